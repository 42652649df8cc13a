"""The worked examples of the rule sheet (section 9) about betting, pots and fees, by number."""

from tests.games.bouillotte.positions import (
    A,
    B,
    C,
    D,
    begin,
    begin_with_events,
    of,
    play,
    refused,
    the,
    winnings,
)
from voicecards.cards import cards
from voicecards.games.bouillotte.actions import Fold
from voicecards.games.bouillotte.events import (
    AntesPaid,
    BrelanAnnounced,
    Called,
    RetourneChanged,
)
from voicecards.games.bouillotte.hands import HandKind
from voicecards.games.bouillotte.outcomes import DealEnded, HandsShown, PotTaken, UncalledReturned
from voicecards.games.bouillotte.pots import Pot, make_pots, uncalled

BEST_FIRST = ["AS KS QS", "AC KC QC", "KD 9D 8D", "QH 9H 8H"]
"""Four hands in falling order beside the eight of spades; reorder them at will."""


def ranked(*order: int) -> dict[int, str]:
    """Hands such that the seats given win in this order."""
    return dict(zip(order, BEST_FIRST, strict=False))


def changes(events) -> tuple[int, ...]:
    return the(DealEnded, events).changes


def test_example_06_split_with_an_odd_chip():
    hands = {A: "KS 9S QH", B: "KC QC 9H"}
    script = "raise:1 call fold fold"
    events = play(begin(hands, "8D", carried=1), script)
    assert winnings(events) == [{A: 4, B: 3}]
    state = begin(hands, "8D", carried=1, odd_chip="carry_over")
    events = play(state, script)
    assert winnings(events) == [{A: 3, B: 3}]
    assert the(DealEnded, events).carried == 1
    assert state.view(A).carried == 1
    events = play(begin(hands, "8D", carried=1, point_tiebreak="all_cards"), script)
    assert winnings(events) == [{B: 7}]


def test_example_06_the_odd_chip_of_the_last_deal_goes_left_of_the_dealer():
    hands = {A: "KS 9S QH", B: "KC QC 9H"}
    state = begin(hands, "8D", carried=1, odd_chip="carry_over", deal=12)
    assert winnings(play(state, "raise:1 call fold fold")) == [{A: 4, B: 3}]
    assert state.is_over


def test_example_07_three_way_split():
    hands = {A: "KS 9S QD", B: "KH QH 8S", C: "KC 9C 8H"}
    events = play(begin(hands, "9D", carried=1), "raise:2 call call fold")
    assert winnings(events) == [{A: 4, B: 4, C: 3}]


def test_example_09_all_check():
    events = play(begin(ranked(C, A, B, D), "8S"), "check check check check")
    assert winnings(events) == [{C: 4}]
    assert changes(events) == (-1, -1, 3, -1)


def test_example_10_betting_sum():
    state = begin(ranked(D, A, B, C), "8S")
    events = play(state, "raise:2 fold call raise:3 call fold")
    assert of(Called, events)[-1].amount == 3
    assert winnings(events) == [{D: 16}]
    assert changes(events) == (-6, -1, -3, 10)


def test_example_11_one_all_in():
    assert make_pots([2, 5, 16, 16], [B, C, D]) == (Pot(17, (B, C, D)), Pot(22, (C, D)))
    state = begin(ranked(B, D, C), "8S", stacks=[100, 5, 100, 100], max_raise=0)
    events = play(state, "raise:1 raise:3 raise:11 call fold")
    assert winnings(events) == [{B: 17}, {D: 22}]


def test_example_12_two_all_ins():
    assert make_pots([3, 7, 10, 10], [A, B, C, D]) == (
        Pot(12, (A, B, C, D)),
        Pot(12, (B, C, D)),
        Pot(6, (C, D)),
    )
    script = "raise:2 raise:4 raise:3 call"
    state = begin(ranked(A, B, C, D), "8S", stacks=[3, 7, 100, 100])
    assert winnings(play(state, script)) == [{A: 12}, {B: 12}, {C: 6}]
    tied = {A: "KS QS 9H", B: "QD 9S 8H", C: "KC QC 9D", D: "QH 9C 8S"}
    state = begin(tied, "8D", stacks=[3, 7, 100, 100])
    events = play(state, script)
    assert winnings(events) == [{A: 6, C: 6}, {C: 12}, {C: 6}]
    assert the(DealEnded, events).changes == (3, -7, 14, -10)


def test_example_13_uncalled():
    assert uncalled([4, 9, 1, 1], [A, B]) == (B, 5)
    state = begin(ranked(A, B), "8S", stacks=[4, 100, 100, 100])
    events = play(state, "raise:3 raise:5 fold fold")
    returned = the(UncalledReturned, events)
    assert (returned.seat, returned.amount) == (B, 5)
    assert winnings(events) == [{A: 10}]


def test_example_14_layer_of_folded_chips():
    assert make_pots([3, 3, 5, 5], [A, B]) == (Pot(16, (A, B)),)
    state = begin(ranked(A, B), "8S", stacks=[3, 3, 100, 100], max_raise=0, betting_rounds=2)
    events = play(state, "raise:2 call raise:2 call fold fold")
    assert winnings(events) == [{A: 16}]
    assert changes(events) == (13, -3, -5, -5)


def test_example_15_fees():
    announced = the(BrelanAnnounced, play(begin({B: "9S 9H QC"}, "9D"), "fold announce"))
    assert (announced.seat, announced.received, announced.brelan) == (B, 3, HandKind.FAVORI)
    assert [(p.seat, p.amount) for p in announced.payments] == [(A, 1), (C, 1), (D, 1)]
    state = begin({B: "9S 9H QC"}, "9D", stacks=[100, 100, 100, 1])
    announced = the(BrelanAnnounced, play(state, "fold announce"))
    assert announced.received == 2
    assert [(p.seat, p.amount) for p in announced.payments] == [(A, 1), (C, 1), (D, 0)]


def test_example_16_two_announcers():
    state = begin({B: "9S 9H QC", C: "KS KH KC"}, "9D")
    play(state, "check announce check announce check")
    won = [now + paid - 100 for now, paid in zip(state.view(A).stacks, (1,) * 4, strict=True)]
    assert won == [-2, 2, 2, -2]


def test_example_17_announcer_loses():
    state = begin({B: "8S 8H 8C", C: "KS KH KC"}, "9D")
    events = play(state, "fold announce raise:2 call fold")
    assert winnings(events) == [{C: 8}]
    assert changes(events) == (-2, -3 + 3, 5 - 1, -2)


def test_example_18_announcer_cannot_fold():
    state = begin({B: "9S 9H QC"}, "9D", stacks=[100, 2, 100, 100])
    play(state, "check announce check check raise:10 fold")
    assert state.view(B).stack == 4
    assert refused(state, "fold").code == "committed_to_showdown"
    assert Fold() not in state.legal_actions()
    called = the(Called, play(state, "call"))
    assert (called.amount, called.missing, called.all_in) == (4, 6, True)


def test_example_19_retourne_change():
    hands = {A: "AS KS 8S", B: "9S 9H QC"}
    state = begin(hands, "9D", stock="KD", retourne_change=True)
    events = play(state, "check announce check check check")
    assert the(BrelanAnnounced, events).received == 3
    changed = the(RetourneChanged, events)
    assert (changed.old, changed.card) == cards("9D KD")
    value = state.view(B).value
    assert (value.kind, value.points) == (HandKind.POINTS, 10)
    play(state, "raise:5")
    assert refused(state, "fold").code == "committed_to_showdown"
    assert refused(state, "announce").code == "already_announced"
    events = play(state, "call fold fold")
    shown = the(HandsShown, events)
    assert shown.retournes == cards("KD")
    assert changes(events) == (8 - 1, -6 + 3, -1 - 1, -1 - 1)


def test_example_23_everyone_folds_to_a_bet():
    events = play(begin(), "raise:1 fold fold fold")
    taken = the(PotTaken, events)
    assert (taken.seat, taken.amount) == (A, 5)
    assert changes(events) == (3, -1, -1, -1)
    assert not of(HandsShown, events)


def test_example_24_short_all_in_raise():
    state = begin(min_raise=4, stacks=[100, 100, 7, 100])
    raised = play(state, "raise:4 call raise:2")[-1]
    assert (raised.level, raised.full, raised.all_in) == (7, False, True)
    assert state.turn == D
    assert (state.view(D).raises.low, state.view(D).raises.high) == (4, 10)
    assert refused(state, "raise:3").code == "bad_amount"
    again = state.copy()
    play(state, "call")
    for seat in (A, B):
        assert state.turn == seat
        assert state.view(seat).price == 2
        refusal = refused(state, "raise:4")
        assert refusal.code == "cannot_raise"
        assert refusal.details["reason"] == "not_reopened"
        assert [a.code for a in state.legal_actions()] == ["call", "fold"]
        play(state, "call")
    play(again, "raise:4")
    assert again.view(A).raises.refusal is None


def test_example_25_ante_with_the_last_chip():
    state = begin(ranked(C, B, A, D), "8S", ante=2, stacks=[100, 100, 1, 100])
    assert state.view(A).all_in == (C,)
    events = play(state, "check check check")
    assert winnings(events) == [{C: 4}, {B: 3}]


def test_example_25_the_short_ante_is_told():
    _, events = begin_with_events(ante=2, stacks=[100, 100, 1, 100])
    paid = the(AntesPaid, events)
    assert [(p.amount, p.stack) for p in paid.payments] == [(2, 98), (2, 98), (1, 0), (2, 98)]
    assert paid.pot == 7
