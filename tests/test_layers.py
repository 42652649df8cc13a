"""Arrows between the parts point one way; the rules know no clock, no files and no window."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import voicecards

ROOT = Path(voicecards.__file__).parent

PARTS = {path.stem if path.suffix else path.name for path in ROOT.iterdir()}

MAY_IMPORT = {
    "cards": set(),
    "games": {"cards"},
    "bots": {"cards", "games"},
    "sheets": {"cards", "games", "commands", "locale", "resources"},
    "simulate": {"cards", "games", "bots"},
    "table": {"cards", "games", "bots"},
}
"""The whole of the package that a part may know, itself apart."""

NEVER_ABOVE = ("commands", "narration", "speech", "hearing", "sound")
WITHOUT_PYGAME = ("cards", "games", "bots", "table", "commands", "narration")
PURE = {"time", "datetime", "os", "pathlib", "io", "threading", "asyncio", "secrets", "locale"}


def modules(part: str) -> list[Path]:
    """All modules of a part: one file, or a package with all that lies in it."""
    package = ROOT / part
    return sorted(package.rglob("*.py")) if package.is_dir() else [package.with_suffix(".py")]


def imported(path: Path) -> Iterator[str]:
    """Dotted names of everything a module imports, wherever in the module that happens."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            assert node.module is not None
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def parts_imported(part: str) -> set[str]:
    """The parts of the program a part imports, itself apart."""
    names = [name.split(".") for path in modules(part) for name in imported(path)]
    found = {name[1] for name in names if name[0] == "voicecards" and len(name) > 1}
    return (found & PARTS) - {part}


@pytest.mark.parametrize("part", sorted(MAY_IMPORT))
def test_inner_parts_know_only_what_lies_below(part):
    assert parts_imported(part) <= MAY_IMPORT[part]


@pytest.mark.parametrize("part", NEVER_ABOVE)
def test_speech_hearing_and_words_know_no_screen_and_no_app(part):
    assert not parts_imported(part) & {"screens", "session", "app", "cli"}


def test_screens_do_not_know_the_app():
    assert not parts_imported("screens") & {"session", "app", "cli"}


@pytest.mark.parametrize("part", WITHOUT_PYGAME)
def test_parts_that_need_no_window_import_no_pygame(part):
    for path in modules(part):
        assert not [name for name in imported(path) if name.split(".")[0] == "pygame"], path


@pytest.mark.parametrize("part", ["cards", "games", "bots"])
def test_rules_and_bots_have_no_clock_and_no_files(part):
    for path in modules(part):
        assert not {name.split(".")[0] for name in imported(path)} & PURE, path


def test_every_part_named_here_exists():
    named = {*MAY_IMPORT, *NEVER_ABOVE, *WITHOUT_PYGAME, "screens"}
    assert all(modules(part) and modules(part)[0].exists() for part in named)
