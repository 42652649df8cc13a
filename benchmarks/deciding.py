"""How long a full table of experts thinks, and whether the loop goes on meanwhile.

The table is played as the window plays it: one thread decides, while the loop of the program ticks,
hands decisions over and measures how late it is.
"""

from __future__ import annotations

import random
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from voicecards.bots import make_bot
from voicecards.games import games
from voicecards.session.clocked import clocked
from voicecards.session.front import SWITCH
from voicecards.table import Table

SEATS = 12
TICK = 0.005
"""Seconds between two turns of the loop, as in the window."""

TARGETS_MS = {"decision_p95_ms": 300.0, "loop_gap_max_ms": 20.0}


def deciding_figures(
    seconds: float, think: int | None, game: str = "bouillabaisse"
) -> dict[str, float]:
    """Let experts play for some seconds and return their waits and the loop's, in ms.

    Args:
        seconds: how long.
        think: how long a decision may take, in ms; None: a fixed number of thoughts.
        game: its name.
    """
    rules = games()[game]
    options = rules.options(players=SEATS if game == "bouillabaisse" else 7)
    sys.setswitchinterval(SWITCH)
    bots = [clocked(make_bot("expert", game), think) for _ in range(options.players)]
    seeds = random.Random(1)
    idle = [_tick() for _ in range(int(seconds / TICK / 5))]
    decisions: list[float] = []
    gaps: list[float] = []
    end = time.monotonic() + seconds
    with ThreadPoolExecutor(1, "bot") as thinking:
        table = Table(rules, options, seeds.getrandbits(32), bots)
        table.start()
        while time.monotonic() < end:
            if table.is_over:
                table = Table(rules, options, seeds.getrandbits(32), bots)
                table.start()
            seat = table.turn
            assert seat is not None
            begin = time.monotonic()
            thought = thinking.submit(table.bot_action)
            while not thought.done():
                gaps.append(_tick())
            decisions.append(time.monotonic() - begin)
            table.act(seat, thought.result())
    return {
        "decision_p50_ms": _ms(decisions, 50),
        "decision_p95_ms": _ms(decisions, 95),
        "decision_max_ms": _ms(decisions, 100),
        "loop_gap_p99_ms": _ms(gaps, 99),
        "loop_gap_max_ms": _ms(gaps, 100),
        "idle_gap_p99_ms": _ms(idle, 99),
    }


def _tick() -> float:
    """One turn of the loop; returns by how many seconds it was late."""
    before = time.monotonic()
    time.sleep(TICK)
    return time.monotonic() - before - TICK


def _ms(seconds: list[float], percentile: float) -> float:
    return 1000 * float(np.percentile(seconds, percentile)) if seconds else 0.0
