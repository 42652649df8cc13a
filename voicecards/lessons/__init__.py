"""Lessons: a prepared hand of each game, played step by step. Each is a file of data here."""

from voicecards.lessons.lesson import Lesson, Step, lesson, lesson_games

__all__ = ["Lesson", "Step", "lesson", "lesson_games"]
