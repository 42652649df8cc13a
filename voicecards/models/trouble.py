"""Why a model is not here: what went wrong, or that nobody wants it any more."""

from __future__ import annotations


class FetchError(Exception):
    """A file could not be fetched.

    Attributes:
        code: message id of what went wrong: models-no-connection, models-not-there,
            models-refused, models-changed, models-damaged, models-disk-full,
            models-unwritable.
        detail: for reading, in the words of the system.
    """

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail


class Cancelled(Exception):
    """The player does not want the file any more; what is here of it stays for another time."""
