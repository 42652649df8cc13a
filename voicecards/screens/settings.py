"""The player's settings as a form: each change is heard at once, and kept."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Final

from voicecards.commands.command import Context
from voicecards.hearing.available import recognizers_here
from voicecards.narration.phrase import Phrase
from voicecards.screens.controls import stepped
from voicecards.screens.form import Field, FormScreen, Number, cycle
from voicecards.screens.keys_screen import KeysScreen
from voicecards.screens.models_screen import ModelsScreen
from voicecards.screens.question import Question
from voicecards.screens.sayable_names import SayableNames
from voicecards.screens.screen import ui
from voicecards.screens.voice_choice import USUAL, called, voice_now, voices
from voicecards.screens.welcome import LanguageScreen
from voicecards.store import CHOICES, CUE_KINDS, RANGES, Settings
from voicecards.utterance import Category, Role

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage

ROWS: Final = (
    "lang",
    "speech",
    "rate",
    "pitch",
    "voices",
    "voices_players",
    "voices_answers",
    "detail",
    *(f"cue_only.{kind}" for kind in CUE_KINDS),
    "volume_all",
    "volume_voice",
    "volume_cues",
    "volume_music",
    "lead_in",
    "braille",
    "wait_for_speech",
    "confirm_fold",
    "listen",
    "talk_toggles",
    "headphones",
    "recognizer",
    "mic",
    "speaker",
    "text_size",
    "theme",
    "full_screen",
)
"""The settings in the order of the form; the keys have a screen of their own. Of a list each member
has a row, and of voices by language there is the one of the language spoken."""

KEPT: Final = ("model", "model_offered", "lang", "keys", "lessons")
"""What a reset leaves as it is."""

ROLES: Final = {
    "voices": Role.MAIN,
    "voices_players": Role.PLAYERS,
    "voices_answers": Role.ANSWERS,
}
"""Whose voice each row of a voice chooses."""

AUDIBLE: Final = ("auto", "reader", "pyttsx3")
"""What may speak. That nothing does is for the command line: who chose it here would be left in
silence."""

VALUES: Final[Mapping[str, str]] = {
    "rate": "settings-words",
    "pitch": "option-number",
    "lead_in": "settings-milliseconds",
    "text_size": "option-number",
    **{name: "settings-percent" for name in RANGES if name.startswith("volume_")},
}
"""The message that tells the value of a setting that is a number."""


class SettingsScreen(FormScreen):
    """A row per setting, and one that puts everything back."""

    name: ClassVar[str] = "settings"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._sayable = SayableNames(stage)

    def enter(self) -> None:
        super().enter()
        self._sayable.look(self._labels())
        self.stage.outside.voice.choices(self.stage.lang)  # slow synthesisers are looked at now

    def title(self) -> Phrase:
        return ui("settings-title")

    def fields(self) -> Sequence[Field]:
        keys, reset = ui("setting-keys"), ui("settings-reset")
        models, google = ui("setting-models"), ui("setting-google")
        return [
            *(self._row(name) for name in ROWS),
            Field(models, choose=self._open_models, help=replace(models, attribute="help")),
            Field(google, choose=self._ask_google, help=replace(google, attribute="help")),
            Field(keys, choose=self._open_keys, help=replace(keys, attribute="help")),
            Field(reset, choose=self._ask_reset, help=replace(reset, attribute="help")),
        ]

    def _open_models(self) -> None:
        self.stage.push(ModelsScreen(self.stage))

    def _open_keys(self) -> None:
        self.stage.push(KeysScreen(self.stage))

    def _row(self, name: str) -> Field:
        label = ui(f"setting-{name.replace('.', '-')}")
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
        value = self._now(name)
        if name == "lang":
            return ui("language-name", lang=self.stage.lang)
        if name in VALUES:
            return ui(VALUES[name], n=value)
        if isinstance(value, bool):
            name = name.partition(".")[0]
            own = self.stage.locale.has(f"setting-{name}", "is-yes")
            return _named(name, "yes" if value else "no") if own else _yes_no(value)
        if name in CHOICES:
            return _named(name, value.replace("+", "_"))
        if name in ROLES and value:
            return called(self.stage, value)
        return ui("option-text", text=value) if value else _named(name, "none")

    # --- changing ------------------------------------------------------------------------------

    def _setter(self, name: str) -> Callable[[Any], Phrase]:
        def take(value: object) -> Phrase:
            self.stage.change_setting(*self._entry_of(name, value))
            row = replace(self._row(name).row(), role=ROLES.get(name))
            if value == "open" and not self.stage.listening.open:
                return ui("form-title", label=row).followed_by(ui("microphone-missing"))
            return row

        return take

    def _changer(self, name: str) -> Callable[[int], Phrase]:
        settings = self.stage.settings

        def change(by: int) -> Phrase:
            if name in RANGES:
                value: object = stepped(settings, name, by)
            elif isinstance(self._now(name), bool):
                value = not self._now(name)
            else:
                values = self._values(name)
                if len(values) < 2:
                    return ui(_NOTHING_ELSE[name], Category.ERROR, cue="refused")
                value = cycle(values, self._now(name), by)
            return self._setter(name)(value)

        return change

    def _ask_google(self) -> None:
        """Ask before the voice leaves the computer."""
        take = self._setter("recognizer")
        self.stage.ask(
            Question(
                ui("recognizer-sends", cue="question"),
                on_yes=lambda: self.stage.say(take("google")),
                on_no=lambda: self.stage.say(ui("recognizer-kept")),
            )
        )

    def _now(self, name: str) -> Any:
        """The value that a row shows."""
        settings = self.stage.settings
        name, _, member = name.partition(".")
        if member:
            return member in getattr(settings, name)
        if name in ROLES:
            own: dict[str, str] = getattr(settings, name)
            return voice_now(self.stage) if name == "voices" else own.get(self.stage.lang, USUAL)
        return self.stage.lang if name == "lang" else getattr(settings, name)

    def _entry_of(self, name: str, value: Any) -> tuple[str, Any]:
        """The setting that a row changes, and the whole of its new value."""
        name, _, member = name.partition(".")
        now = getattr(self.stage.settings, name)
        if member:
            others = [kind for kind in now if kind != member]
            return name, [*others, member] if value else others
        if name in ROLES:
            return name, {**now, self.stage.lang: value}
        return name, value

    def _values(self, name: str) -> Sequence[object]:
        """What a setting can be changed to; names of devices and voices come from outside."""
        outside = self.stage.outside
        if name == "lang":
            return self.stage.locale.languages()
        if name == "speech":
            return AUDIBLE
        if name in ROLES:
            return voices(self.stage)
        if name == "recognizer":
            return recognizers_here(self.stage.lang, self.stage.settings.model)
        if name == "mic":
            return ("", *outside.microphones())
        if name == "speaker":
            return ("", *outside.speakers())
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
            if setting.name not in KEPT:
                self.stage.change_setting(setting.name, getattr(Settings(), setting.name))
        self.stage.say(ui("settings-reset-done"))

    def _labels(self) -> list[str]:
        return [self.stage.narrator.text(field.label) for field in self.fields()]

    def context(self) -> Context:
        here = super().context()
        if here.game != "menu":
            return here
        sayable = self._sayable.names
        return replace(here, rows=tuple(n if n in sayable else "" for n in self._labels()))

    def help(self) -> list[Phrase]:
        return [*super().help(), ui("help-settings", Category.HELP)]


_NOTHING_ELSE: Final = {
    **dict.fromkeys(ROLES, "settings-no-voices"),
    "mic": "microphone-missing",
    "speaker": "speakers-none",
}
"""What is said where there is nothing to choose from."""


def _named(name: str, value: str) -> Phrase:
    return replace(ui(f"setting-{name}"), attribute=f"is-{value}")


def _yes_no(value: bool) -> Phrase:
    return ui("option-yes" if value else "option-no")
