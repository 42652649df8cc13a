# Modelli della voce che si possono scaricare per sentire meglio.

count-megabyte =
    { $n ->
        [one] { NUM($n, gender: "m") } megabyte
       *[other] { NUM($n, gender: "m") } megabyte
    }
models-name =
    { $model ->
        [whisper-base] Whisper, per tutte le lingue
        [vosk-small-it] Vosk, per l'italiano
        [vosk-small-ru] Vosk, per il russo
       *[vosk-small-en] Vosk, per l'inglese
    }
models-title = Modelli della voce. Con uno di questi capisco più voci; tutto funziona anche senza.
models-row = { $name }: { COUNT($n, "megabyte") }, { $state }
models-is-here = pronto
models-is-away = da scaricare
models-is-coming = lo sto scaricando, { COUNT($percent, "percent") }
models-is-part = scaricato in parte, { COUNT($percent, "percent") }
models-lacks-part = richiede una parte del programma che non è installata
models-get-question = { $name }: scarico { COUNT($n, "megabyte") } dalla rete?
    .full = { $name }: scarico { COUNT($n, "megabyte") } dalla rete? { question-yes-no }
models-offer-question = Posso capire meglio la tua voce con un modello di { COUNT($n, "megabyte") } da scaricare dalla rete. Tutto funziona anche senza. Lo scarico?
    .full = Posso capire meglio la tua voce con un modello di { COUNT($n, "megabyte") } da scaricare dalla rete. Tutto funziona anche senza. Lo scarico? { question-yes-no }
models-offer-later = Va bene. Lo trovi nelle impostazioni, alla voce modelli della voce.
models-begun = Scarico { $name }. Intanto puoi giocare: ti avviso a ogni quarto.
models-progress = { $name }: scaricato { COUNT($percent, "percent") }.
models-ready = { $name }: pronto. Da adesso ascolto con questo.
models-busy = Sto già scaricando un altro modello.
models-stop-question = { $name }: scaricato { COUNT($percent, "percent") }. Smetto di scaricare?
    .full = { $name }: scaricato { COUNT($percent, "percent") }. Smetto di scaricare? { question-yes-no }
models-stopped = Ho smesso. Quello che è arrivato resta, il seguito può venire un'altra volta.
models-going-on = Vado avanti.
models-remove-question = { $name }: pronto. Lo tolgo da questo computer?
    .full = { $name }: pronto. Lo tolgo da questo computer? { question-yes-no }
models-removed = Tolto.
models-kept = Resta.
models-not-fetched = Non ho scaricato niente.
models-here-already = { $name }: c'è già.
models-none-here = { $name }: qui non c'è.
models-none-of-that-name = Non c'è un modello con questo nome.
models-name-one = Di' quale modello.
models-ask-terminal = Per scaricare o togliere senza domande, scrivilo nella riga di comando.
models-no-connection = La connessione alla rete è caduta, o non c'è. Quello che è arrivato resta: riprova più tardi.
models-not-there = Il modello non è più dov'era.
models-refused = Il server non vuole dare il modello.
models-changed = Il server ha qualcosa di diverso dal modello conosciuto. Non ho tenuto niente.
models-damaged = Quello che è arrivato è guasto e l'ho buttato. Riprova.
models-disk-full = Sul disco non c'è abbastanza spazio.
models-unwritable = Il modello non si può scrivere sul disco.
help-models = { KEYOF("confirm") } scarica un modello, smette di scaricarlo, o toglie quello che c'è. Prima chiedo sempre.
setting-models = Modelli della voce
    .help = Modelli da scaricare dalla rete che mi fanno capire più voci.
setting-google = Ascolto attraverso Google
    .help = Allora la tua voce va in rete, a Google. Prima chiedo.

## Altri riconoscitori

recognizer-not-here = Il riconoscitore scelto qui non si può usare. Ascolto con quello solito.
recognizer-sends = Con questo riconoscitore la tua voce esce dal computer: va a Google. Lo uso?
    .full = Con questo riconoscitore la tua voce esce dal computer: va a Google. Lo uso? { question-yes-no }
recognizer-kept = Il riconoscitore resta quello di prima.
recognizer-sending = La tua voce esce da questo computer: il riconoscitore scelto è quello di Google.
recognizer-no-net = Non riesco a raggiungere il riconoscitore di Google.
doctor-whisper-used = Whisper funziona. I comandi a voce passano da lui.
doctor-whisper-spare = Whisper funziona.
doctor-whisper-broken = Whisper non funziona.
doctor-vosk-used = Vosk funziona. I comandi a voce passano da lui.
doctor-vosk-spare = Vosk funziona.
doctor-vosk-broken = Vosk non funziona.
doctor-model-offer = Un modello di { COUNT($n, "megabyte") }, che qui non c'è, fa capire più voci. Tutto funziona anche senza. Si scarica dalle impostazioni, alla voce modelli della voce.
doctor-model-offer-extra = Un modello di { COUNT($n, "megabyte") } e una parte del programma che non è installata fanno capire più voci. Tutto funziona anche senza.
doctor-model-broken-remedy = Togli il modello e scaricalo di nuovo.
doctor-google-used = I comandi a voce passano da Google: la tua voce esce da questo computer.
