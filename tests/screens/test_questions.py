"""Questions: destructive commands ask, and every question can be answered by key and by voice."""

from __future__ import annotations

import pytest

from tests.sitting import Sitting
from voicecards.session.launch import Launch

YES = {"it": "sì", "ru": "да", "en": "yes"}
NO = {"it": "no", "ru": "нет", "en": "no"}


def my_turn(lang: str = "en", **settings: object) -> Sitting:
    sitting = Sitting(Launch(game="bouillabaisse", seed=3), lang, **settings)
    sitting.key("return")
    sitting.turn()
    return sitting


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
@pytest.mark.parametrize("by_voice", [False, True])
def test_leaving_a_game_asks_first(lang: str, by_voice: bool) -> None:
    """cases.md 7."""
    sitting = my_turn(lang)
    stage = sitting.stage
    for sentence in (stage.sentences.recommended("leave"), stage.sentences.recommended("new_game")):
        sitting.say(sentence)
        assert stage.question is not None
        sitting.say(NO[lang]) if by_voice else sitting.key("backspace")
        assert stage.question is None
        assert stage.screen.name == "table"
    sitting.key("escape")
    sitting.say(YES[lang]) if by_voice else sitting.key("return")
    assert stage.screen.name == "menu"


def test_silence_decides_nothing() -> None:
    sitting = my_turn()
    sitting.key("escape")
    sitting.run("wait 3600")
    assert sitting.stage.question is not None
    assert not sitting.stage.finished


@pytest.mark.parametrize("key", ["c", "s", "h", "r", "t", "l", "f", "v", "f4", "w", "comma", "f5"])
def test_information_leaves_a_question_open(key: str) -> None:
    sitting = my_turn()
    sitting.key("escape")
    assert len(sitting.key(key)) == 1
    assert sitting.stage.question is not None


@pytest.mark.parametrize("other", ["play the ten of hearts", "start the game", "new game"])
def test_any_other_command_counts_as_no(other: str) -> None:
    sitting = my_turn()
    actions = len(sitting.of("action"))
    sitting.key("escape")
    assert sitting.say(other) == ["That counts as no."]
    assert sitting.stage.question is None
    assert len(sitting.of("action")) == actions


@pytest.mark.parametrize("key", ["up", "down"])
def test_arrows_tell_how_yes_and_no_are_answered(key: str) -> None:
    sitting = my_turn()
    sitting.key("escape")
    told = "Enter is yes, Backspace or Escape is no. Saying yes or no does the same."
    assert sitting.key(key) == [told]
    assert sitting.stage.question is not None


def test_a_question_which_one_takes_the_full_answer() -> None:
    sitting = my_turn()
    legal = sorted(a.card for a in sitting.table.view(0).legal)  # type: ignore[attr-defined]
    sitting.say(f"play {sitting.stage.locale.suit(legal[0].suit).lower()}")
    assert sitting.stage.question is not None
    sitting.say(f"play the {sitting.stage.locale.card(legal[1]).lower()}")
    assert sitting.stage.question is None
    assert sitting.of("action")[-1]["args"] == {"card": legal[1].code}


def test_words_not_understood_leave_a_question_open() -> None:
    sitting = my_turn()
    sitting.key("escape")
    assert sitting.say("the weather is fine today") == ["Not understood."]
    assert sitting.stage.question is not None


def test_a_card_named_in_part_is_asked_about() -> None:
    """Bouillabaisse rule sheet, section 8: never guess silently."""
    sitting = my_turn()
    hand = sitting.table.view(0).hand  # type: ignore[attr-defined]
    legal = sorted(a.card for a in sitting.table.view(0).legal)  # type: ignore[attr-defined]
    suit = sitting.stage.locale.suit(legal[0].suit)
    assert len(legal) > 1
    assert len(hand) == 13
    lines = sitting.say(f"play {suit.lower()}")
    assert sitting.stage.question is not None
    assert lines[0].startswith("Which one?")
    sitting.key("down")
    sitting.key("down")
    sitting.key("return")
    assert sitting.of("action")[-1]["args"] == {"card": legal[1].code}


def test_a_number_picks_by_key_and_by_voice() -> None:
    for answer in ("2", "number two"):
        sitting = my_turn()
        legal = sorted(a.card for a in sitting.table.view(0).legal)  # type: ignore[attr-defined]
        sitting.say(f"play {sitting.stage.locale.suit(legal[0].suit).lower()}")
        sitting.key(answer) if answer == "2" else sitting.say(answer)
        assert sitting.of("action")[-1]["args"] == {"card": legal[1].code}


def test_a_number_out_of_range_says_the_range() -> None:
    sitting = my_turn()
    legal = sitting.table.view(0).legal
    card = legal[0].card  # type: ignore[attr-defined]
    sitting.say(f"play {sitting.stage.locale.suit(card.suit).lower()}")
    count = sitting.stage.locale.number(len(legal))
    assert sitting.key("9") == [f"Choose from one to {count}."]
    assert sitting.stage.question is not None
