"""A whole game played by nothing but sound, and compared with the same game played by keys.

    python -m tests.end_to_end.whole_game [--recognizer NAME] [--trace] LANG RECORD ...

Every decision of the human seat of a golden record is spoken by the embedded voice, goes through
the microphone's path and the recognizer, and is said again, agreed to or chosen by its number as
the program asks back. It prints one line of JSON for each game.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from tests.golden.sessions import Record, play
from tests.sitting import Sitting
from voicecards.bots.recorded import RecordedBot
from voicecards.commands.command import Source
from voicecards.games import games
from voicecards.screens.listening import Understood
from voicecards.session.ear_line import EarLine
from voicecards.session.launch import Launch
from voicecards.session.rehearse import Rehearsal
from voicecards.sound.pcm import write_wav
from voicecards.speech.espeak import synthesise
from voicecards.table import HUMAN

RATES = (150, 150, 130, 130, 170)
"""Words per minute of the first attempt and of those after it, as people slow down and hurry."""
ATTEMPTS = 6


class Misheard(Exception):
    """Something else was done than was said, or nothing after all attempts."""


class PlayerByEar:
    """Sits at a table and only speaks.

    Attributes:
        counts: how often each thing happened: said, asked, chosen, again, denied.
    """

    def __init__(
        self, record: Record, lang: str, folder: Path, *, trace: bool = False, **settings: str
    ) -> None:
        game = games()[record.game]
        options = game.options.from_text(record.options)
        seats = [None] + [RecordedBot(game, record.of_seat(s)) for s in range(1, options.players)]
        launch = Launch(game=record.game, seed=record.seed, options=record.options)
        self.sitting = Sitting(launch, lang, seats, **settings)
        self.lang = lang
        self.counts: Counter[str] = Counter()
        self._file = folder / "said.wav"
        self._ear = EarLine(self.sitting.stage, self.sitting.stage.settings)
        self._script = Rehearsal(self.sitting.stage, self.sitting.clock, self._ear.hear_file)
        self._heard: Understood | None = None
        self._trace = trace
        self._listen()

    def _listen(self) -> None:
        """Keep what is handed from the ear to the stage."""
        listening = self.sitting.stage.listening
        take = listening.take

        def taken(result: Understood, source: Source, *, always_answer: bool = True) -> None:
            self._heard = result
            take(result, source, always_answer=always_answer)

        listening.take = taken  # type: ignore[method-assign]

    def play(self, record: Record) -> Sitting:
        """Play the human's part of a record to its end."""
        self.decide("start")
        for code in record.of_seat(HUMAN):
            self.sitting.turn()
            self.decide(code)
        self.sitting.run("wait over")
        return self.sitting

    def decide(self, code: str) -> None:
        """Say a command until it is carried out.

        Raises:
            Misheard: when another one is, or none after all attempts.
        """
        for attempt in range(ATTEMPTS):
            self._say(code, attempt)
            heard = self._heard
            assert heard is not None
            codes = [command.code for _, command in heard.candidates]
            if heard.verdict == "act":
                if codes[0] != code:
                    raise Misheard(f"{code} was taken for {codes[0]}")
                self._agree()
                return
            if heard.verdict == "ask" and code in codes:
                self.counts["asked"] += 1
                self._answer(codes.index(code), len(codes))
                self._agree()
                return
            if heard.verdict == "ask":
                self.counts["denied"] += 1
                self._say("no", attempt)
                if self._asking:  # whatever was heard instead, the question is put aside by a key
                    self._script.run(["key backspace", "wait 1"])
            self.counts["again"] += 1
        raise Misheard(f"{code} was not understood: {heard.text}")

    @property
    def _asking(self) -> bool:
        question = self.sitting.stage.question
        return question is not None and not question.standing

    def _answer(self, index: int, count: int) -> None:
        """Say yes to the only candidate, or the number of one of several."""
        for attempt in range(ATTEMPTS):
            self._say("yes" if count == 1 else f"choose:{index + 1}", attempt)
            if not self._asking:
                return
            self.counts["again"] += 1
        raise Misheard("an answer was not understood")

    def _agree(self) -> None:
        """Answer the question that a dear action is asked back with."""
        if self._asking:
            self.counts["agreed"] += 1
            self._answer(0, 1)

    def _wordings(self, code: str) -> list[str]:
        """What can be said for a command now: what help recommends, then the shortest."""
        stage = self.sitting.stage
        players = tuple(stage.locale.player_name(seat) for seat in range(stage.players))
        first = stage.sentences.recommended(code, players)
        sayable = stage.sentences.expand(stage.context())
        others = [text for text, command in sayable if command.code == code and text != first]
        return [first, *sorted(others, key=lambda text: len(text.split()))[:1]]

    def _say(self, code: str, attempt: int) -> None:
        """Say a command; whoever is not understood speaks faster or slower, and in other words."""
        wordings = self._wordings(code)
        text = wordings[attempt % len(wordings)]
        write_wav(self._file, synthesise(text, self.lang, RATES[attempt % len(RATES)]))
        self.counts["said"] += 1
        self._script.run([f"hear {self._file}", "wait 1"])
        if self._trace and self._heard:
            heard = self._heard
            offered = ", ".join(f"{words} = {command.code}" for words, command in heard.candidates)
            print(f"{text} ({code}) -> {heard.verdict} {heard.score:.2f}: {offered or heard.text}")


def happenings(sitting: Sitting) -> list[dict[str, Any]]:
    """What happened at a table, without the times."""
    return [{k: v for k, v in e.items() if k != "t"} for e in sitting.of("event")]


def whole_game(
    name: str, lang: str, folder: Path, *, trace: bool = False, **settings: str
) -> dict[str, Any]:
    """Play a record by sound and by keys.

    Returns:
        What happened, and whether both games are the same.
    """
    record = Record.load(name)
    player = PlayerByEar(record, lang, folder, trace=trace, **settings)
    begin, trouble, same = time.perf_counter(), "", False
    try:
        spoken = player.play(record)
        keyed = play(record, lang, "keys")
        same = happenings(spoken) == happenings(keyed)
        same = same and spoken.table.standings == keyed.table.standings
        same = same and spoken.table.journal.actions == keyed.table.journal.actions
    except Misheard as error:
        trouble = str(error)
    done = sum(seat == HUMAN for seat, _ in player.sitting.table.journal.actions)
    return {
        "game": name,
        "lang": lang,
        "same": same,
        "decisions": f"{done}/{len(record.of_seat(HUMAN))}",
        "trouble": trouble,
        **player.counts,
        "seconds": round(time.perf_counter() - begin),
    }


def main() -> None:
    """Play the games named on the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--recognizer", default="auto")
    parser.add_argument("--model", default="")
    parser.add_argument("--trace", action="store_true")
    parser.add_argument("lang")
    parser.add_argument("names", nargs="+")
    args = parser.parse_args()
    settings = {"recognizer": args.recognizer, "model": args.model}
    with tempfile.TemporaryDirectory() as folder:
        for name in args.names:
            result = whole_game(name, args.lang, Path(folder), trace=args.trace, **settings)
            print(json.dumps(result, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
