"""A server of models on this computer alone, which can misbehave as real ones do."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


@dataclass
class Shop:
    """What is served, and how.

    Attributes:
        files: contents by path.
        url: of the server.
        breaks_after: bytes after which a connection is cut, one entry for each answer.
        ranges: whether parts are given.
        shift: bytes by which parts begin too late.
        status: answered instead, when not zero.
        asked: the Range header of each request.
    """

    files: dict[str, bytes]
    url: str = ""
    breaks_after: list[int] = field(default_factory=list)
    ranges: bool = True
    shift: int = 0
    status: int = 0
    asked: list[str | None] = field(default_factory=list)


@contextmanager
def serving(shop: Shop) -> Iterator[Shop]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            wanted = self.headers.get("Range")
            shop.asked.append(wanted)
            body = shop.files.get(self.path)
            if shop.status or body is None:
                self.send_error(shop.status or 404)
                return
            start = 0
            if wanted and shop.ranges:
                start = int(wanted.removeprefix("bytes=").removesuffix("-")) + shop.shift
                self.send_response(206)
                self.send_header("Content-Range", f"bytes {start}-{len(body) - 1}/{len(body)}")
            else:
                self.send_response(200)
            self.send_header("Content-Length", str(len(body) - start))
            self.end_headers()
            rest = body[start:]
            if shop.breaks_after:
                rest = rest[: shop.breaks_after.pop(0)]
            self.wfile.write(rest)

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    shop.url = f"http://127.0.0.1:{server.server_port}"
    try:
        yield shop
    finally:
        server.shutdown()
        server.server_close()
