"""The default keys are those of the design; the user's own keys are checked for conflicts."""

import pytest

from voicecards.commands.command import CATALOGUE, GAMES, Command, Context
from voicecards.commands.keymap import BindingError, KeyMap, default_bindings
from voicecards.commands.keys import Key

TABLE = """
left=previous_card right=next_card up=suit_up down=suit_down home=hand_first end=hand_last
enter=confirm tab=next_legal shift+tab=previous_legal backspace=cancel c=table r=rules s=scores
shift+s=scores_details t=turn l=last_trick h=hand shift+left=previous_player
shift+right=next_player v=detail comma=older_line period=newer_line ctrl+comma=oldest_line
ctrl+period=newest_line ctrl=stop f4=repeat shift+f4=repeat_full ctrl+f4=repeat_spelled
w=what_heard j=hint u=undo f1=help shift+f1=full_rules ctrl+f1=report f2=talk f3=hands_free
f5=slower f6=faster f7=voice_louder shift+f7=voice_quieter f8=cues_louder shift+f8=cues_quieter
f9=music_louder shift+f9=music_quieter f10=louder shift+f10=quieter f11=text_size
shift+f11=theme alt+return=full_screen shift+f2=practise shift+j=worst_play escape=menu
0=table_card:10 shift+0=player:0
"""
TABLE += " ".join(f"{n}=table_card:{n} shift+{n}=player:{n}" for n in range(1, 10))
OWN = {
    "bouillabaisse": "f=suit_led",
    "barbu": "f=suit_led k=contro o=pass d=open_ends q=contracts_left p=passed n=needs",
    "bouillotte": "b=bet f=fold n=announce a=all_in p=pot g=value e=price x=dealer",
}
QUESTION = "enter=yes backspace=no escape=no up=previous_item down=next_item 0=choose:10 "
QUESTION += " ".join(f"{n}=choose:{n}" for n in range(1, 10))
MENU = "enter=confirm backspace=cancel escape=cancel up=previous_item down=next_item left=less"
MENU += " ctrl+z=undo ctrl+s=save_sheet ctrl+d=compare_sheet delete=delete_sheet"


def pairs(text):
    return [tuple(item.split("=")) for item in text.split()]


@pytest.mark.parametrize(
    ("context", "key", "code"),
    [(game, key, code) for game in GAMES for key, code in pairs(TABLE + " " + OWN[game])]
    + [("question", key, code) for key, code in pairs(QUESTION)]
    + [("menu", key, code) for key, code in pairs(MENU)],
)
def test_every_default_key(context, key, code):
    assert KeyMap().command(Key.parse(key), context) == Command.from_code(code)


def test_every_bound_command_is_known_and_makes_sense_there():
    for binding in default_bindings():
        places = CATALOGUE[binding.command.name]
        wanted = {"shared": {*GAMES, "menu"}, "table": GAMES}.get(binding.layer, {binding.layer})
        assert places & set(wanted), binding.id


def test_no_screen_reader_key_is_bound():
    assert not [b.id for b in default_bindings() if b.key.is_forbidden]


def test_a_question_comes_before_the_table():
    keys, enter = KeyMap(), Key.parse("enter")
    asking = Context("barbu", yes_no=True)
    assert keys.command(enter, asking) == Command("yes")
    assert keys.command(Key.parse("s"), asking) == Command("scores")
    assert keys.command(enter, Context("barbu")) == Command("confirm")
    assert keys.command(enter, ["question", "menu"]) == Command("yes")
    assert keys.command(Key.parse("s"), "menu") is None


def test_help_reads_the_key_in_force():
    keys = KeyMap({"table.scores": "ctrl+s", "bouillotte.fold": "z"})
    assert keys.key_for("scores", "barbu") == Key.parse("ctrl+s")
    assert keys.key_for("fold", "bouillotte") == Key("z")
    assert keys.key_for("suit_led", "bouillabaisse") == Key("f")
    assert keys.key_for("choose:3", "question") == Key("3")
    assert keys.key_for("contro", "bouillotte") is None
    assert KeyMap().key_for("suit_led", "bouillotte") is None, "hidden by fold"


@pytest.mark.parametrize(
    ("overrides", "code", "other"),
    [
        ({"table.scores": "t"}, "conflict", "table.turn"),
        ({"table.scores": "f1"}, "conflict", "shared.help"),
        ({"table.scores": "k"}, "conflict", "barbu.contro"),
        ({"barbu.pass": "s"}, "conflict", "table.scores"),
        ({"question.yes": "s"}, "conflict", "table.scores"),
        ({"table.suit_led": "g"}, "conflict", "bouillotte.value"),
        ({"table.scores": "insert"}, "forbidden", None),
        ({"table.scores": "capslock"}, "forbidden", None),
        ({"table.scores": "shift+kp1"}, "forbidden", None),
        ({"table.scores": "banana"}, "unknown_key", None),
        ({"table.score": "z"}, "unknown_binding", None),
    ],
)
def test_bad_keys_are_refused(overrides, code, other):
    with pytest.raises(BindingError) as error:
        KeyMap(overrides)
    ((binding, key),) = overrides.items()
    caught = error.value
    assert (caught.code, caught.binding, caught.key, caught.other) == (code, binding, key, other)


@pytest.mark.parametrize(
    "overrides",
    [
        {"table.scores": "t", "table.turn": "s"},
        {"barbu.pass": "b"},
        {"barbu.contro": "x", "bouillotte.dealer": "k"},
        {"menu.confirm": "space"},
        {"table.scores": "s"},
    ],
)
def test_keys_that_do_not_meet_are_free(overrides):
    assert KeyMap(overrides).overrides == overrides


def test_rebinding_leaves_the_old_map_alone():
    keys = KeyMap()
    changed = keys.rebind("table.scores", "y")
    assert changed.command(Key("y"), "barbu") == Command("scores")
    assert keys.command(Key("y"), "barbu") is None
    with pytest.raises(BindingError):
        changed.rebind("table.turn", "y")


def test_one_key_that_cannot_be_costs_no_other():
    wished = {"table.scores": "ctrl+s", "table.hand": "insert", "table.nothing": "f9"}
    keys, bad = KeyMap.as_far_as_possible(wished)
    assert bad == {"table.hand": "insert", "table.nothing": "f9"}
    assert keys.command(Key.parse("ctrl+s"), "table") == Command.from_code("scores")
    assert keys.command(Key.parse("h"), "table") == Command.from_code("hand")


def test_two_keys_may_still_change_places():
    wished = {"table.scores": "h", "table.hand": "s"}
    assert KeyMap.as_far_as_possible(wished)[1] == {}
