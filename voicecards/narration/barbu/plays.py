"""Tricks of Barbu: what differs from other trick games, with trumps and suits not to be led."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from voicecards.cards import Card
from voicecards.games.barbu.duties import answers
from voicecards.games.barbu.events import CardPlayed, TrickTaken
from voicecards.games.barbu.view import BarbuView
from voicecards.games.game import SPECTATOR, Seat
from voicecards.games.trick import winning_position
from voicecards.narration import tricks
from voicecards.narration.barbu.items import captured, signed
from voicecards.narration.barbu.rules import suits
from voicecards.narration.phrase import Arg, Phrase
from voicecards.narration.tricks import event_line
from voicecards.narration.voice import also_you
from voicecards.utterance import Category


def card_played(event: CardPlayed, view: BarbuView) -> Phrase:
    """Tell that a card has been played."""
    if event.position == 0:
        return tricks.lead(event.seat, event.card, view.seat)
    # A card that completed a trick is not said to be highest: the next event tells who took it.
    highest = bool(view.trick) and view.trick[top(view)][0] == event.seat
    return tricks.played(
        event.seat, event.card, view.seat, discarded=event.discarded, highest=highest
    )


def trick_taken(event: TrickTaken, view: BarbuView) -> Phrase:
    """Tell who takes a trick, and what it brings; that it is one trick goes without saying."""
    spoils = [item for item in event.items if item.kind != "trick"]
    args: dict[str, Arg] = {"seat": event.seat, "left": event.left, "worth": signed(event.points)}
    key = "barbu-trick-points"
    if spoils:
        key = "barbu-trick-captured"
        args["captured"] = captured(spoils, view.options)
    elif not event.items:
        key, args["points"] = "trick-taken", 0
    return event_line(
        also_you(key, event.seat, view.seat),
        Category.TRICK,
        event.seat,
        "trick_mine" if event.seat == view.seat else "trick_other",
        **args,
    )


def top(view: BarbuView) -> int:
    """Position of the card that takes the trick on the table as it lies now; 0 for a lead."""
    return winning_position(view.trick, trump=view.trump) if view.trick else 0


def prompt(view: BarbuView) -> Phrase:
    """Tell the listener to play, and the duties that limit its choice."""
    line = tricks.prompt(view, top(view))
    playable = tricks.playable(view)
    if line.key == "turn-forced":
        return line
    args: dict[str, Arg] = dict(line.args)
    if line.key == "turn-lead" and len(playable) < len(view.hand):
        barred = {card.suit for card in view.hand} - {card.suit for card in playable}
        args["suits"] = suits(frozenset(barred))
        return replace(line, key="barbu-turn-lead-barred", args=args)
    if line.key == "turn-void" and len(playable) < len(view.hand):
        return replace(line, key="barbu-turn-trump", args=args)
    if line.key == "turn-follow" and len(playable) < _held(view, playable[0]):
        return replace(line, key="barbu-turn-higher", args=args)
    return line


def _held(view: BarbuView, like: Card) -> int:
    """How many cards of one suit the listener holds."""
    return sum(card.suit is like.suit for card in view.hand)


def legal(view: BarbuView) -> Phrase:
    """Read the cards that may be played, or that could be if it were one's turn."""
    if view.seat == SPECTATOR:
        return Phrase("hand-unseen")
    if not view.hand:
        return Phrase("hand-empty")
    if view.turn == view.seat:
        return _legal(tricks.playable(view), view)
    after = Phrase("turn-other", {"seat": view.turn or 0})
    if not view.trick or view.seat in (seat for seat, _ in view.trick):
        return after
    return after.followed_by(_legal(answers(view.hand, view.trick, view.trump), view))


def _legal(cards: Sequence[Card], view: BarbuView) -> Phrase:
    cards = tuple(cards)
    if len(cards) == 1:
        return Phrase("legal-one", {"card": cards[0]})
    args: dict[str, Arg] = {"cards": cards}
    everything = len(cards) == len(view.hand)
    if not view.trick:
        return Phrase("legal-any" if everything else "legal", args)
    args["suit"] = led = view.trick[0][1].suit
    if cards[0].suit is led:
        return Phrase("legal", args)
    return Phrase("legal-void" if everything else "barbu-legal-trump", args)


def suit_led(view: BarbuView) -> Phrase:
    """Tell which suit is to be followed, and the trumps where there are some."""
    line = tricks.suit_led(view)
    if view.trump is None:
        return line
    return line.followed_by(Phrase("barbu-rules-trump", {"suit": view.trump}))


def last_trick(view: BarbuView) -> Phrase:
    """Read the last completed trick of this hand."""
    if view.last_trick is None:
        return Phrase("barbu-last-trick-none")
    players, step = view.options.players, view.options.step
    leader = view.last_trick.leader
    plays: list[tuple[Seat, Card]] = [
        ((leader + step * place) % players, card)
        for place, card in enumerate(view.last_trick.cards)
    ]
    return tricks.last_trick(plays, view.last_trick.seat, view.seat)
