"""The help of a table: one paragraph per topic, the keys named as they are bound."""

from __future__ import annotations

from voicecards.narration.phrase import Phrase
from voicecards.utterance import Category

TABLE_TOPICS = 8
"""How many `help-table-<n>` messages there are."""


WATCHED_TOPICS = (2, 3, 4, 6, 7)
"""Those of them that concern who only looks on."""


def table_help(*, watching: bool = False) -> list[Phrase]:
    """What the keys of every trick table do, for players or for who looks on."""
    topics = WATCHED_TOPICS if watching else range(1, TABLE_TOPICS + 1)
    return [Phrase(f"help-table-{n}", category=Category.HELP) for n in topics]
