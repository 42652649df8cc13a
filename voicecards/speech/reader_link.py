"""The thread that talks to the screen reader: finds it, feeds it, and notices that it has gone."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass

from voicecards.speech.screen_reader import (
    OpenReader,
    ReaderGone,
    ReaderUnavailable,
    ScreenReader,
)

LOOK_SECONDS = 0.25
"""How often a reader that is saying a line is asked whether it still runs."""
IDLE_SECONDS = 2.0
"""How often it is asked while nothing is said."""
SEARCH_SECONDS = 5.0
"""How often a reader is looked for while there is none."""


@dataclass(frozen=True)
class _Wish:
    """What the thread is to do next: say a text, or be silent when it is empty."""

    number: int
    text: str = ""
    lang: str = ""
    rate: int = 0
    braille: bool = False


class ReaderLink:
    """Holds the connection to whatever screen reader runs. Its methods never wait.

    Attributes:
        reader: the reader, or None while there is none.
        reason: why there is none.
        lost: number of the last line that the reader could not say, 0 for none.
    """

    def __init__(self, open_reader: OpenReader, clock: Callable[[], float]) -> None:
        """Start looking for a reader.

        Args:
            open_reader: finds one; used in the thread.
            clock: seconds, to tell how long the thread has not answered.
        """
        self.reader: ScreenReader | None = None
        self.reason = ""
        self.lost = 0
        self._open = open_reader
        self._clock = clock
        self._numbers = 0
        self._wish: _Wish | None = None
        self._saying = 0  # the number of the line given to the reader
        self._since: float | None = None
        self._closed = False
        self._changed = threading.Condition()
        self._looked = threading.Event()
        self._thread = threading.Thread(target=self._run, name="screen reader", daemon=True)
        self._thread.start()

    def wait_looked(self, seconds: float) -> bool:
        """Wait until a reader has been looked for once; False when it takes longer."""
        return self._looked.wait(seconds)

    def say(self, text: str, lang: str, rate: int, braille: bool) -> int:
        """Have a line said in place of whatever was wished for; returns its number."""
        return self._want(_Wish(self._next(), text, lang, rate, braille))

    def stop(self) -> None:
        """Have the reader fall silent."""
        self._want(_Wish(self._next()))

    def stuck_for(self) -> float:
        """For how many seconds the reader has kept the thread, 0 when it does not."""
        since = self._since
        return 0.0 if since is None else self._clock() - since

    def done(self) -> None:
        """Take note that the last line has been said: it can no longer be lost."""
        self._saying = 0

    def close(self) -> None:
        """Let the reader go; a thread that it keeps is left behind."""
        with self._changed:
            self._closed = True
            self._changed.notify()

    def _next(self) -> int:
        self._numbers += 1
        return self._numbers

    def _want(self, wish: _Wish) -> int:
        with self._changed:
            self._wish = wish
            self._changed.notify()
        return wish.number

    # --- in the thread -------------------------------------------------------------------------

    def _run(self) -> None:
        while not self._closed:
            try:
                reader = self._open()
            except ReaderUnavailable as error:
                self.reason = str(error)
                self._looked.set()
                self._pause(SEARCH_SECONDS)
                continue
            with self._changed:
                self._wish = None
                self.reader = reader
            self._looked.set()
            try:
                while not self._closed:
                    self._serve(reader)
            except ReaderGone as error:
                self._drop(str(error))
                self._pause(IDLE_SECONDS)

    def _serve(self, reader: ScreenReader) -> None:
        """Carry out the next wish, or make sure that the reader runs while there is none."""
        with self._changed:
            if self._wish is None and not self._closed:
                self._changed.wait(LOOK_SECONDS if self._saying else IDLE_SECONDS)
            wish, self._wish = self._wish, None
            self._since = self._clock()
            if wish is not None:
                self._saying = wish.number if wish.text else 0
        try:
            if wish is None:
                if not reader.alive():
                    raise ReaderGone(f"{reader.name} has gone")
            elif wish.text:
                reader.say(wish.text, wish.lang, wish.rate, wish.braille)
            else:
                reader.stop()
        finally:
            self._since = None

    def _drop(self, reason: str) -> None:
        with self._changed:
            self.reader = None
            self.reason = reason
            self.lost = self._wish.number if self._wish and self._wish.text else self._saying
            self._wish, self._saying = None, 0

    def _pause(self, seconds: float) -> None:
        with self._changed:
            self._changed.wait_for(lambda: self._closed, seconds)
