"""Sounds of lines said before, up to a number of bytes; the least recently used go first."""

from __future__ import annotations

import threading
from collections import OrderedDict

from voicecards.sound.pcm import Pcm

Key = tuple[str, str, int, int]
"""Text, voice, words per minute, pitch."""


class PcmCache:
    """Keeps sounds. Any thread may use it."""

    def __init__(self, limit_bytes: int) -> None:
        """Make an empty cache of at most that many bytes of samples."""
        self._limit = limit_bytes
        self._sounds: OrderedDict[Key, Pcm] = OrderedDict()
        self._lock = threading.Lock()
        self.nbytes = 0

    def get(self, key: Key) -> Pcm | None:
        """Return a sound, or None when it is not kept."""
        with self._lock:
            pcm = self._sounds.get(key)
            if pcm is not None:
                self._sounds.move_to_end(key)
            return pcm

    def put(self, key: Key, pcm: Pcm) -> None:
        """Keep a sound, unless it alone is more than the limit."""
        with self._lock:
            old = self._sounds.pop(key, None)
            if old is not None:
                self.nbytes -= old.nbytes
            if pcm.nbytes > self._limit:
                return
            self._sounds[key] = pcm
            self.nbytes += pcm.nbytes
            while self.nbytes > self._limit:
                _, oldest = self._sounds.popitem(last=False)
                self.nbytes -= oldest.nbytes
