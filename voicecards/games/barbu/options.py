"""The table options of Barbu (rule sheet, sections 1.1 to 1.4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from voicecards.cards import Card, Rank, Suit
from voicecards.games.barbu.deck import cards_in_play, left_out
from voicecards.games.options import (
    Choice,
    Flag,
    GameOptions,
    ListOf,
    MapOf,
    Numbers,
    OptionError,
    OrWord,
    SetOf,
    Whole,
    a_card,
    a_rank,
    a_suit,
    option,
)

NEGATIVE: Final = (
    "no_tricks",
    "no_hearts",
    "no_queens",
    "no_jacks",
    "barbu",
    "no_last_trick",
    "no_last_two",
)
"""The contracts that cost something, without the salade, which is made of them."""

POSITIVE: Final = ("trumps", "domino")
"""The contracts that bring something."""

CONTRACTS: Final = (*NEGATIVE, "salade", *POSITIVE)
"""All contracts, in the order of the rule sheet."""

SUIT_NAMES: Final = ("no_clubs", "no_diamonds", "no_spades")
"""What players call `no_hearts` where another suit is penalised; no contracts of their own."""

SLAM_CONTRACTS: Final = ("no_tricks", "no_hearts", "no_queens", "no_jacks", "salade")
"""The contracts in which taking everything may be a slam."""

DEALER_CHOOSES: Final = "dealer_chooses"
FIRST_PLAYER_CHOOSES: Final = "first_player_chooses"

_POINTS: Final = Whole(0, 1000, 5)


@dataclass(frozen=True)
class BarbuOptions(GameOptions):
    """Every option of the rule sheet's tables, with its range and default."""

    players: int = option(Whole(3, 7), 4)
    deck_size: int = option(Numbers((32, 52)), 32)
    direction: str = option(Choice(("clockwise", "counterclockwise")), "clockwise")
    contracts: tuple[str, ...] = option(
        ListOf(Choice(CONTRACTS), least=0, most=len(CONTRACTS), unique=True),
        ("no_tricks", "no_hearts", "no_queens", "barbu", "salade", "domino"),
    )
    contract_order: str = option(
        Choice(("fixed", "dealer_chooses", "left_of_dealer_chooses")), "fixed"
    )
    dealer_rotation: str = option(Choice(("block", "every_hand")), "block")
    opening_leader: str = option(Choice(("left_of_dealer", "dealer")), "left_of_dealer")
    suit_lead: str = option(Choice(("free", "only_suit_left", "after_discard")), "free")
    stop_when_decided: bool = option(Flag(), False)

    trick_penalty: int = option(_POINTS, 5, group="values")
    penalty_suit: Suit = option(a_suit(), Suit.HEARTS, group="values")
    suit_card_penalty: int = option(_POINTS, 10, group="values")
    suit_ace_penalty: int | str = option(OrWord("same", _POINTS), "same", group="values")
    queen_penalty: int = option(_POINTS, 20, group="values")
    jack_penalty: int = option(_POINTS, 10, group="values")
    barbu_suit: Suit = option(a_suit(), Suit.HEARTS, group="values")
    barbu_penalty: int = option(_POINTS, 50, group="values")
    last_trick_penalty: int = option(_POINTS, 40, group="values")
    second_last_trick_penalty: int = option(_POINTS, 20, group="values")
    card_overrides: tuple[tuple[Card, int], ...] = option(
        MapOf(a_card(), _POINTS), (), group="values"
    )
    salade_components: frozenset[str] = option(
        SetOf(Choice(NEGATIVE)),
        frozenset({"no_tricks", "no_hearts", "no_queens", "barbu"}),
        group="values",
    )
    trump_trick_points: int = option(_POINTS, 5, group="values")
    domino_awards: tuple[int, ...] = option(
        ListOf(Whole(-1000, 1000, 5), least=0, most=7), (100, 50), group="values"
    )

    slam_mode: str = option(Choice(("mirror", "flat", "off")), "mirror", group="slams")
    slam_flat_points: int = option(_POINTS, 40, group="slams")
    slam_contracts: frozenset[str] = option(
        SetOf(Choice(SLAM_CONTRACTS)),
        frozenset({"no_tricks", "no_hearts", "no_queens", "salade"}),
        group="slams",
    )

    domino_start_rank: Rank | str = option(
        OrWord(DEALER_CHOOSES, a_rank()), Rank.TEN, group="domino"
    )
    domino_ace: str = option(Choice(("high", "low", FIRST_PLAYER_CHOOSES)), "high", group="domino")
    domino_ace_second_turn: bool = option(Flag(), True, group="domino")
    domino_second_turn_optional: bool = option(Flag(), False, group="domino")

    contro_mode: str = option(
        Choice(("off", "against_declarer", "all_pairs")), "off", group="contro"
    )
    contro_redouble: bool = option(Flag(), True, group="contro")
    contro_minimum: int = option(Whole(0, len(CONTRACTS)), 0, group="contro")

    @property
    def left_out(self) -> tuple[Card, ...]:
        """The cards that are in no hand at this table, sorted."""
        return left_out(self.players, self.deck_size, self.penalty_suit)

    @property
    def cards_in_play(self) -> tuple[Card, ...]:
        """The cards dealt in every hand, sorted."""
        return cards_in_play(self.players, self.deck_size, self.penalty_suit)

    @property
    def hand_size(self) -> int:
        """How many cards each player is dealt; also the number of tricks."""
        return self.deck_size // self.players

    @property
    def hands_total(self) -> int:
        """How many hands the game has (section 2)."""
        return self.players * len(self.contracts)

    @property
    def step(self) -> int:
        """What leads from a seat to the next one in playing order: 1 or -1."""
        return 1 if self.direction == "clockwise" else -1

    @property
    def barbu(self) -> Card:
        """The king that is the Barbu."""
        return Card(Rank.KING, self.barbu_suit)

    @property
    def suit_ace_points(self) -> int:
        """What the ace of the penalty suit costs."""
        ace = self.suit_ace_penalty
        return self.suit_card_penalty if isinstance(ace, str) else ace

    @property
    def awards(self) -> tuple[int, ...]:
        """The points of every place in the domino: places not named get 0."""
        return self.domino_awards + (0,) * (self.players - len(self.domino_awards))

    @property
    def start_ranks(self) -> tuple[Rank, ...]:
        """The ranks that may open suits in the domino: all four cards are in play (section 1.3)."""
        in_play = set(self.cards_in_play)
        full = [r for r in Rank if all(Card(r, suit) in in_play for suit in Suit)]
        if self.domino_ace == FIRST_PLAYER_CHOOSES:
            full.remove(Rank.ACE)
        return tuple(full)

    def check(self) -> None:
        """Refuse what does not go together (section 10).

        Raises:
            OptionError: `contracts`, `salade_components` or `domino_awards` with `empty`;
                `card_overrides` or `domino_start_rank` with `card_left_out`; `domino_awards`
                with `too_many_awards`, `awards_rise` or `awards_equal`; `domino_ace` with
                `ace_start_rank`; `contro_minimum` with `above_contracts`.
        """
        for name in ("contracts", "salade_components", "domino_awards"):
            if not getattr(self, name):
                raise OptionError(name, "empty", value="", allowed=self.kinds()[name].allowed())
        for card, _ in self.card_overrides:
            if card not in self.cards_in_play:
                raise _left_out("card_overrides", card.code, self.cards_in_play)
        self._check_awards()
        self._check_start()
        if self.contro_minimum > len(self.contracts):
            raise OptionError(
                "contro_minimum",
                "above_contracts",
                value=str(self.contro_minimum),
                allowed=f"0-{len(self.contracts)}",
            )

    def _check_awards(self) -> None:
        given = self.kinds()["domino_awards"].write(self.domino_awards)
        if len(self.domino_awards) > self.players:
            raise OptionError(
                "domino_awards", "too_many_awards", value=given, allowed=f"1-{self.players}"
            )
        places = self.awards
        if any(later > earlier for earlier, later in pairwise(places)):
            raise OptionError("domino_awards", "awards_rise", value=given)
        if len(set(places)) == 1:
            raise OptionError("domino_awards", "awards_equal", value=given)

    def _check_start(self) -> None:
        start = self.domino_start_rank
        if isinstance(start, str) or start in self.start_ranks:
            return
        if start is Rank.ACE:
            raise OptionError("domino_ace", "ace_start_rank", value=self.domino_ace)
        raise _left_out("domino_start_rank", start.code, self.start_ranks)


def _left_out(field: str, value: str, possible: Iterable[Card | Rank]) -> OptionError:
    allowed = ", ".join(item.code for item in possible)
    return OptionError(field, "card_left_out", value=value, allowed=allowed)
