"""The line from the microphone to the stage: recording and recognising happen off the loop."""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from voicecards.commands.command import Context, Source
from voicecards.hearing.endpoint import Endpointer
from voicecards.hearing.gate import MicrophoneGate
from voicecards.hearing.loudness import loudest
from voicecards.hearing.recognizer import Audio
from voicecards.screens.listening import Understood
from voicecards.store import Settings, home

if TYPE_CHECKING:
    from voicecards.hearing.ear import Ear, Heard
    from voicecards.hearing.microphone import Microphone
    from voicecards.screens.stage import Stage

READ_MS = 60
"""Milliseconds of sound the hands-free thread takes at once."""
PATIENCE = 0.6
"""Seconds after the end of a sentence before a sound says that it is being understood."""

_SURENESS = {"ignore": 0, "ask": 1, "act": 2}


@dataclass(frozen=True)
class _Job:
    audio: Audio
    langs: tuple[str, ...]
    context: Context
    held: bool


class EarLine:
    """Push-to-talk and hands-free for one stage.

    Args:
        stage: takes what is understood.
        settings: recognizer, microphone, headphones.
        open_microphone: opens the device when it is first needed.
    """

    def __init__(
        self,
        stage: Stage,
        settings: Settings,
        open_microphone: Callable[[Callable[[], bool]], Microphone] | None = None,
    ) -> None:
        self._stage = stage
        self._settings = settings
        self._open = open_microphone or self._open_named
        self._microphone: Microphone | None = None
        self._gate = MicrophoneGate(stage.outside.clock)
        self._jobs: queue.SimpleQueue[_Job] = queue.SimpleQueue()
        self._results: queue.SimpleQueue[tuple[Heard, bool]] = queue.SimpleQueue()
        self._troubles: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._told: set[str] = set()
        if settings.recognizer == "google":
            self._troubles.put("recognizer-sending")
        self._speech_began = threading.Event()
        self._ears: dict[str, Ear] = {}
        self._worker: threading.Thread | None = None
        self._hands_free = False
        self._asked_at: float | None = None
        self.sound: Audio | None = None
        """What was last said with the key held, until the next is."""
        self.level: float | None = None
        """How loud the loudest moment was of what was last said with the key held."""

    # --- called by the loop --------------------------------------------------------------------

    def talk(self, on: bool) -> bool:
        """The talk key went down or up; False when there is no microphone."""
        microphone = self._device()
        if microphone is None:
            return False
        self._gate.hold(on)
        if on:
            self._stage.speech.cut()
            microphone.start()
        else:
            audio = microphone.stop()
            self.sound, self.level = audio, loudest(audio.samples)
            self._submit(audio, held=True)
        return True

    def listen_open(self, on: bool) -> bool:
        """Turn hands-free listening on or off; False when there is no microphone."""
        microphone = self._device()
        if microphone is None:
            return False
        self._hands_free = on
        if on:
            threading.Thread(
                target=self._listen, args=(microphone,), daemon=True, name="hands-free"
            ).start()
        return True

    def lose_microphone(self) -> bool:
        """The device is gone: the next talk key opens what there is then; False if none was."""
        microphone, self._microphone = self._microphone, None
        self._hands_free = False
        self._gate.hold(False)
        if microphone is not None and microphone.stream is not None:
            microphone.stream.close()
        return microphone is not None

    def setting_changed(self, name: str) -> None:
        """Follow a changed setting: the next sound goes to another recognizer or device."""
        if name in ("recognizer", "taught"):
            self._ears.clear()
        elif name == "mic":
            self._microphone = None  # the device itself runs on, unheard: SDL cannot close it

    def pump(self) -> None:
        """Tell the gate what sounds, and hand over what has been understood."""
        for sound in ("voice", "cues"):
            source = self._stage.outside.voice if sound == "voice" else self._stage.outside.cues
            (self._gate.sound_started if source.busy else self._gate.sound_ended)(sound)
        if self._speech_began.is_set():
            self._speech_began.clear()
            self._stage.speech.cut()  # barge-in: whoever wears headphones may interrupt
        self._tell_thinking()
        self._tell_troubles()
        while not self._results.empty():
            heard, held = self._results.get()
            self._take(heard, held)

    def _tell_thinking(self) -> None:
        """Fill the silence when understanding takes its time (the first sentence loads the ear)."""
        if self._asked_at is None:
            return
        understood = not self._results.empty()
        late = self._stage.outside.clock() - self._asked_at >= PATIENCE
        if late and not understood:
            self._stage.cue("thinking")
        if late or understood:
            self._asked_at = None

    def _tell_troubles(self) -> None:
        """Say what is wrong with the recognizer, each thing once."""
        while not self._troubles.empty():
            trouble = self._troubles.get()
            if trouble not in self._told:
                self._told.add(trouble)
                self._stage.tell_problem(trouble)

    def hear_file(self, path: Path) -> None:
        """Take a file as if the talk key were held while it plays; waits for the result.

        Raises:
            UnreadableAudio: when it is no sound.
        """
        from voicecards.hearing.audio_files import read_audio

        audio = read_audio(path)
        self.sound, self.level = audio, loudest(audio.samples)
        self._stage.speech.cut()
        self._stage.listening.began = self._stage.outside.clock()
        self._stage.cue("listening_on")
        self._stage.cue("listening_off")
        job = self._job(audio, held=True)
        heard = self._recognise(job)
        self._tell_troubles()
        self._take(heard, held=True)

    # --- inside --------------------------------------------------------------------------------

    def _take(self, heard: Heard, held: bool) -> None:
        candidates = [(text, command) for text, command in heard.candidates]
        self._stage.listening.take(
            Understood(heard.text, heard.score, heard.verdict, candidates),
            Source.VOICE,
            always_answer=held,
        )

    def _device(self) -> Microphone | None:
        if self._microphone is None:
            from voicecards.hearing.microphone import MicrophoneUnavailable

            try:
                self._microphone = self._open(self._wanted)
            except MicrophoneUnavailable as error:
                print(f"voicecards: {error}", file=sys.stderr)
        return self._microphone

    def _open_named(self, wanted: Callable[[], bool]) -> Microphone:
        from voicecards.hearing.microphone import Microphone

        return Microphone(self._settings.mic or None, wanted=wanted)

    def _wanted(self) -> bool:
        return self._settings.headphones or self._gate.is_open

    def _submit(self, audio: Audio, *, held: bool) -> None:
        if self._worker is None:
            self._worker = threading.Thread(target=self._work, daemon=True, name="ear")
            self._worker.start()
        if held:
            self._asked_at = self._stage.outside.clock()
        else:
            self._stage.listening.began = self._stage.outside.clock() - audio.seconds
        self._jobs.put(self._job(audio, held=held))

    def _job(self, audio: Audio, *, held: bool) -> _Job:
        return _Job(audio, self._stage.listening.languages, self._stage.context(), held)

    def _work(self) -> None:
        while True:
            job = self._jobs.get()
            self._results.put((self._recognise(job), job.held))

    def _recognise(self, job: _Job) -> Heard:
        """Understand in each language that may be spoken now; the surest answer counts.

        Of those that are sure, a language that calls itself by its name comes first: a Russian
        "русский" is not far from an Italian "sì".
        """
        answers = {lang: self._understand(lang, job) for lang in job.langs}

        def rank(lang: str) -> tuple[int, bool, float]:
            heard = answers[lang]
            named = heard.command is not None and heard.command.code == f"language:{lang}"
            return _SURENESS[heard.verdict], named, heard.score

        return answers[max(answers, key=rank)]

    def _understand(self, lang: str, job: _Job) -> Heard:
        from voicecards.hearing.decision import Verdict
        from voicecards.hearing.ear import Heard
        from voicecards.hearing.recognizer import RecognizerFailed

        try:
            return self._ear(lang).understand(job.audio, job.context)
        except RecognizerFailed as error:
            print(f"voicecards: {error}", file=sys.stderr)
            self._troubles.put(error.code)
            return Heard("", None, 0.0, Verdict.IGNORE)

    def _ear(self, lang: str) -> Ear:
        if lang not in self._ears:
            from voicecards.hearing.ear import Ear, UnknownRecognizer
            from voicecards.hearing.teaching import TaughtVoice

            settings = self._settings
            try:
                taught = TaughtVoice(home(), lang).load()
                self._ears[lang] = Ear(lang, settings.recognizer, settings.model, taught)
            except UnknownRecognizer as error:
                print(f"voicecards: {error}", file=sys.stderr)
                self._troubles.put("recognizer-not-here")
                self._ears[lang] = Ear(lang)
        return self._ears[lang]

    def _listen(self, microphone: Microphone) -> None:
        """Cut what the open microphone hears into utterances, until hands-free is turned off."""
        endpointer = Endpointer()
        with microphone:
            stream = microphone.stream
            assert stream is not None
            interruptions = 0
            while self._hands_free:
                sound = stream.read(READ_MS * 16)
                if stream.interruptions != interruptions:
                    interruptions = stream.interruptions
                    endpointer.reset()
                before = endpointer.in_speech
                for utterance in endpointer.feed(np.frombuffer(sound, dtype=np.int16)):
                    self._submit(utterance, held=False)
                if self._settings.headphones and endpointer.in_speech and not before:
                    self._speech_began.set()
