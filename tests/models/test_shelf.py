"""Models come whole or not at all, and go again."""

import hashlib
import io
import zipfile

import pytest

from tests.models.server import Shop, serving
from voicecards.models.catalogue import Model, RemoteFile, catalogue, models_for
from voicecards.models.shelf import Shelf
from voicecards.models.trouble import FetchError


def packed(files):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return out.getvalue()


GOOD = packed({"vosk-it/am/final.mdl": "m" * 5000, "vosk-it/conf/mfcc.conf": "c"})


def model_of(shop, body=GOOD):
    shop.files["/v.zip"] = body
    file = RemoteFile("v.zip", f"{shop.url}/v.zip", len(body), hashlib.sha256(body).hexdigest())
    return Model(
        "toy", "vosk", ("it",), "MIT", "v", shop.url, ("am/final.mdl", "conf/mfcc.conf"), (file,)
    )


@pytest.fixture
def shop():
    with serving(Shop({})) as shop:
        yield shop


@pytest.fixture
def shelf(tmp_path):
    return Shelf(tmp_path / "models")


def test_an_archive_is_fetched_unpacked_and_removed(shop, shelf):
    model = model_of(shop)
    told = []
    shelf.get(model, progress=told.append)
    assert shelf.has(model)
    assert (shelf.place(model) / "am" / "final.mdl").read_text() == "m" * 5000
    assert told[-1] == model.size
    assert shelf.remove(model)
    assert not shelf.has(model)
    assert not shelf.remove(model)


def test_what_is_not_whole_does_not_count(shop, shelf):
    model = model_of(shop)
    shop.breaks_after = [2000, 0, 0, 0]
    with pytest.raises(FetchError, match="models-no-connection"):
        shelf.get(model)
    assert not shelf.has(model)
    assert shelf.fetched(model) == 2000
    shelf.get(model)
    assert shelf.has(model)
    assert shelf.fetched(model) == 0


@pytest.mark.parametrize(
    "body",
    [
        b"this is no archive at all",
        packed({"vosk-it/README": "nothing of use"}),
        packed({"../../outside": "evil", "am/final.mdl": "m", "conf/mfcc.conf": "c"}),
    ],
)
def test_a_bad_archive_is_thrown_away(shop, shelf, body):
    model = model_of(shop, body)
    with pytest.raises(FetchError, match="models-damaged"):
        shelf.get(model)
    assert not shelf.has(model)
    assert not (shelf.folder.parent / "outside").exists()


def test_a_model_is_replaced_as_a_whole(shop, shelf):
    model = model_of(shop)
    shelf.get(model)
    newer = packed({"v2/am/final.mdl": "new", "v2/conf/mfcc.conf": "c"})
    shelf.get(model_of(shop, newer))
    assert (shelf.place(model) / "am" / "final.mdl").read_text() == "new"


def test_a_folder_that_cannot_be_written_is_told(shop, tmp_path):
    (tmp_path / "models").write_text("a file where the folder should be")
    with pytest.raises(FetchError, match="models-unwritable"):
        Shelf(tmp_path / "models").get(model_of(shop))


def test_the_best_model_that_is_here_is_found(shelf):
    whisper = catalogue()["whisper-base"]
    assert shelf.find("whisper", "ru") is None
    for name in whisper.needs:
        path = shelf.place(whisper) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert shelf.find("whisper", "ru") == shelf.place(whisper)
    assert shelf.find("vosk", "ru") is None


def test_the_catalogue_is_complete():
    for lang in ("it", "ru", "en"):
        assert models_for(lang)[0].name == "whisper-base"
        assert [m.engine for m in models_for(lang)] == ["whisper", "vosk"]
    for model in catalogue().values():
        assert model.licence
        assert model.megabytes < 150
        for file in model.files:
            assert file.url.startswith("https://")
            assert len(file.sha256) == 64
            assert file.size > 0
