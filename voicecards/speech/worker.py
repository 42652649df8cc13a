"""The voice thread: the only one that touches the synthesisers, with one job at a time."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from voicecards.sound.pcm import Pcm
from voicecards.speech.cast import Cast, Factory
from voicecards.speech.pcm_cache import PcmCache
from voicecards.speech.synthesiser import NoVoiceForLanguage, SpeechUnavailable
from voicecards.utterance import Role


@dataclass(frozen=True)
class Job:
    """One text to be synthesised. `ticket` tells the newest line from the ones cut since."""

    text: str
    lang: str
    role: Role
    rate: int
    pitch: int
    pan: float
    ticket: int


Deliver = Callable[[Job, "Pcm | Exception"], None]
"""Takes a job's sound, or why there is none, in the voice thread."""


class Worker:
    """A thread that opens synthesisers and then serves the newest job.

    Attributes:
        failure: why no synthesiser could be opened, once that is known.
        names: "synthesiser: voice" for each language; what it was given until its own are known.
        choices: the names of all voices, by language, once they are known.
        missing: the wanted names that no voice has.
        inside: the factory whose synthesiser was used last: the hung one when the thread is stuck.
    """

    def __init__(
        self,
        make_cast: Callable[[Callable[[Factory], None]], Cast],
        cache: PcmCache,
        deliver: Deliver,
        clock: Callable[[], float],
        names: Mapping[str, str] | None = None,
    ) -> None:
        """Start the thread.

        Args:
            make_cast: opens the synthesisers, in the thread, since some must be used where
                they were made; is given the `entering` of the cast.
            cache: sounds made before.
            deliver: takes the sounds.
            clock: seconds; tells how long the thread has not answered.
            names: voices of the languages as known before.
        """
        self.failure: SpeechUnavailable | None = None
        self.names = dict(names or {})
        self.choices: Mapping[str, Sequence[str]] = {}
        self.missing: tuple[str, ...] = ()
        self.inside: Factory | None = None
        self._make_cast = make_cast
        self._cache = cache
        self._deliver = deliver
        self._clock = clock
        self._changed = threading.Condition()
        self._job: Job | None = None
        self._scout = False
        self._since: float | None = clock()  # when the thread went into a synthesiser
        self._closed = False
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
        self._thread.start()

    def wait_ready(self, seconds: float) -> bool:
        """Wait until the synthesisers are open or have failed to; False when it takes longer."""
        return self._ready.wait(seconds)

    def submit(self, job: Job) -> None:
        """Take a job in place of one not begun yet."""
        with self._changed:
            self._job = job
            self._changed.notify()

    def scout(self) -> None:
        """List the voices of the synthesisers that were not needed so far, when there is time."""
        with self._changed:
            self._scout = True
            self._changed.notify()

    def stuck_for(self) -> float:
        """Return for how many seconds a synthesiser has kept the thread, 0 when none does."""
        since = self._since
        return 0.0 if since is None else self._clock() - since

    def close(self, seconds: float = 0.0) -> None:
        """Ask the thread to end, and wait that long for it; a hung one is left behind."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        if seconds:
            self._thread.join(seconds)

    def _run(self) -> None:
        cast: Cast | None = None
        try:
            cast = self._make_cast(self._entering)
            mains = (key for key in cast.parts if key[1] is Role.MAIN)
            self.names = {lang: str(cast.parts[lang, role]) for lang, role in mains}
            self.missing = cast.missing
            self.choices = cast.choices
        except SpeechUnavailable as error:
            self.failure = error
        except Exception as error:  # a foreign driver may raise anything
            self.failure = SpeechUnavailable(f"{type(error).__name__}: {error}")
        self._since = None
        self._ready.set()
        while not self._closed:
            job = self._next()
            if job is not None:
                self._serve(cast, job)
            elif cast is not None and not self._closed:
                self._open_rest(cast)
        if cast is not None:
            cast.close()

    def _open_rest(self, cast: Cast) -> None:
        """Look at the other synthesisers; one that breaks the look is left out."""
        try:
            cast.open_rest()
        except Exception as error:  # a foreign driver may raise anything
            logging.getLogger(__name__).warning("%s: %s", type(error).__name__, error)

    def _entering(self, factory: Factory) -> None:
        self.inside = factory

    def _next(self) -> Job | None:
        """Wait for a job; None when the thread is to end or to look at the other synthesisers."""
        with self._changed:
            while self._job is None and not self._closed and not self._scout:
                self._changed.wait()
            job, self._job = self._job, None
            if job is None:
                self._scout = False
            if self._closed or job is None:
                return None
            self._since = self._clock()
            return job

    def _serve(self, cast: Cast | None, job: Job) -> None:
        result: Pcm | Exception
        try:
            if cast is None:
                raise self.failure or SpeechUnavailable("no synthesiser")
            result = self._sound(cast, job)
        except Exception as error:  # a foreign driver may raise anything; the thread lives on
            result = error
        self._since = None
        if not self._closed:
            self._deliver(job, result)

    def _sound(self, cast: Cast, job: Job) -> Pcm:
        part = cast.part(job.lang, job.role)
        if part is None:
            raise NoVoiceForLanguage(job.lang)
        key = (job.text, str(part), job.rate, job.pitch)
        pcm = self._cache.get(key)
        if pcm is None:
            self.inside = part.factory
            pcm = part.synthesiser.synthesise(job.text, part.voice, job.rate, job.pitch)
            self._cache.put(key, pcm)
        return pcm
