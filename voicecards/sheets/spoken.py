"""What a spoken price of a card means: "the king of spades costs eighty"."""

from __future__ import annotations

from collections.abc import Mapping

from voicecards.cards import Card, Rank
from voicecards.games.barbu.contracts import tariff
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.options import GameOptions, MapOf


def as_changes(options: GameOptions, settings: Mapping[str, str]) -> dict[str, str]:
    """Turn what was said into changes of options.

    A map gets one more entry. In Barbu the price of the king that is the Barbu is the Barbu's
    price, and a king that would count in no contract becomes the Barbu: nothing else can be
    meant by giving it a price.

    Args:
        options: as they are.
        settings: texts by option, as said.
    """
    kinds, changes = options.kinds(), dict[str, str]()
    for name, text in settings.items():
        kind = kinds[name]
        if not isinstance(kind, MapOf):
            changes[name] = text
            continue
        (entry,) = kind.read(text)
        if isinstance(options, BarbuOptions) and (own := _barbu_price(options, *entry)):
            changes |= own
        else:
            merged = {**dict(getattr(options, name)), entry[0]: entry[1]}
            changes[name] = kind.write(tuple(sorted(merged.items())))
    return changes


def _barbu_price(options: BarbuOptions, card: Card, points: int) -> dict[str, str]:
    if card.rank is not Rank.KING or card in dict(options.card_overrides):
        return {}
    if card is options.barbu:
        return {"barbu_penalty": str(points)}
    if counts_somewhere(options, card):
        return {}
    return {"barbu_suit": card.suit.code, "barbu_penalty": str(points)}


def counts_somewhere(options: BarbuOptions, card: Card) -> bool:
    """Whether a card by itself costs something in a contract of this table."""
    tricks = [contract for contract in options.contracts if contract != "domino"]
    return any(tariff(contract, options).counts(card) for contract in tricks)
