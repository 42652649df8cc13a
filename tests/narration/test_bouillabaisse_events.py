"""What is said when something happens at a table of Bouillabaisse."""

import pytest

from tests.narration.tables import view
from voicecards.cards import Card, Rank, Suit, cards
from voicecards.games.bouillabaisse.events import (
    Capture,
    CardPlayed,
    GameOver,
    GameStarted,
    HandDealt,
    RoundScored,
    RoundStarted,
    TargetsRevealed,
    TrickTaken,
)
from voicecards.games.game import rank_scores
from voicecards.locale import load
from voicecards.narration.narrator import Narrator
from voicecards.narration.voice import game_voice

VOICE = game_voice("bouillabaisse")
KING = Card.from_code("KS")


def told(event, at, lang="en", detail="normal"):
    return Narrator(load(lang), at.options.players, detail).text(VOICE.event(event, at))


def taken(seat=1, capture=None, left=4, **more):
    capture = capture or Capture(1, 2, 0, 1, 225)
    return TrickTaken(
        seat=seat,
        cards=cards("9S KS 2H 3H"),
        capture=capture,
        left=left,
        **({"equalled": False} | more),
    )


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (
            "en",
            "Bouillabaisse: three players, seventeen cards each. From your left: Alice and Ben. "
            "Ben deals. Left out of the game: the two of clubs.",
        ),
        (
            "it",
            "Bouillabaisse: tre giocatori, diciassette carte a testa. Dalla tua sinistra: Anna "
            "e Bruno. Dà le carte Bruno. Fuori dal gioco: il due di fiori.",
        ),
        (
            "ru",
            "Буйабес: три игрока, у каждого семнадцать карт. По кругу слева от тебя: Анна и "
            "Борис. Сдаёт Борис. Вне игры: двойка треф.",
        ),
    ],
)
def test_the_start(lang, text):
    event = GameStarted(players=3, hand_size=17, dealer=2, left_out=cards("2C"))
    assert told(event, view(players=3, round_scores=()), lang) == text


def test_two_players_sit_against_each_other():
    event = GameStarted(players=2, hand_size=26, dealer=0, left_out=())
    at = view(players=2, round_scores=())
    assert "Against Alice. You deal." in told(event, at)


def test_targets_all_at_once():
    event = TargetsRevealed(suit=Suit.HEARTS, rank=Rank.QUEEN, card=KING)
    assert told(event, view(), "it") == (
        "Il seme è cuori, il valore è donna, la carta speciale è il re di picche."
    )


def started(number, **points):
    values = {"points_trick": 0, "points_suit": 0, "points_rank": 0, "points_special": 0} | points
    return RoundStarted(
        round=number,
        dealer=0,
        leader=1,
        suit=Suit.HEARTS,
        rank=Rank.QUEEN,
        card=KING,
        all_or_nothing=False,
        **values,
    )


@pytest.mark.parametrize(
    ("event", "lang", "text"),
    [
        (started(1, points_trick=1), "ru", "Первый раунд. Каждая взятка стоит одно очко."),
        (started(1, points_trick=21), "it", "Prima manche. Ogni presa costa ventun punti."),
        (started(2, points_suit=10), "en", "Round two. Each heart costs ten points."),
        (started(2, points_suit=2), "ru", "Второй раунд. Каждая карта червей стоит два очка."),
        (started(3, points_rank=50), "ru", "Третий раунд. Каждая дама стоит пятьдесят очков."),
        (started(4, points_special=200), "it", "Quarta manche. Il re di picche costa duecento"),
    ],
)
def test_each_round_tells_what_it_counts_with_this_tables_values(event, lang, text):
    assert told(event, view(), lang).startswith(text)


def test_with_two_packs_the_special_card_is_one_of_two():
    at = view(players=8, round_scores=())
    assert "Each king of spades costs" in told(started(4, points_special=200), at)
    assert "Каждый король пик стоит" in told(started(4, points_special=200), at, "ru")


def test_the_leader_is_named_unless_it_is_you():
    event = started(2, points_suit=10)
    assert told(event, view()).endswith("Alice leads.")
    assert told(event.__class__(**{**vars(event), "leader": 0}), view()).endswith("ten points.")


def test_the_last_round_says_that_points_come_off():
    event = started(6, points_trick=5, points_suit=10, points_rank=50, points_special=200)
    for lang, words in (("en", "takes off"), ("it", "toglie"), ("ru", "вычитаются")):
        assert words in told(event, view(), lang)


def test_the_hand_is_read():
    event = HandDealt(seat=0, cards=cards("2C 9C AH"), audience=frozenset({0}))
    assert told(event, view(), "ru") == "Твои карты. Трефы: двойка, девятка; черви: туз."
    assert VOICE.event(event, view()).cue == "deal"


@pytest.mark.parametrize(
    ("trick", "lang", "text"),
    [
        ([(2, "QS")], "ru", "Борис пошёл с дамы пик."),
        ([(2, "QS")], "it", "Bruno apre con la donna di picche."),
        ([(2, "QS"), (3, "7S")], "ru", "Вера сыграла семёрку пик."),
        ([(2, "QS"), (3, "AD")], "ru", "Вера сбросила туза бубён."),
        ([(2, "QS"), (3, "AD")], "it", "Carla scarta l'asso di quadri."),
        ([(2, "QS"), (3, "AD")], "en", "Carol discards the ace of diamonds."),
        ([(3, "8S"), (0, "AS")], "it", "Giochi l'asso di picche."),
        ([(3, "8S"), (0, "AS")], "ru", "Ты кладёшь туза пик."),
        ([(0, "8S")], "ru", "Ты ходишь с восьмёрки пик."),
        ([(3, "8S"), (0, "AH")], "en", "You discard the ace of hearts."),
    ],
)
def test_plays(trick, lang, text):
    seat, code = trick[-1]
    card = Card.from_code(code)
    discarded = card.suit is not Card.from_code(trick[0][1]).suit
    event = CardPlayed(seat=seat, card=card, position=len(trick) - 1, discarded=discarded)
    at = view(trick=trick, turn=(seat + 1) % 4)
    assert told(event, at, lang) == text
    assert len(told(event, at, lang, "terse").split()) <= 4


@pytest.mark.parametrize(("discarded", "verb"), [(True, "discard"), (False, "play")])
def test_the_card_that_completes_a_trick_is_told_whatever_follows(discarded, verb):
    event = CardPlayed(seat=0, card=Card.from_code("3H"), position=3, discarded=discarded)
    assert told(event, view(last=taken()), "en") == f"You {verb} the three of hearts."
    assert told(event, view(last=None), "en") == f"You {verb} the three of hearts."


@pytest.mark.parametrize(
    ("event", "lang", "text"),
    [
        (
            taken(),
            "en",
            "Alice takes it: two hearts and the king of spades, two hundred and "
            "twenty-five points.",
        ),
        (taken(2), "ru", "Берёт Борис: две червы и король пик, двести двадцать пять очков."),
        (
            taken(0),
            "it",
            "Prendi tu: due carte di cuori e il re di picche, duecentoventicinque punti.",
        ),
        (taken(capture=Capture(1, gross=5)), "it", "Prende Anna."),
        (
            taken(capture=Capture(1, 0, 0, 2, 400), equalled=True),
            "en",
            "Alice takes it: the king of spades, twice, four hundred points. "
            "Of two equal cards, the first one takes.",
        ),
    ],
)
def test_tricks(event, lang, text):
    at = view(last=event)
    assert told(event, at, lang) == text
    assert VOICE.event(event, at).cue == ("trick_mine" if event.seat == 0 else "trick_other")


def test_in_the_last_round_captured_points_are_told_as_they_will_be_written():
    event = taken()
    assert "minus two hundred" in told(event, view(round=6, last=event))


def test_the_last_trick_of_a_round_is_told_with_that_rounds_sign():
    """After the fifth round's last trick the view is already in the sixth."""
    assert "minus" not in told(taken(left=0), view(round=6, last=None))


@pytest.mark.parametrize(
    ("left", "text"),
    [
        (0, "Это была последняя взятка."),
        (1, "Осталась одна взятка."),
        (2, "Осталось две взятки."),
        (5, "Осталось пять взяток."),
    ],
)
def test_in_full_the_tricks_left_are_told(left, text):
    event = taken(left=left)
    assert told(event, view(last=event), "ru", "full").endswith(text)


def scored(**more):
    return RoundScored(
        **{
            "round": 2,
            "captures": (Capture(2, 1, 0, 0, 10), Capture(11, 12, 1, 1, 120), Capture(), Capture()),
            "scores": (10, 120, 0, 0),
            "totals": (15, 170, 5, 0),
            "everything": None,
            "early": False,
        }
        | more
    )


def test_scores_say_why_and_the_new_total_oneself_first():
    assert told(scored(), view(), "ru") == (
        "Второй раунд окончен. Ты: одна черва, десять, итого пятнадцать. "
        "Анна: двенадцать червей, одна дама и король пик, сто двадцать, итого сто семьдесят. "
        "Борис: ничего, итого пять. Вера: ничего, итого ноль."
    )


def test_taking_everything_and_ending_early_are_told():
    event = scored(everything=1, early=True)
    assert told(event, view(), "ru").startswith(
        "Второй раунд окончен: брать больше нечего. Анна взяла всё: знак меняется."
    )
    event = scored(everything=0)
    assert "Hai preso tutto: il segno cambia." in told(event, view(), "it")


@pytest.mark.parametrize(
    ("scores", "lang", "text", "cue"),
    [
        (
            (85, 120, 85, 305),
            "it",
            "La partita è finita. Vincete insieme: tu e Bruno. Primo posto "
            "a pari merito: tu e Bruno, ottantacinque. Terzo posto: Anna, centoventi. "
            "Quarto posto: Carla, trecentocinque.",
            "win",
        ),
        (
            (1, 2, 3, 4),
            "ru",
            "Игра окончена. Победа твоя. Первое место: ты, одно. Второе место: "
            "Анна, два. Третье место: Борис, три. Четвёртое место: Вера, четыре.",
            "win",
        ),
        (
            (310, -310, 400, 195),
            "en",
            "The game is over. Alice wins. First: Alice, minus three "
            "hundred and ten. Second: Carol, one hundred and ninety-five. Third: you, "
            "three hundred and ten. Fourth: Ben, four hundred.",
            "lose",
        ),
        (
            (300, 10, 10, 275),
            "ru",
            "Игра окончена. Выигрывают Анна и Борис. Первое место делят: "
            "Анна и Борис, десять. Третье место: Вера, двести семьдесят пять. Четвёртое место: ты, "
            "триста.",
            "lose",
        ),
    ],
)
def test_the_end_tells_every_place(scores, lang, text, cue):
    event = GameOver(standings=rank_scores(scores, lowest_wins=True))
    assert told(event, view(turn=None), lang) == text
    assert VOICE.event(event, view(turn=None)).cue == cue
