"""What a seat decided in the last hand that is over, and what it knew each time."""

from __future__ import annotations

from voicecards.games.game import Action, Seat, View
from voicecards.journal.course import Course
from voicecards.table import Journal


def last_decisions(journal: Journal, seat: Seat) -> list[tuple[View, Action]]:
    """The decisions of a seat in the last finished chapter: round, hand or deal.

    Returns:
        What it knew and what it did, in order; empty when no chapter is finished.
    """
    course = Course(journal)
    chapter = course.place(len(course))[0]
    if not course.at(len(course))[0].is_over:
        chapter -= 1
    return [
        (course.at(count)[0].view(seat), course.game.read_action(code))
        for count, (who, code) in enumerate(journal.actions)
        if who == seat and course.place(count)[0] == chapter
    ]
