"""Each engine by itself: a closed set goes in, its sentences come out ranked."""

import pytest

from tests.hearing.voices import say
from voicecards.hearing.hama_engine import HamaRecognizer, HamaUnavailable
from voicecards.hearing.pronunciation import Lexicon
from voicecards.hearing.quiet import with_quiet
from voicecards.hearing.sphinx import GRAMMARS_KEPT, SphinxRecognizer

SETS = {
    "it": ["gioca asso di picche", "gioca re di cuori", "ultima presa", "Carte sul tavolo"],
    "ru": ["сыграть туза пик", "хожу дамой червей", "последняя взятка", "ва-банк"],
    "en": ["play the ace of spades", "play the king of hearts", "last trick", "all in"],
}


@pytest.fixture(scope="module", params=SETS)
def lang(request):
    return request.param


@pytest.fixture(scope="module")
def sphinx(lang):
    return SphinxRecognizer(Lexicon(lang))


def test_sphinx_finds_what_was_said_among_four(lang, sphinx):
    for sentence in SETS[lang]:
        audio = with_quiet(say(sentence, lang))
        ranked = sphinx.rank(audio, SETS[lang])
        assert ranked[0][0] == sentence
        assert {s for s, _ in ranked} <= set(SETS[lang])
        scores = [score for _, score in ranked]
        assert scores == sorted(scores, reverse=True)


def test_an_unlikely_sentence_needs_clearer_speech(lang, sphinx):
    audio = with_quiet(say(SETS[lang][0], lang))
    plain = sphinx.hear(audio, _normal(lang))[0]
    unlikely = sphinx.hear(audio, _normal(lang), [3.0, 0.0, 0.0, 0.0])[0]
    assert unlikely.sentence == plain.sentence
    assert unlikely.score < plain.score


def _normal(lang):
    from voicecards.hearing.pronunciation import normalise

    return [normalise(sentence) for sentence in SETS[lang]]


def test_more_grammars_than_are_kept_do_no_harm(lang, sphinx):
    audio = with_quiet(say(SETS[lang][0], lang))
    words = _normal(lang)
    for n in range(GRAMMARS_KEPT + 2):
        heard = sphinx.hear(audio, words, [0.0, 0.0, 0.0, n / 100])
        assert heard[0].sentence == words[0]


def test_hama_ranks_all_and_finds_what_was_said(lang):
    try:
        hama = HamaRecognizer(Lexicon(lang))
    except HamaUnavailable as error:
        pytest.skip(str(error))
    for sentence in SETS[lang]:
        ranked = hama.rank(with_quiet(say(sentence, lang)), SETS[lang])
        assert ranked[0][0] == sentence
        assert len(ranked) == 4
