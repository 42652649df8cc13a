# I risultati del giocatore.

menu-item-statistics = Statistiche
stats-title = Statistiche.
stats-of-game = { GAME($game) }.
stats-none = Ancora nessuna partita finita che conti
stats-write = Scrivi una tabella per altri programmi
stats-written = Scritto: il file "statistics" è accanto alle tue impostazioni. Il comando "doctor" dice dove.
stats-unwritable = Qui la tabella non si può scrivere.
help-stats = Qui si contano le partite giocate fino in fondo, gioco per gioco, e poi per punteggio e avversari. Non contano quelle per esercizio, quelle in cui hai annullato una mossa e quelle solo ascoltate.

stats-game = { GAME($game) }: { $played ->
    [one] una partita
   *[other] { NUM($played, gender: "f") } partite
}, { $won ->
    [0] nessuna vinta
    [one] una vinta
   *[other] { NUM($won, gender: "f") } vinte
}.
stats-played = Giocate: { NUM($played, gender: "f") }. Vinte: { $won ->
    [0] nessuna
   *[other] { NUM($won, gender: "f") }
}.
stats-average = In media: posto { $mean_place }, punti { $mean_score }.
stats-extremes = Miglior punteggio { NUM($best) }, peggiore { NUM($worst) }.
stats-streak = { $streak ->
    [0] L'ultima partita non è stata vinta
    [one] L'ultima partita è stata vinta
   *[other] Le ultime { NUM($streak, gender: "f") } sono state vinte
}; al massimo di fila: { $longest ->
    [0] nessuna
   *[other] { NUM($longest, gender: "f") }
}.
stats-table = { $sheet }, avversari { $opponents }: giocate { NUM($played, gender: "f") }, vinte { $won ->
    [0] nessuna
   *[other] { NUM($won, gender: "f") }
}, posto medio { $mean_place }.
stats-no-sheet = Tavolo su misura
stats-decimal = { $sign ->
    [minus] meno { NUM($whole) }
   *[plus] { NUM($whole) }
}{ $rest ->
    [0] { "" }
   *[other] { " " }virgola { NUM($rest) }
}
