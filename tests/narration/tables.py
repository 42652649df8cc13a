"""Tables laid by hand, as seat 0 sees them."""

from __future__ import annotations

from voicecards.cards import Card, Rank, Suit, cards
from voicecards.games.bouillabaisse.events import Capture, TrickTaken
from voicecards.games.bouillabaisse.options import BouillabaisseOptions
from voicecards.games.bouillabaisse.view import BouillabaisseView
from voicecards.games.trick import following, plays_of


def view(
    hand="2C 9C AH",
    trick=(),
    turn: int | None = 0,
    *,
    round: int = 5,
    leader: int = 0,
    played=(),
    last: TrickTaken | None = None,
    captures: dict[int, Capture] | None = None,
    round_scores=((10, 15, 20, 20),) * 4,
    **options,
) -> BouillabaisseView:
    """A view of seat 0 with hearts, queen and king of spades as targets."""
    table = BouillabaisseOptions(**options)
    held = cards(hand)
    lying = tuple((seat, Card.from_code(code)) for seat, code in trick)
    before = tuple((seat, Card.from_code(code)) for seat, code in played)
    caught = captures or {}
    return BouillabaisseView(
        seat=0,
        turn=turn,
        legal=plays_of(following(held, lying)) if turn == 0 else (),
        options=table,
        round=round,
        dealer=3,
        leader=lying[0][0] if lying else leader,
        suit=Suit.HEARTS,
        rank=Rank.QUEEN,
        card=Card.from_code("KS"),
        hand=held,
        trick=lying,
        last_trick=last,
        played=before + lying,
        hand_sizes=(len(held),) * table.players,
        captures=tuple(caught.get(seat, Capture()) for seat in range(table.players)),
        round_scores=tuple(round_scores),
        totals=tuple(map(sum, zip(*round_scores, strict=True)))
        if round_scores
        else (0,) * table.players,
        left_out=table.left_out,
    )
