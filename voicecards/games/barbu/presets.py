"""Ready tables of Barbu (section 1.5)."""

from __future__ import annotations

from typing import Final

from voicecards.games.preset import Preset, by_name

_TOURNAMENT: Final = {
    "players": "4",
    "deck_size": "52",
    "contracts": "no_tricks,no_hearts,no_queens,barbu,no_last_two,trumps,domino",
    "contract_order": "dealer_chooses",
    "opening_leader": "dealer",
    "suit_lead": "only_suit_left",
    "trick_penalty": "2",
    "suit_card_penalty": "2",
    "suit_ace_penalty": "6",
    "queen_penalty": "6",
    "barbu_penalty": "20",
    "last_trick_penalty": "20",
    "second_last_trick_penalty": "10",
    "trump_trick_points": "5",
    "domino_awards": "45,20,10,-10",
    "domino_start_rank": "dealer_chooses",
    "slam_mode": "off",
    "contro_mode": "all_pairs",
    "contro_minimum": "2",
}

PRESETS: Final = by_name(
    Preset("classic_32", {}),
    Preset("classic_52", {"deck_size": "52"}),
    Preset("tournament", _TOURNAMENT, fixed=("players", "deck_size")),
)
"""The presets of the rule sheet by name."""
