"""What is likely now: the hand and an open question are priors, not limits."""

import pytest

from voicecards.cards import cards
from voicecards.commands.command import Context
from voicecards.hearing.pronunciation import Lexicon
from voicecards.hearing.repertoire import IN_PART, NO_ANSWER, NOT_HELD, Repertoires


@pytest.fixture(scope="module")
def italian():
    return Repertoires("it")


def nats(repertoire, sentence):
    return repertoire.unlikely[repertoire.places[sentence]]


def test_a_card_not_held_is_there_and_less_likely(italian):
    repertoire = italian.of(Context("bouillabaisse", hand=cards("TH KC")))
    assert nats(repertoire, "gioca dieci di cuori") == 0
    assert nats(repertoire, "gioca asso di picche") == NOT_HELD


def test_without_a_hand_no_card_is_less_likely(italian):
    repertoire = italian.of(Context("bouillabaisse"))
    assert nats(repertoire, "gioca asso di picche") == 0


def test_a_card_in_part_is_less_likely_and_counts_as_held_when_one_fits(italian):
    repertoire = italian.of(Context("bouillabaisse", hand=cards("TH KC")))
    assert nats(repertoire, "gioca dieci") == IN_PART
    assert nats(repertoire, "gioca asso") == IN_PART + NOT_HELD


def test_an_open_question_makes_its_answers_likely(italian):
    repertoire = italian.of(Context("bouillabaisse", yes_no=True))
    assert nats(repertoire, "sì") == nats(repertoire, "no") == 0
    assert nats(repertoire, "punteggio") == NO_ANSWER


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
@pytest.mark.parametrize("game", ["bouillabaisse", "barbu", "bouillotte", "menu", "amount"])
def test_every_sentence_has_known_sounds(lang, game):
    lexicon = Lexicon(lang)
    repertoire = Repertoires(lang).of(Context(game))
    words = {word for sentence in repertoire.sentences for word in sentence.split()}
    known = lexicon.tables.acoustic.keys()
    strange = {
        w
        for w in words
        for p in lexicon.variants(w)[0]
        if p.removesuffix("ʲ") not in known and p not in known
    }
    assert words
    assert not strange
