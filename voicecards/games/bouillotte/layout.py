"""The cards of one deal: hands, what lies open, the retournés (rule sheet, sections 2 and 4.5)."""

from __future__ import annotations

from collections.abc import Sequence

from voicecards.cards import Card
from voicecards.games.bouillotte.deck import HAND_SIZE, pack_for
from voicecards.games.bouillotte.hands import HandRules, HandValue, evaluate, find_brelan
from voicecards.games.chance import Chance
from voicecards.games.game import Seat


class Layout:
    """Where the cards of a deal are. It begins without any.

    Args:
        rules: what hands are worth.

    Attributes:
        hands: three cards of each seat dealt in, sorted.
        open_cards: of these, those that everybody sees.
        retournes: those that lie face up.
        dead: the retourné that was set aside, if any.
    """

    def __init__(self, rules: HandRules) -> None:
        self.hands: dict[Seat, tuple[Card, ...]] = {}
        self.open_cards: dict[Seat, tuple[Card, ...]] = {}
        self.retournes: tuple[Card, ...] = ()
        self.dead: tuple[Card, ...] = ()
        self._rules = rules
        self._face_down: tuple[Card, ...] = ()
        self._stock: tuple[Card, ...] = ()

    def copy(self) -> Layout:
        """An independent copy."""
        twin = Layout(self._rules)
        twin.hands = self.hands.copy()
        twin.open_cards = self.open_cards.copy()
        twin.retournes, twin.dead = self.retournes, self.dead
        twin._face_down, twin._stock = self._face_down, self._stock
        return twin

    def deal(
        self, order: Sequence[Seat], chance: Chance, *, retournes: int, third_open: bool
    ) -> None:
        """Deal three cards each, one at a time, then the retournés face down.

        Args:
            order: who is dealt in, from the dealer's left.
            chance: what shuffles.
            retournes: how many.
            third_open: whether everybody's third card lies face up.
        """
        players = len(order)
        mixed = chance.shuffled(pack_for(players))
        dealt = HAND_SIZE * players
        self._face_down = tuple(mixed[dealt : dealt + retournes])
        self._stock = tuple(mixed[dealt + retournes :])
        for position, seat in enumerate(order):
            self.hands[seat] = tuple(sorted(mixed[position:dealt:players]))
            if third_open:
                self.open_cards[seat] = (mixed[dealt - players + position],)

    @property
    def face_down(self) -> int:
        """How many retournés lie face down."""
        return len(self._face_down)

    def turn_up(self, wanted: int) -> tuple[Card, ...]:
        """Turn retournés until so many lie face up; return those turned."""
        missing = max(0, wanted - len(self.retournes))
        cards, self._face_down = self._face_down[:missing], self._face_down[missing:]
        self.retournes += cards
        return cards

    def change_retourne(self) -> tuple[Card, Card]:
        """Set the first retourné aside for the next card; return both."""
        old, new = self.retournes[0], self._stock[0]
        self.dead = (old,)
        self.retournes = (new, *self.retournes[1:])
        return old, new

    def open(self, seat: Seat, card: Card) -> None:
        """Lay a card of a hand open."""
        self.open_cards[seat] = (*self.open_cards.get(seat, ()), card)

    def hidden(self, seat: Seat) -> tuple[Card, ...]:
        """The cards of a hand that only its owner sees, sorted."""
        shown = self.open_cards.get(seat, ())
        return tuple([card for card in self.hands.get(seat, ()) if card not in shown])

    def value(self, seat: Seat) -> HandValue | None:
        """What a hand is worth with the retournés that lie face up now; None without cards."""
        hand = self.hands.get(seat)
        return evaluate(hand, self.retournes, self._rules) if hand else None

    def has_brelan(self, seat: Seat) -> bool:
        """Whether a hand is a brelan now."""
        hand = self.hands.get(seat)
        return hand is not None and find_brelan(hand, self.retournes, self._rules) is not None
