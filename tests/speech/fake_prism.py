"""A stand-in for the package `prism` with the signatures of the real one (a test compares them)."""

from __future__ import annotations

import threading
from types import ModuleType

import prism as real
from prism.common import (
    BackendFeatures,
    PrismBackendNotAvailableError,
    PrismInternalError,
    PrismNotImplementedError,
    PrismNotSpeakingError,
)

BackendId = real.BackendId

_RPC = {"supports_speak", "supports_braille", "supports_output", "supports_stop"}
FEATURES = {
    "NVDA": _RPC | {"supports_is_speaking"},
    "JAWS": _RPC,
    "VOICE_OVER": {"supports_speak", "supports_output"},
    "ORCA": {"supports_speak", "supports_output", "supports_stop"},
    "UIA": {"supports_output", "supports_stop"},
}
"""What the route to each reader can do."""


class Backend:
    """The route to one reader, which a test may end or hang."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.runs = True
        self.hangs = False
        self.release = threading.Event()
        self.said: list[str] = []
        self.shown: list[str] = []
        self.stops = 0

    @property
    def name(self) -> str:
        return self._name

    @property
    def features(self) -> BackendFeatures:
        flags = dict.fromkeys(FEATURES[self._name], True)
        return BackendFeatures(is_supported_at_runtime=self.runs, **flags)

    def _must(self, feature: str) -> None:
        if self.hangs:
            self.release.wait(20)
        if feature not in FEATURES[self._name]:
            raise PrismNotImplementedError(3, "Not implemented")
        if not self.runs:
            raise PrismInternalError(9, "Internal error")

    def speak(self, text: str, interrupt: bool = False) -> None:
        self._must("supports_speak")
        self.said.append(text)

    def output(self, text: str, interrupt: bool = False) -> None:
        self._must("supports_output")
        self.said.append(text)

    def braille(self, text: str) -> None:
        self._must("supports_braille")
        self.shown.append(text)

    def stop(self) -> None:
        self._must("supports_stop")
        self.stops += 1
        raise PrismNotSpeakingError(10, "Not speaking")


class Context:
    """A registry in which some readers run."""

    def __init__(self, *running: Backend) -> None:
        self.running = list(running)
        self.asked: list[str] = []

    def exists(self, backend_id: real.BackendId) -> bool:
        return backend_id.name in FEATURES

    def create(self, backend_id: real.BackendId) -> Backend:
        self.asked.append(backend_id.name)
        for backend in self.running:
            if backend.name == backend_id.name:
                return backend
        if backend_id.name == "VOICE_OVER":
            raise ValueError("Invalid or unsupported backend")
        raise PrismBackendNotAvailableError(16, "Backend not available")


def module(context: Context) -> ModuleType:
    """The package, with one context for whoever asks."""
    fake = ModuleType("prism")
    fake.BackendId = BackendId  # type: ignore[attr-defined]
    fake.Context = lambda: context  # type: ignore[attr-defined]
    return fake
