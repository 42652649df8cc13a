"""What is understood of audio files: `voicecards hear`."""

from __future__ import annotations

import argparse
import csv
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from voicecards.cards import Card, cards
from voicecards.commands.command import GAMES, OPTIONS, Context
from voicecards.errors import FAILURE, CliError
from voicecards.hearing.audio_files import UnreadableAudio, read_audio
from voicecards.hearing.ear import Ear, Heard, UnknownRecognizer
from voicecards.locale import languages

CONTEXTS = (*GAMES, "menu", *OPTIONS, "amount", "name")
"""The values of --game."""


@dataclass(frozen=True)
class Recording:
    """A file to be heard, and what is going on while it is.

    Attributes:
        name: as given on the command line or in the manifest.
        path: where it is.
        lang: its language.
        game: the context.
        hand: the cards held, empty when unknown.
    """

    name: str
    path: Path
    lang: str
    game: str
    hand: tuple[Card, ...] = ()


def read_manifest(path: Path, default_hand: tuple[Card, ...] = ()) -> list[Recording]:
    """Read a table with the columns file, lang, game and (optional) hand; files lie beside it.

    Raises:
        CliError: when it cannot be read or lacks a column.
    """
    try:
        with path.open(encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file, delimiter="\t"))
    except (OSError, UnicodeDecodeError, csv.Error):
        raise CliError("cli-unreadable-file", str(path), code=FAILURE) from None
    found = []
    for row in rows:
        try:
            hand = row.get("hand") or ""
            found.append(
                recording(
                    row["file"], path.parent / row["file"], row["lang"], row["game"], hand,
                    default_hand,
                )
            )  # fmt: skip
        except KeyError as error:
            raise CliError("cli-bad-manifest", str(error.args[0])) from None
    return found


def recording(
    name: str, path: Path, lang: str, game: str, hand: str, default: tuple[Card, ...] = ()
) -> Recording:
    """Check what is going on while a file is heard.

    Raises:
        CliError: for a language, a game or a card that does not exist.
    """
    if lang not in languages():
        raise CliError("cli-bad-language", lang)
    if game not in CONTEXTS:
        raise CliError("cli-unknown-game", game)
    return Recording(name, path, lang, game, read_hand(hand) or default)


def read_hand(text: str) -> tuple[Card, ...]:
    """Read "AH TD ...".

    Raises:
        CliError: for what is no card.
    """
    try:
        return cards(text.replace(",", " "))
    except ValueError as error:
        raise CliError("cli-bad-card", str(error).removeprefix("not a ")) from None


class Listener:
    """Hears recordings one after the other, each language's ear loaded once.

    Args:
        recognizer, model: as for `Ear`.
    """

    def __init__(self, recognizer: str = "auto", model: str = "") -> None:
        self._recognizer = recognizer
        self._model = model
        self._ears: dict[str, Ear] = {}

    def hear(self, recording: Recording) -> Heard:
        """Understand one recording.

        Raises:
            UnreadableAudio: when the file is no sound.
            UnknownRecognizer: see `Ear`.
        """
        if recording.lang not in self._ears:
            self._ears[recording.lang] = Ear(recording.lang, self._recognizer, self._model)
        context = Context(recording.game, hand=recording.hand)
        return self._ears[recording.lang].understand(read_audio(recording.path), context)


def as_json(name: str, heard: Heard) -> dict[str, Any]:
    """Write a result as `hear --json` prints it; `command` is null when it is ignored."""
    return {
        "file": name,
        "text": heard.text,
        "command": heard.command.code if heard.command else None,
        "score": heard.score,
        "verdict": heard.verdict.value,
        "alternatives": [
            {"text": c.sentence, "command": c.command.code, "score": round(c.score, 3)}
            for c in heard.alternatives
        ],
        "ms": round(heard.ms),
    }


def hear_command(args: argparse.Namespace, lang: str) -> int:
    """Hear the files of a command line and print a line for each.

    Returns:
        0, or 1 when a file could not be read (the others are heard all the same).

    Raises:
        CliError: for what does not exist.
    """
    recordings = list(_recordings(args, lang))
    if not recordings:
        raise CliError("cli-no-files")
    listener = Listener(args.recognizer, args.model)
    code = 0
    for item in recordings:
        try:
            heard = listener.hear(item)
        except UnreadableAudio as error:
            print(f"voicecards: {error}", file=sys.stderr)
            code = FAILURE
            if args.json:
                print(json.dumps({"file": item.name, "error": "unreadable"}, ensure_ascii=False))
            continue
        except UnknownRecognizer as error:
            raise CliError("cli-bad-recognizer", str(error)) from None
        _print(item.name, heard, args.json)
    if code:
        raise CliError("cli-unreadable-audio", code=FAILURE)
    return code


def _recordings(args: argparse.Namespace, lang: str) -> Iterator[Recording]:
    hand = read_hand(args.hand)
    for name in args.files:
        yield recording(name, Path(name), lang, args.game, args.hand)
    if args.manifest:
        yield from read_manifest(Path(args.manifest), hand)


def _print(name: str, heard: Heard, as_object: bool) -> None:
    if as_object:
        print(json.dumps(as_json(name, heard), ensure_ascii=False), flush=True)
    else:
        command = heard.command.code if heard.command else "-"
        print(f"{name}\t{command}\t{heard.verdict}\t{heard.score:.2f}\t{heard.text}", flush=True)
