"""Which voices the player wants: for each language, and for who is being told of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from voicecards.store import Settings
from voicecards.utterance import Role


@dataclass(frozen=True)
class Wishes:
    """Names of voices.

    Attributes:
        general: the voice of every language that has no wish of its own; empty: the usual ones.
        named: by language and role.
    """

    general: str = ""
    named: Mapping[tuple[str, Role], str] = field(default_factory=dict)

    def name_for(self, lang: str, role: Role) -> str:
        """The voice wanted; empty for a role that has none of its own, or the usual voice."""
        named = self.named.get((lang, role), "")
        return named or (self.general if role is Role.MAIN else "")

    def roles(self, lang: str) -> Iterator[Role]:
        """The roles that need a voice: the main one, and those with a voice of their own."""
        for role in Role:
            if role is Role.MAIN or self.name_for(lang, role):
                yield role


def wishes_of(settings: Settings) -> Wishes:
    """The voices that the player has chosen."""
    by_role = {
        Role.MAIN: settings.voices,
        Role.PLAYERS: settings.voices_players,
        Role.ANSWERS: settings.voices_answers,
    }
    named = {
        (lang, role): name
        for role, names in by_role.items()
        for lang, name in names.items()
        if name
    }
    return Wishes(settings.voice, named)
