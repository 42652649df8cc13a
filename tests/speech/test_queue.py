"""The queue on a voice of virtual time: order, cuts, supersedes, and one end for each line."""

import subprocess
import sys

import pytest

from voicecards.speech.queue import SpeechQueue
from voicecards.speech.virtual_voice import VirtualVoice
from voicecards.utterance import Priority


@pytest.fixture
def queue(clock, lines):
    return SpeechQueue(VirtualVoice(clock, rate=60), clock, lines.append, lang="it")


def run(queue, clock, limit=1000):
    """Let all waiting lines be said."""
    queue.pump()
    while queue.busy and clock.now < limit:
        clock.now = queue.ends_at
        queue.pump()


def test_twenty_lines_have_twenty_starts_and_twenty_ends(queue, clock, lines, utter):
    for number in range(20):
        queue.say(utter(f"riga {number}"))
    run(queue, clock)
    assert lines.texts == [f"riga {number}" for number in range(20)]
    assert not any(lines.cuts)
    assert [(line.start, line.end) for line in lines] == [(2.0 * n, 2.0 * n + 2) for n in range(20)]


def test_of_fifty_rapid_lines_only_the_last_completes(queue, clock, lines, utter):
    for number in range(50):
        queue.cut()
        queue.say(utter(f"riga {number}", Priority.ANSWER))
        queue.pump()
        clock.now += 0.01
    run(queue, clock)
    assert lines.texts == [f"riga {number}" for number in range(50)]
    assert lines.cuts == [True] * 49 + [False]
    assert all(line.end - line.start == pytest.approx(0.01) for line in lines[:-1])


def test_the_highest_priority_goes_first_then_the_oldest(queue, clock, lines, utter):
    for text, priority in [
        ("menu", Priority.MENU),
        ("evento uno", Priority.EVENT),
        ("allarme", Priority.ALERT),
        ("evento due", Priority.EVENT),
        ("nota", Priority.INFO),
        ("risposta", Priority.ANSWER),
    ]:
        queue.say(utter(text, priority))
    run(queue, clock)
    assert lines.texts == ["allarme", "risposta", "evento uno", "evento due", "menu", "nota"]


def test_a_key_cuts_the_line_and_leaves_waiting_events(queue, clock, lines, utter):
    for text in ("uno", "due", "tre"):
        queue.say(utter(text))
    queue.pump()
    clock.now = 0.4
    queue.cut()
    queue.say(utter("risposta", Priority.ANSWER))
    run(queue, clock)
    assert lines.texts == ["uno", "risposta", "due", "tre"]
    assert lines.cuts == [True, False, False, False]
    assert (lines[0].start, lines[0].end) == (0.0, 0.4)


def test_answers_to_an_earlier_key_do_not_outlive_the_next(queue, clock, lines, utter):
    queue.say(utter("prima risposta", Priority.ANSWER))
    queue.say(utter("seguito", Priority.ANSWER))
    queue.say(utter("evento"))
    queue.pump()
    queue.cut()
    run(queue, clock)
    said = {line.utterance.text: not line.cut for line in lines}
    assert said == {"prima risposta": False, "seguito": False, "evento": True}


def test_control_cuts_and_drops_everything(queue, clock, lines, utter):
    for text in ("uno", "due", "tre"):
        queue.say(utter(text, Priority.EVENT))
    queue.pump()
    clock.now = 0.2
    queue.stop()
    assert not queue.busy
    assert lines.texts == ["uno", "due", "tre"]
    assert lines.cuts == [True, True, True]
    assert [(line.start, line.end) for line in lines[1:]] == [(0.2, 0.2), (0.2, 0.2)]


def test_a_line_supersedes_waiting_lines_of_its_kind(queue, clock, lines, utter):
    queue.say(utter("prima"))
    queue.pump()
    queue.say(utter("velocità uno", supersedes="rate"))
    queue.say(utter("altro", supersedes="volume"))
    queue.say(utter("velocità due", supersedes="rate"))
    run(queue, clock)
    said = [line.utterance.text for line in lines if not line.cut]
    assert said == ["prima", "altro", "velocità due"]
    assert len(lines) == 4


def test_a_line_that_ended_just_before_the_key_is_not_cut(queue, clock, lines, utter):
    queue.say(utter("una riga"))
    queue.pump()
    clock.now = 2.0
    queue.cut()
    assert lines.cuts == [False]


def test_the_queue_is_busy_until_the_last_line_has_ended(queue, clock, utter):
    assert not queue.busy
    queue.say(utter("tocca a te"))
    assert queue.busy
    queue.pump()
    assert queue.ends_at == 3.0
    clock.now = 2.9
    queue.pump()
    assert queue.busy
    clock.now = 3.0
    queue.pump()
    assert not queue.busy
    assert queue.ends_at is None


def test_starts_are_told_with_the_line(clock, lines, utter):
    started = []
    voice = VirtualVoice(clock, rate=60)
    queue = SpeechQueue(voice, clock, lines.append, lang="it", on_start=started.append)
    queue.say(utter("uno", cue="card"))
    assert started == []
    queue.pump()
    assert [line.cue for line in started] == ["card"]


def test_lines_are_said_in_their_language_or_the_players(queue, clock, lines, utter):
    queue.say(utter("ciao"))
    queue.say(utter("привет", lang="ru"))
    run(queue, clock)
    assert [line.lang for line in lines] == ["it", "ru"]


class OnlyItalian(VirtualVoice):
    """A voice for one language."""

    def speaks(self, lang):
        return lang == "it"


def test_without_a_voice_for_the_language_the_remedy_is_said_in_one_that_has_one(
    clock, lines, utter
):
    def remedy(lang):
        queue.say(utter(f"nessuna voce per {lang}", Priority.ALERT, lang="it"))

    voice = OnlyItalian(clock, rate=60)
    queue = SpeechQueue(voice, clock, lines.append, lang="ru", on_no_voice=remedy)
    queue.say(utter("раз"))
    queue.say(utter("два"))
    run(queue, clock)
    assert lines.texts == ["раз", "nessuna voce per ru", "два"]
    assert lines.cuts == [True, False, True]


def test_the_queue_loads_neither_pygame_nor_numpy():
    code = (
        "import sys, voicecards.speech.queue, voicecards.speech.history,"
        " voicecards.speech.virtual_voice, voicecards.speech.choose, voicecards.sound.cues\n"
        "print(sorted({'pygame', 'numpy', 'pyttsx3'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
