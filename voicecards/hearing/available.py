"""Which recognizers can be asked for here, without loading them."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from voicecards.models.catalogue import LIBRARIES
from voicecards.models.shelf import usual_shelf


def recognizers_here(lang: str, model: str = "") -> tuple[str, ...]:
    """Return the recognizers that hear on this computer alone, and can, in a language.

    Args:
        lang: code of a language.
        model: a folder of a model that the player has named, or empty.
    """
    hama = ("sphinx+hama",) if find_spec("hama") else ()
    models = tuple(engine for engine in ("vosk", "whisper") if _has_model(engine, lang, model))
    return ("auto", "sphinx", *hama, *models)


def _has_model(engine: str, lang: str, model: str) -> bool:
    if find_spec(LIBRARIES[engine]) is None:
        return False
    if model and (Path(model) / "model.bin").is_file() == (engine == "whisper"):
        return Path(model).is_dir()
    return usual_shelf().find(engine, lang) is not None
