"""Whole sessions played from recorded actions of all seats, as transcripts."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.sitting import Sitting
from voicecards.bots import make_bot
from voicecards.bots.recorded import RecordedBot
from voicecards.commands.command import Source
from voicecards.games import games
from voicecards.session.launch import Launch
from voicecards.table import HUMAN, Phase, Table

FOLDER = Path(__file__).parent
LANGUAGES = ("it", "ru", "en")


@dataclass(frozen=True)
class Record:
    """One played game: what is needed to play it again."""

    name: str
    game: str
    seed: int
    options: dict[str, str]
    actions: list[tuple[int, str]]

    @classmethod
    def load(cls, name: str) -> Record:
        raw = json.loads(record_path(name).read_text(encoding="utf-8"))
        return cls(name, **{**raw, "actions": [(s, a) for s, a in raw["actions"]]})

    def save(self) -> None:
        raw = {k: v for k, v in vars(self).items() if k != "name"}
        text = json.dumps(raw, ensure_ascii=False, separators=(",", ":")) + "\n"
        record_path(self.name).write_text(text, encoding="utf-8")

    def of_seat(self, seat: int) -> list[str]:
        return [code for who, code in self.actions if who == seat]


def play_bots(name: str, game: str, seed: int, options: dict[str, str]) -> Record:
    """Let bots play a game and record it; only when a record is made anew."""
    kind = games()[game]
    checked = kind.options.from_text(options)
    table = Table(kind, checked, seed, [make_bot("club", game)] * checked.players)
    table.start()
    while table.phase is Phase.PLAYING:
        assert table.turn is not None
        table.act(table.turn, table.bot_action())
    return Record(name, game, seed, options, table.journal.actions)


def play(record: Record, lang: str, way: str) -> Sitting:
    """Play a record through the stage, the human's part by `keys`, `voice` or `both`."""
    game = games()[record.game]
    options = game.options.from_text(record.options)
    seats = [None] + [RecordedBot(game, record.of_seat(s)) for s in range(1, options.players)]
    launch = Launch(game=record.game, seed=record.seed, options=record.options)
    sitting = Sitting(launch, lang, seats=seats)
    start(sitting, by_voice=way == "voice")
    for number, code in enumerate(record.of_seat(HUMAN)):
        sitting.turn()
        advise(sitting, code)
        if way == "both":
            ask(sitting, number)
        by_voice = way == "voice" or (way == "both" and number % 2 == 1)
        (say_action if by_voice else press_action)(sitting, code)
    sitting.run("wait over")
    return sitting


def advise(sitting: Sitting, code: str) -> None:
    """Let advice be what the record does next: a better bot changes no golden."""
    action = sitting.table.game.read_action(code)
    sitting.table.adviser = lambda seat: lambda: action  # type: ignore[method-assign]


def start(sitting: Sitting, *, by_voice: bool) -> None:
    if by_voice:
        sitting.run(f"say {sitting.stage.sentences.recommended('start')}")
    else:
        sitting.run("key return")


def say_action(sitting: Sitting, code: str) -> None:
    players = tuple(sitting.stage.locale.player_name(s) for s in range(sitting.stage.players))
    sitting.run(f"say {sitting.stage.sentences.recommended(code, players)}")
    agree(sitting, f"say {sitting.stage.sentences.recommended('yes')}")


def press_action(sitting: Sitting, code: str) -> None:
    """Take an action by keys, as a player does."""
    screen: Any = sitting.stage.screen
    name, _, arg = code.partition(":")
    choices = [action.code for action in screen.voice.choices(screen.view)]
    if name == "play" and code not in choices:
        walk_to(sitting, arg)
        sitting.run("key return")
    elif code in choices:
        sitting.run(f"key {screen.voice.numbers(screen.view)[choices.index(code)]}")
    elif name == "raise":
        sitting.run("key b", *(f"key {digit}" for digit in arg), "key return")
    else:
        sitting.run(f"key {KEYS[name]}")
    agree(sitting, "key return")


KEYS = {"check": "return", "call": "return", "fold": "f", "announce": "n", "pass": "o"}
"""The keys of actions that have one of their own."""


def walk_to(sitting: Sitting, card: str) -> None:
    for _ in range(60):
        sitting.run("key tab", "wait 1")
        if sitting.stage.screen.hand.cursor.card.code == card:  # type: ignore[attr-defined]
            return


def agree(sitting: Sitting, step: str) -> None:
    """Answer the question that a dear action is asked back with."""
    question = sitting.stage.question
    if question and not question.standing:
        sitting.run("wait 1", step)


TRICKS: tuple[tuple[str, Source], ...] = (
    ("c", Source.KEY),
    ("s", Source.KEY),
    ("hand", Source.VOICE),
    ("r", Source.KEY),
    ("shift+1", Source.KEY),
    ("last_trick", Source.VOICE),
    ("shift+s", Source.KEY),
    ("f", Source.KEY),
    ("legal", Source.VOICE),
    ("t", Source.KEY),
    ("1", Source.KEY),
    ("v", Source.KEY),
    ("scores", Source.VOICE),
    ("j", Source.KEY),
    ("f4", Source.KEY),
    ("comma", Source.KEY),
    ("x", Source.KEY),
    ("table", Source.VOICE),
    ("shift+f4", Source.KEY),
    ("what_heard", Source.VOICE),
)


VYING: tuple[tuple[str, Source], ...] = (
    ("e", Source.KEY),
    ("pot", Source.VOICE),
    ("g", Source.KEY),
    ("s", Source.KEY),
    ("hand", Source.VOICE),
    ("c", Source.KEY),
    ("x", Source.KEY),
    ("r", Source.KEY),
    ("shift+1", Source.KEY),
    ("price", Source.VOICE),
    ("shift+s", Source.KEY),
    ("t", Source.KEY),
    ("value", Source.VOICE),
    ("v", Source.KEY),
    ("p", Source.KEY),
    ("retourne", Source.VOICE),
)


CONTRACTS: tuple[tuple[str, Source], ...] = (
    ("c", Source.KEY),
    ("r", Source.KEY),
    ("contracts_left", Source.VOICE),
    ("d", Source.KEY),
    ("s", Source.KEY),
    ("hand", Source.VOICE),
    ("right", Source.KEY),
    ("shift+1", Source.KEY),
    ("last_trick", Source.VOICE),
    ("2", Source.KEY),
    ("shift+s", Source.KEY),
    ("legal", Source.VOICE),
    ("t", Source.KEY),
    ("f", Source.KEY),
    ("rules", Source.VOICE),
    ("q", Source.KEY),
    ("down", Source.KEY),
    ("open_ends", Source.VOICE),
    ("passed", Source.VOICE),
    ("n", Source.KEY),
    ("p", Source.KEY),
    ("v", Source.KEY),
    ("scores", Source.VOICE),
    ("f4", Source.KEY),
)
INFORMATION = {"barbu": CONTRACTS, "bouillabaisse": TRICKS, "bouillotte": VYING}
"""What is asked before the human's decisions, in turn."""


def ask(sitting: Sitting, number: int) -> None:
    """Before each of the human's decisions ask for one thing, so that every answer is heard."""
    questions = INFORMATION[sitting.table.game.name]
    what, source = questions[number % len(questions)]
    if sitting.stage.question and what.isdigit():
        what = "c"  # a digit would answer the question
    if source is Source.KEY:
        sitting.run(f"key {what}", "wait 30")
    else:
        sitting.run(f"say {sitting.stage.sentences.recommended(what)}", "wait 30")


def record_path(name: str) -> Path:
    return FOLDER / f"{name}.record.json"


def golden_path(name: str, lang: str) -> Path:
    return FOLDER / f"{name}.{lang}.jsonl"


def dump(sitting: Sitting) -> str:
    return "".join(json.dumps(e, ensure_ascii=False) + "\n" for e in sitting.transcript)
