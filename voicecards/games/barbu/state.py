"""Barbu in play: hand after hand is dealt, played, settled and added up."""

from __future__ import annotations

import random
from collections.abc import Sequence
from operator import attrgetter

from voicecards.cards import Card, Rank, Suit
from voicecards.games.barbu.actions import NameStartRank, NameTrump
from voicecards.games.barbu.contro import settle, settled
from voicecards.games.barbu.domino_play import DominoPlay
from voicecards.games.barbu.events import GameOver, HandDealt, HandScored, HandStarted
from voicecards.games.barbu.hand import Hand, Roles
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.barbu.schedule import HandResult, Schedule
from voicecards.games.barbu.trick_play import TrickPlay
from voicecards.games.barbu.view import BarbuView
from voicecards.games.chance import Chance
from voicecards.games.game import SPECTATOR, Action, Event, Seat, Standing, State, rank_scores

_by_index = attrgetter("index")


class BarbuState(State):
    """A game of Barbu in progress.

    `Barbu.start` makes one with cards dealt; `from_position` sets a hand up.

    Args:
        schedule: of the table.
        chance: what shuffles the deals to come.
        finished: the hands already played.
    """

    __slots__ = ("_chance", "_hand", "_left", "_results", "_schedule", "_totals")

    _hand: Hand

    def __init__(
        self, schedule: Schedule, chance: Chance, finished: Sequence[HandResult] = ()
    ) -> None:
        self._schedule = schedule
        self._chance = chance
        self._results = tuple(finished)
        self._totals = (0,) * schedule.options.players
        for result in finished:
            self._totals = _add(self._totals, result.scores)

    @classmethod
    def from_position(
        cls,
        options: BarbuOptions,
        hands: Sequence[Sequence[Card]],
        contract: str | None = None,
        *,
        dealer: Seat = 0,
        trump: Suit | None = None,
        start_rank: Rank | None = None,
        finished: Sequence[HandResult] = (),
        chance: Chance | None = None,
    ) -> BarbuState:
        """Set up the start of a hand with given cards, for study and for tests.

        Args:
            options: the table's.
            hands: by seat; they may be shorter than a real deal.
            contract: of this hand; None leaves it to the table's order or to the chooser.
            dealer: of this hand.
            trump: the trump suit, as if named already; None leaves it to the declarer.
            start_rank: of a domino, likewise.
            finished: the hands before this one.
            chance: what shuffles later hands; a fixed seed when None.
        """
        if len(hands) != options.players:
            raise ValueError("one hand for each seat")
        schedule = Schedule(options, Schedule(options, 0).first_dealer_for(dealer, len(finished)))
        state = cls(schedule, chance or Chance(random.Random(0)), finished)
        state._begin_hand([sorted(hand, key=_by_index) for hand in hands], contract)
        if trump is not None:
            state.apply(NameTrump(trump))
        if start_rank is not None:
            state.apply(NameStartRank(start_rank))
        return state

    # --- what players ask -----------------------------------------------------------------

    @property
    def turn(self) -> Seat | None:
        return self._hand.turn

    def legal_actions(self) -> tuple[Action, ...]:
        return self._hand.legal_actions()

    def view(self, seat: Seat) -> BarbuView:
        hand, options = self._hand, self._schedule.options
        turn, roles = hand.turn, hand.roles
        play, owed = hand.play, roles.doubles_owed
        tricks = play if isinstance(play, TrickPlay) else None
        domino = play if isinstance(play, DominoPlay) else None
        asked = domino.ace_asked if domino and seat == turn else None
        return BarbuView(
            seat=seat,
            turn=turn,
            legal=hand.legal_actions() if seat == turn else (),
            options=options,
            phase="ace" if asked else hand.phase,
            number=min(len(self._results) + 1, options.hands_total),
            total=options.hands_total,
            dealer=roles.dealer,
            declarer=roles.declarer,
            leader=play.leader if play else roles.leader,
            contract=hand.contract,
            trump=hand.trump,
            start_rank=hand.start_rank,
            contracts_left=self._left,
            hand=() if seat == SPECTATOR else tuple(hand.cards[seat]),
            hand_sizes=tuple(map(len, hand.cards)),
            trick=tuple(tricks.trick) if tricks else (),
            last_trick=tricks.last_trick if tricks else None,
            played=tuple(play.played) if play else (),
            items=tuple(tricks.taken) if tricks else ((),) * options.players,
            tricks=tuple(tricks.tricks) if tricks else (0,) * options.players,
            barred=tricks.barred if tricks else frozenset(),
            layout=domino.layout.runs() if domino else (None,) * len(Suit),
            ace_side=domino.layout.ace if domino else None,
            ace_asked=asked,
            second_turn=domino.second_turn if domino else False,
            places=domino.places if domino else (),
            doubles=hand.doubles,
            doubles_owed=owed.get(seat),
            results=self._results,
            totals=self._totals,
            left_out=options.left_out,
        )

    @property
    def standings(self) -> tuple[Standing, ...]:
        return rank_scores(self._totals, lowest_wins=False)

    def copy(self) -> BarbuState:
        twin = object.__new__(BarbuState)
        twin._schedule, twin._chance = self._schedule, self._chance.copy()
        twin._results, twin._totals = self._results, self._totals
        twin._left, twin._hand = self._left, self._hand.copy()
        return twin

    # --- what happens ---------------------------------------------------------------------

    def apply(self, action: Action) -> tuple[Event, ...]:
        events = self._hand.apply(action)
        if self._hand.turn is not None:
            return tuple(events)
        return (*events, *self._end_hand())

    def start_hand(self) -> list[Event]:
        """Shuffle, deal and begin the hand that comes next."""
        options = self._schedule.options
        mixed = self._chance.shuffled(options.cards_in_play)
        size = options.hand_size
        hands = [mixed[start : start + size] for start in range(0, len(mixed), size)]
        return self._begin_hand([sorted(hand, key=_by_index) for hand in hands])

    def _begin_hand(self, cards: list[list[Card]], contract: str | None = None) -> list[Event]:
        self._left = self._contracts_left()
        roles = self._roles()
        self._hand = hand = Hand(self._schedule.options, roles, cards)
        dealt = [
            HandDealt(seat=seat, cards=tuple(held), audience=frozenset({seat}))
            for seat, held in enumerate(cards)
        ]
        if contract is None and hand.is_chosen:
            return [self._hand_started(roles, chooser=roles.declarer), *dealt]
        contract = contract or roles.contracts_left[0]
        fixed = hand.options.contract_order == "fixed"
        announced = hand.announce(contract, "fixed" if fixed else "last")
        return [self._hand_started(roles, chooser=None), *announced, *dealt, *hand.go_on()]

    def _roles(self) -> Roles:
        schedule = self._schedule
        dealer = schedule.dealer(len(self._results))
        return Roles(
            dealer=dealer,
            declarer=schedule.declarer(dealer),
            leader=schedule.leader(dealer),
            contracts_left=self._left[dealer],
            doubles_owed=schedule.doubles_owed(dealer, self._results),
        )

    def _hand_started(self, roles: Roles, chooser: Seat | None) -> HandStarted:
        index = len(self._results)
        return HandStarted(
            number=index + 1,
            total=self._schedule.options.hands_total,
            dealer=roles.dealer,
            new_dealer=index == 0 or self._schedule.dealer(index - 1) != roles.dealer,
            declarer=roles.declarer,
            leader=roles.leader,
            chooser=chooser,
            contracts_left=roles.contracts_left,
        )

    def _end_hand(self) -> list[Event]:
        hand, roles = self._hand, self._hand.roles
        assert hand.play
        assert hand.contract
        outcome = hand.play.outcome()
        settlements = settle(outcome.scores, hand.doubles)
        scores = settled(outcome.scores, settlements)
        self._totals = _add(self._totals, scores)
        doubled = frozenset(d.doubler for d in hand.doubles if d.doubled == roles.declarer)
        self._results += (HandResult(roles.dealer, hand.contract, scores, doubled),)
        scored = HandScored(
            number=len(self._results),
            total=self._schedule.options.hands_total,
            contract=hand.contract,
            dealer=roles.dealer,
            declarer=roles.declarer,
            items=outcome.items,
            slam=outcome.slam,
            before=outcome.scores,
            settlements=settlements,
            scores=scores,
            totals=self._totals,
            early=outcome.early,
        )
        if len(self._results) < self._schedule.options.hands_total:
            return [scored, *self.start_hand()]
        self._left = self._contracts_left()
        return [scored, GameOver(standings=self.standings)]

    def _contracts_left(self) -> tuple[tuple[str, ...], ...]:
        seats = range(self._schedule.options.players)
        return tuple([self._schedule.contracts_left(seat, self._results) for seat in seats])


def _add(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    return tuple([a + b for a, b in zip(one, other, strict=True)])
