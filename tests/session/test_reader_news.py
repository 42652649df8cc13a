"""A screen reader that comes and goes while a session runs: told aloud, each time."""

from __future__ import annotations

import pytest

from tests.sitting import Sitting
from voicecards.session.launch import Launch
from voicecards.session.sound_system import SoundSystem
from voicecards.sound.cues import NoCues
from voicecards.sound.trouble import Trouble, TroubleCode
from voicecards.speech.virtual_voice import VirtualVoice


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_coming_and_going_is_told_each_time(lang: str) -> None:
    sitting = Sitting(Launch(), lang)
    sitting.quiet()
    system = SoundSystem(VirtualVoice(sitting.clock), NoCues())
    gone = sitting.stage.locale.text("reader-gone")
    found = sitting.stage.locale.text("reader-found")
    before = len(sitting.lines)
    for code in (TroubleCode.READER_FOUND, TroubleCode.READER_GONE) * 2:
        system.note(Trouble(code, "Reader"))
        system.tell_troubles(sitting.stage)
        sitting.quiet()
    assert sitting.lines[before:] == [found, gone] * 2


def test_a_lasting_trouble_is_told_once() -> None:
    sitting = Sitting(Launch(), "en")
    sitting.quiet()
    system = SoundSystem(VirtualVoice(sitting.clock), NoCues())
    said = sitting.stage.said
    for _ in range(3):
        system.note(Trouble(TroubleCode.CUE_UNREADABLE, "turn.wav"))
        system.tell_troubles(sitting.stage)
    assert sitting.stage.said == said + 1
