"""What is said when something happens at a table of Barbu: deals, contracts, tricks, scores."""

import random

import pytest

from tests.games.barbu.tables import do, hand_of, only, table
from tests.narration.barbu_ear import VOICE, heard, line
from voicecards.cards import Suit, cards
from voicecards.games.barbu.events import (
    CardPlayed,
    ContractAnnounced,
    GameStarted,
    HandDealt,
    HandStarted,
    TrumpNamed,
)
from voicecards.games.barbu.game import Barbu
from voicecards.games.chance import Chance
from voicecards.games.game import SPECTATOR

STATE = hand_of("no_hearts", "7C 9H", "8C TH", "9C JH", "TC QH")


def announced(contract, how="fixed", seat=1, **options):
    """What is heard when a contract is settled at a table with these options."""
    state = hand_of(contract, *["7C"] * 4, options=table(**options))
    hand = state._hand
    event = hand.announce(contract, how)[0]
    return ContractAnnounced(**{**vars(event), "seat": seat}), state


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (
            "en",
            "Barbu: three players, ten cards each, eighteen hands. From your left: Alice and Ben. "
            "Play goes anticlockwise. Left out of the game: the seven of clubs and the seven of "
            "diamonds.",
        ),
        (
            "it",
            "Barbu: tre giocatori, dieci carte a testa, diciotto mani. Dalla tua sinistra: Anna e "
            "Bruno. Si gioca in senso antiorario. Fuori dal gioco: il sette di fiori e il sette di "
            "quadri.",
        ),
        (
            "ru",
            "Барбу: три игрока, у каждого десять карт, всего восемнадцать раздач. По кругу слева "
            "от тебя: Анна и Борис. Играем против часовой стрелки. Вне игры: семёрка треф и "
            "семёрка бубён.",
        ),
    ],
)
def test_the_start_of_a_game(lang, text):
    state = hand_of("no_tricks", "8C", "9C", "TC")
    event = GameStarted(
        players=3,
        hand_size=10,
        hands=18,
        dealer=1,
        direction="counterclockwise",
        left_out=cards("7C 7D"),
    )
    assert line(event, state, lang) == text


def test_who_looks_on_hears_everybody_named():
    event = GameStarted(
        players=4, hand_size=8, hands=24, dealer=1, direction="clockwise", left_out=()
    )
    assert "At the table, clockwise: you, Alice" in line(event, STATE, seat=SPECTATOR)


def started(number=7, dealer=1, new=True, chooser=None, leader=2):
    return HandStarted(
        number=number,
        total=24,
        dealer=dealer,
        new_dealer=new,
        declarer=dealer,
        leader=leader,
        chooser=chooser,
        contracts_left=("no_tricks",),
    )


@pytest.mark.parametrize(
    ("event", "lang", "detail", "text"),
    [
        (started(), "en", "normal", "Hand seven of twenty-four. Alice deals."),
        (started(), "it", "full", "Settima mano di ventiquattro. Dà le carte Anna. Apre Bruno."),
        (started(), "ru", "terse", "Седьмая раздача. Сдаёт Анна."),
        (
            started(dealer=0, leader=1),
            "ru",
            "full",
            "Седьмая раздача из двадцати четырёх. Сдаёшь ты. Заходит Анна.",
        ),
        (started(new=False), "en", "normal", "Hand seven of twenty-four."),
        (
            started(new=False, leader=0),
            "en",
            "full",
            "Hand seven of twenty-four. Alice deals again.",
        ),
        (
            started(21, chooser=1),
            "it",
            "normal",
            "Ventunesima mano di ventiquattro. Dà le carte Anna. Anna sceglie il contratto.",
        ),
    ],
)
def test_the_start_of_a_deal(event, lang, detail, text):
    assert line(event, STATE, lang, detail) == text


def test_the_listener_is_asked_by_the_prompt_not_told_that_it_chooses():
    assert "chooses" not in line(started(dealer=0, chooser=0), STATE)


@pytest.mark.parametrize(
    ("contract", "lang", "text"),
    [
        ("no_tricks", "en", "No tricks. Each trick costs five points."),
        ("no_hearts", "it", "Niente cuori. Ogni carta di cuori costa dieci punti."),
        ("no_queens", "ru", "Без дам. Каждая дама стоит двадцать очков."),
        ("no_jacks", "en", "No jacks. Each jack costs ten points."),
        ("barbu", "ru", "Бородач. Король червей стоит пятьдесят очков."),
        ("no_last_trick", "it", "Niente ultima presa. L'ultima presa costa quaranta punti."),
        (
            "no_last_two",
            "en",
            "No last two. Penalties: the last trick but one twenty and the last trick forty.",
        ),
        (
            "salade",
            "it",
            "Insalata. Penalità: ogni presa cinque, ogni carta di cuori dieci, ogni donna venti e "
            "il re di cuori cinquanta.",
        ),
        ("trumps", "ru", "Козыри. Каждая взятка приносит пять очков."),
        ("domino", "en", "Domino. Places: first one hundred, second fifty and the others zero."),
    ],
)
def test_each_contract_tells_what_it_counts(contract, lang, text):
    event, state = announced(contract)
    assert line(event, state, lang) == text


@pytest.mark.parametrize(
    ("contract", "options", "text"),
    [
        (
            "no_hearts",
            {"penalty_suit": "C", "suit_ace_penalty": "30"},
            "No clubs. Penalties: each club ten and the ace of clubs thirty.",
        ),
        (
            "barbu",
            {"barbu_suit": "S", "card_overrides": "KS:80"},
            "Barbu. The king of spades costs eighty points.",
        ),
        (
            "no_queens",
            {"card_overrides": "QS:40", "queen_penalty": "1"},
            "No queens. Penalties: each queen one and the queen of spades forty.",
        ),
        (
            "salade",
            {"salade_components": "no_last_trick,no_last_two"},
            "Salad. Penalties: the last trick but one twenty and the last trick eighty.",
        ),
        (
            "domino",
            {"domino_awards": "45,20,10,-10"},
            "Domino. Places: first forty-five, second twenty, third ten and fourth minus ten.",
        ),
    ],
)
def test_each_table_hears_its_own_values(contract, options, text):
    event, state = announced(contract, **options)
    assert line(event, state) == text


@pytest.mark.parametrize(
    ("how", "seat", "lang", "detail", "text"),
    [
        ("chosen", 1, "en", "normal", "Alice chooses no tricks. Each trick costs five points."),
        ("chosen", 0, "it", "normal", "Scegli niente prese. Ogni presa costa cinque punti."),
        (
            "chosen",
            2,
            "ru",
            "normal",
            "Борис выбирает: без взяток. Каждая взятка стоит пять очков.",
        ),
        ("chosen", 1, "en", "terse", "Alice: no tricks."),
        ("fixed", 1, "ru", "terse", "Без взяток."),
        (
            "last",
            1,
            "it",
            "normal",
            "Ne resta uno solo: niente prese. Ogni presa costa cinque punti.",
        ),
    ],
)
def test_how_the_contract_came_about(how, seat, lang, detail, text):
    event, state = announced("no_tricks", how, seat)
    assert line(event, state, lang, detail) == text


def test_italian_contracts_take_their_article():
    event, state = announced("salade", "chosen", 1)
    assert line(event, state, "it").startswith("Anna sceglie l'insalata. ")


def test_trumps_and_the_opening_rank_are_named():
    event = TrumpNamed(seat=1, suit=Suit.SPADES)
    assert line(event, STATE, "it") == "Anna dice: briscola picche."
    state = hand_of("domino", *["7C"] * 4, options=table(domino_start_rank="dealer_chooses"))
    assert heard(state, "start_rank:8", "it")[0] == "Carla decide: si parte dall'otto."
    state = hand_of("trumps", *["7C"] * 4, dealer=0, options=table(contracts="trumps"))
    assert heard(state, "trump:H", "ru")[0] == "Ты называешь козыри: черви."


def test_the_hand_is_read():
    event = HandDealt(seat=0, cards=cards("7C 9H"))
    assert line(event, STATE) == "Your hand. Seven of clubs and nine of hearts."


def test_a_real_start_says_everything_needed_to_begin():
    state, events = Barbu().start(table(), Chance(random.Random(1)))
    view = state.view(0)
    told = [VOICE.event(event, view).key for event in events if event.heard_by(0)]
    assert told == ["barbu-started", "barbu-deal", "barbu-announced", "hand-dealt"]
    assert only(CardPlayed, do(state, [state.legal_actions()[0].code])).position == 0
