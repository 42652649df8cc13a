"""The teacher's reasons: why an action is a good one, from what the seat on turn may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from voicecards.bots.reasons import barbu, bouillabaisse, bouillotte
from voicecards.bots.reasons.reason import Reason
from voicecards.games.game import Action, View

_GAMES: Final[Mapping[str, Callable[[Action, View], Reason | None]]] = {
    "bouillabaisse": bouillabaisse.reason,
    "barbu": barbu.reason,
    "bouillotte": bouillotte.reason,
}


def reason_for(game: str, action: Action, view: View) -> Reason | None:
    """Say why an action is a good one.

    Args:
        game: a name of the registry.
        action: a legal action of the seat on turn.
        view: what that seat knows.

    Returns:
        One fact that speaks for it, or None where there is nothing certain to say.
    """
    return _GAMES[game](action, view)


__all__ = ["Reason", "reason_for"]
