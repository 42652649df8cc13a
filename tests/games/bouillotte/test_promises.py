"""Bouillotte keeps what every game promises, at the plainest table and at richer ones.

Sessions are short here: how long one lasts is no promise of the contract.
"""

import dataclasses
from typing import Any

import pytest

from tests.games import test_contract, test_contract_secrecy
from voicecards.games.bouillotte.game import Bouillotte
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.options import Whole, option

PROMISES = [
    test
    for module in (test_contract, test_contract_secrecy)
    for name, test in vars(module).items()
    if name.startswith("test_")
]
BY_ONE_TABLE = [test for test in PROMISES if not hasattr(test, "hypothesis")]
"""Those that play with default options; the others try all kinds of tables by themselves."""


def with_options(**changed: Any) -> type[BouillotteOptions]:
    """The options of Bouillotte with other defaults, or other (kind, default)."""
    kinds = BouillotteOptions.kinds()
    pairs = {
        name: value if isinstance(value, tuple) else (kinds[name], value)
        for name, value in changed.items()
    }
    fields = [(name, Any, option(*pair)) for name, pair in pairs.items()]
    return dataclasses.make_dataclass("Table", fields, bases=(BouillotteOptions,), frozen=True)


class ShortBouillotte(Bouillotte):
    """Every table, but sessions of a few deals."""

    options = with_options(session_deals=(Whole(1, 8), 6))


class RichBouillotte(Bouillotte):
    """A table on which every kind of decision is to be made."""

    options = with_options(
        session_deals=6,
        starting_chips=30,
        rebuys=2,
        straddle=True,
        betting_rounds=3,
        open_card=True,
        retourne_change=True,
        odd_chip="carry_over",
        all_pass="redeal_keep_pot",
        announce_detail="brelan_only",
    )


class DealtBouillotte(Bouillotte):
    """A table that deals at once: what is exchanged are cards of hands."""

    options = with_options(session_deals=6, seat_draw="off", retourne_count=2, betting_rounds=3)


def ids(tests):
    return [test.__name__.removeprefix("test_") for test in tests]


@pytest.mark.parametrize("promise", PROMISES, ids=ids(PROMISES))
def test_bouillotte_keeps_its_promise(promise):
    promise(game=ShortBouillotte())


@pytest.mark.parametrize("promise", BY_ONE_TABLE, ids=ids(BY_ONE_TABLE))
@pytest.mark.parametrize("game", [RichBouillotte(), DealtBouillotte()], ids=["rich", "dealt"])
def test_other_tables_keep_their_promise(promise, game):
    promise(game=game)
