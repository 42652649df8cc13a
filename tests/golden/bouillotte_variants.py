"""One session of each variant of Bouillotte, in one language each.

`uv run python -m tests.golden.bouillotte_variants [NAME ...]` writes the transcripts anew; with
`--play` today's bots play the sessions anew first.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.golden.sessions import Record, dump, golden_path, play, record_path
from voicecards.bots import make_bot
from voicecards.games import games
from voicecards.games.bouillotte.presets import PRESETS
from voicecards.table import Phase, Table

GAME = "bouillotte"
COMPANY = ("expert", "bluffer", "gambler", "cautious", "club")
"""Who plays, from the listener's seat on."""
SHORT = {"session_deals": "4", "starting_chips": "40"}


@dataclass(frozen=True)
class Variant:
    """A session: its table, and the language in which it is told."""

    preset: str
    lang: str
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The name of its files."""
        return f"{GAME}_{self.preset}"

    def table(self) -> dict[str, str]:
        """Its options as texts."""
        return {**PRESETS[self.preset].settings, **SHORT, **self.options}


VARIANTS = (
    Variant("a_trois", "it", 40),
    Variant("a_cinq", "ru", 33, {"starting_chips": "15", "rebuys": "1"}),
    Variant("double_retourne", "en", 11),
    Variant("open", "it", 3),
    Variant("several_rounds", "ru", 11),
    Variant("retourne_change", "en", 20),
    Variant("historical", "it", 13, {"session_deals": "6"}),
)


def play_company(variant: Variant) -> Record:
    """Let a mixed company play a session and record it."""
    game = games()[GAME]
    options = game.options.from_text(variant.table())
    bots = [make_bot(name, GAME) for name in COMPANY[: options.players]]
    table = Table(game, options, variant.seed, bots)
    table.start()
    while table.phase is Phase.PLAYING:
        assert table.turn is not None
        table.act(table.turn, table.bot_action())
    return Record(variant.name, GAME, variant.seed, variant.table(), table.journal.actions)


def main(arguments: list[str]) -> None:
    """Write the transcripts that are named, or all."""
    for variant in VARIANTS:
        if variant.preset not in (set(arguments) - {"--play"} or {variant.preset}):
            continue
        if "--play" in arguments or not record_path(variant.name).exists():
            play_company(variant).save()
        told = dump(play(Record.load(variant.name), variant.lang, "both"))
        golden_path(variant.name, variant.lang).write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
