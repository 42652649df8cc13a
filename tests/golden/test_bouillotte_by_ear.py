"""Who only hears a session knows at every decision what a player who sees the table knows."""

from __future__ import annotations

import pytest

from tests.golden.bouillotte_variants import VARIANTS
from tests.golden.listener import Listener
from tests.golden.sessions import Record, press_action, start
from tests.sitting import Sitting
from voicecards.bots.recorded import RecordedBot
from voicecards.cards import Card
from voicecards.games import games
from voicecards.games.bouillotte.actions import Phase
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.session.launch import Launch
from voicecards.table import HUMAN


def holds(text: str, card: Card) -> bool:
    """Whether a card was named: alone, or by its rank behind its suit."""
    suit, rank = card.suit.name.lower(), card.rank.name.lower()
    text = text.lower()
    grouped = [part for part in text.split(";") if part.strip().startswith(f"{suit}:")]
    return f"{rank} of {suit}" in text or any(rank in part for part in grouped)


def compare(heard: Listener, view: BouillotteView) -> None:
    """Check what has been understood against the table."""
    assert (heard.told_price, heard.told_pot) == (view.price, view.pot)
    assert (heard.price, heard.pot) == (view.price, view.pot)
    assert [heard.stacks[seat] for seat in view.order] == [view.stacks[s] for s in view.order]
    assert [heard.paid[seat] for seat in view.order] == [view.paid[seat] for seat in view.order]
    assert heard.folded == set(view.folded)
    assert heard.announced == {announced.seat for announced in view.announced}
    assert all(holds(heard.hand, card) for card in view.hand)
    assert all(holds(heard.turned, card) for card in view.retournes)


@pytest.mark.parametrize("name", ["bouillotte", *(variant.name for variant in VARIANTS)])
def test_whoever_listens_can_keep_the_accounts(name: str) -> None:
    record = Record.load(name)
    players = games()["bouillotte"].options.from_text(record.options).players
    seats = [
        None,
        *(RecordedBot(games()["bouillotte"], record.of_seat(s)) for s in range(1, players)),
    ]
    launch = Launch(game="bouillotte", seed=record.seed, options=record.options)
    sitting, heard, compared = Sitting(launch, "en", seats), Listener(), 0
    start(sitting, by_voice=False)
    told = 0
    for code in record.of_seat(HUMAN):
        sitting.turn()
        sitting.quiet()
        for line in sitting.lines[told:]:
            heard.hear(line)
        told = len(sitting.lines)
        view = sitting.table.view(HUMAN)
        assert isinstance(view, BouillotteView)
        if view.phase is Phase.BETTING:
            compare(heard, view)
            compared += 1
        press_action(sitting, code)
    assert compared > 4
