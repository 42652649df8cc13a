"""Keys by name, and the key an SDL event means on whatever keyboard layout is in use.

SDL's numbers are written here as data so that nothing below the screens needs pygame. They are
part of SDL 2's binary interface and do not change: scancodes are USB HID usage codes (a key's
place on the keyboard), keycodes are what the layout makes of that place.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MODIFIERS: Final = ("ctrl", "alt", "shift", "meta")
"""In the order in which a key is written: "ctrl+shift+t"."""

_ALIASES: Final = {
    "enter": "return",
    "esc": "escape",
    "comma": ",",
    "period": ".",
    "dot": ".",
    "plus": "+",
    "del": "delete",
    "ins": "insert",
    "pageup": "page up",
    "pagedown": "page down",
    "capslock": "caps lock",
    "spacebar": "space",
    "control": "ctrl",
    "left ctrl": "ctrl",
    "right ctrl": "ctrl",
    "left shift": "shift",
    "right shift": "shift",
    "left alt": "alt",
    "right alt": "alt",
    "left meta": "meta",
    "right meta": "meta",
    "win": "meta",
    "cmd": "meta",
}

_CYRILLIC: Final = "йцукенгшщзфывапролдячсмить"
_LATIN: Final = "qwertyuiopasdfghjklzxcvbnm"
_BY_POSITION: Final = dict(zip(_CYRILLIC, _LATIN, strict=True))
"""ЙЦУКЕН letters that share their place with a Latin letter of QWERTY."""

# --- SDL 2: scancodes (USB HID usage codes) ----------------------------------------------

_LETTER_SCANCODES: Final = {4 + i: letter for i, letter in enumerate("abcdefghijklmnopqrstuvwxyz")}

_SCANCODES: Final[dict[int, str]] = {
    **{30 + i: digit for i, digit in enumerate("1234567890")},
    **dict(enumerate(("return", "escape", "backspace", "tab", "space"), 40)),
    **dict(enumerate(("-", "=", "[", "]", "\\"), 45)),
    **dict(enumerate((";", "'", "`", ",", ".", "/"), 51)),
    57: "caps lock",
    **{57 + n: f"f{n}" for n in range(1, 13)},
    **dict(enumerate(("print screen", "scroll lock", "break"), 70)),
    **dict(enumerate(("insert", "home", "page up", "delete", "end", "page down"), 73)),
    **dict(enumerate(("right", "left", "down", "up"), 79)),
    **dict(enumerate(("numlock", "[/]", "[*]", "[-]", "[+]", "keypad enter"), 83)),
    **{89 + i: f"[{digit}]" for i, digit in enumerate("1234567890")},
    99: "[.]",
    103: "equals",
    118: "menu",
    **dict(enumerate(("ctrl", "shift", "alt", "meta") * 2, 224)),
}
"""Names of all keys but letters, by place. They are pygame's names, except "keypad enter",
which pygame calls "enter", a word people type for Return."""

_SCANCODE_FLAG: Final = 1 << 30
"""A keycode with this bit set is a scancode: keys that print nothing (arrows, F keys)."""

_KEYCODES: Final = {8: "backspace", 9: "tab", 13: "return", 27: "escape", 32: "space"}
"""Keycodes of control characters, for events that carry no scancode. 127 is delete."""

_MODIFIER_BITS: Final = {"shift": 0x0003, "ctrl": 0x00C0, "alt": 0x0100, "meta": 0x0C00}
"""SDL's KMOD bits. Right Alt (AltGr on most layouts), NumLock and CapsLock change nothing."""

FORBIDDEN: Final = frozenset(
    {"insert", "caps lock", "numlock", "keypad enter", "equals"}
    | {f"[{sign}]" for sign in "0123456789./*-+"}
)
"""Keys that belong to screen readers and are never bound."""


class KeyNameError(ValueError):
    """A text that names no key.

    Attributes:
        text: the text as given.
    """

    def __init__(self, text: str) -> None:
        super().__init__(f"not a key: {text!r}")
        self.text = text


_NAMES: Final = frozenset({*_SCANCODES.values(), *_LETTER_SCANCODES.values(), "+", "alt gr"})


@dataclass(frozen=True)
class Key:
    """A key with its modifiers.

    Attributes:
        name: pygame's name ("t", "return", "f1", ","); a modifier pressed alone is "ctrl".
        mods: of `MODIFIERS`.
    """

    name: str
    mods: frozenset[str] = frozenset()

    @classmethod
    def parse(cls, text: str) -> Key:
        """Read "shift+t", "ctrl+f1", "Enter", "comma" or ",", and Cyrillic letters by place.

        Raises:
            KeyNameError: when the text names no key.
        """
        *modifiers, name = _split(text.strip().lower())
        modifiers = [_ALIASES.get(m, m) for m in modifiers]
        name = _BY_POSITION.get(name, _ALIASES.get(name, name))
        for prefix in ("keypad ", "numpad ", "kp"):
            if name.startswith(prefix) and len(name) == len(prefix) + 1:
                name = f"[{name[-1]}]"
        if name not in _NAMES or not set(modifiers) <= set(MODIFIERS) - {name}:
            raise KeyNameError(text)
        return cls(name, frozenset(modifiers))

    @property
    def is_forbidden(self) -> bool:
        """Whether this key may never be bound (Insert, CapsLock, the numpad)."""
        return self.name in FORBIDDEN

    @property
    def letter(self) -> str | None:
        """The Latin letter of this key when it is pressed alone or with Shift."""
        plain = len(self.name) == 1 and self.name.isalpha() and self.mods <= {"shift"}
        return self.name if plain else None

    @property
    def digit(self) -> int | None:
        """The digit of this key when it is pressed alone."""
        return int(self.name) if self.name.isdigit() and not self.mods else None

    def __str__(self) -> str:
        return "+".join([*(m for m in MODIFIERS if m in self.mods), self.name])


def _split(text: str) -> list[str]:
    """Split at "+", which may itself be the key: "ctrl++"."""
    if text == "+" or text.endswith("++"):
        return [*filter(None, text[:-1].split("+")), "+"]
    return [part.strip() for part in text.split("+")]


def key_from_event(key: int, scancode: int, mods: int) -> Key:
    """Name the key of an SDL keyboard event.

    A letter counts by its meaning when the layout gives a Latin one, else by its place, so that
    ЙЦУКЕН, Greek or Ukrainian layouts work; every other key counts by its place. An event
    without scancode is taken by its keycode.

    Args:
        key: SDL keycode (`event.key`).
        scancode: SDL scancode (`event.scancode`), 0 when unknown.
        mods: SDL modifier bits (`event.mod`).

    Returns:
        The key; one that nobody can name has the name "unknown".
    """
    name = _name(key, scancode)
    pressed = {m for m, bits in _MODIFIER_BITS.items() if mods & bits}
    return Key(name, frozenset(pressed - {name}))


def _name(key: int, scancode: int) -> str:
    if key & _SCANCODE_FLAG and not scancode:
        scancode = key & ~_SCANCODE_FLAG
    character = chr(key) if 32 < key < 0x110000 else ""
    if character.isascii() and character.isalpha():
        return character.lower()
    if scancode in _LETTER_SCANCODES:
        # A Latin layout may have a sign here (the comma on AZERTY's M key): it keeps its sign.
        return character if character in _NAMES else _LETTER_SCANCODES[scancode]
    if scancode in _SCANCODES:
        return _SCANCODES[scancode]
    if key == 127:
        return "delete"
    name = _KEYCODES.get(key) or _BY_POSITION.get(character.lower(), character)
    return name if name in _NAMES else "unknown"
