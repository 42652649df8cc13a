"""A hand of Barbu as the kernel plays it, and what a view tells of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from voicecards.bots.kernel.deck import EVERYTHING, Mask, deck
from voicecards.bots.kernel.domino import DominoPosition, DominoRules
from voicecards.bots.kernel.domino_reading import Laid
from voicecards.bots.kernel.rules import Pair, Rules, Sweep
from voicecards.bots.kernel.unseen import Seen, Unseen, look
from voicecards.cards import Rank, Suit
from voicecards.games.barbu.contracts import slam_mode, tariff
from voicecards.games.barbu.duties import barred_suits
from voicecards.games.barbu.events import Double
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.barbu.view import BarbuView
from voicecards.games.game import Seat

DECK = deck(1)
_BY_TRICKS = ("no_tricks", "salade")


def pairs_of(doubles: Sequence[Double]) -> tuple[Pair, ...]:
    """The doubles of a hand, for the kernel."""
    return tuple(Pair(d.doubler, d.doubled, d.multiplier) for d in doubles)


@lru_cache(maxsize=128)
def trick_rules(
    contract: str, options: BarbuOptions, trump: Suit | None, doubles: tuple[Double, ...] = ()
) -> Rules:
    """Return the rules of a trick contract.

    Args:
        contract: any but `domino`.
        options: the table's.
        trump: the trump suit of `trumps`, None otherwise.
        doubles: of the hand.
    """
    price = tariff(contract, options)
    by_points: dict[int, Mask] = {}
    counting = 0
    for card in options.cards_in_play:
        if price.counts(card):
            points = price.points[card.index]
            by_points[points] = by_points.get(points, 0) | 1 << card.index
            counting |= 1 << card.index
    return Rules(
        deck=DECK,
        seats=options.players,
        step=options.step,
        worth=tuple((mask, points) for points, mask in sorted(by_points.items()) if points),
        trick=price.trick,
        last=price.last,
        second_last=price.second_last,
        trump=DECK.suits[trump] if trump is not None else 0,
        barred=sum(DECK.suits[suit] for suit in barred_suits(contract, options)),
        opens=options.suit_lead == "after_discard",
        counting=counting,
        sweep=_sweep(contract, options, counting),
        pairs=pairs_of(doubles),
    )


def _sweep(contract: str, options: BarbuOptions, counting: Mask) -> Sweep | None:
    mode = slam_mode(contract, options)
    if mode is None:
        return None
    by_tricks = contract in _BY_TRICKS
    flat = None if mode == "mirror" else options.slam_flat_points
    return Sweep(0 if by_tricks else counting, by_tricks, flat)


def domino_rules(
    options: BarbuOptions, start: Rank, doubles: tuple[Double, ...] = ()
) -> DominoRules:
    """Return the rules of a domino that begins with a rank."""
    return _domino_rules(options, start, pairs_of(doubles))


@lru_cache(maxsize=64)
def _domino_rules(options: BarbuOptions, start: Rank, pairs: tuple[Pair, ...]) -> DominoRules:
    sides = {"high": True, "low": False}
    return DominoRules(
        seats=options.players,
        step=options.step,
        cards=DECK.mask(options.cards_in_play),
        start=start,
        ace=sides.get(options.domino_ace),
        second_turn=options.domino_ace_second_turn,
        optional=options.domino_second_turn_optional,
        awards=options.awards,
        pairs=pairs,
    )


def seen_tricks(rules: Rules, view: BarbuView) -> Seen:
    """Return what a seat has seen of a hand of tricks; before the first lead: its own cards."""
    plays = [(seat, card.index) for seat, card in view.played if card is not None]
    leader = plays[0][0] if plays else view.leader
    size = max(view.hand_sizes) + sum(seat == view.seat for seat, _ in plays)
    if plays and view.turn == view.seat:
        size = view.hand_sizes[view.seat] + sum(seat == view.seat for seat, _ in plays)
    hand = DECK.mask(view.hand)
    dealt = DECK.mask(view.options.cards_in_play)
    return look(rules, view.seat, hand, dealt, plays, leader, size)


def unplayed(view: BarbuView) -> Unseen:
    """Return the cards in other hands before the first card."""
    hand = DECK.mask(view.hand)
    cards = DECK.mask(view.options.cards_in_play) & ~hand
    sizes = tuple(0 if seat == view.seat else size for seat, size in enumerate(view.hand_sizes))
    everything = (EVERYTHING & cards,) * len(sizes)
    return Unseen(cards, sizes, everything, (0,) * len(sizes))


def seen_domino(rules: DominoRules, view: BarbuView) -> tuple[DominoPosition, Unseen]:
    """Return a domino as a seat has seen it: the position with its hand alone, and the rest.

    Whoever could lay nothing holds none of the cards that fitted then.
    """
    hand = DECK.mask(view.hand)
    unseen = rules.cards & ~hand
    allowed = [unseen] * rules.seats
    position = DominoPosition(rules, [0] * rules.seats, view.leader)
    high = view.ace_side != "low"
    after_ace: Seat | None = None
    for seat, card in view.played:
        if after_ace is not None and seat != after_ace:
            allowed[after_ace] &= ~position.open
        if card is None:
            if not (rules.optional and after_ace == seat):
                allowed[seat] &= ~position.open
            after_ace = None
        else:
            unseen &= ~(1 << card.index)
            position.put(rules, card.index, high=high)
            after_ace = seat if rules.second_turn and card.rank is Rank.ACE else None
    if after_ace is not None and not view.second_turn:
        allowed[after_ace] &= ~position.open
    position.hands[view.seat] = hand
    position.turn = view.seat
    position.places = list(view.places)
    position.again = view.second_turn
    sizes = tuple(0 if seat == view.seat else size for seat, size in enumerate(view.hand_sizes))
    return position, Unseen(
        unseen, sizes, tuple(mask & unseen for mask in allowed), (0,) * rules.seats
    )


def laid_by_others(rules: DominoRules, view: BarbuView) -> list[Laid]:
    """Return the cards that others have laid in a domino, the last one first."""
    position = DominoPosition(rules, [0] * rules.seats, view.leader)
    high = view.ace_side != "low"
    laid = []
    for seat, card in view.played:
        if card is not None:
            laid.append((seat, card.index, position.open))
            position.put(rules, card.index, high=high)
    since = [0] * rules.seats
    found = []
    for seat, index, fitted in reversed(laid):
        since[seat] |= 1 << index
        if seat != view.seat:
            found.append(Laid(seat, index, fitted, since[seat]))
    return found
