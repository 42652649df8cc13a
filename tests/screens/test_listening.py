"""What the stage makes of what the ear understood, or did not."""

from __future__ import annotations

import pytest

from tests.sitting import Sitting
from voicecards.commands.command import Source
from voicecards.locale import languages
from voicecards.screens.listening import Understood
from voicecards.utterance import Category

NOISE = Understood("", 0.0, "ignore", [])


def hear_noise(sitting: Sitting, *, open_microphone: bool) -> int:
    """Hear something that is no command; how many lines it brings."""
    sitting.quiet()
    before = len(sitting.lines)
    sitting.stage.listening.take(NOISE, Source.VOICE, always_answer=not open_microphone)
    sitting.quiet()
    return len(sitting.lines) - before


def wait(sitting: Sitting, seconds: float) -> None:
    sitting.clock.advance_to(sitting.clock() + seconds)


def test_the_open_microphone_answers_noise_at_most_once_in_five_seconds() -> None:
    sitting = Sitting()
    wait(sitting, 10)
    began = sitting.clock()
    answers = 0
    while sitting.clock() - began < 20:
        answers += hear_noise(sitting, open_microphone=True)
        wait(sitting, 0.5)
    assert 2 <= answers <= 5


def test_the_talk_key_is_always_answered() -> None:
    sitting = Sitting()
    assert [hear_noise(sitting, open_microphone=False) for _ in range(3)] == [1, 1, 1]


@pytest.mark.parametrize("lang", languages())
def test_what_was_heard_is_told_kept_and_shown(lang: str) -> None:
    sitting = Sitting(lang=lang)
    text = sitting.stage.sentences.recommended("rules")
    sitting.say(text)
    line = sitting.stage.listening.shown
    assert text in line
    assert sitting.key("w") == [line]
    assert [kept.text for kept in sitting.stage.history.lines(Category.HEARD)] == [line]
    assert sitting.stage.listening.shown == ""


def test_a_word_that_asks_for_a_repeat_is_not_repeated_itself() -> None:
    sitting = Sitting()
    told = sitting.key("c")
    assert sitting.say("repeat") == told


def test_what_was_heard_is_walked_as_a_kind_of_its_own() -> None:
    sitting = Sitting()
    sitting.say("rules")
    sitting.say("scores")
    history = sitting.stage.history
    history.change_kind(-1)  # the last kind of all
    assert history.kind is Category.HEARD
    history.newest()
    assert history.older() == history.lines(Category.HEARD)[0]


@pytest.mark.parametrize("lang", languages())
def test_refusals_change_their_wording_then_offer_help_then_keys(lang: str) -> None:
    sitting = Sitting(lang=lang)
    told = []
    for _ in range(4):
        told += sitting._lines_of(lambda: sitting.stage.listening.take(NOISE, Source.VOICE))
    assert len(set(told[:3])) == 3
    assert told[3] == told[2]
    sitting.say(sitting.stage.sentences.recommended("rules"))
    again = sitting._lines_of(lambda: sitting.stage.listening.take(NOISE, Source.VOICE))
    assert again == told[:1]
