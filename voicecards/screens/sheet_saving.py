"""Keeping a table's rules as a score sheet: a name is typed, said, or taken as suggested."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from voicecards.narration import sheets as told
from voicecards.narration.phrase import Phrase
from voicecards.screens.plan import Plan
from voicecards.screens.question import Question
from voicecards.screens.sayable_names import can_be_said
from voicecards.screens.screen import ui
from voicecards.screens.text_screen import TextScreen
from voicecards.sheets.fault import SheetError
from voicecards.sheets.sheet import Sheet, name_key

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


def save_as(stage: Stage, plan: Plan, then: Callable[[], None] = lambda: None) -> None:
    """Ask for a name and keep the plan's options under it.

    Args:
        stage: the stage.
        plan: what is kept; it is then based on the sheet kept.
        then: called when it has been kept.
    """
    folder, game = stage.outside.sheets, plan.game.name
    suggestion = told.suggested_name(stage.narrator, folder.all(game))
    label = ui("sheet-name-label")

    def take(text: str) -> Phrase | None:
        try:
            name = folder.check_name(game, text)
        except SheetError as error:
            return told.error(error)
        if folder.has(game, name) and name_key(name) != plan.sheet.key:
            stage.ask(_may_replace(name, lambda: _keep(name)))
            return None
        return _keep(name)

    def _keep(name: str) -> Phrase | None:
        refusal = keep(stage, plan, name)
        if refusal is None:
            stage.pop()
            then()
        return refusal

    def _may_replace(name: str, yes: Callable[[], Phrase | None]) -> Question:
        def on_yes() -> None:
            refusal = yes()
            if refusal is not None:
                stage.say(refusal)

        shown = Phrase("option-text", {"text": name})
        return Question(
            ui("sheet-replace-question", name=shown, cue="question"),
            on_yes=on_yes,
            on_no=lambda: stage.say(ui("sheet-kept")),
        )

    stage.push(TextScreen(stage, label, take, suggestion))


def keep(stage: Stage, plan: Plan, name: str) -> Phrase | None:
    """Keep the plan's options under a name and say so; the line that tells why not, or None."""
    sheet = Sheet(plan.game.name, name, plan.options, plan.sheet.preset)
    try:
        plan.sheet = stage.outside.sheets.save(sheet, told.notes(stage.narrator, sheet))
    except SheetError as error:
        return told.error(error)
    saved = ui("sheet-saved", name=told.name(plan.sheet), cue="select")
    stage.say(saved.followed_by(_unsayable(stage, name)))
    return None


def _unsayable(stage: Stage, name: str) -> Phrase | None:
    """Warn of a name that cannot be said to the program; None where it can."""
    return None if can_be_said(stage.lang, name) else ui("sheet-name-unsayable")


def rename(stage: Stage, sheet: Sheet, then: Callable[[Sheet], None]) -> None:
    """Ask for another name of a sheet and give it.

    Args:
        stage: the stage.
        sheet: one of the player's.
        then: called with the renamed sheet.
    """

    def take(text: str) -> Phrase | None:
        notes = told.notes(stage.narrator, replace(sheet, name=text))
        try:
            renamed = stage.outside.sheets.rename(sheet, text, notes)
        except SheetError as error:
            return told.error(error)
        line = ui("sheet-renamed", name=told.name(renamed), cue="select")
        stage.say(line.followed_by(_unsayable(stage, renamed.name)))
        then(renamed)
        stage.pop()
        return None

    stage.push(TextScreen(stage, ui("sheet-name-label"), take, sheet.name))
