"""Changing keys by ear: choose what is to be done, press the key that shall do it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from voicecards.commands.command import GAMES
from voicecards.commands.keymap import Binding, BindingError, KeyMap
from voicecards.commands.keys import Key
from voicecards.games import games
from voicecards.narration.phrase import Phrase
from voicecards.screens.lists import Item, ListScreen
from voicecards.screens.question import Question
from voicecards.screens.screen import ui
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage

LAYERS: Final = ("table", "shared", "question", "menu", *GAMES, "replay")
"""The layers of the key map, those of most use first."""


class KeysScreen(ListScreen):
    """Where keys work: everywhere, at tables, in menus, in one game."""

    name: ClassVar[str] = "keys"

    def title(self) -> Phrase:
        return ui("keys-title")

    def items(self) -> Sequence[Item]:
        layers = [
            layer
            for layer in LAYERS
            if _bindings(self.stage, layer) and (layer not in GAMES or layer in games())
        ]
        return [
            *(Item(_layer_name(layer), self._opener(layer)) for layer in layers),
            Item(ui("keys-reset"), self._ask_reset),
        ]

    def _opener(self, layer: str) -> Callable[[], None]:
        return lambda: self.stage.push(LayerScreen(self.stage, layer))

    def _ask_reset(self) -> None:
        self.stage.ask(
            Question(
                ui("keys-reset-question", cue="question"),
                on_yes=self._reset,
                on_no=lambda: self.stage.say(ui("settings-kept")),
            )
        )

    def _reset(self) -> None:
        rebind(self.stage, {})
        self.stage.say(ui("keys-reset-done"))

    def help(self) -> list[Phrase]:
        return [ui("help-keys", Category.HELP), ui("help-menu", Category.HELP)]


class LayerScreen(ListScreen):
    """The keys of one layer. Enter asks for a new one, and the next key pressed is it."""

    name: ClassVar[str] = "keys_of"

    def __init__(self, stage: Stage, layer: str) -> None:
        super().__init__(stage)
        self._layer = layer
        self._waiting: Binding | None = None

    def title(self) -> Phrase:
        return ui("form-title", label=_layer_name(self._layer))

    def enter(self) -> None:
        self._waiting = None
        super().enter()

    def items(self) -> Sequence[Item]:
        return [
            Item(self._row(binding), self._asker(binding))
            for binding in _bindings(self.stage, self._layer)
        ]

    def _row(self, binding: Binding) -> Phrase:
        return ui("keys-row", name=command_name(self.stage, binding), pressed=str(binding.key))

    def _asker(self, binding: Binding) -> Callable[[], None]:
        def ask() -> None:
            self._waiting = binding
            self.stage.say(ui("keys-press", name=command_name(self.stage, binding)))

        return ask

    def press(self, key: Key) -> bool:
        if key == Key("ctrl"):
            return False  # it silences the voice, and comes before every key with Ctrl
        binding, self._waiting = self._waiting, None
        if binding is None:
            return super().press(key)
        self.stage.speech.cut()
        self.stage.say(self._bound(binding, key))
        return True

    def _bound(self, binding: Binding, key: Key) -> Phrase:
        """Give a command another key; the line that tells it, or why it cannot be."""
        if key == Key("escape"):
            return ui("entry-dropped", row=self._row(binding))
        try:
            keymap = self.stage.keymap.rebind(binding.id, str(key))
        except BindingError as error:
            return self._refusal(error, key)
        rebind(self.stage, keymap.overrides)
        name = command_name(self.stage, binding)
        return ui("form-title", label=ui("keys-row", name=name, pressed=str(key)))

    def _refusal(self, error: BindingError, key: Key) -> Phrase:
        if error.code != "conflict":
            return ui(f"keys-{error.code.replace('_', '-')}", Category.ERROR, cue="refused")
        taken = next(b for b in self.stage.keymap.bindings if b.id == error.other)
        other = command_name(self.stage, taken)
        return ui("keys-conflict", Category.ERROR, pressed=str(key), other=other, cue="refused")

    def help(self) -> list[Phrase]:
        return [ui("help-keys", Category.HELP), ui("help-menu", Category.HELP)]


def rebind(stage: Stage, keys: Mapping[str, str]) -> None:
    """Take over keys that the key map allows, by binding id, and keep them."""
    stage.keymap = KeyMap(keys)
    stage.change_setting("keys", dict(keys))
    stage.set_language(stage.lang)  # for the texts that name keys


def _bindings(stage: Stage, layer: str) -> list[Binding]:
    """The keys of a layer but the digits, which mean numbers."""
    return [b for b in stage.keymap.bindings if b.layer == layer and b.command.arg is None]


def command_name(stage: Stage, binding: Binding) -> Phrase:
    """What a key does: the words that do the same."""
    code = binding.command.code
    if code in UNSPOKEN:
        return ui(f"keys-name-{code}")
    return ui("rules-text", text=stage.sentences.recommended(code))


UNSPOKEN: Final = ("talk",)
"""Commands without words of their own."""


def _layer_name(layer: str) -> Phrase:
    return ui("menu-item-play", game=layer) if layer in GAMES else ui(f"keys-layer-{layer}")
