# Errors of the command line; the word concerned is added in brackets.

cli-bad-choice = Non è tra i valori ammessi.
cli-empty-text = Non c'è niente da dire.
cli-set-needs-game = Indica anche il gioco a cui si riferisce l'opzione.
cli-crashed = Qualcosa non ha funzionato dentro il programma. I particolari sono scritti in un file.
voice-not-here = Qui non c'è una voce con questo nome.
cli-bad-manifest = All'elenco manca una colonna.
cli-bad-card = Non c'è una carta così.
cli-no-files = Indica almeno un file audio.
cli-bad-recognizer = Qui non c'è un riconoscitore così.
cli-unreadable-audio = Un file audio non si legge.
