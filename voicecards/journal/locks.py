"""Locks of one file's single bytes: they vanish with the program that holds them, however it ends.

Byte 0 is held by the first program that has the journal open, byte n by whoever plays sitting n.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_TAKEN = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}


class ByteLocks:
    """Locks taken by this program.

    Args:
        path: the file; made if need be. Its content does not matter and stays empty.

    Raises:
        OSError: the file cannot be made.
    """

    def __init__(self, path: Path) -> None:
        self._fd = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        self._held: set[int] = set()

    def take(self, byte: int) -> bool:
        """Take a lock; False when another program, or this one, has it.

        Where the file system knows no locks, everybody may have them.
        """
        if byte in self._held:
            return False
        try:
            self._lock(byte)
        except OSError as error:
            if error.errno in _TAKEN:
                return False
        self._held.add(byte)
        return True

    def release(self, byte: int) -> None:
        """Give a lock back, if it is held."""
        if byte in self._held:
            self._held.discard(byte)
            try:
                self._unlock(byte)
            except OSError:
                return  # there was none

    def close(self) -> None:
        """Give everything back. Closing twice is closing once."""
        for byte in list(self._held):
            self.release(byte)
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1

    if sys.platform == "win32":

        def _lock(self, byte: int) -> None:
            os.lseek(self._fd, byte, os.SEEK_SET)
            msvcrt.locking(self._fd, msvcrt.LK_NBLCK, 1)

        def _unlock(self, byte: int) -> None:
            os.lseek(self._fd, byte, os.SEEK_SET)
            msvcrt.locking(self._fd, msvcrt.LK_UNLCK, 1)

    else:

        def _lock(self, byte: int) -> None:
            fcntl.lockf(self._fd, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, byte)

        def _unlock(self, byte: int) -> None:
            fcntl.lockf(self._fd, fcntl.LOCK_UN, 1, byte)
