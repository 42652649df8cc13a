"""How sentences are understood: variants, partial cards, near sentences, questions, contexts."""

import itertools
import statistics
import time

import pytest

from tests.commands.languages import GAMES, LANGUAGES, PLAYERS, parsed, sentences
from voicecards.cards import cards
from voicecards.commands.command import Command, Context, named_cards

VARIANTS = {
    ("it", "play:TH"): [
        [*("gioca", "gioco", "metti", "butta", "cala")],
        ["il ", ""],
        ["dieci di cuori", "dieci cuori", "10 di cuori"],
    ],
    ("it", "play:QS"): [["gioca", "cala"], ["la ", ""], ["donna di picche", "regina di picche"]],
    ("it", "play:JC"): [["metti", "butta"], ["il ", ""], ["fante di fiori", "jack di fiori"]],
    ("it", "play:AD"): [["gioca", "metti"], ["l'", "l’", ""], ["asso di quadri", "asso di denari"]],
    ("ru", "play:QC"): [
        ["сыграть", "сыграй", "играю", "кладу", "положить", "бросаю"],
        ["даму ", "дама "],
        ["треф", "трефы", "крести", "крестей"],
    ],
    ("ru", "play:TH"): [["хожу", "ходи"], ["десяткой ", "с десятки "], ["червей", "черви"]],
    ("ru", "play:7D"): [["кладу"], ["семёрку ", "семерку "], ["бубён", "бубен", "бубны"]],
    ("en", "play:JH"): [
        ["play", "put", "put down", "throw", "lead", "I play"],
        ["the ", ""],
        ["jack of hearts", "knave of hearts"],
    ],
    ("en", "play:2S"): [
        ["play"],
        ["the ", ""],
        ["two of spades", "deuce of spades", "2 of spades"],
    ],
}


@pytest.mark.parametrize(("lang", "code"), VARIANTS)
def test_ways_to_play_a_card(lang, code):
    verbs, *rest = VARIANTS[lang, code]
    for verb, *parts in itertools.product([*verbs, ""], *rest):
        text = f"{verb} {''.join(parts)}"
        if not (lang == "ru" and not verb and parts[0] in ("десяткой ", "с десятки ")):
            assert parsed(lang, text) == [code], text


@pytest.mark.parametrize(
    ("lang", "text", "code"),
    [
        ("it", "Sì.", "yes"),
        ("it", "si", "yes"),
        ("it", "SI'", "yes"),
        ("it", "  più   VELOCE!", "faster"),
        ("it", "piu veloce", "faster"),
        ("it", "di chi e' il turno", "turn"),
        ("it", "quanto c’è nel piatto?", None),
        ("ru", "счет", "scores"),
        ("ru", "СЧЁТ", "scores"),
        ("ru", "сыграть шестерку пик", "play:6S"),
        ("ru", "сыграть шестёрку пик", "play:6S"),
        ("ru", "какой счё\u0301т", "scores"),
        ("en", "What's on the table?", "table"),
        ("en", "whose turn is it, please", "turn"),
        ("it", "per favore, gioca il re di cuori", "play:KH"),
    ],
)
def test_spelling_is_free(lang, text, code):
    assert parsed(lang, text) == ([code] if code else [])


def test_short_i_is_not_i():
    assert parsed("ru", "чей ход") == ["turn"]
    assert parsed("ru", "чеи ход") == []
    assert parsed("ru", "чеи\u0306 ход") == ["turn"]


@pytest.mark.parametrize(
    ("lang", "text", "arg"),
    [
        ("en", "play the king", "K?"),
        ("en", "the king", "K?"),
        ("en", "king", "K?"),
        ("en", "play a heart", None),
        ("en", "play hearts", "?H"),
        ("en", "hearts", "?H"),
        ("it", "gioca il re", "K?"),
        ("it", "la regina", "Q?"),
        ("it", "gioca cuori", "?H"),
        ("it", "dieci", "T?"),
        ("ru", "хожу дамой", "Q?"),
        ("ru", "короля", "K?"),
        ("ru", "кладу пику", "?S"),
        ("ru", "хожу червой", "?H"),
        ("ru", "бубны", "?D"),
    ],
)
def test_a_card_named_in_part_is_for_the_screen_to_ask_about(lang, text, arg):
    assert parsed(lang, text) == ([f"play:{arg}"] if arg else [])


def test_named_cards_are_looked_up_in_the_hand():
    hand = cards("KH KS TH 2C 2C")
    assert named_cards("K?", hand) == cards("KS KH")
    assert named_cards("?H", hand) == cards("TH KH")
    assert named_cards("2C", hand) == cards("2C")
    assert named_cards("A?", hand) == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_yes_and_no_only_as_whole_sentences(lang):
    yes, no = {"it": ("sì", "no"), "ru": ("да", "нет"), "en": ("yes", "no")}[lang]
    assert parsed(lang, yes) == ["yes"]
    assert parsed(lang, no) == ["no"]
    for other in (f"{yes} ma", f"{no} ma", f"{yes} {no}", f"{no}n", f"x{yes}"):
        assert not sentences(lang).parse(other, Context("barbu", yes_no=True)), other


def test_pot_words_never_fire_inside_va_banque():
    for text in ("ва-банк", "ва банк", "вабанк", "ВА-БАНК!", "иду ва-банк"):
        assert parsed("ru", text, "bouillotte") == ["all_in"]
    for text in ("вобанк", "я ва банк", "ва-банка", "иду ва банг", "ва-банк всё"):
        matches = sentences("ru").parse(text, Context("bouillotte"))
        assert "pot" not in [m.command.name for m in matches]
    assert parsed("ru", "банк", "bouillotte") == ["pot"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_what_makes_sense_in_the_context(lang):
    said = sentences(lang)
    contract = said.recommended("contract:no_queens")
    assert parsed(lang, contract, "barbu") == ["contract:no_queens"]
    assert not parsed(lang, contract, "bouillotte")
    assert not parsed(lang, said.recommended("play"), "bouillotte")
    assert not parsed(lang, said.recommended("all_in"), "barbu")
    assert not parsed(lang, said.recommended("help"), "amount")


def test_punteggio_opens_the_sheets_only_in_the_menu():
    assert parsed("it", "punteggio", "barbu") == ["scores"]
    assert parsed("it", "punteggio", "menu") == ["sheets"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_answer_only_numbered_questions(lang):
    two = {"it": "due", "ru": "два", "en": "two"}[lang]
    assert parsed(lang, two, choices=3) == ["choose:2"]
    assert parsed(lang, "2", "menu", choices=3) == ["choose:2"]
    assert parsed(lang, two, yes_no=True) in ([], ["play:2?"])
    assert parsed(lang, two, "amount") == ["amount:2"]
    assert parsed(lang, two, "menu") == []


@pytest.mark.parametrize(
    ("lang", "second", "third"),
    [
        ("it", ["la seconda", "il secondo", "seconda"], "la terza"),
        ("ru", ["вторая", "второй", "вторую"], "третья"),
        ("en", ["the second", "second one", "the second one"], "the third"),
    ],
)
def test_an_answer_may_be_named_by_its_place_where_there_is_one(lang, second, third):
    for said in second:
        assert parsed(lang, said, choices=2) == ["choose:2"]
    assert parsed(lang, third, choices=2) == []


def test_ten_is_a_rank_or_a_number_by_its_place():
    assert parsed("it", "gioca dieci di cuori") == ["play:TH"]
    assert parsed("it", "rilancio di dieci", "bouillotte") == ["raise:10"]
    assert parsed("it", "si parte dal dieci", "barbu") == ["start_rank:T"]
    assert parsed("it", "numero dieci") == ["choose:10"]
    assert parsed("it", "carta dieci sul tavolo") == ["table_card:10"]


@pytest.mark.parametrize("text", ["rilancio di -5", "rilancio di 2,5", "rilancio di 2.5"])
def test_no_number_is_made_of_half_a_number(text):
    assert not sentences("it").parse(text, Context("bouillotte"))


@pytest.mark.parametrize(
    ("lang", "game", "text", "code", "sentence"),
    [
        ("it", "barbu", "carte tavolo", "table", "carte sul tavolo"),
        ("it", "bouillotte", "rilanzio di venti", "raise:20", "rilancio di venti"),
        ("it", "barbu", "gioca dieci di coori", "play:TH", "gioca dieci di cuori"),
        ("ru", "barbu", "карты на столу", "table", "карты на столе"),
        ("ru", "barbu", "следущая карта", "next_card", "следующая карта"),
        ("en", "barbu", "cads on table", "table", "cards on the table"),
        ("en", "bouillotte", "rase 20", "raise:20", "raise twenty"),
    ],
)
def test_near_sentences_are_offered_not_acted_on(lang, game, text, code, sentence):
    best, *_ = sentences(lang).parse(text, Context(game))
    assert (best.command.code, best.exact, best.sentence) == (code, False, sentence)
    assert 0.5 < best.score < 1


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("it", "che ore sono adesso"),
        ("it", "il treno è in ritardo"),
        ("it", "mi passi il sale per favore"),
        ("ru", "сколько сейчас времени"),
        ("ru", "надо купить хлеба"),
        ("en", "did you watch the film last night"),
        ("en", "turn off the kitchen light"),
        ("en", ""),
        ("en", "please"),
        ("it", "…"),
    ],
)
def test_other_talk_means_nothing(lang, text):
    for game in (*GAMES, "menu", "amount"):
        assert sentences(lang).parse(text, Context(game)) == []


def test_what_is_said_back_has_no_digits():
    (match,) = sentences("en").parse("play the 10 of hearts", Context("barbu"))
    assert match.sentence == "play the ten of hearts"
    (match,) = sentences("it").parse("punto 23", Context("bouillotte"))
    assert match.sentence == "punto ventitré"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_are_named(lang):
    word = {"it": "contro", "ru": "контра", "en": "double"}[lang]
    assert parsed(lang, f"{word} Bruno", "barbu", players=PLAYERS) == ["contro:2"]
    assert parsed(lang, f"{word} Elise", "barbu", players=PLAYERS) == ["contro:5"]
    assert parsed(lang, "fedor", "bouillotte", players=PLAYERS) == ["player:6"]
    assert parsed(lang, "Bruno", "barbu") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_recommended_sentences_mean_what_they_are_recommended_for(lang):
    said = sentences(lang)
    for code in ("scores", "contract:no_jacks", "play:QS", "trump:H", "start_rank:A", "raise:7"):
        game = "bouillotte" if code == "raise:7" else "barbu"
        assert parsed(lang, said.recommended(code), game) == [code]
    for name in ("play", "raise", "contract", "expose", "choose"):
        assert not any(c.isdigit() or c in "{}" for c in said.recommended(name))
    assert parsed(lang, said.recommended("contro:3", PLAYERS), "barbu", players=PLAYERS) == [
        "contro:3"
    ]
    with pytest.raises(KeyError):
        said.recommended("talk")


def test_parsing_is_fast():
    said, context = sentences("it"), Context("barbu")
    said.warm_up()
    texts = ["gioca il dieci di cuori", "carte tavolo", "che bella giornata oggi", "punto 20"]
    times = []
    for text in texts * 25:
        start = time.perf_counter()
        said.parse(text, context)
        times.append(time.perf_counter() - start)
    assert statistics.median(times) < 0.005, "seconds; generous for a busy machine"


def test_a_command_knows_its_partial_card():
    assert Command("play", "K?").args == {"card": "K?"}
