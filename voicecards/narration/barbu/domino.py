"""The domino: cards laid, what is open, and what each card waits for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from voicecards.cards import Card, Rank, Suit
from voicecards.games.barbu.actions import Pass
from voicecards.games.barbu.domino import LOW, Run
from voicecards.games.barbu.events import (
    AceDecided,
    CardLaid,
    Passed,
    SecondTurn,
    WentOut,
)
from voicecards.games.barbu.view import BarbuView
from voicecards.games.game import SPECTATOR, Seat
from voicecards.narration import tricks
from voicecards.narration.barbu.items import signed
from voicecards.narration.phrase import Arg, Phrase
from voicecards.narration.tricks import event_line
from voicecards.narration.voice import also_you
from voicecards.utterance import Category

SOME = 2
"""In few words so many cards that fit are named, more are only counted."""


# --- events --------------------------------------------------------------------------------


def card_laid(event: CardLaid, view: BarbuView) -> Phrase:
    """Tell that a card joins the layout; in full also how its suit lies now."""
    key = "barbu-opens" if event.side == "start" else "barbu-lays"
    line = event_line(
        also_you(key, event.seat, view.seat),
        Category.PLAY,
        event.seat,
        _cue(event, view),
        seat=event.seat,
        card=event.card,
    )
    args: dict[str, Arg] = {"suit": event.card.suit}
    if event.complete:
        line = line.followed_by(Phrase("barbu-suit-complete", args))
    elif event.side != "start":
        args |= {"lower": event.low.rank, "upper": event.high.rank}
        line = line.followed_by(Phrase("barbu-laid-run", args))
    return line.followed_by(_cards_left(event, view) if event.left else None)


def _cue(event: CardLaid, view: BarbuView) -> str:
    """The note of the card: the nearer the ace, the higher; one more when the suit is finished."""
    if event.complete:
        return "run_complete"
    place = int(event.card.rank)
    if event.card.rank is Rank.ACE and event.side == "below":
        place = _bottom(event.card.suit, view) - 1
    return f"run_{place}"


def _cards_left(event: CardLaid, view: BarbuView) -> Phrase:
    key = "barbu-one-left" if event.left == 1 else "barbu-cards-left"
    return Phrase(also_you(key, event.seat, view.seat), {"seat": event.seat, "count": event.left})


def ace_decided(event: AceDecided, view: BarbuView) -> Phrase:
    """Tell where all aces go from now on."""
    return event_line("barbu-ace-decided", Category.PLAY, side=event.side)


def second_turn(event: SecondTurn, view: BarbuView) -> Phrase | None:
    """Tell that an ace brings another turn; the prompt tells the listener its own."""
    if event.able and event.seat == view.seat:
        return None
    key = also_you("barbu-again" if event.able else "barbu-again-unable", event.seat, view.seat)
    return event_line(key, Category.PLAY, event.seat, seat=event.seat)


def passed(event: Passed, view: BarbuView) -> Phrase:
    """Tell that somebody lays nothing."""
    key = "barbu-stops" if event.voluntary else "barbu-passes"
    key = also_you(key, event.seat, view.seat)
    return event_line(key, Category.PLAY, event.seat, seat=event.seat)


def went_out(event: WentOut, view: BarbuView) -> Phrase:
    """Tell that somebody has laid the last card, and what the place brings."""
    return event_line(
        also_you("barbu-out", event.seat, view.seat),
        Category.PLAY,
        event.seat,
        "trick_mine" if event.seat == view.seat else "trick_other",
        seat=event.seat,
        n=event.place,
        worth=signed(event.points),
    )


# --- one's turn ----------------------------------------------------------------------------


def prompt(view: BarbuView) -> Phrase:
    """Tell the listener to lay a card: which ones fit, and whether it may stop."""
    fitting = tricks.playable(view)
    may_pass = any(isinstance(action, Pass) for action in view.legal)
    args: dict[str, Arg] = {"cards": fitting, "count": len(fitting)}
    if not fitting:
        key = "barbu-turn-stuck"
    elif view.second_turn:
        key = "barbu-turn-again-or-pass" if may_pass else "barbu-turn-again"
    elif len(fitting) == 1:
        key, args = "turn-forced", {"card": fitting[0]}
    else:
        key = "barbu-turn-domino" if len(fitting) <= SOME else "barbu-turn-domino-many"
    return Phrase(key, args, Category.TURN, cue="turn", supersedes="turn")


def legal(view: BarbuView) -> Phrase:
    """Read the cards that fit now, whosever turn it is."""
    if view.seat == SPECTATOR:
        return Phrase("hand-unseen")
    if not view.hand:
        return Phrase("hand-empty")
    fitting = tuple(card for card in view.hand if _fits(card, view))
    if not fitting:
        return Phrase("barbu-fits-none")
    if len(fitting) == 1:
        return Phrase("legal-one", {"card": fitting[0]})
    return Phrase("legal", {"cards": fitting})


def card(card: Card, view: BarbuView, position: int | None) -> Phrase:
    """Name a card of the hand: whether it fits, and in full what it waits for."""
    where = view.hand.index(card) if position is None else position
    args: dict[str, Arg] = {"card": card, "n": where + 1, "count": len(view.hand)}
    key = "barbu-card-fits"
    if not _fits(card, view):
        key = "barbu-card-waits"
        waits = _awaited(waits_for(card, view))
        args |= {"next": waits[0], "then": waits[1:], "more": len(waits) - 1}
    return Phrase(key, args, supersedes="hand-card")


def _fits(card: Card, view: BarbuView) -> bool:
    return not waits_for(card, view)


def waits_for(card: Card, view: BarbuView) -> tuple[Rank, ...]:
    """Return the ranks that must lie before a card fits, the next one first.

    An ace of which nobody has said yet whether it is high or low waits on its nearer side.
    """
    assert view.start_rank
    bottom = _bottom(card.suit, view)

    def position(rank: Rank) -> int:
        return bottom - 1 if rank is Rank.ACE and view.ace_side == LOW else int(rank)

    run = view.layout[card.suit]
    first: tuple[Rank, ...] = () if run else (view.start_rank,)
    if card.rank is view.start_rank and not run:
        return ()
    low = position(run.low.rank if run else view.start_rank)
    high = position(run.high.rank if run else view.start_rank)
    ends = [position(card.rank)]
    if card.rank is Rank.ACE and view.ace_side is None:
        ends.append(bottom - 1)
    ways = [range(high + 1, end) if end > high else range(low - 1, end, -1) for end in ends]
    return (*first, *(Rank(place) for place in min(ways, key=len)))


def _bottom(suit: Suit, view: BarbuView) -> int:
    """The lowest rank of a suit that is in play."""
    return min(int(card.rank) for card in view.options.cards_in_play if card.suit is suit)


def needs(card: Card, view: BarbuView) -> Phrase:
    """Tell all that must lie before a card fits, whoever holds it."""
    if card not in view.options.cards_in_play:
        return Phrase("barbu-needs-left-out", {"card": card})
    if _lies(card, view):
        return Phrase("barbu-needs-lies", {"card": card})
    ranks = waits_for(card, view)
    if not ranks:
        return Phrase("barbu-needs-nothing", {"card": card})
    return Phrase("barbu-needs", {"card": card, "waits": _awaited(ranks)})


def _awaited(ranks: Sequence[Rank]) -> tuple[Phrase, ...]:
    return tuple(Phrase("barbu-awaited", {"rank": rank}) for rank in ranks)


def _lies(card: Card, view: BarbuView) -> bool:
    return any(laid == card for _, laid in view.played)


def passes(view: BarbuView) -> Phrase:
    """Tell who laid nothing in their last turn, and how often each has passed in this domino."""
    times = Counter(seat for seat, card in view.played if card is None)
    if not times:
        return Phrase("barbu-passed-nobody")
    lately = _passed_last(view)
    rows = [
        Phrase(also_you("barbu-passed-times", seat, view.seat), {"seat": seat, "n": times[seat]})
        for seat in sorted(times)
    ]
    line = Phrase("barbu-passed-last", {"seats": lately}) if lately else Phrase("barbu-passed-none")
    return line.followed_by(*rows)


# --- what lies -----------------------------------------------------------------------------


def table(view: BarbuView) -> Phrase:
    """Read the layout suit by suit, and who is out."""
    if not any(view.layout):
        assert view.start_rank
        return Phrase("barbu-layout-empty", {"rank": view.start_rank})
    rows = [_row(suit, view) for suit in Suit]
    return rows[0].followed_by(*rows[1:], _out(view))


def _row(suit: Suit, view: BarbuView) -> Phrase:
    run = view.layout[suit]
    if run is None:
        return Phrase("barbu-run-closed", {"suit": suit})
    if run.complete:
        return Phrase("barbu-suit-complete-row", {"suit": suit})
    if run.low == run.high:
        return Phrase("barbu-run-one", {"suit": suit, "rank": run.low.rank})
    return Phrase("barbu-run", {"suit": suit, "lower": run.low.rank, "upper": run.high.rank})


def run_cards(suit: Suit, view: BarbuView) -> tuple[Card, ...]:
    """The cards of a suit that lie on the table, from the lower end to the upper one."""
    run = view.layout[suit]
    if run is None:
        return ()
    cards = sorted(card for card in view.options.cards_in_play if card.suit is suit)
    if run.low.rank is Rank.ACE:  # a low ace lies below the lowest card in play
        cards = [cards[-1], *cards[:-1]]
    return tuple(cards[cards.index(run.low) : cards.index(run.high) + 1])


def table_card(view: BarbuView, number: int) -> Phrase:
    """Read how one suit lies; `number` counts suits from 1."""
    if not 1 <= number <= len(Suit):
        return Phrase("barbu-suits-only", {}, Category.ERROR, cue="refused")
    return _row(list(Suit)[number - 1], view)


def open_ends(view: BarbuView) -> Phrase:
    """Tell what every suit takes next, who passed last time, and who is out."""
    assert view.start_rank
    if any(view.layout):
        rows = [
            _ends(suit, run, view.start_rank) for suit, run in zip(Suit, view.layout, strict=True)
        ]
    else:
        rows = [Phrase("barbu-layout-empty", {"rank": view.start_rank})]
    passers = _passed_last(view)
    lately = Phrase("barbu-passed-last", {"seats": passers}) if passers else None
    return rows[0].followed_by(*rows[1:], lately, _out(view))


def _ends(suit: Suit, run: Run | None, start: Rank) -> Phrase:
    if run is None:
        return Phrase("barbu-ends-closed", {"suit": suit, "rank": start})
    ranks = tuple(dict.fromkeys(rank for rank in (run.below, run.above) if rank is not None))
    if not ranks:
        return Phrase("barbu-suit-complete-row", {"suit": suit})
    if len(ranks) == 1:
        return Phrase("barbu-ends-one", {"suit": suit, "rank": ranks[0]})
    return Phrase("barbu-ends", {"suit": suit, "lower": ranks[0], "upper": ranks[1]})


def _passed_last(view: BarbuView) -> tuple[Seat, ...]:
    """The seats still in play that laid nothing in their last turn, in seat order."""
    last = dict(view.played)
    return tuple(seat for seat in sorted(last) if last[seat] is None and seat not in view.places)


def _out(view: BarbuView) -> Phrase | None:
    return Phrase("barbu-out-row", {"seats": view.places}) if view.places else None


def since_last_turn(view: BarbuView) -> Phrase:
    """Tell what has happened since the listener's last turn, or in the last round."""
    plays = _since(view.played, view)
    if not plays:
        return Phrase("barbu-since-nothing")
    rows = [_since_row(seat, card, view) for seat, card in plays]
    return Phrase("barbu-since").followed_by(*rows)


def _since(
    played: Sequence[tuple[Seat, Card | None]], view: BarbuView
) -> Sequence[tuple[Seat, Card | None]]:
    mine = [n for n, (seat, _) in enumerate(played) if seat == view.seat]
    if mine and mine[-1] + 1 < len(played):
        return played[mine[-1] + 1 :]
    return played[-view.options.players :]


def _since_row(seat: Seat, card: Card | None, view: BarbuView) -> Phrase:
    if card is not None:
        return Phrase("table-row", {"seat": seat, "card": card})
    return Phrase(also_you("barbu-passes", seat, view.seat), {"seat": seat})
