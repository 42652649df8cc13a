"""A reason: one true sentence about a play, before any language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from voicecards.cards import Card, Rank, Suit


@dataclass(frozen=True)
class Reason:
    """Why a play is a good one.

    Attributes:
        code: message id without its `reason-`.
        details: the values of the message.
    """

    code: str
    details: Mapping[str, Card | Rank | Suit | int | str] = field(default_factory=dict)
