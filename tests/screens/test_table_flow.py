"""What happens at the table as a player hears it: whose turn, what is cut, what is never lost."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.sitting import Sitting
from voicecards.session.launch import Launch
from voicecards.table import HUMAN


def begun(lang: str = "en", players: int = 4, seed: int = 3, **settings: object) -> Sitting:
    launch = Launch(game="bouillabaisse", seed=seed, players=players)
    sitting = Sitting(launch, lang, **settings)
    sitting.key("return")
    return sitting


def test_a_bot_acts_only_after_the_line_about_the_last_action() -> None:
    """cases.md 5."""
    sitting = begun()
    sitting.turn()
    spoken = [e for e in sitting.transcript if e["kind"] == "speech" and not e["cut"]]
    ends = [e["t"] + len(e["text"].split()) * 60 / sitting.stage.settings.rate for e in spoken]
    for bot in (e for e in sitting.of("action") if e["seat"] != HUMAN):
        assert not any(e["t"] < bot["t"] < end - 0.01 for e, end in zip(spoken, ends, strict=True))


def test_an_event_that_was_cut_is_in_the_history() -> None:
    """cases.md 16."""
    sitting = begun()
    sitting.turn()
    sitting.key("tab")
    sitting.run("key return", "key t")
    cut = [e["text"] for e in sitting.of("speech") if e["cut"]]
    assert cut
    assert set(cut) <= {line.text for line in sitting.stage.history.lines()}


def test_each_event_is_said_once() -> None:
    sitting = begun()
    sitting.turn()
    plays = [e for e in sitting.of("event") if e["name"] == "CardPlayed"]
    lines = [e for e in sitting.of("speech") if e["category"] == "play"]
    assert len(lines) == len(plays) + 1  # and the hand


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_terse_play_lines_are_at_most_four_words(lang: str) -> None:
    """cases.md 21."""
    sitting = begun(lang, detail="terse")
    for _ in range(12):
        sitting.turn()
        sitting.run("key tab", "key return")
    plays = [e["name"] == "CardPlayed" for e in sitting.of("event")]
    assert sum(plays) > 30
    names = {e["text"] for e in sitting.of("speech") if e["category"] == "play"}
    hands = {text for text in names if ";" in text}
    for text in names - hands:
        assert len(text.split()) <= 4, text


def test_the_second_press_of_enter_does_not_play_a_second_card() -> None:
    sitting = begun(players=2, seed=1)
    sitting.turn()
    for _ in range(6):
        sitting.run("key tab", "key return", "key return")
        sitting.turn()
    mine = [e for e in sitting.of("action") if e["seat"] == HUMAN]
    assert len(mine) == 6
    assert all(b["t"] > a["t"] for a, b in pairwise(mine))


def test_a_refused_card_changes_nothing_and_is_told() -> None:
    sitting = begun()
    sitting.turn()
    held = {c.code for c in sitting.table.view(HUMAN).hand}  # type: ignore[attr-defined]
    missing = next(c for c in ("AH", "AS", "AD", "AC", "KH") if c not in held)
    words = sitting.stage.sentences.recommended(f"play:{missing}")
    actions = len(sitting.of("action"))
    (line,) = sitting.say(words)
    assert line.startswith("You do not have")
    assert sitting.of("refused")[-1]["code"] == "card_not_in_hand"
    assert len(sitting.of("action")) == actions


@pytest.mark.parametrize("words", ["pass", "fold"])
def test_what_this_game_does_not_have_is_refused(words: str) -> None:
    sitting = begun()
    sitting.turn()
    assert len(sitting.say(words)) == 1
    assert sitting.of("refused")[-1]["code"] == "no_such_action"


def test_playing_out_of_turn_is_refused() -> None:
    sitting = begun()
    assert sitting.table.bot_to_act
    sitting.say("play the two of clubs")
    assert sitting.of("refused")[-1]["code"] == "not_your_turn"


def test_playing_before_the_start_is_refused() -> None:
    sitting = Sitting(Launch(game="bouillabaisse", seed=3))
    sitting.say("play the two of clubs")
    assert sitting.of("refused")[-1]["code"] == "wrong_phase"


def test_the_seat_next_to_me_is_heard_on_the_left() -> None:
    sitting = begun()
    sitting.turn()
    cards = {a["seat"]: c["pan"] for a, c in zip(sitting.of("action"), cues(sitting), strict=False)}
    assert cards[1] == -1.0
    assert cards[3] == 1.0


def cues(sitting: Sitting) -> list[dict[str, float]]:
    return [e for e in sitting.of("cue") if e["name"] == "card"]


def test_refusals_change_their_wording_and_offer_help() -> None:
    sitting = begun()
    sitting.turn()
    lines = [sitting.say("blah blah blah")[0] for _ in range(3)]
    assert len(set(lines)) == 3


def test_what_was_heard_can_be_asked() -> None:
    sitting = begun()
    sitting.turn()
    sitting.say("whose turn is it")
    assert sitting.key("w") == ["I heard: whose turn is it."]
