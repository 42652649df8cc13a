"""`voicecards models`: what there is, fetched and removed on the player's word."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from typing import TextIO

from voicecards.commands.command import Context
from voicecards.commands.sentences import Sentences
from voicecards.doctor.report import Teller
from voicecards.doctor.surroundings import Surroundings
from voicecards.errors import FAILURE, CliError
from voicecards.models.catalogue import Model, catalogue
from voicecards.models.shelf import Shelf, usual_shelf
from voicecards.models.telling import Quarters, name_of, row_of
from voicecards.models.trouble import Cancelled, FetchError
from voicecards.narration.phrase import Phrase
from voicecards.store import read_settings, settings_path

Agree = Callable[[Phrase], bool]


def models(args: argparse.Namespace, lang: str) -> int:
    """Carry the command out.

    Args:
        args: `action`, `name`, `yes` and `json` of the command line.
        lang: the player's language.

    Returns:
        0, or 1 when a model could not be fetched or removed.

    Raises:
        CliError: for a model that does not exist.
    """
    shelf = usual_shelf()
    if args.action == "list" and args.json:
        print(json.dumps([_as_json(model, shelf) for model in catalogue().values()]))
        return 0
    path = settings_path()
    settings, _ = read_settings(path)
    surroundings = Surroundings(lang, settings, path)
    try:
        surroundings.open_sound()
        sounds = surroundings.mixer is not None and surroundings.mixer.available
        teller = Teller(lang, sys.stdout, surroundings.voice if sounds else None)
        if args.action == "list":
            return _list(shelf, teller)
        model = _named(args.name)
        agree = (lambda question: True) if args.yes else _asker(teller, lang, sys.stdin)
        if args.action == "get":
            return get(model, shelf, teller, agree)
        return remove(model, shelf, teller, agree)
    finally:
        surroundings.close()


def get(model: Model, shelf: Shelf, teller: Teller, agree: Agree) -> int:
    """Fetch a model after asking, telling each quarter.

    Returns:
        0, or 1 when it could not be fetched, or 130 when it was stopped by Ctrl+C.
    """
    name = name_of(model)
    if shelf.has(model):
        teller.tell(Phrase("models-here-already", {"name": name}))
        return 0
    if not agree(Phrase("models-get-question", {"name": name, "n": model.megabytes})):
        teller.tell(Phrase("models-not-fetched"))
        return 0
    quarters = Quarters(model)

    def progress(done: int) -> None:
        told = quarters.reached(done)
        if told:
            teller.tell(told)

    try:
        shelf.get(model, progress=progress)
    except FetchError as error:
        print(f"voicecards: {error.detail}", file=sys.stderr)
        teller.tell(Phrase(error.code))
        return FAILURE
    except (KeyboardInterrupt, Cancelled):
        teller.tell(Phrase("models-stopped"))
        return 130
    teller.tell(Phrase("models-ready", {"name": name}))
    return 0


def remove(model: Model, shelf: Shelf, teller: Teller, agree: Agree) -> int:
    """Remove a model after asking.

    Returns:
        0, or 1 when it was not here or cannot be deleted.
    """
    name = name_of(model)
    if not shelf.has(model) and not shelf.fetched(model):
        teller.tell(Phrase("models-none-here", {"name": name}))
        return FAILURE
    if not agree(Phrase("models-remove-question", {"name": name})):
        teller.tell(Phrase("models-kept"))
        return 0
    try:
        shelf.remove(model)
    except OSError as error:
        print(f"voicecards: {error}", file=sys.stderr)
        teller.tell(Phrase("models-unwritable"))
        return FAILURE
    teller.tell(Phrase("models-removed"))
    return 0


def _list(shelf: Shelf, teller: Teller) -> int:
    teller.tell(Phrase("models-title"))
    for model in catalogue().values():
        detail = (model.name, model.licence, ", ".join(model.languages), model.source, model.url)
        teller.tell(row_of(model, shelf), "; ".join(detail))
    return 0


def _named(name: str | None) -> Model:
    if name is None:
        raise CliError("models-name-one", ", ".join(catalogue()))
    if name not in catalogue():
        raise CliError("models-none-of-that-name", f"{name}: {', '.join(catalogue())}")
    return catalogue()[name]


def _asker(teller: Teller, lang: str, answers: TextIO) -> Agree:
    """A function that asks and reads one line; anything but a yes is no.

    Raises:
        CliError: when there is nobody to answer.
    """
    if not answers.isatty():
        raise CliError("models-ask-terminal", "--yes")
    sentences = Sentences(lang)

    def agree(question: Phrase) -> bool:
        teller.tell(question)
        said = answers.readline().strip()
        found = sentences.parse(said, Context("menu", yes_no=True)) if said else []
        return any(match.exact and match.command.name == "yes" for match in found)

    return agree


def _as_json(model: Model, shelf: Shelf) -> dict[str, object]:
    return {
        "name": model.name,
        "engine": model.engine,
        "languages": list(model.languages),
        "bytes": model.size,
        "licence": model.licence,
        "source": model.source,
        "url": model.url,
        "here": shelf.has(model),
        "usable": model.usable,
    }
