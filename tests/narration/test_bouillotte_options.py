"""The options and ready-made tables of Bouillotte, as they are told."""

import pytest

from tests.narration.bouillotte import VOICE, said
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.bouillotte.presets import PRESETS
from voicecards.games.options import Choice, OptionError
from voicecards.locale import languages, load
from voicecards.locale.rules_text import load_rules
from voicecards.locale.speakable import is_speakable

NAMES = tuple(BouillotteOptions.kinds())
in_each_language = pytest.mark.parametrize("lang", languages())


@in_each_language
@pytest.mark.parametrize("name", NAMES)
def test_every_option_has_label_help_and_changed(name, lang):
    value = getattr(BouillotteOptions(), name)
    for attribute in ("label", "help", "changed"):
        assert load(lang).has(f"option-{name}", attribute)
    changed = said(VOICE.option_changed(name, value), lang)
    assert said(VOICE.option_value(name, value), lang).lower() in changed.lower()
    assert is_speakable(changed)
    assert said(VOICE.option_help(name), lang).endswith(".")


@in_each_language
def test_labels_are_those_of_the_rules(lang):
    _, *paragraphs = load_rules("bouillotte", lang).options.paragraphs
    labels = [said(VOICE.option_label(name), lang) for name in NAMES]
    assert [paragraph.split(":")[0] for paragraph in paragraphs] == labels
    assert len(set(labels)) == len(labels)


@in_each_language
def test_every_choice_is_named(lang):
    for name, kind in BouillotteOptions.kinds().items():
        if isinstance(kind, Choice):
            named = [said(VOICE.option_value(name, value), lang) for value in kind.values]
            assert all(load(lang).has(f"option-{name}", value) for value in kind.values)
            assert len(set(named)) == len(named)


@in_each_language
def test_every_ready_made_table_has_a_name(lang):
    names = [load(lang).text(f"bouillotte-variant-{preset}") for preset in PRESETS]
    assert all(load(lang).has(f"bouillotte-variant-{preset}") for preset in PRESETS)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("settings", "lang", "text"),
    [
        ({"players": "6"}, "en", "Players: six will not do. Allowed: from three to five."),
        ({"ante": "200"}, "en", "Ante: two hundred is more than the starting chips."),
        ({"ante": "101"}, "ru", "Взнос: сто один — больше, чем начальных фишек."),
        (
            {"min_raise": "5", "max_raise": "3"},
            "it",
            "Rilancio massimo: tre è meno del rilancio minimo. Zero vuol dire senza limite.",
        ),
        (
            {"target_chips": "100"},
            "en",
            "Chips to reach: one hundred is not more than the starting chips. Zero means off.",
        ),
        (
            {"rebuys": "1", "session_deals": "0"},
            "it",
            "Numero di mani: zero vuol dire senza limite, e con i nuovi gettoni la partita "
            "potrebbe non finire mai. Fissa un numero di mani, o i gettoni da raggiungere.",
        ),
        ({"betting_rounds": "4"}, "it", "Giri di puntate: quattro non va bene. Si può: da uno a"),
        ({"point_mode": "whist"}, "en", "How points are counted: whist will not do."),
        ({"trumps": "1"}, "ru", "В этой игре такой настройки нет."),
    ],
)
def test_tables_that_cannot_be_played_are_refused_with_the_reason(settings, lang, text):
    with pytest.raises(OptionError) as fault:
        BouillotteOptions.from_text(settings)
    phrase = VOICE.option_error(fault.value)
    assert phrase.cue == "refused"
    assert said(phrase, lang).startswith(text)
