"""Every option of Barbu: its label, help, values, changes and faults."""

import re

import pytest

from voicecards import resources
from voicecards.cards import Card, Rank
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.barbu.presets import PRESETS
from voicecards.games.options import Choice, OptionError, OrWord
from voicecards.locale import languages, load
from voicecards.locale.speakable import is_speakable
from voicecards.narration.narrator import Narrator
from voicecards.narration.voice import game_voice

VOICE = game_voice("barbu")
NAMES = list(BarbuOptions.kinds())


def said(phrase, lang="en"):
    return Narrator(load(lang)).text(phrase)


def labels_in_the_rules(lang):
    """What stands before the colon of each paragraph of the chapter about options, in order."""
    file = resources.folder("locales") / lang / "rules" / "barbu.md"
    chapters = re.split(r"^## ", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    players = {"en": "Players:", "it": "Giocatori:", "ru": "Игроки:"}[lang]
    (chapter,) = [chapter for chapter in chapters if f"\n\n{players}" in chapter]
    paragraphs = chapter.strip().split("\n\n")[2:]
    return [paragraph.partition(":")[0] for paragraph in paragraphs]


@pytest.mark.parametrize("lang", languages())
def test_labels_are_those_of_the_rules_in_the_same_order(lang):
    assert [said(VOICE.option_label(name), lang) for name in NAMES] == labels_in_the_rules(lang)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", NAMES)
def test_every_option_has_label_help_and_changed(name, lang):
    value = getattr(BarbuOptions(), name)
    for attribute in ("label", "help", "changed"):
        assert load(lang).has(f"option-{name}", attribute)
    help_, shown = said(VOICE.option_help(name), lang), said(VOICE.option_value(name, value), lang)
    changed = said(VOICE.option_changed(name, value), lang)
    assert all(map(is_speakable, (help_, shown, changed)))
    assert help_.endswith(".")
    assert shown.lower() in changed.lower()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", NAMES)
def test_every_named_value_has_its_own_name(name, lang):
    kind = BarbuOptions.kinds()[name]
    item = getattr(kind, "item", kind)
    if isinstance(item, OrWord):
        assert load(lang).has(f"option-{name}", item.word)
    if isinstance(item, Choice):
        values = [(v,) if item is not kind else v for v in item.values]
        wrap = frozenset if name.startswith(("salade", "slam_con")) else (lambda v: v)
        names = {said(VOICE.option_value(name, wrap(value)), lang) for value in values}
        assert all(load(lang).has(f"option-{name}", value) for value in item.values)
        assert len(names) == len(item.values)


@pytest.mark.parametrize(
    ("name", "value", "lang", "text"),
    [
        ("deck_size", 52, "ru", "Число карт в колоде: пятьдесят два."),
        ("contracts", ("barbu", "salade"), "it", "Contratti: barbu e insalata."),
        ("domino_awards", (100, 50, -10), "en", "bring one hundred, fifty and minus ten."),
        ("domino_start_rank", Rank.EIGHT, "ru", "Начало домино: восьмёрка."),
        ("suit_ace_penalty", "same", "en", "Ace of the penalty suit: the same as the others."),
        ("card_overrides", ((Card.from_code("QS"), 40),), "it", "donna di picche, quaranta."),
        ("contro_mode", "all_pairs", "ru", "Контра: между любыми двумя игроками."),
        ("slam_contracts", frozenset(), "en", "Contracts with a slam: none."),
    ],
)
def test_changes(name, value, lang, text):
    assert said(VOICE.option_changed(name, value), lang).endswith(text)


def fault(**settings):
    with pytest.raises(OptionError) as caught:
        BarbuOptions.from_text(settings)
    return VOICE.option_error(caught.value)


FAULTS = [
    ({"players": "8"}, "Players: eight will not do. Allowed: from three to seven."),
    ({"deck_size": "40"}, "Pack: forty will not do. Allowed: thirty-two and fifty-two."),
    ({"contracts": ""}, "Contracts: at least one must be named."),
    ({"salade_components": ""}, "What the salad is made of: at least one must be named."),
    ({"domino_awards": ""}, "Points of the domino: at least one must be named."),
    (
        {"domino_awards": "5,4,3,2,1"},
        "Points of the domino: five, four, three, two and one are more places than there are "
        "players.",
    ),
    (
        {"domino_awards": "20,50"},
        "Points of the domino: twenty and fifty will not do: no place may bring more than the one "
        "before it, and places not named bring nothing.",
    ),
    (
        {"domino_awards": "0"},
        "Points of the domino: zero will not do: not all places may bring the same, and places "
        "not named bring nothing.",
    ),
    (
        {"contro_minimum": "7"},
        "Doubles each player owes: seven is more than there are contracts at this table.",
    ),
    (
        {"domino_ace": "first_player_chooses", "domino_start_rank": "A"},
        "Ace in the domino: when suits open with the ace, its place cannot be left to the first "
        "player.",
    ),
    (
        {"players": "7", "domino_start_rank": "7"},
        "Start of the domino: seven is left out of the game at this table.",
    ),
    (
        {"card_overrides": "2C:5"},
        "Prices of single cards: two of clubs is left out of the game at this table.",
    ),
    ({"contro_mode": "maybe"}, "Doubling: maybe will not do. Allowed: off,"),
    ({"wishes": "3"}, "There is no such option in this game."),
]


@pytest.mark.parametrize(("settings", "text"), FAULTS)
def test_a_fault_names_the_option_and_the_reason(settings, text):
    assert said(fault(**settings)).startswith(text)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("settings", [settings for settings, _ in FAULTS])
def test_faults_are_words_in_every_language(settings, lang):
    phrase = fault(**settings)
    assert phrase.cue == "refused"
    assert is_speakable(said(phrase, lang))


def test_what_a_preset_fixes():
    with pytest.raises(OptionError) as caught:
        PRESETS["tournament"].table(BarbuOptions, {"players": "5"})
    phrase = VOICE.option_error(caught.value)
    assert said(phrase) == "Players: this score sheet has one value only, which is four."
    assert said(phrase, "it") == "Giocatori: con questo punteggio c'è un solo valore, cioè quattro."
    assert said(phrase, "ru") == "Игроки: в этой таблице значение только одно, это четыре."


@pytest.mark.parametrize("lang", languages())
def test_of_a_list_with_a_name_that_there_is_not_only_that_name_is_told(lang, caplog):
    text = said(fault(contracts="no_tricks,sardine"), lang)
    label, _, rest = text.partition(": ")
    assert rest.startswith("sardine "), label
    assert not caplog.records, "no message is missing"
