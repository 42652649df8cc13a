"""One file from a server: resumed, checked, and never taken for something else."""

import errno
import hashlib
from pathlib import Path

import pytest

from tests.models.server import Shop, serving
from voicecards.models import fetch as fetching
from voicecards.models.catalogue import RemoteFile
from voicecards.models.fetch import fetch
from voicecards.models.trouble import Cancelled, FetchError

BODY = bytes(range(256)) * 1024


@pytest.fixture
def shop():
    with serving(Shop({"/model.bin": BODY})) as shop:
        yield shop


@pytest.fixture
def file(shop):
    return RemoteFile(
        "model.bin", f"{shop.url}/model.bin", len(BODY), hashlib.sha256(BODY).hexdigest()
    )


def part(to):
    return to.with_name("model.bin.part")


def test_a_file_comes_whole_and_its_progress_is_told(file, tmp_path):
    told = []
    fetch(file, tmp_path / "model.bin", progress=told.append)
    assert (tmp_path / "model.bin").read_bytes() == BODY
    assert told == sorted(told)
    assert told[-1] == len(BODY)
    assert not part(tmp_path / "model.bin").exists()


def test_a_broken_connection_is_taken_up_where_it_broke(shop, file, tmp_path):
    shop.breaks_after = [100_000, 50_000]
    fetch(file, tmp_path / "model.bin")
    assert (tmp_path / "model.bin").read_bytes() == BODY
    assert shop.asked == [None, "bytes=100000-", "bytes=150000-"]


def test_what_came_stays_when_the_connection_is_gone_for_good(shop, file, tmp_path):
    to = tmp_path / "model.bin"
    shop.breaks_after = [100_000, 0, 0, 0]
    with pytest.raises(FetchError, match="models-no-connection"):
        fetch(file, to)
    assert not to.exists()
    assert part(to).stat().st_size == 100_000
    fetch(file, to)
    assert to.read_bytes() == BODY
    assert shop.asked[-1] == "bytes=100000-"


def test_without_parts_on_the_server_all_of_it_comes_again(shop, file, tmp_path):
    to = tmp_path / "model.bin"
    part(to).write_bytes(BODY[:5000])
    shop.ranges = False
    fetch(file, to)
    assert to.read_bytes() == BODY


def test_another_part_than_was_asked_for_is_not_joined(shop, file, tmp_path):
    to = tmp_path / "model.bin"
    part(to).write_bytes(BODY[:5000])
    shop.shift = 7
    fetch(file, to)
    assert to.read_bytes() == BODY


def test_a_file_of_another_size_is_refused_before_it_comes(shop, file, tmp_path):
    shop.files["/model.bin"] = BODY + b"more"
    with pytest.raises(FetchError, match="models-changed"):
        fetch(file, tmp_path / "model.bin")
    assert list(tmp_path.iterdir()) == []


def test_other_contents_of_the_same_size_are_thrown_away(shop, file, tmp_path):
    shop.files["/model.bin"] = bytes(len(BODY))
    with pytest.raises(FetchError, match="models-damaged"):
        fetch(file, tmp_path / "model.bin")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("status", "code"),
    [(404, "models-not-there"), (410, "models-not-there"), (503, "models-refused")],
)
def test_what_the_server_refuses_is_told(shop, file, tmp_path, status, code):
    shop.status = status
    with pytest.raises(FetchError, match=code):
        fetch(file, tmp_path / "model.bin")


def test_a_server_that_is_not_there_is_no_traceback(tmp_path):
    nowhere = RemoteFile("model.bin", "http://127.0.0.1:9/model.bin", 10, "00")
    with pytest.raises(FetchError, match="models-no-connection"):
        fetch(nowhere, tmp_path / "model.bin")


def test_a_proxy_of_the_system_is_used(shop, file, tmp_path, monkeypatch):
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    with pytest.raises(FetchError, match="models-no-connection"):
        fetch(file, tmp_path / "model.bin")
    assert shop.asked == []


def test_a_full_disk_is_told_before_anything_comes(shop, file, tmp_path, monkeypatch):
    usage = fetching.shutil.disk_usage(tmp_path)._replace(free=1000)
    monkeypatch.setattr(fetching.shutil, "disk_usage", lambda folder: usage)
    with pytest.raises(FetchError, match="models-disk-full"):
        fetch(file, tmp_path / "model.bin")
    assert shop.asked == []


def test_a_disk_that_fills_meanwhile_is_told(file, tmp_path, monkeypatch):
    def full(path, *args, **kwargs):
        raise OSError(errno.ENOSPC, "no space left", str(path))

    monkeypatch.setattr(Path, "open", full)
    with pytest.raises(FetchError, match="models-disk-full"):
        fetch(file, tmp_path / "model.bin")


def test_it_can_be_stopped_and_goes_on_another_time(shop, file, tmp_path):
    to = tmp_path / "model.bin"
    told = []
    with pytest.raises(Cancelled):
        fetch(file, to, progress=told.append, cancelled=lambda: len(told) >= 2)
    begun = part(to).stat().st_size
    assert 0 < begun < len(BODY)
    fetch(file, to)
    assert to.read_bytes() == BODY
    assert shop.asked[-1] == f"bytes={begun}-"


def test_a_file_that_is_here_already_is_not_fetched_again(shop, file, tmp_path):
    (tmp_path / "model.bin").write_bytes(BODY)
    fetch(file, tmp_path / "model.bin")
    assert shop.asked == []
