"""A round of Bouillabaisse as the kernel plays it, and what a view tells of it."""

from __future__ import annotations

from functools import lru_cache

from voicecards.bots.kernel.deck import Deck, Mask, deck
from voicecards.bots.kernel.rules import Rules, Sweep
from voicecards.bots.kernel.unseen import Seen, look
from voicecards.cards import PACK, Card
from voicecards.games.bouillabaisse.options import BouillabaisseOptions
from voicecards.games.bouillabaisse.scoring import LAST_ROUND, Stakes, all_or_nothing_applies
from voicecards.games.bouillabaisse.view import BouillabaisseView

_MIXED = (5, 6)


def rules_of(view: BouillabaisseView) -> Rules:
    """Return the rules of the round a view shows."""
    stakes = Stakes.of_round(view.round, view, view.options)
    return round_rules(stakes, view.options, view.card)


@lru_cache(maxsize=64)
def round_rules(stakes: Stakes, options: BouillabaisseOptions, special: Card | None) -> Rules:
    """Return the rules of a round.

    Args:
        stakes: what it counts.
        options: the table's.
        special: the special card of the game, None while it is not known.
    """
    bits = deck_of(options)
    sign = 1 if stakes.round == LAST_ROUND else -1
    parts = (
        ([card for card in PACK if card.suit is stakes.suit], stakes.points_suit),
        ([card for card in PACK if card.rank is stakes.rank], stakes.points_rank),
        ([card for card in PACK if card is stakes.card], stakes.points_special),
    )
    worth = tuple((bits.all_copies(cards), sign * points) for cards, points in parts if points)
    worth = tuple((mask, value) for mask, value in worth if mask)
    counting = 0
    for mask, _ in worth:
        counting |= mask
    return Rules(
        deck=bits,
        seats=options.players,
        worth=worth,
        trick=sign * stakes.points_trick,
        counting=counting,
        sweep=_sweep(stakes, options, special, counting),
    )


def deck_of(options: BouillabaisseOptions) -> Deck:
    """How the cards of a table lie in masks."""
    last_of_equals = options.duplicate_winner == "last"
    return deck(1 if options.players <= 6 else 2, last_of_equals=last_of_equals)


def _sweep(
    stakes: Stakes, options: BouillabaisseOptions, special: Card | None, counting: Mask
) -> Sweep | None:
    copies = options.cards_in_play.count(special) if special else 0
    if not all_or_nothing_applies(stakes.round, copies, options):
        return None
    cards_only = stakes.round in _MIXED and options.all_or_nothing_mixed == "cards_only"
    tricks = stakes.points_trick > 0 and not cards_only
    in_play = deck_of(options).mask(options.cards_in_play)
    return Sweep(counting & in_play, tricks) if counting & in_play or tricks else None


def seen_of(rules: Rules, view: BouillabaisseView) -> Seen:
    """Return what a seat has seen of the round."""
    bits, options = rules.deck, view.options
    indices = bits.indices(card for _, card in view.played)
    plays = [(seat, index) for (seat, _), index in zip(view.played, indices, strict=True)]
    hand = bits.mask(view.hand, sum(1 << index for index in indices))
    dealt = bits.mask(options.cards_in_play)
    leader = plays[0][0] if plays else view.leader
    size = len(options.cards_in_play) // options.players
    if len(plays) + sum(view.hand_sizes) != len(options.cards_in_play):
        size = max(view.hand_sizes) + len(plays) // options.players  # a position set up by hand
    return look(rules, view.seat, hand, dealt, plays, leader, size)
