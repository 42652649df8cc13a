"""Another player sits down: settings, sheets, games and statistics are theirs from now on."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import fields

from voicecards import profiles
from voicecards.screens.stage import Stage
from voicecards.session import player_settings
from voicecards.session.checks import sheet_folder
from voicecards.session.kept_games import keep_games
from voicecards.store import Settings, load_settings, settings_path


def let_players_change(stage: Stage, until: ExitStack) -> None:
    """Let another player sit down in the middle of a session.

    Args:
        stage: whose settings and files change.
        until: closes the journal of the last one.
    """

    def change(name: str) -> None:
        before = stage.lang
        profiles.enter(name)
        if stage.outside.journals is not None:
            stage.outside.journals.close()
        wanted, problems = load_settings(settings_path())
        wanted.lang = wanted.lang or before
        changed = [
            field.name
            for field in fields(Settings)
            if getattr(stage.settings, field.name) != getattr(wanted, field.name)
        ]
        for setting in changed:
            setattr(stage.settings, setting, getattr(wanted, setting))
        stage.outside.sheets = sheet_folder()
        problems += keep_games(stage.outside, until)
        stage.take_settings(changed)
        stage.outside.changed("taught")
        for problem in problems:
            player_settings.tell(stage, problem)

    stage.outside.change_player = change
