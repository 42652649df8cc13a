"""A loudspeaker or microphone that goes in the middle of a game: told, replaced, nothing lost."""

from __future__ import annotations

from tests.sitting import Sitting
from voicecards.clock import VirtualClock
from voicecards.session.ear_line import EarLine
from voicecards.session.launch import Launch
from voicecards.session.sound_devices import SoundDevices
from voicecards.session.sound_system import SoundSystem
from voicecards.sound.cues import NoCues
from voicecards.speech.virtual_voice import VirtualVoice


class FakeMixer:
    """A device by name, with what `SoundSystem` needs of `Mixer`."""

    def __init__(self, there: set[str]) -> None:
        self.there = there
        self.name = ""
        self.available = True
        self.reopened: list[str] = []

    def reopen(self, name: str) -> None:
        self.reopened.append(name)
        self.name = name if name in self.there else ""
        self.available = bool(self.there)


class Bench:
    """A sitting whose sound can be unplugged."""

    def __init__(self, *there: str) -> None:
        self.sitting = Sitting(Launch(game="bouillabaisse", seed=3, players=4))
        stage = self.sitting.stage
        self.mixer = FakeMixer(set(there))
        sound = SoundSystem(stage.outside.voice, NoCues())
        sound.mixer = self.mixer  # type: ignore[assignment]
        self.ear = EarLine(stage, stage.settings)
        self.devices = SoundDevices(stage, sound, self.ear)

    @property
    def lines(self) -> list[tuple[str, bool]]:
        return [(e["text"], e["cut"]) for e in self.sitting.of("speech")]


def test_the_line_that_was_being_said_is_said_again_after_the_news() -> None:
    bench = Bench("other")
    stage = bench.sitting.stage
    stage.update()
    assert stage.speech.busy
    bench.devices.removed(opened=True, microphone=False)
    bench.sitting.quiet()
    assert bench.mixer.reopened == [""]
    assert bench.lines == [
        ("The sound device is gone. I go on through another one.", False),
        ("Bouillabaisse, four players. Enter starts the game.", False),
    ]


def test_a_device_that_was_not_in_use_changes_nothing() -> None:
    bench = Bench("other")
    said = bench.sitting.stage.said
    bench.devices.removed(opened=False, microphone=False)
    bench.devices.added(microphone=False)
    assert bench.mixer.reopened == []
    assert bench.sitting.stage.said == said


def test_with_no_other_device_it_is_told_in_text_and_the_next_one_is_taken() -> None:
    bench = Bench()
    bench.devices.removed(opened=True, microphone=False)
    bench.sitting.quiet()
    assert bench.lines[0][0] == "The sound device is gone, and there is no other."
    bench.mixer.there = {"new"}
    bench.devices.added(microphone=False)
    bench.sitting.quiet()
    assert bench.lines[-1][0] == "The sound is back."
    bench.devices.added(microphone=False)
    assert bench.mixer.reopened == ["", ""]


def test_the_loudspeaker_is_chosen_in_the_settings() -> None:
    bench = Bench("one", "two")
    stage = bench.sitting.stage
    stage.outside.speakers = lambda: ("one", "two")
    stage.outside.changed = lambda name: (
        bench.devices.follow_setting() if name == "speaker" else None
    )
    bench.sitting.quiet()
    stage.change_setting("speaker", "two")
    assert bench.mixer.name == "two"
    said = stage.said
    stage.change_setting("speaker", "three")
    assert bench.mixer.name == ""
    assert stage.said == said + 1


def test_a_microphone_that_goes_is_told_once_and_nothing_is_heard_any_more() -> None:
    bench = Bench("one")
    listening = bench.sitting.stage.listening
    bench.devices.removed(opened=True, microphone=True)  # none had been opened
    said = bench.sitting.stage.said
    bench.ear._microphone = FakeMicrophone()  # type: ignore[assignment]
    listening.open = listening.talking = True
    bench.devices.removed(opened=True, microphone=True)
    bench.devices.removed(opened=True, microphone=True)
    assert bench.sitting.stage.said == said + 1
    assert not listening.open
    assert not listening.talking


class FakeMicrophone:
    """A microphone whose stream is not being read."""

    stream = None


def test_without_a_device_the_session_has_none_to_choose() -> None:
    clock = VirtualClock()
    system = SoundSystem(VirtualVoice(clock), NoCues())
    assert not system.available
    assert system.speaker == ""
    system.reopen("anything")
