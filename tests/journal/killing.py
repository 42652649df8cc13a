"""Kills the real program at random moments and goes on, again and again, until the game is over.

`uv run python -m tests.journal.killing [--kills 200] [--seed 1]` does it by hand.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.golden.sessions import start
from tests.sitting import Sitting
from voicecards import cli
from voicecards.bots import make_bot, rng_for
from voicecards.games.game import Action
from voicecards.journal.opening import open_journals
from voicecards.session.launch import Launch
from voicecards.table import HUMAN, Table

OPTIONS = {
    "bouillabaisse": {"players": "3"},
    "barbu": {"players": "4"},
    "bouillotte": {"players": "4", "session_deals": "6"},
}
TOLD = ("action", "event", "speech")
"""What must be the same after an interruption as it would have been without."""
LANG = "en"


@dataclass
class Game:
    """A game as it goes when nobody interrupts it.

    Attributes:
        name, seed: of the game and its luck.
        steps: for each of the player's decisions the steps of a script that make it.
        transcript: of the whole evening.
    """

    name: str
    seed: int
    steps: list[list[str]] = field(default_factory=list)
    transcript: list[dict[str, Any]] = field(default_factory=list)

    @property
    def words(self) -> list[str]:
        """The command line of its table."""
        options = [f"--set={name}={value}" for name, value in OPTIONS[self.name].items()]
        return ["--game", self.name, "--seed", str(self.seed), "--lang", LANG, *options]

    @property
    def actions(self) -> list[tuple[int, str]]:
        """(seat, code), in order."""
        return [(e["seat"], code_of(e)) for e in self.transcript if e["kind"] == "action"]


def code_of(entry: dict[str, Any]) -> str:
    return ":".join([entry["action"], *map(str, entry["args"].values())])


def decision(table: Table) -> Action:
    """What the player does: a function of the position alone."""
    view = table.view(HUMAN)
    rng = rng_for(table.seed, HUMAN, len(table.journal.actions))
    return make_bot("beginner", table.game.name).choose(view, rng)


def play_through(name: str, seed: int) -> Game:
    """Play a whole game without an interruption, by sentences, and note what was said."""
    game = Game(name, seed)
    launch = Launch(game=name, seed=seed, options=OPTIONS[name])
    sitting = Sitting(launch, LANG)
    start(sitting, by_voice=False)
    sitting.turn()
    while not sitting.table.is_over:
        code = decision(sitting.table).code
        players = tuple(sitting.stage.locale.player_name(s) for s in range(sitting.stage.players))
        steps = [f"say {sitting.stage.sentences.recommended(code, players)}"]
        sitting.run(steps[0])
        question = sitting.stage.question
        if question and not question.standing:
            steps += ["wait 1", "say yes"]
            sitting.run(*steps[1:])
        game.steps.append(steps)
        sitting.turn()
    sitting.run("wait over")
    game.transcript = sitting.transcript
    return game


def script(game: Game, done: int, begin: list[str]) -> str:
    """The rest of the evening, after so many of the player's decisions."""
    lines = [*begin, "wait turn"]
    for steps in game.steps[done:]:
        lines += [*steps, "wait turn"]
    return "\n".join([*lines, "wait over"]) + "\n"


def launch(home: Path, words: list[str], text: str) -> subprocess.Popen[str]:
    """Start the real program with a script on its standard input."""
    path = home / "script.txt"
    path.write_text(text, encoding="utf-8")
    env = {**os.environ, "VOICECARDS_HOME": str(home)}
    command = [sys.executable, "-m", "voicecards", "rehearse", str(path), *words]
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True, encoding="utf-8")


class Forked:
    """The program in a forked process: it need not be loaded again, and is killed all the same."""

    def __init__(self, home: Path, words: list[str], text: str) -> None:
        path = home / "script.txt"
        path.write_text(text, encoding="utf-8")
        begin, end = os.pipe()
        self._pid = os.fork()
        if self._pid == 0:
            os.environ["VOICECARDS_HOME"] = str(home)
            os.close(begin)
            sys.stdout = os.fdopen(end, "w", encoding="utf-8")
            code = 1
            try:
                code = cli.main(["rehearse", str(path), *words])
                sys.stdout.flush()
            except BaseException:
                traceback.print_exc()
            os._exit(code)
        os.close(end)
        self.stdout = os.fdopen(begin, encoding="utf-8")

    def send_signal(self, which: int) -> None:
        os.kill(self._pid, which)

    def wait(self, timeout: float) -> int:
        _, status = os.waitpid(self._pid, 0)
        return os.waitstatus_to_exitcode(status)


def read(process: subprocess.Popen[str] | Forked, most: int | None) -> list[dict[str, Any]]:
    """The transcript until the program ends, or the first lines of it."""
    assert process.stdout is not None
    entries: list[dict[str, Any]] = []
    for line in process.stdout:
        if not line.endswith("\n"):
            break
        entries.append(json.loads(line))
        if most is not None and len(entries) >= most:
            break
    return entries


def kept(home: Path) -> tuple[int, list[tuple[int, str]]]:
    """The only sitting of a journal: its id and its actions."""
    journals, problems = open_journals(home)
    assert journals is not None, problems
    assert not problems
    try:
        (summary,) = journals.summaries()
        record = journals.load(summary.id)
        assert record is not None
        return summary.id, record.journal.actions
    finally:
        journals.close()


def told_after(transcript: list[dict[str, Any]], count: int) -> list[dict[str, Any]]:
    """What was told from an action on, without times."""
    rest: list[dict[str, Any]] = []
    seen = 0
    for entry in transcript:
        seen += entry["kind"] == "action"
        if seen > count and entry["kind"] in TOLD:
            rest.append({k: v for k, v in entry.items() if k not in ("t", "cut")})
    return rest


Launcher = Callable[[Path, list[str], str], "subprocess.Popen[str] | Forked"]


def kill_again_and_again(
    game: Game, home: Path, luck: random.Random, kills: int, start_program: Launcher = launch
) -> int:
    """Play a game, killing the program so many times, and check every continuation.

    Returns:
        How many kills happened before the game was over.
    """
    home.mkdir(parents=True, exist_ok=True)
    begin, words, done = ["key return"], game.words, 0
    length = len(game.transcript)
    for kill in range(kills + 1):
        process = start_program(home, words, script(game, decisions_in(game, done), begin))
        last = kill == kills
        most = None if last else luck.randint(3, max(4, 2 * length // (kills + 1)))
        entries = read(process, most)
        if not last:
            time.sleep(luck.random() * 0.01)
            process.send_signal(signal.SIGKILL)
        assert process.stdout is not None
        process.stdout.close()
        ended = process.wait(timeout=60)
        if most is None or len(entries) < most:  # it came to its end, and not to grief
            assert ended in (0, -signal.SIGKILL), ended
            assert entries[-1]["kind"] == "end", entries[-1]
        before, done = done, check(game, home, entries, done, whole=ended == 0 and most is None)
        if ended == 0 or len(entries) < (most or 0):
            return kill  # it was over before the kill
        if done == len(game.actions):
            return kill + 1  # the kill came after the last action
        words, begin = ["--lang", LANG], ["wait 1", "key return"]
        if not (home / "journal.db").exists() or (before, done) == (0, -1):
            words, begin, done = game.words, ["key return"], 0
    return kills


def decisions_in(game: Game, count: int) -> int:
    """How many of the first actions were the player's."""
    return sum(seat == HUMAN for seat, _ in game.actions[:count])


def check(
    game: Game, home: Path, entries: list[dict[str, Any]], before: int, *, whole: bool
) -> int:
    """Compare what was told, and what is kept, with the uninterrupted game.

    Returns:
        The number of actions kept; -1 when the game had not begun.
    """
    told = told_after(entries, 0)
    expected = told_after(game.transcript, before)
    assert told == expected[: len(told)], first_difference(told, expected)
    if whole:
        assert len(told) == len(expected)
    try:
        _, actions = kept(home)
    except ValueError:  # none is there
        assert before == 0
        assert not told
        return -1
    assert actions == game.actions[: len(actions)]
    narrated = before + sum(e["kind"] == "action" for e in entries)
    assert len(actions) >= narrated  # what has been told is on the disk
    return len(actions)


def first_difference(one: list[Any], other: list[Any]) -> object:
    return next(((a, b) for a, b in zip(one, other, strict=False) if a != b), "longer")


def evenings(seed: int) -> Iterator[Game]:
    """Games to interrupt, without end."""
    while True:
        for name in OPTIONS:
            yield play_through(name, seed)
        seed += 1


def main() -> None:
    """Kill as often as asked, over all games in turn."""
    words = argparse.ArgumentParser()
    words.add_argument("--kills", type=int, default=200)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--fork", action="store_true", help="load the program only once")
    asked = words.parse_args()
    luck, done = random.Random(asked.seed), 0
    by_game: dict[str, int] = {}
    with tempfile.TemporaryDirectory() as folder:
        for number, game in enumerate(evenings(asked.seed)):
            wanted = min(12, asked.kills - done)
            if wanted <= 0:
                break
            home = Path(folder) / str(number)
            start_program = Forked if asked.fork else launch
            happened = kill_again_and_again(game, home, luck, wanted, start_program)
            done += happened
            by_game[game.name] = by_game.get(game.name, 0) + happened
            print(f"{done} kills, all resumed: {by_game}", flush=True)


if __name__ == "__main__":
    main()
