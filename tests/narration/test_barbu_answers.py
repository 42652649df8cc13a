"""Questions answered at a table of Barbu."""

import pytest

from tests.games.barbu.tables import do, hand_of, table
from tests.narration.barbu_ear import VOICE, answer, narrator
from tests.narration.barbu_tricks import FOLLOW, HANDS
from voicecards.cards import Card
from voicecards.commands.command import Command
from voicecards.games.barbu.schedule import HandResult
from voicecards.games.game import SPECTATOR
from voicecards.locale import languages

# --- answers in tricks --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "lang", "text"),
    [
        ("hand", "en", "Seven of clubs, eight of diamonds and nine of hearts."),
        ("legal", "en", "Carol's turn. Only the nine of hearts."),
        ("table", "it", "Anna, dieci di cuori. Bruno, fante di cuori. Per ora prende Bruno."),
        ("table_card:1", "ru", "Анна: десятка червей."),
        ("suit_led", "en", "Hearts, led by Alice."),
        (
            "last_trick",
            "it",
            "Ultima presa. Tu, donna di picche. Anna, asso di picche. Bruno, sette di picche. "
            "Carla, otto di picche. Ha preso Anna.",
        ),
        (
            "scores",
            "en",
            "After hand two of twenty-four. You: minus fifteen. Ben: minus twenty. Alice: minus "
            "thirty-five. Carol: minus fifty. You, in this hand: nothing.",
        ),
        (
            "scores_details",
            "ru",
            "Третья раздача, без дам, пока что. Ты: ничего. Анна: одна дама. Борис: ничего. "
            "Вера: ничего. Вторая раздача, без червей: ты ноль, Анна минус тридцать, Борис ноль и "
            "Вера минус пятьдесят. Первая раздача, без взяток: ты минус пятнадцать, Анна минус "
            "пять, Борис минус двадцать и Вера ноль.",
        ),
        ("player:1", "it", "Anna: due carte, meno trentacinque punti. In questa mano: una donna."),
        ("player:9", "ru", "За этим столом только четыре игрока."),
        ("open_ends", "it", "Questa mano non è un domino."),
        (
            "contracts_left",
            "en",
            "Now no queens, dealt by Carol. Contracts left. You, Alice and Ben: all six. Carol: "
            "Barbu, salad and domino.",
        ),
    ],
)
def test_answers(code, lang, text):
    assert answer(code, FOLLOW, lang) == text


def test_a_player_in_full_declares_and_has_points():
    assert answer("player:1", FOLLOW, "en", "full").endswith("one queen, minus twenty.")
    assert answer("player:3", FOLLOW, "en", "full").endswith("Declarer of this hand.")


def test_last_tricks_follow_the_direction_of_play():
    options = table(direction="counterclockwise")
    state = hand_of("no_tricks", "7C 8C", "9C TC", "JC QC", "KC AC", options=options, dealer=1)
    do(state, "7C KC JC 9C")
    assert answer("last_trick", state).startswith(
        "Last trick. You, seven of clubs. Carol, king of clubs. Ben, jack"
    )


def test_contracts_left_when_none_are():
    last = table(contracts="no_tricks")
    state = hand_of("no_tricks", *HANDS, options=last, dealer=3)
    assert answer("contracts_left", state, "ru") == (
        "Сейчас без взяток, сдаёт Вера. Оставшиеся контракты. Ты, Анна и Борис: без взяток. "
        "Вера: ни одного."
    )


# --- the rest ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
def test_the_help_names_the_keys_of_barbu(lang):
    says = narrator(FOLLOW, lang)
    keys = {"contro": "k", "pass": "o", "open_ends": "d", "contracts_left": "q"}
    says.locale.keys.update({**keys, "needs": "n", "passed": "p"})
    texts = [says.text(phrase) for phrase in VOICE.help()]
    told = " ".join(texts[:2]).lower()
    assert all(says.locale.key(key).lower() in told for key in "kodqnp")
    assert len(texts) > 5
    says.locale.keys.clear()


def test_the_window_shows_contract_turn_and_totals():
    says = narrator(FOLLOW)
    lines = [says.text(phrase) for phrase in VOICE.summary(FOLLOW.view(0))]
    assert lines[:2] == ["No queens. Each queen costs twenty points.", "Carol's turn."]
    assert lines[2] == "You: minus fifteen."
    assert lines[-1] == "Carol: minus fifty."
    domino = hand_of("domino", *HANDS)
    labels = [says.text(laid.label) for laid in VOICE.laid(domino.view(0))]
    assert labels == ["Clubs", "Diamonds", "Spades", "Hearts"]
    assert VOICE.trick(FOLLOW.view(0))[1] == (2, Card.from_code("JH"))


def test_commands_that_do_not_ask_get_no_answer():
    assert VOICE.answer(Command("louder"), FOLLOW.view(0)) is None
    assert not VOICE.answers(Command("contro", "1"))
    assert VOICE.answers(Command("contracts_left"))


def test_who_looks_on_gets_every_answer_and_no_hand():
    assert answer("hand", FOLLOW, seat=SPECTATOR) == "Spectators do not see the hands."
    assert answer("legal", FOLLOW, seat=SPECTATOR) == "Spectators do not see the hands."
    assert answer("legal", hand_of("domino", *HANDS), seat=SPECTATOR) == (
        "Spectators do not see the hands."
    )
    assert "in this hand" not in answer("scores", FOLLOW, seat=SPECTATOR)


def test_after_the_end_every_question_still_has_an_answer():
    state = hand_of("no_tricks", "7C", "8C", "9C", "TC", options=table(contracts="no_tricks"))
    state._results = tuple(HandResult(seat, "no_tricks", (0, 0, 0, -5)) for seat in (0, 1, 2))
    do(state, "7C 8C 9C TC")
    assert state.turn is None
    for code in ("table", "table_card:1", "suit_led", "last_trick", "turn", "rules", "open_ends"):
        assert answer(code, state) == "The game is over."
    for code in ("hand", "legal", "scores", "scores_details", "player:0", "contracts_left"):
        assert answer(code, state)
    assert answer("contracts_left", state).startswith("You, Alice, Ben and Carol: none.")
