# Il programma intorno ai giochi. $text viene sempre da fuori: sentito, scritto, un file.

unsayable = Qui c'è una frase che in questa lingua manca.

## Arrivi e partenze

welcome = Ecco il tavolo da gioco.
goodbye = Ciao, alla prossima.
game-name = { GAME($game) }
game-bouillabaisse = Bouillabaisse
game-barbu = Barbu
game-bouillotte = Bouillotte

## Suono e voce

no-sound = Nessun dispositivo audio: il gioco continua per iscritto.
sound-missing = Un file di suono non si legge: quel suono mancherà.
voice-failed = La voce non è riuscita a dire una frase.
voice-replaced = La voce non rispondeva: è stata riavviata.
voice-unknown = La voce richiesta qui non c'è: ne parla un'altra.
no-voice-system = Su questo computer non funziona nessuna voce: il gioco continua per iscritto.
no-voice =
    { $language ->
        [it] Qui nessuna voce parla italiano.
        [ru] Qui nessuna voce parla russo.
        [en] Qui nessuna voce parla inglese.
       *[other] Qui nessuna voce parla la lingua scelta.
    } Aggiungine una nelle impostazioni vocali del sistema, o scegli un'altra lingua nel menu.

## Tasti e parole

key-unbound = Questo tasto non fa niente.
    .full = Questo tasto non fa niente. I tasti te li dice { KEYOF("help") }.
key-elsewhere = Qui no.
    .full = Qui non serve. I tasti te li dice { KEYOF("help") }.
not-understood = Non ho capito.
    .full = Scusa, non ho capito queste parole.
not-understood-help = Non ho capito. { KEYOF("help") }, o la parola aiuto, ti dice che cosa puoi dire.
not-understood-keys = Di nuovo non ho capito. Con i tasti puoi fare tutto: quali, te lo dice { KEYOF("help") }.
heard-was = Ho sentito: { $text }.
heard-nothing = Finora non ho sentito niente.
heard-dropped = Lascio perdere.
confirm-heard = Hai detto: { $text }?
    .full = Hai detto: { $text }? { question-yes-no }
choose-heard = Quale?
    .full = Quale? Di' la prima, la seconda e così via, o premi il numero.
choice-item = { NUM($n) }: { $text }.
choice-named = { $text }.
choice-card = { NUM($n) }: { CARD($card, art: "def") }.
choice-other = Questa risposta non c'è.
choice-range =
    { $count ->
        [one] C'è una sola scelta.
       *[other] Scegli da uno a { NUM($count) }.
    }
decision-needed = Qui si deve decidere: di' il numero, o premilo.
which-card = Quale?
    .full = Quale? Di' la prima, la seconda e così via, o premi il numero.
confirm-card = Giochi { CARD($card, art: "def") }?
    .full = Giochi { CARD($card, art: "def") }? { question-yes-no }
no-such-card-held = Non hai una carta così.
question-yes-no = { KEYOF("yes") } è sì, { KEYOF("no") } è no.
question-dropped = Vale come no.
no-question = Niente da annullare.
listening-on = Ti ascolto.
listening-off = Non ascolto più.
hands-free-on = Mani libere acceso: parla pure.
    .terse = Mani libere acceso.
hands-free-off = Mani libere spento.
microphone-missing = Non trovo nessun microfono.
stopped = Silenzio.

## Regolazioni con un tasto

rate = { COUNT($n, "word") } al minuto.
rate-limit = Oltre non si va: { COUNT($n, "word") } al minuto.
volume =
    { $kind ->
        [voice] Voce, { COUNT($percent, "percent") }.
        [cues] Suoni, { COUNT($percent, "percent") }.
        [music] Musica, { COUNT($percent, "percent") }.
       *[all] Volume, { COUNT($percent, "percent") }.
    }
detail-level =
    { $level ->
        [terse] Poche parole.
        [full] Tutti i dettagli.
       *[normal] Dettagli normali.
    }
text-size = Testo a { NUM($n) }.

## Quello che è stato detto

history-empty = Finora non è stato detto niente.
history-oldest = Quella era la prima frase.
history-newest = Quella era l'ultima frase.
nothing-to-repeat = Niente da ripetere.
no-next-line = Non c'è altro.

## Al tavolo

table-ready = { GAME($game) }, { COUNT($players, "player") }. { KEYOF("confirm") } per iniziare.
table-over = { KEYOF("confirm") } per una nuova partita, { KEYOF("menu") } per uscire.
not-started = La partita non è iniziata: { KEYOF("confirm") } per iniziare.
already-over = La partita è finita.
leave-question = Esci dalla partita?
    .full = Esci dalla partita? { question-yes-no }
new-game-question = Lasci questa partita e ne inizi una nuova?
    .full = Lasci questa partita e ne inizi una nuova? { question-yes-no }
quit-question = Esci dal programma?
    .full = Esci dal programma? { question-yes-no }
game-goes-on = La partita continua.
left-table = Hai lasciato il tavolo.
nothing-selected = Nessuna carta scelta: sceglila con { KEYOF("next_card") } o con { KEYOF("next_legal") }.
    .terse = Nessuna carta scelta.
card-cursor-empty = Non hai carte.
undo-unavailable = A questo tavolo le mosse non si annullano.
hint-not-your-turn = Il suggerimento arriva quando tocca a te.
report-unavailable = Qui non si può scrivere una segnalazione.
report-written = Scritta: una segnalazione del problema, senza il tuo nome. È nella cartella "reports" accanto alle impostazioni.

## Menu e moduli

menu-title = Menu principale.
menu-item-play = { GAME($game) }
menu-item-rules = Regole del gioco
menu-item-settings = Impostazioni
menu-item-language = Lingua
menu-item-help = Aiuto
menu-item-quit = Esci dal programma
menu-position = { NUM($n) } di { NUM($count) }.
list-row = { $text }, { NUM($n) } di { NUM($count) }.
    .terse = { $text }.
language-title = Lingua.
language-name =
    { $lang ->
        [en] inglese, English
        [it] italiano
        [ru] russo, russkij
       *[other] { LANGUAGE($lang) }
    }
form-row = { $label }: { $value }
form-enter-only = Qui si entra con { KEYOF("confirm") }.
setup-title = { GAME($game) }: il tavolo.
setup-start = Inizia la partita
setup-start-help = Ti siedi al tavolo così come l'hai preparato.
setup-bots = Avversari
setup-bots-help = Quanto sono bravi gli altri giocatori e che carattere hanno.
bot-level =
    { $level ->
        [random] a caso
        [beginner] principianti
        [club] giocatori da circolo
       *[expert] esperti
    }
setup-group =
    { $group ->
        [table] Tavolo
        [targets] Obiettivi
        [values] Punti
        [all_or_nothing] Tutto o niente
        [slams] Cappotto
        [domino] Domino
        [contro] Contro
       *[other] Altre opzioni
    }

## Errori di file e di riga di comando. L'opzione o il percorso si aggiungono per iscritto.

settings-corrupt = Il file delle impostazioni non si legge: valgono quelle consuete.
settings-unknown = Nel file delle impostazioni c'è una voce che non esiste.
settings-bad-value = Un'impostazione ha un valore che non va bene: vale quello consueto.
settings-unwritable = Le impostazioni non si possono salvare.
cli-bad-usage = La riga di comando non va bene.
cli-unknown-option = Non c'è un'opzione così.
cli-bad-language = Non c'è una lingua così.
cli-bad-set = Un'opzione si scrive così: nome, uguale, valore.
cli-bad-bots = Non c'è un avversario così. Possono giocare: { $names }.
cli-bad-number = Questo numero non va bene.
cli-bad-rate = La velocità va da { NUM($low) } a { NUM($high) } parole al minuto.
cli-players-range = A questo tavolo si gioca da { NUM($low) } a { NUM($high) }.
cli-unknown-game = Non c'è un gioco così.
cli-unreadable-file = Il file non si legge.
cli-unwritable-file = Il file non si può scrivere.
script-unknown-step = La riga { NUM($line) } del copione non è un passo.
script-limit = Il copione ha superato il tempo massimo alla riga { NUM($line) }.
wav-unreadable = Il file di suono della riga { NUM($line) } non si legge.
