"""What a club player does at Barbu that anybody at the table would recognise."""

import random

import pytest

from tests.games.barbu.tables import D, do, hand_of, table
from voicecards.bots.barbu import BarbuBeginner, BarbuClub
from voicecards.bots.barbu.domino_weigher import DominoWeigher
from voicecards.bots.barbu.judgement import Judgement, norms
from voicecards.bots.barbu.reading import Reading
from voicecards.cards import Rank, Suit, cards
from voicecards.games.barbu.options import CONTRACTS

CLUB = BarbuClub()
STRONG, WEAK = "AC KC QC JC AD KD AH KH", "7C 8C 9C 7D 8D 7S 8S 7H"


def choice(state, bot=CLUB) -> str:
    return bot.choose(state.view(state.turn), random.Random(1)).code.removeprefix("play:")


def dealt(*known: str) -> list[str]:
    """Hands of eight cards of which these are known; the rest is dealt from the top."""
    hands = [hand.split() for hand in known]
    used = {code for hand in hands for code in hand}
    rest = [card.code for card in table().cards_in_play if card.code not in used]
    for hand in hands:
        while len(hand) < 8:
            hand.append(rest.pop())
    return [" ".join(hand) for hand in hands]


def after(contract: str, hands: list[str], codes: str, **more) -> str:
    """What the seat on turn plays when these cards have been played."""
    state = hand_of(contract, *hands, **more)
    do(state, codes)
    return choice(state)


def test_it_ducks_with_the_highest_card_that_stays_below():
    hands = dealt("TD", "7D 9D KD 9S 8S 7C 8C 9C", "8D", "QD")
    assert after("no_tricks", hands, "TD") == "9D"


@pytest.mark.parametrize(
    ("contract", "hand", "thrown"),
    [
        ("barbu", "KH QC 9S 7C 8C 7S 8S 9C", "KH"),
        ("no_queens", "9H QC QS 7C 8S 7S 9C 8C", "QC QS"),
        ("no_hearts", "KH AH 7S 8S 7C 8C 9C 9S", "AH KH"),
    ],
)
def test_it_throws_what_costs_when_it_can(contract, hand, thrown):
    assert after(contract, dealt("TD", hand, "8D", "9D"), "TD") in thrown.split()


def test_it_gets_rid_of_the_ace_that_could_catch_the_barbu():
    hands = dealt("TD", "AH 8S JC 7C 7S 8C 9C 9S", "8D KH", "9D")
    assert after("barbu", hands, "TD") == "AH"


def test_last_to_play_it_takes_a_harmless_trick_with_its_highest_card():
    hands = dealt("8D", "9D", "TD", "7D AD QS 9C 8C 7C 7S 8S")
    assert after("no_queens", hands, "8D 9D TD") == "AD"


def test_it_does_not_lead_a_card_that_only_brings_penalties():
    hands = dealt("AH KH 7H 8C 9D TS QC KD", "8H", "TH", "QH")
    assert choice(hand_of("no_hearts", *hands)) not in ("AH", "KH")


def test_once_it_has_three_queens_it_goes_for_the_fourth():
    hands = ["AD QC AH KH KS", "QD KC TD 8S JH", "QH 7S 7C 8C 9C", "QS 9S 9H TH 8H"]
    state = hand_of("no_queens", *hands, options=table(contracts="no_queens"))
    do(state, "AD QD QH QS")
    assert state.view(0).items[0][0].count == 3
    assert choice(state) in ("AH", "KH", "QC")


def test_in_trumps_it_cashes_aces_before_they_can_be_trumped():
    hands = ["AC 7S 8D 9H", "KC QC 7D 8H", "TC 9S KD TH", "JC JS QD KH"]
    state = hand_of("trumps", *hands, options=table(contracts="trumps"), trump=Suit.SPADES)
    assert choice(state) == "AC"


def test_in_trumps_it_wastes_nothing_on_a_lost_trick():
    hands = ["AC 7S", "KC 9C", "TC 9S", "JC JS"]
    state = hand_of("trumps", *hands, options=table(contracts="trumps"), trump=Suit.SPADES)
    do(state, "AC")
    assert choice(state) == "9C"


def test_in_a_domino_it_opens_the_way_for_its_own_cards_and_holds_the_others_up():
    hands = ["TC 9C 7C TD", "JC JD QD AH", "KC KD 9D 8D", "8C 7D QC AC"]
    assert choice(hand_of("domino", *hands)) == "TC"


def test_in_a_domino_a_card_only_the_others_wait_for_is_held_back():
    hands = ["TC TD 7H 9H", "9D 8D 9C 8H", "JC QC TH QD", "KC AC 7C 7D"]
    state = hand_of("domino", *hands, dealer=1)
    do(state, "TH pass")
    assert choice(state) == "9H"
    weigher = DominoWeigher(state.view(0))
    assert weigher.value(cards("TC")[0]) < 0 < weigher.value(cards("9H")[0])


def test_it_stops_after_an_ace_when_going_on_would_only_help_the_others():
    options = table(domino_second_turn_optional="true", contracts="domino")
    hands = ["TC JC QC KC AC TD", "9C 8D 7D", "9D JD QD", "KD AD TS"]
    state = hand_of("domino", *hands, options=options)
    do(state, "TC 9C pass TS JC pass pass pass QC pass pass pass KC pass pass pass AC")
    assert state.turn == 0
    assert choice(state) == "pass"


def test_it_names_the_trump_suit_it_is_strongest_in():
    options = table(contracts="trumps")
    hands = ["7C 8D", "9C KD", "AC 7D", "AS KS"]
    assert choice(hand_of("trumps", *hands, options=options, dealer=D)) == "trump:S"


def test_it_names_a_start_rank_amid_its_cards():
    options = table(contracts="domino", domino_start_rank="dealer_chooses", deck_size="52")
    hands = ["JC QD KS", "KD AC QH", "JH TD TS", "2C 3C 4D"]
    named = choice(hand_of("domino", *hands, options=options, dealer=D))
    assert named.removeprefix("start_rank:") in "234"


def test_it_says_where_its_ace_goes_by_what_comes_sooner():
    options = table(deck_size="52", domino_ace="first_player_chooses", contracts="domino")
    clubs = "TC JC QC KC 9C 8C 7C 6C 5C 4C 3C 2C AC AD"
    hands = [clubs, "TD JD QD", "KD 9S 8S", "7S 6S 5S"]
    state = hand_of("domino", *hands, options=options)
    for rank in "TJQK98765432":
        do(state, f"{rank}C")
        while state.turn != 0:
            do(state, [state.legal_actions()[0].code])
    do(state, "AC")
    assert choice(state) == "ace_high"


def test_it_doubles_a_worse_hand_and_leaves_a_better_one_alone():
    options = table(contro_mode="against_declarer", contracts="no_tricks,salade")
    others = ["9S TS JS QS KS AS 9D TD", "TC JD QD 8H 9H TH JH QH", STRONG]
    good = hand_of("salade", WEAK, *others, options=options, dealer=D)
    assert choice(good) == "contro:3"
    others[2] = WEAK
    bad = hand_of("salade", STRONG, *others, options=options, dealer=D)
    assert choice(bad) == "pass"
    assert choice(good, BarbuBeginner()) == "pass"


def test_it_redoubles_only_with_a_good_hand():
    options = table(contro_mode="against_declarer", contracts="no_tricks,salade")
    others = ["9S TS JS QS KS AS 9D TD", "TC JD QD 8H 9H TH JH QH"]
    for own, answer in ((WEAK, "redouble:0"), (STRONG, "pass")):
        first = STRONG if own == WEAK else WEAK
        state = hand_of("salade", first, *others, own, options=options, dealer=D)
        do(state, "contro:3 pass pass pass")
        assert choice(state) == answer


def test_it_chooses_the_contract_that_suits_its_cards():
    options = table(contracts="no_tricks,trumps,salade", contract_order="dealer_chooses")
    others = ["9S TS JS QS KS AS 9D TD", "TC JD QD 8H 9H TH JH QH"]
    spare = "9C TD 9H TH JS QS KS AS"
    state = hand_of(None, *others, spare, STRONG, options=options, dealer=D)
    assert choice(state) == "contract:trumps"
    state = hand_of(None, *others, spare, WEAK, options=options, dealer=D)
    assert choice(state) in ("contract:salade", "contract:no_tricks")


@pytest.mark.parametrize("contract", CONTRACTS)
def test_a_hand_of_low_cards_is_judged_better_but_for_trumps(contract):
    options = table(contracts=contract)
    strong, weak = (Judgement(cards(hand), options) for hand in (STRONG, WEAK))
    gap = weak.best(contract) - strong.best(contract)
    if contract == "trumps":
        assert gap < 0
    elif contract != "domino":
        assert gap > 0


def test_what_is_usual_lies_between_good_and_bad_hands():
    options = table()
    norm = norms("salade", options)
    assert Judgement(cards(STRONG), options).advantage("salade", None, None) < 0
    assert Judgement(cards(WEAK), options).advantage("salade", None, None) > norm.spread


def test_the_delay_of_a_domino_counts_the_cards_of_others_in_between():
    judgement = Judgement(cards("8C QC"), table())
    assert judgement.delay(Rank.TEN) == 2 + 2
    assert judgement.delay(Rank.QUEEN) == 3


def test_the_reading_counts_cards_and_remembers_who_cannot_follow():
    hands = ["TD 7S 8S", "7D 9D KD", "KH 9S TS", "QD JS QS"]
    state = hand_of("no_tricks", *hands)
    do(state, "TD 9D KH")
    reading = Reading(state.view(3))
    assert Suit.DIAMONDS in reading.void[2]
    assert set(reading.shares[Suit.DIAMONDS]) == {0, 1}
    assert reading.to_come == []
    below, above = reading.split(cards("QD")[0])
    assert (below, above) == (3, 2)
