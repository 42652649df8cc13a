"""What is told of a sitting: where it stands, when it was played, how it ended."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from voicecards.commands.command import Command
from voicecards.games.game import SPECTATOR, PlayCard, View
from voicecards.journal.record import Summary
from voicecards.narration.phrase import Arg, Phrase
from voicecards.narration.voice import GameVoice
from voicecards.utterance import Category

DAY: Final = 86_400
"""Seconds."""
_MONTH: Final = 30
"""Days."""


def where(game: str, chapter: int) -> Phrase:
    """How far a game is: "hand seven"."""
    return Phrase(f"sitting-at-{game}", {"n": chapter}) if chapter else Phrase("sitting-at-start")


def when(last: float, now: float) -> Phrase:
    """How long ago, in words; a clock that was put back says "today".

    Args:
        last: in seconds since 1970, moved to the player's own time.
        now: likewise.
    """
    days = max(int(now // DAY) - int(last // DAY), 0)
    if days < 2:
        return Phrase("sitting-today" if days == 0 else "sitting-yesterday")
    if days < 2 * _MONTH:
        return Phrase("sitting-days-ago", {"n": days})
    return Phrase("sitting-months-ago", {"n": days // _MONTH})


def state(voice: GameVoice, view: View) -> list[Phrase]:
    """Tell where a game stands, a line each: what counts, the scores, the table with the hand."""
    found = [voice.reminder(view), voice.answer(Command("scores"), view), voice.lying(view)]
    *lines, last = [line for line in found if line is not None]
    return [*lines, last.followed_by(_hand(voice, view))]


def _hand(voice: GameVoice, view: View) -> Phrase | None:
    """The hand in full detail, else how to hear it; None where the line of the turn has it all."""
    hand = None if view.seat == SPECTATOR else voice.answer(Command("hand"), view)
    held = voice.hand(view)
    if hand is None or not held:
        return None
    free = {action.card for action in view.legal if isinstance(action, PlayCard)} == {*held}
    return Phrase("sitting-hand", {"hand": hand, "told": free and view.turn == view.seat})


def heading(game: str, chapter: int, *, practice: bool = False) -> Phrase:
    """The line that begins a sitting that is taken up again, or tried another way."""
    return Phrase(
        "sitting-practice" if practice else "sitting-resumed",
        {"game": game, "where": where(game, chapter)},
        Category.ANSWER,
    )


def row(summary: Summary, now: float) -> Phrase:
    """A sitting in a list.

    Args:
        summary: what is known of it.
        now: seconds since 1970.
    """
    ago = when(_local(summary.last), _local(now))
    args: dict[str, Arg] = {"game": summary.game, "when": ago}
    if not summary.finished:
        line = Phrase("sitting-row", {**args, "where": where(summary.game, summary.chapter)})
    elif summary.place is None:
        line = Phrase("sitting-row-over", args)
    else:
        line = Phrase("sitting-row-placed", {**args, "n": summary.place})
    marks = [("practice", summary.practice), ("watched", summary.watched)]
    for mark, holds in marks:
        if holds:
            line = Phrase("sitting-marked", {"row": line, "mark": Phrase(f"sitting-mark-{mark}")})
    return line


def _local(moment: float) -> float:
    """Seconds since 1970 as the clock on the wall counts them here."""
    try:
        offset = datetime.fromtimestamp(moment).astimezone().utcoffset()
    except (OverflowError, ValueError, OSError):
        return moment
    return moment + (offset.total_seconds() if offset else 0)
