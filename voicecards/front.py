"""The front ends: the window, the console and the rehearsal, each around the same stage."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import TextIO

from voicecards.cli import bot_levels, known_game, table_options
from voicecards.clock import VirtualClock
from voicecards.errors import FAILURE, CliError
from voicecards.language import spoken_language
from voicecards.launch import Launch, open_first_screen
from voicecards.rehearse import Rehearsal, ScriptError, table_of
from voicecards.screens.stage import Outside, Stage
from voicecards.sound.cues import NoCues
from voicecards.speech.virtual_voice import VirtualVoice
from voicecards.store import (
    RATE_RANGE,
    Problem,
    Settings,
    load_settings,
    save_settings,
    settings_path,
)
from voicecards.transcript import Transcript

_OVERRIDES = ("speech", "voice", "rate", "detail", "listen", "recognizer", "mic")
"""Settings that an option of the same name changes for one run."""


def launch_of(args: argparse.Namespace) -> Launch:
    """Check what was asked for.

    Raises:
        CliError: for a game or a level that does not exist, or a rate nobody can hear.
    """
    low, high = RATE_RANGE
    if args.rate is not None and not low <= args.rate <= high:
        raise CliError("cli-bad-rate", f"--rate {args.rate}", args={"low": low, "high": high})
    return Launch(
        game=known_game(args.game) if args.game else None,
        players=args.players,
        bots=bot_levels(args.bots),
        seed=args.seed,
        options=table_options(args.options),
        watch=args.watch,
    )


def settings_of(args: argparse.Namespace, path: Path | None) -> tuple[Settings, list[Problem]]:
    """The saved settings, changed by the options of this run.

    Args:
        args: the command line.
        path: of the settings file; None takes the defaults.
    """
    settings, problems = load_settings(path) if path else (Settings(), [])
    for name in _OVERRIDES:
        value = getattr(args, name)
        if value is not None:
            setattr(settings, name, value)
    return settings, problems


def open_stage(
    args: argparse.Namespace, lang: str, settings: Settings, outside: Outside,
    problems: Iterable[Problem],
) -> Stage:
    """Make a stage, tell what is wrong with the player's files, and open the first screen."""
    launch = launch_of(args)
    stage = Stage(spoken_language(args.lang, settings.lang or lang), settings, outside)
    stage.apply_volumes()
    outside.voice.rate = settings.rate
    for problem in problems:
        stage.tell_problem(problem.code)
        print(f"voicecards: {problem.path} {problem.entry}".rstrip(), file=sys.stderr)
    open_first_screen(stage, launch)
    return stage


def rehearse(args: argparse.Namespace, lang: str) -> int:
    """Play a script (design section 4): `voicecards rehearse`."""
    path = settings_path() if os.environ.get("VOICECARDS_HOME") else None
    settings, problems = settings_of(args, path)
    clock = VirtualClock()
    with ExitStack() as files:
        script = _input(args.script, files)
        transcript = Transcript(_output(args.transcript, files), clock)
        outside = Outside(VirtualVoice(clock), NoCues(), clock, transcript)
        stage = open_stage(args, lang, settings, outside, problems)
        rehearsal = Rehearsal(stage, clock, _hearer(stage, settings), args.limit)
        try:
            rehearsal.run(script)
        except ScriptError as error:
            code = FAILURE if error.key == "script-limit" else 2
            raise CliError(
                error.key, f"{error.line}: {error.text}", code=code, args={"line": error.line}
            ) from None
        finally:
            table = table_of(stage)
            if table is not None:
                transcript.end(table.standings, table.is_over)
    return 0


def _input(name: str, files: ExitStack) -> Iterable[str]:
    if name == "-":
        return iter(sys.stdin.readline, "")
    try:
        return files.enter_context(Path(name).open(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        raise CliError("cli-unreadable-file", name, code=FAILURE) from None


def _output(name: str, files: ExitStack) -> TextIO:
    if name == "-":
        return sys.stdout
    try:
        return files.enter_context(Path(name).open("w", encoding="utf-8"))
    except OSError:
        raise CliError("cli-unwritable-file", name, code=FAILURE) from None
