# Più giocatori sullo stesso computer.

profile-error-empty = Il nome di un giocatore deve avere almeno una lettera o una cifra.
profile-error-long = Questo nome è troppo lungo.
profile-error-exists = C'è già un giocatore con questo nome.
profile-error-missing = Non c'è nessun giocatore con questo nome.
profile-error-unwritable = Non posso aggiungere il giocatore: qui non si può scrivere.
