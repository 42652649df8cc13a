"""The voice that sounds: synthesised in one thread, played on the mixer's own channel.

A line can be cut within one buffer of the device (12 ms), comes from its seat's side, and its
end is known exactly. What was cut can never start late: each line carries a ticket, checked
under the lock right before it plays.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

import pygame

from voicecards.sound.mixer import Mixer
from voicecards.sound.pcm import Pcm, awakened
from voicecards.sound.trouble import OnTrouble, Trouble, TroubleCode, unheard
from voicecards.speech.cast import Cast, Factory
from voicecards.speech.pcm_cache import PcmCache
from voicecards.speech.synthesiser import (
    USUAL_PITCH,
    USUAL_WPM,
    NoVoiceForLanguage,
    SpeechUnavailable,
    clamp_rate,
)
from voicecards.speech.wishes import Wishes
from voicecards.speech.worker import Job, Worker
from voicecards.utterance import Utterance

PATIENCE = 3.0
"""Seconds a synthesiser may take for one line, or to start, before it is replaced."""

QUIET_SECONDS = 2.0
"""How long it must have been quiet for a line to get its lead-in."""

CACHE_BYTES = 8 << 20
"""About three minutes of speech."""


@dataclass(frozen=True)
class _Line:
    job: Job
    tries: int = 1
    sound_due: bool = True  # False once it plays


class MixerVoice:
    """Says lines through the mixer's voice channel."""

    def __init__(
        self,
        mixer: Mixer,
        factories: Sequence[Factory],
        *,
        langs: Sequence[str],
        spares: Sequence[Factory] = (),
        wishes: Wishes | None = None,
        rate: int = USUAL_WPM,
        on_trouble: OnTrouble = unheard,
        clock: Callable[[], float] = time.monotonic,
        patience: float = PATIENCE,
    ) -> None:
        """Open the synthesisers and wait until one is ready.

        Args:
            mixer: the open device.
            factories: open synthesisers, in order of preference.
            langs: languages that lines will come in.
            spares: open synthesisers that stand in only when another hangs or fails.
            wishes: the voices the player wants.
            rate: words per minute.
            on_trouble: told about what goes wrong, from whatever thread calls this object.
            clock: seconds, for the watch over hung synthesisers.
            patience: seconds before one counts as hung.

        Raises:
            SpeechUnavailable: when no synthesiser works.
        """
        self._rate = clamp_rate(rate)
        self._volume = 1.0
        self.pitch = USUAL_PITCH
        self.lead_in = 0
        self.keeps_rate = False
        self._mixer = mixer
        self._channel = mixer.voice
        self._heard_at = clock()  # when a sound was last known to be playing
        self._make_sound = mixer.sound
        self._factories = list(factories)
        self._spares = list(spares)
        self._langs = tuple(langs)
        self._wishes = wishes or Wishes()
        self._on_trouble = on_trouble
        self._clock = clock
        self._patience = patience
        self._cache = PcmCache(CACHE_BYTES)
        self._lock = threading.Lock()
        self._ticket = 0
        self._line: _Line | None = None
        self._error: Exception | None = None
        self._told: set[Trouble] = set()
        self._worker = self._open_worker()
        if self._worker.missing:
            self._tell(TroubleCode.UNKNOWN_VOICE, ", ".join(self._worker.missing))

    # --- opening ---------------------------------------------------------------------------

    def _start_worker(self, names: Mapping[str, str] | None = None) -> Worker:
        factories, langs, wishes = tuple(self._factories), self._langs, self._wishes
        return Worker(
            lambda entering: Cast(factories, langs, wishes, entering),
            self._cache,
            self._deliver,
            self._clock,
            names,
        )

    def _open_worker(self) -> Worker:
        for _ in range(1 + len(self._factories)):
            worker = self._start_worker()
            if worker.wait_ready(self._patience):
                if worker.failure is not None:
                    raise worker.failure
                return worker
            self._abandon(worker)
        raise SpeechUnavailable("no synthesiser answers")

    def _abandon(self, worker: Worker) -> None:
        """Leave a thread to itself, and do without the synthesiser it is in if there is another."""
        worker.close()
        self._factories += self._spares
        self._spares = []
        if worker.inside in self._factories and len(self._factories) > 1:
            self._factories.remove(worker.inside)

    def _tell(self, code: TroubleCode, detail: str) -> None:
        trouble = Trouble(code, detail)
        if trouble not in self._told:
            self._told.add(trouble)
            self._on_trouble(trouble)

    # --- what a voice does -----------------------------------------------------------------

    @property
    def rate(self) -> int:
        return self._rate

    @rate.setter
    def rate(self, wpm: int) -> None:
        self._rate = clamp_rate(wpm)

    @property
    def volume(self) -> float:
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        self._volume = max(0.0, min(1.0, volume))

    @property
    def voices(self) -> dict[str, str]:
        """Which synthesiser and voice speaks each language: {"it": "espeak: it", ...}."""
        return dict(self._worker.names)

    def choices(self, lang: str) -> Sequence[str]:
        self._worker.scout()  # the next call has the voices of the other synthesisers too
        return tuple(self._worker.choices.get(lang, ()))

    def choose(self, wishes: Wishes) -> None:
        if wishes == self._wishes:
            return
        self.stop()
        self._wishes = wishes
        before, self._worker = self._worker, self._start_worker(self._worker.names)
        before.close()

    def speaks(self, lang: str) -> bool:
        return lang in self._worker.names

    def speak(self, utterance: Utterance, lang: str) -> None:
        if not self.speaks(lang):
            raise NoVoiceForLanguage(lang)
        with self._lock:
            self._silence()
            manner = (utterance.role, self._rate, self.pitch)
            job = Job(utterance.text, lang, *manner, utterance.pan, self._ticket)
            self._line = _Line(job)
        self._worker.submit(job)

    def stop(self) -> None:
        with self._lock:
            self._silence()

    @property
    def busy(self) -> bool:
        self._keep_watch()
        with self._lock:
            if self._line is not None and not self._line.sound_due:
                if self._channel.get_busy():
                    self._heard_at = self._clock()
                    return True
                self._line = None
            return self._line is not None

    @property
    def ends_at(self) -> float | None:
        return None

    def close(self) -> None:
        with suppress(pygame.error):  # the device may be closed already
            self.stop()
        self._worker.close(seconds=0.2)

    # --- inside ----------------------------------------------------------------------------

    def _silence(self) -> None:
        """Cut what sounds and make all that was asked for before void. Needs the lock."""
        self._ticket += 1
        self._line = None
        self._error = None
        self._channel.stop()

    def _deliver(self, job: Job, result: Pcm | Exception) -> None:
        """Play a sound that has been made, if it is still the newest. In the voice thread."""
        sound: pygame.mixer.Sound | Exception
        try:
            if isinstance(result, Exception):
                sound = result
            else:
                pcm = awakened(result, self.lead_in) if self._is_quiet() else result
                sound = self._make_sound(pcm, job.pan, self._volume)
        except pygame.error as error:  # the device has gone
            sound = error
        with self._lock:
            if self._line is None or job.ticket != self._ticket:
                return
            if isinstance(sound, Exception):
                self._error = sound
                return
            self._channel.play(sound)
            self._heard_at = self._clock()
            self._line = replace(self._line, sound_due=False)

    def _is_quiet(self) -> bool:
        """Whether a device that sleeps in silence may be asleep. In the voice thread."""
        if not self.lead_in or self._mixer.cues_sound:
            return False
        return self._clock() - self._heard_at >= QUIET_SECONDS

    def _keep_watch(self) -> None:
        """Replace the synthesiser when the line it was given does not come."""
        with self._lock:
            line, error = self._line, self._error
            if line is None or not line.sound_due:
                return
            if error is None and self._worker.stuck_for() < self._patience:
                return
            self._error = None
            if line.tries > 1:
                self._line = None
            else:
                self._line = replace(line, tries=line.tries + 1)
        reason = f"{type(error).__name__}: {error}" if error else "it does not answer"
        if line.tries > 1:
            self._tell(TroubleCode.VOICE_FAILED, reason)
            return
        self._tell(TroubleCode.VOICE_REPLACED, reason)
        self._abandon(self._worker)
        self._worker = self._start_worker(self._worker.names)
        self._worker.submit(line.job)
