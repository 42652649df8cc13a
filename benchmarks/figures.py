"""How the benchmarks print what they have measured."""

from __future__ import annotations

import json
from collections.abc import Mapping


def tell(figures: Mapping[str, float], *, as_json: bool, width: int = 24) -> None:
    """Print figures: one JSON object, or a line each.

    Args:
        figures: by name.
        as_json: one object for a program, instead of lines for people.
        width: columns for the names.
    """
    if as_json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:{width}}{value:10}")
