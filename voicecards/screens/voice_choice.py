"""The voices there are for a language: which one speaks, what each is called, taking another."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from voicecards.commands.normalise import file_letters
from voicecards.narration.phrase import Phrase
from voicecards.screens.screen import ui

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage

USUAL: Final = ""
"""Stands for the usual voice of a language."""

_VARIANT: Final = re.compile(r"\+([fm])(\d+)")
"""The endings by which espeak NG changes a voice."""


def voices(stage: Stage) -> Sequence[str]:
    """The names of the voices of the language spoken, the usual one in front."""
    return (USUAL, *stage.outside.voice.choices(stage.lang))


def voice_now(stage: Stage) -> str:
    """The name of the voice that speaks."""
    settings = stage.settings
    return settings.voices.get(stage.lang, settings.voice)


def take_voice(stage: Stage, name: str) -> None:
    """Speak with a voice from the next line on, and keep the choice."""
    if name != voice_now(stage):
        stage.change_setting("voices", {**stage.settings.voices, stage.lang: name})


def called(stage: Stage, name: str) -> Phrase:
    """What a voice is called in the language spoken; foreign names stay as they are."""
    if not name:
        return _own_name("none")
    if variant := _VARIANT.fullmatch(name):
        sex = "female" if variant[1] == "f" else "male"
        return replace(_own_name(sex), args={"n": int(variant[2])})
    letters = file_letters(name)
    if stage.locale.has("setting-voices", f"is-{letters}"):
        return _own_name(letters)
    return ui("option-text", text=name)


def _own_name(of: str) -> Phrase:
    return replace(ui("setting-voices"), attribute=f"is-{of}")
