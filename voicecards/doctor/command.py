"""`voicecards doctor`: looks, tells, and ends with whether the game can be played."""

from __future__ import annotations

import argparse
import sys

from voicecards.doctor.examination import examine, passes, summary
from voicecards.doctor.report import Teller, as_json
from voicecards.doctor.surroundings import Surroundings
from voicecards.errors import FAILURE
from voicecards.locale.spoken import spoken_language
from voicecards.narration.phrase import Phrase
from voicecards.store import read_settings, settings_path


def doctor(args: argparse.Namespace, lang: str) -> int:
    """Carry the command out.

    Args:
        args: `lang` and `json` of the command line.
        lang: the language when none is asked for or saved.

    Returns:
        0 when nothing essential fails, else 1.
    """
    path = settings_path()
    settings, problems = read_settings(path)
    surroundings = Surroundings(
        spoken_language(args.lang, settings.lang or lang), settings, path, problems
    )
    try:
        surroundings.open_sound()
        return _json(surroundings) if args.json else _told(surroundings)
    finally:
        surroundings.close()


def _json(surroundings: Surroundings) -> int:
    findings = list(examine(surroundings))
    print(as_json(findings, surroundings.lang))
    return 0 if passes(findings) else FAILURE


def _told(surroundings: Surroundings) -> int:
    sounds = surroundings.mixer is not None and surroundings.mixer.available
    if surroundings.reader[0] is not None:
        sounds = False  # it reads what is printed: two voices at once would be none
    teller = Teller(surroundings.lang, sys.stdout, surroundings.voice if sounds else None)
    surroundings.ask = teller.tell
    teller.tell(Phrase("doctor-begins"))
    findings = []
    for finding in examine(surroundings):
        teller.finding(finding)
        findings.append(finding)
    teller.tell(summary(findings))
    return 0 if passes(findings) else FAILURE
