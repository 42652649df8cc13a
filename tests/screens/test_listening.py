"""What the stage makes of what the ear understood, or did not."""

from __future__ import annotations

from tests.sitting import Sitting
from voicecards.commands.command import Source
from voicecards.screens.listening import Understood

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
