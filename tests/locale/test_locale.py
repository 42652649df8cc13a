"""Cards, counts and messages in three languages, and a fourth that is only a folder."""

import logging
import shutil

import pytest

from voicecards import resources
from voicecards.cards import PACK, Card, Rank, Suit, cards
from voicecards.locale import Locale, languages, load
from voicecards.locale import locale as module

LANGS = ("en", "it", "ru")


def test_languages_are_the_folders():
    assert languages() == LANGS


# --- cards -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "card", "form", "said"),
    [
        ("it", "TH", "", "dieci di cuori"),
        ("it", "TH", "def", "il dieci di cuori"),
        ("it", "AS", "def", "l'asso di picche"),
        ("it", "AS", "indef", "un asso di picche"),
        ("it", "AS", "of", "dell'asso di picche"),
        ("it", "AS", "to", "all'asso di picche"),
        ("it", "8C", "def", "l'otto di fiori"),
        ("it", "8C", "from", "dall'otto di fiori"),
        ("it", "8C", "with", "con l'otto di fiori"),
        ("it", "QD", "def", "la donna di quadri"),
        ("it", "QD", "indef", "una donna di quadri"),
        ("it", "QD", "of", "della donna di quadri"),
        ("it", "QD", "to", "alla donna di quadri"),
        ("it", "KD", "of", "del re di quadri"),
        ("it", "JD", "from", "dal fante di quadri"),
        ("en", "8H", "indef", "an eight of hearts"),
        ("en", "AC", "indef", "an ace of clubs"),
        ("en", "JC", "indef", "a jack of clubs"),
        ("en", "QS", "def", "the queen of spades"),
        ("ru", "QS", "", "дама пик"),
        ("ru", "QS", "acc", "даму пик"),
        ("ru", "7H", "", "семёрка червей"),
        ("ru", "7H", "acc", "семёрку червей"),
        ("ru", "4H", "gen", "четвёрки червей"),
        ("ru", "AD", "acc", "туза бубён"),
        ("ru", "AD", "ins", "тузом бубён"),
        ("ru", "KC", "acc", "короля треф"),
        ("ru", "KC", "ins", "королём треф"),
        ("ru", "JC", "acc", "валета треф"),
        ("ru", "JC", "gen", "валета треф"),
        ("ru", "TD", "ins", "десяткой бубён"),
        ("ru", "TD", "pre", "десятке бубён"),
        ("ru", "2S", "dat", "двойке пик"),
        ("ru", "3S", "each", "каждая тройка пик"),
        ("ru", "KS", "each", "каждый король пик"),
    ],
)
def test_cards_with_articles_and_cases(lang, card, form, said):
    assert load(lang).card(Card.from_code(card), form) == said


FEMININE = {"": "а", "gen": "и", "dat": "е", "acc": "у", "ins": "ой", "pre": "е"}
MASCULINE = {
    "gen": ("валета", "короля", "туза"),
    "dat": ("валету", "королю", "тузу"),
    "acc": ("валета", "короля", "туза"),
    "ins": ("валетом", "королём", "тузом"),
    "pre": ("валете", "короле", "тузе"),
}


@pytest.mark.parametrize("form", FEMININE)
def test_russian_number_cards_decline(form):
    for rank in list(Rank)[:9]:
        name = load("ru").rank(rank)
        assert load("ru").rank(rank, form) == name[:-1] + FEMININE[form]


@pytest.mark.parametrize("form", MASCULINE)
def test_russian_court_cards_decline(form):
    ranks = (Rank.JACK, Rank.KING, Rank.ACE)
    assert tuple(load("ru").rank(rank, form) for rank in ranks) == MASCULINE[form]


@pytest.mark.parametrize("lang", LANGS)
def test_all_cards_differ_in_every_form(lang):
    locale = load(lang)
    forms = locale.ids()["rank-two"]
    for form in ("", *forms):
        assert len({locale.card(card, form) for card in PACK}) == 52


@pytest.mark.parametrize("lang", LANGS)
def test_all_ranks_suits_and_names_have_the_same_forms(lang):
    ids = load(lang).ids()
    for keys in (
        [f"rank-{rank.name.lower()}" for rank in Rank],
        [f"suit-{suit.name.lower()}" for suit in Suit],
        [f"name-{seat}" for seat in range(1, 12)],
    ):
        assert len({ids[key] for key in keys}) == 1


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "clubs: two, nine, king; spades: seven twice; hearts: ace"),
        ("it", "fiori: due, nove, re; picche: sette due volte; cuori: asso"),
        ("ru", "трефы: двойка, девятка, король; пики: семёрка дважды; черви: туз"),
    ],
)
def test_a_hand_is_read_suit_by_suit(lang, said):
    assert load(lang).hand(cards("AH 2C 7S KC 7S 9C")) == said


def test_cards_of_different_suits_are_read_one_by_one():
    assert load("it").hand(cards("AH 2C 7S")) == "due di fiori, sette di picche e asso di cuori"


# --- counts ------------------------------------------------------------------------------


def russian(n):
    """The plural form of n, written down independently: 0 one, 1 few, 2 many."""
    if n % 100 in range(11, 15):
        return 2
    return 0 if n % 10 == 1 else 1 if n % 10 in (2, 3, 4) else 2


@pytest.mark.parametrize("n", [*range(1, 131), 1001])
def test_russian_plurals(n):
    locale = load("ru")
    for what, forms in {
        "trick": ("взятка", "взятки", "взяток"),
        "point": ("очко", "очка", "очков"),
        "card": ("карта", "карты", "карт"),
        "suit-diamonds": ("бубна", "бубны", "бубён"),
        "rank-king": ("король", "короля", "королей"),
        "rank-two": ("двойка", "двойки", "двоек"),
    }.items():
        assert locale.count(n, what).endswith(" " + forms[russian(n)])
        assert locale.count(-n, what).startswith("минус ")


@pytest.mark.parametrize("n", range(1, 131))
def test_italian_and_english_plurals(n):
    for lang, one, many in (("it", "presa", "prese"), ("en", "trick", "tricks")):
        assert load(lang).count(n, "trick").split()[-1] == (one if n == 1 else many)


@pytest.mark.parametrize(
    ("lang", "n", "what", "said"),
    [
        ("ru", 1, "trick", "одна взятка"),
        ("ru", 2, "trick", "две взятки"),
        ("ru", 5, "trick", "пять взяток"),
        ("ru", 21, "point", "двадцать одно очко"),
        ("ru", -130, "point", "минус сто тридцать очков"),
        ("ru", 0, "trick", "ни одной взятки"),
        ("it", 1, "point", "un punto"),
        ("it", 21, "point", "ventun punti"),
        ("it", 1, "trick", "una presa"),
        ("it", 1, "rank-ace", "un asso"),
        ("it", 2, "rank-queen", "due donne"),
        ("en", 1, "trick", "one trick"),
        ("en", 2, "rank-six", "two sixes"),
        ("en", 1, "suit-hearts", "one heart"),
    ],
)
def test_things_counted(lang, n, what, said):
    assert load(lang).count(n, what) == said


def test_accusative_counts():
    assert load("ru").count(21, "trick", "acc") == "двадцать одну взятку"


# --- players and keys --------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_twelve_seats_have_distinct_names(lang):
    names = [load(lang).player_name(seat) for seat in range(12)]
    assert len({name[:3].lower() for name in names}) == 12


def test_names_decline():
    assert load("it").player_name(1, "to") == "ad Anna"
    assert load("ru").player_name(3, "dat") == "Вере"
    assert load("en").player_name(1, "of") == "Alice's"


@pytest.mark.parametrize(
    ("lang", "key", "said"),
    [
        ("it", "return", "Invio"),
        ("it", "shift+f4", "Shift effe quattro"),
        ("en", "ctrl+,", "Control Comma"),
        ("en", "shift++", "Shift Plus"),
        ("en", "f", "F"),
        ("en", "kana", "an unnamed key"),
        ("ru", "shift+3", "шифт три"),
        ("ru", "page up", "пейдж ап"),
    ],
)
def test_keys_have_spoken_names(lang, key, said):
    assert load(lang).key(key) == said


def test_help_names_the_keys_as_they_are_bound():
    locale = Locale("en")
    locale.keys = {"rules": "ctrl+y"}
    assert "Control Y tells what this round counts" in locale.text("help-bouillabaisse")


def test_spelling():
    assert load("it").spell("Il re!") == "I, l, spazio, r, e"


# --- faults and languages ----------------------------------------------------------------


def test_a_missing_message_is_said_in_words_and_logged(caplog):
    with caplog.at_level(logging.ERROR):
        text = load("ru").text("no-such-message")
    assert text == load("ru").text("unsayable")
    assert "no-such-message" in caplog.text


def test_a_missing_value_falls_back_without_showing_braces(caplog):
    assert load("it").text("hint-play") == load("it").text("unsayable")


@pytest.fixture
def toy(tmp_path, monkeypatch):
    """A language that is a folder with two files."""
    shutil.copytree(resources.folder("locales") / "en", tmp_path / "en")
    folder = tmp_path / "eo"
    folder.mkdir()
    (folder / "locale.toml").write_text(
        'name = "Esperanto"\nnumber_language = "eo"\n[numbers]\n"" = "spellout-cardinal"\n'
        '[[corrections]]\npattern = "^tri$"\nto = "TRI"\n',
        encoding="utf-8",
    )
    (folder / "all.ftl").write_text(
        "card = { RANK($card, $form) } de { SUIT($card) }\n"
        "rank-ten = deko\n    .acc = dekon\n"
        "suit-hearts = keroj\n"
        'hint-play = Ludu { CARD($card, case: "acc") }, { NUM($n) } fojojn.\n',
        encoding="utf-8",
    )
    monkeypatch.setattr(module.resources, "folder", lambda name: tmp_path)
    return Locale("eo")


def test_adding_a_language_is_adding_a_folder(toy):
    assert toy.name == "Esperanto"
    assert languages() == ("en", "eo")
    assert toy.card(Card(Rank.TEN, Suit.HEARTS)) == "deko de keroj"
    said = toy.say("hint-play", {"card": Card(Rank.TEN, Suit.HEARTS), "n": 3})
    assert said == ("Ludu dekon de keroj, TRI fojojn.", "eo")


def test_what_a_language_lacks_is_said_in_english(toy):
    assert toy.say("not-understood", {}) == ("Not understood.", "en")
