# Il lettore delle regole: le righe sono testi così come sono, e nel dettaglio pieno il loro posto.

rules-text = { $text }
rules-place = { "" }
    .full = { ORD($n, gender: "m") } di { NUM($count) }.
help-rules = Le regole del gioco, titolo per titolo. Con le frecce su e giù scorri i titoli, { KEY("return") } ne apre uno e legge il primo paragrafo. Lì le frecce scorrono i paragrafi e { KEY("return") } va avanti a leggere; dopo l'ultimo torni al titolo seguente. { KEY("escape") } torna indietro.
