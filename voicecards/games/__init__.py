"""The rules of the games. Importing this package registers them all."""

from voicecards.games.barbu.game import Barbu
from voicecards.games.bouillabaisse.game import Bouillabaisse
from voicecards.games.bouillotte.game import Bouillotte
from voicecards.games.game import games, register

register(Bouillabaisse())
register(Barbu())
register(Bouillotte())

__all__ = ["games"]
