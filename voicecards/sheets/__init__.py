"""Score sheets ("Punteggio"): all options of a game under a name, kept as files of the player's."""
