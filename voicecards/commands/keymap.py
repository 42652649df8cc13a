"""The key map: which key means which command in which context, and the user's own keys."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from voicecards.commands.command import GAMES, Command, Context
from voicecards.commands.keys import Key, KeyNameError

_CHAINS: Final = {
    "menu": ("menu", "shared"),
    "amount": ("menu", "shared"),
    "shared": ("shared",),
    "table": ("table", "shared"),
    "question": ("question", "shared"),
    **{game: (game, "table", "shared") for game in GAMES},
    "replay": ("replay", "table", "shared"),
    **{f"replay_{game}": ("replay", game, "table", "shared") for game in GAMES},
}
"""For each context the layers that are asked, the first that knows the key wins."""

Where: TypeAlias = "Context | str | Sequence[str]"
"""What is going on: a context, or a layer by name ("menu", "table", "question", a game), or
several layers, nearest first."""


class BindingError(ValueError):
    """A key that cannot be bound as the user wishes; nothing has changed.

    Attributes:
        code: "conflict" (another command has the key), "forbidden" (a key of screen readers),
            "unknown_key" (no such key) or "unknown_binding" (no such id).
        binding: the id of the binding that was to be changed.
        key: the key's text as the user gave it.
        other: with "conflict", the id of the binding that has the key.
    """

    def __init__(self, code: str, binding: str, key: str, other: str | None = None) -> None:
        super().__init__(f"{code}: {binding} = {key}" + (f", taken by {other}" if other else ""))
        self.code, self.binding, self.key, self.other = code, binding, key, other


@dataclass(frozen=True)
class Binding:
    """One key of one layer.

    Attributes:
        id: "layer.name", stable: user settings name it.
        layer: "shared", "menu", "table", "question" or a game.
        key: the key bound.
        command: what it means.
    """

    id: str
    layer: str
    key: Key
    command: Command


@cache
def default_bindings() -> tuple[Binding, ...]:
    """Read the default keys (`keymap.toml`), in the order of the file."""
    with Path(__file__).with_name("keymap.toml").open("rb") as file:
        layers: dict[str, dict[str, str | dict[str, str]]] = tomllib.load(file)
    return tuple(
        _binding(layer, name, line)
        for layer, lines in layers.items()
        for name, line in lines.items()
    )


def _binding(layer: str, name: str, line: str | dict[str, str]) -> Binding:
    key, command = (line, name) if isinstance(line, str) else (line["key"], line["command"])
    return Binding(f"{layer}.{name}", layer, Key.parse(key), Command.from_code(command))


class KeyMap:
    """The keys in force: the defaults with the user's changes."""

    def __init__(self, overrides: Mapping[str, str] | None = None) -> None:
        """Make the key map.

        Args:
            overrides: binding id -> key text ("table.scores" -> "ctrl+s").

        Raises:
            BindingError: the first change that cannot be made.
        """
        bindings = {binding.id: binding for binding in default_bindings()}
        changed = dict(overrides or {})
        for name, text in changed.items():
            if name not in bindings:
                raise BindingError("unknown_binding", name, text)
            bindings[name] = replace(bindings[name], key=_bindable(name, text))
        for name, text in changed.items():
            if other := _conflict(bindings[name], bindings.values()):
                raise BindingError("conflict", name, text, other.id)
        self.overrides: Mapping[str, str] = changed
        self.bindings = tuple(bindings.values())
        self._by_key = {(b.layer, b.key): b for b in self.bindings}

    @classmethod
    def as_far_as_possible(cls, overrides: Mapping[str, str]) -> tuple[KeyMap, dict[str, str]]:
        """Make the key map with the changes that can be made.

        Args:
            overrides: as for `KeyMap`.

        Returns:
            The key map, and the changes that cannot be made.
        """
        good, bad = dict(overrides), dict[str, str]()
        while True:
            try:
                return cls(good), bad
            except BindingError as error:
                bad[error.binding] = good.pop(error.binding)

    def rebind(self, binding: str, key: str) -> KeyMap:
        """Return a key map with one more change.

        Raises:
            BindingError: it cannot be made; this map stays as it is.
        """
        return KeyMap({**self.overrides, binding: key})

    def command(self, key: Key, context: Where) -> Command | None:
        """What a key means.

        Args:
            key: the key pressed.
            context: what is going on.

        Returns:
            The command, or None for a key that means nothing here.
        """
        for layer in _layers(context):
            if found := self._by_key.get((layer, key)):
                return found.command
        return None

    def key_for(self, command: str, context: Where) -> Key | None:
        """The key that gives a command, for help and prompts.

        Args:
            command: a command's code: "scores", "choose:1".
            context: as for `command`.

        Returns:
            The first key of the command that no nearer layer hides, or None.
        """
        wanted = Command.from_code(command)
        for binding in self.active(context):
            if binding.command == wanted:
                return binding.key
        return None

    def active(self, context: Where) -> Iterator[Binding]:
        """The bindings that work in a context, nearest layer first: the key help of a screen."""
        seen: set[Key] = set()
        for layer in _layers(context):
            here = [b for b in self.bindings if b.layer == layer and b.key not in seen]
            yield from here
            seen.update(b.key for b in here)


def _layers(context: Where) -> tuple[str, ...]:
    if isinstance(context, str):
        return _CHAINS.get(context, ("shared",))
    if isinstance(context, Context):
        context = ["question", context.game] if context.asks else [context.game]
    chained = [layer for name in context for layer in _layers(name)]
    return (*dict.fromkeys(layer for layer in chained if layer != "shared"), "shared")


def _bindable(name: str, text: str) -> Key:
    try:
        key = Key.parse(text)
    except KeyNameError as error:
        raise BindingError("unknown_key", name, text) from error
    if key.is_forbidden:
        raise BindingError("forbidden", name, text)
    return key


def _conflict(changed: Binding, bindings: Iterable[Binding]) -> Binding | None:
    """Find a binding with the same key that can be in force at the same time.

    A nearer layer may hide a key by default (F is fold in Bouillotte and the suit led in the
    other games); a key the user chooses may hide nothing and be hidden by nothing.
    """
    for other in bindings:
        if other.id == changed.id or other.key != changed.key:
            continue
        if other.command != changed.command and _together(other.layer, changed.layer):
            return other
    return None


def _together(one: str, other: str) -> bool:
    """Whether two layers can be asked about the same key press."""
    question = {"question", "table", "shared", *GAMES}
    if "question" in (one, other):
        return {one, other} <= question
    return any({one, other} <= set(chain) for chain in _CHAINS.values())
