"""Scores of Barbu: of a hand, of the game, of one player, and what is still to be led."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from voicecards.games.barbu.events import HandScored, Item
from voicecards.games.barbu.schedule import HandResult
from voicecards.games.barbu.view import BarbuView
from voicecards.games.game import SPECTATOR, Seat, rank_scores
from voicecards.narration.barbu.doubling import all_settled
from voicecards.narration.barbu.items import captured, contract_name, signed
from voicecards.narration.barbu.rules import slam_of
from voicecards.narration.phrase import Arg, Phrase
from voicecards.narration.tricks import event_line
from voicecards.narration.voice import also_you, seats_from
from voicecards.utterance import Category


def hand_scored(event: HandScored, view: BarbuView) -> Phrase:
    """Tell a hand's slam, what each pair moves, and each seat's points, why, and new total."""
    line = event_line(
        "barbu-scored",
        Category.SCORE,
        None,
        "round_end",
        n=event.number,
        total=event.total,
        contract=contract_name(event.contract, view.options),
    )
    early = event.early and event.contract != "domino"
    return line.followed_by(
        Phrase("barbu-scored-early") if early else None,
        _slam(event, view),
        *all_settled(event.settlements, view.seat),
        *(_score_line(seat, event, view) for seat in seats_from(view.seat, len(event.scores))),
    )


def _slam(event: HandScored, view: BarbuView) -> Phrase | None:
    if event.slam is None:
        return None
    return Phrase(
        also_you("barbu-slam", event.slam, view.seat),
        {
            "seat": event.slam,
            "what": slam_of(event.contract),
            "suit": view.options.penalty_suit,
        },
    )


def _score_line(seat: Seat, event: HandScored, view: BarbuView) -> Phrase:
    """One seat's score of a hand: what it took, what that weighs, and the new total."""
    before, points = event.before[seat], event.scores[seat]
    spoils = _spoils(seat, event, view)
    args: dict[str, Arg] = {
        "seat": seat,
        "captured": spoils,
        "worth": signed(points),
        "total": event.totals[seat],
    }
    if points == before:
        return Phrase("barbu-score-line" if points else "barbu-score-line-zero", args)
    if not before:
        return Phrase("barbu-score-line-doubled-zero", args)
    return Phrase("barbu-score-line-doubled", args | {"before": signed(before)})


def _spoils(seat: Seat, event: HandScored, view: BarbuView) -> tuple[Phrase, ...]:
    items = event.items[seat]
    if event.contract == "domino":
        sharing = Counter(item.count for row in event.items for item in row)
        if sharing[items[0].count] > 1:
            return (Phrase("barbu-item-unplaced"),)
    return captured(items, view.options)


# --- answers -------------------------------------------------------------------------------


def scores(view: BarbuView) -> Phrase:
    """Tell the totals, highest first, and how the listener stands in the present hand."""
    if not view.results:
        line = Phrase("barbu-scores-none")
    else:
        order = rank_scores(view.totals, lowest_wins=False)
        rows = [Phrase("score-row", {"seat": s.seat, "score": s.score}) for s in order]
        where: dict[str, Arg] = {"n": len(view.results), "total": view.total}
        line = Phrase("barbu-scores-after", where).followed_by(*rows)
    if view.seat == SPECTATOR:
        return line
    return line.followed_by(so_far(view.seat, view, "barbu-so-far-you"))


def so_far(seat: Seat, view: BarbuView, key: str = "barbu-so-far") -> Phrase | None:
    """What a seat has taken in the hand being played, or its place in a domino.

    Args:
        seat: in question.
        view: the listener's.
        key: the wording.

    Returns:
        None before anything is played, and in a domino for who is not out.
    """
    if view.phase not in ("tricks", "domino", "ace"):
        return None
    items = view.items[seat]
    if view.contract == "domino":
        if seat not in view.places:
            return None
        place = view.places.index(seat)
        items = (Item("place", place + 1, view.options.awards[place]),)
    return Phrase(
        key if items else f"{key}-nothing",
        {
            "seat": seat,
            "captured": captured(items, view.options),
            "worth": signed(sum(item.points for item in items)),
        },
    )


def scores_details(view: BarbuView) -> Phrase:
    """Tell what all have taken in the present hand, then hand by hand, the latest first."""
    seats = seats_from(view.seat, view.options.players)
    present = [so_far(seat, view, "barbu-so-far-row") for seat in seats]
    lines = [line for line in present if line]
    if lines:
        assert view.contract
        contract = contract_name(view.contract, view.options)
        head = Phrase("barbu-scores-present", {"n": view.number, "contract": contract})
        lines.insert(0, head)
    numbered = enumerate(view.results, start=1)
    results = [_result(number, result, view) for number, result in reversed(list(numbered))]
    round_ = len(view.options.contracts)
    lines += results[:round_]
    if len(results) > round_:
        older = [replace(line, key="barbu-scores-deal-earlier") for line in results[round_:]]
        lines += [Phrase("barbu-scores-earlier"), *older]
    if not lines:
        return Phrase("barbu-scores-none")
    return lines[0].followed_by(*lines[1:])


def _result(number: int, result: HandResult, view: BarbuView) -> Phrase:
    return Phrase(
        "barbu-scores-deal",
        {
            "n": number,
            "contract": contract_name(result.contract, view.options),
            "scores": tuple(
                Phrase("barbu-scores-item", {"seat": seat, "n": result.scores[seat]})
                for seat in seats_from(view.seat, len(result.scores))
            ),
        },
    )


def player(view: BarbuView, seat: Seat) -> Phrase:
    """Tell a player's cards, total, and part in the present hand."""
    players = view.options.players
    if not 0 <= seat < players:
        return Phrase("player-none", {"players": players}, Category.ERROR, cue="refused")
    line = Phrase(
        "player",
        {"seat": seat, "count": view.hand_sizes[seat], "score": view.totals[seat]},
        seat=seat,
    )
    if view.turn is None:
        return line
    declares = Phrase("barbu-player-declares") if seat == view.declarer else None
    return line.followed_by(so_far(seat, view), declares)


def contracts_left(view: BarbuView, seat: str | None = None) -> Phrase:
    """Tell what is being played, and what each player has still to lead afterwards.

    Args:
        view: the listener's.
        seat: the only player asked about; None: all, those who lack the same together.
    """
    players = view.options.players
    if seat is not None:
        if not 0 <= int(seat) < players:
            return Phrase("player-none", {"players": players}, Category.ERROR, cue="refused")
        return _left_row((int(seat),), _still_left(int(seat), view), view)
    alike: dict[tuple[str, ...], list[Seat]] = {}
    for one in seats_from(view.seat, players):
        alike.setdefault(_still_left(one, view), []).append(one)
    rows = [_left_row(tuple(seats), left, view) for left, seats in alike.items()]
    if view.turn is None or view.contract is None:
        return rows[0].followed_by(*rows[1:])
    key = also_you("barbu-left-now", view.dealer, view.seat)
    contract = contract_name(view.contract, view.options)
    return Phrase(key, {"contract": contract, "seat": view.dealer}).followed_by(*rows)


def _still_left(seat: Seat, view: BarbuView) -> tuple[str, ...]:
    """What a seat has to lead after this hand."""
    now = view.contract if seat == view.dealer else None
    return tuple(contract for contract in view.contracts_left[seat] if contract != now)


def _left_row(seats: tuple[Seat, ...], left: tuple[str, ...], view: BarbuView) -> Phrase:
    if not left:
        return Phrase("barbu-left-none", {"seats": seats})
    if len(left) == len(view.options.contracts) > 1:
        return Phrase("barbu-left-all", {"seats": seats, "count": len(left)})
    names = [contract_name(contract, view.options) for contract in left]
    named = tuple(Phrase("barbu-contract", {"contract": name}) for name in names)
    return Phrase("barbu-left-row", {"seats": seats, "contracts": named})
