"""Models in words: their names, how things stand with them, how far a fetching has come."""

from __future__ import annotations

from voicecards.models.catalogue import Model
from voicecards.models.shelf import Shelf
from voicecards.narration.phrase import Arg, Phrase
from voicecards.utterance import Category, Priority


def name_of(model: Model) -> Phrase:
    """The name of a model, as it is said."""
    return Phrase("models-name", {"model": model.name})


def percent_of(model: Model, done: int) -> int:
    """How much of a model is here, in whole percents; a hundred only for all of it."""
    return min(100, 100 * done // model.size)


def row_of(model: Model, shelf: Shelf, coming: int | None = None) -> Phrase:
    """A model, its size and how things stand with it.

    Args:
        model: which.
        shelf: where it would be.
        coming: its bytes that are here while it is being fetched; None when it is not.
    """
    if coming is not None:
        state = Phrase("models-is-coming", {"percent": percent_of(model, coming)})
    elif not model.usable:
        state = Phrase("models-lacks-part")
    elif shelf.has(model):
        state = Phrase("models-is-here")
    elif part := percent_of(model, shelf.fetched(model)):
        state = Phrase("models-is-part", {"percent": part})
    else:
        state = Phrase("models-is-away")
    args: dict[str, Arg] = {"name": name_of(model), "n": model.megabytes, "state": state}
    return Phrase("models-row", args)


class Quarters:
    """Tells each quarter of a model once, as it is reached, but not the last."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._told: int | None = None

    def reached(self, done: int) -> Phrase | None:
        """The line for a quarter that has just been reached; None when there is none."""
        quarter = 4 * done // self._model.size
        before, self._told = self._told, quarter
        if before is None or quarter <= before or quarter >= 4:
            return None
        return Phrase(
            "models-progress",
            {"name": name_of(self._model), "percent": 25 * quarter},
            Category.MENU,
            Priority.INFO,
            supersedes="models-progress",
        )
