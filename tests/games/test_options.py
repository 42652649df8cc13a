"""The kinds of options, and options read from text."""

from dataclasses import dataclass

import pytest

from tests.games.random_play import each_game
from voicecards.cards import Card, Rank, Suit
from voicecards.games.options import (
    Choice,
    Flag,
    GameOptions,
    ListOf,
    MapOf,
    Numbers,
    OptionError,
    OrWord,
    SetOf,
    Whole,
    a_card,
    a_rank,
    a_suit,
    option,
)


@dataclass(frozen=True)
class Options(GameOptions):
    players: int = option(Whole(2, 6), 4)
    loud: bool = option(Flag(), False, group="voice")

    def check(self) -> None:
        if self.loud and self.players == 2:
            raise OptionError("loud", "too_loud_for_two")


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        (Whole(0, 9), "7", 7),
        (Flag(), "on", True),
        (Flag(), "No", False),
        (Choice(("a", "b")), "b", "b"),
        (a_suit(), "H", Suit.HEARTS),
        (a_rank(), "10", Rank.TEN),
        (a_card(), "QS", Card(Rank.QUEEN, Suit.SPADES)),
        (SetOf(Whole(1, 5)), "3, 1", frozenset({1, 3})),
        (SetOf(Whole(1, 5)), "", frozenset()),
        (ListOf(Choice(("a", "b"))), "b,a", ("b", "a")),
        (Numbers((32, 52)), "52", 52),
        (MapOf(a_suit(), Whole(0, 9)), "H:4, C:0", ((Suit.HEARTS, 4), (Suit.CLUBS, 0))),
        (MapOf(a_suit(), Whole(0, 9)), "", ()),
        (OrWord("same", Whole(0, 9)), "same", "same"),
        (OrWord("same", Whole(0, 9)), "3", 3),
    ],
)
def test_values_read_and_write(kind, text, value):
    assert kind.read(text) == value
    assert kind.allows(value)
    assert kind.read(kind.write(value)) == value
    assert kind.allowed()


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (Whole(2, 12), 1),
        (Whole(2, 12), 13),
        (Whole(0, 1), True),
        (Whole(0, 1), "1"),
        (Flag(), 1),
        (Choice(("a",)), "b"),
        (a_suit(), 0),
        (a_rank(), 5),
        (a_card(), "QS"),
        (SetOf(Whole(1, 5), least=1), frozenset()),
        (SetOf(Whole(1, 5)), frozenset({6})),
        (SetOf(Whole(1, 5)), {1}),
        (ListOf(Whole(1, 5), unique=True), (1, 1)),
        (ListOf(Whole(1, 5), most=1), (1, 2)),
        (ListOf(Whole(1, 5)), ()),
        (Numbers((32, 52)), 40),
        (MapOf(a_suit(), Whole(0, 9)), ((Suit.HEARTS, 10),)),
        (MapOf(a_suit(), Whole(0, 9)), ((Suit.HEARTS, 1), (Suit.HEARTS, 2))),
        (MapOf(a_suit(), Whole(0, 9)), {Suit.HEARTS: 1}),
        (OrWord("same", Whole(0, 9)), "other"),
        (OrWord("same", Whole(0, 9)), 10),
    ],
)
def test_values_outside_the_range_are_not_allowed(kind, value):
    assert not kind.allows(value)


@pytest.mark.parametrize(
    ("settings", "field", "code"),
    [
        ({"player": "4"}, "player", "unknown_option"),
        ({"players": "four"}, "players", "bad_value"),
        ({"players": "7"}, "players", "bad_value"),
        ({"loud": "maybe"}, "loud", "bad_value"),
        ({"players": "2", "loud": "yes"}, "loud", "too_loud_for_two"),
    ],
)
def test_wrong_options_name_the_field(settings, field, code):
    with pytest.raises(OptionError) as error:
        Options.from_text(settings)
    assert (error.value.field, error.value.code) == (field, code)


def test_options_read_back_from_their_texts():
    options = Options(players=5, loud=True)
    assert options.to_text() == {"players": "5", "loud": "true"}
    assert Options.from_text(options.to_text()) == options
    assert Options.from_text({}) == Options()


def test_groups_list_options_in_order():
    assert Options.groups() == {"table": ["players"], "voice": ["loud"]}


@each_game
def test_every_option_of_every_game_can_be_written_and_walked(game):
    defaults = game.options()
    assert game.options.from_text(defaults.to_text()) == defaults
    for name, kind in game.options.kinds().items():
        value = getattr(defaults, name)
        assert kind.allows(value), name
        assert value in (kind.choices() or (value,))
