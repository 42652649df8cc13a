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
from voicecards.language import spoken_language


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
        return _COMMANDS[args.command](args, lang)
    except CliError as error:
        return _complain(lang, error)
    except OptionError as error:
        return _complain_option(lang, error, args.game)
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

    from voicecards.store import home

    path = home() / "crash.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(traceback.format_exc(), encoding="utf-8")
    except OSError:
        path = Path(traceback.format_exc().strip().splitlines()[-1])
    return _complain(lang, CliError("cli-crashed", str(path), code=FAILURE))


def _complain_option(lang: str, error: OptionError, game: str) -> int:
    from voicecards.locale import load
    from voicecards.narration.narrator import Narrator
    from voicecards.narration.voice import game_voice

    text = Narrator(load(lang)).text(game_voice(game).option_error(error))
    value = f"={error.details['value']}" if "value" in error.details else ""
    print(f"voicecards: {text} ({error.field}{value})", file=sys.stderr)
    return BAD_USAGE


# --- commands --------------------------------------------------------------------------------


def table_options(pairs: Sequence[str]) -> dict[str, str]:
    """Read the OPTION=VALUE pairs of --set.

    Raises:
        CliError: for one without "=".
    """
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise CliError("cli-bad-set", pair)
        options[name] = value
    return options


def bot_levels(text: str) -> list[str]:
    """Read the levels of --bots.

    Raises:
        CliError: for a level that does not exist.
    """
    from voicecards.bots import LEVELS

    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        if level not in LEVELS:
            raise CliError("cli-bad-bots", level)
    return levels


def checked_rate(rate: int | None) -> int | None:
    """Check a speech rate in words per minute; None stays None.

    Raises:
        CliError: for a rate that no voice has.
    """
    from voicecards.store import RATE_RANGE

    low, high = RATE_RANGE
    if rate is not None and not low <= rate <= high:
        raise CliError("cli-bad-rate", f"--rate {rate}", args={"low": low, "high": high})
    return rate


def checked_players(players: int) -> int:
    """Check a number of players where no game is named.

    Raises:
        CliError: when no game can seat so many.
    """
    from voicecards.games import games
    from voicecards.games.options import Whole

    kinds = [game.options.kinds()["players"] for game in games().values()]
    seats = [kind for kind in kinds if isinstance(kind, Whole)]
    if not any(kind.allows(players) for kind in seats):
        low, high = min(kind.low for kind in seats), max(kind.high for kind in seats)
        raise CliError("cli-players-range", f"--players {players}", args={"low": low, "high": high})
    return players


def known_game(name: str) -> str:
    """Check the name of a game.

    Raises:
        CliError: when there is none of that name.
    """
    from voicecards.games import games

    if name not in games():
        raise CliError("cli-unknown-game", name)
    return name


def _play(args: argparse.Namespace, lang: str) -> int:
    from voicecards.front import play

    return play(args, lang)


def _rehearse(args: argparse.Namespace, lang: str) -> int:
    from voicecards.front import rehearse

    return rehearse(args, lang)


def _hear(args: argparse.Namespace, lang: str) -> int:
    from voicecards.hearing.files import hear_command

    return hear_command(args, lang)


def _say(args: argparse.Namespace, lang: str) -> int:
    from voicecards.speech.say_file import say_to_file
    from voicecards.speech.synthesiser import (
        USUAL_WPM,
        NoVoiceForLanguage,
        SpeechUnavailable,
        UnknownVoice,
    )

    if not args.text.strip():
        raise CliError("cli-empty-text")
    rate = checked_rate(args.rate) or USUAL_WPM
    try:
        say_to_file(args.text, Path(args.output), lang, args.voice, rate)
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
    result = simulate(
        game.name, args.games, game.options.from_text(texts), bot_levels(args.bots), args.seed
    )
    return _print_result(result.as_json(), args.json)


def _doctor(args: argparse.Namespace, lang: str) -> int:
    from voicecards.doctor.command import doctor

    return doctor(args, lang)


def _rules(args: argparse.Namespace, lang: str) -> int:
    from voicecards.rules_text import print_rules

    print_rules(known_game(args.game), lang, sys.stdout)
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
    "rules": _rules,
    "doctor": _doctor,
}
