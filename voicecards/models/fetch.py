"""One file from the net: resumed where it broke off, and accepted only when it is the right one."""

from __future__ import annotations

import errno
import hashlib
import http.client
import shutil
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from voicecards.models.catalogue import RemoteFile
from voicecards.models.trouble import Cancelled, FetchError

Progress = Callable[[int], None]
"""Called with the bytes of a file that are here."""

PIECE: Final = 1 << 16
"""Bytes read at once; between two pieces it can be cancelled."""

PATIENCE: Final = 30.0
"""Seconds without a byte after which a connection counts as lost."""

ATTEMPTS: Final = 3
"""How often in a row a connection may be lost without having brought anything."""

SPARE: Final = 20_000_000
"""Bytes that must stay free on the disk."""


def fetch(
    file: RemoteFile,
    to: Path,
    *,
    progress: Progress = lambda done: None,
    cancelled: Callable[[], bool] = lambda: False,
    attempts: int = ATTEMPTS,
) -> None:
    """Fetch a file, going on from what an earlier attempt left.

    The usual proxies of the system are used. The file appears under its name only when all of it
    is there and its contents are as expected; until then it is called `<name>.part`.

    Args:
        file: which.
        to: its path.
        progress: told how much is here.
        cancelled: asked between two pieces.
        attempts: how often in a row a connection may break without having brought anything.

    Raises:
        FetchError: see its codes.
        Cancelled: when asked to stop.
    """
    part = to.with_name(f"{to.name}.part")
    try:
        if to.is_file() and _is_right(to, file):
            progress(file.size)
            return
        _check_room(to.parent, file.size - _length(part))
        idle = 0
        while _length(part) < file.size:
            before = _length(part)
            try:
                _read_on(file, part, progress, cancelled)
            except (TimeoutError, ConnectionError, http.client.HTTPException) as error:
                idle = 0 if _length(part) > before else idle + 1
                if idle >= attempts:
                    raise FetchError("models-no-connection", str(error)) from error
        if not _is_right(part, file):
            part.unlink()
            raise FetchError("models-damaged", file.url)
        part.replace(to)
    except OSError as error:
        raise FetchError(_trouble_of_disk(error), str(error)) from error


def _read_on(
    file: RemoteFile, part: Path, progress: Progress, cancelled: Callable[[], bool]
) -> None:
    """Read from the net what is missing, or as much of it as comes."""
    have = _length(part)
    with _open(file, have) as answer:
        resumed = answer.status == http.client.PARTIAL_CONTENT
        start = _start(answer.headers.get("Content-Range")) if resumed else 0
        if start != have:
            start = have = 0  # no such thing as going on there: everything comes again
            if resumed:
                part.unlink(missing_ok=True)
                raise http.client.HTTPException("another part than was asked for")
        announced = answer.headers.get("Content-Length")
        if announced is not None and announced.isdigit() and start + int(announced) != file.size:
            raise FetchError("models-changed", f"{start + int(announced)} != {file.size}")
        with part.open("ab" if start else "wb") as out:
            while piece := _piece(answer):
                if cancelled():
                    raise Cancelled
                out.write(piece)
                have += len(piece)
                if have > file.size:
                    break
                progress(have)
    if have > file.size:
        part.unlink()
        raise FetchError("models-changed", f"{have} > {file.size}")
    if have < file.size:
        raise http.client.IncompleteRead(b"", file.size - have)


def _piece(answer: Any) -> bytes:
    """The next bytes of an answer; what is wrong with the line is no trouble of the disk."""
    try:
        return bytes(answer.read(PIECE))
    except OSError as error:
        raise ConnectionError(str(error)) from error


def _open(file: RemoteFile, have: int) -> Any:
    """Ask for the rest of a file.

    Raises:
        FetchError: when the server says no.
        ConnectionError: when there is no server, or no net.
    """
    request = urllib.request.Request(file.url, headers={"User-Agent": "voicecards"})
    if have:
        request.add_header("Range", f"bytes={have}-")
    try:
        opener = urllib.request.build_opener()  # with the proxies of this moment
        return opener.open(request, timeout=PATIENCE)
    except urllib.error.HTTPError as error:
        gone = error.code in (http.client.NOT_FOUND, http.client.GONE)
        code = "models-not-there" if gone else "models-refused"
        raise FetchError(code, f"{error.code} {file.url}") from error
    except urllib.error.URLError as error:
        raise ConnectionError(str(error.reason)) from error


def _start(content_range: str | None) -> int:
    """The first byte of a part: "bytes 10-99/100" begins at 10; -1 for what cannot be read."""
    first = (content_range or "").removeprefix("bytes ").partition("-")[0]
    return int(first) if first.isdigit() else -1


def _length(path: Path) -> int:
    return path.stat().st_size if path.is_file() else 0


def _is_right(path: Path, file: RemoteFile) -> bool:
    if _length(path) != file.size:
        return False
    with path.open("rb") as data:
        return hashlib.file_digest(data, "sha256").hexdigest() == file.sha256


def _check_room(folder: Path, wanted: int) -> None:
    if shutil.disk_usage(folder).free < wanted + SPARE:
        raise OSError(errno.ENOSPC, "not enough room", str(folder))


def _trouble_of_disk(error: OSError) -> str:
    full = error.errno in (errno.ENOSPC, errno.EDQUOT if hasattr(errno, "EDQUOT") else None)
    return "models-disk-full" if full else "models-unwritable"
