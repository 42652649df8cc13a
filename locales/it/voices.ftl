# Voci e lettori di schermo: chi parla, e che cosa si sente soltanto come suono.

reader-missing = Nessun lettore di schermo risponde: parla la voce del programma.
reader-gone = Il lettore di schermo non risponde più: continua questa voce.
reader-found = Il lettore di schermo risponde: da adesso parla lui.
reader-rate = Il lettore di schermo tiene la sua velocità. Il programma calcola { COUNT($n, "word") } al minuto.

settings-milliseconds =
    { $n ->
        [0] nessuno
       *[other] { COUNT($n, "millisecond") }
    }
setting-speech = Chi parla
    .help = Il lettore di schermo quando ce n'è uno, soltanto il lettore di schermo, o sempre la voce del programma.
    .is-auto = il lettore di schermo, o questa voce
    .is-reader = il lettore di schermo
    .is-pyttsx3 = questa voce
    .is-none = nessuno
setting-pitch = Altezza della voce
    .help = Quanto è acuta la voce del programma.
setting-voices = Voce
    .help = La voce che parla la tua lingua.
    .is-italian = italiana
    .is-russian = russa
    .is-russian-classic = russa, classica
    .is-russian-latvia = russa, della Lettonia
    .is-female = femminile, { NUM($n) }
    .is-male = maschile, { NUM($n) }
    .is-none = quella consueta
setting-voices_players = Voce per gli altri giocatori
    .help = La voce che racconta che cosa fanno gli altri.
    .is-none = la stessa
setting-voices_answers = Voce per le risposte
    .help = La voce che risponde alle tue domande: la mano, i punti, le regole.
    .is-none = la stessa
setting-cue_only = Soltanto il suono
    .is-yes = soltanto il suono
    .is-no = a parole
setting-cue_only-turn = A chi tocca
    .help = Se il tuo turno è annunciato a parole o soltanto dal suo suono. Quello che non è detto si può rileggere riga per riga.
setting-cue_only-play = Che cosa si gioca
    .help = Se ogni giocata è detta a parole o soltanto dal suo suono. Quello che non è detto si può rileggere riga per riga.
setting-cue_only-trick = Chi prende
    .help = Se è detto a parole o soltanto dal suo suono. Quello che non è detto si può rileggere riga per riga.
setting-cue_only-score = Punti annunciati da soli
    .help = Se sono detti a parole o soltanto dal loro suono. Quello che non è detto si può rileggere riga per riga.
setting-lead_in = Anticipo del suono
    .help = Per le cuffie che mangiano la prima sillaba: quanto a lungo il suono le sveglia prima di una frase, dopo due secondi di silenzio.
setting-braille = Braille
    .help = Se il lettore di schermo mostra ogni frase anche in braille.

count-millisecond = { $n ->
    [one] { NUM($n, gender: "m") } millisecondo
   *[other] { NUM($n, gender: "m") } millisecondi
}

## Che cosa trova il dottore

doctor-reader-fine = C'è un lettore di schermo, e il programma parla attraverso di lui.
doctor-reader-unused = C'è un lettore di schermo; le impostazioni chiedono la voce del programma.
doctor-reader-none = Non c'è un lettore di schermo in funzione: il programma parla con la sua voce.
doctor-reader-extra = La parte che parla attraverso i lettori di schermo non è installata.
doctor-reader-extra-remedy = Installa il programma con la sua aggiunta chiamata screenreader.
doctor-reader-remedy = Avvia il lettore di schermo, o lascia scegliere al programma chi parla.

## Quello che è stato detto, genere per genere

history-kind =
    { $kind ->
        [turn] A chi tocca
        [play] Giocate
        [trick] Prese
        [score] Punti
        [answer] Risposte
        [error] Avvisi
        [menu] Menu
        [help] Aiuto
        [heard] Parole sentite
       *[all] Tutto
    }, { COUNT($count, "line") }:
history-copied-line = La frase è copiata.
history-copied = { $count ->
    [one] Copiata { COUNT($count, "line") }.
   *[other] Copiate { COUNT($count, "line") }.
}
history-no-clipboard = Qui non si può copiare.
name-spelled = { $name }: { $letters }.
count-line = { $n ->
    [one] { NUM($n, gender: "f") } frase
   *[other] { NUM($n, gender: "f") } frasi
}

## Impostazioni che non vanno

settings-bad-named = { $label }: quello che dice il file delle impostazioni non va bene, vale il valore consueto.
settings-unknown-named = Nel file delle impostazioni c'è una voce che non esiste: { $text }.
cli-setting-unknown = Non c'è un'impostazione così.
cli-setting-value = L'impostazione non può avere questo valore.
