"""The grammar files: complete, alike in all languages, and refused with the place of a mistake."""

import pytest

from tests.commands.languages import LANGUAGES
from voicecards import resources
from voicecards.cards import PACK
from voicecards.commands.command import CATALOGUE
from voicecards.commands.grammar import Grammar, GrammarError

UNSPOKEN = {"talk"}
"""Commands that make no sense by voice."""

TOY = """
numbers: {say: [spellout-numbering]}
lists:
  rank: {K: (kro|10), "2": du, "3": tri, "4": kvar, "5": kvin, "6": ses, "7": sep, "8": ok,
         "9": nau, T: dek, J: jun, Q: dam, A: as}
  suit: {H: kor, S: pik, D: kar, C: tref}
  half: {H: kor}
rules:
  go: (lud|fa)
commands:
  play: {say: "<go> {rank} {suit}", also: ["[la] {rank}"]}
  "yes": jes
  "no": {say: ne, asked: [neniel]}
"""


def grammar(tmp_path, text):
    path = tmp_path / "commands.yaml"
    path.write_text(text, encoding="utf-8")
    return Grammar(path)


def load(lang):
    return Grammar(resources.folder("locales") / lang / "commands.yaml")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_can_be_said(lang):
    assert {shape.command.name for shape in load(lang).shapes} == set(CATALOGUE) - UNSPOKEN


def test_languages_say_the_same_commands():
    codes = [{shape.command.code for shape in load(lang).shapes} for lang in LANGUAGES]
    assert codes[0] == codes[1] == codes[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_one_recommended_sentence(lang):
    shapes = load(lang).shapes
    for code in {shape.command.code for shape in shapes}:
        assert len([s for s in shapes if s.recommended and s.command.code == code]) >= 1, code


def test_a_language_is_one_file(tmp_path):
    toy = grammar(tmp_path, TOY)
    said = {text: c.code for shape in toy.shapes for text, c in toy.filled(shape, PACK)}
    assert said["fa kro kor"] == "play:KH"
    assert said["la kro"] == "play:K?"
    assert said["jes"] == "yes"
    assert [s.text for s in toy.shapes if s.asked] == ["neniel"]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("  plya: lud", "unknown command 'plya'"),
        ("  turn: '{koloro}'", "unknown list 'koloro'"),
        ("  turn: '<regulo>'", "regulo"),
        ("  turn: '(lud'", "turn"),
        ("  turn: {says: lud}", "unknown key"),
        ("  trump: '{half:suit}'", "list 'half' lacks ['C', 'D', 'S']"),
    ],
)
def test_mistakes_are_told_with_their_place(tmp_path, line, message):
    with pytest.raises(GrammarError, match=r"commands\.yaml") as error:
        grammar(tmp_path, TOY + line + "\n")
    assert message in str(error.value)
