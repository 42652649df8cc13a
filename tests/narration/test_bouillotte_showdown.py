"""How the end of a deal of Bouillotte is told, so that it can be followed."""

import pytest

from tests.games.bouillotte.positions import begin, of, play, the
from tests.narration.bouillotte import HANDS, VOICE, at, told
from voicecards.games.bouillotte.outcomes import (
    AllPassed,
    BrelanPaid,
    DealEnded,
    HandsShown,
    PotTaken,
    PotWon,
    SuitsCounted,
    UncalledReturned,
)
from voicecards.games.bouillotte.showdown import Reason
from voicecards.games.game import SPECTATOR
from voicecards.locale import load
from voicecards.narration.narrator import Narrator


def ending(hands, turned, codes="check check check check", **setup):
    state = begin(hands, turned, **setup)
    return state, play(state, codes)


def won(hands, turned, codes="check check check check", lang="en", detail="normal", **setup):
    """How each pot is told to seat 0."""
    state, events = ending(hands, turned, codes, **setup)
    return [told(event, state.view(0), lang, detail) for event in of(PotWon, events)]


def test_a_pot_taken_unseen():
    assert told(PotTaken(seat=1, amount=12, stack=109)) == "Alice takes the pot: twelve chips."
    assert told(PotTaken(seat=0, amount=21, stack=109), lang="ru") == (
        "Ты забираешь банк: двадцать одну фишку."
    )
    assert told(PotTaken(seat=0, amount=1, stack=9), lang="it") == "Prendi il piatto: un gettone."


@pytest.mark.parametrize(
    ("redeal", "lang", "text"),
    [
        (False, "en", "Everybody has checked."),
        (True, "it", "Tutti hanno detto parola: si danno altre carte, e il piatto resta."),
        (True, "ru", "Все сказали «чек»: сдают заново, банк остаётся."),
    ],
)
def test_nobody_bets(redeal, lang, text):
    assert told(AllPassed(redeal=redeal, pot=4), lang=lang) == text


@pytest.mark.parametrize(
    ("amount", "lang", "text"),
    [
        (1, "en", "One chip that nobody called goes back to Alice."),
        (5, "it", "Cinque gettoni, che nessuno ha chiamato, tornano ad Anna."),
        (1, "ru", "Одна фишка, которую никто не уравнял, возвращается Анне."),
        (2, "ru", "Две фишки, которые никто не уравнял, возвращаются Анне."),
    ],
)
def test_chips_that_nobody_called(amount, lang, text):
    assert told(UncalledReturned(seat=1, amount=amount, stack=9), lang=lang) == text


def test_every_hand_is_read_with_its_worth():
    state, events = ending(HANDS, "9D")
    shown = the(HandsShown, events)
    assert told(shown, state.view(0)) == (
        "Showdown. You: eight of spades, king of spades and ace of spades. Thirty-one in spades. "
        "Alice: queen of clubs, nine of spades and nine of hearts. Favori, three nines. "
        "Ben: king of clubs, queen of spades and eight of hearts. Ten in clubs. "
        "Carol: ace of clubs, eight of diamonds and queen of hearts. Twenty in diamonds."
    )
    terse = told(shown, state.view(0), "it", "terse")
    assert terse.startswith("Tu: trentuno a picche. Anna: favori, tre nove.")
    full = told(shown, state.view(0), "ru", "full")
    assert full.startswith("Вскрытие. Открытая карта: девятка бубён. Ты: восьмёрка пик,")


def test_a_winner_by_kind_or_points():
    assert won(HANDS, "9D") == ["Alice takes the pot: four chips. Best hand: favori, three nines."]
    assert won(HANDS, "9D", lang="ru", detail="full") == [
        "Анна забирает банк: четыре фишки. Лучшая рука: фаворит, три девятки. Впереди тебя."
    ]
    assert won(HANDS, "9D", lang="it", detail="terse") == ["Anna prende quattro."]
    assert won(HANDS, "9C") == ["Alice takes the pot: four chips. Best hand: favori, three nines."]


def test_the_higher_brelan():
    hands = ("QS QH QD", "KS KH KD", "AS 8H 9H", "AC 8D 9S")
    assert won(hands, "9C", lang="it") == [
        "Anna prende il piatto: quattro gettoni. Mano migliore: brelan semplice, tre re. "
        "Il brelan più alto, davanti a te."
    ]


def test_equal_points_and_the_higher_card():
    hands = ("KS 9H QD", "QS 8H KC", "9D 8D 8C", "9C QC QH")
    text = won(hands, "AS", lang="ru")[0]
    assert text.endswith("Очков поровну, решает старшая карта: король пик, выше, чем у Анны.")
    assert won(hands, "AS", detail="terse")[0].endswith("Higher card: king of spades.")


def test_equal_points_and_the_suit_of_the_turned_card():
    hands = ("AH 8H KS", "KC 9C AC", "9D 8D QC", "9S QD 8S")
    assert won(hands, "QH", lang="it")[0].endswith(
        "Tutto pari, ma cuori è il seme della carta scoperta: davanti ad Anna."
    )


def test_equal_points_and_the_next_cards():
    hands = ("KS 9S QH", "KC QC 9H", "AD 9D 8H", "AS 8S AH")
    text = won(hands, "8D", "raise:1 call fold fold", point_tiebreak="all_cards")[0]
    assert text.endswith(
        "Equal points and top card, higher cards below: king of clubs and queen of clubs, "
        "ahead of you."
    )


def test_a_shared_pot_and_its_odd_chip():
    hands = ("KS 9S QH", "KC QC 9H", "AD 9D 8H", "AS 8S AH")
    state, events = ending(hands, "8D", "raise:1 call fold fold", carried=1)
    view = state.view(0)
    assert told(the(PotWon, events), view) == (
        "The pot is shared, seven chips: you four and Alice three. "
        "Best hand: twenty in spades. The hands are equal. "
        "The chip that cannot be shared goes to the first winner after the dealer."
    )
    state, events = ending(hands, "8D", "raise:1 call fold fold", carried=1, odd_chip="carry_over")
    assert told(the(PotWon, events), state.view(0), "ru").endswith(
        "Одна фишка остаётся на следующую раздачу."
    )


def test_several_pots_are_told_one_by_one():
    stacks = (3, 100, 100, 100)
    hands = (HANDS[1], HANDS[0], *HANDS[2:])
    texts = won(hands, "9D", "raise:2 raise:5 call fold", lang="it", stacks=stacks)
    assert texts == [
        "Piatto principale a te: dieci gettoni. Mano migliore: favori, tre nove.",
        "Piatto laterale ad Anna: dieci gettoni. Mano migliore: trentuno a picche.",
    ]
    texts = won(hands, "9D", "raise:2 raise:5 call fold", "ru", "terse", stacks=stacks)
    assert texts == ["Главный банк: ты, десять.", "Побочный банк: Анна, десять."]


def test_the_third_pot_has_a_number():
    stacks = (3, 8, 100, 100)
    texts = won(HANDS, "9D", "raise:2 raise:5 raise:5 call", stacks=stacks)
    assert [text.split(":")[0] for text in texts] == [
        "Main pot to Alice",
        "Side pot one to Alice",
        "Side pot two to Carol",
    ]


TABLE_SUIT = {"point_mode": "table_suit", "brelan_favori": "off", "brelan_bonus": "showdown"}


def test_the_suit_of_the_table():
    hands = ("AS 9H 8D", "KH QH 8S", "KD 9D QC", "AH 9S KC")
    state, events = ending(hands, "8H", **TABLE_SUIT)
    view = state.view(0)
    assert told(the(SuitsCounted, events), view).startswith(
        "The suits of the whole table. Hearts: forty-eight. Spades: twenty-eight."
    )
    assert "Черви: сорок восемь, старшая — туз червей: Вера." in told(
        the(SuitsCounted, events), view, "ru", "full"
    )
    assert told(the(HandsShown, events), view, "it").startswith(
        "Si scoprono le carte. Tu: otto di quadri, asso di picche e nove di cuori. Anna:"
    )
    assert told(the(PotWon, events), view) == (
        "Carol takes the pot: four chips. "
        "Hearts win: the highest of them is the ace of hearts, ahead of Alice."
    )


def test_folded_hands_are_read_where_their_cards_count():
    hands = ("AS 9H 8D", "KH QH 8S", "KD 9D QC", "AH 9S KC")
    state, events = ending(hands, "8H", "raise:1 call fold fold", **TABLE_SUIT)
    text = told(the(HandsShown, events), state.view(0), "it")
    assert "Carla, carte lasciate: re di fiori, nove di picche e asso di cuori." in text


def test_two_equal_suits_of_the_table():
    hands = ("8C AD QS", "AH 8H KD", "9C AC KS", "AS QD 8D")
    state, events = ending(hands, "8S", **TABLE_SUIT)
    assert told(the(PotWon, events), state.view(0), "it").endswith(
        "Due semi sono pari: vince quello di quadri, di chi parla per primo, davanti a Carla."
    )


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_words_in_every_language(reason):
    for lang in ("it", "ru", "en"):
        keys = {Reason.KIND: "why-ahead", Reason.POINTS: "why-ahead"}
        assert load(lang).has(keys.get(reason, f"why-{reason.value}"))


def test_paying_for_a_brelan_at_the_showdown():
    hands = ("KS KH KD", "AH 9H 8D", "QC 9D QH", "AS 9S QD")
    state, events = ending(hands, "8C", **TABLE_SUIT)
    view = state.view(0)
    paid = the(BrelanPaid, events)
    assert told(paid, view) == "You are paid for a simple brelan: three chips."
    assert told(paid, view, "ru") == "Ты получаешь премию за простой брелан: три фишки."


def test_new_stacks_are_told_oneself_first():
    event = DealEnded(number=2, changes=(3, -1, 0, -2), stacks=(103, 99, 100, 98), carried=0)
    assert told(event) == (
        "Chips now. You: one hundred and three, plus three. Alice: ninety-nine. "
        "Ben: one hundred. Carol: ninety-eight."
    )
    assert told(event, detail="terse") == "You: one hundred and three, plus three."
    assert told(event, lang="ru", detail="full") == (
        "Вторая раздача окончена. Ты: сто три фишки, плюс три. Анна: девяносто девять фишек, "
        "минус одна. Борис: сто фишек, при своих. Вера: девяносто восемь фишек, минус две."
    )


def test_who_is_out_or_looks_on_hears_what_the_others_won():
    event = DealEnded(number=2, changes=(0, 4, -4, 0), stacks=(0, 104, 96, 0), carried=0)
    assert told(event, detail="terse") == (
        "Alice: one hundred and four, plus four. Ben: ninety-six, minus four."
    )
    watching = begin(HANDS, "9D").view(SPECTATOR)
    narrator = Narrator(load("en", watching=True), 4)
    assert narrator.text(VOICE.event(event, watching)).startswith("Chips now. Alice: one hundred")


def test_the_winner_is_heard_from_its_place():
    event = PotTaken(seat=1, amount=12, stack=109)
    line = VOICE.event(event, at())
    assert (line.seat, line.cue) == (1, "chips")
