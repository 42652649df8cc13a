"""The settings by voice: each row is found by its name or its number, and changed by a word."""

from __future__ import annotations

import pytest

from tests.sitting import Sitting
from voicecards.commands.command import Command
from voicecards.commands.normalise import normalise
from voicecards.hearing.pronunciation import Lexicon
from voicecards.hearing.repertoire import Repertoires
from voicecards.locale import languages, load
from voicecards.session.launch import Launch


def at_settings(lang: str) -> Sitting:
    sitting = Sitting(Launch(seed=1), lang)
    sitting.say(sitting.stage.sentences.recommended("settings"))
    assert sitting.stage.screen.name == "settings"
    return sitting


@pytest.mark.parametrize("lang", languages())
def test_a_row_is_found_by_its_name_and_changed_by_a_word(lang: str) -> None:
    sitting = at_settings(lang)
    label = load(lang).text("setting-volume_cues")
    (line,) = sitting.say(label)
    assert line.startswith(label)
    before = sitting.stage.settings.volume_cues
    sitting.say(sitting.stage.sentences.recommended("less"))
    assert sitting.stage.settings.volume_cues < before


@pytest.mark.parametrize("lang", languages())
def test_every_row_has_a_number_that_can_be_said_and_nearly_all_a_name(lang: str) -> None:
    context = at_settings(lang).stage.context()
    known = Repertoires(lang).of(context)
    numbers = {command.arg for command in known.commands if command.name == "choose"}
    assert numbers >= {str(n) for n in range(1, context.choices + 1)}
    assert len(context.rows) == context.choices
    assert context.rows.count("") <= 1
    lexicon = Lexicon(lang)
    assert all(lexicon.phones(sentence) for sentence in known.sentences)


@pytest.mark.parametrize("lang", languages())
def test_the_name_of_a_row_means_the_row_or_the_command_of_that_name(lang: str) -> None:
    sitting = at_settings(lang)
    context = sitting.stage.context()
    for number, label in enumerate(context.rows, start=1):
        if label:
            (match,) = sitting.stage.sentences.parse(normalise(label), context)
            assert match.exact
            meant = (Command("choose", str(number)), Command("language"), Command("theme"))
            assert match.command in (*meant, Command("text_size"), Command("full_screen")), label
