"""What one seat has seen of a hand of tricks, and dealing the rest as it may lie."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from voicecards.bots.kernel.deck import Index, Mask, bits
from voicecards.bots.kernel.position import Position
from voicecards.bots.kernel.rules import Rules
from voicecards.games.game import Seat


@dataclass(frozen=True)
class Unseen:
    """The cards in other hands, and where they may be.

    Attributes:
        cards: the unseen cards.
        sizes: by seat, how many of them it holds; 0 for oneself.
        allowed: by seat, those it may hold: not of a suit it did not follow.
        doubted: by seat, those it would likely have played before now, if it held them.
    """

    cards: Mask
    sizes: tuple[int, ...]
    allowed: tuple[Mask, ...]
    doubted: tuple[Mask, ...]

    @cached_property
    def _room(self) -> tuple[int, ...]:
        """The sizes, and at last how many of the cards lie nowhere: none but in studies."""
        return (*self.sizes, self.cards.bit_count() - sum(self.sizes))

    @cached_property
    def _allowed(self) -> tuple[Mask, ...]:
        return (*self.allowed, self.cards)

    @cached_property
    def _doubted(self) -> tuple[Mask, ...]:
        return (*self.doubted, 0)

    @cached_property
    def _holders(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, size in enumerate(self._room) if size)

    def deal(self, rng: random.Random, doubt: float) -> list[Mask]:
        """Deal the unseen cards at random: each seat its number, nothing it cannot hold.

        Args:
            rng: the chance; only `random()` is asked.
            doubt: the weight of a doubted card in a hand, 1 where it is as likely as another.
        """
        room = list(self._room)
        hands = [0] * len(room)
        drawing = rng.random
        bound, free = self._parts
        for _, index in sorted([(fits + drawing(), index) for fits, index in bound]):
            self._place(1 << index, hands, room, drawing, doubt)
        keys = [drawing() for _ in free]
        mixed = [free[place] for place in sorted(range(len(free)), key=keys.__getitem__)]
        start = 0
        for seat in self._holders:
            for bit in mixed[start : start + room[seat]]:
                hands[seat] |= bit
            start += room[seat]
        return hands[:-1]

    @cached_property
    def _parts(self) -> tuple[list[tuple[int, Index]], list[Mask]]:
        """The cards some seat cannot or hardly holds, with how many can, and the others as bits."""
        bound, free = [], []
        for index in bits(self.cards):
            fits = sum(self._allowed[seat] >> index & 1 for seat in self._holders)
            doubts = any(self._doubted[seat] >> index & 1 for seat in self._holders)
            if fits < len(self._holders) or doubts:
                bound.append((fits, index))
            else:
                free.append(1 << index)
        return bound, free

    def _place(
        self,
        bit: Mask,
        hands: list[Mask],
        room: list[int],
        drawing: Callable[[], float],
        doubt: float,
    ) -> None:
        """Give one card to a seat that may hold it, a larger one more likely."""
        weights = []
        total = 0.0
        for seat in self._holders:
            weight = 0.0
            if room[seat] and self._allowed[seat] & bit:
                weight = room[seat] * (doubt if self._doubted[seat] & bit else 1.0)
                total += weight
            weights.append(weight)
        if not total:
            self._make_room(bit, hands, room, self._holders)
            return
        drawn = drawing() * total
        taker = None
        for seat, weight in zip(self._holders, weights, strict=True):
            if weight:
                taker = seat
                drawn -= weight
                if drawn < 0:
                    break
        assert taker is not None
        hands[taker] |= bit
        room[taker] -= 1

    def _make_room(
        self, bit: Mask, hands: list[Mask], room: list[int], others: Sequence[Seat]
    ) -> None:
        """Give a card to a full seat that may hold it, moving another card on from there.

        The way from that seat to one with room is found breadth first; there is one, because the
        true deal exists.
        """
        came: dict[Seat, tuple[Seat | None, Mask]] = {
            seat: (None, bit) for seat in others if self._allowed[seat] & bit
        }
        queue = list(came)
        for seat in queue:
            if room[seat]:
                break
            for further in others:
                movable = hands[seat] & self._allowed[further]
                if further not in came and movable:
                    came[further] = (seat, movable & -movable)
                    queue.append(further)
        room[seat] -= 1
        place: Seat | None = seat
        while place is not None:
            before, moved = came[place]
            hands[place] |= moved
            if before is not None:
                hands[before] ^= moved
            place = before


@dataclass(frozen=True)
class Seen:
    """A hand of tricks as one seat has seen it.

    Attributes:
        position: with the own hand alone; the other hands are empty.
        unseen: the rest.
    """

    position: Position
    unseen: Unseen

    def world(self, rng: random.Random, doubt: float) -> Position:
        """Return the position with the hidden hands dealt as they may lie."""
        world = self.position.copy()
        for seat, hand in enumerate(self.unseen.deal(rng, doubt)):
            if hand:
                world.hands[seat] = hand
        return world


def look(
    rules: Rules,
    seat: Seat,
    hand: Mask,
    cards: Mask,
    plays: Sequence[tuple[Seat, Index]],
    leader: Seat,
    size: int,
) -> Seen:
    """Read a hand of tricks from what was played.

    Args:
        rules: of the hand.
        seat: who looks.
        hand: its cards now.
        cards: all that were dealt.
        plays: (seat, card) from the first lead on.
        leader: of the first trick.
        size: cards dealt to each seat.
    """
    seats = rules.seats
    position = Position(rules, [0] * seats, leader, size)
    allowed = [cards] * seats
    doubted = [0] * seats
    sizes = [size] * seats
    for player, index in plays:
        if position.led:
            _learn(rules, position, index, allowed, doubted, player)
        assert position.turn == player
        cards &= ~(1 << index)
        sizes[player] -= 1
        position.play(rules, index)
    position.hands[seat] = hand
    sizes[seat] = 0
    unseen = cards & ~hand
    return Seen(
        position,
        Unseen(
            unseen,
            tuple(sizes),
            tuple(mask & unseen for mask in allowed),
            tuple(mask & unseen for mask in doubted),
        ),
    )


def _learn(
    rules: Rules,
    position: Position,
    index: Index,
    allowed: list[Mask],
    doubted: list[Mask],
    player: Seat,
) -> None:
    """Note what a card played to a lead tells of the hand it came from."""
    led, bit, over, trump = position.led, 1 << index, rules.over, rules.trump
    beating = over[position.best]
    if not bit & led:
        allowed[player] &= ~led
        if trump and led != trump and not bit & trump & beating:
            allowed[player] &= ~(trump & beating)
        if not bit & trump:
            doubted[player] |= _dearer(rules, index)
    elif led == trump and not bit & beating:
        allowed[player] &= ~(trump & beating)
    elif not rules.greedy and not bit & beating and not trump:
        doubted[player] |= led & over[index] & ~beating


def _dearer(rules: Rules, index: Index) -> Mask:
    """The cards that would have been thrown before this one: those that count more."""
    values = rules.values
    own = values[index]
    mask = 0
    for cards, value in rules.worth:
        if rules.greedy or value >= 0:
            break
        mask |= cards
    return sum(1 << i for i in bits(mask) if values[i] < own)
