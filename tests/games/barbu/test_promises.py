"""A Barbu with every kind of decision keeps what every registered game promises."""

import dataclasses
from typing import Any

import pytest

from tests.games import test_contract, test_contract_secrecy
from voicecards.games.barbu.game import Barbu
from voicecards.games.barbu.options import CONTRACTS, BarbuOptions
from voicecards.games.options import option

BY_ONE_TABLE = [
    test
    for module in (test_contract, test_contract_secrecy)
    for name, test in vars(module).items()
    if name.startswith("test_") and not hasattr(test, "hypothesis")
]
"""Those that play with default options; the others try all kinds of tables by themselves."""


def with_defaults(**defaults: Any) -> type[BarbuOptions]:
    """The options of Barbu with other defaults."""
    kinds = BarbuOptions.kinds()
    fields = [(name, Any, option(kinds[name], value)) for name, value in defaults.items()]
    return dataclasses.make_dataclass("Table", fields, bases=(BarbuOptions,), frozen=True)


class RichBarbu(Barbu):
    """A table on which every kind of decision is to be made."""

    options = with_defaults(
        players=3,
        contracts=CONTRACTS,
        contract_order="left_of_dealer_chooses",
        dealer_rotation="every_hand",
        direction="counterclockwise",
        suit_lead="after_discard",
        domino_start_rank="dealer_chooses",
        domino_ace="first_player_chooses",
        domino_second_turn_optional=True,
        contro_mode="all_pairs",
        contro_minimum=3,
    )


@pytest.mark.parametrize("promise", BY_ONE_TABLE, ids=lambda test: test.__name__)
def test_barbu_with_every_decision_keeps_its_promise(promise):
    promise(game=RichBarbu())
