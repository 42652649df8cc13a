"""The help of a table: one paragraph per topic, the keys named as they are bound."""

from __future__ import annotations

from voicecards.narration.phrase import Phrase
from voicecards.utterance import Category

TABLE_TOPICS = 8
"""How many `help-table-<n>` messages there are."""


def table_help() -> list[Phrase]:
    """What the keys of every trick table do."""
    return [Phrase(f"help-table-{n}", category=Category.HELP) for n in range(1, TABLE_TOPICS + 1)]
