"""The list of checks, in the order they are told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeAlias

from voicecards.doctor.display import display
from voicecards.doctor.ears import better_recognizer, fetched_model, small_recognizer
from voicecards.doctor.files import cue_files, home_folder, language_files, settings_file
from voicecards.doctor.finding import Finding
from voicecards.doctor.keepings import kept_games, players, score_sheets
from voicecards.doctor.microphone import microphone
from voicecards.doctor.parts import versions
from voicecards.doctor.reader import screen_reader
from voicecards.doctor.surroundings import Surroundings
from voicecards.doctor.voices import language_voice, sound_device, speech
from voicecards.narration.phrase import Phrase
from voicecards.speech.choose import LANGUAGES

Check: TypeAlias = Callable[[Surroundings], Finding]

CHECKS: dict[str, Check] = {
    "versions": versions,
    "languages": language_files,
    "cues": cue_files,
    "home": home_folder,
    "settings": settings_file,
    "games": kept_games,
    "sheets": score_sheets,
    "players": players,
    "sound_device": sound_device,
    "speech": speech,
    "reader": screen_reader,
    **{f"voice.{lang}": partial(language_voice, lang=lang) for lang in LANGUAGES},
    "display": display,
    "microphone": microphone,
    "recognizer.sphinx": small_recognizer,
    "recognizer.sphinx+hama": better_recognizer,
    "recognizer.model": fetched_model,
}
"""The checks by the names of their findings."""


def examine(surroundings: Surroundings) -> Iterator[Finding]:
    """Carry out the checks one by one; one that fails itself is a finding too."""
    for name, check in CHECKS.items():
        try:
            yield check(surroundings)
        except Exception as error:  # whatever a broken library raises, the others are told
            reason = f"{type(error).__name__}: {error}"
            remedy = Phrase("doctor-check-broke-remedy")
            yield Finding(name, False, Phrase("doctor-check-broke"), reason, remedy)


def summary(findings: Sequence[Finding]) -> Phrase:
    """The last line: whether the game can be played, and how much is to be put right."""
    wrong = [finding for finding in findings if not finding.ok]
    if not wrong:
        return Phrase("doctor-all-well")
    if any(finding.essential for finding in wrong):
        return Phrase("doctor-essential", {"count": len(wrong)})
    return Phrase("doctor-playable", {"count": len(wrong)})


def passes(findings: Sequence[Finding]) -> bool:
    """Whether nothing essential fails."""
    return all(finding.ok or not finding.essential for finding in findings)
