"""From commands to actions: plays, answers to a game's questions, and cards named in part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from voicecards.cards import Card
from voicecards.commands.command import Command, named_cards
from voicecards.games.game import Action, GameError, IllegalAction, PlayCard, UnknownAction
from voicecards.narration.phrase import Phrase
from voicecards.screens.question import Question
from voicecards.screens.screen import ui
from voicecards.table import Phase
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.table_screen import TableScreen

ACTIONS = (
    *("pass", "fold", "contract", "trump", "start_rank", "contro", "redouble"),
    *("ace_high", "ace_low", "check", "call", "raise", "announce", "expose"),
    *("straddle", "rebuy"),
)
"""Commands that are actions of some game, named as there."""

_AT_SEATS = ("contro", "redouble")
"""Actions against a seat."""


class Decisions:
    """What the player decides at one table."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen
        self._stage = screen.stage
        self.acted_at = float("-inf")

    def handlers(self) -> dict[str, Callable[[Command], None]]:
        """The commands that are decisions."""
        return {"play": self.play, **dict.fromkeys(ACTIONS, self.decide)}

    # --- a game's own questions ------------------------------------------------------------------

    def question(self) -> Question | None:
        """The question the game puts to the player now, with its answers; None when it has none."""
        screen = self._screen
        if screen.table.turn != screen.seat:
            return None
        view = screen.view
        choices = screen.voice.choices(view)
        if not choices:
            return None
        items = screen.voice.choice_items(view)
        return Question(
            screen.voice.question(view).followed_by(*items),
            on_no=lambda: self._stage.say(ui("decision-needed", Category.ANSWER)),
            choices=[(item, self._taker(a)) for item, a in zip(items, choices, strict=True)],
            numbers=screen.voice.numbers(view),
            yes=_declining(choices, 0, 1),
            no=_declining(choices, 1, 0),
            standing=True,
        )

    def _taker(self, action: Action) -> Callable[[], None]:
        return lambda: self.take(action)

    # --- commands --------------------------------------------------------------------------------

    def decide(self, command: Command) -> None:
        """Take the action that a command names; one that lacks its object is asked about."""
        table = self._screen.table
        if command.arg is None and table.turn == self._screen.seat:
            meant = self._screen.voice.meant_by(command.name, self._screen.view)
            if len(meant) > 1:
                self._stage.ask(self._among(meant))
                return
            if meant:
                self.take(meant[0])
                return
        code = command.code
        if command.arg is None and command.name in _AT_SEATS:
            code += ":1"  # none is allowed now, whoever it is against: the game says why
        try:
            action = table.game.read_action(code)
        except UnknownAction:
            self._screen.refuse(IllegalAction("no_such_action"))
            return
        if table.phase is Phase.PLAYING:
            action = self._screen.voice.meant(action, self._screen.view)
        self.take(action)

    def take(self, action: Action) -> None:
        """Take an action for the player, or tell why it cannot be."""
        try:
            self._screen.act(self._screen.seat, action)
        except GameError as error:
            self._screen.repairs.refused(action)
            self._screen.refuse(error)
        else:
            self.acted_at = self._stage.outside.clock()
            self._screen.repairs.played(action)

    def play(self, command: Command) -> None:
        """Play the card that a command names, in full or in part."""
        assert command.arg is not None
        if "?" not in command.arg:
            self.take(PlayCard(Card.from_code(command.arg)))
        elif self._screen.table.phase is not Phase.PLAYING:
            self._screen.refuse(IllegalAction("wrong_phase", phase=self._screen.table.phase))
        else:
            self._play_named(command.arg)

    def _play_named(self, part: str) -> None:
        """Play a card named in part ("the king"): never guess (rule sheets, bad input)."""
        view = self._screen.view
        if answer := self._screen.voice.answered(part, view):
            self.take(answer)
            return
        held = named_cards(part, self._screen.voice.hand(view))
        legal = named_cards(part, [a.card for a in view.legal if isinstance(a, PlayCard)])
        if held and not legal and self._screen.voice.choices(view):
            self.take(PlayCard(held[0]))  # a question is open: the game says what comes first
        elif not held:
            self._stage.say(ui("no-such-card-held", Category.ERROR, cue="refused"))
        elif len(legal) == 1 or len(held) == 1:
            self._stage.ask(self.whether((legal or held)[0]))
        else:
            self._stage.ask(self.which(legal or held))

    # --- which one? --------------------------------------------------------------------------

    def whether(self, card: Card) -> Question:
        """Ask whether a card is to be played."""
        return Question(
            ui("confirm-card", Category.ANSWER, card=card, cue="question"),
            on_yes=self._taker(PlayCard(card)),
            on_no=self._dropped,
            on_correction=self._screen.repairs.asked(card),
        )

    def which(self, cards: Sequence[Card]) -> Question:
        """Ask which of some cards is to be played."""
        items = [
            ui("choice-card", Category.ANSWER, n=n, card=card)
            for n, card in enumerate(cards, start=1)
        ]
        return self._numbered(items, [PlayCard(card) for card in cards])

    def _among(self, actions: Sequence[Action]) -> Question:
        name, view = self._screen.voice.action, self._screen.view
        items = [
            ui("choice-item", Category.ANSWER, n=n, text=name(action, view))
            for n, action in enumerate(actions, start=1)
        ]
        return self._numbered(items, actions)

    def _numbered(self, items: Sequence[Phrase], actions: Sequence[Action]) -> Question:
        return Question(
            ui("which-card", Category.ANSWER, cue="question").followed_by(*items),
            on_no=self._dropped,
            choices=[(item, self._taker(a)) for item, a in zip(items, actions, strict=True)],
            own=frozenset(action.name for action in actions),
        )

    def _dropped(self) -> None:
        self._stage.say(ui("heard-dropped"))


def _declining(choices: Sequence[Action], if_last: int, if_first: int) -> int | None:
    """For a decision between one action and passing: `if_last` when passing stands last."""
    names = [action.name for action in choices]
    if len(names) != 2 or "pass" not in names:
        return None
    return if_last if names[1] == "pass" else if_first
