# Il lettore delle regole: le righe sono testi così come sono, e nel dettaglio pieno il loro posto.

rules-title = { $text }: le regole.
rules-text = { $text }
rules-place = { "" }
    .full = { ORD($n, gender: "m") } di { NUM($count) }.
rules-here = A questo tavolo: { $note }
help-rules = Le regole del gioco, titolo per titolo. { KEYOF("previous_item") } e { KEYOF("next_item") } scorrono i titoli, { KEYOF("confirm") } ne apre uno e legge il primo paragrafo. Lì dentro scorrono i paragrafi, e { KEYOF("confirm") } va avanti a leggere; dopo l'ultimo sei al titolo seguente. { KEYOF("menu") } torna indietro.
