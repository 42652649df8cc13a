"""The table options of Bouillotte (rule sheet, section 1)."""

from __future__ import annotations

from dataclasses import dataclass

from voicecards.games.bouillotte.hands import HandRules
from voicecards.games.options import Choice, Flag, GameOptions, OptionError, Whole, option


@dataclass(frozen=True)
class BouillotteOptions(GameOptions):
    """Every option of the rule sheet's table, with its range and default."""

    players: int = option(Whole(3, 5), 4)
    starting_chips: int = option(Whole(10, 100_000, 10), 100)
    seat_draw: str = option(Choice(("dealer_only", "seats", "off")), "seats")
    direction: str = option(Choice(("clockwise", "counterclockwise")), "clockwise")
    session_deals: int = option(Whole(0, 1000), 12, group="session")
    target_chips: int = option(Whole(0, 1_000_000, 10), 0, group="session")
    rebuys: int = option(Whole(0, 100), 0, group="session")
    ante: int = option(Whole(1, 1000), 1, group="betting")
    min_raise: int = option(Whole(1, 100_000), 1, group="betting")
    max_raise: int = option(Whole(0, 100_000), 10, group="betting")
    max_raises_per_round: int = option(Whole(0, 100), 0, group="betting")
    all_pass: str = option(Choice(("showdown", "redeal_keep_pot")), "showdown", group="betting")
    odd_chip: str = option(
        Choice(("left_of_dealer", "carry_over")), "left_of_dealer", group="betting"
    )
    straddle: bool = option(Flag(), False, group="betting")
    betting_rounds: int = option(Whole(1, 3), 1, group="variants")
    retourne_count: int = option(Whole(1, 2), 1, group="variants")
    retourne_change: bool = option(Flag(), False, group="variants")
    open_card: bool = option(Flag(), False, group="variants")
    brelan_bonus: str = option(Choice(("announce", "showdown", "off")), "announce", group="brelans")
    announce_fee: int = option(Whole(0, 1000), 1, group="brelans")
    carre_fee: int = option(Whole(0, 1000), 1, group="brelans")
    announce_detail: str = option(Choice(("category", "brelan_only")), "category", group="brelans")
    brelan_favori: str = option(
        Choice(("pair_plus_retourne", "off")), "pair_plus_retourne", group="brelans"
    )
    favori_rank: str = option(
        Choice(("above_simple", "below_simple")), "above_simple", group="brelans"
    )
    card_points: str = option(Choice(("ten_each", "face_value")), "ten_each", group="points")
    point_mode: str = option(Choice(("own_suit", "table_suit")), "own_suit", group="points")
    point_tiebreak: str = option(Choice(("top_card", "all_cards")), "top_card", group="points")
    table_suit_includes_retourne: bool = option(Flag(), True, group="points")

    @property
    def hand_rules(self) -> HandRules:
        """The options that decide what a hand is worth."""
        return HandRules(
            favori=self.brelan_favori == "pair_plus_retourne",
            favori_above_simple=self.favori_rank == "above_simple",
            face_value=self.card_points == "face_value",
            all_cards=self.point_tiebreak == "all_cards",
            table_suit=self.point_mode == "table_suit",
        )

    def check(self) -> None:
        """Refuse tables that cannot be played (sections 1 and 10).

        Raises:
            OptionError: `ante` with `ante_above_chips`; `max_raise` with `max_below_min`;
                `target_chips` with `target_not_above_chips`; `session_deals` with
                `endless_session`.
        """
        if self.ante > self.starting_chips:
            raise OptionError(
                "ante", "ante_above_chips", value=self.ante, allowed=f"1-{self.starting_chips}"
            )
        if self.max_raise and self.max_raise < self.min_raise:
            raise OptionError(
                "max_raise", "max_below_min", value=self.max_raise, min_raise=self.min_raise
            )
        if self.target_chips and self.target_chips <= self.starting_chips:
            raise OptionError(
                "target_chips",
                "target_not_above_chips",
                value=self.target_chips,
                starting_chips=self.starting_chips,
            )
        if self.rebuys and not self.session_deals and not self.target_chips:
            raise OptionError("session_deals", "endless_session", value=0, rebuys=self.rebuys)
