"""Settings at the start: every one can be given for a run, and what is wrong is named."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from tests.sitting import Sitting
from voicecards.arguments import parse
from voicecards.errors import CliError
from voicecards.locale.speakable import is_speakable
from voicecards.session.front import _saver, settings_of
from voicecards.session.launch import Launch
from voicecards.session.player_settings import for_one_run, tell
from voicecards.store import Settings, load_settings, read_settings

GIVEN = {
    "lang": ("ru", "ru"),
    "wait_for_speech": ("no", False),
    "volume_cues": ("40", 40),
    "lead_in": ("200", 200),
    "cue_only": ("play,trick", ["play", "trick"]),
    "confirm_fold": ("always", "always"),
    "voices.it": ("it+f2", {"it": "it+f2"}),
    "keys.table.scores": ("ctrl+s", {"table.scores": "ctrl+s"}),
    "lessons.barbu": ("2", {"barbu": 2}),
}


@pytest.mark.parametrize("name", GIVEN)
def test_any_setting_can_be_given_for_one_run(name: str) -> None:
    text, value = GIVEN[name]
    kept = Settings(lessons={"barbu": 1})
    given = for_one_run(parse(["--setting", f"{name}={text}"]), kept)
    assert given == {name.partition(".")[0]: value}


def test_every_setting_can_be_given() -> None:
    for field in dataclasses.fields(Settings):
        now = getattr(Settings(), field.name)
        if isinstance(now, bool):
            now = "yes" if now else "no"
        if not isinstance(now, dict | list):
            assert for_one_run(parse(["--setting", f"{field.name}={now}"]), Settings())


@pytest.mark.parametrize(
    ("pair", "key"),
    [
        ("colour=red", "cli-setting-unknown"),
        ("pitch", "cli-setting-unknown"),
        ("pitch=101", "cli-setting-value"),
        ("pitch=high", "cli-setting-value"),
        ("voices=it+f2", "cli-setting-value"),
        ("pitch.it=3", "cli-setting-value"),
        ("braille=maybe", "cli-setting-value"),
        ("cue_only=menu", "cli-setting-value"),
    ],
)
def test_what_cannot_be_is_refused_by_name(pair: str, key: str) -> None:
    with pytest.raises(CliError) as refused:
        for_one_run(parse(["--setting", pair]), Settings())
    assert refused.value.key == key
    assert pair in refused.value.about


def test_a_voice_for_the_run_speaks_every_language_and_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VOICECARDS_HOME", str(tmp_path))
    path = tmp_path / "settings.toml"
    path.write_text('[voices]\nit = "it+m3"\n', encoding="utf-8")
    args = parse(["--voice", "+f2", "--setting", "pitch=70"])
    settings, _ = settings_of(args, path)
    assert (settings.voice, settings.voices, settings.pitch) == ("+f2", {}, 70)
    save = _saver(Sitting(Launch(seed=1)).stage, args)
    settings.rate = 300
    save(settings)
    kept, problems = read_settings(path)
    assert problems == []
    assert (kept.voice, kept.voices, kept.pitch, kept.rate) == ("", {"it": "it+m3"}, 50, 300)


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_wrong_entries_are_named_aloud_and_the_rest_is_kept(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(
        'pitch = 900\ncolour = "red"\ncue_only = ["play", "menu"]\n[voices]\nit = 3\nen = "+f2"\n',
        encoding="utf-8",
    )
    settings, problems = load_settings(path)
    assert (settings.pitch, settings.cue_only, settings.voices) == (50, ["play"], {"en": "+f2"})
    assert [p.entry for p in problems] == ["pitch", "colour", "cue_only.menu", "voices.it"]
    sitting = Sitting(Launch(seed=1), lang)
    sitting.quiet()
    before = len(sitting.lines)
    for problem in problems:
        tell(sitting.stage, problem)
    sitting.quiet()
    told = sitting.lines[before:]
    names = [sitting.stage.locale.text(f"setting-{n}") for n in ("pitch", "cue_only", "voices")]
    assert told[0].startswith(names[0])
    assert told[1].endswith("colour.")
    assert told[2].startswith(names[1])
    assert told[3].startswith(names[2])
    assert all(map(is_speakable, told))
