"""Hands of Barbu in the middle of a trick, as seat 0 meets them."""

from __future__ import annotations

from tests.games.barbu.tables import do, hand_of, table
from voicecards.cards import Suit
from voicecards.games.barbu.schedule import HandResult

DONE = (
    HandResult(3, "no_tricks", (-15, -5, -20, 0)),
    HandResult(3, "no_hearts", (0, -30, 0, -50)),
)
HANDS = "7C 9H QS 8D", "8C TH AS 9D", "9C JH 7S TD", "TC QH 8S JD"


def tricks(contract="no_queens", codes="", hands=HANDS, **more):
    """The third hand of the game, with some cards played."""
    state = hand_of(contract, *hands, finished=DONE, **more)
    do(state, codes)
    return state


FOLLOW = tricks(codes="QS AS 7S 8S TH JH")


def trumps(hand, codes, trump=Suit.SPADES):
    """A trick of trumps led by seat 1, with the listener last."""
    hands = hand, "QD 8C KS", "9D 9C 7S", "JD TC TS"
    state = hand_of("trumps", *hands, dealer=0, trump=trump, options=table(contracts="trumps"))
    do(state, codes)
    return state
