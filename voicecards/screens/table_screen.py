"""The table: keys and sentences become actions, events become lines, bots act in their time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from voicecards.cards import Card
from voicecards.commands.command import Command, Context, named_cards
from voicecards.games.game import (
    SPECTATOR,
    Action,
    Event,
    GameError,
    IllegalAction,
    PlayCard,
    View,
)
from voicecards.games.options import GameOptions
from voicecards.narration.help import table_help
from voicecards.narration.phrase import Phrase
from voicecards.narration.voice import game_voice
from voicecards.screens.hand_cursor import HandCursor
from voicecards.screens.question import Question
from voicecards.screens.screen import Picture, Screen, ui
from voicecards.table import HUMAN, Phase, Table
from voicecards.utterance import Category, Priority

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage

BREATH = 0.15
"""Seconds between the end of a line and the next bot's action."""
PACE = 1.0
"""Seconds between bots' actions when they do not wait for speech."""
DOUBLE_PRESS = 0.3
"""Seconds in which a second Enter after a play is taken for the same press."""
DECISIONS = """
    play pass fold hint undo contract trump start_rank contro redouble ace_high ace_low
    check call raise bet announce all_in expose straddle rebuy
"""
"""Commands of those who play, which who looks on cannot give."""


class TableScreen(Screen):
    """One table, sitting after sitting.

    Args:
        stage: the stage.
        make_table: makes a fresh table; called again for each new game.
        watching: a bot sits in the player's seat too: the player only looks on, from no seat.
    """

    name: ClassVar[str] = "table"

    def __init__(
        self, stage: Stage, make_table: Callable[[], Table], *, watching: bool = False
    ) -> None:
        super().__init__(stage)
        self._make_table = make_table
        self.seat = SPECTATOR if watching else HUMAN
        self.table = make_table()
        self.voice = game_voice(self.table.game.name)
        self.cursor = HandCursor()
        self._bot_at: float | None = None
        self._played_at = float("-inf")
        self._neighbour = 0
        self._handlers = self._commands()

    def _commands(self) -> dict[str, Callable[[Command], None]]:
        return {
            "confirm": self._confirm,
            "start": self._start,
            "new_game": self._new_game,
            "leave": self._leave,
            "menu": self._leave,
            "play": self._play,
            "hint": self._hint,
            "pass": lambda _: self._refuse(IllegalAction("no_such_action")),
            "fold": lambda _: self._refuse(IllegalAction("no_such_action")),
            "undo": lambda _: self.stage.say(ui("undo-unavailable", Category.ANSWER)),
            "cancel": lambda _: self.stage.say(ui("no-question", Category.ANSWER)),
            "previous_card": lambda _: self._walk(lambda: self.cursor.step(-1)),
            "next_card": lambda _: self._walk(lambda: self.cursor.step(1)),
            "hand_first": lambda _: self._walk(lambda: self.cursor.edge(last=False)),
            "hand_last": lambda _: self._walk(lambda: self.cursor.edge(last=True)),
            "suit_up": lambda _: self._walk(lambda: self.cursor.suit(-1)),
            "suit_down": lambda _: self._walk(lambda: self.cursor.suit(1)),
            "next_legal": lambda _: self._walk_legal(1),
            "previous_legal": lambda _: self._walk_legal(-1),
            "next_player": lambda _: self._walk_players(1),
            "previous_player": lambda _: self._walk_players(-1),
        }

    @property
    def keys(self) -> str:  # type: ignore[override]
        """The key map's context: each game may add keys."""
        return self.table.game.name

    # --- telling -----------------------------------------------------------------------------

    def enter(self) -> None:
        self.stage.seat(self.table.options.players, watching=self.watching)
        if self.table.phase is Phase.WAITING:
            key = "table-watched" if self.watching else "table-ready"
            self.stage.say(ui(key, game=self.table.game.name, players=self.table.options.players))
        elif self.table.phase is Phase.OVER:
            self.stage.say(ui("table-over"))
        elif self.table.turn == self.seat:
            self.stage.say(self.voice.prompt(self.view))
        else:
            self._inform(Command("turn"))

    @property
    def watching(self) -> bool:
        """Whether the player only looks on."""
        return self.seat == SPECTATOR

    @property
    def view(self) -> View:
        """What the player may know; only after the start."""
        return self.table.view(self.seat)

    def _tell(self, events: Sequence[Event]) -> None:
        view = self.view
        self.cursor.follow(self.voice.hand(view))
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
            self.stage.say(self.voice.prompt(view))
        self._bot_at = None

    def _act(self, seat: int, action: Action) -> None:
        events = self.table.act(seat, action)
        self.stage.outside.transcript.action(seat, action)
        self._tell(events)

    def _refuse(self, error: GameError) -> None:
        if isinstance(error, IllegalAction):
            self.stage.outside.transcript.refused(error)
        view = None if self.table.phase is Phase.WAITING else self.view
        self.stage.say(self.voice.refusal(error, view))

    # --- time ----------------------------------------------------------------------------------

    def update(self) -> None:
        if self.watching and self.table.phase is Phase.WAITING and not self.stage.speech.busy:
            self._tell(self.table.start())
        if not self.table.bot_to_act or self.stage.question:
            self._bot_at = None
            return
        if self.stage.settings.wait_for_speech and self.stage.speech.busy:
            self._bot_at = None
            return
        now = self.stage.outside.clock()
        if self._bot_at is None:
            self._bot_at = now + (BREATH if self.stage.settings.wait_for_speech else PACE)
        if now >= self._bot_at:
            turn = self.table.turn
            assert turn is not None
            self._act(turn, self.table.bot_action())

    def wakes_at(self) -> float | None:
        return self._bot_at

    @property
    def awaits_player(self) -> bool:
        if self.watching and self.table.phase is Phase.WAITING:
            return False
        return not self.table.bot_to_act

    # --- commands ------------------------------------------------------------------------------

    def handle(self, command: Command) -> bool:
        if self.watching and command.name in DECISIONS.split():
            self.stage.say(ui("watching-only", Category.ERROR, cue="refused"))
            return True
        handler = self._handlers.get(command.name)
        if handler:
            handler(command)
            return True
        return self._inform(command)

    def informs(self, command: Command) -> bool:
        walking = command.name.startswith(("card_", "hand_", "suit_", "next_", "previous_"))
        return walking or (
            command.name not in self._handlers
            and self.table.phase is not Phase.WAITING
            and self.voice.answer(command, self.view) is not None
        )

    def _inform(self, command: Command) -> bool:
        if self.table.phase is Phase.WAITING:
            if not self.voice.answers(command):
                return False
            self.stage.say(ui("not-started", Category.ANSWER))
            return True
        phrase = self.voice.answer(command, self.view)
        if phrase is None:
            return False
        self.stage.say(phrase)
        return True

    def _confirm(self, command: Command) -> None:
        if self.table.phase is Phase.WAITING:
            self._start(command)
        elif self.table.phase is Phase.OVER:
            self._restart()
        elif self.watching or self.stage.outside.clock() - self._played_at < DOUBLE_PRESS:
            self._inform(Command("turn"))  # a double press must not play a second card
        elif self.cursor.card is None:
            self.stage.say(ui("nothing-selected", Category.ANSWER))
        else:
            self._play_card(self.cursor.card)

    def _start(self, command: Command) -> None:
        try:
            events = self.table.start()
        except IllegalAction as error:
            self._refuse(error)
            return
        self._tell(events)

    def _restart(self) -> None:
        self.table = self._make_table()
        self.cursor = HandCursor()
        self._tell(self.table.start())

    def _new_game(self, command: Command) -> None:
        if self.table.phase is Phase.PLAYING:
            self._ask_first("new-game-question", self._restart)
        else:
            self._restart()

    def _leave(self, command: Command) -> None:
        if self.table.phase is Phase.PLAYING:
            self._ask_first("leave-question", self.stage.pop)
        else:
            self.stage.pop()

    def _ask_first(self, key: str, on_yes: Callable[[], None]) -> None:
        self.stage.ask(
            Question(
                ui(key, cue="question"),
                on_yes=on_yes,
                on_no=lambda: self.stage.say(ui("game-goes-on")),
            )
        )

    def _play(self, command: Command) -> None:
        assert command.arg is not None
        if "?" not in command.arg:
            self._play_card(Card.from_code(command.arg))
        elif self.table.phase is not Phase.PLAYING:
            self._refuse(IllegalAction("wrong_phase", phase=self.table.phase))
        else:
            self._play_named(command.arg)

    def _play_named(self, part: str) -> None:
        """Play a card named in part ("the king"): never guess (rule sheets, bad input)."""
        view = self.view
        held = named_cards(part, self.voice.hand(view))
        legal = named_cards(part, [a.card for a in view.legal if isinstance(a, PlayCard)])
        if not held:
            self.stage.say(ui("no-such-card-held", Category.ERROR, cue="refused"))
        elif len(legal) == 1 or len(held) == 1:
            card = (legal or held)[0]
            self.stage.ask(
                Question(
                    ui("confirm-card", Category.ANSWER, card=card, cue="question"),
                    on_yes=lambda: self._play_card(card),
                    on_no=lambda: self.stage.say(ui("heard-dropped")),
                )
            )
        else:
            self.stage.ask(self._which(legal or held))

    def _which(self, cards: Sequence[Card]) -> Question:
        items = [
            ui("choice-card", Category.ANSWER, n=n, card=card)
            for n, card in enumerate(cards, start=1)
        ]
        return Question(
            ui("which-card", Category.ANSWER, cue="question").followed_by(*items),
            on_no=lambda: self.stage.say(ui("heard-dropped")),
            choices=[
                (item, self._player_of(card)) for item, card in zip(items, cards, strict=True)
            ],
        )

    def _player_of(self, card: Card) -> Callable[[], None]:
        return lambda: self._play_card(card)

    def _play_card(self, card: Card) -> None:
        try:
            self._act(HUMAN, PlayCard(card))
        except GameError as error:
            self._refuse(error)
        else:
            self._played_at = self.stage.outside.clock()

    def _hint(self, command: Command) -> None:
        try:
            action = self.table.suggestion(HUMAN)
        except IllegalAction as error:
            self._refuse(error)
            return
        self.stage.say(self.voice.suggestion(action, self.view))

    # --- walking -------------------------------------------------------------------------------

    def _walk(self, move: Callable[[], Card | None]) -> None:
        if self.table.phase is Phase.WAITING:
            self.stage.say(ui("not-started", Category.ANSWER))
            return
        self.cursor.follow(self.voice.hand(self.view))
        card = move()
        if self.watching:
            self._inform(Command("hand"))
        elif card is None:
            self.stage.say(ui("card-cursor-empty", Category.ANSWER))
        else:
            self.stage.say(self.voice.card(card, self.view))

    def _walk_legal(self, by: int) -> None:
        if self.table.phase is not Phase.WAITING and self.table.turn == self.seat:
            legal = {a.card for a in self.view.legal if isinstance(a, PlayCard)}
            self._walk(lambda: self.cursor.among(legal, by))
        else:
            self._inform(Command("legal"))

    def _walk_players(self, by: int) -> None:
        self._neighbour = (self._neighbour + by) % self.table.options.players
        self._inform(Command("player", str(self._neighbour)))

    # --- for others ----------------------------------------------------------------------------

    def context(self) -> Context:
        if self.table.phase is Phase.WAITING:
            return Context(self.table.game.name)
        return Context(self.table.game.name, hand=self.voice.hand(self.view))

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
            hand_focus=self.cursor.index,
            playable=frozenset(a.card for a in view.legal if isinstance(a, PlayCard)),
            trick=tuple(
                (self.stage.locale.player_name(seat), card) for seat, card in self.voice.trick(view)
            ),
        )
