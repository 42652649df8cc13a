"""Whole sessions played from recorded actions of all seats, as transcripts."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from tests.sitting import Sitting
from voicecards.bots import make_bot
from voicecards.bots.recorded import RecordedBot
from voicecards.commands.command import Command, Source
from voicecards.games import games
from voicecards.launch import Launch
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
        raw = json.loads((FOLDER / f"{name}.record.json").read_text(encoding="utf-8"))
        return cls(name, **{**raw, "actions": [(s, a) for s, a in raw["actions"]]})

    def save(self) -> None:
        raw = {k: v for k, v in vars(self).items() if k != "name"}
        text = json.dumps(raw, ensure_ascii=False, separators=(",", ":")) + "\n"
        (FOLDER / f"{self.name}.record.json").write_text(text, encoding="utf-8")

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
        if way == "both":
            ask(sitting, number)
        by_voice = way == "voice" or (way == "both" and number % 2 == 1)
        (say_action if by_voice else press_action)(sitting, code)
    sitting.run("wait over")
    return sitting


def start(sitting: Sitting, *, by_voice: bool) -> None:
    if by_voice:
        sitting.run(f"say {sitting.stage.sentences.recommended('start')}")
    else:
        sitting.run("key return")


def say_action(sitting: Sitting, code: str) -> None:
    sitting.run(f"say {sitting.stage.sentences.recommended(code)}")


def press_action(sitting: Sitting, code: str) -> None:
    """Walk to the card with Tab, as a player does, and press Enter."""
    wanted = Command.from_code(code).arg
    for _ in range(60):
        sitting.run("key tab", "wait 1")
        card = sitting.stage.screen.hand.cursor.card  # type: ignore[attr-defined]
        if card.code == wanted:
            break
    sitting.run("key return")


INFORMATION: tuple[tuple[str, Source], ...] = (
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


def ask(sitting: Sitting, number: int) -> None:
    """Before each of the human's decisions ask for one thing, so that every answer is heard."""
    what, source = INFORMATION[number % len(INFORMATION)]
    if source is Source.KEY:
        sitting.run(f"key {what}", "wait 30")
    else:
        sitting.run(f"say {sitting.stage.sentences.recommended(what)}", "wait 30")


def golden_path(name: str, lang: str) -> Path:
    return FOLDER / f"{name}.{lang}.jsonl"


def dump(sitting: Sitting) -> str:
    return "".join(json.dumps(e, ensure_ascii=False) + "\n" for e in sitting.transcript)
