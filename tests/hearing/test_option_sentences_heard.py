"""Options by ear: what the synthesiser says of them is understood where a table is set up."""

from __future__ import annotations

from pathlib import Path

import pytest

from voicecards.hearing.files import Listener, recording
from voicecards.speech.say_file import say_to_file
from voicecards.speech.synthesiser import USUAL_WPM


@pytest.mark.parametrize(
    ("lang", "sentence", "code"),
    [
        (
            "it",
            "il barbu è il re di picche e costa ottanta",
            "option:barbu_suit=S;barbu_penalty=80",
        ),
        ("ru", "король пик стоит восемьдесят", "option:card_overrides=KS:80"),
        ("en", "every queen costs thirty", "option:queen_penalty=30"),
    ],
)
def test_a_sentence_about_an_option_is_heard(
    tmp_path: Path, lang: str, sentence: str, code: str
) -> None:
    path = tmp_path / "said.wav"
    say_to_file(sentence, path, lang, None, USUAL_WPM)
    heard = Listener().hear(recording("said", path, lang, "barbu_options", ""))
    assert heard.best is not None
    assert heard.best.code == code
