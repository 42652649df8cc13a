""" "No, the ten": a card heard wrong is mended while it is asked about, or as soon as it lies."""

from __future__ import annotations

import pytest

from tests.sitting import Sitting
from voicecards.cards import Card
from voicecards.commands.command import Command, Source
from voicecards.lessons import lesson
from voicecards.locale import languages
from voicecards.screens.lesson import lesson_screen
from voicecards.screens.listening import Understood
from voicecards.session.launch import Launch

SIX, SEVEN = "6C", "7C"


def my_turn(lang: str = "en") -> Sitting:
    sitting = Sitting(Launch(game="bouillabaisse", seed=3, players=4), lang)
    sitting.key("return")
    sitting.turn()
    return sitting


def play(sitting: Sitting, card: str) -> None:
    """Say that a card is to be played, and hear the line that tells it."""
    text = sitting.stage.sentences.recommended(f"play:{card}")
    sitting.stage.listening.text(text, Source.VOICE)
    speech = sitting.stage.speech
    speech.pump()
    sitting.clock.advance_to(speech.ends_at or sitting.clock())
    sitting.stage.update()


def wait(sitting: Sitting, seconds: float) -> None:
    end = sitting.clock() + seconds
    while sitting.clock() < end:
        sitting.clock.advance_to(sitting.clock() + 0.1)
        sitting.stage.update()


def correction(sitting: Sitting, arg: str) -> str:
    """A sentence that corrects a card."""
    context = sitting.stage.context()
    wanted = Command("correct", arg)
    return next(t for t, c in sitting.stage.sentences.expand(context) if c == wanted)


def correct(sitting: Sitting, arg: str) -> list[str]:
    """Say a correction at once; the lines it brings."""
    text = correction(sitting, arg)
    before = len(sitting.lines)
    sitting.stage.listening.text(text, Source.VOICE)
    sitting.quiet()
    return sitting.lines[before:]


def heard(sitting: Sitting, *codes: str) -> list[str]:
    """Let the ear be unsure between some commands."""
    sentences = sitting.stage.sentences
    found = [(sentences.recommended(code), Command.from_code(code)) for code in codes]
    result = Understood(found[0][0], 0.4, "ask", found)
    return sitting._lines_of(lambda: sitting.stage.listening.take(result, Source.VOICE))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("said", ["7?", SEVEN])
def test_a_correction_at_once_takes_the_card_back_and_plays_the_other(lang, said) -> None:
    sitting = my_turn(lang)
    play(sitting, SIX)
    wait(sitting, 1.0)
    lines = correct(sitting, said)
    assert (0, f"play:{SEVEN}") in sitting.table.journal.actions
    assert (0, f"play:{SIX}") not in sitting.table.journal.actions
    assert sitting.table.journal.undone == 1
    back = {"en": "Taken back.", "it": "Ripresa.", "ru": "Карта взята назад."}
    told = {
        "en": "You play the seven of clubs.",
        "it": "Giochi il sette di fiori.",
        "ru": "Ты кладёшь семёрку треф.",
    }
    start = lines.index(back[lang])
    assert lines[start + 1] == told[lang]


def test_a_correction_is_taken_after_a_bot_has_moved() -> None:
    sitting = Sitting(Launch(game="bouillabaisse", seed=5, players=4), "en")
    sitting.key("return")
    sitting.turn()
    legal = [a.card.code for a in sitting.table.view(0).legal]
    play(sitting, legal[0])
    wait(sitting, 0.2)
    sitting.stage.speech.cut()
    before = len(sitting.table.journal.actions)
    wait(sitting, 0.5)
    bots = sitting.table.journal.actions[before:]
    assert bots or sitting.table.turn == 0
    correct(sitting, legal[1])
    assert (0, f"play:{legal[1]}") in sitting.table.journal.actions


def test_later_it_is_told_how_a_card_is_taken_back() -> None:
    sitting = my_turn()
    play(sitting, SIX)
    wait(sitting, 4.0)
    lines = correct(sitting, "7?")
    assert lines[-1].startswith("You have played the six of clubs.")
    assert (0, f"play:{SIX}") in sitting.table.journal.actions


def test_after_ten_seconds_it_is_no_sentence() -> None:
    sitting = my_turn()
    play(sitting, SIX)
    wait(sitting, 11.0)
    sitting.stage.listening.began = sitting.clock()
    assert not sitting.stage.context().corrects


@pytest.mark.parametrize("lang", languages())
def test_a_correction_changes_the_card_that_is_asked_about(lang) -> None:
    sitting = my_turn(lang)
    heard(sitting, f"play:{SIX}")
    lines = sitting.say(correction(sitting, "7?"))
    question = {
        "en": "Play the seven of clubs?",
        "it": "Giochi il sette di fiori?",
        "ru": "Сыграть семёрку треф?",
    }
    assert lines == [question[lang]]
    sitting.key("return")
    assert (0, f"play:{SEVEN}") in sitting.table.journal.actions


def test_a_correction_among_several_choices_is_of_the_first() -> None:
    sitting = my_turn()
    heard(sitting, f"play:{SIX}", "play:9C")
    assert sitting.say("no, the seven") == ["Play the seven of clubs?"]


def test_a_suit_alone_keeps_the_rank() -> None:
    sitting = my_turn()
    hand = sitting.table.view(0).hand
    twin = next(
        (one, other)
        for one in hand
        for other in hand
        if one.rank == other.rank and one.suit != other.suit
    )
    heard(sitting, f"play:{twin[0].code}")
    sitting.say(correction(sitting, f"?{twin[1].suit.code}"))
    assert sitting.stage.question is not None
    assert sitting.stage.question.phrase.args["card"] == Card.from_code(twin[1].code)


def test_a_correction_that_no_card_fits_is_told() -> None:
    sitting = my_turn()
    assert all(card.rank.code != "2" for card in sitting.table.view(0).hand)
    heard(sitting, f"play:{SIX}")
    assert sitting.say("no, the two") == [sitting.stage.locale.text("no-such-card-held")]


def test_a_question_that_was_dropped_can_still_be_corrected() -> None:
    sitting = my_turn()
    heard(sitting, f"play:{SIX}")
    sitting.key("backspace")
    assert sitting.say("no, the seven") == ["Play the seven of clubs?"]


def test_nothing_is_taken_back_in_a_lesson() -> None:
    sitting = Sitting(Launch(seed=1), "en")
    screen = lesson_screen(sitting.stage, lesson("bouillabaisse"))
    assert not screen.takes_back


def test_without_a_card_there_is_nothing_to_correct() -> None:
    sitting = my_turn()
    assert not sitting.stage.context().corrects
    assert sitting.say("no, the seven of clubs")[-1] != "Taken back."
    assert not sitting.table.journal.undone
