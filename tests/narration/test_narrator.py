import logging

import pytest

from voicecards.cards import Card, cards
from voicecards.locale import load
from voicecards.narration.narrator import Detail, Narrator
from voicecards.narration.phrase import Phrase
from voicecards.utterance import Category, Priority

TEN = Card.from_code("TH")


def play(seat=1, **more):
    return Phrase("play", {"seat": seat, "card": TEN, "highest": True}, seat=seat, **more)


@pytest.mark.parametrize(
    ("lang", "detail", "said"),
    [
        ("it", "terse", "Anna, dieci di cuori"),
        ("it", "normal", "Anna gioca il dieci di cuori."),
        ("it", "full", "Anna gioca il dieci di cuori, per ora la carta più alta."),
        ("ru", "terse", "Анна: десятка червей"),
        ("ru", "normal", "Анна сыграла десятку червей."),
        ("ru", "full", "Анна сыграла десятку червей, это пока старшая карта."),
        ("en", "terse", "Alice, ten of hearts"),
        ("en", "normal", "Alice plays the ten of hearts."),
        ("en", "full", "Alice plays the ten of hearts, the highest so far."),
    ],
)
def test_three_levels_of_detail(lang, detail, said):
    assert Narrator(load(lang), 4, detail).say(play()).text == said


def test_the_full_line_comes_with_every_utterance():
    said = Narrator(load("en"), 4, "terse").say(play())
    assert (said.text, said.full) == (
        "Alice, ten of hearts",
        "Alice plays the ten of hearts, the highest so far.",
    )


def test_the_level_can_be_changed():
    narrator = Narrator(load("en"), 4)
    narrator.detail = narrator.detail.next
    assert narrator.detail is Detail.FULL
    assert narrator.detail.next is Detail.TERSE


def test_russian_past_tense_agrees_with_the_player():
    narrator = Narrator(load("ru"), 4)
    assert narrator.text(play(1)).startswith("Анна сыграла ")
    assert narrator.text(play(2)).startswith("Борис сыграл ")


@pytest.mark.parametrize(
    ("players", "pans"),
    [(2, [0, 0]), (3, [0, -1, 1]), (4, [0, -1, 0, 1]), (5, [0, -1, -1 / 3, 1 / 3, 1])],
)
def test_players_sit_clockwise_from_the_left(players, pans):
    narrator = Narrator(load("en"), players)
    assert [narrator.pan(seat) for seat in range(players)] == pytest.approx(pans)
    assert narrator.pan(None) == 0


def test_what_the_phrase_carries_reaches_the_utterance():
    said = Narrator(load("en"), 4).say(
        play(3, category=Category.PLAY, priority=Priority.EVENT, cue="card", supersedes="x")
    )
    assert (said.category, said.priority, said.cue) == (Category.PLAY, Priority.EVENT, "card")
    assert (said.pan, said.supersedes, said.lang) == (1.0, "x", None)


def test_sentences_follow_each_other_and_empty_ones_vanish():
    phrase = Phrase("scores-after", {"n": 1}).followed_by(
        Phrase("score-row", {"seat": 0, "score": 5}), None
    )
    narrator = Narrator(load("en"), 4)
    assert narrator.text(phrase) == "After round one. You: five."
    assert narrator.text(phrase, Detail.TERSE) == "You: five."


def test_phrases_inside_phrases_are_joined():
    items = tuple(Phrase("option-card", {"card": card}) for card in cards("2C 3C 4C"))
    phrase = Phrase("option-list", {"items": items})
    assert Narrator(load("it")).text(phrase) == "Due di fiori, tre di fiori e quattro di fiori"


def test_a_line_in_the_fallback_language_says_so(monkeypatch):
    locale = load("it")
    monkeypatch.setattr(locale, "_try", lambda *args: None)
    said = Narrator(locale).say(Phrase("stopped"))
    assert (said.text, said.lang) == ("Silent.", "en")


def test_text_from_outside_is_cleaned_quietly(caplog):
    phrase = Phrase("heard-was", {"text": "raise 21 ♥ all_in"})
    with caplog.at_level(logging.ERROR):
        said = Narrator(load("en")).text(phrase)
    assert said == "I heard: raise twenty-one all in."
    assert not caplog.records


def test_the_guard_rewords_what_should_not_have_come_so_far(caplog):
    phrase = Phrase("option-list", {"items": "Q♥ 12"})
    with caplog.at_level(logging.ERROR):
        assert Narrator(load("en")).text(phrase) == "Q twelve"
    assert "not fit to be spoken" in caplog.text
