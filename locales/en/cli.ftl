# Errors of the command line; the word concerned is added in brackets.

cli-bad-choice = That is none of the values allowed.
cli-empty-text = There is nothing to say.
cli-set-needs-game = Name the game whose table the option is for.
cli-crashed = Something went wrong inside the program. What happened has been written to a file.
voice-not-here = There is no voice of that name here.
cli-bad-manifest = The manifest lacks a column.
cli-bad-card = There is no such card.
cli-no-files = Name at least one sound file.
cli-bad-recognizer = There is no such recognizer here.
cli-unreadable-audio = A sound file could not be read.
