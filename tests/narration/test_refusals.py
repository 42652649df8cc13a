import pytest

from tests.narration.tables import view
from voicecards.cards import Card, Suit, cards
from voicecards.games.game import AmbiguousAction, IllegalAction, PlayCard, UnknownAction
from voicecards.locale import languages, load
from voicecards.narration.narrator import Narrator
from voicecards.narration.voice import game_voice
from voicecards.utterance import Category

VOICE = game_voice("bouillabaisse")
FOLLOWING = view(hand="3C KC JH QS", trick=((3, "7C"),), turn=0)


def said(error, view=FOLLOWING, lang="en", detail="normal"):
    phrase = VOICE.refusal(error, view)
    assert phrase.category is Category.ERROR
    assert phrase.cue == "refused"
    return Narrator(load(lang), 4, detail).text(phrase)


def must_follow(*legal):
    return IllegalAction("must_follow_suit", suit=Suit.CLUBS, legal=cards(legal))


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "You must follow suit. You can play clubs: three, king."),
        ("it", "Devi rispondere al seme. Puoi giocare fiori: tre, re."),
        ("ru", "Надо в масть. Подходят трефы: тройка, король."),
    ],
)
def test_follow_suit_reads_the_legal_cards(lang, text):
    assert said(must_follow("3C", "KC"), lang=lang) == text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "You must follow suit: only the three of clubs fits."),
        ("it", "Devi rispondere al seme: solo il tre di fiori."),
        ("ru", "Надо в масть: подходит только тройка треф."),
    ],
)
def test_follow_suit_with_one_card(lang, text):
    here = view(hand="3C JH", trick=((3, "7C"),), turn=0)
    assert said(must_follow("3C"), here, lang) == text


@pytest.mark.parametrize(
    ("error", "lang", "text"),
    [
        (
            IllegalAction("card_not_in_hand", card=Card.from_code("AH")),
            "ru",
            "У тебя нет туза червей.",
        ),
        (IllegalAction("not_your_turn", turn=1), "it", "Non tocca a te: tocca ad Anna."),
        (IllegalAction("not_your_turn", turn=1), "en", "Not yet: it is Alice's turn."),
        (IllegalAction("no_such_action"), "en", "There is no such move in this game."),
        (IllegalAction("wrong_phase", phase="over"), "ru", "Игра окончена."),
        (IllegalAction("wrong_phase", phase="playing"), "it", "La partita è già iniziata."),
        (IllegalAction("something_new"), "en", "That is not allowed now."),
        (UnknownAction("pass"), "en", "I do not know that move."),
        (
            AmbiguousAction(map(PlayCard, cards("KS KH"))),
            "ru",
            "Подходит не одна: король червей и король пик. Какая?",
        ),
    ],
)
def test_every_refusal_has_a_sentence(error, lang, text):
    assert said(error, lang=lang).startswith(text)


def test_before_the_start_there_is_no_view():
    error = IllegalAction("wrong_phase")
    assert said(error, None).startswith("The game has not started.")
    assert said(error, view(turn=None)).startswith("The game is over.")
    assert said(must_follow("3C"), None) == "That is not allowed now."


@pytest.mark.parametrize("lang", languages())
def test_terse_refusals_are_short(lang):
    assert len(said(must_follow("3C", "KC"), lang=lang, detail="terse").split()) <= 4
    assert len(said(IllegalAction("not_your_turn", turn=2), lang=lang, detail="terse").split()) < 4
