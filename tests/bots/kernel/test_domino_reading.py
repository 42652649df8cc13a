"""What is read from the cards that others have laid in a domino."""

import random

from voicecards.bots.barbu.hand import domino_rules, laid_by_others, seen_domino
from voicecards.bots.kernel.deck import deck
from voicecards.bots.kernel.domino_reading import Laid, likelihood
from voicecards.cards import Rank, cards
from voicecards.games import games
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.chance import Chance

DECK = deck(1)
RULES = domino_rules(BarbuOptions(), Rank.TEN)


def mask(codes):
    return DECK.mask(cards(codes))


def test_who_laid_a_ten_that_opened_nothing_of_his_own_hardly_held_another_that_did():
    """Seat 1 laid the ten of hearts. With the jack of hearts he had a reason for it; with the ten
    and the jack of spades he would have laid that ten."""
    laid = [Laid(1, mask("TH").bit_length() - 1, mask("TC TD TH TS"), mask("TH"))]
    reason = likelihood(RULES, laid, [0, mask("JH KH TS"), 0, 0])
    none = likelihood(RULES, laid, [0, mask("JS KS TS"), 0, 0])
    assert none < reason - 1


def test_a_card_that_had_to_be_laid_tells_nothing():
    laid = [Laid(1, mask("TH").bit_length() - 1, mask("TC TD TH TS"), mask("TH"))]
    assert likelihood(RULES, laid, [0, mask("JS KS 7D"), 0, 0]) == 0


def test_what_fitted_and_what_was_held_is_told_of_every_card_of_the_others():
    game = games()["barbu"]
    options = BarbuOptions.from_text({"contracts": "domino"})
    state, _ = game.start(options, Chance(random.Random(5)))
    rng = random.Random(5)
    for _ in range(14):
        legal = state.legal_actions()
        state.apply(legal[int(rng.random() * len(legal))])
    view = state.view(state.turn)
    rules = domino_rules(options, view.start_rank)
    laid = laid_by_others(rules, view)
    played = [(seat, card.index) for seat, card in view.played if card and seat != view.seat]
    assert [(one.seat, one.card) for one in laid] == played[::-1]
    for one in laid:
        assert one.open & one.since & 1 << one.card
    hidden = seen_domino(rules, view)[1].cards
    assert not any(one.since & hidden for one in laid)
