"""Whatever keys come, every utterance given to the queue comes back exactly once."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.speech.conftest import Clock, Lines, utterance
from voicecards.speech.queue import SpeechQueue
from voicecards.speech.virtual_voice import VirtualVoice
from voicecards.utterance import Priority

SAY = st.tuples(st.sampled_from(list(Priority)), st.sampled_from([None, "rate", "focus"]))
STEPS = st.lists(st.one_of(SAY, st.sampled_from(["cut", "stop", "pump", "wait"])), max_size=40)


@settings(max_examples=60, deadline=None)
@given(STEPS)
def test_every_line_ends_once_in_the_order_of_time(steps):
    clock, lines = Clock(), Lines()
    queue = SpeechQueue(VirtualVoice(clock, rate=60), clock, lines.append, lang="it")
    given_texts = []
    for step in steps:
        if isinstance(step, tuple):
            priority, supersedes = step
            given_texts.append(f"riga {len(given_texts)}")
            queue.say(utterance(given_texts[-1], priority, supersedes=supersedes))
        elif step == "wait":
            clock.now += 0.7
            queue.pump()
        else:
            getattr(queue, step)()
    queue.stop()
    assert sorted(lines.texts) == sorted(given_texts)
    assert not queue.busy
    for line in lines:
        assert 0 <= line.start <= line.end
        assert line.cut or line.end > line.start
    said = [line for line in lines if line.end > line.start]
    assert all(a.end <= b.start for a, b in pairwise(said))
