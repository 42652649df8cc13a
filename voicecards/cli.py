"""The entry point: reads the command line and hands over to the part that does the work."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TextIO

from voicecards import __version__
from voicecards.arguments import parse
from voicecards.errors import BAD_USAGE, FAILURE, CliError
from voicecards.games.options import OptionError
from voicecards.locale.spoken import spoken_language
from voicecards.session.checks import (
    bot_names,
    checked_rate,
    known_game,
    named_sheet,
    table_options,
)
from voicecards.sheets.fault import SheetError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program.

    Returns:
        0, or 2 for bad usage or bad options, or 1 for a failure.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8")
    try:
        lang = spoken_language(_wanted_language(words))
    except FileNotFoundError as error:  # without any texts this can be said in one language only
        print(f"voicecards: {error}. Install the program again.", file=sys.stderr)
        return FAILURE
    try:
        args = parse(words)
        if args.version:
            print(__version__)
            return 0
        if args.lang is not None and args.lang != lang:
            raise CliError("cli-bad-language", args.lang)
        if getattr(args, "profile", None) is not None or args.command in _OF_A_PLAYER:
            _sit_down(getattr(args, "profile", None))
        return _COMMANDS[args.command](args, lang)
    except CliError as error:
        return _complain(lang, error)
    except OptionError as error:
        return _complain_option(lang, error, args.game)
    except SheetError as error:
        return _complain_sheet(lang, error)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 0
    except Exception:
        return _crashed(lang)


def _wanted_language(words: Sequence[str]) -> str | None:
    """The value of --lang, looked for before parsing so that complaints are in it too."""
    for i, word in enumerate(words):
        if word == "--lang" and i + 1 < len(words):
            return words[i + 1]
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None


def _complain(lang: str, error: CliError) -> int:
    from voicecards.locale import load
    from voicecards.narration.narrator import Narrator
    from voicecards.narration.phrase import Phrase

    text = Narrator(load(lang)).text(Phrase(error.key, error.values))
    about = f" ({error.about})" if error.about else ""
    print(f"voicecards: {text}{about}", file=sys.stderr)
    return error.code


def _crashed(lang: str) -> int:
    """Keep the traceback of a fault of ours in a file: a player hears a sentence instead."""
    import traceback

    from voicecards.store import root

    path = root() / "crash.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(traceback.format_exc(), encoding="utf-8")
    except OSError:
        path = Path(traceback.format_exc().strip().splitlines()[-1])
    return _complain(lang, CliError("cli-crashed", str(path), code=FAILURE))


def _complain_sheet(lang: str, error: SheetError) -> int:
    from voicecards.locale import load
    from voicecards.narration.narrator import Narrator
    from voicecards.narration.sheets import error as told

    text, option = Narrator(load(lang)).text(told(error)), error.option
    about = error.about
    if option is not None:
        value = f"={option.details['value']}" if "value" in option.details else ""
        about = f"{option.field}{value}; {option.details.get('allowed', '')}".rstrip("; ")
    print(f"voicecards: {text}{f' ({about})' if about else ''}", file=sys.stderr)
    return FAILURE if error.code == "unwritable" else BAD_USAGE


def _complain_option(lang: str, error: OptionError, game: str) -> int:
    from voicecards.locale import load
    from voicecards.narration.narrator import Narrator
    from voicecards.narration.voice import game_voice

    text = Narrator(load(lang)).text(game_voice(game).option_error(error))
    value = f"={error.details['value']}" if "value" in error.details else ""
    print(f"voicecards: {text} ({error.field}{value})", file=sys.stderr)
    return BAD_USAGE


def _sit_down(name: str | None) -> None:
    """Let the player who was named sit down, else the one who was here last.

    A name that is not known yet is a new player.
    """
    from voicecards import profiles

    try:
        if name is None:
            profiles.enter(profiles.last())
            return
        try:
            profiles.enter(profiles.find(name))
        except profiles.ProfileError:
            profiles.enter(profiles.add(name))
    except profiles.ProfileError as error:
        raise CliError(f"profile-error-{error.code}", name or error.name) from None


# --- commands --------------------------------------------------------------------------------


def _play(args: argparse.Namespace, lang: str) -> int:
    from voicecards.session.front import play

    return play(args, lang)


def _rehearse(args: argparse.Namespace, lang: str) -> int:
    from voicecards.session.front import rehearse

    return rehearse(args, lang)


def _hear(args: argparse.Namespace, lang: str) -> int:
    from voicecards.hearing.files import hear_command

    return hear_command(args, lang)


def _say(args: argparse.Namespace, lang: str) -> int:
    from voicecards.speech.say_file import say_to_file
    from voicecards.speech.synthesiser import (
        USUAL_PITCH,
        USUAL_WPM,
        NoVoiceForLanguage,
        SpeechUnavailable,
        UnknownVoice,
    )

    if not args.text.strip():
        raise CliError("cli-empty-text")
    rate = checked_rate(args.rate) or USUAL_WPM
    pitch = USUAL_PITCH if args.pitch is None else args.pitch
    if not 0 <= pitch <= 100:
        raise CliError("cli-setting-value", f"--pitch {pitch}")
    try:
        say_to_file(args.text, Path(args.output), lang, args.voice, rate, pitch)
    except OSError:
        raise CliError("cli-unwritable-file", args.output, code=FAILURE) from None
    except UnknownVoice:
        raise CliError("voice-not-here", args.voice) from None
    except (NoVoiceForLanguage, SpeechUnavailable) as error:
        raise CliError("no-voice-system", str(error), code=FAILURE) from None
    return 0


def _simulate(args: argparse.Namespace, lang: str) -> int:
    from voicecards.games import games
    from voicecards.simulate import simulate

    game = games()[known_game(args.game)]
    texts = table_options(args.options)
    if args.players is not None:
        texts["players"] = str(args.players)
    if args.games < 1:
        raise CliError("cli-bad-number", f"--games {args.games}")
    sheet = named_sheet(game.name, args.sheet) if args.sheet else None
    options = sheet.table(texts) if sheet else game.options.from_text(texts)
    result = simulate(game.name, args.games, options, bot_names(args.bots, game.name), args.seed)
    return _print_result(result.as_json(), args.json)


def _doctor(args: argparse.Namespace, lang: str) -> int:
    from voicecards.doctor.command import doctor

    return doctor(args, lang)


def _sheets(args: argparse.Namespace, lang: str) -> int:
    from voicecards.session.sheets_command import sheets_command

    return sheets_command(args, lang)


def _models(args: argparse.Namespace, lang: str) -> int:
    from voicecards.models.command import models

    return models(args, lang)


def _report(args: argparse.Namespace, lang: str) -> int:
    from voicecards.session.report import report_command

    return report_command(lang)


def _statistics(args: argparse.Namespace, lang: str) -> int:
    from voicecards.session.results import statistics_command

    return statistics_command(args.csv, lang)


def _replay(args: argparse.Namespace, lang: str) -> int:
    from voicecards.session.replay import replay

    return replay(args, lang)


def _rules(args: argparse.Namespace, lang: str) -> int:
    from voicecards.locale.rules_text import print_rules

    print_rules(known_game(args.game), lang, sys.stdout)
    return 0


def _manual(args: argparse.Namespace, lang: str) -> int:
    from voicecards.locale.manual_text import print_manual
    from voicecards.locale.rules_text import RulesTextError

    try:
        print_manual(lang, sys.stdout)
    except (RulesTextError, FileNotFoundError):
        raise CliError("manual-missing", code=FAILURE) from None
    return 0


def _print_result(result: Mapping[str, object], as_json: bool, to: TextIO | None = None) -> int:
    out = to or sys.stdout
    if as_json:
        print(json.dumps(result, ensure_ascii=False), file=out)
    else:
        for name, value in result.items():
            print(f"{name}: {value}", file=out)
    return 0


_COMMANDS: Mapping[str | None, Callable[[argparse.Namespace, str], int]] = {
    None: _play,
    "rehearse": _rehearse,
    "hear": _hear,
    "say": _say,
    "simulate": _simulate,
    "replay": _replay,
    "rules": _rules,
    "manual": _manual,
    "sheets": _sheets,
    "doctor": _doctor,
    "report": _report,
    "statistics": _statistics,
    "models": _models,
}

_OF_A_PLAYER = frozenset({None, "replay", "sheets", "report", "statistics", "doctor"})
"""Commands about one player's files; a rehearsal is about nobody's unless one is named."""
