"""The row of a table's set-up that says who sits in the other seats."""

from __future__ import annotations

from collections.abc import Sequence

from voicecards.bots import CHARACTERS, LEVELS, opponents
from voicecards.commands.option_sentences import MIXED
from voicecards.narration.phrase import Phrase
from voicecards.screens.form import Field, cycle
from voicecards.screens.plan import Plan
from voicecards.screens.screen import ui


def opponents_field(plan: Plan) -> Field:
    """The row that walks through the levels, the game's characters and all of them together."""

    def change(by: int) -> Phrase:
        plan.levels = list(_next(plan, by))
        return opponents_field(plan).row()

    return Field(
        ui("setup-bots"), lambda: told(plan.game.name, plan.levels), change, help=_help(plan)
    )


def invite(plan: Plan, name: str) -> Phrase:
    """Let a level, a character or everybody of a mixed company play; the row that tells it."""
    plan.levels = list(CHARACTERS[plan.game.name]) if name == MIXED else [name]
    return opponents_field(plan).row()


def _choices(game: str) -> list[tuple[str, ...]]:
    """What can be chosen: everybody the same, or a mixed company."""
    alike: list[tuple[str, ...]] = [(name,) for name in opponents(game)]
    return [*alike, CHARACTERS[game]] if len(CHARACTERS[game]) > 1 else alike


def _next(plan: Plan, by: int) -> tuple[str, ...]:
    choices, now = _choices(plan.game.name), tuple(plan.levels)
    chosen = cycle(choices, now if now in choices else now[:1], by)
    assert isinstance(chosen, tuple)
    return chosen


def told(game: str, bots: Sequence[str]) -> Phrase:
    """Who plays: the names of the bots, or that the company is mixed."""
    if len(bots) > 1 and tuple(bots) == CHARACTERS[game]:
        return ui("bots-mixed")
    names = tuple(_name(bot) for bot in dict.fromkeys(bots))
    return names[0] if len(names) == 1 else ui("bots-list", bots=names)


def _name(bot: str) -> Phrase:
    return ui("bot-level", level=bot) if bot in LEVELS else ui(f"character-{bot}")


def _help(plan: Plan) -> Phrase:
    """What one character is like; of levels, what the row means."""
    one = plan.levels[0] if len(plan.levels) == 1 else ""
    known = one in CHARACTERS[plan.game.name]
    return ui(f"character-{one}-help" if known else "setup-bots-help")
