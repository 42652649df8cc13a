"""Labels, values, changes and faults of every option."""

from dataclasses import dataclass

import pytest

from voicecards.cards import Card
from voicecards.games.bouillabaisse.options import BouillabaisseOptions
from voicecards.games.options import (
    Choice,
    GameOptions,
    MapOf,
    Numbers,
    OptionError,
    OrWord,
    Whole,
    a_card,
    option,
)
from voicecards.locale import languages, load
from voicecards.locale.speakable import is_speakable
from voicecards.narration import options
from voicecards.narration.narrator import Narrator
from voicecards.narration.voice import game_voice

VOICE = game_voice("bouillabaisse")


def narrators():
    return [Narrator(load(lang)) for lang in languages()]


@pytest.mark.parametrize("name", BouillabaisseOptions.kinds())
def test_every_option_has_label_help_and_changed_in_every_language(name):
    value = getattr(BouillabaisseOptions(), name)
    for narrator in narrators():
        for attribute in ("label", "help", "changed"):
            assert narrator.locale.has(f"option-{name}", attribute)
        for phrase in (
            VOICE.option_label(name),
            VOICE.option_help(name),
            VOICE.option_value(name, value),
            VOICE.option_changed(name, value),
        ):
            text = narrator.text(phrase)
            assert text
            assert is_speakable(text)
        changed = narrator.text(VOICE.option_changed(name, value)).lower()
        assert narrator.text(VOICE.option_value(name, value)).lower() in changed


def test_every_choice_is_named_in_every_language():
    for name, kind in BouillabaisseOptions.kinds().items():
        if isinstance(kind, Choice):
            for narrator in narrators():
                names = {narrator.text(VOICE.option_value(name, v)) for v in kind.values}
                assert all(narrator.locale.has(f"option-{name}", v) for v in kind.values)
                assert len(names) == len(kind.values)


def fault(**settings):
    with pytest.raises(OptionError) as caught:
        BouillabaisseOptions.from_text(settings)
    return VOICE.option_error(caught.value)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"players": "13"}, "Players: thirteen will not do. Allowed: from two to twelve."),
        ({"players": "many"}, "Players: many will not do. Allowed: from two to twelve."),
        (
            {"duplicate_winner": "third_one"},
            "Two equal cards: third one will not do. Allowed: the first one and the last one.",
        ),
        ({"all_or_nothing": "2"}, "All or nothing: two will not do. Allowed: yes or no."),
        (
            {"all_or_nothing_rounds": "1,6"},
            "Rounds of all or nothing: six will not do. "
            "Allowed: one or more of these: from one to five.",
        ),
        (
            {"target_ranks": ""},
            "Ranks that can be drawn: none will not do. "
            "Allowed: one or more of these: ten, jack, queen, king and ace.",
        ),
        (
            {"target_card": "1X", "targets_mode": "fixed"},
            "Special card of round four: one X will not do. Allowed: any card.",
        ),
        (
            {
                "target_card": "2C",
                "targets_mode": "fixed",
                "players": "3",
                "special_card_pool": "any_card",
            },
            "Special card of round four: two of clubs is left out of the game at this table.",
        ),
        (
            {"target_card": "AS", "targets_mode": "fixed"},
            "Special card of round four: ace of spades is not among those that can be drawn. "
            "Allowed: the cards that can be drawn at this table.",
        ),
        (
            {"target_rank": "A", "targets_mode": "fixed"},
            "Rank of round three: ace is not among those that can be drawn. "
            "Allowed: ten, jack, queen and king.",
        ),
        ({"trumps": "H"}, "There is no such option in this game."),
    ],
)
def test_a_fault_names_the_option_the_value_and_what_is_allowed(settings, said):
    assert Narrator(load("en")).text(fault(**settings)) == said


@pytest.mark.parametrize("lang", languages())
def test_faults_are_words_in_every_language(lang):
    for settings in ({"players": "1"}, {"target_suit": "Z"}, {"points_trick": "-5"}, {"x": "1"}):
        phrase = fault(**settings)
        assert phrase.cue == "refused"
        assert is_speakable(Narrator(load(lang)).text(phrase))


def test_an_unheard_of_reason_still_gets_the_label():
    phrase = VOICE.option_error(OptionError("players", "some_reason", value="4"))
    assert Narrator(load("en")).text(phrase).startswith("Players: four ")


@dataclass(frozen=True)
class OddOptions(GameOptions):
    """Options of the kinds that Bouillabaisse does not have."""

    all_or_nothing_mixed: int | str = option(OrWord("everything", Whole(0, 9)), "everything")
    card_values: tuple = option(MapOf(a_card(), Whole(0, 100)), ())
    pack: int = option(Numbers((32, 52)), 32)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("all_or_nothing_mixed", "everything", "Every trick"),
        ("all_or_nothing_mixed", 3, "Three"),
        ("card_values", ((Card.from_code("QS"), 40),), "Queen of spades, forty"),
        ("card_values", (), "None"),
        ("pack", 52, "Fifty-two"),
    ],
)
def test_values_of_every_kind(name, value, said):
    assert Narrator(load("en")).text(options.value(OddOptions, name, value)) == said


@pytest.mark.parametrize(
    ("name", "allowed"),
    [
        ("all_or_nothing_mixed", "every trick, or from zero to nine."),
        ("card_values", "any card, each with a value from zero to one hundred."),
    ],
)
def test_ranges_of_every_kind(name, allowed):
    fault = OptionError(name, "bad_value", value="many", allowed="")
    assert Narrator(load("ru")).text(options.error(OddOptions, fault))
    assert Narrator(load("en")).text(options.error(OddOptions, fault)).endswith(allowed)
