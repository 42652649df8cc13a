"""What counts, and what it comes to."""

from __future__ import annotations

import io
from pathlib import Path

from voicecards.bots import make_bot
from voicecards.games import games
from voicecards.journal.keeper import Keeper
from voicecards.journal.statistics import Result, by_game, by_table, tally, write_csv
from voicecards.journal.store import Journals
from voicecards.table import Phase, Table


def result(place: int, score: int = 0, game: str = "barbu", opponents: str = "club") -> Result:
    return Result(0.0, game, "", opponents, 4, score, place)


def test_streaks_count_the_newest_run_and_the_longest() -> None:
    count = tally([result(place) for place in (1, 1, 1, 2, 1, 1)])
    assert (count.played, count.won, count.streak, count.longest) == (6, 5, 2, 3)
    assert tally([result(1), result(2)]).streak == 0


def test_the_best_score_is_the_lowest_where_points_are_bad() -> None:
    scores = [result(1, 40, "bouillabaisse"), result(2, 90, "bouillabaisse")]
    assert (tally(scores).best, tally(scores).worst) == (40, 90)
    scores = [result(1, 40), result(2, 90)]
    assert (tally(scores).best, tally(scores).worst) == (90, 40)


def test_groups() -> None:
    results = [result(1, game="bouillotte"), result(1), result(2, opponents="expert"), result(3)]
    assert [(g, len(r)) for g, r in by_game(results).items()] == [("barbu", 3), ("bouillotte", 1)]
    assert [len(r) for r in by_table(by_game(results)["barbu"]).values()] == [2, 1]


def test_the_table_has_one_line_for_each_sitting() -> None:
    out = io.StringIO()
    write_csv([result(1, -250)], out)
    heading, line = out.getvalue().splitlines()
    assert heading == "when,game,sheet,opponents,players,score,place"
    assert line == "1970-01-01T00:00:00+00:00,barbu,,club,4,-250,1"


def play_out(journals: Journals, bots: list[str | None], undo: bool = False) -> None:
    game = games()["bouillotte"]
    options = game.options.from_text({"players": "3", "session_deals": "2", "seat_draw": "off"})
    table = Table(game, options, 5, [make_bot(b, game.name) if b else None for b in bots], bots)
    Keeper(journals, table, lambda key: None)
    table.start()
    player = make_bot("club", game.name)
    while table.phase is Phase.PLAYING:
        seat = table.turn
        assert seat is not None
        if table.bots[seat]:
            table.act(seat, table.bot_action())
            continue
        table.bots[seat] = player
        action = table.bot_action()
        table.bots[seat] = None
        table.act(seat, action)
        if undo:
            table.take_back(seat)
            undo = False


def test_finished_sittings_of_the_player_count(tmp_path: Path) -> None:
    journals = Journals(tmp_path / "journal.db")
    play_out(journals, [None, "club", "expert"])
    play_out(journals, [None, "club", "club"])
    play_out(journals, ["club", "club", "club"])  # only looked on
    play_out(journals, [None, "club", "club"], undo=True)
    found = journals.results()
    assert [r.opponents for r in found] == ["mixed", "club"]
    assert all(r.game == "bouillotte" and r.players == 3 for r in found)
    journals.close()
