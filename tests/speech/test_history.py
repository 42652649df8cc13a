"""The history: cut lines are in it, repeats are not, and two keys walk it."""

import pytest

from voicecards.speech.history import History, again
from voicecards.speech.queue import SpeechQueue, SpokenLine
from voicecards.speech.virtual_voice import VirtualVoice
from voicecards.utterance import Category, Priority


@pytest.fixture
def history(utter):
    kept = History(limit=5)
    for text in ("uno", "due", "tre"):
        kept.add(SpokenLine(utter(text), "it", 0, 1, False))
    return kept


def texts(*lines):
    return [line.text if line else None for line in lines]


def test_a_cut_event_is_in_the_history(clock, utter):
    history = History()
    queue = SpeechQueue(VirtualVoice(clock), clock, history.add, lang="it")
    for text in ("uno", "due"):
        queue.say(utter(text))
    queue.pump()
    queue.stop()
    assert texts(*history.lines()) == ["uno", "due"]
    assert history.last().lang == "it"


def test_older_and_newer_walk_from_the_newest_line(history):
    walked = [history.older(), history.older(), history.older(), history.newer(), history.newer()]
    assert texts(*walked) == ["due", "uno", None, "due", "tre"]
    assert history.newer() is None


def test_oldest_and_newest_jump(history):
    assert texts(history.oldest(), history.newer(), history.newest()) == ["uno", "due", "tre"]


def test_an_empty_history_has_no_lines():
    history = History()
    empty = [history.last(), history.older(), history.newer(), history.oldest(), history.newest()]
    assert empty == [None] * 5


def test_the_oldest_lines_are_forgotten(history, utter):
    for text in ("quattro", "cinque", "sei"):
        history.add(SpokenLine(utter(text), "it", 0, 1, False))
    assert texts(*history.lines()) == ["due", "tre", "quattro", "cinque", "sei"]


def test_events_leave_the_place_and_answers_bring_it_back(history, utter):
    history.oldest()
    history.add(SpokenLine(utter("quattro"), "it", 0, 1, False))
    assert texts(history.here()) == ["uno"]
    history.add(SpokenLine(utter("tocca a te", Priority.ANSWER), "it", 0, 1, False))
    assert texts(history.here()) == ["tocca a te"]


def test_repeats_are_not_history(history):
    line = history.oldest()
    history.add(SpokenLine(again(line), "it", 0, 1, False))
    assert len(history) == 3
    assert texts(history.here()) == ["uno"]


def test_a_repeat_is_an_answer_without_a_cue(utter):
    repeat = again(utter("sette di cuori", cue="card"))
    assert (repeat.text, repeat.cue, repeat.priority) == ("sette di cuori", None, Priority.ANSWER)


def test_lines_can_be_asked_for_by_category(history, utter):
    history.add(SpokenLine(utter("dieci punti", category=Category.SCORE), "it", 0, 1, False))
    assert texts(*history.lines(Category.SCORE)) == ["dieci punti"]


@pytest.fixture
def evening(utter):
    kept = History()
    lines = [("re", Category.PLAY), ("prende Anna", Category.TRICK), ("due", Category.PLAY)]
    for text, category in [*lines, ("prendi tu", Category.TRICK)]:
        kept.add(SpokenLine(utter(text, category=category), "it", 0, 1, False))
    return kept


def test_the_history_is_walked_by_kind(evening):
    assert [evening.change_kind(1) for _ in range(3)] == [Category.PLAY, Category.TRICK, None]
    assert evening.change_kind(-1) is Category.TRICK
    walked = [evening.newest(), evening.older(), evening.older(), evening.newer()]
    assert texts(*walked) == ["prendi tu", "prende Anna", None, "prendi tu"]


def test_a_place_among_a_kind_stays_while_other_things_happen(evening, utter):
    evening.change_kind(-1)
    evening.older()
    evening.add(SpokenLine(utter("asso"), "it", 0, 1, False))
    assert texts(evening.here()) == ["prende Anna"]
    evening.add(SpokenLine(utter("prende Ivo", category=Category.TRICK), "it", 0, 1, False))
    assert texts(evening.here()) == ["prende Anna"]


def test_after_an_answer_of_another_kind_the_newest_of_the_kind_comes_first(evening, utter):
    evening.change_kind(-1)
    evening.oldest()
    answer = utter("tocca a te", Priority.ANSWER, category=Category.ANSWER)
    evening.add(SpokenLine(answer, "it", 0, 1, False))
    assert texts(evening.older(), evening.older()) == ["prendi tu", "prende Anna"]
