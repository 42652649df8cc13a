"""Why an action was refused, for the reasons that all games share."""

from __future__ import annotations

from collections.abc import Callable

from voicecards.games.game import Action, AmbiguousAction, GameError, IllegalAction, View
from voicecards.narration.phrase import Arg, Phrase
from voicecards.utterance import Category, Priority


def refused(key: str, **args: Arg) -> Phrase:
    """A refusal: only its author hears it, at once."""
    return Phrase(
        f"refused-{key}", args, Category.ERROR, Priority.ANSWER, cue="refused", supersedes="refused"
    )


def shared_refusal(error: GameError, view: View | None, name: Callable[[Action], Phrase]) -> Phrase:
    """Tell a refusal that needs no knowledge of the game.

    Args:
        error: the refusal.
        view: the listener's, or None before the start.
        name: how the game names an action, for a choice among several.
    """
    if isinstance(error, AmbiguousAction):
        return refused("ambiguous", actions=tuple(map(name, error.candidates)))
    if not isinstance(error, IllegalAction):
        return refused("unknown")
    if error.code == "wrong_phase":
        return refused(f"wrong-phase-{_phase(error, view)}")
    if error.code == "not_your_turn" and isinstance(turn := error.details.get("turn"), int):
        return refused("not-your-turn", seat=turn)
    if error.code == "no_such_action":
        return refused("no-such-action")
    return refused("other")


def _phase(error: IllegalAction, view: View | None) -> str:
    told = str(error.details.get("phase", ""))
    if told in ("waiting", "playing", "over"):
        return told
    if view is None:
        return "waiting"
    return "over" if view.turn is None else "playing"
