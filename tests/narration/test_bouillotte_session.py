"""What is said around the deals of Bouillotte: the draw, new chips, who is out, who wins."""

import random
from dataclasses import replace

import pytest

from tests.narration.bouillotte import GAME, VOICE, at, told
from voicecards.cards import Card
from voicecards.games.bouillotte.events import (
    BoughtIn,
    CarriedChipsGiven,
    ChipsLost,
    FirstDealerChosen,
    GameOver,
    GameStarted,
    PlaceTaken,
    PlayerOut,
    SeatCard,
    SeatCardsDrawn,
    SeatsSettled,
)
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.chance import Chance
from voicecards.games.game import SPECTATOR, rank_scores
from voicecards.locale import load
from voicecards.narration.narrator import Narrator


def begun(seat=0, seed=1, **options):
    """The event that begins a session, and what a seat then sees."""
    table = BouillotteOptions(**options)
    state, events = GAME.start(table, Chance(random.Random(seed)))
    (start,) = [event for event in events if isinstance(event, GameStarted)]
    return start, state.view(seat)


@pytest.mark.parametrize(
    ("options", "lang", "text"),
    [
        (
            {},
            "en",
            "Bouillotte: four players, one hundred chips each, ante one. With Alice, Ben and "
            "Carol. The game has twelve deals.",
        ),
        (
            {"seat_draw": "off", "players": 3, "session_deals": 0},
            "it",
            "Bouillotte: tre giocatori, cento gettoni a testa, posta uno. Dalla tua sinistra: "
            "Anna e Bruno. Finisce quando uno solo ha tutti i gettoni.",
        ),
        (
            {"seat_draw": "dealer_only", "target_chips": 201, "rebuys": 2, "ante": 2},
            "ru",
            "Бульот: четыре игрока, у каждого сто фишек, взнос — две фишки. По кругу слева от "
            "тебя: Анна, Борис и Вера. В игре двенадцать раздач. Игра кончается, когда кто-то "
            "набрал двести одну фишку. Кто остался без фишек, может взять новые два раза.",
        ),
    ],
)
def test_the_start_tells_the_table_and_the_end(options, lang, text):
    assert told(*begun(**options), lang) == text


def test_who_looks_on_hears_all_names():
    event, view = begun(SPECTATOR)
    narrator = Narrator(load("en", watching=True), 4)
    text = narrator.text(VOICE.event(event, view))
    assert "At the table, clockwise: Walter, Alice, Ben and Carol." in text


def drawn(*codes, again=()):
    draws = tuple(SeatCard(seat, Card.from_code(code)) for seat, code in codes)
    return SeatCardsDrawn(draws=draws, again=again)


def test_the_draw_reads_every_card():
    event = drawn((0, "KH"), (1, "AS"), (2, "8D"), (3, "8H"), again=(2, 3))
    assert told(event) == (
        "Drawing for the deal and the seats. You, king of hearts. Alice, ace of spades. "
        "Ben, eight of diamonds. Carol, eight of hearts. Equal cards, so once more: Ben and Carol."
    )
    assert told(event, at(seat_draw="dealer_only"), "it").startswith("Si pesca per il mazzo. Tu,")
    again = drawn((0, "KH"), (3, "QC"))
    assert told(again, lang="ru") == "Ещё раз. Ты: король червей. Вера: дама треф."


@pytest.mark.parametrize(
    ("seat", "by_card", "lang", "text"),
    [
        (1, True, "en", "Alice has the highest card and deals first."),
        (0, True, "it", "Hai la carta più alta: dai le carte tu."),
        (3, True, "ru", "Старшая карта у Веры. Сдаёт Вера."),
        (1, False, "it", "Decide il caso: dà le carte Anna."),
        (0, False, "ru", "Решил случай: сдаёшь ты."),
    ],
)
def test_the_first_dealer(seat, by_card, lang, text):
    assert told(FirstDealerChosen(seat=seat, drawn=by_card), lang=lang) == text


@pytest.mark.parametrize(
    ("seat", "forced", "lang", "text"),
    [
        (1, False, "en", "Alice takes seat two."),
        (1, True, "it", "Ad Anna resta il posto due."),
        (0, True, "it", "A te resta il posto due."),
        (3, True, "ru", "Вере остаётся место номер два."),
        (0, False, "ru", "Ты занимаешь место номер два."),
    ],
)
def test_places(seat, forced, lang, text):
    assert told(PlaceTaken(seat=seat, place=2, forced=forced), lang=lang) == text


def test_the_order_at_the_table_is_told_from_the_listener():
    view = replace(at(), clockwise=(2, 0, 3, 1))
    event = SeatsSettled(order=view.clockwise)
    assert told(event, view) == "From your left: Carol, Alice and Ben."
    assert told(event, view, "ru") == "По кругу слева от тебя: Вера, Анна и Борис."


def test_who_has_no_chips_left_is_told_once():
    assert VOICE.event(ChipsLost(seat=1, rebuys_left=0), at()) is None
    event = ChipsLost(seat=1, rebuys_left=2)
    assert told(event) == "Alice has no chips left and may buy in again."
    assert told(event, lang="it", detail="full").endswith("può prenderne di nuovi due volte.")
    assert told(ChipsLost(seat=0, rebuys_left=1), lang="ru") == "Фишки у тебя кончились."


@pytest.mark.parametrize(
    ("event", "lang", "detail", "text"),
    [
        (PlayerOut(seat=1, left=3, declined=False), "en", "terse", "Alice is out."),
        (
            PlayerOut(seat=1, left=1, declined=False),
            "it",
            "full",
            "Anna non ha più gettoni: è fuori. Resta un giocatore.",
        ),
        (
            PlayerOut(seat=0, left=2, declined=True),
            "ru",
            "full",
            "Ты не берёшь новых фишек и выбываешь. В игре два игрока.",
        ),
        (
            BoughtIn(seat=1, amount=100, stack=100, rebuys_left=1),
            "en",
            "full",
            "Alice buys in again: one hundred chips. That can be done once more.",
        ),
        (
            BoughtIn(seat=0, amount=100, stack=100, rebuys_left=0),
            "ru",
            "full",
            "Ты берёшь новые фишки: сто. Больше нельзя.",
        ),
        (
            CarriedChipsGiven(seat=1, amount=1, stack=9),
            "it",
            "normal",
            "Anna riceve anche quello che avanzava: un gettone.",
        ),
        (
            CarriedChipsGiven(seat=0, amount=1, stack=9),
            "ru",
            "normal",
            "Ты получаешь и остаток: одну фишку.",
        ),
    ],
)
def test_chips_between_deals(event, lang, detail, text):
    assert told(event, lang=lang, detail=detail) == text


def over(scores, reason="deals"):
    return GameOver(reason=reason, standings=rank_scores(scores, lowest_wins=False))


@pytest.mark.parametrize(
    ("event", "lang", "text", "cue"),
    [
        (
            over((120, 99, 99, 82)),
            "en",
            "That was the last deal. The game is over. You win. First: you, one hundred and "
            "twenty. Second, shared: Alice and Ben, ninety-nine. Fourth: Carol, eighty-two.",
            "win",
        ),
        (
            over((0, 400, 0, 0), "last_player"),
            "it",
            "I gettoni sono tutti di un solo giocatore. La partita è finita. Vince Anna. Primo "
            "posto: Anna, quattrocento. Secondo posto a pari merito: tu, Bruno e Carla, zero.",
            "lose",
        ),
        (
            over((21, 300, 41, 38), "target"),
            "ru",
            "Кто-то набрал триста фишек. Игра окончена. Выигрывает Анна. Первое место: Анна, "
            "триста. Второе место: Борис, сорок одна. Третье место: Вера, тридцать восемь. "
            "Четвёртое место: ты, двадцать одна.",
            "lose",
        ),
    ],
)
def test_the_end_tells_why_and_every_place(event, lang, text, cue):
    view = at(target_chips=300)
    assert told(event, view, lang) == text
    assert VOICE.event(event, view).cue == cue


def test_chips_bought_again_are_said_to_be_taken_off():
    view = replace(at(), bought=(0, 100, 0, 0))
    text = told(over((120, -20, 99, 82)), view, "it")
    assert "Quarto posto: Anna, meno venti. I gettoni presi di nuovo sono tolti." in text
