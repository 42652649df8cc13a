"""Errors of the command line: told in the player's language on stderr, never as a traceback."""

from __future__ import annotations

from collections.abc import Mapping

from voicecards.narration.phrase import Arg

BAD_USAGE = 2
"""Exit code of bad usage and bad options."""
FAILURE = 1
"""Exit code when something did not work."""


class CliError(Exception):
    """Ends a run of the program with a message.

    Attributes:
        key: message id of the sentence.
        values: its values.
        about: the option, file or value concerned, as written; added in brackets.
        code: exit code.
    """

    def __init__(
        self,
        key: str,
        about: str = "",
        *,
        code: int = BAD_USAGE,
        args: Mapping[str, Arg] | None = None,
    ) -> None:
        super().__init__(key, about)
        self.key = key
        self.about = about
        self.code = code
        self.values: Mapping[str, Arg] = args or {}
