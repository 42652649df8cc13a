"""Reading the manual in the program, by keys and by voice."""

from __future__ import annotations

import pytest

from tests.sitting import Sitting
from voicecards.locale import languages, load
from voicecards.locale.manual_text import load_manual
from voicecards.locale.rules_text import RulesTextError
from voicecards.locale.speakable import is_speakable
from voicecards.screens.manual import ManualReader
from voicecards.session.launch import Launch

SENTENCES = {"en": "open the manual", "it": "apri il manuale", "ru": "открыть руководство"}


def reading(lang: str = "en") -> Sitting:
    sitting = Sitting(Launch(seed=1), lang)
    sitting.say(SENTENCES[lang])
    return sitting


@pytest.mark.parametrize("lang", languages())
def test_a_sentence_opens_it_at_the_first_chapter(lang: str) -> None:
    sitting = reading(lang)
    assert isinstance(sitting.stage.screen, ManualReader)
    assert load_manual(lang).chapters[0].heading in sitting.lines[-1]


def test_the_main_menu_has_a_row_for_it() -> None:
    sitting = Sitting(Launch(seed=1))
    sitting.key("end")
    sitting.key("up")
    assert sitting.key("up")[-1].startswith("Manual")
    sitting.key("return")
    assert isinstance(sitting.stage.screen, ManualReader)


@pytest.mark.parametrize("lang", languages())
def test_enter_alone_reads_the_whole_text_in_words(lang: str) -> None:
    sitting = reading(lang)
    start = len(sitting.lines)
    manual = load_manual(lang)
    for chapter in manual.chapters:
        sitting.key("return")  # opens the chapter, or reads its first paragraph
        for section in chapter.sections:
            for _ in range(len(section.paragraphs) + (len(chapter.sections) > 1)):
                sitting.key("return")
        if len(chapter.sections) > 1:
            assert chapter.heading not in sitting.lines[-1]
    heard = sitting.lines[start:]
    assert all(is_speakable(line) for line in heard)
    told = {line.casefold() for line in heard}  # sentences begin with a capital when they are said
    for chapter in manual.chapters:
        for section in chapter.sections:
            assert all(paragraph.casefold() in told for paragraph in section.paragraphs), (
                section.heading
            )


def test_after_the_last_section_the_next_chapter_is_in_focus() -> None:
    sitting = reading()
    sitting.key("down")
    sitting.key("return")
    sitting.key("end")
    chapters = load_manual("en").chapters
    last = chapters[1].sections[-1]
    for _ in last.paragraphs:
        sitting.key("return")
    assert chapters[2].heading in sitting.key("return")[-1]
    assert isinstance(sitting.stage.screen, ManualReader)


def test_escape_leads_back_heading_by_heading() -> None:
    sitting = reading()
    sitting.key("down")
    sitting.key("return")
    sitting.key("return")
    names = []
    for _ in range(3):
        sitting.key("escape")
        names.append(sitting.stage.screen.name)
    assert names == ["manual_chapter", "manual", "menu"]


def test_asked_for_again_it_tells_where_one_is() -> None:
    sitting = reading()
    sitting.key("down")
    depth = len(sitting.stage.stack)
    assert load_manual("en").chapters[1].heading in sitting.say("open the manual")[-1]
    assert len(sitting.stage.stack) == depth


def test_help_is_about_reading() -> None:
    assert "chapters" in " ".join(reading().key("f1"))


def test_it_is_said_when_the_manual_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(lang: str) -> None:
        raise RulesTextError("there is no manual")

    monkeypatch.setattr("voicecards.screens.manual.load_manual", missing)
    sitting = Sitting(Launch(seed=1))
    assert sitting.say("open the manual") == [load("en").text("manual-missing")]
