"""A sitting as a file: the same when read again, and whatever is wrong in one is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from voicecards.journal.exchange import RecordError, from_text, read_record, to_text
from voicecards.locale import languages, load

GOLDEN = Path(__file__).parents[1] / "golden"
SHORT = GOLDEN / "bouillotte.record.json"
WHOLE = json.loads(to_text(read_record(SHORT)))


@pytest.mark.parametrize("name", ["barbu", "barbu_tournament", "bouillabaisse", "bouillotte"])
def test_a_sitting_written_and_read_is_the_same(name: str) -> None:
    record = read_record(GOLDEN / f"{name}.record.json")
    assert record.standings
    assert to_text(from_text(to_text(record))) == to_text(record)


def changed(**entries: Any) -> str:
    return json.dumps({**WHOLE, **entries})


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "record-not-one"),
        ("[]", "record-not-one"),
        ("[" * 100_000, "record-not-one"),
        ('{"game": "barbu"}', "record-not-one"),
        (changed(format="other"), "record-not-one"),
        (changed(version=2), "record-newer"),
        (changed(game="whist"), "record-no-game"),
        (changed(options={"players": "99"}), "record-bad-options"),
        (changed(options={"nonsense": "1"}), "record-bad-options"),
        (changed(seed=1.5), "record-bad-entry"),
        (changed(seats=[None]), "record-bad-entry"),
        (changed(draws=[[1, 2]]), "record-bad-action"),
        (changed(actions=[[0, "fly"]]), "record-bad-action"),
        (changed(actions=[*WHOLE["actions"], [0, "check"]]), "record-bad-action"),
        (changed(started="yesterday"), "record-bad-entry"),
    ],
)
def test_what_is_wrong_is_named(text: str, key: str) -> None:
    with pytest.raises(RecordError) as caught:
        from_text(text)
    assert caught.value.key == key
    for lang in languages():
        assert load(lang).has(key)


def test_the_first_impossible_move_is_counted() -> None:
    actions = [*WHOLE["actions"][:20], [9, "check", 0.0], *WHOLE["actions"][20:]]
    with pytest.raises(RecordError) as caught:
        from_text(changed(actions=actions))
    assert caught.value.n == 21


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=12)
    | st.sampled_from(["barbu", "play:7C", "club", "players", "4", "check"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(sorted(WHOLE)), JSON)
def test_no_value_of_an_entry_makes_a_traceback(name: str, value: Any) -> None:
    try:
        record = from_text(changed(**{name: value}))
    except RecordError:
        return
    assert from_text(to_text(record)).journal == record.journal


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(to_text(read_record(SHORT)))), st.binary(max_size=6))
def test_no_damage_to_a_file_makes_a_traceback(tmp_path_factory: Any, at: int, by: bytes) -> None:
    whole = to_text(read_record(SHORT)).encode()
    path = tmp_path_factory.mktemp("record") / "game.json"
    path.write_bytes(whole[:at] + by + whole[at + len(by) :])
    try:
        read_record(path)
    except RecordError:
        return


def test_no_file_and_no_text_are_told(tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path, tmp_path / "missing", tmp_path / "bytes"):
        with pytest.raises(RecordError) as caught:
            read_record(path)
        assert caught.value.key == "record-unreadable"
