"""The opponents' row of the set-up, and what the command line knows of them."""

import pytest

from tests.sitting import Sitting
from voicecards.bots import CHARACTERS, make_bot
from voicecards.cli import main
from voicecards.locale import languages, load
from voicecards.session.launch import Host, Launch


def at_opponents(game: str, lang: str = "en", **launch) -> Sitting:
    sitting = Sitting(Launch(seed=1), lang)
    sitting.stage.push(Host(sitting.stage, Launch(seed=1, **launch)).set_up(game))
    sitting.key("3")
    return sitting


def levels(sitting: Sitting) -> list[str]:
    return sitting.stage.screen.plan.levels  # type: ignore[attr-defined]


def test_the_row_walks_through_levels_and_characters_and_all_of_them() -> None:
    sitting = at_opponents("bouillotte")
    lines = [sitting.key("right")[0] for _ in range(7)]
    assert [line.split(", ")[0] for line in lines] == [
        "Opponents: experts",
        "Opponents: cautious players",
        "Opponents: gamblers",
        "Opponents: bluffers",
        "Opponents: a mixed company",
        "Opponents: any card",
        "Opponents: beginners",
    ]


def test_the_help_of_a_character_tells_what_it_is_like() -> None:
    sitting = at_opponents("bouillotte", bots=["bluffer"])
    assert "They bet high with nothing in hand" in " ".join(sitting.key("f1"))


def test_different_opponents_of_the_command_line_are_all_named() -> None:
    sitting = at_opponents("bouillotte", bots=["club", "bluffer", "club"])
    assert sitting.key("3")[-1].startswith("Opponents: club players and bluffers")
    sitting.key("right")
    assert levels(sitting) == ["expert"]


def test_a_character_another_game_does_not_know_is_a_club_player_there() -> None:
    assert levels(at_opponents("bouillabaisse", bots=["bluffer", "expert"])) == ["club", "expert"]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", CHARACTERS)
def test_every_character_has_a_name_and_a_description(lang: str, game: str) -> None:
    locale = load(lang)
    for name in CHARACTERS[game]:
        assert make_bot(name, game)
        assert locale.has(f"character-{name}")
        assert locale.has(f"character-{name}-help")


def test_the_command_line_takes_characters_of_the_game_and_no_others(capsys) -> None:
    simulate = ["simulate", "--games", "1", "--lang", "en", "--bots"]
    assert main([*simulate, "bluffer,expert", "bouillotte"]) == 0
    assert main([*simulate, "bluffer", "bouillabaisse"]) == 2
    assert "There is no such opponent" in capsys.readouterr().err


INVITED = {
    "it": ("avversari bluffatori", "avversari misti"),
    "ru": ("блефующие соперники", "разные соперники"),
    "en": ("bluffing opponents", "mixed opponents"),
}


@pytest.mark.parametrize("lang", languages())
def test_opponents_are_invited_by_voice_and_told(lang: str) -> None:
    sitting = at_opponents("bouillotte", lang)
    bluffers, mixed = INVITED[lang]
    label, locale = load(lang).text("setup-bots"), load(lang)
    assert sitting.say(bluffers) == [f"{label}: {locale.text('character-bluffer')}"]
    assert levels(sitting) == ["bluffer"]
    assert sitting.say(mixed) == [f"{label}: {locale.text('bots-mixed')}"]
    assert levels(sitting) == list(CHARACTERS["bouillotte"])


def test_the_name_of_the_row_goes_to_it() -> None:
    sitting = at_opponents("barbu")
    sitting.key("home")
    assert sitting.say("opponents")[0].startswith("Opponents: club players, three of")


def test_opponents_can_be_invited_in_the_middle_of_the_options() -> None:
    sitting = at_opponents("barbu")
    sitting.key("6")
    assert sitting.stage.screen.name == "options"
    assert sitting.say("expert opponents") == ["Opponents: experts"]
    sitting.key("escape")
    assert levels(sitting) == ["expert"]
