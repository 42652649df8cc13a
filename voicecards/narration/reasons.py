"""Telling why an action is advised."""

from __future__ import annotations

from voicecards.bots.reasons import Reason
from voicecards.narration.phrase import Phrase


def told(reason: Reason | None) -> Phrase | None:
    """A reason as a sentence; nothing for none."""
    return None if reason is None else Phrase(f"reason-{reason.code}", dict(reason.details))
