"""Why a card is played at Bouillabaisse."""

from __future__ import annotations

from voicecards.bots.bouillabaisse.reading import Reading
from voicecards.bots.bouillabaisse.temper import Temper
from voicecards.bots.reasons.reason import Reason
from voicecards.bots.reasons.trick import Trick, reason_for
from voicecards.games.bouillabaisse.scoring import LAST_ROUND
from voicecards.games.bouillabaisse.view import BouillabaisseView
from voicecards.games.game import Action, PlayCard, View


def reason(action: Action, view: View) -> Reason | None:
    """Say why an action is a good one."""
    assert isinstance(view, BouillabaisseView)
    if not isinstance(action, PlayCard):
        return None
    reading = Reading(view)
    worth = reading.stakes.worth
    turned = reading.one_has_all(Temper().committed)
    return reason_for(
        action.card,
        Trick(
            legal=[a.card for a in view.legal if isinstance(a, PlayCard)],
            led=view.trick[0][1].suit if view.trick else None,
            top=reading.top,
            trump=None,
            out=reading.out,
            to_come=len(reading.to_come),
            taking=(view.round == LAST_ROUND) is not turned,
            cost={card: worth(card) for card in view.hand},
            on_table=sum(worth(card) for _, card in view.trick) + reading.stakes.points_trick,
            last_of_equals=view.options.duplicate_winner == "last",
        ),
    )
