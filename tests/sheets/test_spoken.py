"""What the price of a card means when it is said."""

from __future__ import annotations

import pytest

from voicecards.games import games
from voicecards.sheets.spoken import as_changes

BARBU = games()["barbu"].options


@pytest.mark.parametrize(
    ("before", "said", "changes"),
    [
        ({}, "KH:40", {"barbu_penalty": "40"}),  # the king of hearts is the Barbu
        ({}, "KS:80", {"barbu_suit": "S", "barbu_penalty": "80"}),  # it can be nothing else
        ({}, "QS:40", {"card_overrides": "QS:40"}),
        ({"barbu_suit": "S"}, "KH:40", {"card_overrides": "KH:40"}),  # a heart like others
        ({"card_overrides": "KH:9"}, "KH:40", {"card_overrides": "KH:40"}),
        ({"card_overrides": "AH:9"}, "QS:40", {"card_overrides": "QS:40,AH:9"}),
        ({"penalty_suit": "S"}, "KS:30", {"card_overrides": "KS:30"}),
    ],
)
def test_the_price_of_a_card(before: dict[str, str], said: str, changes: dict[str, str]) -> None:
    options = BARBU.from_text(before)
    assert as_changes(options, {"card_overrides": said}) == changes


def test_other_options_are_as_said() -> None:
    said = {"queen_penalty": "30", "penalty_suit": "C"}
    assert as_changes(BARBU(), said) == said
