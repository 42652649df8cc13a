"""The command line's words: which there are, and which values they take."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import NoReturn

from voicecards.errors import CliError
from voicecards.store import CHOICES, TEXT_SIZES, THEMES


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints are in the player's language."""

    def error(self, message: str) -> NoReturn:
        """Raise instead of printing English and exiting; only the word concerned is kept."""
        raise CliError("cli-bad-usage", message.rpartition(": ")[2])


def whole(text: str) -> int:
    """Read a whole number of the command line.

    Raises:
        CliError: when it is none.
    """
    try:
        return int(text)
    except ValueError:
        raise CliError("cli-bad-number", text) from None


def seconds(text: str) -> float:
    """Read a time in seconds.

    Raises:
        CliError: when it is no number, or not above zero.
    """
    try:
        value = float(text)
    except ValueError:
        raise CliError("cli-bad-number", text) from None
    if not 0 < value < float("inf"):
        raise CliError("cli-bad-number", text)
    return value


def one_of(*allowed: str) -> Callable[[str], str]:
    """Make a reader of one of a few words."""

    def read(text: str) -> str:
        if text not in allowed:
            raise CliError("cli-bad-choice", f"{text}: {', '.join(allowed)}")
        return text

    return read


def one_of_numbers(*allowed: int) -> Callable[[str], int]:
    """Make a reader of one of a few whole numbers."""
    read = one_of(*map(str, allowed))
    return lambda text: int(read(text))


def parser() -> Parser:
    """Build the parser of all commands (design section 4)."""
    main = Parser(prog="voicecards", allow_abbrev=False)
    main.add_argument("--version", action="store_true", help="print the version and leave")
    _session(main)
    main.add_argument("--console", action="store_true", help="typed sentences and printed lines")
    main.add_argument("--transcript", help="a file for what is said, heard and done")
    commands = main.add_subparsers(dest="command", parser_class=Parser)

    rehearse = commands.add_parser("rehearse", help="play a session from a script")
    rehearse.add_argument("script", help="a file, or - for standard input")
    _session(rehearse)
    rehearse.add_argument("--transcript", default="-", help="a file, or - for standard output")
    rehearse.add_argument("--limit", type=seconds, default=86_400.0, help="virtual seconds at most")

    hear = commands.add_parser("hear", help="what is understood of audio files")
    hear.add_argument("files", nargs="*")
    hear.add_argument("--lang")
    hear.add_argument("--game", default="bouillabaisse")
    hear.add_argument("--hand", default="")
    hear.add_argument("--manifest")
    hear.add_argument("--recognizer", default="auto")
    hear.add_argument("--model", default="", help="folder of a model of vosk or whisper")
    hear.add_argument("--json", action="store_true")

    say = commands.add_parser("say", help="speak a text into a WAV file")
    say.add_argument("text")
    say.add_argument("-o", "--output", required=True)
    say.add_argument("--lang")
    say.add_argument("--voice")
    say.add_argument("--rate", type=whole)
    say.add_argument("--pitch", type=whole)

    rules = commands.add_parser("rules", help="the rules of a game, as text")
    rules.add_argument("game")
    rules.add_argument("--lang")

    manual = commands.add_parser("manual", help="the user manual, as text")
    manual.add_argument("--lang")

    simulate = commands.add_parser("simulate", help="bots only")
    simulate.add_argument("game")
    simulate.add_argument("--lang")
    simulate.add_argument("--games", type=whole, default=100)
    simulate.add_argument("--players", type=whole)
    simulate.add_argument("--bots", default="club")
    simulate.add_argument("--seed", type=whole, default=0)
    simulate.add_argument("--set", dest="options", action="append", default=[])
    simulate.add_argument("--sheet")
    simulate.add_argument("--json", action="store_true")

    _sheets(commands.add_parser("sheets", help="score sheets, without a screen"))

    report = commands.add_parser("report", help="a file about a fault, to be sent")
    report.add_argument("--lang")
    report.add_argument("--profile")

    replay = commands.add_parser("replay", help="a game that was played, told again")
    replay.add_argument("what", nargs="?", help="a file, or a number of the list; none: the list")
    replay.add_argument("--lang")
    replay.add_argument("--profile")
    replay.add_argument("--to", type=whole, help="how many actions")
    replay.add_argument("--seat", type=whole, help="who listens, from 0; -1 looks on")
    replay.add_argument("--detail", type=one_of("terse", "normal", "full"), default="normal")
    replay.add_argument("--export", help="write the game into a file instead")
    replay.add_argument("--import", action="store_true", dest="keep", help="keep the file's game")

    results = commands.add_parser("statistics", help="what has been played and won")
    results.add_argument("--lang")
    results.add_argument("--profile")
    results.add_argument("--csv", help="a file to write a table into, or - for standard output")

    doctor = commands.add_parser("doctor", help="what works here, and what to do")
    doctor.add_argument("--lang")
    doctor.add_argument("--json", action="store_true")

    models = commands.add_parser("models", help="models that make the ear better")
    models.add_argument("action", type=one_of("list", "get", "remove"))
    models.add_argument("name", nargs="?")
    models.add_argument("--lang")
    models.add_argument("--yes", action="store_true", help="do not ask")
    models.add_argument("--json", action="store_true")

    return main


def _sheets(to: argparse.ArgumentParser) -> None:
    """Add what can be done with score sheets."""
    actions = to.add_subparsers(dest="action", parser_class=Parser, required=True)
    words = {
        "list": (),
        "show": ("name",),
        "set": ("name", "options*"),
        "default": ("name",),
        "import": ("file",),
        "export": ("name", "file"),
        "delete": ("name",),
    }
    for action, names in words.items():
        command = actions.add_parser(action)
        for name in names:
            command.add_argument(name.rstrip("*"), nargs="*" if name.endswith("*") else None)
        command.add_argument("--game")
        command.add_argument("--lang")
        if action in ("set", "import"):
            command.add_argument("--as", dest="new_name", help="the name to keep it under")


def _session(to: argparse.ArgumentParser) -> None:
    """Add the options of a session at the table."""
    to.add_argument("--lang", help="it, ru or en")
    to.add_argument("--game", help="begin at this game's table")
    to.add_argument("--players", type=whole)
    to.add_argument("--bots", default="club", help="levels, by seat")
    to.add_argument("--seed", type=whole)
    to.add_argument("--think", type=whole, help="milliseconds an expert may think, in live play")
    to.add_argument("--set", dest="options", action="append", default=[], help="OPTION=VALUE")
    to.add_argument("--sheet", help="a ready table, or a score sheet of yours")
    to.add_argument("--speech", type=one_of("auto", "reader", "pyttsx3", "none"))
    to.add_argument("--voice")
    to.add_argument("--rate", type=whole, help="words per minute")
    to.add_argument("--pitch", type=whole, help="0 to 100")
    to.add_argument(
        "--setting",
        dest="settings",
        action="append",
        default=[],
        help="NAME=VALUE, any setting of the settings file, for this run",
    )
    to.add_argument("--detail", type=one_of("terse", "normal", "full"))
    to.add_argument("--listen", type=one_of("off", "push", "open"))
    to.add_argument("--recognizer", type=one_of(*CHOICES["recognizer"]))
    to.add_argument("--model", help="folder of a model of vosk or whisper")
    to.add_argument("--mic")
    to.add_argument("--speaker", help="the device that sounds")
    to.add_argument("--theme", type=one_of(*THEMES))
    to.add_argument("--text-size", type=one_of_numbers(*TEXT_SIZES))
    to.add_argument("--full-screen", action="store_true", default=None)
    to.add_argument("--profile", help="who plays, where several do")
    to.add_argument("--watch", action="store_true", help="bots only, narrated")


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the command line.

    Raises:
        CliError: for words or values that do not exist.
    """
    known, unknown = parser().parse_known_args(list(arguments))
    if unknown:
        raise CliError("cli-unknown-option", " ".join(unknown))
    return known
