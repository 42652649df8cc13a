"""Values of the command line, checked before anything is opened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from voicecards.errors import CliError

if TYPE_CHECKING:
    from voicecards.sheets.folder import SheetFolder
    from voicecards.sheets.sheet import Sheet


def table_options(pairs: Sequence[str]) -> dict[str, str]:
    """Read the OPTION=VALUE pairs of --set.

    Raises:
        CliError: for one without "=".
    """
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise CliError("cli-bad-set", pair)
        options[name] = value
    return options


def bot_names(text: str, game: str | None = None) -> list[str]:
    """Read the levels and characters of --bots.

    Args:
        text: names with commas between them.
        game: whose characters are known; None: those of any game.

    Raises:
        CliError: for a bot that does not exist.
    """
    from voicecards.bots import CHARACTERS, opponents

    games = CHARACTERS if game is None else [game]
    known = list(dict.fromkeys(name for each in games for name in opponents(each)))
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in known:
            raise CliError("cli-bad-bots", name, args={"names": ", ".join(known)})
    return names


def checked_rate(rate: int | None) -> int | None:
    """Check a speech rate in words per minute; None stays None.

    Raises:
        CliError: for a rate that no voice has.
    """
    from voicecards.store import RATE_RANGE

    low, high = RATE_RANGE
    if rate is not None and not low <= rate <= high:
        raise CliError("cli-bad-rate", f"--rate {rate}", args={"low": low, "high": high})
    return rate


def checked_players(players: int) -> int:
    """Check a number of players where no game is named.

    Raises:
        CliError: when no game can seat so many.
    """
    from voicecards.games import games
    from voicecards.games.options import Whole

    kinds = [game.options.kinds()["players"] for game in games().values()]
    seats = [kind for kind in kinds if isinstance(kind, Whole)]
    if not any(kind.allows(players) for kind in seats):
        low, high = min(kind.low for kind in seats), max(kind.high for kind in seats)
        raise CliError("cli-players-range", f"--players {players}", args={"low": low, "high": high})
    return players


def known_game(name: str) -> str:
    """Check the name of a game.

    Raises:
        CliError: when there is none of that name.
    """
    from voicecards.games import games

    if name not in games():
        raise CliError("cli-unknown-game", name)
    return name


def sheet_folder() -> SheetFolder:
    """The player's score sheets, and where sheets of others arrive."""
    import platformdirs

    from voicecards.sheets.folder import SheetFolder
    from voicecards.store import home

    arrivals = (
        platformdirs.user_downloads_path,
        platformdirs.user_documents_path,
        platformdirs.user_desktop_path,
    )
    return SheetFolder(home() / "sheets", [place() for place in arrivals])


def named_sheet(game: str | None, name: str) -> Sheet:
    """Find the score sheet of --sheet.

    Raises:
        CliError: without the game it is for.
        SheetError: when there is none of that name, or its file is wrong.
    """
    if not game:
        raise CliError("cli-sheet-needs-game", name)
    return sheet_folder().find(known_game(game), name)
