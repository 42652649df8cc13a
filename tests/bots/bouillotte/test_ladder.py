"""The hands an opponent may hold are counted exactly."""

from itertools import combinations

import pytest

from voicecards.bots.bouillotte.ladder import ladder, reweigh
from voicecards.cards import cards
from voicecards.games.bouillotte.deck import pack_for
from voicecards.games.bouillotte.hands import HandKind, HandRules, evaluate

RULES = HandRules()
ANY = frozenset(HandKind)
TURNED = cards("9D")


def unseen(*seen: str):
    gone = {*TURNED, *cards(" ".join(seen))}
    return tuple(card for card in pack_for(4) if card not in gone)


def test_every_hand_is_counted_once():
    rungs = ladder(unseen("AS KS QS"), (), TURNED, RULES, ANY)
    assert sum(rung.weight for rung in rungs) == 560
    assert [rung.strength for rung in rungs] == sorted({rung.strength for rung in rungs})


def test_quantiles_are_the_share_of_weaker_hands():
    rungs = ladder(unseen("AS KS QS"), (), TURNED, RULES, ANY)
    below = 0
    for rung in rungs:
        assert rung.quantile == pytest.approx((below + rung.weight / 2) / 560)
        below += rung.weight


def test_an_open_card_is_in_every_hand():
    rest = unseen("AS KS QS", "9S")
    rungs = ladder(rest, cards("9S"), TURNED, RULES, ANY)
    expected = [evaluate((*cards("9S"), *two), TURNED, RULES) for two in combinations(rest, 2)]
    assert sum(rung.weight for rung in rungs) == len(expected)
    favori = sum(value.kind is HandKind.FAVORI for value in expected)
    assert sum(r.weight for r in rungs if r.strength[0] == 2) == favori > 0


@pytest.mark.parametrize("kind", [HandKind.SIMPLE, HandKind.FAVORI])
def test_an_announced_kind_leaves_only_such_hands(kind):
    rungs = ladder(unseen("AS KS QS"), (), TURNED, RULES, frozenset({kind}))
    assert {rung.strength[0] for rung in rungs} == {1 if kind is HandKind.SIMPLE else 2}


def test_what_nobody_can_hold_leaves_no_rung():
    rest = unseen("9S KS QS", "9C 9H")
    assert ladder(rest, (), TURNED, RULES, frozenset({HandKind.CARRE})) == ()


def test_reweighing_keeps_strengths_and_quantiles():
    rungs = ladder(unseen("AS KS QS"), (), TURNED, RULES, ANY)
    heavier = reweigh(rungs, lambda quantile: 2 * quantile)
    assert [r.weight for r in heavier] == [2 * r.quantile * r.weight for r in rungs]
    assert [r.strength for r in heavier] == [r.strength for r in rungs]
