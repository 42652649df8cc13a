"""Messages are parsed when they are first said, or ahead, those needed first at the front."""

from __future__ import annotations

from voicecards.locale.ftl import LazyBundle


def test_files_needed_first_are_parsed_first(tmp_path, monkeypatch):
    for name in ("a", "b", "c"):
        (tmp_path / f"{name}.ftl").write_text(f"{name}-word = {name}\n", encoding="utf-8")
    bundle = LazyBundle("en", sorted(tmp_path.glob("*.ftl")), {})
    parsed: list[str] = []
    monkeypatch.setattr(bundle, "_parse", parsed.append)
    bundle.parse_all(["c", "no-such-file", "b"])
    assert parsed == ["c-word", "b-word", "a-word"]


def test_what_was_parsed_ahead_is_said_as_before(tmp_path):
    file = tmp_path / "a.ftl"
    file.write_text("-term = one\nword = { -term } more\n    .form = mores\n", encoding="utf-8")
    bundle = LazyBundle("en", [file], {})
    bundle.parse_all()
    assert bundle.format("word", None, {}) == "one more"
    assert bundle.format("word", "form", {}) == "mores"
