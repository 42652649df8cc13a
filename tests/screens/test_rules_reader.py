"""Reading the rules by keys, as a player does."""

import pytest

from tests.sitting import Sitting
from voicecards.games.bouillabaisse.options import BouillabaisseOptions
from voicecards.locale import languages
from voicecards.locale.rules_text import OPTIONS_SECTION, load_rules
from voicecards.screens.rules_reader import RulesReader
from voicecards.screens.screen import ui

GAME = "bouillabaisse"


def reading(
    lang: str = "en", options: BouillabaisseOptions | None = None, detail: str = "normal"
) -> Sitting:
    sitting = Sitting(lang=lang, detail=detail)
    sitting.quiet()
    sitting.stage.push(RulesReader(sitting.stage, GAME, options))
    sitting.quiet()
    return sitting


def test_the_title_and_the_first_heading_are_said_on_entering():
    sitting = reading()
    rules = load_rules(GAME, "en")
    assert sitting.lines[-1].startswith(f"Rules of Bouillabaisse. {rules.sections[0].heading}")


def test_enter_reads_the_first_paragraph_at_once():
    sitting = reading()
    assert sitting.key("return") == [load_rules(GAME, "en").sections[0].paragraphs[0]]


def test_arrows_walk_the_paragraphs_and_escape_returns_to_the_heading():
    sitting = reading()
    section = load_rules(GAME, "en").sections[1]
    sitting.key("down")
    sitting.key("return")
    assert sitting.key("down") == [section.paragraphs[1]]
    assert sitting.key("up") == [section.paragraphs[0]]
    assert section.heading in sitting.key("escape")[-1]


@pytest.mark.parametrize("lang", languages())
def test_enter_alone_reads_the_whole_text(lang):
    sitting = reading(lang)
    heard = sitting.lines[:]
    for section in load_rules(GAME, lang).sections:
        for _ in range(len(section.paragraphs) + 1):
            heard += sitting.key("return")
    for section in load_rules(GAME, lang).sections:
        assert all(paragraph in heard for paragraph in section.paragraphs)


def test_a_digit_reads_that_paragraph():
    sitting = reading()
    sitting.key("return")
    assert sitting.key("3") == [load_rules(GAME, "en").sections[0].paragraphs[2]]
    assert sitting.key("9") == [sitting.stage.narrator.say(ui("choice-range", count=3)).text]


def test_full_detail_tells_where_one_is():
    sitting = reading(detail="full")
    assert sitting.key("return")[-1].endswith("First of three.")


def test_the_values_of_the_table_follow_the_options_that_are_not_usual():
    sitting = reading(options=BouillabaisseOptions(players=6, all_or_nothing=True))
    sitting.key("end")
    for _ in range(-1 - OPTIONS_SECTION):
        sitting.key("up")
    sitting.key("return")
    players = sitting.key("down")[-1]
    assert players.endswith("At this table: Players: six.")
    assert "At this table" not in sitting.key("down")[-1]


def test_escape_leaves_the_rules():
    sitting = reading()
    sitting.key("escape")
    assert not isinstance(sitting.stage.screen, RulesReader)


def test_help_is_about_reading():
    sitting = reading()
    (help_text,) = sitting.stage.screen.help()
    assert "headings" in sitting.stage.narrator.say(help_text).text
