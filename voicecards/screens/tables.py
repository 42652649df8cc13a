"""Which screen a game's table has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from voicecards.games.game import Event, Seat
from voicecards.journal.keeper import Ledger
from voicecards.screens.bouillotte_table import BouillotteTable
from voicecards.screens.table_screen import TableScreen

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage
    from voicecards.table import Table

_TABLES: Final[Mapping[str, type[TableScreen]]] = {"bouillotte": BouillotteTable}
"""By game; the others have the common one."""


def table_screen(
    game: str,
    stage: Stage,
    make_table: Callable[[], Table],
    *,
    seat: Seat,
    ledger: Ledger | None = None,
    resumed: Sequence[Event] | None = None,
) -> TableScreen:
    """Make the screen of a game's table.

    Args:
        game: a name of the registry.
        stage: the stage.
        make_table: makes a fresh table, again for each new game.
        seat: the player's, or `SPECTATOR`.
        ledger: keeps the sittings.
        resumed: the last events of the first table, which has been played at before.
    """
    kind = _TABLES.get(game, TableScreen)
    return kind(stage, make_table, seat=seat, ledger=ledger, resumed=resumed)
