"""Open questions: yes or no, or one of several numbered answers; nothing times out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from voicecards.commands.command import Command
from voicecards.narration.phrase import Phrase
from voicecards.utterance import Category

YES = frozenset({"yes", "confirm"})
NO = frozenset({"no", "cancel"})
_WALK = {"previous_item": -1, "next_item": 1}


@dataclass
class Question:
    """A question put to the player.

    Attributes:
        phrase: the question as spoken.
        choices: numbered answers (phrase, what it does); empty for a yes/no question.
        on_yes: what yes does (yes/no questions).
        numbers: the number that picks each answer; empty: its place in the list, from 1.
        yes, no: which of the numbered answers also count as yes and as no, from 0.
        standing: the game waits for the answer: it cannot be dropped, and the same decision can
            also be given by its own command.
        on_no: what no, cancelling, or an unrelated command does; it says its line itself.
        on_correction: what "no, the ten" does while a card is asked about: it takes the card, or
            what was said of it, as a `Command` has them; None where no card is asked about.
        own: names of commands that answer it in full words: one of them is carried out, and the
            question is over.
        agrees: the name of the command that asks for just this, and so counts as yes.
    """

    phrase: Phrase
    on_no: Callable[[], None]
    on_yes: Callable[[], None] = lambda: None
    choices: Sequence[tuple[Phrase, Callable[[], None]]] = ()
    numbers: Sequence[int] = ()
    yes: int | None = None
    no: int | None = None
    standing: bool = False
    on_correction: Callable[[str], None] | None = None
    own: frozenset[str] = frozenset()
    agrees: str = ""
    focus: int = field(default=-1)

    @property
    def help(self) -> Phrase:
        """How it can be answered."""
        if self.yes_no:
            return Phrase("question-help", category=Category.HELP)
        if self.standing:
            return Phrase("question-help-standing", category=Category.HELP)
        return Phrase("question-help-choices", {"count": len(self.choices)}, Category.HELP)

    @property
    def out_of_range(self) -> Phrase:
        """Tell that a number picks no answer: the range, or where numbers are missing, all."""
        if list(self.numbers or ()) in ([], list(range(1, len(self.choices) + 1))):
            return Phrase("choice-range", {"count": len(self.choices)})
        return Phrase("choice-other").followed_by(*(phrase for phrase, _ in self.choices))

    @property
    def yes_no(self) -> bool:
        """Whether the answers are yes and no."""
        return not self.choices

    def walk(self, command: Command) -> Phrase | None:
        """Move among numbered answers with the arrows; the phrase of the one now in focus.

        Yes and no are no list: there the arrows tell how they are answered.
        """
        step = _WALK.get(command.name)
        if step is None:
            return None
        if self.yes_no:
            return self.help
        if self.focus < 0 and step < 0:
            self.focus = 0
        self.focus = (self.focus + step) % len(self.choices)
        return self.choices[self.focus][0]

    def chosen(self, command: Command) -> int | None:
        """The number of the answer a command picks, from 0 (it may be out of range), or None."""
        if not self.choices:
            return None
        if command.name == "choose" and command.arg:
            number = int(command.arg)
            if not self.numbers:
                return number - 1
            return self.numbers.index(number) if number in self.numbers else -1
        if command.name in YES:
            return self.focus if self.focus >= 0 else self.yes
        return self.no if command.name in NO else None
