"""A game heard again: forward and back, from any seat that may be known, and "what if"."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from voicecards.commands.command import Command, Context
from voicecards.games.game import SPECTATOR, Seat, View
from voicecards.games.options import GameOptions
from voicecards.journal.course import Course
from voicecards.journal.record import Record
from voicecards.narration import sittings as told
from voicecards.narration.phrase import Phrase
from voicecards.narration.voice import game_voice
from voicecards.screens.question import Question
from voicecards.screens.screen import Picture, Screen, ui
from voicecards.table import HUMAN
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


class ReplayScreen(Screen):
    """One sitting, at one point of it.

    Args:
        stage: the stage.
        record: the sitting.
        branch: begins a practice sitting from a point of it, in a seat.

    Raises:
        OptionError, GameError, ValueError: it does not fit the rules of today.
    """

    name: ClassVar[str] = "replay"

    def __init__(
        self, stage: Stage, record: Record, branch: Callable[[Record, int, Seat], None]
    ) -> None:
        super().__init__(stage)
        self._record = record
        self._branch = branch
        self._course = Course(record.journal)
        self._course.at(len(self._course))  # all of it can be played
        self._voice = game_voice(record.journal.game)
        self.step = 0
        """How many actions have been taken at this point."""
        self.seat = record.seat
        self._handlers: dict[str, Callable[[], None]] = {
            "step_on": lambda: self._go(self.step + 1),
            "confirm": lambda: self._go(self.step + 1),
            "step_back": lambda: self._go(self.step - 1),
            "trick_on": lambda: self._part_on(whole_chapter=False),
            "trick_back": lambda: self._part_back(whole_chapter=False),
            "round_on": lambda: self._part_on(whole_chapter=True),
            "round_back": lambda: self._part_back(whole_chapter=True),
            "replay_first": lambda: self._go(0),
            "replay_last": lambda: self._go(len(self._course)),
            "next_player": lambda: self._listen_from(1),
            "previous_player": lambda: self._listen_from(-1),
            "what_if": self._what_if,
            "start": self._what_if,
            "menu": self._leave,
            "cancel": self._leave,
            "leave": self._leave,
        }

    @property
    def keys(self) -> str:  # type: ignore[override]
        """The key map's context: the steps, then what each game's table has."""
        return f"replay_{self._record.journal.game}"

    @property
    def view(self) -> View:
        """What the seat one listens from knew at this point."""
        return self._course.at(self.step)[0].view(self.seat)

    def enter(self) -> None:
        self._take_seat()
        game, chapter = self._record.journal.game, self._course.place(self.step)[0]
        self.stage.say(
            ui(
                "replay-title",
                game=game,
                where=told.where(game, chapter),
                n=self.step,
                count=len(self._course),
            )
        )

    def _take_seat(self) -> None:
        """Nobody is "you" but who sits where the player sits."""
        self.stage.seat(self._course.options.players, watching=self.seat != HUMAN)

    # --- steps -----------------------------------------------------------------------------------

    def _go(self, to: int) -> None:
        """Go to a point and tell what has just happened there."""
        if self._at_edge(to):
            return
        self.step = to
        self._tell(to)

    def _at_edge(self, to: int) -> bool:
        last = len(self._course)
        if 0 <= to <= last and to != self.step:
            return False
        self.stage.say(ui("replay-start" if to <= 0 else "replay-end", Category.ANSWER))
        return True

    def _part_on(self, *, whole_chapter: bool) -> None:
        """Go to the next part; what happens on the way is told if it is not much."""
        if self._at_edge(self.step + 1):
            return
        begin = self.step
        self.step = self._course.next_place(begin, whole_chapter=whole_chapter)
        if whole_chapter:
            self._tell(self.step)
            return
        for count in range(begin + 1, self.step + 1):
            self._tell(count)

    def _part_back(self, *, whole_chapter: bool) -> None:
        if self._at_edge(self.step - 1):
            return
        self.step = self._course.place_before(self.step, whole_chapter=whole_chapter)
        self._tell(self.step)

    def _tell(self, count: int) -> None:
        """Tell the events that led to a point, as the seat one listens from heard them."""
        state, events = self._course.at(count)
        view = state.view(self.seat)
        said = self.stage.said
        for event in events:
            phrase = self._voice.event(event, view) if event.heard_by(self.seat) else None
            if phrase:
                self.stage.outside.transcript.event(event)
                self.stage.say(phrase)
        if self.stage.said == said:
            self._tell_place()

    def _tell_place(self) -> None:
        where = told.where(self._record.journal.game, self._course.place(self.step)[0])
        self.stage.say(
            ui(
                "replay-where",
                Category.ANSWER,
                where=where,
                n=self.step,
                count=len(self._course),
            )
        )

    # --- seats -----------------------------------------------------------------------------------

    def seats(self) -> list[Seat]:
        """Whence one may listen: every seat once the game is finished, else one's own."""
        if self._course.at(len(self._course))[0].is_over:
            return [*range(self._course.options.players), SPECTATOR]
        own = self._record.seat
        return [SPECTATOR] if own == SPECTATOR else [own, SPECTATOR]

    def _listen_from(self, by: int) -> None:
        seats = self.seats()
        self.seat = seats[(seats.index(self.seat) + by) % len(seats)]
        self._take_seat()
        key = "replay-seat"
        if self.seat in (HUMAN, SPECTATOR):
            key = "replay-seat-you" if self.seat == HUMAN else "replay-seat-spectator"
        hidden = ui("replay-hidden") if len(seats) <= 2 else None
        self.stage.say(ui(key, Category.ANSWER, seat=self.seat).followed_by(hidden))

    def _what_if(self) -> None:
        if self._course.at(self.step)[0].is_over:
            self.stage.say(ui("what-if-over", Category.ANSWER))
            return
        seat = HUMAN if self.seat == SPECTATOR else self.seat
        self.stage.ask(
            Question(
                ui("what-if-question", cue="question"),
                on_yes=lambda: self._branch(self._record, self.step, seat),
                on_no=lambda: self.stage.say(ui("what-if-dropped")),
            )
        )

    # --- commands ------------------------------------------------------------------------------

    def handle(self, command: Command) -> bool:
        handler = self._handlers.get(command.name)
        if handler:
            handler()
            return True
        if command.name == "turn":
            self._tell_place()
            return True
        phrase = self._voice.answer(command, self.view)
        if phrase is not None:
            self.stage.say(phrase)
        return phrase is not None

    def informs(self, command: Command) -> bool:
        return self._voice.answer(command, self.view) is not None

    def _leave(self) -> None:
        self.stage.cue("back")
        self.stage.pop()

    # --- for others ----------------------------------------------------------------------------

    def context(self) -> Context:
        seats = range(self._course.options.players)
        names = tuple(self.stage.locale.player_name(seat) for seat in seats)
        return Context("replay", players=names)

    def rules(self) -> tuple[str, GameOptions]:
        return self._record.journal.game, self._course.options

    def help(self) -> list[Phrase]:
        return [ui(f"help-replay-{n}", Category.HELP) for n in (1, 2)]

    def picture(self) -> Picture:
        say, view = self.stage.narrator.say, self.view
        game = self._record.journal.game
        where = told.where(game, self._course.place(self.step)[0])
        place = ui("replay-where", where=where, n=self.step, count=len(self._course))
        lines = [say(place).text, *(say(p).text for p in self._voice.summary(view))]
        return Picture(
            say(ui("game-name", game=game)).text, tuple(lines), hand=self._voice.hand(view)
        )
