"""The domino of one hand: cards laid, passes, second turns and places (section 5)."""

from __future__ import annotations

from voicecards.cards import Card, Rank
from voicecards.games.barbu.actions import AceHigh, AceLow, Pass
from voicecards.games.barbu.domino import Layout
from voicecards.games.barbu.events import (
    AceAsked,
    AceDecided,
    CardLaid,
    Item,
    Passed,
    SecondTurn,
    WentOut,
)
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.barbu.outcome import Outcome
from voicecards.games.game import Action, Event, IllegalAction, PlayCard, Seat
from voicecards.games.trick import plays_of


class DominoPlay:
    """A domino in progress.

    Args:
        options: the table's.
        hands: by seat, sorted; they are played from here on.
        leader: whose turn comes first.
        layout: what lies on the table; usually nothing yet.
    """

    __slots__ = (
        "_hands",
        "_options",
        "ace_asked",
        "layout",
        "leader",
        "places",
        "played",
        "second_turn",
        "turn",
    )

    def __init__(
        self, options: BarbuOptions, hands: list[list[Card]], leader: Seat, layout: Layout
    ) -> None:
        self._options = options
        self._hands = hands
        self.layout = layout
        self.leader = leader
        self.turn: Seat | None = leader
        self.second_turn = False
        self.ace_asked: Card | None = None
        self.places: tuple[Seat, ...] = ()
        self.played: list[tuple[Seat, Card | None]] = []

    def copy(self, hands: list[list[Card]]) -> DominoPlay:
        """An independent copy over a copy of the hands."""
        twin = DominoPlay(self._options, hands, self.leader, self.layout.copy())
        twin.turn, twin.second_turn = self.turn, self.second_turn
        twin.ace_asked, twin.places = self.ace_asked, self.places
        twin.played = self.played.copy()
        return twin

    def legal_actions(self) -> tuple[Action, ...]:
        """What the seat on turn may do, sorted."""
        if self.turn is None:
            return ()
        if self.ace_asked:
            return (AceHigh(), AceLow())
        fitting = self._fitting(self.turn)
        plays = plays_of(fitting)
        return plays if fitting and not self._may_stop else (*plays, Pass())

    def apply(self, action: Action) -> list[Event]:
        """Lay a card, answer where an ace goes, or pass.

        Raises:
            IllegalAction: for a card not held or not fitting, a pass of one who must play, or
                anything but an answer while an ace is asked about.
        """
        seat = self.turn
        assert seat is not None
        if self.ace_asked or isinstance(action, AceHigh | AceLow):
            return self._answer(seat, action)
        if isinstance(action, Pass):
            return self._pass(seat)
        assert isinstance(action, PlayCard)
        card = action.card
        if card not in self._hands[seat]:
            raise IllegalAction("card_not_in_hand", card=card)
        sides = self.layout.sides(card)
        if not sides:
            raise self.layout.refusal(card)
        if len(sides) > 1:
            self.ace_asked = card
            return [AceAsked(seat=seat, card=card, audience=frozenset({seat}))]
        return self._lay(seat, card, sides[0])

    def outcome(self) -> Outcome:
        """The scores of the finished hand, before contro: those not out share what is left."""
        awards = self._options.awards
        place_of = {seat: place for place, seat in enumerate(self.places)}
        next_place = len(self.places)
        items = []
        for seat in range(self._options.players):
            place = place_of.get(seat, next_place)
            items.append((Item("place", place + 1, awards[place]),))
        scores = tuple(item.points for (item,) in items)
        return Outcome(tuple(items), scores, None, early=any(self._hands))

    @property
    def _may_stop(self) -> bool:
        return self.second_turn and self._options.domino_second_turn_optional

    def _fitting(self, seat: Seat) -> list[Card]:
        return [card for card in self._hands[seat] if self.layout.fits(card)]

    def _answer(self, seat: Seat, action: Action) -> list[Event]:
        if self.ace_asked is None or not isinstance(action, AceHigh | AceLow):
            raise IllegalAction("wrong_phase", phase="ace" if self.ace_asked else "domino")
        card, self.ace_asked = self.ace_asked, None
        return self._lay(seat, card, "above" if isinstance(action, AceHigh) else "below")

    def _pass(self, seat: Seat) -> list[Event]:
        fitting = self._fitting(seat)
        if fitting and not self._may_stop:
            raise IllegalAction("must_play", legal=tuple(fitting))
        self.played.append((seat, None))
        self._next_turn(seat)
        return [Passed(seat=seat, voluntary=bool(fitting))]

    def _lay(self, seat: Seat, card: Card, side: str) -> list[Event]:
        undecided = self.layout.ace is None
        self.layout.lay(card, side)
        hand = self._hands[seat]
        hand.remove(card)
        self.played.append((seat, card))
        run = self.layout.run(card.suit)
        assert run is not None
        events: list[Event] = [
            CardLaid(
                seat=seat,
                card=card,
                side=side,
                low=run.low,
                high=run.high,
                complete=run.complete,
                left=len(hand),
            )
        ]
        if undecided and self.layout.ace is not None:
            events.append(AceDecided(seat=seat, side=self.layout.ace))
        if not hand:
            events.append(self._go_out(seat))
        if self.turn is None:
            return events
        if hand and card.rank is Rank.ACE and self._options.domino_ace_second_turn:
            able = bool(self._fitting(seat))
            events.append(SecondTurn(seat=seat, able=able))
            if able:
                self.second_turn = True
                return events
        self._next_turn(seat)
        return events

    def _go_out(self, seat: Seat) -> WentOut:
        self.places += (seat,)
        awards = self._options.awards
        if len(set(awards[len(self.places) :])) <= 1:
            self.turn = None
        place = len(self.places)
        return WentOut(seat=seat, place=place, points=awards[place - 1])

    def _next_turn(self, seat: Seat) -> None:
        self.second_turn = False
        step, players = self._options.step, self._options.players
        self.turn = (seat + step) % players
        while not self._hands[self.turn]:
            self.turn = (self.turn + step) % players
