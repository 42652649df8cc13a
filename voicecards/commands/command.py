"""Commands: what a player wants, whether it was a key, a spoken word, typed text or a script."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from voicecards.cards import Card


class Source(StrEnum):
    """Where a command came from. Only the transcript may care."""

    KEY = "key"
    VOICE = "voice"
    TEXT = "text"
    SCRIPT = "script"


@dataclass(frozen=True)
class Command:
    """One command, e.g. Command("play", "TH") or Command("scores").

    Attributes:
        name: an id of the catalogue (`CATALOGUE`).
        arg: its argument as a code: a card "TH", a number "5", a seat "2", a suit "H", a rank
            "T", a contract or game name; None when it takes none.
    """

    name: str
    arg: str | None = None

    @property
    def code(self) -> str:
        """As in transcripts and on the command line: "play:TH", "scores"."""
        return self.name if self.arg is None else f"{self.name}:{self.arg}"

    @classmethod
    def from_code(cls, code: str) -> Command:
        """Read what `code` writes."""
        name, _, arg = code.partition(":")
        return cls(name, arg or None)

    @property
    def args(self) -> dict[str, str | int]:
        """The argument under its name, for transcripts: {"card": "TH"}, {"n": 5}."""
        if self.arg is None:
            return {}
        key = ARGUMENTS.get(self.name, "value")
        return {key: int(self.arg) if self.arg.isdigit() and key != "rank" else self.arg}


ARGUMENTS = {
    "play": "card",
    "select": "card",
    "expose": "card",
    "choose": "n",
    "table_card": "n",
    "raise": "n",
    "amount": "n",
    "player": "seat",
    "contro": "seat",
    "redouble": "seat",
    "contract": "contract",
    "trump": "suit",
    "start_rank": "rank",
    "game": "game",
}
"""The name of each command's argument, where it takes one."""


@dataclass(frozen=True)
class Context:
    """What makes sense to say now: the prior of the ear and the parser.

    Attributes:
        game: "bouillabaisse", "barbu", "bouillotte", "menu", or "amount" (number words alone).
        hand: the cards held, a prior for `play`; empty when unknown.
        choices: how many numbered answers an open question has; 0 when there is none.
        yes_no: whether an open question is answered by yes or no.
        players: the names of the seats, by seat, for sentences that name one.
    """

    game: str
    hand: tuple[Card, ...] = ()
    choices: int = 0
    yes_no: bool = False
    players: tuple[str, ...] = ()
