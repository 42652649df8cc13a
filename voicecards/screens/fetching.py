"""A model on its way, while the game goes on: in a thread of its own, told at each quarter."""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING

from voicecards.models.catalogue import Model
from voicecards.models.shelf import Shelf, usual_shelf
from voicecards.models.telling import Quarters, name_of, percent_of
from voicecards.models.trouble import Cancelled, FetchError
from voicecards.screens.screen import ui
from voicecards.utterance import Category, Priority

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


class Fetching:
    """Fetches one model at a time for a stage.

    Args:
        stage: hears how it goes.
        shelf: where models are.
    """

    def __init__(self, stage: Stage, shelf: Shelf | None = None) -> None:
        self._stage = stage
        self._shelf = shelf
        self.model: Model | None = None
        self.done = 0
        self._thread: threading.Thread | None = None
        self._cancelled = threading.Event()
        self._trouble: FetchError | None = None

    @property
    def shelf(self) -> Shelf:
        """Where models are."""
        if self._shelf is None:
            self._shelf = usual_shelf()
        return self._shelf

    @property
    def percent(self) -> int:
        """How much of the model is here."""
        return percent_of(self.model, self.done) if self.model else 0

    def start(self, model: Model) -> None:
        """Begin to fetch a model; nothing else may be on its way."""
        self.model, self.done = model, self.shelf.fetched(model)
        self._quarters = Quarters(model)
        self._quarters.reached(self.done)
        self._trouble = None
        self._cancelled.clear()
        self._thread = threading.Thread(target=self._work, args=(model,), daemon=True, name="fetch")
        self._thread.start()
        self._stage.say(ui("models-begun", name=name_of(model)))

    def cancel(self) -> None:
        """Stop; what has come stays for another time."""
        self._cancelled.set()

    def wait(self, seconds: float) -> None:
        """Wait for the end of the fetching; for tests and for leaving the program."""
        if self._thread is not None:
            self._thread.join(seconds)

    def update(self) -> None:
        """Tell what has happened since the last time. Called by the loop."""
        if self.model is None or self._thread is None:
            return
        told = self._quarters.reached(self.done)
        if self._thread.is_alive():
            if told is not None:
                self._stage.say(told)
            return
        model, self.model, self._thread = self.model, None, None
        if self._cancelled.is_set():
            self._stage.say(ui("models-stopped"))
        elif self._trouble is not None:
            print(f"voicecards: {self._trouble}", file=sys.stderr)
            self._stage.say(ui(self._trouble.code, Category.ERROR, Priority.EVENT, cue="refused"))
        else:
            self._stage.say(ui("models-ready", priority=Priority.EVENT, name=name_of(model)))
            self._stage.outside.changed("recognizer")

    def _work(self, model: Model) -> None:
        def progress(done: int) -> None:
            self.done = done

        try:
            self.shelf.get(model, progress=progress, cancelled=self._cancelled.is_set)
        except Cancelled:
            return
        except FetchError as error:
            self._trouble = error
