"""Every reason is true of the hands that the player does not see."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from voicecards.bots import make_bot, rng_for
from voicecards.bots.reasons import Reason, reason_for
from voicecards.cards import Card, Suit
from voicecards.games import games
from voicecards.games.chance import Chance
from voicecards.games.game import Action, PlayCard, State

TABLES = [
    ("bouillabaisse", {"players": "4"}),
    ("bouillabaisse", {"players": "7"}),
    ("barbu", {}),
    ("barbu", {"contracts": "no_last_two,trumps,domino", "deck_size": "52", "domino_ace": "low"}),
]


def in_other_hands(state: State, seat: int, suit: Suit) -> list[Card]:
    players = len(state.standings)
    return [
        card
        for other in range(players)
        if other != seat
        for card in state.view(other).hand  # type: ignore[attr-defined]
        if card.suit is suit
    ]


def check(reason: Reason, action: Action, state: State, seat: int) -> None:
    assert isinstance(action, PlayCard)
    card = action.card
    hidden = in_other_hands(state, seat, card.suit)
    higher = [c for c in hidden if c.index > card.index]
    match reason.code:
        case "none-out":
            assert not hidden
        case "none-higher" | "early":
            assert not higher
        case "all-higher":
            assert hidden
            assert all(c.index >= card.index for c in hidden)
        case "some-higher":
            assert len(higher) <= reason.details["n"]  # type: ignore[operator]
            assert len(hidden) == reason.details["out"]
        case "rids":
            lower = [c for c in hidden if c.index < card.index]
            assert 0 < len(lower) <= reason.details["n"]  # type: ignore[operator]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_what_is_said_of_hidden_cards_is_true(game: str, options: dict[str, str]) -> None:
    kind = games()[game]
    state, _ = kind.start(kind.options.from_text(options), Chance(random.Random(3)))
    bot = make_bot("club", game)
    codes: Counter[str] = Counter()
    number = 0
    while (seat := state.turn) is not None and number < 700:
        view = state.view(seat)
        action = bot.choose(view, rng_for(3, seat, number))
        reason = reason_for(game, action, view)
        if reason and isinstance(action, PlayCard):
            check(reason, action, state, seat)
            codes[reason.code] += 1
        state.apply(action)
        number += 1
    assert len(codes) > 6


@pytest.mark.parametrize("game", ["bouillabaisse", "barbu", "bouillotte"])
def test_every_play_of_a_club_player_has_a_reason_and_a_second_look_gives_the_same(
    game: str,
) -> None:
    kind = games()[game]
    state, _ = kind.start(kind.options(), Chance(random.Random(4)))
    bot = make_bot("club", game)
    number = 0
    while (seat := state.turn) is not None and number < 300:
        view = state.view(seat)
        action = bot.choose(view, rng_for(4, seat, number))
        reason = reason_for(game, action, view)
        assert reason == reason_for(game, action, view)
        assert reason or not isinstance(action, PlayCard)
        state.apply(action)
        number += 1
