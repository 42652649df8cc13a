"""Setting up a table by ear: Enter Enter sits down; a change is told, or why it cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sitting import Sitting
from voicecards.games.barbu.game import Barbu
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.bouillotte.game import Bouillotte
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.options import GameOptions, OrWord, Whole
from voicecards.locale.speakable import is_speakable
from voicecards.screens.group_screen import GroupScreen
from voicecards.screens.option_rows import step
from voicecards.screens.plan import Plan
from voicecards.screens.setup import SetupScreen
from voicecards.session.launch import Launch
from voicecards.sheets.sheet import ready_sheets


def at_setup(lang: str = "en", **launch: Any) -> Sitting:
    sitting = Sitting(Launch(seed=1, **launch), lang)
    sitting.key("return")
    assert isinstance(sitting.stage.screen, SetupScreen)
    return sitting


def plan_of(sitting: Sitting) -> Plan:
    screen = sitting.stage.stack[1]
    assert isinstance(screen, SetupScreen)
    return screen.plan


def go_to(sitting: Sitting, start: str) -> str:
    """Walk down to the row that begins with these words."""
    for _ in range(60):
        (line,) = sitting.key("down")
        if line.startswith(start):
            return line
    raise AssertionError(start)


def test_enter_enter_sits_down() -> None:
    sitting = Sitting(Launch(seed=1))
    assert sitting.key("return")[0].startswith("Bouillabaisse: set up the table. Start the game")
    assert sitting.key("return") == ["Bouillabaisse, four players. Enter starts the game."]


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("it", ("gioca a bouillabaisse", "inizia la partita", "inizia la partita")),
        ("ru", ("играть в буйабес", "начать игру", "начать игру")),
        ("en", ("play bouillabaisse", "start the game", "start the game")),
    ],
)
def test_a_game_is_begun_by_voice(lang: str, sentences: tuple[str, ...]) -> None:
    sitting = Sitting(Launch(seed=1), lang)
    for sentence in sentences:
        assert sitting.say(sentence)
    assert [e["name"] for e in sitting.of("event")][:2] == ["GameStarted", "RoundStarted"]


def test_the_command_line_is_where_the_plan_starts() -> None:
    plan = plan_of(at_setup(players=6, bots=["beginner", "expert"], watch=True))
    assert (plan.options.players, plan.levels, plan.watching) == (6, ["beginner", "expert"], True)


def test_a_number_of_players_that_a_game_cannot_seat_is_left_out_there() -> None:
    options = Launch(players=9).game_options(Barbu())
    assert options.players == BarbuOptions().players


def test_the_changed_value_is_told_and_played() -> None:
    sitting = at_setup()
    go_to(sitting, "Players")
    assert sitting.key("right") == ["Players: five."]
    go_to(sitting, "All or nothing")
    sitting.key("return")
    assert sitting.key("right") == ["All or nothing: yes. The table now differs from Classic."]
    sitting.key("escape")
    sitting.key("home")
    assert sitting.key("return") == ["Bouillabaisse, five players. Enter starts the game."]
    assert sitting.table.options.to_text()["all_or_nothing"] == "true"


def test_the_opponents_and_ones_own_part() -> None:
    sitting = at_setup()
    go_to(sitting, "Opponents")
    assert sitting.key("right") == ["Opponents: experts"]
    go_to(sitting, "Your part")
    assert sitting.key("return") == ["Your part: you only watch"]
    sitting.key("home")
    assert "the computer plays them all" in sitting.key("return")[0]


def test_a_number_is_typed() -> None:
    sitting = at_setup()
    go_to(sitting, "Players")
    assert sitting.key("1") == ["One"]
    assert sitting.key("1") == ["Eleven"]
    assert sitting.key("backspace") == ["One"]
    assert sitting.key("2") == ["Twelve"]
    assert sitting.key("return") == ["Players: twelve."]
    assert plan_of(sitting).options.players == 12


def test_a_number_out_of_range_tells_the_range_and_changes_nothing() -> None:
    sitting = at_setup()
    go_to(sitting, "Players")
    sitting.key("9")
    sitting.key("9")
    assert sitting.key("return") == ["Players: from two to twelve."]
    assert plan_of(sitting).options.players == 4
    sitting.key("6")
    assert sitting.key("return") == ["Players: six."]


def test_typing_is_dropped_by_escape_and_by_walking_on() -> None:
    sitting = at_setup()
    go_to(sitting, "Players")
    sitting.key("7")
    assert sitting.key("escape") == ["Unchanged. Players: four"]
    sitting.key("7")
    sitting.key("down")
    sitting.key("up")
    assert sitting.key("return") == ["Players: type a number from two to twelve, then Enter."]
    assert sitting.key("return") == ["Players: from two to twelve."]
    assert plan_of(sitting).options.players == 4


@pytest.mark.parametrize(
    ("lang", "word", "told"),
    [
        ("it", "sei", "Giocatori: sei."),
        ("ru", "шесть", "Игроков за столом: шесть."),
        ("en", "six", "Players: six."),
    ],
)
def test_a_number_is_said(lang: str, word: str, told: str) -> None:
    sitting = at_setup(lang)
    sitting.key("down")
    sitting.key("return")
    assert sitting.say(word) == [told]


def test_a_typed_line_of_the_console_is_a_number_too() -> None:
    sitting = at_setup()
    go_to(sitting, "Players")
    sitting.run("type 12", "key return")
    assert plan_of(sitting).options.players == 12


def test_arrows_stop_at_the_ends_of_a_range() -> None:
    sitting = at_setup(players=12)
    go_to(sitting, "Players")
    assert sitting.key("right") == ["Players: twelve."]


def test_what_cannot_be_is_told_and_changes_nothing() -> None:
    sitting = at_setup()
    plan = plan_of(sitting)
    plan.change("target_card", plan.options.kinds()["target_card"].read("2C"))
    plan.change("special_card_pool", "any_card")
    plan.change("targets_mode", "fixed")
    go_to(sitting, "Players")
    before = plan.options
    (line,) = sitting.key("left")
    assert line == "Special card of round four: two of clubs is left out of the game at this table."
    assert plan.options == before


def test_a_digit_goes_to_a_row_without_changing_it() -> None:
    sitting = at_setup()
    assert sitting.key("3")[0].startswith("Opponents: club players")
    assert plan_of(sitting).levels == ["club"]


def test_the_plan_is_kept_for_the_next_game() -> None:
    sitting = at_setup()
    go_to(sitting, "Players")
    sitting.key("right")
    sitting.key("home")
    sitting.key("return")
    assert sitting.key("escape")[0].startswith("Bouillabaisse: set up the table")
    assert sitting.key("down") == ["Players: five, two of ten."]


@pytest.mark.parametrize(
    ("game", "options"), [(Barbu(), BarbuOptions()), (Bouillotte(), BouillotteOptions())]
)
def test_every_kind_of_option_has_a_row_that_can_be_changed(
    game: Any, options: GameOptions
) -> None:
    sitting = Sitting(Launch(seed=1))
    plan = Plan(game, options, ready_sheets(game.name)[0])
    for group, names in options.groups().items():
        screen = GroupScreen(sitting.stage, plan, group, names)
        sitting.stage.push(screen)
        for _ in screen.fields():
            sitting.key("down")
            for key in ("right", "left"):
                (line,) = sitting.key(key)
                assert is_speakable(line)
            if sitting.key("return") and sitting.stage.screen is not screen:
                for key in ("down", "right", "left", "left", "up", "right", "return", "escape"):
                    lines = sitting.key(key)
                    assert len(lines) == 1, (key, lines)
                    if sitting.stage.screen is screen:
                        break
        type(options).from_text(plan.options.to_text())
        sitting.stage.stack.pop()


def test_below_the_lowest_number_lies_the_word() -> None:
    kind = OrWord("same", Whole(0, 1000, 5))
    assert step(kind, "same", 1) == 0
    assert step(kind, 0, 1) == 5
    assert step(kind, 0, -1) == "same"
    assert step(kind, "same", -1) == "same"


def test_lists_and_maps_are_edited_part_by_part() -> None:
    plan = Plan(Barbu(), BarbuOptions(), ready_sheets("barbu")[0])
    sitting = Sitting(Launch(seed=1))
    contracts = GroupScreen(sitting.stage, plan, "table", ["contracts"])
    sitting.stage.push(contracts)
    sitting.key("return")
    sitting.key("left")
    assert plan.options.contracts[0] == "no_hearts"
    sitting.key("right")
    assert plan.options.contracts[-1] == "no_tricks"
    sitting.key("escape")
    values = GroupScreen(sitting.stage, plan, "values", ["domino_awards", "card_overrides"])
    sitting.stage.push(values)
    sitting.key("return")
    for key in ("down", "down", "2", "0", "return"):
        sitting.key(key)
    assert plan.options.domino_awards == (100, 50, 20)
    sitting.key("escape")
    for key in ("down", "return", "end", "4", "0", "return"):
        sitting.key(key)
    assert plan.options.to_text()["card_overrides"] == "AH:40"
