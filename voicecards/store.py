"""What is kept between sittings: the player's settings, as a TOML file that can be read by ear."""

from __future__ import annotations

import dataclasses
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import platformdirs
import tomli_w

DETAILS = ("terse", "normal", "full")
VOLUMES = ("voice", "cues", "music", "all")
RATE_RANGE = (120, 900)
TEXT_SIZES = (18, 24, 32, 40, 56, 72, 96)
CUE_KINDS = ("turn", "play", "trick", "score")
VOICES = ("voices", "voices_players", "voices_answers")
THEMES = ("dark", "light", "yellow")


@dataclass
class Settings:
    """The player's choices.

    Attributes:
        lang: language code, or empty while it has not been chosen.
        rate: speech rate in words per minute.
        voice: name of a voice, or empty for the language's own.
        voices, voices_players, voices_answers: names of voices by language: for everything, for
            what the other players do, and for answers; a language without one speaks with
            `voice`, and the others with the same as everything.
        pitch: of the voice, 0 to 100.
        lead_in: milliseconds of near silence before a line after two seconds of quiet, for
            headphones that swallow the first syllable.
        braille: a screen reader shows the lines in braille too.
        cue_only: kinds of lines of which only the sound is heard, where they have one.
        detail: terse, normal or full.
        volume_*: percent, 0-100.
        wait_for_speech: bots act only after the line about the last action has been said.
        confirm_fold: whether folding asks first: always, when_free_or_by_voice (when staying
            costs nothing, or the word was spoken) or never.
        listen: off, push (hold or toggle a key to talk) or open (hands-free).
        talk_toggles: the talk key starts and stops instead of being held.
        headphones: the microphone cannot hear the program, so that speaking may interrupt it.
        recognizer: auto, sphinx, sphinx+hama, vosk, whisper or google.
        model: folder of the model of vosk or whisper, or empty for the one that was fetched.
        model_offered: whether fetching a better model has been offered.
        mic: name of the input device, or empty for the system's own.
        speech: auto, reader, pyttsx3 or none.
        speaker: name of the device that sounds, or empty for the system's own.
        text_size: height of the window's text in points.
        theme: colours of the window: dark (white on black), light (black on white) or yellow (on
            black).
        full_screen: whether the window fills the screen.
        lessons: how many steps of each game's lesson have been learnt, by game.
        keys: changed keys, by binding id.
    """

    lang: str = ""
    rate: int = 220
    voice: str = ""
    voices: dict[str, str] = field(default_factory=dict)
    voices_players: dict[str, str] = field(default_factory=dict)
    voices_answers: dict[str, str] = field(default_factory=dict)
    pitch: int = 50
    lead_in: int = 0
    braille: bool = True
    cue_only: list[str] = field(default_factory=list)
    detail: str = "normal"
    volume_voice: int = 100
    volume_cues: int = 80
    volume_music: int = 50
    volume_all: int = 100
    wait_for_speech: bool = True
    confirm_fold: str = "when_free_or_by_voice"
    listen: str = "push"
    talk_toggles: bool = False
    headphones: bool = False
    recognizer: str = "auto"
    model: str = ""
    model_offered: bool = False
    mic: str = ""
    speech: str = "auto"
    speaker: str = ""
    text_size: int = 40
    theme: str = "dark"
    full_screen: bool = False
    lessons: dict[str, int] = field(default_factory=dict)
    keys: dict[str, str] = field(default_factory=dict)


CHOICES: Mapping[str, tuple[Any, ...]] = {
    "detail": DETAILS,
    "confirm_fold": ("always", "when_free_or_by_voice", "never"),
    "listen": ("off", "push", "open"),
    "recognizer": ("auto", "sphinx", "sphinx+hama", "vosk", "whisper", "google"),
    "speech": ("auto", "reader", "pyttsx3", "none"),
    "text_size": TEXT_SIZES,
    "theme": THEMES,
}
"""The values of the settings that have only a few."""

RANGES: Mapping[str, tuple[int, int]] = {
    "rate": RATE_RANGE,
    "pitch": (0, 100),
    "lead_in": (0, 1000),
    **{f"volume_{kind}": (0, 100) for kind in VOLUMES},
}
"""The lowest and the highest value of the settings that are numbers."""

STEPS: Mapping[str, int] = {
    "rate": 20,
    "pitch": 5,
    "lead_in": 50,
    **{f"volume_{kind}": 10 for kind in VOLUMES},
}
"""By how much one key press changes them."""


@dataclass(frozen=True)
class Problem:
    """Something wrong in a file of the player's, told and then skipped.

    Attributes:
        code: message id: `settings-corrupt`, `settings-unknown`, `settings-bad-value`,
            `settings-unwritable`.
        path: the file.
        entry: the entry concerned, or empty.
    """

    code: str
    path: Path
    entry: str = ""


def root() -> Path:
    """The folder of everything that is kept here; `VOICECARDS_HOME` overrides it."""
    override = os.environ.get("VOICECARDS_HOME")
    return Path(override) if override else Path(platformdirs.user_data_dir("voicecards", False))


_player_folder = Path()


def home() -> Path:
    """The folder of the settings, journals and sheets of the player at this computer now.

    What all players share lies in `root`.
    """
    return root() / _player_folder


def enter_home(folder: Path) -> None:
    """Let `home` be a folder inside `root` from now on; an empty path is `root` itself."""
    global _player_folder
    _player_folder = folder


def free_path(path: Path, ending: str = "") -> Path:
    """A path that is not taken: the one given, or the same with "-2", "-3" and so on after it.

    Args:
        path: without its ending.
        ending: of the file's name, e.g. ".json".
    """
    free, number = path.with_name(path.name + ending), 1
    while free.exists():
        number += 1
        free = path.with_name(f"{path.name}-{number}{ending}")
    return free


def settings_path() -> Path:
    """The settings file."""
    return home() / "settings.toml"


def load_settings(path: Path) -> tuple[Settings, list[Problem]]:
    """Read settings; what is wrong is reported and replaced by the default, never fatal.

    A file that cannot be read at all is moved aside to `<name>.broken`, never deleted, so that
    saving later cannot destroy what may be mended by hand.
    """
    settings, problems = read_settings(path)
    if any(problem.code == "settings-corrupt" for problem in problems):
        _move_aside(path)
    return settings, problems


def read_settings(path: Path) -> tuple[Settings, list[Problem]]:
    """Read settings as `load_settings` does, but touch nothing: for looking on."""
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Settings(), []
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        return Settings(), [Problem("settings-corrupt", path)]
    settings, problems = Settings(), []
    defaults = dataclasses.asdict(settings)
    for name, value in raw.items():
        if name not in defaults:
            problems.append(Problem("settings-unknown", path, name))
            continue
        good, bad = _sorted_out(name, value)
        problems += [Problem("settings-bad-value", path, entry) for entry in bad]
        if good is not None:
            setattr(settings, name, good)
    return settings, problems


def _sorted_out(name: str, value: Any) -> tuple[Any, list[str]]:
    """What of a value will do, None if nothing does, and the names of what does not."""
    if valid(name, value):
        return value, []
    default = getattr(Settings(), name)
    if isinstance(default, dict) and isinstance(value, dict):
        good = {k: v for k, v in value.items() if valid(name, {k: v})}
        return good, [f"{name}.{k}" for k in value if k not in good]
    if isinstance(default, list) and isinstance(value, list):
        kept = [v for v in value if valid(name, [v])]
        return kept, [f"{name}.{v}" for v in value if v not in kept]
    return None, [name]


def valid(name: str, value: Any) -> bool:
    """Whether a value may stand under this name in the settings."""
    default = getattr(Settings(), name)
    if type(value) is not type(default):
        return False
    if name in CHOICES:
        return value in CHOICES[name]
    if name in RANGES:
        low, high = RANGES[name]
        return low <= int(value) <= high
    if name == "keys":
        return all(isinstance(v, str) for v in value.values())
    if name in VOICES:
        return all(isinstance(v, str) for v in value.values())
    if name == "cue_only":
        return all(v in CUE_KINDS for v in value)
    if name == "lessons":
        return all(type(v) is int and v >= 0 for v in value.values())
    return True


def save_settings(settings: Settings, path: Path) -> Problem | None:
    """Write settings so that a crash leaves the old file or the new one, never half of one."""
    fresh = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_text(tomli_w.dumps(dataclasses.asdict(settings)), encoding="utf-8")
        fresh.replace(path)
    except OSError:
        return Problem("settings-unwritable", path)
    return None


def broken_path(path: Path) -> Path:
    """Where a settings file that cannot be read is kept."""
    return path.with_name(path.name + ".broken")


def _move_aside(path: Path) -> None:
    try:
        path.replace(broken_path(path))
    except OSError:
        return  # a read-only folder: the file stays where it is, and saving will say so
