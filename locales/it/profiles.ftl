# Più giocatori sullo stesso computer.

profile-error-empty = Il nome di un giocatore deve avere almeno una lettera o una cifra.
profile-error-long = Questo nome è troppo lungo.
profile-error-exists = C'è già un giocatore con questo nome.
profile-error-missing = Non c'è nessun giocatore con questo nome.
profile-error-unwritable = Non posso aggiungere il giocatore: qui non si può scrivere.

menu-item-players = Chi gioca
players-title = Chi gioca.
players-first = il primo giocatore
players-row-here = { $name }, gioca adesso
players-add = Aggiungi un giocatore
players-name = Nome del giocatore
players-here-already = Gioca già { $name }.
players-sits = Adesso gioca: { $name }. Impostazioni, punteggi, partite e statistiche sono i suoi.
players-stays = Non si possono togliere il primo giocatore e chi gioca adesso.
players-remove-question = Togliere { $name }, con tutte le sue impostazioni, i punteggi, le partite e le statistiche?
players-kept = Non ho tolto niente.
players-removed = Tolto: { $name }.
help-players = Su questo computer possono giocare più persone, ognuna con le sue impostazioni, i tasti, i punteggi, le partite e le statistiche. { KEYOF("confirm") } fa sedere il giocatore della riga, { KEYOF("delete_sheet") } lo toglie, dopo una domanda.
