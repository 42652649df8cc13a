"""docs/reports.md names, for each public report of a fault, tests that exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
REPORTS = (ROOT / "docs" / "reports.md").read_text(encoding="utf-8")


@cache
def names_in(path: Path) -> frozenset[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(n.name for n in ast.walk(tree) if isinstance(n, ast.FunctionDef))


def sections() -> dict[int, list[str]]:
    parts = re.split(r"^## (?:(\d+)\. )?", REPORTS, flags=re.MULTILINE)[1:]
    return {
        int(number or 0): re.findall(r"^- (\S+::\S+)$", text, flags=re.MULTILINE)
        for number, text in zip(parts[::2], parts[1::2], strict=True)
    }


def test_every_report_has_a_test() -> None:
    found = sections()
    assert list(found) == [*range(1, 24), 0], "the last one is of no report"
    assert all(found.values())


def test_every_test_named_exists() -> None:
    named = [name.split("::") for names in sections().values() for name in names]
    missing = [f"{path}::{name}" for path, name in named if name not in names_in(ROOT / path)]
    assert not missing
