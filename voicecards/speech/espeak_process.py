"""The embedded voice in a process of its own: what stands in when the one in here hangs.

A hung C library cannot be stopped or started twice in one process, so the spare runs in another.
Requests and answers are JSON lines; the samples of an answer follow its line.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from typing import IO, Any

import numpy as np

from voicecards.sound.pcm import Pcm
from voicecards.speech.synthesiser import (
    USUAL_PITCH,
    USUAL_WPM,
    SpeechUnavailable,
    UnknownVoice,
    VoiceInfo,
)

_SECONDS_TO_END = 1.0


class EspeakProcess:
    """The client: a synthesiser whose work is done by a child process."""

    name = "espeak process"
    variants: Sequence[str] = ()

    def __init__(self) -> None:
        """Start the process.

        Raises:
            SpeechUnavailable: when it does not start or has no voices.
        """
        try:
            self._child = subprocess.Popen(
                [sys.executable, "-m", __name__],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),  # Windows only
            )
        except OSError as error:
            raise SpeechUnavailable(f"{self.name}: {error}") from error
        answer, _ = self._ask({"do": "voices"})
        self._voices = [VoiceInfo(*voice) for voice in answer["voices"]]

    def voices(self) -> Sequence[VoiceInfo]:
        return self._voices

    def find(self, lang: str, wanted: str | None) -> str | None:
        answer, _ = self._ask({"do": "find", "lang": lang, "wanted": wanted})
        found: str | None = answer["voice"]
        return found

    def synthesise(
        self, text: str, voice: str, rate_wpm: int = USUAL_WPM, pitch: int = USUAL_PITCH
    ) -> Pcm:
        answer, sound = self._ask(
            {"do": "synthesise", "text": text, "voice": voice, "rate": rate_wpm, "pitch": pitch}
        )
        return Pcm(np.frombuffer(sound, dtype=np.int16), answer["rate"])

    def close(self) -> None:
        """End the process: it stops when its input does, or is stopped."""
        try:
            self._child.communicate(timeout=_SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.communicate()

    def _ask(self, request: dict[str, Any]) -> tuple[dict[str, Any], bytes]:
        to, answers = self._child.stdin, self._child.stdout
        if to is None or answers is None:
            raise SpeechUnavailable(f"{self.name} is closed")
        try:
            to.write(json.dumps(request).encode() + b"\n")
            to.flush()
            answer: dict[str, Any] = json.loads(answers.readline())
            sound = answers.read(answer.get("bytes", 0))
        except (OSError, ValueError) as error:  # it died: a broken pipe or an empty answer
            raise SpeechUnavailable(f"{self.name} ended: {error}") from error
        if "unknown" in answer:
            raise UnknownVoice(answer["unknown"])
        if "error" in answer:
            raise SpeechUnavailable(answer["error"])
        return answer, sound


def serve(requests: IO[bytes], answers: IO[bytes]) -> None:
    """Answer requests until there are no more. Runs in the child process."""
    for line in requests:
        answer, sound = _answer(json.loads(line))
        answers.write(json.dumps({**answer, "bytes": len(sound)}).encode() + b"\n" + sound)
        answers.flush()


def _answer(request: dict[str, Any]) -> tuple[dict[str, Any], bytes]:
    from voicecards.speech.espeak import Espeak

    try:
        espeak = Espeak()
        if request["do"] == "voices":
            return {"voices": [[v.id, v.name, v.lang] for v in espeak.voices()]}, b""
        if request["do"] == "find":
            return {"voice": espeak.find(request["lang"], request["wanted"])}, b""
        pcm = espeak.synthesise(
            request["text"], request["voice"], request["rate"], request["pitch"]
        )
    except UnknownVoice as error:
        return {"unknown": str(error)}, b""
    except SpeechUnavailable as error:
        return {"error": str(error)}, b""
    return {"rate": pcm.rate}, pcm.samples.tobytes()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
