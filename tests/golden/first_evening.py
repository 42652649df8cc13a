"""A stranger's first evening: choose the language, set up a table, play a round, leave, by ear."""

from __future__ import annotations

from tests.golden.sessions import Record, say_action
from tests.sitting import Sitting
from voicecards.bots.recorded import RecordedBot
from voicecards.games import games
from voicecards.session.launch import Launch
from voicecards.table import HUMAN

NAME = "first_evening"
GAME = "bouillabaisse"
SEED = 7
OPTIONS = {"players": "6", "all_or_nothing": "true"}
LANGUAGE_NAMES = {"it": "italiano", "ru": "русский", "en": "English"}
ROUND_ONE = 8
"""Tricks of a round with six players."""


def first_evening(record: Record, lang: str) -> Sitting:
    """Live through the evening in one language."""
    game = games()[record.game]
    seats = [None, *(RecordedBot(game, record.of_seat(seat)) for seat in range(1, 6))]
    sitting = Sitting(Launch(seed=record.seed, asks_language=True), "en", seats)
    sitting.run("wait 20", f"say {LANGUAGE_NAMES[lang]}", "wait 20")
    sitting.run("key f6", "wait 9", "key return", "wait 20")
    sitting.run(f"say {sitting.stage.sentences.recommended('play:TH')}", "wait 15", "key return")
    sitting.run("wait 30")
    sitting.run(f"say {sitting.stage.sentences.recommended(f'game:{record.game}')}", "wait 20")
    set_up_six_with_all_or_nothing(sitting)
    sitting.run("key return", "wait 20", "key return", "wait turn", "key r", "wait 30")
    for code in record.of_seat(HUMAN)[:ROUND_ONE]:
        sitting.turn()
        say_action(sitting, code)
    sitting.run("wait turn", f"say {sitting.stage.sentences.recommended('help')}", "wait 40")
    sitting.run("key escape", "wait 20", "key escape", "wait 20")
    sitting.run(f"say {sitting.stage.sentences.recommended('yes')}", "wait 20")
    return sitting


def set_up_six_with_all_or_nothing(sitting: Sitting) -> None:
    sitting.run("key down", "wait 6", "key right", "wait 4", "key right", "wait 4")
    for _ in range(12):
        sitting.run("key down", "wait 8")
        screen = sitting.stage.screen
        row = screen.items()[screen.focus].phrase  # type: ignore[attr-defined]
        if row.key == "group-all_or_nothing":
            break
    sitting.run("key return", "wait 10", "key right", "wait 8", "key f1", "wait 30", "key escape")
    sitting.run("wait 8", "key escape", "wait 10", "key home", "wait 8")
