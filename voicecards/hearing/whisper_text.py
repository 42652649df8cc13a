"""Sentences as the tokens of Whisper: byte pairs, joined in the order in which they were learnt.

A vocabulary lists its tokens in that order, so a list of merges is not needed (and the one that
comes with the usual conversion of the base model lacks its first line).
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

_PIECES = re.compile(r"'(?:s|t|re|ve|m|ll|d)| ?[^\W\d_]+| ?\d+| ?[^\s\w]+|\s+")


def _letters_of_bytes() -> list[str]:
    """How a vocabulary writes each byte: printable ones as themselves, others from 256 on."""
    printable = {*range(33, 127), *range(161, 173), *range(174, 256)}
    others = iter(range(256, 512))
    return [chr(byte if byte in printable else next(others)) for byte in range(256)]


_LETTERS = _letters_of_bytes()


class Vocabulary:
    """The tokens of one model.

    Args:
        tokens: as the model lists them; the place is the number.
    """

    def __init__(self, tokens: Sequence[str]) -> None:
        self.numbers = {token: number for number, token in enumerate(tokens)}
        self._piece = lru_cache(maxsize=4096)(self._join)

    @classmethod
    def load(cls, folder: Path) -> Vocabulary:
        """Read the vocabulary of a model's folder.

        Raises:
            OSError: when there is none.
            ValueError: when it is damaged.
        """
        listed = folder / "vocabulary.json"
        if listed.is_file():
            return cls(json.loads(listed.read_text("utf-8")))
        text = (folder / "vocabulary.txt").read_text("utf-8")
        return cls(text.removesuffix("\n").split("\n"))

    def tokens(self, sentence: str) -> list[int]:
        """Return the numbers of a sentence's tokens, as they follow one another inside a text."""
        return [n for piece in _PIECES.findall(f" {sentence}") for n in self._piece(piece)]

    def _join(self, piece: str) -> tuple[int, ...]:
        parts = [_LETTERS[byte] for byte in piece.encode("utf-8")]
        while len(parts) > 1:
            pairs = [
                (self.numbers[left + right], place)
                for place, (left, right) in enumerate(pairwise(parts))
                if left + right in self.numbers
            ]
            if not pairs:
                break
            _, place = min(pairs)
            parts[place : place + 2] = [parts[place] + parts[place + 1]]
        return tuple(self.numbers[part] for part in parts)

    def text(self, numbers: Sequence[int]) -> str:
        """Return what some tokens say; unreadable bytes are left out."""
        names = list(self.numbers)
        bytes_of = {letter: byte for byte, letter in enumerate(_LETTERS)}
        written = "".join(names[number] for number in numbers)
        return bytes(bytes_of[c] for c in written if c in bytes_of).decode("utf-8", "ignore")
