"""What sentences that a player has read aloud teach engine B about that player's sounds.

The network of the language (`sound_net`) learns on from them. Its weights are all that is kept: no
recording can be made of them again.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from voicecards.hearing.hama_engine import HamaRecognizer
from voicecards.hearing.judges import QUIET_FOR_HAMA
from voicecards.hearing.learning import Example, learn
from voicecards.hearing.pronunciation import normalise
from voicecards.hearing.quiet import with_quiet, without_quiet
from voicecards.hearing.recognizer import Audio
from voicecards.hearing.sound_net import SoundNet, UnfitSounds

ROUNDS: Final = 12
"""How often each sentence is looked at: 40 sentences take some ten seconds."""

_RATE: Final = 1e-3
_BATCH: Final = 8

Reading = tuple[Audio, str]
"""What was said, and the sentence that was to be read."""

Take = tuple[tuple[NDArray[np.float64], ...], str]
"""What the phoneme network heard of it in each pass, and the sentence, normalised."""


def teach(hama: HamaRecognizer, readings: Sequence[Reading]) -> SoundNet:
    """Learn from what was read, on top of what the engine knows.

    Args:
        hama: the engine with the player's network, or the language's.
        readings: some tens of sentences, or more.
    """
    takes = [
        (hama.tokens(without_quiet(with_quiet(audio), QUIET_FOR_HAMA)), normalise(sentence))
        for audio, sentence in readings
    ]
    return teach_heard(hama, takes)


def teach_heard(hama: HamaRecognizer, takes: Sequence[Take]) -> SoundNet:
    """The same, from what the phoneme network has heard."""
    examples = [
        Example(tokens, hama.by_table(tokens), hama.sounds(sentence))
        for passes, sentence in takes
        for tokens in passes
    ]
    return learn(hama.net, examples, rounds=ROUNDS, rate=_RATE, batch=_BATCH)


class TaughtVoice:
    """What one player has taught in one language, as a file of weights.

    Args:
        home: the player's folder.
        lang: the language.
    """

    def __init__(self, home: Path, lang: str) -> None:
        self.path = home / "voice" / lang / "sounds.npz"

    def load(self) -> SoundNet | None:
        """What was learnt; None where there is no file, or none that can be read."""
        try:
            return SoundNet.load(self.path)
        except (OSError, UnfitSounds):
            return None

    def save(self, net: SoundNet) -> None:
        """Write what was learnt.

        Raises:
            OSError: when that cannot be done; the old file is left then.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        net.save(fresh)
        fresh.replace(self.path)

    def forget(self) -> None:
        """Delete it.

        Raises:
            OSError: when that cannot be done.
        """
        self.path.unlink(missing_ok=True)
