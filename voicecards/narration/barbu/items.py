"""What is counted in Barbu, named: contracts, points with their sign, things taken."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from voicecards.cards import Rank
from voicecards.games.barbu.events import Item
from voicecards.games.barbu.options import BarbuOptions
from voicecards.narration.phrase import Phrase


def contract_name(contract: str, options: BarbuOptions) -> str:
    """Return the name by which messages know a contract: "no_clubs" where clubs are penalised."""
    if contract == "no_hearts":
        return f"no_{options.penalty_suit.name.lower()}"
    return contract


def signed(points: int) -> Phrase:
    """Points with their sign in words, for what is won or lost; totals need no plus."""
    return Phrase("barbu-plus" if points > 0 else "barbu-points", {"n": points})


_ITEMS: Final[Mapping[str, Callable[[Item, BarbuOptions], Phrase]]] = {
    "trick": lambda item, _: Phrase("captured-tricks", {"n": item.count}),
    "suit_card": lambda item, options: Phrase(
        "captured-suit", {"n": item.count, "suit": options.penalty_suit}
    ),
    "queen": lambda item, _: Phrase("captured-rank", {"n": item.count, "rank": Rank.QUEEN}),
    "jack": lambda item, _: Phrase("captured-rank", {"n": item.count, "rank": Rank.JACK}),
    "barbu": lambda item, _: Phrase("barbu-item-barbu"),
    "second_last_trick": lambda item, _: Phrase("barbu-item-second-last-trick"),
    "last_trick": lambda item, _: Phrase("barbu-item-last-trick"),
    "place": lambda item, _: Phrase("barbu-item-place", {"n": item.count}),
}


def captured(items: Iterable[Item], options: BarbuOptions) -> tuple[Phrase, ...]:
    """What somebody has taken that counts, as items of a list; "nothing" when it is nothing."""
    named = tuple(_ITEMS[item.kind](item, options) for item in items)
    return named or (Phrase("captured-nothing"),)
