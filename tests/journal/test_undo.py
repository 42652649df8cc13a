"""A decision is taken back with all that followed it, and the game goes on from there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sitting import Sitting
from voicecards.bots import make_bot
from voicecards.games import games
from voicecards.games.game import IllegalAction
from voicecards.journal.keeper import Keeper
from voicecards.journal.store import Journals
from voicecards.session.launch import Launch
from voicecards.table import HUMAN, Table


def table(name: str, seed: int = 4) -> Table:
    game = games()[name]
    options = game.options()
    names = [None, *["club"] * (options.players - 1)]
    bots = [None, *[make_bot("club", name)] * (options.players - 1)]
    made = Table(game, options, seed, bots, names)
    made.start()
    return made


def go_on(played: Table, actions: int) -> None:
    """Let everybody, the player too, do what a club player does."""
    for _ in range(actions):
        if played.is_over:
            return
        assert played.turn is not None
        action = played.adviser(HUMAN)() if played.turn == HUMAN else played.bot_action()
        played.act(played.turn, action)


@pytest.mark.parametrize("name", ["bouillabaisse", "barbu", "bouillotte"])
def test_undone_and_played_again_it_is_the_same_game(name: str) -> None:
    played, again = table(name), table(name)
    go_on(played, 150)
    go_on(again, 150)
    for _ in range(min(9, again.decisions(HUMAN))):
        again.take_back(HUMAN)
    go_on(again, 150 - len(again.journal.actions))
    assert again.journal.actions == played.journal.actions
    assert again.journal.drawn == played.journal.drawn
    assert again.view(HUMAN) == played.view(HUMAN)


def test_after_an_undo_the_player_decides_again() -> None:
    played = table("bouillabaisse")
    go_on(played, 20)
    count = played.decisions(HUMAN)
    while played.decisions(HUMAN):
        action = played.take_back(HUMAN)
        assert played.turn == HUMAN
        assert action in played.view(HUMAN).legal
    assert played.journal.undone == count
    with pytest.raises(IllegalAction):
        played.take_back(HUMAN)


def test_the_journal_follows_an_undo(tmp_path: Path) -> None:
    journals = Journals(tmp_path / "journal.db")
    played = table("bouillotte")
    keeper = Keeper(journals, played, lambda key: None)
    go_on(played, 60)
    for back in (3, 1, 5):
        for _ in range(back):
            played.take_back(HUMAN)
        go_on(played, 7)
        assert keeper.sitting is not None
        record = journals.load(keeper.sitting)
        assert record is not None
        assert record.journal == played.journal
    assert record.journal.undone == 9
    go_on(played, 9999)
    assert journals.summaries()[0].finished
    played.take_back(HUMAN)
    assert not journals.summaries()[0].finished
    journals.close()


@pytest.mark.parametrize(
    ("lang", "sentence", "taken", "nothing"),
    [
        ("it", "annulla la mossa", "Annullato: ", "Non hai fatto nessuna mossa"),
        ("ru", "отмени ход", "Отменено: ", "Твоих ходов"),
        ("en", "undo", "Taken back: ", "You have made no move"),
    ],
)
def test_undo_by_key_and_by_voice_is_spoken(
    lang: str, sentence: str, taken: str, nothing: str
) -> None:
    sitting = Sitting(Launch(game="bouillabaisse", seed=3), lang)
    sitting.key("return")
    sitting.turn()
    assert nothing in sitting.key("u")[0]
    before = sitting.table.view(HUMAN)
    for undo in (lambda: sitting.key("u"), lambda: sitting.say(sentence)):
        sitting.run("key tab", "wait 2", "key return", "wait turn")
        lines = undo()
        assert lines[0].startswith(taken)
        assert len(lines) >= 2
        assert sitting.table.view(HUMAN) == before


def test_an_undone_bet_of_bouillotte_leaves_no_digits_behind() -> None:
    sitting = Sitting(Launch(game="bouillotte", seed=3), "en")
    sitting.key("return")
    sitting.turn()
    while not getattr(sitting.stage.screen, "betting", False):
        sitting.run("key 1", "wait turn")
    sitting.run("key return", "wait 1", "key return", "wait turn")
    sitting.run("key b", "key 4")
    sitting.key("u")
    assert getattr(sitting.stage.screen, "entry", None) is None
