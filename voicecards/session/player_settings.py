"""The player's settings at the start of a run: those kept, those of the command line, and faults.

Every setting can be given for one run: `--setting NAME=VALUE`, or by an option of its own where it
has one. A member of a table is `voices.it=it+f2`; a list is written with commas.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from voicecards.errors import CliError
from voicecards.narration.phrase import Phrase
from voicecards.screens.screen import ui
from voicecards.store import Problem, Settings, valid
from voicecards.utterance import Category, Priority

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage

OPTIONS = (
    *("speech", "voice", "rate", "pitch", "detail", "listen", "recognizer", "model", "mic"),
    *("speaker", "theme", "text_size", "full_screen"),
)
"""Settings that have an option of the same name."""

_BOOLS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def for_one_run(args: argparse.Namespace, kept: Settings) -> dict[str, Any]:
    """What the command line sets.

    Args:
        args: the command line.
        kept: the settings in the player's file.

    Raises:
        CliError: for a setting that does not exist, or a value that it cannot have.
    """
    values: dict[str, Any] = {}
    for name in OPTIONS:
        value = getattr(args, name)
        if value is not None:
            values[name] = value
    if "voice" in values:
        values["voices"] = {}  # it is meant for every language, whatever each had of its own
    if "pitch" in values and not valid("pitch", values["pitch"]):
        raise CliError("cli-setting-value", f"--pitch {values['pitch']}")
    for pair in args.settings:
        name, value = _read(pair, {**vars(kept), **values})
        values[name] = value
    return values


def _read(pair: str, now: Mapping[str, Any]) -> tuple[str, Any]:
    name, equals, text = pair.partition("=")
    name, _, member = name.strip().partition(".")
    if not equals or name not in now:
        raise CliError("cli-setting-unknown", f"--setting {pair}")
    default = getattr(Settings(), name)
    if bool(member) != isinstance(default, dict):
        raise CliError("cli-setting-value", f"--setting {pair}")
    value = _value(text.strip(), next(iter(now[name].values()), "") if member else default)
    if member:
        value = {**now[name], member: value}
    if value is None or not valid(name, value):
        raise CliError("cli-setting-value", f"--setting {pair}")
    return name, value


def _value(text: str, like: object) -> Any:
    """Read a value of the same type as another; None when it is none."""
    if isinstance(like, bool):
        return _BOOLS.get(text.lower())
    if isinstance(like, int):
        return int(text) if text.removeprefix("-").isdecimal() else None
    if isinstance(like, list):
        return [word.strip() for word in text.split(",") if word.strip()]
    return text


def tell(stage: Stage, problem: Problem) -> None:
    """Tell what is wrong with the player's settings: the entry by its name, the file on stderr."""
    print(f"voicecards: {problem.path} {problem.entry}".rstrip(), file=sys.stderr)
    stage.say(_told(stage, problem))


def _told(stage: Stage, problem: Problem) -> Phrase:
    name = problem.entry.partition(".")[0]
    if problem.code == "settings-bad-value" and stage.locale.has(f"setting-{name}"):
        return ui("settings-bad-named", Category.ERROR, Priority.ALERT, label=ui(f"setting-{name}"))
    if problem.code == "settings-unknown":
        return ui("settings-unknown-named", Category.ERROR, Priority.ALERT, text=problem.entry)
    return ui(problem.code, Category.ERROR, Priority.ALERT)
