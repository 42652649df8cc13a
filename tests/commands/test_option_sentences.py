"""Options by voice: whatever is read out can be said, is heard, and means one thing."""

from __future__ import annotations

import pytest

from tests.commands.languages import LANGUAGES, parsed, sentences
from voicecards.commands.command import OPTIONS, Context
from voicecards.games import games
from voicecards.games.options import ListOf, MapOf, SetOf
from voicecards.hearing.pronunciation import Lexicon
from voicecards.hearing.repertoire import Repertoires
from voicecards.locale import load

CONTEXTS = [Context(place, choices=9) for place in OPTIONS]
CONTEXTS.append(Context("name", yes_no=True))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("context", CONTEXTS, ids=lambda context: context.game)
def test_all_that_can_be_heard_parses_back_to_its_one_command(lang: str, context: Context) -> None:
    said = sentences(lang)
    heard = said.expand(context)
    assert len(dict(heard)) == len(heard)
    for sentence, command in heard:
        assert all(c.isalpha() or c in " '" for c in sentence), sentence
        matches = said.parse(sentence, context)
        assert [(m.command, m.exact) for m in matches] == [(command, True)], sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", OPTIONS)
def test_every_option_can_be_named_and_every_single_value_said(lang: str, place: str) -> None:
    kinds = games()[OPTIONS[place]].options.kinds()
    for name, kind in kinds.items():
        label = load(lang).text(f"option-{name}", "label")
        assert parsed(lang, label, place) == [f"option:{name}"]
        if not isinstance(kind, SetOf | ListOf | MapOf) and not kind.choices():
            assert parsed(lang, f"{label} 7", place) == [f"option:{name}=7"]
    heard = {c.arg for _, c in sentences(lang).expand(Context(place)) if c.name == "option"}
    for name, kind in kinds.items():
        for value in kind.choices() or ():
            assert f"{name}={kind.write(value)}" in heard, name


@pytest.mark.parametrize(
    ("lang", "sentence", "code"),
    [
        ("it", "il re di cuori costa quaranta", "option:card_overrides=KH:40"),
        ("it", "il barbu è il re di picche", "option:barbu_suit=S"),
        ("it", "i fiori costano dieci", "option:penalty_suit=C;suit_card_penalty=10"),
        ("it", "ogni presa costa cinque", "option:trick_penalty=5"),
        ("ru", "король пик стоит восемьдесят", "option:card_overrides=KS:80"),
        ("en", "the king of spades costs eighty", "option:card_overrides=KS:80"),
        ("it", "Punti di una donna: trentatré", "option:queen_penalty=33"),
        ("ru", "очки за даму тридцать", "option:queen_penalty=30"),
        ("en", "points of a queen 30", "option:queen_penalty=30"),
        ("en", "slams no slams", "option:slam_mode=off"),
        ("it", "punteggio torneo", "sheet:tournament"),
    ],
)
def test_promised_sentences(lang: str, sentence: str, code: str) -> None:
    assert parsed(lang, sentence, "barbu_options") == [code]


def test_sentences_of_one_game_are_not_those_of_another() -> None:
    assert parsed("it", "la posta è due", "barbu_options") == []
    assert parsed("it", "punteggio torneo", "bouillotte_options") == []
    assert parsed("it", "si gioca con quaranta carte", "bouillotte_options") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_words_can_be_pronounced(lang: str) -> None:
    lexicon, repertoires = Lexicon(lang), Repertoires(lang)
    words = {
        word
        for context in CONTEXTS
        for sentence in repertoires.of(context).sentences
        for word in sentence.split()
    }
    assert all(lexicon.variants(word) for word in sorted(words))
