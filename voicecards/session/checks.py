"""Values of the command line, checked before anything is opened."""

from __future__ import annotations

from collections.abc import Sequence

from voicecards.errors import CliError


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


def bot_levels(text: str) -> list[str]:
    """Read the levels of --bots.

    Raises:
        CliError: for a level that does not exist.
    """
    from voicecards.bots import LEVELS

    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        if level not in LEVELS:
            raise CliError("cli-bad-bots", level)
    return levels


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
