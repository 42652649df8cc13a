"""Short ways to hear a table of Bouillotte."""

from __future__ import annotations

from tests.games.bouillotte.positions import begin
from voicecards.commands.command import Command
from voicecards.games.bouillotte.game import Bouillotte
from voicecards.locale import load
from voicecards.narration.narrator import Narrator
from voicecards.narration.voice import game_voice

VOICE = game_voice("bouillotte")
GAME = Bouillotte()
HANDS = ("AS KS 8S", "9S 9H QC", "KC QS 8H", "AC QH 8D")
"""Thirty-one in spades, a favori with the nine of diamonds, and two plain hands."""


def at(seat=0, hands=HANDS, turned="9D", **options):
    """A view of the start of a deal: seat 3 deals, seat 0 speaks first."""
    return begin(hands, turned, **options).view(seat)


def said(phrase, lang="en", detail="normal", players=4):
    return Narrator(load(lang), players, detail).text(phrase)


def told(event, view=None, lang="en", detail="normal"):
    """The words of an event, for seat 0 unless another view is given."""
    return said(VOICE.event(event, view or at()), lang, detail)


def answer(code, view, lang="en", detail="normal"):
    return said(VOICE.answer(Command.from_code(code), view), lang, detail)


def words(text):
    return len(text.split())
