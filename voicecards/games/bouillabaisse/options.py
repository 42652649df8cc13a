"""The table options of Bouillabaisse (rule sheet, section 1)."""

from __future__ import annotations

from dataclasses import dataclass

from voicecards.cards import Card, Rank, Suit
from voicecards.games.bouillabaisse.deck import cards_in_play, left_out
from voicecards.games.bouillabaisse.targets import special_cards
from voicecards.games.options import (
    Choice,
    Coded,
    Flag,
    GameOptions,
    OptionError,
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

    @property
    def left_out(self) -> tuple[Card, ...]:
        """The cards that are in no hand at this table, sorted."""
        return left_out(self.players, self.seven_player_removal)

    @property
    def cards_in_play(self) -> tuple[Card, ...]:
        """The cards dealt in every round, sorted; most come twice with two packs."""
        return cards_in_play(self.players, self.seven_player_removal)

    @property
    def special_cards(self) -> tuple[Card, ...]:
        """The cards that may be the special card of round 4, sorted."""
        return special_cards(self.special_card_pool, self.target_ranks, self.cards_in_play)

    def check(self) -> None:
        """Refuse fixed targets this table cannot have (section 8).

        Raises:
            OptionError: `target_rank` with `rank_not_in_pool`; `target_card` with
                `card_left_out` or `card_not_in_pool`.
        """
        if self.targets_mode != "fixed":
            return
        if self.target_rank not in self.target_ranks:
            allowed = ", ".join(rank.code for rank in sorted(self.target_ranks))
            raise OptionError(
                "target_rank", "rank_not_in_pool", value=self.target_rank.code, allowed=allowed
            )
        if self.target_card not in self.special_cards:
            in_play = self.target_card in self.cards_in_play
            raise OptionError(
                "target_card",
                "card_not_in_pool" if in_play else "card_left_out",
                value=self.target_card.code,
                allowed=", ".join(card.code for card in self.special_cards),
            )
