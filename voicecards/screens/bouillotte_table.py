"""The table of Bouillotte: bets by keys, by digits and by words; what is dear is confirmed."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from voicecards.commands.command import Command, Source
from voicecards.commands.keys import Key
from voicecards.games.bouillotte.actions import Check, Raise
from voicecards.games.bouillotte.actions import Phase as Deciding
from voicecards.games.bouillotte.shorthand import (
    Meaning,
    Note,
    meaning_of_all_in,
    meaning_of_call,
    meaning_of_pass,
    meaning_of_raise,
)
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.games.game import GameError
from voicecards.narration.phrase import Phrase
from voicecards.screens.question import Question
from voicecards.screens.screen import ui
from voicecards.screens.table_screen import TableScreen
from voicecards.table import Phase
from voicecards.utterance import Category

STEPS = {"up": 1, "down": -1, "page up": 10, "page down": -10}
"""Chips an amount changes by, by key."""


class BouillotteTable(TableScreen):
    """A table where Enter checks or calls and B bets."""

    entry: str | None = None
    """The digits of an amount being typed; None when none is."""

    def handlers(self) -> dict[str, Callable[[Command], None]]:
        return {
            **super().handlers(),
            "bet": self._bet,
            "raise": self._raise,
            "all_in": self._all_in,
            "pass": self._pass,
            "fold": self._fold,
            "call": self._call,
        }

    @property
    def betting(self) -> bool:
        """Whether the player has a bet to decide now."""
        return self.table.turn == self.seat and self.seen.phase is Deciding.BETTING

    @property
    def seen(self) -> BouillotteView:
        """The player's view."""
        return cast(BouillotteView, self.view)

    def taken_back(self) -> None:
        self.entry = None

    # --- commands ------------------------------------------------------------------------------

    def confirm(self, command: Command) -> None:
        if self.table.phase is not Phase.PLAYING or self.watching or self.just_acted:
            super().confirm(command)
        elif self.entry is not None:
            self._enter()
        elif self.betting and not self.prompted:
            self.stage.say(self.voice.prompt(self.view))  # what Enter would cost is not known yet
        elif self.betting and not self.seen.price:
            self.decisions.take(Check())
        else:
            self._call(command)

    def _call(self, command: Command) -> None:
        self._mean(lambda: meaning_of_call(self.seen))

    def _pass(self, command: Command) -> None:
        self._mean(lambda: meaning_of_pass(self.seen))

    def _all_in(self, command: Command) -> None:
        self._mean(lambda: meaning_of_all_in(self.seen))

    def _raise(self, command: Command) -> None:
        self._mean(lambda: meaning_of_raise(self.seen, command.arg or ""))

    def _fold(self, command: Command) -> None:
        wanted = self.stage.settings.confirm_fold
        spoken = self.stage.source is not Source.KEY
        if self.betting and (
            wanted == "always"
            or (wanted == "when_free_or_by_voice" and (spoken or not self.seen.price))
        ):
            key = "confirm-fold" if self.seen.price else "confirm-fold-free"
            self._ask(ui(key, cue="question"), lambda: self.decisions.decide(command))
        else:
            self.decisions.decide(command)

    def _mean(self, meaning_now: Callable[[], Meaning]) -> None:
        """Take what a word means now, asking first where it is dear or a surprise."""
        if self.table.phase is not Phase.PLAYING:
            self.decisions.decide(Command("check"))  # refused with what is going on
            return
        self.entry = None
        try:
            meaning = meaning_now()
        except GameError as error:
            self.refuse(error)
            return
        question = self._doubt(meaning)
        if question:
            self._ask(question, lambda: self.decisions.take(meaning.action))
            return
        if meaning.note is Note.NOTHING_TO_CALL:
            self.stage.say(ui("nothing-to-call", Category.ANSWER))
        self.decisions.take(meaning.action)

    def _doubt(self, meaning: Meaning) -> Phrase | None:
        """What must be confirmed: a fold by "pass", all-in, more than half of one's chips."""
        view, action = self.seen, meaning.action
        if meaning.note is Note.PASS_FOLDS:
            return ui("confirm-fold", cue="question")
        if meaning.note in (Note.ALL_IN_CALLS, Note.ALL_IN_RAISES):
            return ui("confirm-all-in", amount=view.stack, cue="question")
        if isinstance(action, Raise):
            total = view.price + action.n
            if action.n in view.raises and total == view.stack:
                return ui("confirm-all-in", amount=view.stack, cue="question")
            if action.n in view.raises and 2 * total > view.stack:
                return ui("confirm-raise", amount=action.n, total=total, cue="question")
        return None

    def _ask(self, phrase: Phrase, on_yes: Callable[[], None]) -> None:
        self.stage.ask(
            Question(
                phrase, on_yes=on_yes, on_no=lambda: self.stage.say(self.voice.prompt(self.view))
            )
        )

    # --- an amount by digits ---------------------------------------------------------------------

    def _bet(self, command: Command) -> None:
        if not self.betting:
            self.decisions.decide(Command("raise", "1"))  # refused with the reason
            return
        raises = self.seen.raises
        if raises.refusal:
            self._mean(lambda: meaning_of_raise(self.seen, "1"))
            return
        self.entry = ""
        if raises.low == raises.high:
            self.stage.say(ui("amount-ask-one", Category.ANSWER, n=raises.low))
        else:
            self.stage.say(ui("amount-ask", Category.ANSWER, low=raises.low, high=raises.high))

    def press(self, key: Key) -> bool:
        """While an amount is typed, digits, arrows and Backspace belong to it."""
        if self.entry is None or not self.betting:
            self.entry = None
            return False
        if key.digit is not None:
            self.entry = (self.entry + str(key.digit)).lstrip("0")[:6]
        elif key.name in STEPS and not key.mods:
            raises = self.seen.raises
            self.entry = str(
                min(max(int(self.entry or raises.low) + STEPS[key.name], raises.low), raises.high)
            )
        elif key.name == "backspace":
            self.entry = self.entry[:-1]
        elif key.name == "escape":
            self.entry = None
            self.stage.speech.cut()
            self.stage.say(self.voice.prompt(self.view))
            return True
        else:
            return False
        self.stage.speech.cut()
        amount = (
            ui("amount-so-far", Category.ANSWER, n=int(self.entry), supersedes="amount")
            if self.entry
            else ui("amount-empty", Category.ANSWER, supersedes="amount")
        )
        self.stage.say(amount)
        return True

    def _enter(self) -> None:
        digits = self.entry
        if not digits:
            self.stage.say(ui("amount-empty", Category.ANSWER))
            return
        self._mean(lambda: meaning_of_raise(self.seen, digits))
