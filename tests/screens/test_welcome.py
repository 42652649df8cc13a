"""The first start: the question in every language, and every way to answer it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sitting import Sitting, menu_row
from voicecards.locale import languages, load
from voicecards.session.launch import Launch
from voicecards.speech.virtual_voice import VirtualVoice

SPOKEN = {"it": "italiano", "ru": "Русский!", "en": "English"}
LETTERS = {"it": "i", "ru": "h", "en": "e"}
"""р lies on the H key of a Russian keyboard."""


def first_start(lang: str = "en", **launch: Any) -> Sitting:
    sitting = Sitting(Launch(seed=1, asks_language=True, **launch), lang)
    sitting.stage.update()
    sitting.quiet()
    return sitting


def answers() -> list[tuple[str, str]]:
    """(language, answer) for a first start of an English system."""
    order = ("en", "it", "ru")
    ways = []
    for place, lang in enumerate(order):
        ways += [(lang, f"key {place + 1}"), (lang, f"key {LETTERS[lang]}")]
        ways += [(lang, f"say {SPOKEN[lang]}"), (lang, f"type {SPOKEN[lang]}")]
        ways.append((lang, "key down " * place + "key return"))
    return [*ways, ("ru", "key r")]


def test_the_question_is_put_in_every_language_by_its_own_voice() -> None:
    said = first_start("it").of("speech")
    assert [line["lang"] for line in said] == ["it", "en", "ru"]
    for line in said:
        assert SPOKEN[line["lang"]].lower().strip("!") in line["text"].lower()


@pytest.mark.parametrize(("lang", "answer"), answers())
def test_every_way_to_answer(lang: str, answer: str) -> None:
    sitting = first_start()
    saved: list[str] = []
    sitting.stage.outside.save = lambda settings: saved.append(settings.lang)
    steps = answer.replace(" key", "\nkey").splitlines()
    sitting.run(*steps, "wait 30")
    assert sitting.stage.lang == lang
    assert saved == [lang]
    assert sitting.stage.screen.name == "first_voice"
    sitting.run("key return", "wait 20", "key return", "wait 30")
    assert sitting.stage.screen.name == "menu"
    line = sitting.of("speech")[-1]
    assert line["lang"] == lang
    assert line["text"].startswith(load(lang).text("welcome"))


def test_the_language_in_focus_speaks_at_once() -> None:
    sitting = first_start()
    (line,) = sitting.key("down")
    assert line.startswith("Italiano")
    assert sitting.of("speech")[-1]["lang"] == "it"
    assert sitting.key("x") == [load("it").text("key-unbound")]
    assert sitting.key("f1")[0].startswith("Aiuto")


def test_yes_is_no_language() -> None:
    sitting = first_start()
    sitting.say("да")
    assert sitting.stage.screen.name == "welcome"


def test_a_named_game_follows() -> None:
    sitting = first_start(game="bouillabaisse")
    for key in ("i", "return"):
        sitting.key(key)
    (line,) = sitting.key("return")
    assert line.startswith("Bouillabaisse, quattro giocatori")


def test_escape_asks_and_leads_out() -> None:
    sitting = first_start()
    assert sitting.key("escape") == ["Leave the program?"]
    assert sitting.key("backspace")[0].startswith("English")
    sitting.key("escape")
    assert sitting.key("return") == ["Goodbye."]
    assert sitting.stage.finished


def test_back_from_help_only_the_language_in_focus_speaks() -> None:
    sitting = first_start()
    sitting.key("down")
    sitting.key("f1")
    (line,) = sitting.key("escape")
    assert line.startswith("Italiano")


@pytest.mark.parametrize(
    ("lang", "word"), [("it", "manuale"), ("ru", "руководство"), ("en", "manual")]
)
def test_the_help_of_the_menu_tells_of_the_manual(lang: str, word: str) -> None:
    assert word in load(lang).text("help-main-menu")


def test_a_known_language_is_not_asked_for() -> None:
    sitting = Sitting(Launch(seed=1))
    assert sitting.stage.screen.name == "menu"


def test_a_language_without_a_voice_is_told_in_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(VirtualVoice, "speaks", lambda self, lang: lang != "ru")
    sitting = first_start()
    assert [line["lang"] for line in sitting.of("speech")] == ["en", "it"]
    sitting.key("down")
    (line,) = sitting.key("down")
    assert line.startswith("Russo")
    assert sitting.stage.lang == "it"


@pytest.mark.parametrize("lang", languages())
def test_the_language_can_be_named_in_every_menu(lang: str) -> None:
    for place in ("menu", "setup", "settings", "sounds", "rules", "help", "language"):
        sitting = Sitting(Launch(seed=1), "en" if lang != "en" else "it")
        open_screen(sitting, place)
        sentence = sitting.stage.sentences.recommended(f"language:{lang}")
        lines = sitting.say(sentence)
        assert sitting.stage.lang == lang, place
        assert len(lines) == 1, (place, lines)
        assert sitting.of("speech")[-1]["lang"] == lang


def open_screen(sitting: Sitting, name: str) -> None:
    """Go from the main menu to one of its screens."""
    said = sitting.stage.sentences.recommended
    ways = {
        "menu": "wait 1",
        "setup": f"say {said('game:bouillabaisse')}",
        "rules": "key shift+f1",
        "help": "key f1",
        "settings": f"say {said('settings')}",
        "sounds": f"say {said('sounds')}",
        "language": f"key {menu_row('language')}",
    }
    sitting.run(ways[name])
    sitting.quiet()
    assert sitting.stage.screen.name == name
