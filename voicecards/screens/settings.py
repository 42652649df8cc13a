"""The player's settings as a form: each change is heard at once, and kept."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final

from voicecards.narration.phrase import Phrase
from voicecards.screens.controls import stepped
from voicecards.screens.form import Field, FormScreen, Number, cycle
from voicecards.screens.keys_screen import KeysScreen
from voicecards.screens.question import Question
from voicecards.screens.screen import ui
from voicecards.screens.welcome import LanguageScreen
from voicecards.store import CHOICES, RANGES, Settings
from voicecards.utterance import Category

ROWS: Final = (
    "lang",
    "rate",
    "voice",
    "detail",
    "volume_all",
    "volume_voice",
    "volume_cues",
    "volume_music",
    "wait_for_speech",
    "confirm_fold",
    "listen",
    "talk_toggles",
    "headphones",
    "recognizer",
    "mic",
    "text_size",
)
"""The settings in the order of the form; the keys have a screen of their own. Which engine speaks
has no row: a wrong choice would make the next start silent, so the command line sets it."""

KEPT: Final = ("lang", "keys", "speech")
"""What a reset leaves as it is."""

VALUES: Final[Mapping[str, str]] = {
    "rate": "settings-words",
    "text_size": "option-number",
    **{name: "settings-percent" for name in RANGES if name.startswith("volume_")},
}
"""The message that tells the value of a setting that is a number."""


class SettingsScreen(FormScreen):
    """A row per setting, and one that puts everything back."""

    name: ClassVar[str] = "settings"

    def title(self) -> Phrase:
        return ui("settings-title")

    def fields(self) -> Sequence[Field]:
        keys, reset = ui("setting-keys"), ui("settings-reset")
        return [
            *(self._row(name) for name in ROWS),
            Field(keys, choose=self._open_keys, help=replace(keys, attribute="help")),
            Field(reset, choose=self._ask_reset, help=replace(reset, attribute="help")),
        ]

    def _open_keys(self) -> None:
        self.stage.push(KeysScreen(self.stage))

    def _row(self, name: str) -> Field:
        label = ui(f"setting-{name}")
        field = Field(
            label,
            lambda: self._value(name),
            self._changer(name),
            help=replace(label, attribute="help"),
        )
        if name == "lang":
            return replace(field, choose=lambda: self.stage.push(LanguageScreen(self.stage)))
        if name in RANGES:
            return replace(field, number=Number(*RANGES[name], self._setter(name)))
        return field

    def _value(self, name: str) -> Phrase:
        value = getattr(self.stage.settings, name)
        if name == "lang":
            return ui("language-name", lang=self.stage.lang)
        if name in VALUES:
            return ui(VALUES[name], n=value)
        if isinstance(value, bool):
            own = self.stage.locale.has(f"setting-{name}", "is-yes")
            return _named(name, "yes" if value else "no") if own else _yes_no(value)
        if name in CHOICES:
            return _named(name, value.replace("+", "_"))
        if name == "voice" and (variant := _VARIANT.fullmatch(value)):
            sex = "female" if variant[1] == "f" else "male"
            return replace(_named(name, sex), args={"n": int(variant[2])})
        return ui("option-text", text=value) if value else _named(name, "none")

    # --- changing ------------------------------------------------------------------------------

    def _setter(self, name: str) -> Callable[[Any], Phrase]:
        def take(value: object) -> Phrase:
            self.stage.change_setting(name, value)
            row = self._row(name).row()
            if value == "open" and not self.stage.listening.open:
                return ui("form-title", label=row).followed_by(ui("microphone-missing"))
            return row

        return take

    def _changer(self, name: str) -> Callable[[int], Phrase]:
        settings = self.stage.settings

        def change(by: int) -> Phrase:
            if name in RANGES:
                value: object = stepped(settings, name, by)
            elif isinstance(getattr(settings, name), bool):
                value = not getattr(settings, name)
            else:
                values = self._values(name)
                if len(values) < 2:
                    return ui(_NOTHING_ELSE[name], Category.ERROR, cue="refused")
                value = cycle(values, self._now(name), by)
            return self._setter(name)(value)

        return change

    def _now(self, name: str) -> object:
        return self.stage.lang if name == "lang" else getattr(self.stage.settings, name)

    def _values(self, name: str) -> Sequence[object]:
        """What a setting can be changed to; names of devices and voices come from outside."""
        outside = self.stage.outside
        if name == "lang":
            return self.stage.locale.languages()
        if name == "voice":
            return ("", *outside.voice.choices(self.stage.lang))
        if name == "mic":
            return ("", *outside.microphones())
        return CHOICES[name]

    def _ask_reset(self) -> None:
        self.stage.ask(
            Question(
                ui("settings-reset-question", cue="question"),
                on_yes=self._reset,
                on_no=lambda: self.stage.say(ui("settings-kept")),
            )
        )

    def _reset(self) -> None:
        for setting in dataclasses.fields(Settings):
            if setting.name not in KEPT and setting.default is not dataclasses.MISSING:
                self.stage.change_setting(setting.name, setting.default)
        self.stage.say(ui("settings-reset-done"))

    def help(self) -> list[Phrase]:
        return [*super().help(), ui("help-settings", Category.HELP)]


_VARIANT: Final = re.compile(r"\+([fm])(\d+)")
"""The endings by which espeak NG changes a voice."""

_NOTHING_ELSE: Final = {"voice": "settings-no-voices", "mic": "microphone-missing"}
"""What is said where there is nothing to choose from."""


def _named(name: str, value: str) -> Phrase:
    return replace(ui(f"setting-{name}"), attribute=f"is-{value}")


def _yes_no(value: bool) -> Phrase:
    return ui("option-yes" if value else "option-no")
