"""`uv run python -m tests.golden.record`: write the golden transcripts anew.

With `--play` the games themselves are played anew by today's bots first.
"""

from __future__ import annotations

import sys

from tests.golden import first_evening as evening
from tests.golden.sessions import (
    LANGUAGES,
    Record,
    dump,
    golden_path,
    play,
    play_bots,
    record_path,
)

RECORDS = {
    "bouillabaisse": ("bouillabaisse", 2026, {"players": "4"}),
    "bouillotte": ("bouillotte", 2026, {"players": "4"}),
}
"""Name of each record: game, seed, options."""


def main() -> None:
    """Write every golden transcript."""
    for name, (game, seed, options) in RECORDS.items():
        if "--play" in sys.argv or not record_path(name).exists():
            play_bots(name, game, seed, options).save()
        record = Record.load(name)
        for lang in LANGUAGES:
            golden_path(name, lang).write_text(dump(play(record, lang, "both")), encoding="utf-8")
    if "--play" in sys.argv or not record_path(evening.NAME).exists():
        play_bots(evening.NAME, evening.GAME, evening.SEED, evening.OPTIONS).save()
    record = Record.load(evening.NAME)
    for lang in LANGUAGES:
        told = dump(evening.first_evening(record, lang))
        golden_path(evening.NAME, lang).write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main()
