"""The front ends: the window, the console and the rehearsal, each around the same stage."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from voicecards.clock import RealClock, VirtualClock
from voicecards.errors import FAILURE, CliError
from voicecards.locale import languages
from voicecards.locale.spoken import spoken_language
from voicecards.screens.outside import Outside
from voicecards.screens.stage import Stage
from voicecards.session import player_settings
from voicecards.session.checks import (
    bot_names,
    checked_players,
    checked_rate,
    known_game,
    named_sheet,
    sheet_folder,
    table_options,
)
from voicecards.session.kept_games import keep_games
from voicecards.session.launch import Launch, open_first_screen
from voicecards.session.players import let_players_change
from voicecards.session.rehearse import Rehearsal, ScriptError, table_of
from voicecards.session.sound_system import open_sound
from voicecards.sheets.folder import SheetFolder
from voicecards.sound.cues import NoCues
from voicecards.speech.virtual_voice import VirtualVoice
from voicecards.store import (
    Problem,
    Settings,
    load_settings,
    read_settings,
    save_settings,
    settings_path,
)
from voicecards.transcript import Transcript
from voicecards.utterance import Utterance

if TYPE_CHECKING:
    from voicecards.app import App
    from voicecards.session.ear_line import EarLine

SWITCH = 0.001
"""Seconds after which a thinking bot gives way to the loop."""


def launch_of(args: argparse.Namespace, *, asks_language: bool = False) -> Launch:
    """Check what was asked for.

    Args:
        args: the command line.
        asks_language: begin by asking for the language.

    Raises:
        CliError: for a game or a level that does not exist, a number of players that no game
            can seat, or a rate nobody can hear.
    """
    checked_rate(args.rate)
    if args.options and not args.game:
        raise CliError("cli-set-needs-game", args.options[0])
    if args.players is not None and not args.game:
        checked_players(args.players)
    game = known_game(args.game) if args.game else None
    return Launch(
        game=game,
        players=args.players,
        bots=bot_names(args.bots, game),
        seed=args.seed,
        think=None if args.command == "rehearse" else args.think,
        options=table_options(args.options),
        sheet=named_sheet(args.game, args.sheet) if args.sheet else None,
        watch=args.watch,
        asks_language=asks_language,
    )


def settings_of(args: argparse.Namespace, path: Path | None) -> tuple[Settings, list[Problem]]:
    """The saved settings, changed by the options of this run.

    Args:
        args: the command line.
        path: of the settings file; None takes the defaults.
    """
    settings, problems = load_settings(path) if path else (Settings(), [])
    for name, value in player_settings.for_one_run(args, settings).items():
        setattr(settings, name, value)
    return settings, problems


def open_stage(
    args: argparse.Namespace,
    lang: str,
    settings: Settings,
    outside: Outside,
    problems: Iterable[Problem],
    *,
    scripted: bool = False,
) -> Stage:
    """Make a stage, tell what is wrong with the player's files, and open the first screen.

    The first start asks for the language. A script that names a game has not asked for that
    question (`scripted`), and none is put to it.
    """
    known = args.lang is not None or settings.lang in languages()
    launch = launch_of(args, asks_language=not known and not (scripted and args.game))
    stage = Stage(spoken_language(args.lang, settings.lang or lang), settings, outside)
    stage.apply_volumes()
    outside.voice.rate, outside.voice.pitch = settings.rate, settings.pitch
    for problem in problems:
        player_settings.tell(stage, problem)
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
        outside.sheets = sheet_folder() if path else _sheets_for_now(files)
        if path:
            problems += keep_games(outside, files)
        stage = open_stage(args, lang, settings, outside, problems, scripted=True)
        if path:
            outside.save = _saver(stage, args)
            outside.report = _reporter(stage)
            let_players_change(stage, files)
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


def play(args: argparse.Namespace, lang: str) -> int:
    """Play in a window, or on the console where there is no display or it was asked for."""
    settings, problems = settings_of(args, settings_path())
    if args.console or not has_display():
        return _play_console(args, lang, settings, problems)
    return _play_window(args, lang, settings, problems)


def has_display() -> bool:
    """Whether a window can be opened here."""
    if os.environ.get("SDL_VIDEODRIVER") or sys.platform in ("win32", "darwin"):
        return True
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    import pygame

    try:
        pygame.display.init()
    except pygame.error:
        return False
    # SDL takes a driver that shows nothing, and hears no key, when the display named is dead.
    return pygame.display.get_driver() not in ("offscreen", "dummy")


def _play_console(
    args: argparse.Namespace, lang: str, settings: Settings, problems: Iterable[Problem]
) -> int:
    from voicecards.session.console import (
        print_copied,
        print_line,
        run_piped,
        run_terminal,
    )

    with ExitStack() as stack:
        clock = RealClock() if sys.stdin.isatty() else VirtualClock()
        transcript = Transcript(_output(args.transcript, stack), clock)
        if isinstance(clock, VirtualClock):
            voice = VirtualVoice(clock)
            outside = Outside(voice, NoCues(), clock, transcript, print_line)
            outside.copy = print_copied
            outside.sheets = sheet_folder()
            problems = [*problems, *keep_games(outside, stack)]
            stage = open_stage(args, lang, settings, outside, problems, scripted=True)
            outside.save = _saver(stage, args)
            outside.report = _reporter(stage)
            let_players_change(stage, stack)
            run_piped(stage, clock, sys.stdin)
            return 0
        sound = open_sound(settings, clock)
        stack.callback(sound.close)
        outside = Outside(sound.voice, sound.cues, clock, transcript, print_line)
        outside.changed = lambda name: sound.follow(name, settings)
        outside.copy = print_copied
        outside.sheets = sheet_folder()
        problems = [*problems, *keep_games(outside, stack)]
        stage = open_stage(args, lang, settings, outside, problems)
        outside.save = _saver(stage, args)
        outside.report = _reporter(stage)
        let_players_change(stage, stack)
        run_terminal(stage, sys.stdin, sound.tell_troubles)
    return 0


def _play_window(
    args: argparse.Namespace, lang: str, settings: Settings, problems: Iterable[Problem]
) -> int:
    with ExitStack() as stack:
        open_window(args, lang, settings, problems, stack).run()
    return 0


def open_window(
    args: argparse.Namespace,
    lang: str,
    settings: Settings,
    problems: Iterable[Problem],
    stack: ExitStack,
) -> App:
    """Open the sound, the stage and the window; `stack` closes them. The first word begins here."""
    clock = RealClock()
    sound = open_sound(settings, clock)
    stack.callback(sound.close)
    transcript = Transcript(_output(args.transcript, stack), clock)
    outside = Outside(sound.voice, sound.cues, clock, transcript)
    outside.sheets = sheet_folder()
    problems = [*problems, *keep_games(outside, stack)]
    stage = open_stage(args, lang, settings, outside, problems)
    outside.save = _saver(stage, args)
    outside.report = _reporter(stage)
    let_players_change(stage, stack)
    begun: list[Utterance] = []
    outside.on_start = begun.append  # there is no window yet to show it in
    stage.update()
    _warm_up_languages(stage, args.game)
    warm_up(outside.cues.preload)
    from voicecards.app import App
    from voicecards.session import clipboard
    from voicecards.session.ear_line import EarLine
    from voicecards.session.sound_devices import SoundDevices
    from voicecards.session.voice_teacher import VoiceTeacher
    from voicecards.sound.mixer import speaker_names
    from voicecards.window import Window

    ear = EarLine(stage, settings)
    devices = SoundDevices(stage, sound, ear)
    window = Window("voicecards", full_screen=settings.full_screen)

    def changed(name: str) -> None:
        ear.setting_changed(name)
        if name == "lang":
            _warm_up_languages(stage, args.game)
        elif name == "full_screen":
            window.fill_screen(settings.full_screen)
        elif name == "speaker":
            devices.follow_setting()
        elif name in ("speech", "braille"):
            sound.follow(name, settings)

    outside.changed = changed
    outside.copy = clipboard.copy
    outside.offers_models = True
    if sound.available:  # without a device SDL makes one up, and a microphone that hears nothing
        outside.talk, outside.listen_open = ear.talk, ear.listen_open
        outside.microphones, outside.speakers = _microphones, speaker_names
        outside.level = lambda: ear.level
        outside.teacher = VoiceTeacher(
            lambda: ear.sound, lambda: ear.setting_changed("taught"), stage.tell_problem
        )
    sys.setswitchinterval(SWITCH)
    thinking = ThreadPoolExecutor(1, "bot")
    stack.callback(thinking.shutdown, wait=False, cancel_futures=True)
    thinking.submit(int)  # starts the thread: a turn of the loop need not wait for that
    outside.think = thinking.submit
    stage.listening.follow_setting()
    app = App(stage, window, [ear.pump, lambda: sound.tell_troubles(stage)], devices)
    outside.on_start = app.show
    for line in begun:
        app.show(line)
    app.draw()  # the first time takes longer than a turn of the loop may
    return app


def warm_up(*tasks: Callable[[], object]) -> None:
    """Load in the background what the first word does not need."""

    def work() -> None:
        for task in tasks:
            task()

    threading.Thread(target=work, daemon=True, name="warm-up").start()


def _warm_up_languages(stage: Stage, game: str | None) -> None:
    """Load what may be said and understood in the languages that count now.

    Args:
        stage: the stage.
        game: the one whose words are needed first; None: none of them.
    """
    grammars = [stage.sentences_of(lang).warm_up for lang in stage.listening.languages]
    warm_up(partial(stage.locale.warm, game or ""), *grammars)


def _saver(stage: Stage, args: argparse.Namespace) -> Callable[[Settings], None]:
    """A function that keeps changed settings; that they cannot be kept is told once.

    What the command line sets for one run is not kept, unless the player changes it again.
    """
    first = settings_path()
    before, _ = read_settings(first)
    for_one_run = player_settings.for_one_run(args, before)
    told: list[Problem] = []

    def save(settings: Settings) -> None:
        kept, path = replace(settings), settings_path()
        for name, value in for_one_run.items():
            if path == first and getattr(settings, name) == value:
                setattr(kept, name, getattr(before, name))
        problem = save_settings(kept, path)
        if problem:
            print(f"voicecards: {problem.code}: {problem.path}", file=sys.stderr)
            if problem not in told:
                told.append(problem)
                stage.tell_problem(problem.code)

    return save


def _reporter(stage: Stage) -> Callable[[], bool]:
    """A function that writes a report of what is going on; the file is named in writing."""

    def report() -> bool:
        from voicecards.session.report import report_of

        path = report_of(stage)
        if path:
            print(f"voicecards: {path}", file=sys.stderr)
        return path is not None

    return report


def _microphones() -> Sequence[str]:
    """The names of the microphones; none where they cannot be listed."""
    from voicecards.hearing.microphone import MicrophoneUnavailable, microphone_names

    try:
        return microphone_names()
    except MicrophoneUnavailable as error:
        print(f"voicecards: {error}", file=sys.stderr)
        return ()


def _hearer(stage: Stage, settings: Settings) -> Callable[[Path], None]:
    """A function that takes a file as if F2 were held while it plays."""
    line: list[EarLine] = []

    def hear(path: Path) -> None:
        if not line:
            from voicecards.session.ear_line import EarLine

            line.append(EarLine(stage, settings))
        line[0].hear_file(path)

    return hear


def _sheets_for_now(files: ExitStack) -> SheetFolder:
    """Score sheets that are gone when the rehearsal is over."""
    here = tempfile.TemporaryDirectory(prefix="voicecards-")
    return SheetFolder(Path(files.enter_context(here)) / "sheets")


def _input(name: str, files: ExitStack) -> Iterable[str]:
    if name == "-":
        return iter(sys.stdin.readline, "")
    try:
        return files.enter_context(Path(name).open(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        raise CliError("cli-unreadable-file", name, code=FAILURE) from None


def _output(name: str | None, files: ExitStack) -> TextIO | None:
    if name is None:
        return None
    if name == "-":
        return sys.stdout
    try:
        return files.enter_context(Path(name).open("w", encoding="utf-8"))
    except OSError:
        raise CliError("cli-unwritable-file", name, code=FAILURE) from None
