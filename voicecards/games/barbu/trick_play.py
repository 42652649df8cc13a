"""The tricks of one hand: played, taken and counted (sections 3 and 4)."""

from __future__ import annotations

from itertools import chain

from voicecards.cards import Card, Suit
from voicecards.games.barbu.contracts import add, score_hand, tariff
from voicecards.games.barbu.duties import answers, barred_suits, leads, refusal
from voicecards.games.barbu.events import CardPlayed, Item, TrickTaken
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.barbu.outcome import Outcome
from voicecards.games.game import Action, Event, IllegalAction, PlayCard, Seat
from voicecards.games.trick import Play, plays_of, winning_position


class TrickPlay:
    """A hand of tricks in progress.

    Args:
        options: the table's.
        contract: any but `domino`.
        hands: by seat, sorted; they are played from here on.
        leader: of the first trick.
        trump: the trump suit of `trumps`, None otherwise.
    """

    __slots__ = (
        "_hands",
        "_options",
        "_tariff",
        "barred",
        "last_trick",
        "leader",
        "played",
        "taken",
        "trick",
        "tricks",
        "trump",
        "turn",
    )

    def __init__(
        self,
        options: BarbuOptions,
        contract: str,
        hands: list[list[Card]],
        leader: Seat,
        trump: Suit | None = None,
    ) -> None:
        self._options = options
        self._tariff = tariff(contract, options)
        self.barred = barred_suits(contract, options)
        self._hands = hands
        self.trump = trump
        self.leader = leader
        self.turn: Seat | None = leader
        self.trick: list[Play] = []
        self.last_trick: TrickTaken | None = None
        self.played: list[Play] = []
        self.taken: list[tuple[Item, ...]] = [()] * options.players
        self.tricks = [0] * options.players

    def copy(self, hands: list[list[Card]]) -> TrickPlay:
        """An independent copy over a copy of the hands."""
        twin = object.__new__(TrickPlay)
        for name in TrickPlay.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._hands = hands
        twin.trick, twin.played = self.trick.copy(), self.played.copy()
        twin.taken, twin.tricks = self.taken.copy(), self.tricks.copy()
        return twin

    def legal_actions(self) -> tuple[Action, ...]:
        """What the seat on turn may play, sorted."""
        return () if self.turn is None else plays_of(self._legal(self._hands[self.turn]))

    def apply(self, action: Action) -> list[Event]:
        """Play a card of the seat on turn.

        Raises:
            IllegalAction: for a pass, a card not held, or one that may not be played.
        """
        if not isinstance(action, PlayCard):
            raise IllegalAction("no_such_action")
        seat, card = self.turn, action.card
        assert seat is not None
        hand = self._hands[seat]
        if card not in hand:
            raise IllegalAction("card_not_in_hand", card=card)
        legal = self._legal(hand)
        if card not in legal:
            raise refusal(card, legal, self.trick, self.trump)
        hand.remove(card)
        self.trick.append((seat, card))
        self.played.append((seat, card))
        discarded = card.suit is not self.trick[0][1].suit and card.suit is not self.trump
        if discarded and self._options.suit_lead == "after_discard":
            self.barred -= {card.suit}
        played = CardPlayed(seat=seat, card=card, position=len(self.trick) - 1, discarded=discarded)
        if len(self.trick) < self._options.players:
            self.turn = (seat + self._options.step) % self._options.players
            return [played]
        return [played, self._end_trick()]

    def outcome(self) -> Outcome:
        """The scores of the finished hand, before contro."""
        scores, slam = score_hand(self._tariff.contract, self.taken, self.tricks, self._options)
        return Outcome(tuple(self.taken), scores, slam, early=any(self._hands))

    def _legal(self, hand: list[Card]) -> list[Card]:
        if not self.trick:
            return list(leads(hand, self.barred))
        return list(answers(hand, self.trick, self.trump))

    def _end_trick(self) -> TrickTaken:
        seat, _ = self.trick[winning_position(self.trick, trump=self.trump)]
        cards = tuple([card for _, card in self.trick])
        left = len(self._hands[seat])
        items = self._tariff.items(cards, left)
        self.taken[seat] = add(self.taken[seat], items)
        self.tricks[seat] += 1
        self.last_trick = TrickTaken(
            seat=seat,
            leader=self.leader,
            cards=cards,
            items=items,
            points=sum(item.points for item in items),
            number=sum(self.tricks),
            left=left,
        )
        self.trick = []
        self.leader = seat
        self.turn = None if not left or self._decided() else seat
        return self.last_trick

    def _decided(self) -> bool:
        return self._options.stop_when_decided and self._tariff.can_end_early(
            chain.from_iterable(self._hands)
        )
