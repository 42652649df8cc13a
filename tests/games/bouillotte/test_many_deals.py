"""Chips are neither made nor lost, and every deal ends, over all combinations of options."""

from tests.games.bouillotte.many_deals import play_deals


def test_three_hundred_deals_at_random_tables():
    tally = play_deals(300, seed=8)
    assert tally.deals >= 300
    assert tally.sessions > 30
    assert {"deals", "last_player"} <= tally.endings
