"""Number words in all the ways people say and write them."""

import pytest

from tests.commands.languages import LANGUAGES, parsed
from voicecards import resources
from voicecards.commands.grammar import Grammar
from voicecards.commands.normalise import normalise
from voicecards.commands.numbers import Numbers

SAID = {
    "it": {
        0: ["zero", "0"],
        1: ["uno", "un", "una", "1"],
        3: ["tre"],
        20: ["venti", "20"],
        21: ["ventuno", "ventun", "21", "venti uno"],
        23: ["ventitré", "ventitre", "venti tre", "venti tré"],
        28: ["ventotto", "venti otto"],
        100: ["cento"],
        101: ["centouno", "cento uno"],
        108: ["centotto", "cento otto"],
        120: ["centoventi", "cento venti", "Cento  Venti"],
        123: ["centoventitré", "cento ventitre", "cento venti tre"],
        999: ["novecentonovantanove", "novecento novanta nove"],
        1000: ["mille", "1000"],
    },
    "ru": {
        0: ["ноль"],
        1: ["один", "одна", "одну", "одного"],
        2: ["два", "две", "двух"],
        3: ["три", "трех", "трёх"],
        21: ["двадцать один", "двадцать одну", "двадцать одна", "двадцати одного", "21"],
        40: ["сорок", "сорока"],
        100: ["сто", "ста"],
        120: ["сто двадцать"],
        222: ["двести двадцать два", "двести двадцать две"],
        1000: ["тысяча", "тысячу", "одна тысяча"],
    },
    "en": {
        0: ["zero"],
        1: ["one"],
        21: ["twenty one", "twenty-one", "Twenty-One", "21"],
        100: ["one hundred", "a hundred", "hundred"],
        101: ["one hundred and one", "one hundred one", "a hundred and one"],
        120: ["one hundred and twenty", "one hundred twenty", "a hundred and twenty"],
        999: ["nine hundred and ninety-nine", "nine hundred ninety nine"],
        1000: ["one thousand", "a thousand"],
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_as_people_say_them(lang):
    for number, texts in SAID[lang].items():
        for text in texts:
            assert parsed(lang, text, "amount") == [f"amount:{number}"], text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_up_to_a_thousand_reads_back(lang):
    grammar = Grammar(resources.folder("locales") / lang / "commands.yaml")
    numbers = Numbers(lang, grammar.numbers)
    for number in range(1001):
        for text in numbers.words(number):
            assert numbers.readings(normalise(text)) == [("#", number)], text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("it", "due tre"),
        ("it", "dieci tre"),
        ("it", "cento duecento"),
        ("it", "mille mille"),
        ("it", "tredici venti"),
        ("it", "ventiquattrore"),
        ("ru", "двадцать двадцать"),
        ("ru", "стол"),
        ("en", "two five"),
        ("en", "ten three"),
        ("en", "twenty eleven"),
        ("en", "one and twenty"),
        ("en", "hundred and"),
        ("en", "someone"),
        ("en", "12345678"),
        ("en", "2.5"),
        ("en", "-5"),
        ("en", "2 5"),
    ],
)
def test_what_is_no_number(lang, text):
    assert parsed(lang, text, "amount") == []
