from collections.abc import Sequence

import pytest

from voicecards.games.bouillotte.audit import check_chips
from voicecards.games.bouillotte.events import GameOver
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.game import rank_scores


def over(scores: Sequence[int]) -> GameOver:
    return GameOver(reason="deals", standings=rank_scores(scores, lowest_wins=False))


def test_all_chips_are_there() -> None:
    check_chips(BouillotteOptions(players=3), [over([150, 150, 0])])


def test_a_chip_made_up_is_noticed() -> None:
    with pytest.raises(ArithmeticError):
        check_chips(BouillotteOptions(players=3), [over([150, 151, 0])])
