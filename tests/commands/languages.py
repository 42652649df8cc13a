"""What the tests of spoken commands share: the three languages, loaded once, and card words."""

from functools import cache

from voicecards.commands.command import Context
from voicecards.commands.sentences import Sentences

LANGUAGES = ("it", "ru", "en")
GAMES = ("bouillabaisse", "barbu", "bouillotte")
PLAYERS = ("tu", "Anna", "Bruno", "Carla", "Dino", "Élise", "Fëdor")

RANKS = {
    "it": "due tre quattro cinque sei sette otto nove dieci fante donna re asso",
    "ru": "двойка тройка четвёрка пятёрка шестёрка семёрка восьмёрка девятка десятка валет дама"
    " король туз",
    "ru:acc": "двойку тройку четвёрку пятёрку шестёрку семёрку восьмёрку девятку десятку валета"
    " даму короля туза",
    "ru:ins": "двойкой тройкой четвёркой пятёркой шестёркой семёркой восьмёркой девяткой"
    " десяткой валетом дамой королём тузом",
    "ru:gen": "двойки тройки четвёрки пятёрки шестёрки семёрки восьмёрки девятки десятки валета"
    " дамы короля туза",
    "en": "two three four five six seven eight nine ten jack queen king ace",
}
SUITS = {
    "it": "fiori quadri picche cuori",
    "ru": "треф бубен пик червей",
    "ru:nom": "трефы бубны пики черви",
    "en": "clubs diamonds spades hearts",
}
OF = {"it": " di ", "ru": " ", "en": " of "}


@cache
def sentences(lang):
    return Sentences(lang)


def rank_word(code, lang, case=""):
    return RANKS[f"{lang}:{case}" if case else lang].split()["23456789TJQKA".index(code)]


def suit_word(code, lang, case=""):
    return SUITS[f"{lang}:{case}" if case else lang].split()["CDSH".index(code)]


def card_words(code, lang, case=""):
    return rank_word(code[0], lang, case) + OF[lang] + suit_word(code[1], lang)


def parsed(lang, text, game="bouillabaisse", **context):
    """The codes of the exact meanings of a text."""
    matches = sentences(lang).parse(text, Context(game, **context))
    return [m.command.code for m in matches if m.exact]
