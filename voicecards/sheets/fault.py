"""Why a score sheet cannot be read, kept or found."""

from __future__ import annotations

from voicecards.games.options import OptionError


class SheetError(ValueError):
    """A sheet that cannot be read, kept or found.

    Attributes:
        code: message id without its `sheet-error-`: "unreadable", "syntax", "missing", ...
        about: the file, the name or the word concerned, as written.
        game: the game's name where it is known, else empty.
        line: the line of a file that is written wrong; 0 where that is not it.
        option: what is wrong with an option, where that is the matter (`code` is "option").
    """

    def __init__(
        self,
        code: str,
        about: str = "",
        *,
        game: str = "",
        line: int = 0,
        option: OptionError | None = None,
    ) -> None:
        super().__init__(code, about)
        self.code = code
        self.about = about
        self.game = game
        self.line = line
        self.option = option
