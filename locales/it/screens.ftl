# Le schermate intorno al tavolo: benvenuto, menu, moduli, suoni, impostazioni, chi sta a guardare.

## Il primo avvio: ogni lingua lo chiede con la propria voce

welcome-choose = Per giocare in italiano premi { NUM($n) }, oppure di': italiano.
welcome-row = Italiano: { KEYOF("confirm") } per sceglierlo.
welcome-keys = { KEYOF("previous_item") } e { KEYOF("next_item") } scorrono l'elenco, { KEYOF("confirm") } sceglie, { KEYOF("help") } aiuta dappertutto.
help-welcome = { KEYOF("previous_item") } e { KEYOF("next_item") } passano da una lingua all'altra, { KEYOF("confirm") } sceglie quella che senti. Una cifra, o l'iniziale, sceglie subito; e così il nome della lingua, detto a voce. { KEYOF("menu") } esce dal programma.

## Il menu

menu-item-sounds = Impara i suoni
rules-menu-title = Regole dei giochi.
help-main-menu = Dal menu scegli un gioco e ne prepari il tavolo, impari a giocare, leggi le regole o il manuale, ascolti i suoni o cambi le impostazioni. A voce, per esempio: gioca a Bouillabaisse, impara a giocare, regole del gioco, apri il manuale, impostazioni, esci dal gioco. { KEYOF("full_rules") } apre le regole da qualsiasi punto.

## Stare a guardare

table-watched = { GAME($game) }, { COUNT($players, "player") }: gioca il computer. La partita comincia.
watching-only = Questa partita si può solo guardare.
help-watching = Si sta a guardare. La partita va avanti da sola e le carte in mano restano coperte. I tasti per il tavolo, i punteggi, le regole e i giocatori sono quelli di sempre. { KEYOF("menu") } esce, dopo averlo chiesto.

## Domande

question-help = { KEYOF("yes") } è sì, { KEYOF("no") } oppure { KEYOF("menu") } è no. Vale anche dirlo a voce: sì o no.
question-help-choices = Premi o di' un numero da uno a { NUM($count) }, oppure scorri le risposte con { KEYOF("previous_item") } e { KEYOF("next_item") } e premi { KEYOF("confirm") }. { KEYOF("menu") } lascia cadere la domanda.
question-help-standing = Premi o di' il numero di una risposta, oppure scorri le risposte con { KEYOF("previous_item") } e { KEYOF("next_item") } e premi { KEYOF("confirm") }. Il gioco aspetta, e prima puoi chiedere tutto, per esempio le regole con { KEYOF("rules") }.

## Moduli

form-title = { $label }.
entry-open = { $label }: scrivi un numero da { NUM($low) } a { NUM($high) }, poi { KEYOF("confirm") }.
entry-typed = { NUM($n) }
entry-empty = Vuoto.
entry-range = { $label }: da { NUM($low) } a { NUM($high) }.
entry-dropped = Resta com'era. { $row }
help-number = Un numero si può anche scrivere: le cifre, poi { KEYOF("confirm") }; { KEY("backspace") } corregge.

## Preparare un tavolo

setup-heading = { GAME($game) }: prepara il tavolo.
setup-part = Tu
setup-part-help = Se giochi anche tu, o se stai solo ad ascoltare gli altri.
setup-plays = giochi
setup-watches = stai solo a guardare
setup-out = fuori
setup-place = { ORD($n, gender: "m") }
setup-place-label = Posto { NUM($n) }
group-table = Svolgimento
group-targets = Obiettivi
group-values = Punti
group-all_or_nothing = Tutto o niente
group-slams = Cappotti
group-domino = Domino
group-contro = Contro
group-session = Durata della partita
group-betting = Puntate
group-variants = Varianti
group-brelans = Brelan
group-points = Valore delle mani
help-setup = Il tavolo, prima di sedersi. La prima riga inizia la partita, le altre sono le sue regole: ognuna dice il valore che ha ora. A voce, per esempio: avversari esperti, siamo in tre, inizia la partita.

## Imparare i suoni

sounds-title = I suoni.
sounds-muted = I suoni sono a zero: { KEYOF("cues_louder") } o { KEYOF("louder") } li alza.
sounds-row = { $name }: { $meaning }
help-sounds = Ogni riga fa sentire il suo suono e dice che cosa significa. { KEYOF("previous_item") } e { KEYOF("next_item") } passano da un suono all'altro, { KEYOF("confirm") } lo ripete. { KEYOF("menu") } torna indietro.
cue-card = Carta
    .help = una carta cade sul tavolo
cue-deal = Distribuzione
    .help = si danno le carte
cue-shuffle = Mescolata
    .help = si mescola il mazzo
cue-fold = Lascio
    .help = un giocatore lascia la mano
cue-trick_mine = Presa tua
    .help = la presa è tua
cue-trick_other = Presa
    .help = la presa è di un altro giocatore
cue-turn = Turno
    .help = tocca a te
cue-question = Domanda
    .help = ti viene chiesto qualcosa
cue-contro = Contro
    .help = un giocatore dà il contro a un altro
cue-refused = Rifiuto
    .help = questo non si può fare
cue-error = Guasto
    .help = qualcosa non funziona
cue-round_start = Manche
    .help = comincia una manche
cue-round_end = Fine della manche
    .help = una manche è finita
cue-win = Vittoria
    .help = la partita è tua
cue-lose = Sconfitta
    .help = la partita è di un altro giocatore
cue-chip = Gettone
    .help = un gettone va nel piatto
cue-chips = Gettoni
    .help = qualcuno ritira il piatto
cue-knock = Colpetti
    .help = un giocatore dice parola
cue-listening_on = Microfono acceso
    .help = il microfono comincia ad ascoltare
cue-listening_off = Microfono spento
    .help = il microfono smette di ascoltare
cue-menu_move = Passo
    .help = un'altra riga del menu
cue-select = Scelta
    .help = una riga è stata scelta
cue-back = Indietro
    .help = un passo indietro
cue-thinking = Attesa
    .help = un altro giocatore sta ancora pensando
cue-countdown = Secondo
    .help = passa un secondo

## Impostazioni

settings-title = Impostazioni.
settings-reset = Tutto come all'inizio
    .help = Rimette tutte le impostazioni com'erano quando il programma era nuovo. La lingua resta.
settings-reset-question = Rimetto tutto com'era all'inizio? La lingua resta.
    .full = Rimetto tutto com'era all'inizio? La lingua resta. { question-yes-no }
settings-reset-done = Tutte le impostazioni sono come all'inizio.
settings-kept = Non è cambiato niente.
settings-no-voices = Non ci sono altre voci tra cui scegliere.
settings-percent = { COUNT($n, "percent") }
settings-words = { COUNT($n, "word") } al minuto
help-settings = Ogni cambiamento si sente subito e resta per la prossima volta. A voce, di' il nome di una riga, poi di più o di meno.
listening-disabled = Il microfono è spento nelle impostazioni.
setting-lang = Lingua
    .help = La lingua in cui si parla e si ascolta.
setting-rate = Velocità della voce
    .help = Quanto parla in fretta la voce.
setting-detail = Quanto si dice
    .help = Poche parole, la frase normale, o tutti i dettagli.
    .is-terse = poche parole
    .is-normal = normale
    .is-full = tutti i dettagli
setting-volume_all = Volume generale
    .help = La voce, i suoni e la musica insieme.
setting-volume_voice = Volume della voce
    .help = Quanto è forte la voce rispetto al resto.
setting-volume_cues = Volume dei suoni
    .help = Quanto sono forti le carte, le prese e i segnali.
setting-volume_music = Volume della musica
    .help = Quanto sono forti la musica e i rumori della sala.
setting-wait_for_speech = Aspettare la voce
    .help = Se gli altri giocatori aspettano che sia stato detto che cosa è successo.
setting-confirm_fold = Conferma quando lasci
    .help = Se a Bouillotte lasciare chiede conferma: sempre, solo quando restare non costa niente o l'hai detto a voce, o mai.
    .is-always = sempre
    .is-when_free_or_by_voice = quando restare è gratis, o a voce
    .is-never = mai
setting-listen = Ascolto
    .help = Quando ascolta il microfono: mai, quando usi il tasto per parlare, o sempre.
    .is-off = mai
    .is-push = col tasto per parlare
    .is-open = sempre
setting-talk_toggles = Tasto per parlare
    .help = Se { KEYOF("talk") } si tiene premuto mentre parli, o si preme una volta per cominciare e una per finire.
    .is-no = si tiene premuto
    .is-yes = si preme per cominciare e per finire
setting-headphones = Cuffie
    .help = Scegli sì se giochi con le cuffie: così, col microfono sempre acceso, puoi interrompere la voce parlando.
setting-recognizer = Riconoscimento
    .help = Che cosa trasforma le tue parole in comandi.
    .is-auto = lo sceglie il programma
    .is-sphinx = Sphinx
    .is-sphinx_hama = Sphinx e Hama
    .is-vosk = Vosk
    .is-whisper = Whisper
    .is-google = Google, in rete
setting-mic = Microfono
    .help = Il dispositivo in cui parli.
    .is-none = quello del sistema
setting-text_size = Grandezza del testo
    .help = L'altezza delle lettere nella finestra.
setting-keys = Tasti
    .help = Dà un altro tasto a qualsiasi comando.

## Cambiare i tasti

keys-title = I tasti.
keys-layer-table = Al tavolo
keys-layer-shared = Dappertutto
keys-layer-question = Quando c'è una domanda
keys-layer-menu = Nei menu
keys-row = { $name }: { KEY($pressed) }
keys-press = { $name }: premi il nuovo tasto. { KEY("escape") } lascia quello che c'è.
keys-conflict = { KEY($pressed) } è già preso: { $other }.
keys-forbidden = Questo tasto serve agli screen reader.
keys-unknown-key = Questo tasto non si può usare.
keys-name-talk = tieni premuto per parlare
keys-reset = Tutti i tasti come all'inizio
keys-reset-question = Rimetto tutti i tasti com'erano all'inizio?
    .full = Rimetto tutti i tasti com'erano all'inizio? { question-yes-no }
keys-reset-done = Tutti i tasti sono come all'inizio.
help-keys = Scegli dove il tasto deve servire, poi che cosa fa: le parole sono quelle che fanno lo stesso a voce. { KEY("return") } chiede il nuovo tasto, e il prossimo che premi è quello. Un tasto già preso viene rifiutato.
