"""Let bots play against the steps of each lesson, and write what they did into its file.

    uv run python tools/record_lessons.py

To be run after a lesson's deal or steps have been changed; a better bot needs no new record.
"""

from __future__ import annotations

from pathlib import Path

import voicecards.lessons
from voicecards.bots import make_bot
from voicecards.games import games
from voicecards.lessons import Lesson, lesson, lesson_games
from voicecards.table import HUMAN, Table

FOLDER = Path(voicecards.lessons.__file__).parent
LEVEL = "club"
MARK = "[others]\n"


def record(taught: Lesson) -> Table:
    """Play a lesson to its end, and on until it is the player's turn again."""
    game = games()[taught.game]
    options = game.options.from_text(dict(taught.options))
    others = [make_bot(LEVEL, taught.game) for _ in range(options.players - 1)]
    table = Table(game, options, taught.seed, [None, *others])
    table.start()
    for act in filter(None, [*(step.act for step in taught.steps), "end"]):
        while table.bot_to_act and table.turn is not None:
            table.act(table.turn, table.bot_action())
        if act != "end":
            table.act(HUMAN, game.read_action(act))
    return table


def main() -> None:
    """Record every lesson."""
    for name in lesson_games():
        table = record(lesson(name))
        path = FOLDER / f"{name}.toml"
        text = path.read_text(encoding="utf-8")
        rows = []
        for seat in range(1, table.options.players):
            codes = " ".join(code for who, code in table.journal.actions if who == seat)
            rows.append(f'{seat} = "{codes}"\n')
        path.write_text(text[: text.index(MARK)] + MARK + "".join(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
