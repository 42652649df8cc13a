from voicecards.cards import Card, cards
from voicecards.screens.hand_cursor import HandCursor

HAND = cards("2C 9C 4D 5D KD AS 3H")


def cursor(hand: tuple[Card, ...] = HAND) -> HandCursor:
    walking = HandCursor()
    walking.follow(hand)
    return walking


def test_nothing_is_selected_at_first() -> None:
    assert cursor().card is None
    assert cursor().index is None


def test_right_begins_at_the_left_end_and_stops_at_the_right() -> None:
    walking = cursor()
    walked = [walking.step(1) for _ in range(9)]
    assert walked == [*HAND, HAND[-1], HAND[-1]]


def test_left_begins_at_the_right_end() -> None:
    assert cursor().step(-1) == HAND[-1]


def test_suits_are_walked_around_the_end() -> None:
    walking = cursor()
    assert [walking.suit(1).code for _ in range(5)] == ["2C", "4D", "AS", "3H", "2C"]  # type: ignore[union-attr]
    assert walking.suit(-1) == HAND[-1]


def test_suit_down_from_the_middle_of_a_suit_goes_to_the_next() -> None:
    walking = cursor()
    walking.select(HAND[3])
    assert walking.suit(1) == HAND[5]


def test_ends() -> None:
    walking = cursor()
    assert walking.edge(last=True) == HAND[-1]
    assert walking.edge(last=False) == HAND[0]


def test_legal_cards_are_walked_around_the_end() -> None:
    walking = cursor()
    legal = set(cards("9C 5D AS"))
    assert [walking.among(legal, 1).code for _ in range(4)] == ["9C", "5D", "AS", "9C"]  # type: ignore[union-attr]
    assert walking.among(legal, -1) == HAND[5]


def test_no_legal_card_moves_nothing() -> None:
    walking = cursor()
    walking.select(HAND[2])
    assert walking.among(set(), 1) is None
    assert walking.card == HAND[2]


def test_playing_the_selected_card_selects_its_right_neighbour() -> None:
    walking = cursor()
    walking.select(HAND[2])
    walking.follow(HAND[:2] + HAND[3:])
    assert walking.card == HAND[3]


def test_playing_a_card_further_left_keeps_the_selection() -> None:
    walking = cursor()
    walking.select(HAND[4])
    walking.follow(HAND[1:])
    assert walking.card == HAND[4]


def test_one_of_two_copies_leaves_the_other_in_place() -> None:
    hand = cards("2C 2C 9C")
    walking = cursor(hand)
    walking.select(hand[2])
    walking.follow(hand[1:])
    assert walking.card == hand[2]


def test_a_new_deal_selects_nothing() -> None:
    walking = cursor(HAND[:1])
    walking.step(1)
    walking.follow(HAND)
    assert walking.card is None


def test_an_empty_hand_can_be_walked() -> None:
    walking = cursor(())
    assert walking.step(1) is None
    assert walking.suit(1) is None
    assert walking.edge(last=True) is None
    assert walking.among({HAND[0]}, 1) is None
