"""`voicecards models`: asks first, in the player's language, and never in silence."""

import hashlib
import io
import json

import pytest

from tests.models.server import Shop, serving
from voicecards.cli import main
from voicecards.doctor.report import Teller
from voicecards.models.catalogue import Model, RemoteFile, catalogue
from voicecards.models.command import get, remove
from voicecards.models.shelf import Shelf

BODY = bytes(3_000_000)


@pytest.fixture
def told():
    return io.StringIO()


@pytest.fixture
def shop():
    with serving(Shop({"/model.bin": BODY})) as shop:
        yield shop


@pytest.fixture
def model(shop):
    sha = hashlib.sha256(BODY).hexdigest()
    file = RemoteFile("model.bin", f"{shop.url}/model.bin", len(BODY), sha)
    return Model("whisper-base", "whisper", ("it",), "MIT", "toy", "-", ("model.bin",), (file,))


@pytest.mark.parametrize(
    ("lang", "quarter"), [("it", "venticinque per cento"), ("ru", "пятьдесят процентов")]
)
def test_a_model_is_fetched_with_its_quarters_told(lang, quarter, model, told, tmp_path):
    shelf = Shelf(tmp_path / "models")
    asked = []
    assert get(model, shelf, Teller(lang, told), lambda q: asked.append(q) or True) == 0
    assert shelf.has(model)
    assert [question.key for question in asked] == ["models-get-question"]
    assert quarter in told.getvalue()
    assert not any(character.isdigit() for character in told.getvalue())
    assert remove(model, shelf, Teller(lang, told), lambda question: True) == 0
    assert not shelf.has(model)


def test_no_means_nothing_is_fetched_or_removed(model, told, tmp_path, shop):
    shelf = Shelf(tmp_path / "models")
    assert get(model, shelf, Teller("en", told), lambda question: False) == 0
    assert shop.asked == []
    assert remove(model, shelf, Teller("en", told), lambda question: True) == 1
    get(model, shelf, Teller("en", told), lambda question: True)
    assert remove(model, shelf, Teller("en", told), lambda question: False) == 0
    assert shelf.has(model)


def test_a_failure_is_told_and_is_a_failure(model, told, tmp_path, shop, capsys):
    shop.status = 404
    assert get(model, Shelf(tmp_path), Teller("en", told), lambda question: True) == 1
    assert "no longer where it used to be" in told.getvalue()
    assert "404" in capsys.readouterr().err


def test_the_list_names_size_licence_language_and_source(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("VOICECARDS_HOME", str(tmp_path))
    assert main(["models", "list", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["name"] for row in rows] == list(catalogue())
    assert rows[0]["licence"] == "MIT"
    assert rows[0]["bytes"] > 140_000_000
    assert main(["models", "list", "--lang", "it"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].startswith("Whisper, per tutte le lingue: centoquarantasei megabyte")
    assert "(whisper-base; MIT; it, ru, en; Systran/faster-whisper-base" in lines[1]


@pytest.mark.parametrize(
    ("words", "about"),
    [
        (["models", "get"], "whisper-base"),
        (["models", "get", "telepathy"], "telepathy"),
        (["models", "remove", "telepathy"], "telepathy"),
        (["models", "dance"], "dance"),
        (["models", "get", "whisper-base"], "--yes"),
    ],
)
def test_what_makes_no_sense_is_refused(words, about, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("VOICECARDS_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main(words) == 2
    assert about in capsys.readouterr().err
    assert not (tmp_path / "models").exists()
