"""How the seats of a playout play: fast, sensible, and the same for every seat with one aim.

A playout knows all hands, but each seat plays by its own cards and by which cards are out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from voicecards.bots.kernel.deck import Index, Mask
from voicecards.bots.kernel.rules import Rules

Lead: TypeAlias = Callable[[Mask, Mask], Index]
"""(what may be led, the cards in other hands) -> the card led."""

Answer: TypeAlias = Callable[[Mask, Mask, Index, Mask, bool, Mask], Index]
"""(what may be played, the suit led, the winning card, the pile, whether last, the cards in other
hands) -> the card played."""

LENGTH: Final = 0.02
"""What each further card of a suit adds to the risk of leading it: short suits are soon empty."""

DRAWS: Final = 0.1
"""What it takes off that risk when the lead may draw a card that counts from above."""

COUNTS: Final = 20.0
"""How gladly the dearest card is thrown, where every card out below one's own counts 1 or 2."""


class Manner(NamedTuple):
    """One way to play: what is led, and what is played to a lead."""

    lead: Lead
    answer: Answer


def shy(rules: Rules) -> Manner:
    """Return the manner of one who wants no points: duck high, lead low, throw dangers."""
    over, counting, suits = rules.over, rules.counting, rules.deck.suits
    dear = bool(rules.trick)
    light = ~counting
    plenty = 2 * rules.seats - 2
    thrown = _thrower(rules)

    def lead(hand: Mask, out: Mask) -> Index:
        best, least = 0, 9.0
        for suit in suits:
            held = hand & suit
            if held:
                index = (held & -held).bit_length() - 1
                above = out & over[index]
                if above:
                    risk = 1.0 - above.bit_count() / (out & suit).bit_count()
                    risk += LENGTH * held.bit_count()
                    if above & counting and not held & counting:
                        risk -= DRAWS
                else:
                    risk = 2.0 if out & suit else 2.5
                if risk < least:
                    best, least = index, risk
        return best

    def answer(hand: Mask, led: Mask, best: Index, pile: Mask, last: bool, out: Mask) -> Index:
        follow = hand & led
        if not follow:
            return thrown(hand, out)
        winning = follow & over[best]
        under = follow ^ winning
        if not (dear or pile & counting):
            free = winning & light
            # a trick that costs nothing is taken with the highest card: it will not be cheaper
            if free and (last or (not out & led & counting and _many(out & led, plenty))):
                return free.bit_length() - 1
        if under:
            return (under & counting or under).bit_length() - 1
        if last:
            return (winning & light or winning).bit_length() - 1
        return (winning & -winning).bit_length() - 1

    return Manner(lead, answer)


def greedy(rules: Rules) -> Manner:
    """Return the manner of one who wants points: lead masters, win cheaply, keep good cards."""
    over, counting, suits = rules.over, rules.counting, rules.deck.suits
    keeps = _keeps(rules)
    light = ~counting

    def lead(hand: Mask, out: Mask) -> Index:
        best, most = 0, -1000
        for suit in suits:
            held = hand & suit
            if held:
                top = held.bit_length() - 1
                above = (out & over[top] & suit).bit_count()
                if above:
                    gain = held.bit_count() - 2 * above - 100
                    held = held & light or held
                    top = (held & -held).bit_length() - 1
                else:
                    drawn = out & suit
                    gain = drawn.bit_count() + 8 * (drawn & counting).bit_count()
                if gain > most:
                    best, most = top, gain
        return best

    def answer(hand: Mask, led: Mask, best: Index, pile: Mask, last: bool, out: Mask) -> Index:
        winning = hand & over[best]
        if winning:
            wanted = counting if last else light
            winning = winning & wanted or winning
            return (winning & -winning).bit_length() - 1
        follow = hand & led
        if follow:
            follow = follow & light or follow
            return (follow & -follow).bit_length() - 1
        for keep in keeps:
            held = hand & keep
            if held:
                return (held & -held).bit_length() - 1
        return (hand & -hand).bit_length() - 1

    return Manner(lead, answer)


def _many(cards: Mask, number: int) -> bool:
    return cards.bit_count() >= number


def _thrower(rules: Rules) -> Callable[[Mask, Mask], Index]:
    """Return what throws the most dangerous card when a suit is not followed.

    A suit is the more dangerous the more cards are out below one's own, the shorter it is, and the
    more it counts.
    """
    over, counting, suits = rules.over, rules.counting, rules.deck.suits
    scale = max(map(abs, rules.values), default=0) or 1
    dearness = [COUNTS * abs(value) / scale for value in rules.values]

    def thrown(hand: Mask, out: Mask) -> Index:
        best, most = 0, -1000.0
        for suit in suits:
            held = hand & suit
            if held:
                around = out & suit
                index = held.bit_length() - 1
                danger = 3.0 * around.bit_count() - (around & over[index]).bit_count()
                danger -= 2 * (around & over[(held & -held).bit_length() - 1]).bit_count()
                danger -= 2 * held.bit_count() if around else 10.0
                heavy = held & counting
                if heavy:
                    index = heavy.bit_length() - 1
                    danger += dearness[index]
                if around & counting:
                    danger += 3.0
                if danger > most:
                    best, most = index, danger
        return best

    return thrown


def _keeps(rules: Rules) -> tuple[Mask, ...]:
    """Group the cards by how gladly they are thrown where points are wanted, low ones first."""
    copies = rules.deck.copies
    scale = max(map(abs, rules.values), default=0) or 1
    weights: dict[float, Mask] = {}
    for index, value in enumerate(rules.values):
        weight = index // copies % 13 / 13 + 3 * abs(value) / scale
        weight += 2 * (rules.trump >> index & 1)
        weights[weight] = weights.get(weight, 0) | 1 << index
    return tuple(weights[weight] for weight in sorted(weights))
