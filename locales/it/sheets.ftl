# I punteggi: insiemi di regole con un nome, da scegliere, ascoltare, cambiare e conservare.

bouillabaisse-variant-classic = Classico
bouillabaisse-variant-all_or_nothing = Tutto o niente
barbu-variant-classic_32 = Classico
barbu-variant-classic_52 = Classico con cinquantadue carte
barbu-variant-tournament = Torneo

## Elenchi

menu-item-sheets = Punteggi salvati
sheets-title = Punteggi: di quale gioco?
sheets-of-game =
    { GAME($game) }: { $game ->
        [bouillotte] le varianti
       *[other] i punteggi
    }.
sheets-row-usual = { $name }, per i nuovi tavoli
sheets-row-changed =
    { $n ->
        [0] { $name }, uguale a { $base }
        [one] { $name }, un valore diverso da { $base }
       *[other] { $name }, { NUM($n) } valori diversi da { $base }
    }
sheets-row-broken = { $name }: non si può usare
sheets-import = Prendi un punteggio da un file
sheets-import-other = Scrivi il percorso di un altro file
sheets-imported = Aggiunto: { $name }.
sheets-path-label = Percorso del file
help-sheets = I punteggi di un gioco: prima quelli già pronti, che non si cambiano, poi i tuoi. { KEYOF("confirm") } ne apre uno, per ascoltarlo, cambiarlo o usarlo. A voce: per esempio, numero due.

## Un punteggio

sheet-title = { $name }.
sheet-use = Usalo a questo tavolo
sheet-used = Al tavolo ora vale { $name }.
sheet-hear = Ascolta tutti i valori
sheet-edit = Cambialo
sheet-edit-copy = Cambiane una copia
sheet-compare = Che cosa è diverso da { $name }
sheet-make-usual = Comincia sempre con questo
sheet-is-usual = I nuovi tavoli cominciano con { $name }.
sheet-rename = Cambia il nome
sheet-renamed = Ora si chiama { $name }.
sheet-export = Scrivilo in un file
sheet-exported = Scritto in un file: { $name }.
sheet-delete = Eliminalo
sheet-delete-question = Elimino { $name }? Non torna più.
    .full = Elimino { $name }? Non torna più. { question-yes-no }
sheet-deleted = Eliminato: { $name }.
sheet-kept = Resta tutto com'era.
sheet-saved = Salvato: { $name }.
sheet-replace-question = C'è già un punteggio che si chiama { $name }. Lo sostituisco?
    .full = C'è già un punteggio che si chiama { $name }. Lo sostituisco? { question-yes-no }
sheet-name-unsayable = Questo nome non lo riconosco a voce: di' il suo numero nell'elenco.
sheet-name-label = Nome del punteggio
sheet-suggested-name = Punteggio { NUM($n) }
sheet-values-title = { $name }, valore per valore.
sheet-same = Tutto è come in { $name }.
sheet-differs =
    { $n ->
        [one] Un valore è diverso da { $name }.
       *[other] { NUM($n) } valori sono diversi da { $name }.
    }
sheet-difference = { $label }: { $value } invece di { $other }.
help-sheet = Che cosa fare con questo punteggio. { KEYOF("delete_sheet") } lo elimina, se è tuo, dopo averlo chiesto. A voce: che cosa è cambiato, usa sempre questo punteggio, cambia il nome, elimina il punteggio.

## Cambiarlo

edit-title = { $name }: i valori da cambiare.
edit-title-copy = Una copia di { $name }: i valori da cambiare.
edit-save = Salva
edit-save-as = Salva con un altro nome
edit-undo = Annulla l'ultimo cambiamento
edit-undone = Annullato.
edit-nothing-to-undo = Non c'è niente da annullare.
edit-leave-question = I cambiamenti non sono salvati.
edit-leave-save = Salvali
edit-leave-drop = Lasciali perdere
edit-stays = Sei ancora nel punteggio.
edit-dropped = I cambiamenti sono lasciati perdere.
help-edit = I valori sono in gruppi: { KEYOF("confirm") } ne apre uno. Si cambiano con le frecce, scrivendo un numero, o a voce: il nome di una riga e il valore, per esempio: { $text }. { KEYOF("undo") } annulla l'ultimo cambiamento, anche più volte. { KEYOF("compare_sheet") } dice che cosa è cambiato. { KEYOF("save_sheet") } salva.
help-edit-example-barbu = il barbu è il re di picche e costa ottanta
help-edit-example-bouillotte = la posta è due
help-edit-example-bouillabaisse = ogni presa vale dieci

## Preparare un tavolo

setup-sheet =
    { $game ->
        [bouillotte] Variante
       *[other] Punteggio
    }
setup-sheet-help = Tutte le regole in una volta: quelle già pronte, o quelle che hai salvato. { KEYOF("less") } e { KEYOF("more") } passano dall'una all'altra, { KEYOF("confirm") } apre l'elenco.
setup-sheet-changed =
    { $n ->
        [one] { $name }, con un valore cambiato
       *[other] { $name }, con { NUM($n) } valori cambiati
    }
setup-save-sheet = Salva come punteggio
setup-save-sheet-help = Dà un nome alle regole di questo tavolo, per ritrovarle un'altra volta.
setup-differs = Ora il tavolo è diverso da { $name }.
setup-same-again = Ora il tavolo è di nuovo come { $name }.

## Che cosa cambia in una mano

effect-barbu =
    { $sign ->
        [minus] Una mano di { CONTRACT($contract) } costa ora { COUNT($n, "point") } in tutto.
        [plus] Una mano di { CONTRACT($contract) } porta ora { COUNT($n, "point") } in tutto.
       *[even] Una mano di { CONTRACT($contract) } ora non costa e non porta niente.
    }
effect-bouillabaisse = { ORD($round, gender: "f") } manche: ora ci sono { COUNT($n, "point") } in tutto.
effect-bouillotte-pot = Il piatto comincia ora da { COUNT($n, "chip") }.
effect-bouillotte-chips = In tutto ci sono ora { COUNT($n, "chip") } al tavolo.
effect-bouillotte-antes = Le poste di tutta la partita costano ora a ognuno { COUNT($n, "chip") }.
effect-bouillotte-brelan = Un brelan porta ora { COUNT($n, "chip") } di premio in tutto.
effect-bouillotte-carre = Un carré porta ora { COUNT($n, "chip") } di premio in tutto.
price-counts-nowhere = A questo tavolo però non conta in nessun contratto.

## Scrivere un nome

text-open = { $label }: scrivi, poi { KEYOF("confirm") }. { KEYOF("confirm") } da solo prende { $text }.
text-open-empty = { $label }: scrivi, poi { KEYOF("confirm") }.
text-so-far = { $text }
text-nothing = Vuoto.
text-sign = { KEY($pressed) }
text-dropped = Lascio perdere il nome.
help-text = Scrivi lettera per lettera: ognuna si sente. { KEY("backspace") } toglie l'ultima, { KEYOF("previous_item") } rilegge tutto, { KEYOF("confirm") } accetta, { KEYOF("menu") } lascia perdere. A voce si può scegliere uno di questi nomi: casa, famiglia, amici, circolo, domenica, vacanze, festa, prova; poi di': conferma.

## Errori

sheet-error-broken = { $name } non si può usare. { $reason }
sheet-error-unreadable = Il file non si legge.
sheet-error-encoding = Il file non è un testo in u t f otto.
sheet-error-syntax = La riga { NUM($line) } del file non è scritta bene.
sheet-error-no-game = Nel file manca il gioco.
sheet-error-game = Il file nomina un gioco che non c'è: { $text }.
sheet-error-preset = Il file nomina una tabella di partenza che questo gioco non ha: { $text }.
sheet-error-unknown-option = Il file nomina un'opzione che questo gioco non ha: { $text }.
sheet-error-name-empty = Un nome ha bisogno di almeno una lettera o una cifra.
sheet-error-name-long = Questo nome è troppo lungo: al massimo { NUM($n) } lettere.
sheet-error-name-taken = Questo nome appartiene a un punteggio già pronto: { $text }.
sheet-error-twice = Nel file questa opzione c'è due volte: { $text }.
sheet-error-missing = Non c'è un punteggio che si chiama { $text }.
sheet-error-exists = C'è già un punteggio che si chiama { $text }.
sheet-error-ready = Un punteggio già pronto non si cambia: cambiane una copia.
sheet-error-unwritable = Il punteggio non si può scrivere.
sheet-error-other-game = Questo punteggio è per un altro gioco: { GAME($game) }.
sheet-error-file-exists = C'è già un file con questo nome.

## Riga di comando e file

cli-sheet-needs-game = Indica anche il gioco, con l'opzione game.
cli-sheet-several = Più giochi hanno un punteggio con questo nome: indica il gioco, con l'opzione game.
cli-sheet-nothing-to-set = Indica che cosa cambiare: nome, uguale, valore.
sheets-list-own = { GAME($game) }: { $name }
sheets-list-none = Non c'è nessun punteggio.
sheet-file-head = Punteggio per { GAME($game) }: { $name }. Si può cambiare a mano; quello che manca vale come in { $base }.
sheet-file-hint = Cuori, quadri, fiori e picche sono H, D, C e S; il re di picche è KS, il dieci T.
