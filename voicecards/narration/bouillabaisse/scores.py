"""Rounds, captures and scores of Bouillabaisse in sentences."""

from __future__ import annotations

from dataclasses import replace

from voicecards.cards import Card, Rank, Suit
from voicecards.games.bouillabaisse.events import (
    Capture,
    RoundScored,
    RoundStarted,
    TrickTaken,
)
from voicecards.games.bouillabaisse.scoring import (
    LAST_ROUND,
    Stakes,
    all_or_nothing_applies,
)
from voicecards.games.bouillabaisse.view import BouillabaisseView
from voicecards.games.game import SPECTATOR, Seat, rank_scores
from voicecards.narration.phrase import Phrase
from voicecards.narration.tricks import event_line
from voicecards.narration.voice import also_you, seats_from
from voicecards.utterance import Category, Priority


def round_of(event: TrickTaken | RoundScored, view: BouillabaisseView) -> int:
    """The round in which an event happened: the view may already be in the next one."""
    if isinstance(event, RoundScored):
        return event.round
    return view.round if view.last_trick == event else view.round - 1


def round_rules(view: BouillabaisseView) -> Phrase:
    """The rules of the present round with this table's values and targets."""
    stakes = Stakes(
        view.round,
        view.suit,
        view.rank,
        view.card,
        view.options.points_trick,
        view.options.points_suit,
        view.options.points_rank,
        view.options.points_special,
    )
    copies = view.options.cards_in_play.count(view.card) if view.card else 1
    applies = all_or_nothing_applies(view.round, copies, view.options)
    return _stakes(stakes, copies).followed_by(
        _all_or_nothing(view, view.round) if applies else None, Phrase("bouillabaisse-follow")
    )


def round_started(event: RoundStarted, view: BouillabaisseView) -> Phrase:
    """Tell what the new round counts, and who leads."""
    copies = view.options.cards_in_play.count(event.card) if event.card else 1
    leader = Phrase("round-leader", {"seat": event.leader})
    line = replace(
        _stakes(event, copies),
        category=Category.SCORE,
        priority=Priority.EVENT,
        cue="round_start",
    )
    risk = _all_or_nothing(view, event.round) if event.all_or_nothing else None
    if event.leader == view.seat:  # the prompt will tell
        return line.followed_by(risk)
    return line.followed_by(risk, leader)


def _stakes(stakes: Stakes | RoundStarted, copies: int) -> Phrase:
    return Phrase(
        f"bouillabaisse-round-{stakes.round}",
        {
            "suit": stakes.suit or Suit.HEARTS,
            "rank": stakes.rank or Rank.QUEEN,
            "card": stakes.card or Card(Rank.KING, Suit.SPADES),
            "copies": copies,
            "points_trick": stakes.points_trick,
            "points_suit": stakes.points_suit,
            "points_rank": stakes.points_rank,
            "points_special": stakes.points_special,
        },
    )


def _all_or_nothing(view: BouillabaisseView, number: int) -> Phrase:
    key = "bouillabaisse-all-or-nothing"
    if number == LAST_ROUND:
        key += "-last"
    cards_only = number >= 5 and view.options.all_or_nothing_mixed == "cards_only"
    return Phrase(key, {"everything": "cards" if cards_only else "all"})


# --- captures ------------------------------------------------------------------------------


def captured(capture: Capture, number: int, view: BouillabaisseView) -> tuple[Phrase, ...]:
    """What a seat has taken that counts in round `number`, as items of a list."""
    items = []
    if number in (1, 5, 6) and capture.tricks:
        items.append(Phrase("captured-tricks", {"n": capture.tricks}))
    if capture.suit and view.suit is not None:
        items.append(Phrase("captured-suit", {"n": capture.suit, "suit": view.suit}))
    if capture.rank and view.rank is not None:
        items.append(Phrase("captured-rank", {"n": capture.rank, "rank": view.rank}))
    if capture.special and view.card is not None:
        items.append(Phrase("captured-card", {"n": capture.special, "card": view.card}))
    return tuple(items) or (Phrase("captured-nothing"),)


def trick_taken(event: TrickTaken, view: BouillabaisseView) -> Phrase:
    """Tell who takes a trick, and what it brings."""
    number = round_of(event, view)
    spoils = captured(Capture(0, *_of_cards(event.capture)), number, view)
    counts = spoils[0].key != "captured-nothing"
    key = also_you("trick-taken-points" if counts else "trick-taken", event.seat, view.seat)
    line = event_line(
        key,
        Category.TRICK,
        event.seat,
        "trick_mine" if event.seat == view.seat else "trick_other",
        seat=event.seat,
        captured=spoils,
        points=signed(event.capture.gross, number),
        left=event.left,
    )
    if not event.equalled:
        return line
    return line.followed_by(Phrase("trick-equalled", {"winner": view.options.duplicate_winner}))


def _of_cards(capture: Capture) -> tuple[int, int, int]:
    return capture.suit, capture.rank, capture.special


def signed(gross: int, number: int) -> int:
    """Gross points as they will be written down: in the last round they come off."""
    return -gross if number == LAST_ROUND else gross


# --- scores --------------------------------------------------------------------------------


def round_scored(event: RoundScored, view: BouillabaisseView) -> Phrase:
    """Tell what each seat took in a round, what it is worth, and its new total."""
    head = event_line(
        "round-over-early" if event.early else "round-over",
        Category.SCORE,
        None,
        "round_end",
        n=event.round,
    )
    if event.everything is not None:
        key = also_you("everything-taken", event.everything, view.seat)
        head = head.followed_by(Phrase(key, {"seat": event.everything}))
    return head.followed_by(
        *(
            score_line(
                seat,
                captured(event.captures[seat], event.round, view),
                event.scores[seat],
                event.totals[seat],
            )
            for seat in seats_from(view.seat, len(event.scores))
        )
    )


def score_line(seat: Seat, spoils: tuple[Phrase, ...], points: int, total: int) -> Phrase:
    """One seat's score of a round: why, how much, and the new total."""
    return Phrase(
        "score-line",
        {"seat": seat, "captured": spoils, "points": points, "total": total},
    )


def scores(view: BouillabaisseView) -> Phrase:
    """Tell the totals, lowest first, and what one has taken in the present round."""
    if not view.round_scores:
        line = Phrase("scores-none")
    else:
        order = rank_scores(view.totals, lowest_wins=True)
        rows = [Phrase("score-row", {"seat": s.seat, "score": s.score}) for s in order]
        line = Phrase("scores-after", {"n": len(view.round_scores)}).followed_by(*rows)
    if view.turn is None or view.seat == SPECTATOR:
        return line
    return line.followed_by(so_far(view.seat, view, "so-far-you"))


def so_far(seat: Seat, view: BouillabaisseView, key: str = "so-far") -> Phrase:
    """What a seat has taken in the round being played; `key` is the wording."""
    capture = view.captures[seat]
    return Phrase(
        key,
        {
            "seat": seat,
            "captured": captured(capture, view.round, view),
            "points": signed(capture.gross, view.round),
        },
    )


def scores_details(view: BouillabaisseView) -> Phrase:
    """Tell the scores round by round, then what everybody has taken in the present one."""
    lines = []
    for number, row in enumerate(view.round_scores, start=1):
        lines.append(Phrase("scores-round", {"n": number}))
        lines += [
            Phrase("score-row", {"seat": seat, "score": row[seat]})
            for seat in seats_from(view.seat, len(row))
        ]
    if view.turn is not None:
        lines.append(Phrase("scores-present", {"n": view.round}))
        lines += [
            so_far(seat, view, "so-far-row") for seat in seats_from(view.seat, len(view.captures))
        ]
    return lines[0].followed_by(*lines[1:])
