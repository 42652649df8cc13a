"""Bouillotte in play: the seat draw, deal after deal, and who is left with the chips."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import ClassVar

from voicecards.cards import Card
from voicecards.games.bouillotte.actions import (
    ACTIONS,
    DECISIONS,
    Announce,
    Choose,
    Expose,
    Pass,
    Phase,
    Rebuy,
    Straddle,
)
from voicecards.games.bouillotte.chips import Chips
from voicecards.games.bouillotte.deal import Deal
from voicecards.games.bouillotte.deck import HAND_SIZE, RANKS, exposes_before, pack_for
from voicecards.games.bouillotte.events import (
    FirstDealerChosen,
    GameStarted,
    SeatCard,
    SeatCardsDrawn,
)
from voicecards.games.bouillotte.look import look
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.bouillotte.outcomes import (
    ENDING,
    DealEnded,
)
from voicecards.games.bouillotte.presets import PRESETS
from voicecards.games.bouillotte.seating import Places, rank_by_draw
from voicecards.games.bouillotte.session import Session
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.games.chance import Chance
from voicecards.games.game import (
    Action,
    Event,
    Game,
    IllegalAction,
    Seat,
    Standing,
    State,
    UnknownAction,
)
from voicecards.games.options import GameOptions


class BouillotteState(State):
    """A session of Bouillotte in progress.

    `Bouillotte.start` makes one; `from_position` sets a deal up by hand.

    Args:
        options: the table's.
        session: nobody has been dealt cards yet.
        chance: what shuffles.
        drawn: the cards of the seat draw, the last one each seat drew.
    """

    def __init__(
        self,
        options: BouillotteOptions,
        session: Session,
        chance: Chance,
        drawn: Sequence[SeatCard] = (),
    ) -> None:
        self._options = options
        self._session = session
        self._chance = chance
        self._drawn = tuple(drawn)
        self._deal = self._no_deal()
        self._results: list[tuple[int, ...]] = []
        self._last_deal: tuple[Event, ...] = ()

    @classmethod
    def from_position(
        cls,
        options: BouillotteOptions,
        hands: Mapping[Seat, Sequence[Card]],
        retournes: Sequence[Card],
        *,
        stock: Sequence[Card] = (),
        dealer: Seat | None = None,
        stacks: Sequence[int] | None = None,
        carried: int = 0,
        deal: int = 1,
        seed: int = 0,
    ) -> tuple[BouillotteState, tuple[Event, ...]]:
        """Set up a deal with given cards, for study and for tests.

        Args:
            options: the table's.
            hands: three cards of every seat with chips; the third is open where the table plays
                open cards.
            retournes: as many as the table has.
            stock: the next cards of the pack.
            dealer: of this deal; the last seat when None.
            stacks: chips before the antes, by seat; a full cave each when None.
            carried: chips that open the pot.
            deal: the number of this deal.
            seed: of later shuffles.

        Returns:
            The state and the events that led to it, from the start of the deal.
        """
        caves = [options.starting_chips] * options.players
        chips = Chips(list(stacks or caves), carried)
        places = Places((), options.players)
        last = options.players - 1 if dealer is None else dealer
        session = Session(options, chips, places, last)
        session.number = deal - 1
        order = session.players()
        top = [hands[seat][turn] for turn in range(HAND_SIZE) for seat in order]
        top += [*retournes, *stock]
        pack = list(pack_for(len(order)))
        mixed = [*top, *[card for card in pack if card not in top]]
        recorded = [tuple(map(pack.index, mixed))]
        state = cls(options, session, Chance(random.Random(seed), recorded))
        return state, tuple(state.start_deal())

    # --- what players ask -----------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        """What is being decided."""
        if self._session.over:
            return Phase.OVER
        if self._session.places.waiting:
            return Phase.SEATING
        if self._session.waiting:
            return Phase.REBUY
        return self._deal.phase

    @property
    def turn(self) -> Seat | None:
        session = self._session
        if session.over:
            return None
        waiting = session.places.waiting or session.waiting
        return waiting[0] if waiting else self._deal.turn

    @property
    def chips_in_play(self) -> int:
        """All chips of the session: behind, in the pot and carried."""
        return self._session.chips.total

    def legal_actions(self) -> tuple[Action, ...]:
        match self.phase:
            case Phase.OVER:
                return ()
            case Phase.SEATING:
                return tuple([Choose(place) for place in self._session.places.free])
            case Phase.STRADDLE:
                return (Straddle(), Pass())
            case Phase.REBUY:
                return (Rebuy(), Pass())
            case _:
                return tuple(self._deal.legal_actions())

    def view(self, seat: Seat) -> BouillotteView:
        return look(
            seat,
            turn=self.turn,
            phase=self.phase,
            legal=self.legal_actions() if seat == self.turn else (),
            session=self._session,
            deal=self._deal,
            drawn=self._drawn,
            results=self._results,
            last_deal=self._last_deal,
        )

    @property
    def standings(self) -> tuple[Standing, ...]:
        return self._session.standings

    def copy(self) -> BouillotteState:
        chips, chance = self._session.chips.copy(), self._chance.copy()
        twin = BouillotteState(self._options, self._session.copy(chips), chance, self._drawn)
        twin._deal = self._deal.copy(chips, chance)
        twin._results = self._results.copy()
        twin._last_deal = self._last_deal
        return twin

    # --- what happens ---------------------------------------------------------------------

    def apply(self, action: Action) -> tuple[Event, ...]:
        if type(action) not in ACTIONS.values():
            raise UnknownAction(action.code)
        phase = self.phase
        if type(action) not in DECISIONS[phase]:
            known = _exists(type(action), self._options)
            raise IllegalAction("wrong_phase" if known else "no_such_action", phase=phase)
        if not _exists(type(action), self._options):
            raise IllegalAction("no_such_action", phase=phase)
        session = self._session
        if isinstance(action, Choose):
            events = session.places.take(action.n)
            return tuple(events if session.places.waiting else events + self.start_deal())
        if phase is Phase.REBUY:
            events = session.answer_rebuy(buys=isinstance(action, Rebuy))
        else:
            events = self._deal.apply(action)
            if self._deal.phase is not Phase.OVER:
                return tuple(events)
            events += self._after_deal(events)
        if session.over or session.waiting:
            return tuple(events)
        return tuple(events + self.start_deal())

    def start_deal(self) -> list[Event]:
        """Deal the next hands, and go on until somebody has to decide."""
        session = self._session
        events: list[Event] = []
        while True:
            events.append(session.start_deal())
            self._deal = Deal(
                self._options, session.chips, session.players(), self._chance, session.number
            )
            events += self._deal.begin()
            if self._deal.phase is not Phase.OVER:
                return events
            events += self._after_deal(events)
            if session.over or session.waiting:
                return events

    def _after_deal(self, events: Sequence[Event]) -> list[Event]:
        """Keep how the deal ended, and let the session go on."""
        ended = events[-1]
        assert isinstance(ended, DealEnded)
        self._results.append(ended.changes)
        ending = takewhile(lambda event: isinstance(event, ENDING), reversed(events))
        self._last_deal = tuple(ending)[::-1]
        dealt_in, heir = self._deal.order, self._deal.heir
        self._deal = self._no_deal()
        return self._session.after_deal(dealt_in, heir)

    def _no_deal(self) -> Deal:
        return Deal(self._options, self._session.chips, (), self._chance, 0)


def _exists(kind: type[Action], options: BouillotteOptions) -> bool:
    """Whether this table knows such an action at all."""
    if kind is Announce:
        return options.brelan_bonus == "announce"
    if kind is Expose:
        return exposes_before(options.betting_rounds, options.retourne_count)
    if kind is Straddle:
        return options.straddle
    if kind is Rebuy:
        return options.rebuys > 0
    return options.seat_draw == "seats" if kind is Choose else True


class Bouillotte(Game):
    """Three cards, a card turned up for all, and betting; the most chips win."""

    name = "bouillotte"
    options = BouillotteOptions
    actions: ClassVar = ACTIONS
    presets: ClassVar = PRESETS

    def start(
        self, options: GameOptions, chance: Chance
    ) -> tuple[BouillotteState, tuple[Event, ...]]:
        if not isinstance(options, BouillotteOptions):
            raise TypeError(f"not options of Bouillotte: {options!r}")
        draws, ranking = _draw(options, chance)
        dealer = ranking[0]
        choosers = ranking if options.seat_draw == "seats" else []
        chips = Chips([options.starting_chips] * options.players)
        session = Session(options, chips, Places(choosers, options.players), dealer)
        last = {drawn.seat: drawn for draw in draws for drawn in draw.draws}
        state = BouillotteState(options, session, chance, [last[seat] for seat in sorted(last)])
        events = [
            _started(options),
            *draws,
            FirstDealerChosen(seat=dealer, drawn=bool(draws)),
        ]
        return state, (*events, *([] if choosers else state.start_deal()))


def _draw(options: BouillotteOptions, chance: Chance) -> tuple[list[SeatCardsDrawn], list[Seat]]:
    """Draw for the first deal and the places; by chance alone without a draw."""
    seats = range(options.players)
    if options.seat_draw == "off":
        return [], [chance.choice(seats)]
    pack = pack_for(options.players)
    first_only = options.seat_draw == "dealer_only"
    ranking, draws = rank_by_draw(seats, pack, chance, first_only=first_only)
    return draws, ranking


def _started(options: BouillotteOptions) -> GameStarted:
    return GameStarted(
        players=options.players,
        ranks=RANKS[options.players],
        starting_chips=options.starting_chips,
        ante=options.ante,
        min_raise=options.min_raise,
        max_raise=options.max_raise,
        session_deals=options.session_deals,
        target_chips=options.target_chips,
        rebuys=options.rebuys,
    )
