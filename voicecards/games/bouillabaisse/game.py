"""Bouillabaisse in play: six rounds of tricks, dealt, followed, taken and scored."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from operator import attrgetter
from typing import ClassVar, Final, TypeAlias

from voicecards.cards import Card
from voicecards.games.bouillabaisse.events import (
    Capture,
    CardPlayed,
    GameOver,
    GameStarted,
    HandDealt,
    RoundScored,
    RoundStarted,
    TargetsRevealed,
    TrickTaken,
)
from voicecards.games.bouillabaisse.options import BouillabaisseOptions
from voicecards.games.bouillabaisse.presets import PRESETS
from voicecards.games.bouillabaisse.scoring import (
    LAST_ROUND,
    Stakes,
    add,
    all_or_nothing_applies,
    score_round,
)
from voicecards.games.bouillabaisse.targets import Targets, draw_targets
from voicecards.games.bouillabaisse.view import BouillabaisseView
from voicecards.games.chance import Chance
from voicecards.games.game import (
    SPECTATOR,
    Action,
    Event,
    Game,
    IllegalAction,
    PlayCard,
    Seat,
    Standing,
    State,
    UnknownAction,
    rank_scores,
)
from voicecards.games.options import GameOptions
from voicecards.games.trick import PLAYS, Play, following, winning_position

Hand: TypeAlias = dict[Card, int]
"""The cards held, sorted, and how many copies of each: a card is found and laid in no time."""

_NOTHING: Final = Capture()
_by_index = attrgetter("index")


class BouillabaisseState(State):
    """A game of Bouillabaisse in progress.

    `Bouillabaisse.start` makes one with cards dealt; `from_position` sets a round up by hand.

    Args:
        options: the table's.
        targets: drawn or fixed for the whole game.
        dealer: of the round that comes next.
        chance: what shuffles the deals to come.
        finished: scores of the rounds already played, each by seat.
    """

    __slots__ = (
        "_captures",
        "_chance",
        "_dealer",
        "_hands",
        "_last_trick",
        "_leader",
        "_options",
        "_played",
        "_round_scores",
        "_stakes",
        "_targets",
        "_trick",
        "_turn",
    )

    def __init__(
        self,
        options: BouillabaisseOptions,
        targets: Targets,
        dealer: Seat,
        chance: Chance,
        finished: Sequence[tuple[int, ...]] = (),
    ) -> None:
        self._options = options
        self._targets = targets
        self._dealer = dealer
        self._chance = chance
        self._round_scores = list(finished)
        self._turn: Seat | None = None

    @classmethod
    def from_position(
        cls,
        options: BouillabaisseOptions,
        targets: Targets,
        number: int,
        hands: Sequence[Sequence[Card]],
        *,
        dealer: Seat = 0,
        chance: Chance | None = None,
        finished: Sequence[tuple[int, ...]] | None = None,
    ) -> BouillabaisseState:
        """Set up the start of a round with given hands, for study and for tests.

        Args:
            options: the table's.
            targets: of the whole game.
            number: the round, 1 to 6.
            hands: by seat, all of one size; they may be shorter than a real deal.
            dealer: of this round.
            chance: what shuffles later rounds; a fixed seed when None.
            finished: scores of the rounds before; zeros when None.
        """
        if finished is None:
            finished = [(0,) * options.players] * (number - 1)
        if len(hands) != options.players or len({len(hand) for hand in hands}) != 1:
            raise ValueError("one hand for each seat, all of one size")
        if len(finished) != number - 1:
            raise ValueError("one tuple of scores for each round before this one")
        state = cls(options, targets, dealer, chance or Chance(random.Random(0)), finished)
        state._begin_round(hands)
        return state

    # --- what players ask -----------------------------------------------------------------

    @property
    def turn(self) -> Seat | None:
        return self._turn

    def legal_actions(self) -> tuple[Action, ...]:
        if self._turn is None:
            return ()
        return tuple(map(PLAYS.__getitem__, following(self._hands[self._turn], self._trick)))

    def view(self, seat: Seat) -> BouillabaisseView:
        known = self._revealed()
        return BouillabaisseView(
            seat=seat,
            turn=self._turn,
            legal=self.legal_actions() if seat == self._turn else (),
            options=self._options,
            round=self._stakes.round,
            dealer=self._dealer,
            leader=self._leader,
            suit=self._targets.suit if known >= 2 else None,
            rank=self._targets.rank if known >= 3 else None,
            card=self._targets.card if known >= 4 else None,
            hand=() if seat == SPECTATOR else _listed(self._hands[seat]),
            trick=tuple(self._trick),
            last_trick=self._last_trick,
            played=tuple(self._played),
            hand_sizes=tuple(map(_size, self._hands)),
            captures=tuple(self._captures),
            round_scores=tuple(self._round_scores),
            totals=self._totals(),
            left_out=self._options.left_out,
        )

    @property
    def standings(self) -> tuple[Standing, ...]:
        return rank_scores(self._totals(), lowest_wins=True)

    def copy(self) -> BouillabaisseState:
        twin = BouillabaisseState(
            self._options, self._targets, self._dealer, self._chance.copy(), self._round_scores
        )
        twin._stakes = self._stakes
        twin._hands = [hand.copy() for hand in self._hands]
        twin._trick = self._trick.copy()
        twin._last_trick = self._last_trick
        twin._played = self._played.copy()
        twin._captures = self._captures.copy()
        twin._leader = self._leader
        twin._turn = self._turn
        return twin

    def _revealed(self) -> int:
        """The last round whose target everybody knows."""
        if self._options.target_reveal == "game_start":
            return LAST_ROUND
        return self._stakes.round

    def _totals(self) -> tuple[int, ...]:
        if not self._round_scores:
            return (0,) * self._options.players
        return tuple(map(sum, zip(*self._round_scores, strict=True)))

    # --- what happens ---------------------------------------------------------------------

    def apply(self, action: Action) -> tuple[Event, ...]:
        if not isinstance(action, PlayCard):
            raise UnknownAction(action.code)
        seat, card = self._turn, action.card
        if seat is None:
            raise IllegalAction("wrong_phase")
        hand, trick = self._hands[seat], self._trick
        if card not in hand:
            raise IllegalAction("card_not_in_hand", card=card)
        discarded = bool(trick) and card.suit is not trick[0][1].suit
        if discarded:
            legal = following(hand, trick)
            if card not in legal:
                raise IllegalAction("must_follow_suit", suit=trick[0][1].suit, legal=tuple(legal))
        _lay(hand, card)
        trick.append((seat, card))
        self._played.append((seat, card))
        played = _card_played(seat, card, len(trick) - 1, discarded)
        if len(trick) < self._options.players:
            self._turn = (seat + 1) % self._options.players
            return (played,)
        return (played, *self._end_trick())

    def start_round(self) -> list[Event]:
        """Shuffle, deal and begin the round that comes next."""
        mixed = self._chance.shuffled(self._options.cards_in_play)
        size = len(mixed) // self._options.players
        hands = [mixed[start : start + size] for start in range(0, len(mixed), size)]
        return self._begin_round(hands)

    def _begin_round(self, hands: Sequence[Sequence[Card]]) -> list[Event]:
        players = self._options.players
        self._stakes = Stakes.of_round(len(self._round_scores) + 1, self._targets, self._options)
        self._hands = [_hand_of(cards) for cards in hands]
        self._trick: list[Play] = []
        self._last_trick: TrickTaken | None = None
        self._played: list[Play] = []
        self._captures = [_NOTHING] * players
        step = 1 if self._options.first_leader == "left_of_dealer" else 0
        self._leader = (self._dealer + step) % players
        self._turn = self._leader
        return [self._round_started(), *self._hands_dealt()]

    def _round_started(self) -> RoundStarted:
        stakes = self._stakes
        return RoundStarted(
            round=stakes.round,
            dealer=self._dealer,
            leader=self._leader,
            suit=stakes.suit,
            rank=stakes.rank,
            card=stakes.card,
            points_trick=stakes.points_trick,
            points_suit=stakes.points_suit,
            points_rank=stakes.points_rank,
            points_special=stakes.points_special,
            all_or_nothing=all_or_nothing_applies(
                stakes.round, self._special_copies(), self._options
            ),
        )

    def _hands_dealt(self) -> list[HandDealt]:
        return [
            HandDealt(seat=seat, cards=_listed(hand), audience=frozenset({seat}))
            for seat, hand in enumerate(self._hands)
        ]

    def _end_trick(self) -> list[Event]:
        trick = self._trick
        last_of_equals = self._options.duplicate_winner == "last"
        seat, top = trick[winning_position(trick, last_of_equals=last_of_equals)]
        cards = tuple([card for _, card in trick])
        taken = TrickTaken(
            seat=seat,
            cards=cards,
            capture=self._stakes.capture(cards),
            equalled=cards.count(top) > 1,
            left=_size(self._hands[seat]),
        )
        self._captures[seat] = add(self._captures[seat], taken.capture)
        self._last_trick = taken
        self._trick = []
        self._leader = self._turn = seat
        if taken.left and not self._decided():
            return [taken]
        return [taken, *self._end_round(early=taken.left > 0)]

    def _decided(self) -> bool:
        return self._options.stop_when_decided and self._stakes.can_end_early(
            chain.from_iterable(self._hands)
        )

    def _end_round(self, *, early: bool) -> list[Event]:
        scores, everything = score_round(
            self._captures, self._stakes, self._special_copies(), self._options
        )
        self._round_scores.append(scores)
        scored = RoundScored(
            round=self._stakes.round,
            captures=tuple(self._captures),
            scores=scores,
            totals=self._totals(),
            everything=everything,
            early=early,
        )
        if self._stakes.round == LAST_ROUND:
            self._turn = None
            return [scored, GameOver(standings=self.standings)]
        self._dealer = (self._dealer + 1) % self._options.players
        return [scored, *self.start_round()]

    def _special_copies(self) -> int:
        return self._options.cards_in_play.count(self._targets.card)


@cache
def _card_played(seat: Seat, card: Card, position: int, discarded: bool) -> CardPlayed:
    """The most frequent event by far: made once for each card, seat and position."""
    return CardPlayed(seat=seat, card=card, position=position, discarded=discarded)


def _hand_of(cards: Iterable[Card]) -> Hand:
    hand: Hand = {}
    for card in sorted(cards, key=_by_index):
        hand[card] = hand.get(card, 0) + 1
    return hand


def _lay(hand: Hand, card: Card) -> None:
    """Take one copy of a card out of a hand."""
    if hand[card] > 1:
        hand[card] -= 1
    else:
        del hand[card]


def _listed(hand: Hand) -> tuple[Card, ...]:
    return tuple([card for card, copies in hand.items() for _ in range(copies)])


def _size(hand: Hand) -> int:
    return sum(hand.values())


class Bouillabaisse(Game):
    """Trick avoidance in exactly six rounds; in the last, points are good."""

    name = "bouillabaisse"
    options = BouillabaisseOptions
    actions: ClassVar = {"play": PlayCard}
    presets: ClassVar = PRESETS
    lowest_wins: ClassVar = True

    def start(
        self, options: GameOptions, chance: Chance
    ) -> tuple[BouillabaisseState, tuple[Event, ...]]:
        if not isinstance(options, BouillabaisseOptions):
            raise TypeError(f"not options of Bouillabaisse: {options!r}")
        dealer = chance.choice(range(options.players))
        targets = _targets(options, chance)
        state = BouillabaisseState(options, targets, dealer, chance)
        events: list[Event] = [
            GameStarted(
                players=options.players,
                hand_size=len(options.cards_in_play) // options.players,
                dealer=dealer,
                left_out=options.left_out,
            )
        ]
        if options.target_reveal == "game_start":
            events.append(TargetsRevealed(suit=targets.suit, rank=targets.rank, card=targets.card))
        return state, (*events, *state.start_round())


def _targets(options: BouillabaisseOptions, chance: Chance) -> Targets:
    if options.targets_mode == "fixed":
        return Targets(options.target_suit, options.target_rank, options.target_card)
    return draw_targets(options.target_ranks, options.special_cards, chance)
