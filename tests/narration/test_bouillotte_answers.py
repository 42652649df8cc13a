"""What is answered at a table of Bouillotte."""

import random

import pytest

from tests.games.bouillotte.positions import begin, play
from tests.narration.bouillotte import GAME, HANDS, VOICE, answer, at, said
from voicecards.cards import Card
from voicecards.commands.command import Command
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.chance import Chance
from voicecards.games.game import SPECTATOR
from voicecards.locale import languages, load
from voicecards.narration.help import table_help
from voicecards.narration.narrator import Narrator

ASKED = (
    *("hand", "table", "retourne", "value", "legal", "rules", "scores", "scores_details", "pot"),
    *("price", "turn", "dealer", "last_trick", "table_card:1", "table_card:4", "player:0"),
    *("player:2", "player:9"),
)


def after(codes, seat=0, hands=HANDS, turned="9D", **setup):
    state = begin(hands, turned, **setup)
    play(state, codes)
    return state.view(seat)


FACING = after("check raise:4 call fold")
OPEN = at(open_card=True)


@pytest.mark.parametrize(
    ("code", "view", "lang", "text"),
    [
        ("hand", FACING, "en", "Spades: eight, king, ace."),
        ("hand", OPEN, "it", "Picche: otto, re, asso. Aperte: otto di picche."),
        ("hand", after("fold"), "ru", "Пики: восьмёрка, король, туз. Они сброшены."),
        ("table", FACING, "it", "Carta scoperta: nove di quadri."),
        (
            "table",
            OPEN,
            "ru",
            "Открытая карта: девятка бубён. Карты в открытую. Ты: восьмёрка пик. Анна: дама "
            "треф. Борис: восьмёрка червей. Вера: восьмёрка бубён.",
        ),
        ("table_card:1", OPEN, "en", "Turned card: nine of diamonds."),
        ("table_card:2", OPEN, "en", "You, eight of spades."),
        ("table_card:6", OPEN, "it", "Sul tavolo ci sono solo cinque carte."),
        ("retourne", at(betting_rounds=2), "ru", "Карта посередине ещё закрыта."),
        ("retourne", at(turned="9D 9C", retourne_count=2), "en", "Turned cards: nine of diam"),
        ("price", at(), "en", "Nothing to pay: you may check."),
        ("price", FACING, "it", "Chiamare costa quattro gettoni."),
        ("price", after("raise:1"), "en", "Nothing to pay: you may check."),
        ("price", after("fold"), "ru", "Твои карты сброшены: платить нечего."),
        ("price", after("raise:3 call fold", stacks=(4, 50, 50, 50)), "it", "Hai puntato tutto"),
        ("pot", FACING, "ru", "В банке двенадцать фишек."),
        ("pot", at(carried=1), "it", "Nel piatto ci sono cinque gettoni."),
        ("turn", after("raise:1"), "ru", "Ходит Анна."),
        ("turn", FACING, "en", "Your turn: four to call, the pot is twelve."),
        ("dealer", at(), "en", "Carol deals. They speak in this order: you, Alice, Ben and Carol."),
        ("dealer", at(), "it", "Dà le carte Carla. Si parla in questo ordine: tu, Anna, Bruno e"),
        ("dealer", at(dealer=0), "ru", "Сдаёшь ты. Говорят по порядку: Анна, Борис, Вера и ты."),
        (
            "scores",
            FACING,
            "it",
            "Tu: novantanove. Carla: novantanove. Anna: novantacinque. Bruno: novantacinque. "
            "Nel piatto: dodici.",
        ),
        ("player:1", FACING, "en", "Alice: ninety-five chips, five in the pot."),
        ("player:3", FACING, "it", "Carla: novantanove gettoni, uno nel piatto. Carte lasciate."),
        (
            "player:3",
            FACING,
            "ru",
            "Вера: девяносто девять фишек, в банке одна. Карты сброшены. На",
        ),
        ("player:9", FACING, "en", "There are only four players at this table."),
        ("scores_details", FACING, "ru", "Ни одна раздача ещё не окончена."),
        ("last_trick", FACING, "it", "Nessuna mano è ancora finita."),
    ],
)
def test_answers(code, view, lang, text):
    assert answer(code, view, lang).startswith(text)


@pytest.mark.parametrize(
    ("hand", "turned", "lang", "text"),
    [
        ("KS KH 8C", "KD", "en", "Favori: two kings in your hand, and a turned card is the third."),
        ("9S 9H QC", "9D", "it", "Favori: due nove in mano, e una carta scoperta è la terza."),
        ("8S 8H 8C", "8D", "ru", "Каре: на руках три восьмёрки, открытая карта четвёртая."),
        ("AS AH AC", "8D", "it", "Brelan semplice: tre assi in mano."),
        ("AS KS 8H", "9S", "en", "Thirty-one in spades: ace and king in your hand, nine on the"),
        ("AS KS 8H", "9S", "ru", "Тридцать одно очко в пиках: на руках туз и король, на столе дев"),
        ("AS QS 8H", "9D", "it", "Ventun punti a picche: in mano asso e donna."),
    ],
)
def test_the_value_of_the_hand_tells_why(hand, turned, lang, text):
    assert answer("value", at(hands=(hand,), turned=turned), lang).startswith(text)


def test_the_value_of_a_brelan_tells_whether_it_may_be_announced():
    view = after("check", 1)
    assert answer("value", view).endswith("You may announce it.")
    assert answer("value", after("check announce", 1), "ru").endswith("Он уже объявлен.")
    assert answer("value", at(1, brelan_bonus="off"), "it").endswith("è la terza.")


def test_a_pair_with_two_turned_cards():
    view = at(hands=("KS KH 8C",), turned="KD KC", retourne_count=2)
    assert answer("value", view).startswith("Carré: two kings in your hand, and both turned cards.")


def test_the_value_before_a_card_is_turned_says_so():
    assert answer("value", at(betting_rounds=2)) == (
        "So far, with a card still face down. "
        "Thirty-one in spades: ace, king and eight in your hand."
    )


def test_the_value_where_the_suits_of_the_table_decide():
    view = at(point_mode="table_suit", hands=("AS KS 9H",))
    assert answer("value", view, "it").startswith(
        "Nessun brelan: decidono i semi di tutto il tavolo. Tu hai ventuno a picche e nove a cuori."
    )


def test_side_pots_are_told_with_who_can_win_them():
    view = after("raise:2 call raise:5", stacks=(3, 100, 100, 100))
    assert answer("pot", view) == (
        "The pot is fifteen chips. Main pot, ten chips: for you, Alice, Ben and Carol. "
        "Side pot, five chips: for Alice, Ben and Carol."
    )
    assert "Побочный банк, пять фишек: Анна, Борис и Вера." in answer("pot", view, "ru")


def test_chips_carried_are_told_in_full():
    view = at(carried=7)
    assert answer("pot", view, "en", "full").endswith("Of these, from earlier deals: seven.")


def test_a_player_is_told_with_all_that_is_known():
    view = after("check announce raise:2", open_card=True)
    text = answer("player:1", view, "it", "full")
    assert text == (
        "Anna: cento gettoni, tre nel piatto. Annuncio: favori. Aperte: donna di fiori. Posto due."
    )
    hidden = after("check announce raise:2", announce_detail="brelan_only")
    assert "Announced: brelan." in answer("player:1", hidden)


def test_how_the_last_deal_ended_can_be_heard_again():
    view = after("raise:2 fold fold fold")
    assert answer("last_trick", view) == (
        "The last deal, number one. You take the pot: six chips. Chips now. You: one hundred and "
        "three, plus three. Alice: ninety-nine. Ben: ninety-nine. Carol: ninety-nine."
    )


def test_details_tell_the_latest_deals_first():
    state = begin(HANDS, "9D")
    play(state, "raise:2 fold fold fold")
    assert answer("scores_details", state.view(0), "ru") == (
        "Первая раздача: ты — плюс три, Анна — минус одна, Борис — минус одна и Вера — минус одна."
    )
    rng = random.Random(3)
    while len(state.view(0).results) < 11:
        state.apply(rng.choice(state.legal_actions()))
    text = answer("scores_details", state.view(0))
    assert text.startswith("Deal eleven: ")
    assert "Deal two: " in text
    assert "Deal one: " not in text


def test_who_is_out_of_the_session():
    hands = (HANDS[1], HANDS[0], *HANDS[2:])
    view = after("fold raise:4 call fold", hands=hands, stacks=(100, 100, 5, 100))
    assert answer("player:2", view, "it") == "Bruno: fuori."
    assert "Ben: out." in answer("scores", view)


def test_new_chips_are_told_with_the_stack():
    hands = (HANDS[1], HANDS[0], *HANDS[2:])
    view = after("fold raise:4 call fold rebuy", hands=hands, stacks=(100, 100, 5, 100), rebuys=1)
    assert "Борис: девяносто девять, из них взято заново сто." in answer("scores", view, "ru")


def test_where_in_the_session_it_is_told_in_full():
    view = after("raise:1", betting_rounds=2)
    assert answer("turn", view, "it", "full") == (
        "Tocca ad Anna. Prima mano di dodici. Primo giro di puntate di due."
    )


# --- whoever asks, whenever ----------------------------------------------------------------


@pytest.mark.parametrize("code", ASKED)
@pytest.mark.parametrize("lang", languages())
def test_every_question_has_an_answer_before_in_and_after_the_deals(code, lang):
    state, _ = GAME.start(BouillotteOptions(session_deals=1), Chance(random.Random(5)))
    rng = random.Random(5)
    assert answer(code, state.view(0), lang)
    while not state.is_over:
        state.apply(rng.choice(state.legal_actions()))
        assert answer(code, state.view(2), lang)
    assert answer(code, state.view(0), lang)


@pytest.mark.parametrize("code", ASKED)
def test_who_looks_on_is_answered_without_a_hand(code):
    narrator = Narrator(load("en", watching=True), 4)
    state = begin(HANDS, "9D")
    view = state.view(SPECTATOR)
    text = narrator.text(VOICE.answer(Command.from_code(code), view))
    assert text
    words = text.lower().replace(",", " ").replace(".", " ").split()
    assert not {"you", "your"} & set(words)
    play(state, "raise:4")
    assert narrator.text(VOICE.answer(Command("price"), state.view(SPECTATOR))) == (
        "Alice has four chips to pay."
    )


def test_commands_that_do_not_ask_get_no_answer():
    assert VOICE.answer(Command("raise", "3"), FACING) is None
    assert not VOICE.answers(Command("fold"))
    assert VOICE.answers(Command("last_trick"))
    assert VOICE.answers(Command("pot"))


@pytest.mark.parametrize(
    ("detail", "text"),
    [("normal", "Asso di picche"), ("full", "Asso di picche, terza di tre")],
)
def test_walking_the_hand(detail, text):
    phrase = VOICE.card(Card.from_code("AS"), FACING)
    assert said(phrase, "it", detail) == text


def test_the_window_shows_the_table():
    lines = [said(phrase) for phrase in VOICE.summary(FACING)]
    assert lines == [
        "The pot is twelve chips.",
        "Your turn: four to call, the pot is twelve.",
        "You: ninety-nine, one in the pot.",
        "Alice: ninety-five, five in the pot.",
        "Ben: ninety-five, five in the pot.",
        *lines[5:],
    ]
    (turned, *_) = VOICE.laid(FACING)
    assert turned.cards == FACING.retournes
    assert VOICE.hand(FACING) == FACING.hand
    assert VOICE.trick(OPEN)[0] == (0, Card.from_code("8S"))


@pytest.mark.parametrize("lang", languages())
def test_the_help_names_the_keys_of_this_game(lang):
    texts = [said(phrase, lang) for phrase in VOICE.help()]
    assert len(texts) == len(set(texts)) == 9
    shared = [said(phrase, lang) for phrase in table_help()]
    assert [text in texts for text in shared] == [False] * 5 + [True] * 3
