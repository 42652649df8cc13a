"""The transcript of a session: JSON lines of what was said, heard, done and refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TextIO

from voicecards.games.game import Action, Event, IllegalAction, Seat, Standing, plain


class Transcript:
    """Writes one JSON object per line, in order, and flushes each, so programs can follow.

    Args:
        stream: where to; None writes nothing.
        clock: seconds since the session began.
    """

    def __init__(self, stream: TextIO | None, clock: Callable[[], float]) -> None:
        self._stream = stream
        self._clock = clock

    def _write(self, kind: str, fields: Mapping[str, object], t: float | None = None) -> None:
        if self._stream is None:
            return
        clash = {"t", "kind"} & fields.keys()
        if clash:
            raise ValueError(f"{kind} has fields of the transcript's own: {clash}")
        entry = {"t": round(self._clock() if t is None else t, 3), "kind": kind, **fields}
        self._stream.write(json.dumps(entry, ensure_ascii=False) + "\n")
        self._stream.flush()

    def speech(self, text: str, lang: str, category: str, start: float, cut: bool) -> None:
        """A line was said to its end, or cut; `start` in seconds."""
        self._write("speech", {"text": text, "lang": lang, "category": category, "cut": cut}, start)

    def cue(self, name: str, pan: float) -> None:
        """A sound was played, panned from -1 to 1."""
        self._write("cue", {"name": name, "pan": round(pan, 2)})

    def heard(self, text: str, score: float, command: str | None) -> None:
        """Something was heard, with the command made of it (None: refused)."""
        self._write("heard", {"text": text, "score": round(score, 3), "command": command})

    def command(self, name: str, args: dict[str, str | int], source: str) -> None:
        """A command was given, by key, voice, text or script."""
        self._write("command", {"name": name, "args": args, "source": source})

    def action(self, seat: Seat, action: Action) -> None:
        """A seat acted."""
        self._write("action", {"seat": seat, "action": action.name, "args": action.args()})

    def refused(self, error: IllegalAction) -> None:
        """An action of the human seat was refused."""
        self._write("refused", {"code": error.code, "details": plain(error.details)})

    def event(self, event: Event) -> None:
        """Something happened that the human seat may know."""
        self._write("event", {"name": type(event).__name__, **event.fields()})

    def screen(self, name: str) -> None:
        """Another screen is in front."""
        self._write("screen", {"name": name})

    def end(self, standings: tuple[Standing, ...], over: bool) -> None:
        """The session ends; `over` tells whether the game was finished."""
        self._write("end", {"standings": plain(standings), "over": over})
