"""The session's clock: it stands still while the computer sleeps, and never goes back."""

from __future__ import annotations

import pytest

from tests.sitting import Sitting
from voicecards.clock import RealClock
from voicecards.session.launch import Launch


class Source:
    """A system's clock, set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_time_passes_as_the_system_says() -> None:
    source = Source()
    clock = RealClock(source)
    for _ in range(10):
        source.now += 0.25
        clock()
    assert clock() == pytest.approx(2.5)


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_a_jump_is_no_time_of_the_session(jump: float) -> None:
    source = Source()
    clock = RealClock(source)
    source.now += 0.5
    before = clock()
    source.now += jump
    assert clock() == before
    source.now += 0.5
    assert clock() == pytest.approx(before + 0.5)


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_after_sleep_bots_do_not_rush_and_nothing_hangs(jump: float) -> None:
    source = Source()
    clock = RealClock(source)
    sitting = Sitting(Launch(game="bouillabaisse", seed=3, players=4), wait_for_speech=False)
    stage = sitting.stage
    stage.outside.clock = clock
    sitting.key("return")
    actions = sitting.table.journal.actions

    def tick(seconds: float) -> int:
        """Turn the loop once after some time; the actions taken so far."""
        source.now += seconds
        stage.update()
        return len(actions)

    first = tick(0.1)
    assert tick(jump) == first  # asleep: nothing is late
    taken = [tick(0.1) for _ in range(15)]
    assert first < taken[-1] <= first + 2  # one a second, as before
