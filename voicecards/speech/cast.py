"""Who speaks which language: synthesisers in order of preference, and the voices they have."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from voicecards.speech.synthesiser import SpeechUnavailable, Synthesiser

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
        parts: by language.
        choices: the names of all voices, by language.
        wanted_found: whether the wanted voice speaks any of the languages.
    """

    def __init__(
        self,
        factories: Iterable[Factory],
        langs: Sequence[str],
        wanted: str | None,
        entering: Callable[[Factory], None],
    ) -> None:
        """Open synthesisers until each language has its voice and the wanted one is found.

        Args:
            factories: in order of preference.
            langs: languages to find voices for.
            wanted: name of a voice the player wants; languages it does not speak keep theirs.
            entering: told about each factory before it is used.

        Raises:
            SpeechUnavailable: when no synthesiser can be opened.
        """
        self.parts: dict[str, Part] = {}
        self.choices: dict[str, list[str]] = {lang: [] for lang in langs}
        self._named: set[str] = set()
        self._opened: list[Synthesiser] = []
        self.wanted_found = wanted is None
        reasons = []
        for factory in factories:
            entering(factory)
            try:
                synthesiser = factory()
            except SpeechUnavailable as error:
                reasons.append(str(error))
                continue
            self._opened.append(synthesiser)
            for lang in langs:
                self._find(factory, synthesiser, lang, wanted)
                self._list(synthesiser, lang)
            if self.wanted_found and len(self.parts) == len(set(langs)):
                break
        if not self._opened:
            raise SpeechUnavailable("; ".join(reasons) or "no synthesiser")

    def _find(
        self, factory: Factory, synthesiser: Synthesiser, lang: str, wanted: str | None
    ) -> None:
        """Give a language the wanted voice, or the usual one if it has none yet."""
        named = synthesiser.find(lang, wanted) if wanted and lang not in self._named else None
        if named is not None:
            self.wanted_found = True
            self._named.add(lang)
            self.parts[lang] = Part(factory, synthesiser, named)
        elif lang not in self.parts and (usual := synthesiser.find(lang, None)) is not None:
            self.parts[lang] = Part(factory, synthesiser, usual)

    def _list(self, synthesiser: Synthesiser, lang: str) -> None:
        names = [voice.id for voice in synthesiser.voices() if voice.base_lang == lang]
        self.choices[lang] += [*names, *(synthesiser.variants if names else ())]

    def close(self) -> None:
        """Close the synthesisers."""
        for synthesiser in self._opened:
            synthesiser.close()
