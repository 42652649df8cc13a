"""One hand: its contract chosen and named, doubled, and played to its end (sections 2 to 6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from voicecards.cards import Card, Rank, Suit
from voicecards.games.barbu.actions import (
    ACTIONS,
    AceHigh,
    AceLow,
    ChooseContract,
    Contro,
    NameStartRank,
    NameTrump,
    Pass,
    Redouble,
)
from voicecards.games.barbu.contracts import slam_mode, tariff
from voicecards.games.barbu.contro import ControPhase
from voicecards.games.barbu.domino import Layout
from voicecards.games.barbu.domino_play import DominoPlay
from voicecards.games.barbu.events import (
    ContractAnnounced,
    Double,
    StartRankNamed,
    TrumpNamed,
)
from voicecards.games.barbu.options import CONTRACTS, SUIT_NAMES, BarbuOptions
from voicecards.games.barbu.trick_play import TrickPlay
from voicecards.games.game import Action, Event, IllegalAction, PlayCard, Seat, UnknownAction

_KNOWN: Final = tuple(ACTIONS.values())
_OF_PHASE: Final[Mapping[str, tuple[type[Action], ...]]] = {
    "contract": (ChooseContract,),
    "trump": (NameTrump,),
    "start_rank": (NameStartRank,),
    "contro": (Contro, Redouble, Pass),
    "tricks": (PlayCard, Pass),
    "domino": (PlayCard, Pass, AceHigh, AceLow),
    "over": (),
}
"""What is understood in each phase; the phase itself says what is allowed."""


@dataclass(frozen=True)
class Roles:
    """Who does what in a hand, and what is left to do.

    Attributes:
        dealer, declarer: of the hand.
        leader: of the first trick, or of the domino.
        contracts_left: what the dealer has still to lead, in the table's order.
        doubles_owed: see `Schedule.doubles_owed`.
    """

    dealer: Seat
    declarer: Seat
    leader: Seat
    contracts_left: tuple[str, ...]
    doubles_owed: Mapping[Seat, tuple[int, int]]


class Hand:
    """A hand in progress; nothing is asked and nothing lies before `open`.

    Attributes:
        options: the table's.
        roles: who does what.
        cards: held by each seat, sorted.
        phase: `contract`, `trump`, `start_rank`, `contro`, `tricks`, `domino` or `over`.
        contract, trump, start_rank: None until they are known.
        contro: who doubles whom; None without contro, and before it.
        play: None before the first lead.
    """

    __slots__ = (
        "cards",
        "contract",
        "contro",
        "options",
        "phase",
        "play",
        "roles",
        "start_rank",
        "trump",
    )

    def __init__(self, options: BarbuOptions, roles: Roles, cards: list[list[Card]]) -> None:
        self.options = options
        self.roles = roles
        self.cards = cards
        self.phase = "contract"
        self.contract: str | None = None
        self.trump: Suit | None = None
        self.start_rank: Rank | None = None
        self.contro: ControPhase | None = None
        self.play: TrickPlay | DominoPlay | None = None

    def copy(self) -> Hand:
        """An independent copy."""
        twin = Hand(self.options, self.roles, [hand.copy() for hand in self.cards])
        twin.phase, twin.contract = self.phase, self.contract
        twin.trump, twin.start_rank = self.trump, self.start_rank
        twin.contro = self.contro.copy() if self.contro else None
        twin.play = self.play.copy(twin.cards) if self.play else None
        return twin

    @property
    def is_chosen(self) -> bool:
        """Whether somebody chooses the contract: the last one left is taken without asking."""
        return self.options.contract_order != "fixed" and len(self.roles.contracts_left) > 1

    @property
    def doubles(self) -> tuple[Double, ...]:
        """Who has doubled whom."""
        return self.contro.doubles if self.contro else ()

    @property
    def turn(self) -> Seat | None:
        """The seat to decide; None when the hand is over."""
        if self.play:
            return self.play.turn
        return self.contro.turn if self.contro else self.roles.declarer

    def legal_actions(self) -> tuple[Action, ...]:
        """What the seat on turn may do, sorted."""
        match self.phase:
            case "contract":
                return tuple(map(ChooseContract, sorted(self.roles.contracts_left)))
            case "trump":
                return tuple(map(NameTrump, Suit))
            case "start_rank":
                return tuple(map(NameStartRank, self.options.start_ranks))
        asking = self.play or self.contro
        return asking.legal_actions() if asking else ()

    def announce(self, contract: str, how: str) -> list[Event]:
        """Settle the contract: `fixed`, `chosen`, or `last` of a list."""
        options = self.options
        self.contract = contract
        mode = slam_mode(contract, options)
        domino = contract == "domino"
        return [
            ContractAnnounced(
                seat=self.roles.declarer,
                contract=contract,
                how=how,
                prices=() if domino else tariff(contract, options).prices,
                awards=options.awards if domino else (),
                slam=mode,
                slam_points=options.slam_flat_points if mode == "flat" else None,
            )
        ]

    def go_on(self) -> list[Event]:
        """After the contract: ask for what has still to be named, open contro, then the play."""
        if self.contract == "trumps" and self.trump is None:
            self.phase = "trump"
            return []
        start = self.options.domino_start_rank
        if self.contract == "domino" and self.start_rank is None:
            if isinstance(start, str):
                self.phase = "start_rank"
                return []
            self.start_rank = start
        if self.options.contro_mode == "off":
            self._begin_play()
            return []
        assert self.contract
        self.phase = "contro"
        self.contro = ControPhase(
            self.options, self.contract, self.roles.declarer, self.roles.doubles_owed
        )
        events = self.contro.open()
        if self.contro.turn is None:
            self._begin_play()
        return events

    def apply(self, action: Action) -> list[Event]:
        """Take an action of the seat on turn.

        Raises:
            IllegalAction, UnknownAction: and then nothing has changed.
        """
        self._check(action)
        match action:
            case ChooseContract(contract):
                return self._choose(contract)
            case NameTrump(suit):
                self.trump = suit
                return [TrumpNamed(seat=self.roles.declarer, suit=suit), *self.go_on()]
            case NameStartRank(rank):
                return self._name_start_rank(rank)
        if self.play:
            events = self.play.apply(action)
            self.phase = "over" if self.play.turn is None else self.phase
            return events
        assert self.contro
        events = self.contro.apply(action)
        if self.contro.turn is None:
            self._begin_play()
        return events

    def _check(self, action: Action) -> None:
        """Refuse what does not exist, and what belongs to another phase."""
        if not isinstance(action, _KNOWN) or not self._exists(action):
            raise UnknownAction(action.code)
        if isinstance(action, _OF_PHASE[self.phase]):
            return
        if isinstance(action, Contro | Redouble) and self.phase != "over":
            reason = "off" if self.options.contro_mode == "off" else "out_of_turn"
            raise IllegalAction("contro_not_allowed", reason=reason, seat=action.seat)
        raise IllegalAction("wrong_phase", phase=self.phase)

    def _exists(self, action: Action) -> bool:
        match action:
            case ChooseContract(contract):
                return contract in CONTRACTS or contract in SUIT_NAMES
            case Contro(seat) | Redouble(seat):
                return 0 <= seat < self.options.players
        return True

    def _choose(self, contract: str) -> list[Event]:
        left = self.roles.contracts_left
        if contract not in left:
            reason = "played" if contract in self.options.contracts else "disabled"
            raise IllegalAction(
                "contract_not_available", contract=contract, reason=reason, left=left
            )
        return [*self.announce(contract, "chosen"), *self.go_on()]

    def _name_start_rank(self, rank: Rank) -> list[Event]:
        if rank not in self.options.start_ranks:
            raise IllegalAction("rank_not_available", rank=rank, left=self.options.start_ranks)
        self.start_rank = rank
        return [StartRankNamed(seat=self.roles.declarer, rank=rank), *self.go_on()]

    def _begin_play(self) -> None:
        assert self.contract
        options, cards, leader = self.options, self.cards, self.roles.leader
        if self.contract == "domino":
            assert self.start_rank
            self.phase = "domino"
            self.play = DominoPlay(options, cards, leader, Layout(options, self.start_rank))
        else:
            self.phase = "tricks"
            self.play = TrickPlay(options, self.contract, cards, leader, self.trump)
