"""The steps after the language: the voice and the microphone, each of which can be skipped."""

from __future__ import annotations

import pytest

from tests.sitting import Sitting
from voicecards.locale import languages
from voicecards.session.launch import Launch
from voicecards.speech.virtual_voice import VirtualVoice
from voicecards.speech.wishes import Wishes
from voicecards.utterance import Role


def at_step(name: str, lang: str = "en") -> Sitting:
    sitting = Sitting(Launch(seed=1, asks_language=True), lang)
    sitting.stage.update()
    sitting.quiet()
    while sitting.stage.screen.name != name:
        sitting.key("return")
    return sitting


def heard(sitting: Sitting, text: str, level: float | None) -> str:
    """Say something that the microphone hears at a level; the answer."""
    sitting.stage.outside.level = lambda: level
    (line,) = sitting.say(text)
    return line


def test_the_voice_is_heard_at_its_new_rate() -> None:
    sitting = at_step("first_voice")
    before = sitting.stage.settings.rate
    assert len(sitting.key("f6")) == 1
    assert sitting.stage.settings.rate > before
    assert sitting.stage.outside.voice.rate == sitting.stage.settings.rate
    assert sitting.stage.screen.name == "first_voice"


@pytest.mark.parametrize("key", ["return", "escape", "backspace"])
def test_each_step_can_be_skipped_by_key(key: str) -> None:
    sitting = at_step("first_voice")
    assert len(sitting.key(key)) == 1
    assert sitting.stage.screen.name == "microphone"
    assert len(sitting.key(key)) == 1
    assert sitting.stage.screen.name == "menu"


@pytest.mark.parametrize("lang", languages())
def test_each_step_can_be_skipped_by_voice(lang: str) -> None:
    sitting = at_step("first_voice", lang)
    for name in ("microphone", "menu"):
        sitting.say(sitting.stage.sentences.recommended("confirm"))
        assert sitting.stage.screen.name == name


@pytest.mark.parametrize("lang", languages())
def test_the_sentence_asked_for_is_understood(lang: str) -> None:
    sitting = at_step("microphone", lang)
    sentence = sitting.stage.sentences.recommended("play:TH")
    assert sentence in sitting.lines[-1]
    line = heard(sitting, sentence, 3000.0)
    assert sentence in line
    assert sitting.stage.screen.name == "microphone"
    assert not sitting.stage.question


@pytest.mark.parametrize(
    ("text", "level", "told"),
    [
        ("play the ten of hearts", 3000.0, "The microphone works well."),
        ("play the ten of hearts", None, "The microphone works well."),
        ("play the ten of hearts", 50.0, "Your microphone is very quiet"),
        ("play the ten of hearts", 0.0, "Nothing was heard"),
        ("play the nine of hearts", 3000.0, "I heard: play the nine of hearts."),
        ("blah blah", 3000.0, "I heard you, but did not understand"),
        ("blah blah", 50.0, "Your microphone is very quiet"),
    ],
)
def test_what_was_heard_and_how_loud_is_told(text: str, level: float | None, told: str) -> None:
    line = heard(at_step("microphone"), text, level)
    assert told in line
    assert "Enter goes on" in line


@pytest.mark.parametrize("lang", languages())
def test_who_knows_what_it_wants_skips_all_steps_by_saying_it(lang: str) -> None:
    sitting = at_step("first_voice", lang)
    sitting.say(sitting.stage.sentences.recommended("game:bouillabaisse"))
    assert sitting.stage.screen.name == "setup"
    sitting.key("escape")
    assert sitting.stage.screen.name == "menu"


def test_another_language_can_still_be_named() -> None:
    sitting = at_step("first_voice")
    (line,) = sitting.say(sitting.stage.sentences.recommended("language:it"))
    assert sitting.stage.lang == "it"
    assert sitting.stage.screen.name == "first_voice"
    assert line.startswith("Io parlo")


def test_without_a_microphone_it_is_told_and_enter_goes_on() -> None:
    sitting = at_step("microphone")
    assert sitting.key("f2") == ["No microphone was found."]
    sitting.key("return")
    assert sitting.stage.screen.name == "menu"


def test_the_microphone_can_be_checked_later() -> None:
    sitting = Sitting(Launch(seed=1))
    sitting.say("learn to play")
    sitting.key("8")
    assert sitting.stage.screen.name == "microphone"
    sitting.key("escape")
    assert sitting.stage.screen.name == "learn"


VOICES = {"en": ("English", "+f2", "+m1"), "it": ("Italian", "+f2"), "ru": ("Russian (Classic)",)}


def among_voices(monkeypatch: pytest.MonkeyPatch, lang: str = "en") -> Sitting:
    """At the choice of a voice, on a computer that has some."""
    monkeypatch.setattr(VirtualVoice, "choices", lambda self, lang: VOICES[lang])
    return at_step("first_voices", lang)


def test_each_voice_says_a_line_as_it_is_come_to_and_enter_takes_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = among_voices(monkeypatch)
    assert sitting.lines[-1].startswith("Which voice do you like?")
    assert sitting.lines[-1].endswith(
        "Voice: the usual one. Hearts are led, and it is your turn. One of four."
    )
    heard: list[Wishes] = []
    monkeypatch.setattr(sitting.stage.outside.voice, "choose", heard.append)
    sitting.key("down")
    (line,) = sitting.key("down")
    assert line.startswith("Voice: female, two.")
    assert [wishes.name_for("en", Role.MAIN) for wishes in heard] == ["English", "+f2"]
    sitting.key("return")
    assert sitting.stage.settings.voices == {"en": "+f2"}
    assert sitting.stage.screen.name == "first_voice"


def test_escape_keeps_the_voice_one_came_with(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = among_voices(monkeypatch)
    sitting.key("up")
    assert sitting.stage.settings.voices == {"en": "+m1"}
    sitting.key("escape")
    assert sitting.stage.settings.voices == {"en": ""}
    assert sitting.stage.screen.name == "first_voice"


@pytest.mark.parametrize("lang", languages())
def test_a_voice_can_be_taken_by_its_number_spoken(
    monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    sitting = among_voices(monkeypatch, lang)
    sitting.say(sitting.stage.sentences.recommended("choose:2"))
    assert sitting.stage.settings.voices == {lang: VOICES[lang][0]}
    assert sitting.stage.screen.name == "first_voice"


def test_another_language_has_voices_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = among_voices(monkeypatch)
    (line,) = sitting.say(sitting.stage.sentences.recommended("language:ru"))
    assert line.endswith("Голос: обычный. Ходят с червей, и твой черёд. Один из двух.")
    assert sitting.key("down")[0].startswith("Голос: русский, классический.")


def test_a_menu_command_goes_past_the_voices_too(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = among_voices(monkeypatch)
    sitting.say(sitting.stage.sentences.recommended("game:bouillotte"))
    assert sitting.stage.screen.name == "setup"


def test_where_a_screen_reader_speaks_neither_voice_nor_rate_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(VirtualVoice, "choices", lambda self, lang: VOICES[lang])
    sitting = Sitting(Launch(seed=1, asks_language=True))
    sitting.stage.outside.voice.keeps_rate = True  # type: ignore[misc]
    sitting.key("return")
    assert sitting.stage.screen.name == "microphone"
