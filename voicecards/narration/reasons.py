"""Telling why an action is advised."""

from __future__ import annotations

from voicecards.bots.reasons import Reason
from voicecards.narration.phrase import Phrase


def told(reason: Reason | None) -> Phrase | None:
    """A reason as a sentence; nothing for none."""
    if reason is None:
        return None
    details = dict(reason.details)
    code = reason.code
    if code == "some-higher" and details["n"] == details["out"]:
        code = "every-higher"
    return Phrase(f"reason-{code}", details)
