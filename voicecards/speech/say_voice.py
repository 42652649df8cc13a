"""A synthesiser on macOS's `say` command, one process a line: slower, but with its voices."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from voicecards.sound.pcm import Pcm, read_wav, trim_start
from voicecards.speech.synthesiser import (
    USUAL_PITCH,
    USUAL_WPM,
    SpeechUnavailable,
    VoiceInfo,
    clamp_rate,
    match_voice,
)

_SECONDS = 20.0
_VOICE_LINE = re.compile(r"^(?P<name>\S.*?)\s+(?P<lang>[a-z]{2,3}[_-]\w+)\s+#")
"""A line of `say -v '?'`: "Alice               it_IT    # Ciao! Mi chiamo Alice."."""


class SaySynthesiser:
    """Speaks through `say`."""

    name = "say"
    variants: Sequence[str] = ()

    def __init__(self, command: str = "say") -> None:
        """Find the command and its voices.

        Raises:
            SpeechUnavailable: when there is no such command.
        """
        found = shutil.which(command)
        if found is None:
            raise SpeechUnavailable(f"there is no command {command}")
        self._command = found
        listing = self._run("-v", "?", text="")
        self._voices = [
            VoiceInfo(match["name"], match["name"], match["lang"])
            for line in listing.splitlines()
            if (match := _VOICE_LINE.match(line))
        ]
        self._folder = tempfile.TemporaryDirectory(prefix="voicecards-")
        self._path = Path(self._folder.name) / "line.wav"

    def voices(self) -> Sequence[VoiceInfo]:
        return self._voices

    def find(self, lang: str, wanted: str | None) -> str | None:
        voice = match_voice(self._voices, lang, wanted)
        return voice.id if voice else None

    def synthesise(
        self, text: str, voice: str, rate_wpm: int = USUAL_WPM, pitch: int = USUAL_PITCH
    ) -> Pcm:
        self._path.unlink(missing_ok=True)
        options = ["-v", voice, "-r", str(clamp_rate(rate_wpm)), "-o", str(self._path)]
        self._run(*options, "--data-format=LEI16@22050", "-f", "-", text=text)
        try:
            return trim_start(read_wav(self._path))
        except (OSError, ValueError) as error:
            raise SpeechUnavailable(f"say wrote no sound: {error}") from error

    def _run(self, *arguments: str, text: str) -> str:
        try:
            done = subprocess.run(
                [self._command, *arguments],
                input=text,
                capture_output=True,
                encoding="utf-8",
                timeout=_SECONDS,
                check=True,
            )
        except (OSError, subprocess.SubprocessError) as error:
            raise SpeechUnavailable(f"say failed: {error}") from error
        return done.stdout

    def close(self) -> None:
        self._folder.cleanup()
