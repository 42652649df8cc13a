"""What is said while a deal of Bouillotte is dealt."""

import pytest

from tests.games.bouillotte.positions import begin_with_events, of, play, the
from tests.narration.bouillotte import HANDS, VOICE, at, told
from voicecards.cards import Card, Rank, cards
from voicecards.games.bouillotte.events import (
    AntesPaid,
    BettingSkipped,
    BettingStarted,
    CardsExposed,
    DealStarted,
    ExposeChosen,
    HandDealt,
    OpenCardsDealt,
    Payment,
    RetourneChanged,
    RetournesTurned,
    SeatCard,
)


def started(dealer=2, **more):
    given = {"number": 3, "deals": 12, "order": (3, 0, 1, 2), "carried": 0}
    ranks = {"ranks": (Rank.EIGHT, Rank.NINE, Rank.KING, Rank.ACE), "ranks_changed": False}
    return DealStarted(dealer=dealer, **(given | ranks | more))


@pytest.mark.parametrize(
    ("event", "lang", "detail", "text"),
    [
        (started(), "en", "normal", "Deal three. Ben deals."),
        (started(), "it", "full", "Terza mano di dodici. Dà le carte Bruno."),
        (started(), "ru", "full", "Третья раздача из двенадцати. Сдаёт Борис."),
        (started(deals=0), "en", "full", "Deal three. Ben deals."),
        (started(0), "it", "normal", "Terza mano. Dai le carte tu."),
        (started(0), "ru", "terse", "Третья раздача. Сдаёшь ты."),
        (started(number=12), "en", "normal", "Deal twelve. Ben deals. It is the last deal."),
        (
            started(carried=4),
            "it",
            "normal",
            "Terza mano. Dà le carte Bruno. Nel piatto ci sono già quattro gettoni.",
        ),
        (
            started(ranks_changed=True),
            "ru",
            "normal",
            "Третья раздача. Сдаёт Борис. Колода теперь другая: восьмёрка, девятка, король и туз.",
        ),
    ],
)
def test_a_deal_begins(event, lang, detail, text):
    assert told(event, lang=lang, detail=detail) == text


def antes(*stacks, ante=2, amounts=(2, 2, 1, 2)):
    paid = [Payment(s, a, left) for s, (a, left) in enumerate(zip(amounts, stacks, strict=True))]
    return AntesPaid(ante=ante, payments=tuple(paid), pot=sum(amounts))


def test_antes_tell_the_pot_and_who_is_all_in():
    assert told(antes(98, 98, 98, 98)) == "The antes are in: the pot is seven."
    assert told(antes(98, 98, 0, 98)).endswith("Ben is all in with one chip.")
    assert told(antes(0, 5, 5, 5), lang="it").endswith("Hai messo tutto: due gettoni.")
    assert told(antes(5, 5, 0, 5), lang="ru").endswith("Борис идёт ва-банк: одна фишка.")
    assert told(antes(9, 9, 9, 9), detail="terse") == "Pot seven."
    assert told(antes(9, 9, 9, 9), lang="ru", detail="full") == (
        "Каждый делает взнос, две фишки: в банке семь фишек."
    )


def test_the_hand_is_read():
    event = HandDealt(seat=0, cards=cards("9S KS 8H"), audience=frozenset({0}))
    assert told(event) == "Your hand. Spades: nine, king; hearts: eight."
    assert VOICE.event(event, at()).cue == "deal"


def test_open_cards_are_read_seat_by_seat():
    event = OpenCardsDealt(cards=(SeatCard(1, Card.from_code("KS")), SeatCard(0, cards("8H")[0])))
    assert told(event) == "Open cards. Alice, king of spades. You, eight of hearts."
    assert told(event, lang="ru") == "Карты в открытую. Анна: король пик. Ты: восьмёрка червей."


@pytest.mark.parametrize(
    ("turned", "lying", "down", "lang", "text"),
    [
        ("9D", "9D", 0, "it", "Carta scoperta: nove di quadri."),
        ("9D KC", "9D KC", 0, "ru", "Открытые карты: девятка бубён и король треф."),
        ("9D", "9D", 1, "en", "Turned card: nine of diamonds. The second is still face down."),
        ("KC", "9D KC", 0, "it", "Seconda carta scoperta: re di fiori."),
    ],
)
def test_turned_cards(turned, lying, down, lang, text):
    event = RetournesTurned(cards=cards(turned), retournes=cards(lying), face_down=down)
    assert told(event, at(retourne_count=2), lang) == text


def test_a_changed_card_tells_both_and_that_all_speak_again():
    old, card = cards("9D KC")
    event = RetourneChanged(old=old, card=card, retournes=(card,))
    assert told(event) == (
        "The turned card changes: king of clubs instead of the nine of diamonds. All speak again."
    )
    assert "re di fiori al posto del nove di quadri" in told(event, lang="it")
    assert "король треф вместо девятки бубён" in told(event, lang="ru")
    assert told(event, lang="ru", detail="terse") == "Новая открытая: король треф."


def betting(round=1, rounds=1, first=1, down=0):
    return BettingStarted(round=round, rounds=rounds, first=first, level=1, face_down=down, pot=12)


def test_who_speaks_first_is_told_unless_the_prompt_does():
    assert told(betting()) == "Alice speaks first."
    assert told(betting(first=2), lang="it") == "Comincia Bruno."
    assert VOICE.event(betting(first=0), at()) is None


def test_betting_rounds_are_counted():
    view = at(betting_rounds=3)
    assert told(betting(2, 3), view) == "Betting round two, the pot is twelve. Alice speaks first."
    assert told(betting(2, 3, 0), view, "it") == "Secondo giro di puntate, il piatto è di dodici."
    assert told(betting(1, 3, down=1), view, "ru") == (
        "Первый круг ставок. Карта посередине ещё закрыта. Начинает Анна."
    )
    assert told(betting(3, 3), view, "ru", "full").startswith("Третий круг ставок из трёх, в банке")


def test_skipped_rounds():
    assert told(BettingSkipped(round=2, rounds=3)) == "No more bets: nobody could answer them."


def test_laying_cards_open():
    queen = Card.from_code("QH")
    chosen = ExposeChosen(seat=0, card=queen, audience=frozenset({0}))
    assert told(chosen) == "You will lay open the queen of hearts."
    assert told(chosen, lang="ru") == "Ты откроешь даму червей."
    event = CardsExposed(cards=(SeatCard(2, queen), SeatCard(0, Card.from_code("AS"))))
    assert told(event, lang="it") == (
        "Ognuno scopre una delle sue carte. Bruno, donna di cuori. Tu, asso di picche."
    )


def test_a_choice_of_another_seat_is_not_heard():
    state, _ = begin_with_events(HANDS, "9D", betting_rounds=3)
    events = play(state, "check check check check check check check check expose:KS")
    assert [event.heard_by(1) for event in of(ExposeChosen, events)] == [False]
    events = play(state, "expose:9S expose:KC expose:QH")
    assert told(the(CardsExposed, events)) == (
        "Everybody lays one card open. You, king of spades. Alice, nine of spades. "
        "Ben, king of clubs. Carol, queen of hearts."
    )
