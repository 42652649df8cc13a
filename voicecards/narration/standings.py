"""Who has won, and every place: the same for games of any number of rounds."""

from __future__ import annotations

from collections.abc import Sequence

from voicecards.games.game import SPECTATOR, Seat, Standing
from voicecards.narration.phrase import Phrase
from voicecards.narration.tricks import event_line
from voicecards.utterance import Category


def game_over(standings: Sequence[Standing], listener: Seat) -> Phrase:
    """Tell who has won, and every place."""
    winners = tuple(s.seat for s in standings if s.place == 1)
    mine = listener in winners
    key = "game-won" if mine else "game-lost"
    if len(winners) > 1:
        key += "-shared"
    cue = "win" if mine else "lose"
    if listener == SPECTATOR:
        cue = "round_end"
    line = event_line(key, Category.SCORE, None, cue, seats=winners)
    return line.followed_by(*places(standings))


def places(standings: Sequence[Standing]) -> list[Phrase]:
    """The places in order; those who share one are told together."""
    shared: dict[int, list[Standing]] = {}
    for standing in standings:
        shared.setdefault(standing.place, []).append(standing)
    return [
        Phrase(
            "place-line" if len(group) == 1 else "place-line-shared",
            {"place": place, "seats": tuple(s.seat for s in group), "score": group[0].score},
        )
        for place, group in shared.items()
    ]
