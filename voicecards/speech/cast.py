"""Who speaks which language: synthesisers in order of preference, and the voices they have."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from voicecards.speech.synthesiser import SpeechUnavailable, Synthesiser
from voicecards.speech.wishes import Wishes
from voicecards.utterance import Role

Factory = Callable[[], Synthesiser]
"""Opens a synthesiser; raises SpeechUnavailable where it does not work."""


@dataclass(frozen=True)
class Part:
    """Who speaks a language: a synthesiser, where it came from, and one of its voices."""

    factory: Factory
    synthesiser: Synthesiser
    voice: str

    def __str__(self) -> str:
        return f"{self.synthesiser.name}: {self.voice}"


class Cast:
    """Which synthesiser and voice speaks each language: the first in order that has one.

    Attributes:
        parts: by language and role; a role without a part is the main voice's.
        choices: the names of all voices, by language, of the synthesisers opened so far.
        missing: the wanted names that no voice has.
    """

    def __init__(
        self,
        factories: Iterable[Factory],
        langs: Sequence[str],
        wishes: Wishes,
        entering: Callable[[Factory], None],
    ) -> None:
        """Open synthesisers until each language has its voice and the wanted ones are found.

        Args:
            factories: in order of preference.
            langs: languages to find voices for.
            wishes: the voices the player wants; languages they do not speak keep theirs.
            entering: told about each factory before it is used.

        Raises:
            SpeechUnavailable: when no synthesiser can be opened.
        """
        self.parts: dict[tuple[str, Role], Part] = {}
        self.choices: dict[str, list[str]] = {lang: [] for lang in langs}
        self._langs = tuple(langs)
        self._wishes = wishes
        self._entering = entering
        self._found: set[tuple[str, Role]] = set()
        self._opened: list[Synthesiser] = []
        self._unopened = list(factories)
        self._reasons: list[str] = []
        while self._unopened and not self._complete:
            self._open_next()
        if not self._opened:
            raise SpeechUnavailable("; ".join(self._reasons) or "no synthesiser")

    @property
    def missing(self) -> tuple[str, ...]:
        names = {n for lang in self._langs for n in self._names_of(lang)}
        return tuple(sorted(names - {self._wishes.name_for(*key) for key in self._found}))

    @property
    def _complete(self) -> bool:
        spoken = {lang for lang, _ in self.parts}
        return not self.missing and spoken >= set(self._langs)

    def _names_of(self, lang: str) -> set[str]:
        names = {self._wishes.name_for(lang, role) for role in Role}
        return names - {""}

    def part(self, lang: str, role: Role) -> Part | None:
        """Who says a line; None when nobody speaks the language."""
        return self.parts.get((lang, role)) or self.parts.get((lang, Role.MAIN))

    def open_rest(self) -> None:
        """Open the other synthesisers too, to list their voices."""
        while self._unopened:
            self._open_next()

    def _open_next(self) -> None:
        factory = self._unopened.pop(0)
        self._entering(factory)
        try:
            synthesiser = factory()
        except SpeechUnavailable as error:
            self._reasons.append(str(error))
            return
        self._opened.append(synthesiser)
        for lang in self._langs:
            for role in self._wishes.roles(lang):
                self._find(factory, synthesiser, lang, role)
            self._list(synthesiser, lang)

    def _find(self, factory: Factory, synthesiser: Synthesiser, lang: str, role: Role) -> None:
        """Give a language the wanted voice, or the usual one if it has none yet."""
        key, wanted = (lang, role), self._wishes.name_for(lang, role)
        named = synthesiser.find(lang, wanted) if wanted and key not in self._found else None
        if named is not None:
            self._found.add(key)
            self.parts[key] = Part(factory, synthesiser, named)
        elif role is Role.MAIN and key not in self.parts:
            usual = synthesiser.find(lang, None)
            if usual is not None:
                self.parts[key] = Part(factory, synthesiser, usual)

    def _list(self, synthesiser: Synthesiser, lang: str) -> None:
        names = [voice.name for voice in synthesiser.voices() if voice.base_lang == lang]
        self.choices[lang] += [*names, *(synthesiser.variants if names else ())]

    def close(self) -> None:
        """Close the synthesisers."""
        for synthesiser in self._opened:
            synthesiser.close()
