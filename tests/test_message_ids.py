"""Every message the program asks for by name exists in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import voicecards
from voicecards.locale import languages, load

SOURCE = Path(voicecards.__file__).parent
CALLS = re.compile(
    r"\b(?:ui|Phrase|Problem|tell_problem|CliError|ScriptError|_ask_first)\(\s*f?\"([a-z0-9-]+)\""
)
QUOTED = re.compile(
    r"\"((?:not-understood|history|rate|hands-free|no-voice|voice|sound)-[a-z-]+)\""
)


def asked_for() -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")]
    return {key for text in texts for key in [*CALLS.findall(text), *QUOTED.findall(text)]}


@pytest.mark.parametrize("lang", languages())
def test_no_message_is_missing(lang: str) -> None:
    locale = load(lang)
    missing = sorted(key for key in asked_for() if not locale.has(key))
    assert not missing
