"""Every message of every language, with sample values."""

import logging

import pytest

from tests.narration.samples import Catalogue
from voicecards.locale import languages, load
from voicecards.locale.speakable import is_speakable

CATALOGUES = {lang: Catalogue(lang) for lang in languages()}
FORMS = ("card", "rank-", "suit-", "name-", "count-", "contract-")
"""Messages whose attributes are the grammar of one language."""


@pytest.mark.parametrize("lang", CATALOGUES)
def test_files_are_well_formed_and_have_each_id_once(lang):
    catalogue = CATALOGUES[lang]
    assert not catalogue.junk
    keys = [message.id.name for message in catalogue.messages]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("lang", CATALOGUES)
def test_all_languages_have_the_same_messages(lang):
    ours, english = load(lang).ids(), load("en").ids()
    assert set(ours) == set(english)
    for key, attributes in english.items():
        if not key.startswith(FORMS):
            assert (key, ours[key]) == (key, attributes)


@pytest.mark.parametrize("lang", CATALOGUES)
def test_all_languages_tell_the_same_facts(lang):
    """A variable told in one language is told in the others."""

    def told(catalogue):
        spoken = [p for p in catalogue.patterns() if not p[0].startswith(FORMS)]
        return {(key, attribute): variables for key, attribute, variables in spoken}

    assert told(CATALOGUES[lang]) == told(CATALOGUES["en"])


@pytest.mark.parametrize("lang", CATALOGUES)
def test_full_tells_every_fact_of_terse_and_normal(lang):
    told = {}
    for key, attribute, variables in CATALOGUES[lang].patterns():
        told.setdefault(key, {})[attribute] = variables
    for key, levels in told.items():
        full = levels.get("full", levels.get(None, set()))
        assert (key, levels.get("terse", set()) - full) == (key, set())
        assert (key, levels.get(None, set()) - full) == (key, set())


@pytest.mark.parametrize("lang", CATALOGUES)
def test_every_message_is_words_only(lang, caplog):
    locale, catalogue = load(lang), CATALOGUES[lang]
    with caplog.at_level(logging.ERROR):
        for key, attribute, variables in catalogue.patterns():
            for turn in range(7 if variables else 1):
                args = {name: catalogue.sample(name, turn) for name in variables}
                text, spoken = locale.say(key, args, attribute)
                assert (spoken, is_speakable(text)) == (lang, True), (key, attribute, text)
                assert "  " not in text
                assert text == text.strip()
    assert not caplog.records
