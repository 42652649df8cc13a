"""The numbers a club player weighs cards by."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Temper:
    """How a player weighs things; the defaults were found by playing positions out.

    Attributes:
        overtakes: how often somebody who could stay below goes over all the same.
        dumps: how often a card that counts is thrown on a trick it can be thrown on.
        venture: how much dearer a trick is that one leads to oneself: leads are easy to misjudge.
        relief: what a danger out of the hand is worth, of the points it is expected to cost.
        riddance: what passing a card that counts to somebody is worth, of its own points.
        void: what a chance to throw a danger is worth, of the points it is expected to cost.
        leads_spread: how uncertain it is how often a suit will be led, in leads, above a half.
        patience: where points are good, what keeping a good card is worth, of its points.
        guards: there, what throwing a card away costs, of what leading it could have drawn.
        committed: the share of a round's points that, all in one hand, turns everybody's aim
            around when taking everything changes the sign.
    """

    overtakes: float = 0.1
    dumps: float = 0.6
    venture: float = 1.5
    relief: float = 0.7
    riddance: float = 0.2
    void: float = 0.4
    leads_spread: float = 2.0
    patience: float = 1.1
    guards: float = 0.3
    committed: float = 0.55
