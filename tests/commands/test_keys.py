"""Keys are read by name, and events of any keyboard layout give the same key."""

import pygame
import pytest

from voicecards.commands.keys import FORBIDDEN, Key, KeyNameError, key_from_event

LETTERS = "abcdefghijklmnopqrstuvwxyz"
RUSSIAN = dict(zip("qwertyuiopasdfghjklzxcvbnm", "йцукенгшщзфывапролдячсмить", strict=True))


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("t", "t"),
        ("Shift+T", "shift+t"),
        ("shift+ctrl+f1", "ctrl+shift+f1"),
        ("enter", "return"),
        ("Esc", "escape"),
        ("comma", ","),
        (",", ","),
        ("ctrl+period", "ctrl+."),
        ("ctrl", "ctrl"),
        ("left ctrl", "ctrl"),
        ("ctrl++", "ctrl++"),
        ("+", "+"),
        ("PageUp", "page up"),
        ("ы", "s"),
        ("shift+Ы", "shift+s"),
        ("kp5", "[5]"),
    ],
)
def test_key_names_are_read_and_written(text, written):
    key = Key.parse(text)
    assert str(key) == written
    assert Key.parse(str(key)) == key


@pytest.mark.parametrize("text", ["", "hello", "shift+", "super+q", "ctrl+ctrl", "ж", "f99"])
def test_what_names_no_key_is_refused(text):
    with pytest.raises(KeyNameError) as error:
        Key.parse(text)
    assert error.value.text == text


@pytest.mark.parametrize("letter", LETTERS)
def test_cyrillic_layout_gives_the_same_letter_by_place(letter):
    latin, place = getattr(pygame, f"K_{letter}"), getattr(pygame, f"KSCAN_{letter.upper()}")
    cyrillic = ord(RUSSIAN[letter])
    for mods in (0, pygame.KMOD_LSHIFT, pygame.KMOD_RCTRL):
        expected = key_from_event(latin, place, mods)
        assert expected.name == letter
        assert key_from_event(cyrillic, place, mods) == expected
        assert key_from_event(cyrillic, 0, mods) == expected
    assert Key.parse(RUSSIAN[letter]) == Key(letter)


def test_the_reported_event_of_the_russian_s_key():
    assert key_from_event(1099, pygame.KSCAN_S, 0) == key_from_event(pygame.K_s, 0, 0) == Key("s")


def test_latin_layouts_count_by_meaning():
    azerty_a = key_from_event(pygame.K_a, pygame.KSCAN_Q, 0)
    azerty_m = key_from_event(pygame.K_m, pygame.KSCAN_SEMICOLON, 0)
    azerty_comma = key_from_event(pygame.K_COMMA, pygame.KSCAN_M, 0)
    assert (azerty_a.name, azerty_m.name, azerty_comma.name) == ("a", "m", ",")


def test_digits_and_signs_count_by_place():
    azerty_one = key_from_event(pygame.K_AMPERSAND, pygame.KSCAN_1, 0)
    russian_comma = key_from_event(ord("б"), pygame.KSCAN_COMMA, 0)
    italian_e = key_from_event(ord("è"), pygame.KSCAN_LEFTBRACKET, 0)
    assert (azerty_one.name, russian_comma.name, italian_e.name) == ("1", ",", "[")


NAMED = [n for n in dir(pygame) if n.startswith("K_") and f"KSCAN_{n[2:].upper()}" in dir(pygame)]


@pytest.mark.parametrize("constant", NAMED)
def test_names_are_those_of_pygame(constant):
    code = getattr(pygame, constant)
    place = getattr(pygame, f"KSCAN_{constant[2:].upper()}")
    name = key_from_event(code, place, 0).name
    assert key_from_event(code, 0, 0).name == name
    if name == "unknown":
        return
    wanted = pygame.key.name(code)
    for side in ("left ", "right "):
        wanted = wanted.removeprefix(side) if wanted.split()[-1] in MODIFIER_NAMES else wanted
    assert name == {"enter": "keypad enter"}.get(wanted, wanted)


MODIFIER_NAMES = ("ctrl", "shift", "alt", "meta")


def test_modifiers_alone_and_locks():
    assert key_from_event(pygame.K_LCTRL, pygame.KSCAN_LCTRL, pygame.KMOD_LCTRL) == Key("ctrl")
    assert key_from_event(pygame.K_RCTRL, pygame.KSCAN_RCTRL, 0) == Key("ctrl")
    locked = pygame.KMOD_NUM | pygame.KMOD_CAPS
    assert key_from_event(pygame.K_t, pygame.KSCAN_T, locked) == Key("t")


def test_keys_of_screen_readers_are_forbidden():
    codes = [pygame.K_INSERT, pygame.K_CAPSLOCK, pygame.K_KP_ENTER, pygame.K_NUMLOCK]
    codes += [getattr(pygame, f"K_KP_{d}") for d in range(10)]
    names = {key_from_event(code, 0, 0).name for code in codes}
    assert names <= FORBIDDEN
    assert not Key.parse("enter").is_forbidden


def test_letters_and_digits_of_keys():
    assert Key.parse("shift+t").letter == "t"
    assert Key.parse("ctrl+t").letter is None
    assert Key.parse("7").digit == 7
    assert Key.parse("shift+7").digit is None
    assert Key.parse("f7").digit is None
