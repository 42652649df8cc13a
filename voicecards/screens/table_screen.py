"""The table: keys and sentences become actions, events become lines, bots act in their time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from voicecards.cards import Card
from voicecards.commands.command import Command, Context
from voicecards.games.game import (
    SPECTATOR,
    Action,
    Event,
    GameError,
    IllegalAction,
    PlayCard,
    Seat,
    View,
)
from voicecards.games.options import GameOptions
from voicecards.journal.keeper import Ledger
from voicecards.narration import sittings as told
from voicecards.narration.help import table_help
from voicecards.narration.phrase import Phrase
from voicecards.narration.voice import game_voice
from voicecards.screens.bots_turn import BotsTurn
from voicecards.screens.coming_and_going import ComingAndGoing
from voicecards.screens.decisions import ACTIONS, Decisions
from voicecards.screens.hand_keys import HandKeys
from voicecards.screens.repair import Repairs
from voicecards.screens.screen import CardGroup, Picture, Screen, ui
from voicecards.screens.taking_back import TakingBack
from voicecards.screens.teacher import Teacher
from voicecards.table import HUMAN, Phase, Table
from voicecards.utterance import Category, Priority, Utterance

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage

DOUBLE_PRESS = 0.3
"""Seconds in which a second Enter after a play is taken for the same press."""
LAST_CARDS = range(1, 4)
"""How many cards are left of a hand when the countdown is heard."""
DECISIONS = {"play", "correct", "hint", "worst_play", "undo", "bet", "all_in", *ACTIONS}
"""Commands of those who play, which who looks on cannot give."""


class TableScreen(Screen):
    """One table, sitting after sitting.

    Args:
        stage: the stage.
        make_table: makes a fresh table; called again for each new game.
        seat: the player's; `SPECTATOR` looks on: bots play every seat.
        ledger: keeps the sittings; None keeps none.
        resumed: the last events of the first table, which has been played at before; None: it is
            a fresh one.
    """

    name: ClassVar[str] = "table"
    takes_back: ClassVar[bool] = True
    """Whether moves can be taken back here."""

    def __init__(
        self,
        stage: Stage,
        make_table: Callable[[], Table],
        *,
        seat: Seat = HUMAN,
        ledger: Ledger | None = None,
        resumed: Sequence[Event] | None = None,
    ) -> None:
        super().__init__(stage)
        self._make_table = make_table
        self.seat = seat
        self.ledger = ledger or Ledger()
        self._resumed = resumed
        self.table = make_table()
        self.voice = game_voice(self.table.game.name)
        self.hand = HandKeys(self)
        self.repairs = Repairs(self)
        self.decisions = Decisions(self)
        self.teacher = Teacher(self)
        self.taking_back = TakingBack(self)
        self._bots = BotsTurn(self)
        self._comings = ComingAndGoing(self)
        self._neighbour = 0
        self._held = 0
        self.prompted = False
        """Whether the player has begun to hear what there is to decide."""
        self._handlers = self.handlers()

    def handlers(self) -> dict[str, Callable[[Command], None]]:
        """What each command does; a game's own table adds to it."""
        return {
            **self.hand.handlers(),
            **self.decisions.handlers(),
            **self.teacher.handlers(),
            **self._comings.handlers(),
            "confirm": self.confirm,
            "undo": self.taking_back.take_back,
            "correct": self.repairs.correct,
            "cancel": lambda _: self.stage.say(ui("no-question", Category.ANSWER)),
            "next_player": lambda _: self._walk_players(1),
            "previous_player": lambda _: self._walk_players(-1),
            "spell_name": self._spell_name,
        }

    @property
    def keys(self) -> str:  # type: ignore[override]
        """The key map's context: each game may add keys."""
        return self.table.game.name

    # --- telling -----------------------------------------------------------------------------

    def enter(self) -> None:
        self.stage.seat(self.table.options.players, watching=self.seat != HUMAN)
        if self._resumed is not None:
            self._go_on(self._resumed)
            self._resumed = None
        elif self.table.phase is Phase.WAITING:
            key = "table-watched" if self.watching else "table-ready"
            self.stage.say(ui(key, game=self.table.game.name, players=self.table.options.players))
        elif self.table.phase is Phase.OVER:
            self.stage.say(ui("table-over"))
        elif self.table.turn == self.seat:
            self.stage.say(self._prompt())
        else:
            self.inform(Command("turn"))

    def _go_on(self, last: Sequence[Event]) -> None:
        """Tell where a game stands that has been interrupted, and what may not have been heard."""
        journal = self.table.journal
        self._held = len(self.voice.hand(self.view))
        heard = [e for e in last if e.heard_by(self.seat)] if len(last) > 1 else []
        retold = [line for e in heard if (line := self.voice.event(e, self.view))]
        lines = [told.heading(journal.game, self.view.chapter, practice=journal.practice)]
        if retold:
            lines += [ui("sitting-retold", Category.ANSWER), *retold]
        # A hand that has just been dealt was told with all that counts in it.
        if not any(isinstance(event, self.voice.dealt) for event in heard):
            lines += told.state(self.voice, self.view)
        for line in lines:
            self.stage.say(replace(line, priority=Priority.EVENT))  # in this order
        self.tell_turn()

    def tell_turn(self) -> None:
        """Say whose turn it is, after what led to it."""
        if self.table.phase is Phase.OVER:
            self.stage.say(ui("table-over", priority=Priority.EVENT))
        elif self.table.turn == self.seat:
            self.stage.say(self._prompt())
            self.prompted = False
        else:
            turn = self.voice.answer(Command("turn"), self.view)
            if turn:
                self.stage.say(replace(turn, priority=Priority.EVENT))

    @property
    def watching(self) -> bool:
        """Whether the player only looks on."""
        return self.seat == SPECTATOR

    @property
    def view(self) -> View:
        """What the player may know; only after the start."""
        return self.table.view(self.seat)

    def tell(self, events: Sequence[Event]) -> None:
        """Tell what has happened, and whose turn it is after that."""
        view = self.view
        held = self.voice.hand(view)
        self._count_down(len(held))
        self.hand.cursor.follow(held)
        for event in events:
            if not event.heard_by(self.seat):
                continue
            self.stage.outside.transcript.event(event)
            phrase = self.voice.event(event, view)
            if phrase:
                self.stage.say(phrase)
        if self.table.phase is Phase.OVER:
            self.stage.say(ui("table-over", priority=Priority.EVENT))  # after what led to it
        elif self.table.turn == self.seat:
            self.stage.say(self._prompt())
            self.prompted = False
        self._bots.forget()
        self.teacher.forget()

    def _count_down(self, left: int) -> None:
        """A sound of its own as the last three cards of a hand are reached."""
        if left < self._held and left in LAST_CARDS:
            self.stage.cue("countdown")
        self._held = left

    def line_starts(self, utterance: Utterance) -> None:
        self.prompted |= utterance.supersedes == "turn"

    def line_ends(self, utterance: Utterance) -> None:
        self.repairs.line_ended()

    def _prompt(self) -> Phrase:
        """Tell the player that it is its turn, with the answers if the game asks something."""
        question = self.decisions.question()
        return question.phrase if question else self.voice.prompt(self.view)

    def act(self, seat: int, action: Action) -> None:
        events = self.table.act(seat, action)
        if self.stage.question and self.stage.question.standing:
            self.stage.question = None  # answered, by its number or by its own command
        self.stage.outside.transcript.action(seat, action)
        self.tell(events)

    def refuse(self, error: GameError) -> None:
        if isinstance(error, IllegalAction):
            self.stage.outside.transcript.refused(error)
        view = None if self.table.phase is Phase.WAITING else self.view
        self.stage.say(self.voice.refusal(error, view))

    # --- time ----------------------------------------------------------------------------------

    def update(self) -> None:
        self.teacher.update()
        if self.watching and self.table.phase is Phase.WAITING and not self.stage.speech.busy:
            self.tell(self.table.start())
        if self.stage.question is None:
            self.stage.question = self.decisions.question()
        self._bots.update()

    def wakes_at(self) -> float | None:
        return self._bots.at

    @property
    def awaits_player(self) -> bool:
        if self.watching and self.table.phase is Phase.WAITING:
            return False
        return not self.table.bot_to_act

    # --- commands ------------------------------------------------------------------------------

    def handle(self, command: Command) -> bool:
        if self.watching and command.name in DECISIONS:
            self.stage.say(ui("watching-only", Category.ERROR, cue="refused"))
            return True
        handler = self._handlers.get(command.name)
        if handler:
            handler(command)
            return True
        return self.inform(command)

    def informs(self, command: Command) -> bool:
        walks = ("card_", "hand_", "suit_", "next_", "previous_", "needs")
        walking = command.name.startswith(walks)
        return walking or (
            command.name not in self._handlers
            and self.table.phase is not Phase.WAITING
            and self.voice.answer(command, self.view) is not None
        )

    def inform(self, command: Command) -> bool:
        if self.table.phase is Phase.WAITING:
            if not self.voice.answers(command):
                return False
            self.stage.say(ui("not-started", Category.ANSWER))
            return True
        phrase = self.voice.answer(command, self.view)
        if phrase is None:
            return False
        if command.name == "player" and command.arg:
            self._neighbour = int(command.arg) % self.table.options.players
        self.stage.say(phrase)
        return True

    def confirm(self, command: Command) -> None:
        if self.table.phase is Phase.WAITING:
            self._comings.start(command)
        elif self.table.phase is Phase.OVER:
            self._comings.restart()
        elif self.watching or self.just_acted:
            self.inform(Command("turn"))  # a double press must not play a second card
        elif self.hand.cursor.card is None:
            self.stage.say(ui("nothing-selected", Category.ANSWER))
        else:
            self.decisions.take(PlayCard(self.hand.cursor.card))

    @property
    def just_acted(self) -> bool:
        """Whether a key now may be the second press of the one that acted."""
        return self.stage.outside.clock() - self.decisions.acted_at < DOUBLE_PRESS

    def undo(self) -> Action:
        """Take back the player's last decision, without a word.

        Raises:
            IllegalAction: `nothing_to_take_back`.
        """
        action = self.table.take_back(self.seat)
        self.stage.question = None
        self._bots.forget()
        self.teacher.forget()
        self.taken_back()
        held = self.voice.hand(self.view)
        self._held = len(held)
        self.hand.cursor.follow(held)
        return action

    def taken_back(self) -> None:
        """Drop what the player was about to enter; a game's own table may have something."""

    def fresh_table(self) -> None:
        """Put a table for another game in place of this one."""
        self.table = self._make_table()
        self.repairs.forget()
        self.hand.cursor.follow(())

    def _walk_players(self, by: int) -> None:
        self._neighbour = (self._neighbour + by) % self.table.options.players
        self.inform(Command("player", str(self._neighbour)))

    def _spell_name(self, command: Command) -> None:
        """Spell the name of a player: the one named, or the one asked about last."""
        seat = int(command.arg) if command.arg else self._neighbour
        name = self.stage.locale.player_name(seat % self.table.options.players)
        spelled = self.stage.locale.spell(name)
        self.stage.say(ui("name-spelled", Category.ANSWER, name=name, letters=spelled))

    # --- for others ----------------------------------------------------------------------------

    def context(self) -> Context:
        if self.table.phase is Phase.WAITING:
            return Context(self.table.game.name)
        seats = range(self.table.options.players)
        return Context(
            self.table.game.name,
            hand=self.voice.hand(self.view),
            players=tuple(self.stage.locale.player_name(seat) for seat in seats),
            corrects=self.repairs.possible,
        )

    def correction(self, command: Command) -> Callable[[str], None] | None:
        if command.name != "play" or command.arg is None or "?" in command.arg:
            return None
        return self.repairs.asked(Card.from_code(command.arg))

    def rules(self) -> tuple[str, GameOptions]:
        return self.table.game.name, self.table.options

    def help(self) -> list[Phrase]:
        if self.watching:
            return [ui("help-watching", Category.HELP), *table_help(watching=True)]
        return self.voice.help()

    def picture(self) -> Picture:
        say = self.stage.narrator.say
        title = say(ui("game-name", game=self.table.game.name)).text
        if self.table.phase is Phase.WAITING:
            return Picture(title)
        view = self.view
        return Picture(
            title,
            lines=tuple(say(p).text for p in self.voice.summary(view)),
            hand=self.voice.hand(view),
            hand_focus=self.hand.cursor.index,
            playable=frozenset(a.card for a in view.legal if isinstance(a, PlayCard)),
            groups=tuple(
                CardGroup(say(laid.label).text.rstrip("."), laid.cards)
                for laid in self.voice.laid(view)
            ),
        )
