"""A Speech Dispatcher of its own for a test, which writes down what it is asked to say."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time

import pytest

needs_dispatcher = pytest.mark.skipif(
    sys.platform == "win32" or shutil.which("speech-dispatcher") is None,
    reason="speech-dispatcher is not installed",
)

CONFIG = """\
LogLevel 2
AudioOutputMethod "libao"
AddModule "paper" "sd_generic" "paper.conf"
DefaultModule paper
"""
MODULE = """\
GenericExecuteSynth "echo '$VOICE $RATE: $DATA' >> {paper}"
GenericRateAdd 0
GenericRateMultiply 100
GenericRateForceInteger 1
GenericLanguage "it" "it" "utf-8"
GenericLanguage "ru" "ru" "utf-8"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "male1" "John"
AddVoice "it" "male1" "Paolo"
AddVoice "ru" "male1" "Ivan"
"""


class Dispatcher:
    """One running server.

    Attributes:
        paper: the file it writes.
        address: what `SPEECHD_ADDRESS` is to be.
    """

    def __init__(self, folder):
        self.paper = folder / "paper.txt"
        (folder / "modules").mkdir()
        (folder / "speechd.conf").write_text(CONFIG)
        (folder / "modules" / "paper.conf").write_text(MODULE.format(paper=self.paper))
        (folder / ".libao").write_text("default_driver=null\n")  # no sound device is needed
        socket = folder / "s"
        self.address = f"unix_socket:{socket}"
        options = ["-s", "-t", "0", "-c", "unix_socket", "-S", socket, "-C", folder]
        options += ["-L", folder, "-P", folder / "pid"]
        self.server = subprocess.Popen(
            ["speech-dispatcher", *map(str, options)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)},
        )
        end = time.monotonic() + 10
        while not socket.exists():
            if self.server.poll() is not None or time.monotonic() > end:
                pytest.skip("speech-dispatcher does not start here")
            time.sleep(0.02)

    def wait_for(self, text, seconds=5.0):
        """Wait until a text has been spoken; the line it stands in, voice and rate before it."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            written = self.paper.read_text(errors="replace") if self.paper.exists() else ""
            if text in written:
                return next(line for line in written.splitlines() if text in line)
            time.sleep(0.02)
        raise AssertionError(f"{text!r} was not spoken")

    def kill(self):
        """End it at once, as a crash would."""
        self.server.kill()
        self.server.wait(5)
