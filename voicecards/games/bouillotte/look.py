"""Looking at the table from one seat: what goes into its view, and nothing more."""

from __future__ import annotations

from collections.abc import Sequence

from voicecards.games.bouillotte.actions import Phase
from voicecards.games.bouillotte.betting import RaiseRange
from voicecards.games.bouillotte.deal import Deal
from voicecards.games.bouillotte.events import SeatCard
from voicecards.games.bouillotte.pots import pots_so_far
from voicecards.games.bouillotte.session import Session
from voicecards.games.bouillotte.view import Announcement, BouillotteView
from voicecards.games.game import Action, Event, Seat

_NO_RAISE = RaiseRange(0, 0)


def look(
    seat: Seat,
    *,
    turn: Seat | None,
    phase: Phase,
    legal: tuple[Action, ...],
    session: Session,
    deal: Deal,
    drawn: tuple[SeatCard, ...],
    results: Sequence[tuple[int, ...]],
    last_deal: Sequence[Event],
) -> BouillotteView:
    """Return what a seat knows.

    Args:
        seat: who looks.
        turn: who is to decide.
        phase: what is being decided.
        legal: the seat's legal actions.
        session: the session.
        deal: the deal in progress; between deals one without players.
        drawn: the cards of the seat draw.
        results: what each finished deal brought, by deal and seat.
        last_deal: the events that ended the last deal.
    """
    chips, betting, seats = session.chips, deal.betting, range(session.options.players)
    live, all_in = betting.live, betting.all_in
    layout = deal.layout
    owed = betting.owed(seat) if seat in live else 0
    acts = seat == turn
    return BouillotteView(
        seat=seat,
        turn=turn,
        legal=legal,
        options=session.options,
        phase=phase,
        deal=session.number,
        dealer=session.dealer,
        clockwise=session.places.clockwise,
        free_places=session.places.free,
        order=betting.order,
        round=betting.round,
        hand=layout.hands.get(seat, ()),
        value=layout.value(seat),
        may_announce=seat in live and deal.may_announce(seat),
        open_cards=tuple([layout.open_cards.get(other, ()) for other in seats]),
        hidden=layout.hidden(seat),
        chosen=deal.chosen.get(seat),
        retournes=layout.retournes,
        face_down=layout.face_down,
        dead=layout.dead,
        stacks=tuple(chips.stacks),
        paid=tuple(chips.paid),
        carried=chips.carried,
        pot=chips.pot,
        pots=pots_so_far(chips.paid, live, all_in, chips.carried) if live else (),
        level=betting.level,
        price=min(owed, chips.stacks[seat]),
        short=max(0, owed - chips.stacks[seat]),
        straddle_price=chips.pot if acts and phase is Phase.STRADDLE else 0,
        raises=betting.raises(seat) if acts and phase is Phase.BETTING else _NO_RAISE,
        folded=tuple([other for other in betting.order if other in betting.folded]),
        all_in=all_in,
        acted=tuple([other for other in betting.order if other in betting.acted]),
        announced=tuple([Announcement(*announced) for announced in deal.announced.items()]),
        moves=tuple(betting.moves),
        rebuys_left=tuple(map(session.rebuys_left, seats)),
        bought=tuple(chips.bought),
        drawn=drawn,
        results=tuple(results),
        last_deal=tuple(last_deal),
    )
