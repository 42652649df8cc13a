"""Commands: what a player wants, whether it was a key, a spoken word, typed text or a script."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

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
            "T", a contract or game name; None when it takes none. A card of which only the
            rank or the suit was said is "T?" or "?H": see `named_cards`. Of `option` it is a
            name, or settings "queen_penalty=30" divided by ";". In a sentence table, "{n}"
            stands for a number that the sentence names.
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

    def with_number(self, number: int) -> Command:
        """The same command with a number that its sentence names."""
        if self.arg is None:
            return Command(self.name, str(number))
        return Command(self.name, self.arg.replace("{n}", str(number)))

    @property
    def args(self) -> dict[str, str | int]:
        """The argument under its name, for transcripts: {"card": "TH"}, {"n": 5}."""
        if self.arg is None:
            return {}
        key = ARGUMENTS.get(self.name, "value")
        return {key: int(self.arg) if self.arg.isdigit() and key != "rank" else self.arg}


GAMES: Final = ("bouillabaisse", "barbu", "bouillotte")
"""The contexts in which a hand is held."""

OPTIONS: Final = {f"{game}_options": game for game in GAMES}
"""The contexts in which a game's options are set, and the game of each."""

ARGUMENTS: Final = {
    "play": "card",
    "select": "card",
    "correct": "card",
    "expose": "card",
    "choose": "n",
    "table_card": "n",
    "raise": "n",
    "amount": "n",
    "player": "seat",
    "spell_name": "seat",
    "contro": "seat",
    "redouble": "seat",
    "contracts_left": "seat",
    "needs": "card",
    "contract": "contract",
    "trump": "suit",
    "start_rank": "rank",
    "game": "game",
    "language": "language",
    "sheet": "sheet",
    "opponents": "level",
    "name": "name",
}
"""The name of each command's argument, where it takes one."""

_WHERE: Final = {
    "everywhere": """
        help full_rules report repeat repeat_full repeat_spelled what_heard stop
        older_line newer_line oldest_line newest_line next_kind previous_kind
        copy_line copy_lines detail faster slower
        louder quieter voice_louder voice_quieter cues_louder cues_quieter
        music_louder music_quieter text_size theme full_screen practise talk hands_free yes no
        choose start new_game leave confirm cancel
    """,
    "games replay": """
        menu hand table rules scores scores_details turn player next_player previous_player
        spell_name
    """,
    "bouillabaisse barbu replay": "last_trick",
    "replay": """
        step_on step_back trick_on trick_back round_on round_back replay_first replay_last what_if
    """,
    "games": """
        next_card previous_card suit_up suit_down hand_first hand_last hint worst_play
    """,
    "bouillabaisse barbu": """
        play correct legal suit_led next_legal previous_legal table_card
    """,
    "bouillabaisse barbu bouillotte": "pass fold",
    "barbu": """
        contract trump start_rank contro redouble ace_high ace_low open_ends contracts_left
        needs passed
    """,
    "bouillotte": """
        check call raise bet announce all_in pot price retourne value dealer expose straddle rebuy
    """,
    "menus": """
        game sittings resume sheets language settings sounds learn manual statistics players
        save_sheet compare_sheet default_sheet rename_sheet delete_sheet
    """,
    "menus question": "previous_item next_item first_item last_item less more",
    "games menus": "undo",
    "options": "option sheet opponents",
    "amount": "amount",
    "name": "name",
}

_SPREAD: Final = {
    "everywhere": (*GAMES, "replay", "menu", *OPTIONS, "question"),
    "games": GAMES,
    "menus": ("menu", *OPTIONS),
    "options": tuple(OPTIONS),
}

CATALOGUE: Final[Mapping[str, frozenset[str]]] = {
    name: frozenset(context for word in places.split() for context in _SPREAD.get(word, (word,)))
    for places, names in _WHERE.items()
    for name in names.split()
}
"""Every command, and the contexts in which it makes sense: a game, "menu", a game's options,
"amount" (numbers alone), "name" (of a sheet) and "question" (whatever is going on, while a
question is open). Passing and folding make sense in every game because the refusal must be told:
there is no such thing here."""


@dataclass(frozen=True)
class Context:
    """What makes sense to say now: the prior of the ear and the parser.

    Attributes:
        game: "bouillabaisse", "barbu", "bouillotte", "replay" (a game heard again), "menu", one of
            `OPTIONS`, "amount" (number words alone) or "name" (of a sheet).
        hand: the cards held, a prior for `play`; empty when unknown.
        choices: how many numbered answers an open question has; 0 when there is none.
        yes_no: whether an open question is answered by yes or no.
        players: the names of the seats, by seat, for sentences that name one.
        corrects: whether a card has just been understood that may be the wrong one.
        sheets: the names of the player's own score sheets that can be said here.
        rows: what the rows of the list in front are called, where saying that goes to them;
            empty for one that cannot be said.
    """

    game: str
    hand: tuple[Card, ...] = ()
    choices: int = 0
    yes_no: bool = False
    players: tuple[str, ...] = ()
    corrects: bool = False
    sheets: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()

    @property
    def asks(self) -> bool:
        """Whether a question is open."""
        return self.yes_no or self.choices > 0

    @property
    def places(self) -> frozenset[str]:
        """The contexts of `CATALOGUE` that hold now."""
        return frozenset({self.game, "question"} if self.asks else {self.game})


def named_cards(arg: str, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Find the cards that a command's argument may mean.

    Args:
        arg: a card "TH", a rank alone "T?", or a suit alone "?H".
        cards: the cards in question: a hand, or its legal cards.

    Returns:
        The matching cards, sorted, each once. A screen acts on a full name; of a partial one
        it asks to confirm the only card, or lists several (Bouillabaisse sheet, section 8).
    """
    rank, suit = arg[0], arg[1]
    fits = {c for c in cards if rank in ("?", c.rank.code) and suit in ("?", c.suit.code)}
    return tuple(sorted(fits))
