# Partite conservate: riprenderle, riascoltarle, annullare le mosse.

## Il ritorno

continue-question = C'è una partita lasciata a metà: { GAME($game) }, { $where }. La riprendi?
    .full = C'è una partita lasciata a metà: { GAME($game) }, { $where }. La riprendi? { question-yes-no }
continue-question-more = Hai { COUNT($count, "game") } a metà. L'ultima è { GAME($game) }, { $where }. La riprendi?
    .full = Hai { COUNT($count, "game") } a metà. L'ultima è { GAME($game) }, { $where }. La riprendi? { question-yes-no }
continue-none = Nessuna partita da riprendere.
count-game = { $n ->
    [one] { NUM($n, gender: "f") } partita
   *[other] { NUM($n, gender: "f") } partite
}
sitting-resumed =
    { $game ->
        [barbu] { GAME($game) }, { $where }.
       *[other] { GAME($game) }.
    }
sitting-hand = { KEYOF("hand") } legge le tue carte.
    .terse = { "" }
    .full =
        { $told ->
            [yes] { "" }
           *[no] In mano: { $hand }
        }
sitting-practice = Per esercizio: { GAME($game) }, { $where }.
sitting-retold = L'ultima cosa successa.
sitting-at-start = ancora all'inizio
sitting-at-bouillabaisse = { ORD($n, gender: "f") } manche
sitting-at-barbu = { ORD($n, gender: "f") } mano
sitting-at-bouillotte = { ORD($n, gender: "f") } mano
sitting-kept = La partita resta: la riprendi dal menu.
    .terse = La partita resta.
leave-question-kept = Esci dalla partita? Resta conservata.
    .full = Esci dalla partita? Resta conservata e la riprendi dal menu. { question-yes-no }
new-game-question-kept = Inizi una partita nuova? Questa resta conservata.
    .full = Inizi una partita nuova? Questa resta conservata e la riprendi dal menu. { question-yes-no }

## L'elenco delle partite

menu-item-sittings = Riprendi o riascolta una partita
sittings-title = Le tue partite.
sittings-none = Qui non c'è nessuna partita.
sitting-row = { GAME($game) }, { $where }, { $when }
sitting-row-over = { GAME($game) }, finita, { $when }
sitting-row-placed = { GAME($game) }, finita { $when }, { ORD($n) } posto
sitting-marked = { $row }, { $mark }
sitting-mark-practice = per esercizio
sitting-mark-watched = solo ascoltata
sitting-today = oggi
sitting-yesterday = ieri
sitting-days-ago = { COUNT($n, "day") } fa
sitting-months-ago = { COUNT($n, "month") } fa
count-day = { $n ->
    [one] { NUM($n, gender: "m") } giorno
   *[other] { NUM($n, gender: "m") } giorni
}
count-month = { $n ->
    [one] { NUM($n, gender: "m") } mese
   *[other] { NUM($n, gender: "m") } mesi
}
sitting-continue = Riprendi
sitting-replay = Riascoltala mossa per mossa
sitting-export = Scrivila in un file
sitting-delete = Cancellala
sitting-delete-question = Cancelli questa partita per sempre?
    .full = Cancelli questa partita per sempre? { question-yes-no }
sitting-deleted = Cancellata.
sitting-stays = La partita resta.
sitting-busy = Questa partita è aperta in un'altra finestra.
sitting-damaged = Questa partita non si può riprendere: qualcosa non va d'accordo con le regole di oggi.
sitting-exported = Scritta nel file { $text }, nella cartella delle tue partite.
sitting-not-exported = Il file non si può scrivere.
help-sittings = Le partite conservate, dalla più recente: prima quelle da riprendere, poi quelle finite. { KEYOF("confirm") } ne apre una, per riprenderla, riascoltarla, scriverla in un file o cancellarla. A voce: riprendi la partita, le mie partite.

## Quello che può andare storto

journal-broken = Il file delle tue partite era rovinato. È stato messo da parte e ne comincia uno nuovo.
journal-newer = Le tue partite sono state conservate da una versione più nuova del programma. Restano come sono; quello che giochi adesso non si conserva.
journal-unwritable = Qui le partite non si possono conservare: quello che giochi si perde alla chiusura del programma.
journal-second = Il programma è aperto anche in un'altra finestra. Le partite giocate là non si possono riprendere qui.
journal-failed = La partita non si riesce più a conservare. Puoi continuare, ma se il programma si chiude adesso le ultime mosse si perdono.
journal-again = La partita si conserva di nuovo.

## Annullare una mossa

undo-done = Annullato: { $action }.
undo-first = Questa partita non conta più nelle statistiche.
undo-nothing = Non hai fatto nessuna mossa da annullare.

## Riascoltare una partita

replay-title = { GAME($game) }, riascolto: { $where }, mossa { NUM($n) } di { NUM($count) }.
    .terse = { GAME($game) }, { $where }, mossa { NUM($n) } di { NUM($count) }.
replay-where = { $where }, mossa { NUM($n) } di { NUM($count) }.
replay-start = Questo è l'inizio.
replay-end = Non ci sono altre mosse.
replay-seat = Ascolti dal posto di { PLAYER($seat) }.
replay-seat-you = Ascolti dal tuo posto.
replay-seat-spectator = Ascolti da spettatore, che non vede nessuna mano.
replay-hidden = Le carte degli altri restano coperte finché la partita non è finita.
what-if-question = Continui a giocare da qui? Comincia una partita per esercizio, e l'altra resta com'era.
    .full = Continui a giocare da qui? Comincia una partita per esercizio, e l'altra resta com'era. { question-yes-no }
what-if-over = Qui la partita è finita. Torna a una mossa precedente.
what-if-dropped = Non è cominciato niente.
help-replay-1 = Riascoltare una partita. { KEYOF("step_on") } e { KEYOF("step_back") } vanno di mossa in mossa, { KEYOF("trick_on") } e { KEYOF("trick_back") } di presa in presa, { KEYOF("round_on") } e { KEYOF("round_back") } di mano in mano. { KEYOF("replay_first") } va all'inizio, { KEYOF("replay_last") } alla fine.
help-replay-2 = { KEYOF("next_player") } e { KEYOF("previous_player") } cambiano il posto da cui ascolti. I tasti per il tavolo, la mano, le regole, il punteggio e l'ultima presa dicono come stavano le cose a questo punto. Con { KEYOF("what_if") } continui tu da qui, per esercizio. { KEYOF("menu") } torna indietro.
keys-layer-replay = Riascoltando una partita

## La riga di comando

cli-no-sitting = Questa partita non c'è: non è un file, né un numero dell'elenco.
cli-no-journal = Le partite conservate qui non si possono leggere.
cli-bad-seat = A questo tavolo non c'è quel posto, o le sue carte sono ancora coperte.
record-unreadable = Il file non si legge.
record-not-one = Il file non contiene una partita.
record-newer = Il file è di una versione più nuova del programma.
record-no-game = Il file parla di un gioco che qui non c'è.
record-bad-entry = Nel file una voce manca o non ha senso.
record-bad-options = Le regole del tavolo scritte nel file non sono possibili.
record-bad-action =
    { $n ->
        [0] Le carte scritte nel file non vanno bene per questo gioco.
       *[other] La mossa { NUM($n) } scritta nel file non è possibile.
    }
