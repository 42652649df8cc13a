"""The row of the recognizer: only what works here, and Google only after a question."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sitting import Sitting
from voicecards.hearing.available import recognizers_here
from voicecards.screens.settings import ROWS, SettingsScreen
from voicecards.session.launch import Launch


@pytest.fixture
def row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sitting:
    monkeypatch.setenv("VOICECARDS_HOME", str(tmp_path))
    sitting = Sitting(Launch(seed=1), "en")
    sitting.stage.push(SettingsScreen(sitting.stage))
    sitting.quiet()
    for _ in range(ROWS.index("recognizer")):
        sitting.key("down")
    return sitting


def test_without_a_model_neither_whisper_nor_vosk_is_a_choice(row: Sitting) -> None:
    here = recognizers_here("en")
    assert here[:2] == ("auto", "sphinx")
    assert not {"whisper", "vosk"} & set(here)


def test_google_is_chosen_only_after_a_yes(row: Sitting) -> None:
    settings = row.stage.settings
    row.key("end")
    while "Google" not in row.lines[-1]:
        row.key("up")
    (question,) = row.key("return")
    assert "your voice leaves the computer" in question
    assert settings.recognizer == "auto"
    assert row.key("backspace") == ["The recognizer stays as it was."]
    assert settings.recognizer == "auto"
    row.key("return")
    row.key("return")
    assert settings.recognizer == "google"
