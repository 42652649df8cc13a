"""Voice models by ear: fetched, stopped and removed, always after a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, ClassVar

from voicecards.models.catalogue import Model, models_for
from voicecards.models.telling import name_of, row_of
from voicecards.narration.phrase import Phrase
from voicecards.screens.lists import Item, ListScreen
from voicecards.screens.question import Question
from voicecards.screens.screen import ui
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


class ModelsScreen(ListScreen):
    """A row per model of the player's language."""

    name: ClassVar[str] = "models"

    def title(self) -> Phrase:
        return ui("models-title")

    def items(self) -> Sequence[Item]:
        fetching = self.stage.fetching
        return [
            Item(
                row_of(model, fetching.shelf, fetching.done if fetching.model == model else None),
                self._chooser(model),
            )
            for model in models_for(self.stage.lang)
        ]

    def _chooser(self, model: Model) -> Callable[[], None]:
        def choose() -> None:
            fetching = self.stage.fetching
            if fetching.model == model:
                self._ask_stop(model)
            elif fetching.shelf.has(model):
                self._ask_remove(model)
            elif not model.usable:
                self.stage.say(self.row(self.items()))
            elif fetching.model is not None:
                self.stage.say(ui("models-busy", Category.ERROR, cue="refused"))
            else:
                ask_to_fetch(self.stage, model)

        return choose

    def _ask_stop(self, model: Model) -> None:
        percent = self.stage.fetching.percent
        self.stage.ask(
            Question(
                ui("models-stop-question", cue="question", name=name_of(model), percent=percent),
                on_yes=self.stage.fetching.cancel,
                on_no=lambda: self.stage.say(ui("models-going-on")),
            )
        )

    def _ask_remove(self, model: Model) -> None:
        self.stage.ask(
            Question(
                ui("models-remove-question", cue="question", name=name_of(model)),
                on_yes=lambda: self._remove(model),
                on_no=lambda: self.stage.say(ui("models-kept")),
            )
        )

    def _remove(self, model: Model) -> None:
        try:
            self.stage.fetching.shelf.remove(model)
        except OSError:
            self.stage.say(ui("models-unwritable", Category.ERROR, cue="refused"))
            return
        self.stage.say(ui("models-removed"))
        self.stage.outside.changed("recognizer")

    def help(self) -> list[Phrase]:
        return [ui("help-models", Category.HELP), ui("help-menu", Category.HELP)]


def ask_to_fetch(stage: Stage, model: Model) -> None:
    """Ask whether a model should be fetched, and fetch it on a yes."""
    stage.ask(
        Question(
            ui("models-get-question", cue="question", name=name_of(model), n=model.megabytes),
            on_yes=lambda: stage.fetching.start(model),
            on_no=lambda: stage.say(ui("models-not-fetched")),
        )
    )


def poorly_heard() -> bool:
    """Whether the ear is the small one alone (as on Windows): then the offer cannot wait."""
    return find_spec("hama") is None


def offer(stage: Stage) -> bool:
    """Offer the best model once, where it can be used and none is here.

    Returns:
        Whether a question was put.
    """
    fetching, usable = stage.fetching, [m for m in models_for(stage.lang) if m.usable]
    here = any(fetching.shelf.has(model) for model in usable)
    if stage.settings.model_offered or stage.question or not usable or here or fetching.model:
        return False
    stage.change_setting("model_offered", True)
    model = usable[0]
    stage.ask(
        Question(
            ui("models-offer-question", cue="question", n=model.megabytes),
            on_yes=lambda: fetching.start(model),
            on_no=lambda: stage.say(ui("models-offer-later")),
        )
    )
    return True
