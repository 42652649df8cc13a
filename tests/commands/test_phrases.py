"""Every promised phrase is understood, and heard, in every context it was promised for."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.commands.languages import (
    LANGUAGES,
    PLAYERS,
    card_words,
    parsed,
    rank_word,
    sentences,
    suit_word,
)
from voicecards.cards import PACK, Rank, Suit
from voicecards.commands.command import Context

PHRASES = tomllib.loads(Path(__file__).with_name("phrases.toml").read_text(encoding="utf-8"))
GAME_NAMES = {
    "it": {"bouillabaisse": "bouillabaisse", "barbu": "barbu", "bouillotte": "bouillotte"},
    "ru": {"bouillabaisse": "буйабес", "barbu": "барбу", "bouillotte": "буйот"},
    "en": {"bouillabaisse": "bouillabaisse", "barbu": "barbu", "bouillotte": "bouillotte"},
}
SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")


def filled(command, phrase, lang, where):
    """(text, code) for every value that the phrase's slot can take."""
    name = command.partition(":")[0]
    slot = SLOT.search(phrase)
    if slot is None:
        return [(phrase, command)]
    kind, case = slot[1], slot[2] or ""
    low = "89JQKA" if where == "bouillotte" else "23456789TJQKA"
    values = {
        "card": lambda: [
            (card_words(c.code, lang, case), c.code) for c in PACK if c.code[0] in low
        ],
        "rank": lambda: [(rank_word(r.code, lang, case), r.code) for r in Rank],
        "suit": lambda: [(suit_word(s.code, lang, case), s.code) for s in Suit],
        "n": lambda: [(str(n), str(n)) for n in (1, 2, 5, 21, 100)],
        "player": lambda: [(PLAYERS[seat], str(seat)) for seat in range(1, len(PLAYERS))],
        "game": lambda: [(name, game) for game, name in GAME_NAMES[lang].items()],
    }[kind]()
    return [(phrase.replace(slot[0], words), f"{name}:{code}") for words, code in values]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", PHRASES)
def test_promised_phrases_are_understood(command, lang):
    entry = PHRASES[command]
    for where in entry["where"]:
        for phrase in entry[lang]:
            for text, code in filled(command, phrase, lang, where):
                assert parsed(lang, text, where, players=PLAYERS) == [code], (where, text)
                assert parsed(lang, text.upper(), where, players=PLAYERS) == [code], text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_promised_phrases_are_heard(lang):
    for where in ("bouillabaisse", "barbu", "bouillotte", "menu", "amount"):
        heard = dict(sentences(lang).expand(Context(where, players=PLAYERS)))
        for command, entry in PHRASES.items():
            if where not in entry["where"]:
                continue
            for phrase in entry[lang]:
                if "{n}" not in phrase:
                    for text, code in filled(command, phrase, lang, where):
                        assert heard[text.lower().replace("-", " ")].code == code
