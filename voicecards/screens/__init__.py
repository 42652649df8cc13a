"""Screens: a stack; each takes commands and gives utterances."""
