"""Learning the sounds: each is played, named and explained."""

from __future__ import annotations

import pytest

from tests.sitting import Sitting
from voicecards.screens.sounds import SoundsScreen, cue_names
from voicecards.session.launch import Launch


def learning(lang: str = "en", **settings: int) -> Sitting:
    sitting = Sitting(Launch(seed=1), lang, **settings)
    sitting.quiet()
    sitting.stage.push(SoundsScreen(sitting.stage))
    sitting.quiet()
    return sitting


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_going_to_a_row_plays_its_sound_and_explains_it(lang: str) -> None:
    sitting = learning(lang)
    locale = sitting.stage.locale
    for name in (*cue_names()[1:], cue_names()[0]):
        (line,) = sitting.key("down")
        assert sitting.of("cue")[-1]["name"] == name
        assert locale.text(f"cue-{name}") in line
        assert locale.text(f"cue-{name}", "help") in line


def test_entering_plays_the_first_sound() -> None:
    sitting = learning()
    assert sitting.lines[-1].startswith("The sounds. Card: a card is laid on the table, one of ")
    assert sitting.of("cue")[-1]["name"] == "card"


def test_enter_plays_it_again() -> None:
    sitting = learning()
    before = len(sitting.of("cue"))
    assert sitting.key("return")[0].startswith("Card")
    assert [cue["name"] for cue in sitting.of("cue")[before:]] == ["card"]


def test_a_digit_and_a_letter_go_to_a_sound() -> None:
    sitting = learning()
    sitting.key("3")
    assert sitting.of("cue")[-1]["name"] == "shuffle"
    sitting.key("v")
    assert sitting.of("cue")[-1]["name"] == "win"


def test_silence_is_explained() -> None:
    assert "F eight" in learning(volume_cues=0).lines[-1]


def test_every_message_of_a_cue_has_its_cue() -> None:
    locale = learning().stage.locale
    told = {key.removeprefix("cue-") for key in locale.ids() if key.startswith("cue-")}
    assert told == set(cue_names())
