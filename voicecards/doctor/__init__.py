"""What works here and what does not: `voicecards doctor`, a look at the computer for the player."""
