"""One deal, from the antes to the last chip of the pot (rule sheet, sections 2 to 5)."""

from __future__ import annotations

from collections.abc import Sequence

from voicecards.cards import Card
from voicecards.games.bouillotte.actions import (
    Announce,
    Call,
    Check,
    Expose,
    Fold,
    Phase,
    Raise,
    Straddle,
)
from voicecards.games.bouillotte.betting import Betting
from voicecards.games.bouillotte.chips import Chips
from voicecards.games.bouillotte.deck import FACE_UP, exposes_before
from voicecards.games.bouillotte.events import (
    AntesPaid,
    BettingSkipped,
    BettingStarted,
    CardsExposed,
    ExposeChosen,
    HandDealt,
    OpenCardsDealt,
    Payment,
    RetourneChanged,
    RetournesTurned,
    SeatCard,
    Straddled,
    StraddleDeclined,
)
from voicecards.games.bouillotte.fees import pay_announcement
from voicecards.games.bouillotte.hands import HandKind
from voicecards.games.bouillotte.layout import Layout
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.bouillotte.outcomes import (
    AllPassed,
    DealEnded,
)
from voicecards.games.bouillotte.settle import Showdown, reaches_target, take_unseen
from voicecards.games.chance import Chance
from voicecards.games.game import Action, Event, IllegalAction, Seat


class Deal:
    """One deal in progress.

    Args:
        options: the table's.
        chips: the session's; nothing has been paid yet.
        order: everybody with chips, from the dealer's left to the dealer; nobody between deals.
        chance: what shuffles.
        number: 1 for the first deal of the session.

    Attributes:
        phase: what is being decided; OVER when the deal has ended.
        betting: its betting.
        layout: its cards.
        announced: who has announced a brelan, and its kind as the table heard it.
        chosen: who has chosen a card to expose, while others still choose.
        heir: to whom chips still carried go if the session ends now.
    """

    def __init__(
        self,
        options: BouillotteOptions,
        chips: Chips,
        order: Sequence[Seat],
        chance: Chance,
        number: int,
    ) -> None:
        self.options = options
        self.chips = chips
        self.order = tuple(order)
        self.number = number
        self.phase = Phase.OVER
        self.betting = Betting(chips, options, order)
        self.layout = Layout(options.hand_rules)
        self.announced: dict[Seat, HandKind | None] = {}
        self.chosen: dict[Seat, Card] = {}
        self.heir: Seat | None = None
        self._chance = chance
        self._waiting: tuple[Seat, ...] = ()
        self._before = tuple(chips.stacks)

    def copy(self, chips: Chips, chance: Chance) -> Deal:
        """An independent copy over copies of the chips and the chance."""
        twin = object.__new__(Deal)
        twin.__dict__.update(self.__dict__)
        twin.chips, twin._chance = chips, chance
        twin.betting = self.betting.copy(chips)
        twin.layout = self.layout.copy()
        twin.announced = self.announced.copy()
        twin.chosen = self.chosen.copy()
        return twin

    # --- what players ask -----------------------------------------------------------------

    @property
    def turn(self) -> Seat | None:
        """Who is to decide; None when the deal has ended."""
        if self.phase is Phase.BETTING:
            return self.betting.turn
        return self._waiting[0] if self._waiting else None

    def may_announce(self, seat: Seat) -> bool:
        """Whether that seat can announce a brelan on its turn."""
        return (
            self.options.brelan_bonus == "announce"
            and seat not in self.announced
            and self.layout.has_brelan(seat)
        )

    def legal_actions(self) -> list[Action]:
        """What the seat on turn may do in the betting and the exposing, in listing order."""
        seat = self.turn
        assert seat is not None
        if self.phase is Phase.EXPOSING:
            return [Expose(card) for card in self.layout.hidden(seat)]
        legal: list[Action] = [Call() if self.betting.owed(seat) else Check()]
        legal += [Raise(n) for n in self.betting.listed_raises(seat)]
        if seat not in self.announced:
            legal.append(Fold())
        if self.may_announce(seat):
            legal.append(Announce())
        return legal

    # --- before the cards -----------------------------------------------------------------

    def begin(self) -> list[Event]:
        """Take the antes, and deal unless somebody may straddle (sections 2 and 7)."""
        ante = self.options.ante
        payments = []
        for seat in self.order:
            amount = self.chips.pay(seat, ante)
            payments.append(Payment(seat, amount, self.chips.stacks[seat]))
        paid = AntesPaid(ante=ante, payments=tuple(payments), pot=self.chips.pot)
        if self.options.straddle:
            self._waiting = self.order
            return [paid, *self._offer_straddle()]
        return [paid, *self._deal()]

    def _offer_straddle(self) -> list[Event]:
        """Ask the next seat, or deal when the chain has ended."""
        if self._waiting and self.chips.stacks[self._waiting[0]] >= self.chips.pot:
            self.phase = Phase.STRADDLE
            return []
        self._waiting = ()
        return self._deal()

    def _answer_straddle(self, seat: Seat, action: Action) -> list[Event]:
        if not isinstance(action, Straddle):
            self._waiting = ()
            return [StraddleDeclined(seat=seat), *self._offer_straddle()]
        amount = self.chips.pay(seat, self.chips.pot)
        self.betting.straddle(seat, amount)
        self._waiting = self._waiting[1:]
        straddled = Straddled(
            seat=seat,
            amount=amount,
            paid=self.chips.paid[seat],
            pot=self.chips.pot,
            stack=self.chips.stacks[seat],
        )
        return [straddled, *self._offer_straddle()]

    def _deal(self) -> list[Event]:
        """Deal the cards, and begin the betting (section 2)."""
        self.layout.deal(
            self.order,
            self._chance,
            retournes=self.options.retourne_count,
            third_open=self.options.open_card,
        )
        events: list[Event] = [
            HandDealt(seat=seat, cards=self.layout.hands[seat], audience=frozenset({seat}))
            for seat in self.order
        ]
        shown = [SeatCard(seat, *cards) for seat, cards in self.layout.open_cards.items()]
        if shown:
            events.append(OpenCardsDealt(cards=tuple(shown)))
        return [*events, *self._next_round()]

    # --- betting rounds -------------------------------------------------------------------

    def apply(self, action: Action) -> list[Event]:
        """Take an action of this phase for the seat on turn.

        Raises:
            IllegalAction: and then nothing has changed.
        """
        seat = self.turn
        assert seat is not None
        if self.phase is Phase.STRADDLE:
            return self._answer_straddle(seat, action)
        if isinstance(action, Expose):
            return self._choose_card(seat, action.card)
        if isinstance(action, Announce):
            return [self._announce(seat)]
        return [self._bet(seat, action), *self._after_bet()]

    def _bet(self, seat: Seat, action: Action) -> Event:
        match action:
            case Check():
                return self.betting.check(seat)
            case Call():
                return self.betting.call(seat)
            case Raise(n):
                return self.betting.raise_by(seat, n)
            case _:
                if seat in self.announced:
                    raise IllegalAction("committed_to_showdown", price=self.betting.price(seat))
                return self.betting.fold(seat)

    def _announce(self, seat: Seat) -> Event:
        if seat in self.announced:
            raise IllegalAction("already_announced")
        value = self.layout.value(seat)
        if value is None or not value.is_brelan:
            raise IllegalAction("no_brelan", face_down=self.layout.face_down)
        event = pay_announcement(self.chips, seat, value.kind, self.order, self.options)
        self.announced[seat] = event.brelan
        self.betting.record(seat, "announce")
        return event

    def _after_bet(self) -> list[Event]:
        live = self.betting.live
        if len(live) == 1:
            return [take_unseen(self.chips, live[0]), self._end()]
        events: list[Event] = []
        if self._change_due():
            events.append(self._change_retourne())
        if self.betting.turn is None:
            events += self._next_round()
        return events

    def _change_due(self) -> bool:
        """Whether the first lap of the last round is complete (section 4.5)."""
        return (
            self.options.retourne_change
            and not self.layout.dead
            and self.betting.round == self.options.betting_rounds
            and self.betting.acted.issuperset(self.betting.able)
        )

    def _change_retourne(self) -> RetourneChanged:
        old, new = self.layout.change_retourne()
        self.betting.act_again()
        return RetourneChanged(old=old, card=new, retournes=self.layout.retournes)

    def _next_round(self) -> list[Event]:
        """Begin the next betting round, or close the deal after the last (section 4.3)."""
        number, rounds = self.betting.round + 1, self.options.betting_rounds
        if number > rounds:
            return self._close()
        count = self.options.retourne_count
        events = self._turn_up(FACE_UP[count, rounds][number - 1])
        if len(self.betting.able) < 2 and not any(map(self.betting.owed, self.betting.able)):
            events.append(BettingSkipped(round=number, rounds=rounds))
            return [*events, *self._turn_up(count), *self._close()]
        if exposes_before(number, count):
            self.phase = Phase.EXPOSING
            self._waiting = self.betting.live
            return events
        return [*events, *self._begin_round()]

    def _turn_up(self, wanted: int) -> list[Event]:
        """Turn retournés until so many lie face up."""
        cards = self.layout.turn_up(wanted)
        if not cards:
            return []
        return [
            RetournesTurned(
                cards=cards, retournes=self.layout.retournes, face_down=self.layout.face_down
            )
        ]

    def _begin_round(self) -> list[Event]:
        self.phase = Phase.BETTING
        first = self.order[0]
        if self.betting.round == 0 and self.betting.moves:
            position = self.order.index(self.betting.moves[-1].seat) + 1
            first = self.order[position % len(self.order)]
        self.betting.begin_round(first)
        assert self.betting.turn is not None
        started = BettingStarted(
            round=self.betting.round,
            rounds=self.options.betting_rounds,
            first=self.betting.turn,
            level=self.betting.level,
            face_down=self.layout.face_down,
            pot=self.chips.pot,
        )
        return [started]

    def _choose_card(self, seat: Seat, card: Card) -> list[Event]:
        """Take a choice, secret until the last one has been made (section 4.5)."""
        if card not in self.layout.hands[seat]:
            raise IllegalAction("card_not_in_hand", card=card)
        hidden = self.layout.hidden(seat)
        if card not in hidden:
            raise IllegalAction("card_already_open", card=card, legal=hidden)
        self.chosen[seat] = card
        self._waiting = self._waiting[1:]
        chosen = ExposeChosen(seat=seat, card=card, audience=frozenset({seat}))
        if self._waiting:
            return [chosen]
        exposed = [SeatCard(other, shown) for other, shown in self.chosen.items()]
        for other, shown in self.chosen.items():
            self.layout.open(other, shown)
        self.chosen = {}
        return [chosen, CardsExposed(cards=tuple(exposed)), *self._begin_round()]

    # --- the end --------------------------------------------------------------------------

    @property
    def is_last(self) -> bool:
        """Whether the session is sure to end after this deal."""
        last = self.number == self.options.session_deals
        return last or reaches_target(self.chips.stacks, self.options)

    def _close(self) -> list[Event]:
        """Redeal if nobody has bet and the table wants it, else show down."""
        events: list[Event] = []
        if self.betting.nobody_bet and self.betting.moves:
            wanted = self.options.all_pass == "redeal_keep_pot"
            redeal = wanted and not self.betting.all_in and not self.is_last
            events.append(AllPassed(redeal=redeal, pot=self.chips.pot))
            if redeal:
                self.chips.carry()
                return [*events, self._end()]
        showdown = Showdown(
            self.chips,
            self.options,
            self.order,
            self.betting.live,
            self.layout.hands,
            self.layout.retournes,
            last=self.is_last,
        )
        events += showdown.settle()
        self.heir = showdown.heir
        return [*events, self._end()]

    def _end(self) -> DealEnded:
        self.phase = Phase.OVER
        stacks = tuple(self.chips.stacks)
        changes = [now - before for now, before in zip(stacks, self._before, strict=True)]
        return DealEnded(
            number=self.number,
            changes=tuple(changes),
            stacks=stacks,
            carried=self.chips.carried,
        )
