"""The settings by ear: every one has a row, is heard at once, and is kept."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

import voicecards.screens.settings as settings_screen
from tests.sitting import Sitting
from voicecards.locale.speakable import is_speakable
from voicecards.screens.screen import ui
from voicecards.screens.settings import ROLES, ROWS, SettingsScreen
from voicecards.session.launch import Launch
from voicecards.speech.wishes import Wishes
from voicecards.store import CHOICES, CUE_KINDS, RANGES, Settings, valid
from voicecards.utterance import Role, Utterance

WITHOUT_ROW = {"keys", "voice", "lessons", "model", "model_offered"}
"""The keys and the models have screens; `voice` is the row of the language's own voice; lessons are
learnt."""


def at_settings(lang: str = "en", **settings: Any) -> Sitting:
    sitting = Sitting(Launch(seed=1), lang, **settings)
    sitting.stage.outside.microphones = lambda: ("Headset", "USB microphone")
    sitting.stage.outside.speakers = lambda: ("Headset", "Television")
    sitting.quiet()
    sitting.stage.push(SettingsScreen(sitting.stage))
    sitting.quiet()
    return sitting


def go_to(sitting: Sitting, name: str) -> str:
    """Walk to the row of a setting."""
    sitting.key("home")
    line = ""
    for _ in range(ROWS.index(name)):
        (line,) = sitting.key("down")
    return line


def test_every_setting_has_a_row() -> None:
    names = {field.name for field in dataclasses.fields(Settings)} - WITHOUT_ROW
    assert {row.partition(".")[0] for row in ROWS} == names
    assert {f"cue_only.{kind}" for kind in CUE_KINDS} <= set(ROWS)


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_every_row_changes_its_setting_at_once_and_keeps_it(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    offline = ("auto", "sphinx", "sphinx+hama")
    monkeypatch.setattr(settings_screen, "recognizers_here", lambda lang, model: offline)
    sitting = at_settings(lang)
    kept: list[Settings] = []
    sitting.stage.outside.save = lambda settings: kept.append(dataclasses.replace(settings))
    for name in ROWS[1:]:
        if name in ROLES:
            continue  # virtual voices have no names
        told = go_to(sitting, name)
        row, name = name, name.partition(".")[0]
        before = getattr(sitting.stage.settings, name)
        for key in ("left", "right", "right"):
            (line,) = sitting.key(key)
            assert is_speakable(line)
        (line,) = sitting.key("left")
        (line,) = sitting.key("left")
        after = getattr(sitting.stage.settings, name)
        assert (after, valid(name, after)) != (before, False), row
        assert getattr(kept[-1], name) == after
        assert line.split(":")[0] == told.split(":")[0]


def test_the_language_row_changes_the_language() -> None:
    sitting = at_settings()
    (line,) = sitting.key("right")
    assert line.startswith("Lingua: italiano")
    assert sitting.stage.lang == "it"
    assert sitting.key("return")[0].startswith("Lingua.")


def test_what_is_set_works_at_once() -> None:
    sitting = at_settings()
    go_to(sitting, "rate")
    for key in ("3", "0", "0"):
        sitting.key(key)
    assert sitting.key("return") == ["Speech rate: three hundred words a minute"]
    assert sitting.stage.outside.voice.rate == 300
    go_to(sitting, "volume_all")
    sitting.key("5")
    sitting.key("0")
    sitting.key("return")
    assert sitting.stage.outside.voice.volume == 0.5
    go_to(sitting, "detail")
    sitting.key("right")
    assert sitting.stage.narrator.detail == "full"


def test_a_rate_out_of_range_tells_the_range() -> None:
    sitting = at_settings()
    go_to(sitting, "rate")
    sitting.key("5")
    (line,) = sitting.key("return")
    assert line == "Speech rate: from one hundred and twenty to nine hundred."
    assert sitting.stage.settings.rate == Settings().rate


def test_microphones_are_chosen_by_name() -> None:
    sitting = at_settings()
    go_to(sitting, "mic")
    assert sitting.key("right") == ["Microphone: Headset"]
    assert sitting.key("left") == ["Microphone: the system's own"]
    sitting.stage.outside.microphones = lambda: ()
    assert sitting.key("right") == ["No microphone was found."]


def test_voices_are_chosen_by_name_for_each_language_and_purpose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = at_settings()
    go_to(sitting, "voices")
    assert sitting.key("right") == ["There is no other voice to choose from."]
    chosen: list[Wishes] = []
    voice = sitting.stage.outside.voice
    monkeypatch.setattr(voice, "choices", lambda lang: ("en-us", "+f2"))
    monkeypatch.setattr(voice, "choose", chosen.append)
    sitting.key("right")
    assert sitting.key("right") == ["Voice: female, two"]
    go_to(sitting, "voices_players")
    assert sitting.key("right") == ["Voice for the other players: en-us"]
    go_to(sitting, "voices_answers")
    assert sitting.key("left") == ["Voice for answers: female, two"]
    assert sitting.stage.settings.voices == {"en": "+f2"}
    assert chosen[0].name_for("en", Role.MAIN) == "en-us"
    assert chosen[-1] == Wishes(
        "",
        {
            ("en", Role.MAIN): "+f2",
            ("en", Role.PLAYERS): "en-us",
            ("en", Role.ANSWERS): "+f2",
        },
    )


def test_a_voice_is_heard_as_soon_as_it_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = at_settings()
    said: list[Utterance] = []
    sitting.stage.outside.on_start = said.append
    monkeypatch.setattr(sitting.stage.outside.voice, "choices", lambda lang: ("en-us", "+f2"))
    go_to(sitting, "voices_players")
    sitting.key("right")
    assert said[-1].role is Role.PLAYERS


def test_who_speaks_can_be_anyone_but_nobody() -> None:
    sitting = at_settings()
    go_to(sitting, "speech")
    lines = [sitting.key("right")[0] for _ in range(3)]
    assert lines == [
        "Who speaks: the screen reader",
        "Who speaks: this voice",
        "Who speaks: a screen reader, or this voice",
    ]


def test_hands_free_follows_its_setting() -> None:
    sitting = at_settings()
    calls: list[bool] = []

    def listen(on: bool) -> bool:
        calls.append(on)
        return True

    sitting.stage.outside.listen_open = listen
    go_to(sitting, "listen")
    assert sitting.key("right") == ["Listening: all the time"]
    sitting.key("right")
    assert calls == [True, False]
    assert sitting.key("f2") == ["The microphone is switched off in the settings."]


def test_a_missing_microphone_is_told() -> None:
    sitting = at_settings()
    go_to(sitting, "listen")
    assert sitting.key("right") == ["Listening: all the time. No microphone was found."]


def test_everything_goes_back_after_asking() -> None:
    sitting = at_settings(rate=400, detail="terse", text_size=96)
    sitting.key("end")
    assert sitting.key("return") == ["Put all settings back? The language stays."]
    assert sitting.key("backspace") == ["Nothing has changed."]
    assert sitting.stage.settings.rate == 400
    sitting.key("return")
    assert sitting.key("return") == ["All settings are as at first."]
    assert sitting.stage.settings == Settings()


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_every_value_and_every_help_is_in_words(lang: str) -> None:
    sitting = at_settings(lang)
    screen = sitting.stage.screen
    assert isinstance(screen, SettingsScreen)
    locale = sitting.stage.locale
    for name, values in CHOICES.items():
        for value in values if name in ROWS and name != "text_size" else ():
            assert locale.has(f"setting-{name}", f"is-{value.replace('+', '_')}"), (name, value)
    for field in screen.fields():
        assert field.help is not None
        assert is_speakable(sitting.stage.narrator.text(field.help))


def test_numbers_of_the_form_are_those_of_the_file() -> None:
    for name, (low, high) in RANGES.items():
        assert valid(name, low)
        assert valid(name, high)
        assert not valid(name, high + 1)


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_the_rate_of_a_screen_reader_is_its_own(lang: str) -> None:
    sitting = at_settings(lang)
    sitting.stage.outside.voice.keeps_rate = True  # type: ignore[misc]
    (line,) = sitting.key("f6")
    assert line.split(".")[0] == sitting.stage.write(ui("reader-rate", n=240)).text.split(".")[0]
    assert is_speakable(line)
