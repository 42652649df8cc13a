"""Which screen a game's table has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from voicecards.screens.bouillotte_table import BouillotteTable
from voicecards.screens.table_screen import TableScreen

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage
    from voicecards.table import Table

_TABLES: Final[Mapping[str, type[TableScreen]]] = {"bouillotte": BouillotteTable}
"""By game; the others have the common one."""


def table_screen(
    game: str, stage: Stage, make_table: Callable[[], Table], *, watching: bool
) -> TableScreen:
    """Make the screen of a game's table.

    Args:
        game: a name of the registry.
        stage: the stage.
        make_table: makes a fresh table, again for each new game.
        watching: whether the player only looks on.
    """
    return _TABLES.get(game, TableScreen)(stage, make_table, watching=watching)
