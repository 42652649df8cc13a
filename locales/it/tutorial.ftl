# Imparare: il primo avvio, i tasti, il microfono, e una lezione per ogni gioco.

menu-item-learn = Impara a giocare
welcome-learn = La voce Impara a giocare insegna ogni gioco, un passo alla volta.
learn-title = Impara a giocare.
learn-lesson = { GAME($game) }: la prima lezione
learn-lesson-begun = { GAME($game) }: continua la lezione, passo { NUM($n) } di { NUM($count) }
learn-lesson-done = { GAME($game) }: rifai la lezione
learn-keys = { GAME($game) }: prova i tasti
learn-keys-menu = Menu: prova i tasti
learn-microphone = Prova del microfono
help-learn = Una lezione gioca con te una mano preparata e ti dice che cosa fare, un passo alla volta. La prova dei tasti dice a che cosa serve ogni tasto, e nessuno fa nulla. La prova del microfono dice che cosa si è sentito di te.

## Il primo avvio

first-voices = Quale voce ti piace? { KEYOF("next_item") } ti fa sentire la prossima, { KEYOF("confirm") } la sceglie.
voice-sample = { $label }: { $name }. Si gioca a cuori, e tocca a te.
first-voice = Io parlo così. { KEYOF("faster") } mi fa andare più veloce, { KEYOF("slower") } più lento. { KEYOF("confirm") } per continuare.
microphone-say = Il microfono: tieni premuto { KEYOF("talk") }, di': { $text }, e lascialo. { KEYOF("confirm") } per continuare senza.
microphone-say-toggled = Il microfono: premi { KEYOF("talk") }, di': { $text }, e premilo di nuovo. { KEYOF("confirm") } per continuare senza.
microphone-understood = Ho sentito: { $text }. Il microfono va bene.
microphone-other = Ho sentito: { $text }. Parla un po' più chiaro, o più da vicino.
microphone-unclear = Ti ho sentito, ma non ho capito la frase. Riprova?
microphone-quiet = Il tuo microfono è molto debole: alzalo nel sistema, o avvicinati.
microphone-nothing = Non si è sentito nulla: il microfono è spento, o è quello sbagliato.
microphone-onward = { KEYOF("confirm") } per continuare, { KEYOF("talk") } per riprovare.

## La prova dei tasti

practice-title = Prova dei tasti.
practice-title-game = { GAME($game) }, prova dei tasti.
practice-how = Premi un tasto qualsiasi e senti a che cosa serve: non succede nulla. { KEY("escape") } due volte per uscire.
practice-again = Ancora { KEY("escape") } per uscire.
practice-key = { KEY($pressed) }: { $does }.
practice-nothing = { KEY($pressed) } qui non fa nulla.
practice-heard = { $text }: { $does }.
practice-heard-only = { $does }.
does-confirm = gioca la carta scelta, prende la voce scelta, comincia la partita
does-cancel = torna indietro, o lascia perdere quel che si è cominciato
does-menu = esce, e prima chiede se si perderebbe qualcosa
does-talk = si parla finché è premuto
does-stop = fa tacere la voce
does-detail = dice di più, o di meno
does-table-card = legge la carta { NUM($n) } sul tavolo
does-choose = prende la risposta { NUM($n) }
does-player = parla { $seat ->
        [0] di te
       *[other] del giocatore { NUM($seat) } alla tua sinistra
    }
does-bet = chiede di quanto rilanci: le cifre, poi { KEYOF("confirm") }
does-needs = dice che cosa aspetta la carta scelta
does-less = diminuisce il valore
does-more = aumenta il valore
does-text-size = ingrandisce il testo della finestra
does-hint = dà un consiglio
does-undo = annulla la tua ultima mossa, dove è permesso
does-practise = fa provare i tasti

## Lezioni

lesson-title = { GAME($game) }, una lezione.
lesson-over = La lezione è finita. { KEYOF("confirm") } per tornare al menu.
lesson-not-now = Non ancora.
help-lesson = Si chiede una cosa alla volta. I tasti che dicono soltanto qualcosa funzionano come a ogni tavolo. { KEY("backspace") } ripete che cosa devi fare. Con { KEYOF("menu") } esci: la prossima volta la lezione continua da qui.

lesson-bouillabaisse-start = Qui i punti sono un male: vince chi ne ha di meno. Per cominciare premi { KEYOF("confirm") }, oppure tieni premuto { KEYOF("talk") } e di': { $say }.
lesson-bouillabaisse-rules = Prima di tutto: che cosa costa in questa manche? Premi { KEYOF("rules") }, o di': { $say }.
    .done = Dunque le prese le lasciamo agli altri.
lesson-bouillabaisse-hand = Senti le tue carte: { KEYOF("hand") }, o di': { $say }.
lesson-bouillabaisse-walk = Puoi anche scorrerle, con { KEYOF("next_card") } e { KEYOF("previous_card") }. Prova { KEYOF("next_card") }.
    .done = Con { KEYOF("suit_down") } passeresti al seme successivo.
lesson-bouillabaisse-table = Sul tavolo ci sono già due carte. Quali? Premi { KEYOF("table") }, o di': { $say }.
    .done = Si gioca a picche, e finora la più alta è l'otto. Di picche ne hai, quindi devi rispondere.
lesson-bouillabaisse-legal = { KEYOF("next_legal") } va alla prossima carta che puoi giocare. Premilo.
lesson-bouillabaisse-under = Sta' sotto l'otto, e la presa andrà a un altro. Va' fino { CARD($card, case: "to") } e premi { KEYOF("confirm") }, oppure di': { $say }.
    .why = Quella carta è permessa, ma potrebbe fare la presa. { CARD($card, art: "def") } no.
    .done = Sei sotto l'otto: questa presa non può più essere tua.
lesson-bouillabaisse-last = Chi ha fatto la presa, e con che cosa? Premi { KEYOF("last_trick") }, o di': { $say }.
lesson-bouillabaisse-suit = La presa dopo è cominciata. A che seme si gioca? Premi { KEYOF("suit_led") }, o di': { $say }.
    .done = Di quel seme non ne hai. Puoi giocare qualunque carta, e non farai la presa.
lesson-bouillabaisse-discard = È il momento di liberarsi di una carta pericolosa: { CARD($card, art: "def") }. Gioca quella, o di': { $say }.
    .why = È permessa anche quella, ma { CARD($card, art: "def") } è più pericoloso: liberati di quello.
    .done = Via: è di un altro seme, e non può fare la presa.
lesson-bouillabaisse-high = Si gioca a cuori, e la più alta è la donna. Gioca la tua carta più alta che le sta sotto, { CARD($card, art: "def") }. O di': { $say }.
    .why = I cuori bassi ti serviranno dopo. Adesso è meglio { CARD($card, art: "def") }.
    .done = Le carte alte se ne vanno bene sotto una più alta.
lesson-bouillabaisse-scores = E i punti? Premi { KEYOF("scores") }, o di': { $say }.
    .done = Ora ne sai abbastanza per cominciare: sta' sotto la carta più alta, e scarta quelle pericolose quando non puoi rispondere.

lesson-barbu-start = Barbu è una fila di piccoli giochi, ognuno con il suo compito, e vince il totale più alto. Per cominciare premi { KEYOF("confirm") }, oppure tieni premuto { KEYOF("talk") } e di': { $say }.
lesson-barbu-rules = Qual è il compito di questa mano? Premi { KEYOF("rules") }, o di': { $say }.
    .done = Costa una carta sola, il re di cuori, che si chiama Barbu. Paga chi lo prende.
lesson-barbu-hand = Ora le tue carte: { KEYOF("hand") }, o di': { $say }.
    .done = Il re di cuori ce l'hai proprio tu. Deve finire in una presa di qualcun altro.
lesson-barbu-under = Si gioca a quadri, e il più alto è il re. { CARD($card, art: "def") } gli sta sotto: giocala, o di': { $say }.
    .why = { CARD($card, art: "def") } è la più alta delle tue quadri che non fa la presa: liberatene adesso.
lesson-barbu-king = Si gioca a fiori, e tu non ne hai: puoi giocare quel che vuoi. Ecco il momento: { CARD($card, art: "def") }! O di': { $say }.
    .why = Un'occasione così forse non torna: { CARD($card, art: "def") }.
lesson-barbu-domino = Il Barbu è caduto, e la mano è finita lì. Questa è un domino: niente prese, si tratta di liberarsi delle carte. Quanto vale? Premi { KEYOF("rules") }, o di': { $say }.
lesson-barbu-ends = Che cosa si può attaccare? Premi { KEYOF("open_ends") }, o di': { $say }.
    .done = Ogni seme comincia dal dieci e cresce da tutte e due le parti.
lesson-barbu-fits = { KEYOF("next_legal") } va a una tua carta che si può attaccare. Premilo.
lesson-barbu-lay = Mettila con { KEYOF("confirm") }, o di': { $say }.
    .why = La carta che si attacca è { CARD($card, art: "def") }.
lesson-barbu-pass = Adesso non si attacca nessuna delle tue. Passa: { KEYOF("pass") }, o di': { $say }.
lesson-barbu-again = Ora c'è il nove di fiori, e il tuo otto si attacca. Metti { CARD($card, art: "def") }, o di': { $say }.
    .why = La carta che si attacca è { CARD($card, art: "def") }.
    .done = E così avanti, finché uno resta senza carte.
lesson-barbu-scores = E i punti? Premi { KEYOF("scores") }, o di': { $say }.
    .done = Questi sono due dei giochi di Barbu. Negli altri si evitano le prese, i cuori o le donne, o tutto insieme.

lesson-bouillotte-start = Tre carte in mano, una in mezzo, e gettoni da puntare. Per cominciare premi { KEYOF("confirm") }, oppure tieni premuto { KEYOF("talk") } e di': { $say }.
lesson-bouillotte-hand = Senti le tue carte: { KEYOF("hand") }, o di': { $say }.
lesson-bouillotte-turned = E la carta scoperta in mezzo: { KEYOF("table") }, o di': { $say }.
    .done = È di tutti: con le tue due donne fanno tre. È un brelan, e batte ogni mano che non ne ha.
lesson-bouillotte-value = Quanto vale la tua mano te lo dice { KEYOF("value") }. O di': { $say }.
lesson-bouillotte-raise = Una mano forte va fatta pagare. Premi { KEYOF("bet") }, scrivi cinque, poi { KEYOF("confirm") }. O di': { $say }.
    .why = Con una mano così vuoi di più nel piatto: rilancia di cinque.
lesson-bouillotte-price = Qualcuno ha rilanciato a sua volta. Quanto costa restare? Premi { KEYOF("price") }, o di': { $say }.
lesson-bouillotte-call = Questo lo puoi pagare. Chiama con { KEYOF("confirm") }, o di': { $say }.
    .why = Qui conviene chiamare: la tua mano è buona, e vogliamo scoprire l'altra.
lesson-bouillotte-weak = La mano dopo. Quanto valgono le tue carte adesso? Premi { KEYOF("value") }, o di': { $say }.
    .done = Non molto: un asso da solo.
lesson-bouillotte-check = Nessuno ha puntato, quindi restare è gratis. Dici parola con { KEYOF("confirm") }, oppure di': { $say }.
    .why = Con questa mano no: di' parola, non costa nulla.
lesson-bouillotte-pot = Adesso restare costa dieci. E quanto c'è da vincere? Premi { KEYOF("pot") }, o di': { $say }.
lesson-bouillotte-fold = Dieci gettoni per una mano così sarebbero buttati. Lascia: { KEYOF("fold") }, o di': { $say }.
    .why = Con questa mano no: lascia.
    .done = Quel che hai messo è perso, ma niente di più.
lesson-bouillotte-scores = E i gettoni di tutti? Premi { KEYOF("scores") }, o di': { $say }.
    .done = Bouillotte è questa: rilanci quando sei forte, lasci quando sei debole, e ogni tanto il contrario.
