"""What a listener at a table of Barbu hears."""

from __future__ import annotations

import pytest

from tests.games.barbu.tables import do
from voicecards.commands.command import Command
from voicecards.games.barbu.state import BarbuState
from voicecards.games.game import GameError
from voicecards.locale import load
from voicecards.narration.narrator import Narrator
from voicecards.narration.voice import game_voice

VOICE = game_voice("barbu")


def narrator(state, lang="en", detail="normal"):
    return Narrator(load(lang), len(state.view(0).hand_sizes), detail)


def heard(state: BarbuState, codes: str, lang="en", detail="normal", seat=0) -> list[str]:
    """Take actions; the lines of their events, as that seat hears them after each action."""
    lines = []
    for code in codes.split():
        events = do(state, code)
        view = state.view(seat)
        phrases = [VOICE.event(event, view) for event in events if event.heard_by(seat)]
        lines += [narrator(state, lang, detail).text(phrase) for phrase in phrases if phrase]
    return lines


def line(event, state, lang="en", detail="normal", seat=0) -> str:
    """The line of one event."""
    phrase = VOICE.event(event, state.view(seat))
    assert phrase
    return narrator(state, lang, detail).text(phrase)


def prompt(state, lang="en", detail="normal") -> str:
    return narrator(state, lang, detail).text(VOICE.prompt(state.view(0)))


def answer(code, state, lang="en", detail="normal", seat=0) -> str:
    phrase = VOICE.answer(Command.from_code(code), state.view(seat))
    assert phrase
    return narrator(state, lang, detail).text(phrase)


def refused(state, code, lang="en", detail="normal") -> str:
    """Try an action that is refused; what its author, seat 0, hears."""
    with pytest.raises(GameError) as caught:
        do(state, code)
    phrase = VOICE.refusal(caught.value, state.view(0))
    assert phrase.cue == "refused"
    return narrator(state, lang, detail).text(phrase)
