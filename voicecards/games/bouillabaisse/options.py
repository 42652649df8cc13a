"""The table options of Bouillabaisse (rule sheet, section 1)."""

from __future__ import annotations

from dataclasses import dataclass

from voicecards.cards import Card, Rank, Suit
from voicecards.games.options import (
    Choice,
    Coded,
    Flag,
    GameOptions,
    SetOf,
    Whole,
    a_card,
    a_rank,
    a_suit,
    option,
)

TARGET_RANKS = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)


@dataclass(frozen=True)
class BouillabaisseOptions(GameOptions):
    """Every option of the rule sheet's table, with its range and default."""

    players: int = option(Whole(2, 12), 4)
    seven_player_removal: str = option(Choice(("both_copies", "sequence")), "both_copies")
    first_leader: str = option(Choice(("left_of_dealer", "dealer")), "left_of_dealer")
    duplicate_winner: str = option(Choice(("first", "last")), "first")
    stop_when_decided: bool = option(Flag(), False)
    all_or_nothing: bool = option(Flag(), False, group="all_or_nothing")
    all_or_nothing_rounds: frozenset[int] = option(
        SetOf(Whole(1, 5)), frozenset({1, 2, 3, 5}), group="all_or_nothing"
    )
    all_or_nothing_last_round: str = option(
        Choice(("inverted", "off")), "inverted", group="all_or_nothing"
    )
    all_or_nothing_mixed: str = option(
        Choice(("everything", "cards_only")), "everything", group="all_or_nothing"
    )
    targets_mode: str = option(Choice(("random", "fixed")), "random", group="targets")
    target_suit: Suit = option(a_suit(), Suit.HEARTS, group="targets")
    target_rank: Rank = option(a_rank(), Rank.QUEEN, group="targets")
    target_card: Card = option(a_card(), Card(Rank.KING, Suit.SPADES), group="targets")
    target_ranks: frozenset[Rank] = option(
        SetOf(Coded(TARGET_RANKS), least=1), frozenset(TARGET_RANKS[:4]), group="targets"
    )
    special_card_pool: str = option(
        Choice(("tens_and_faces", "any_card")), "tens_and_faces", group="targets"
    )
    target_reveal: str = option(
        Choice(("round_start", "game_start")), "round_start", group="targets"
    )
    points_trick: int = option(Whole(0, 1000, 5), 5, group="values")
    points_suit: int = option(Whole(0, 1000, 5), 10, group="values")
    points_rank: int = option(Whole(0, 1000, 10), 50, group="values")
    points_special: int = option(Whole(0, 1000, 10), 200, group="values")
