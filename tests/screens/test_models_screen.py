"""Voice models by ear: fetched, stopped and removed from the settings, from a server made here."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.models.server import Shop, serving
from tests.sitting import Sitting
from voicecards.models.catalogue import Model, RemoteFile
from voicecards.models.shelf import Shelf
from voicecards.screens import models_screen
from voicecards.screens.fetching import Fetching
from voicecards.screens.models_screen import ModelsScreen, offer
from voicecards.session.launch import Launch

BODY = bytes(1_200_000)


@pytest.fixture
def shop(monkeypatch: pytest.MonkeyPatch) -> Iterator[Shop]:
    for name in ("http_proxy", "no_proxy", "HTTP_PROXY", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Model, "usable", True)
    with serving(Shop({"/model.bin": BODY})) as shop:
        yield shop


@pytest.fixture
def model(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> Model:
    sha = hashlib.sha256(BODY).hexdigest()
    file = RemoteFile("model.bin", f"{shop.url}/model.bin", len(BODY), sha)
    model = Model(
        "whisper-base", "whisper", ("it", "ru", "en"), "MIT", "toy", "-", ("model.bin",), (file,)
    )
    monkeypatch.setattr(models_screen, "models_for", lambda lang: [model])
    return model


def sitting_of(lang: str, tmp_path: Path) -> Sitting:
    sitting = Sitting(Launch(), lang)
    sitting.stage.fetching = Fetching(sitting.stage, Shelf(tmp_path / "models"))
    sitting.quiet()
    return sitting


def arrived(sitting: Sitting) -> list[str]:
    before = len(sitting.lines)
    sitting.stage.fetching.wait(10)
    sitting.stage.update()
    sitting.quiet()
    return sitting.lines[before:]


WORDS = {
    "it": ("due megabyte", "da scaricare", "Scarico Whisper", "pronto"),
    "ru": ("два мегабайта", "не скачано", "скачиваю", "готово"),
    "en": ("two megabytes", "not fetched", "Fetching Whisper", "ready"),
}


@pytest.mark.parametrize("lang", WORDS)
def test_a_model_is_fetched_and_removed_after_a_question(
    lang: str, model: Model, tmp_path: Path
) -> None:
    size, away, begun, ready = WORDS[lang]
    sitting = sitting_of(lang, tmp_path)
    changed: list[str] = []
    sitting.stage.outside.changed = changed.append
    sitting.stage.push(ModelsScreen(sitting.stage))
    sitting.quiet()
    assert size in sitting.lines[-1]
    assert away in sitting.lines[-1]
    (question,) = sitting.key("return")
    assert size in question
    assert not sitting.stage.fetching.shelf.has(model)
    assert begun in sitting.key("return")[0]
    assert ready in arrived(sitting)[-1]
    assert sitting.stage.fetching.shelf.has(model)
    assert changed == ["recognizer"]  # the next sentence is heard with it
    sitting.key("return")
    sitting.key("return")
    assert not sitting.stage.fetching.shelf.has(model)


def test_no_is_no(model: Model, tmp_path: Path, shop: Shop) -> None:
    sitting = sitting_of("en", tmp_path)
    sitting.stage.push(ModelsScreen(sitting.stage))
    sitting.quiet()
    sitting.key("return")
    assert sitting.key("backspace") == ["Nothing was fetched."]
    assert shop.asked == []


def test_what_goes_wrong_is_told_and_can_be_tried_again(
    model: Model, tmp_path: Path, shop: Shop
) -> None:
    sitting = sitting_of("en", tmp_path)
    sitting.stage.push(ModelsScreen(sitting.stage))
    sitting.quiet()
    shop.breaks_after = [600_000, 0, 0, 0]
    sitting.key("return")
    sitting.key("return")
    told = arrived(sitting)
    assert "connection" in told[-1]
    assert "fifty per cent" in sitting.key("home")[0]
    sitting.key("return")
    sitting.key("return")
    assert "ready" in arrived(sitting)[-1]


def test_a_model_on_its_way_can_be_stopped(model: Model, tmp_path: Path) -> None:
    sitting = sitting_of("en", tmp_path)
    fetching = sitting.stage.fetching
    fetching.cancel()
    fetching.start(model)
    fetching.cancel()
    assert arrived(sitting)[-1].startswith(("Stopped", "Whisper"))


def test_the_offer_comes_once(model: Model, tmp_path: Path) -> None:
    sitting = sitting_of("en", tmp_path)
    assert offer(sitting.stage)
    sitting.quiet()
    assert "Everything works without it" in sitting.lines[-1]
    assert sitting.key("backspace")[0].startswith("All right")
    assert not offer(sitting.stage)
    assert sitting.stage.settings.model_offered


def test_nothing_is_offered_that_cannot_be_used(
    model: Model, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Model, "usable", False)
    sitting = sitting_of("en", tmp_path)
    assert not offer(sitting.stage)
    sitting.stage.push(ModelsScreen(sitting.stage))
    sitting.quiet()
    assert "not installed" in sitting.key("return")[0]


def test_a_rehearsal_is_never_interrupted_by_the_offer(model: Model) -> None:
    assert not Sitting(Launch(), "en").stage.outside.offers_models
