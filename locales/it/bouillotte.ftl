# Bouillotte: la partita, le mani, le puntate, la fine di una mano. Il valore è il dettaglio
# normale; .terse e .full sono gli altri livelli, e .full dice tutto quello che dice .terse.

count-chip = { $n ->
    [0] nessun gettone
    [one] { NUM($n, gender: "m") } gettone
   *[other] { NUM($n, gender: "m") } gettoni
}
count-bouillotte-deal = { $n ->
    [one] { NUM($n, gender: "f") } mano
   *[other] { NUM($n, gender: "f") } mani
}
count-time = { $n ->
    [one] { NUM($n, gender: "f") } volta
   *[other] { NUM($n, gender: "f") } volte
}

## La partita

bouillotte-started = Bouillotte: { COUNT($players, "player") }, { COUNT($chips, "chip") } a testa, posta { NUM($ante) }.
    .terse = Bouillotte, { COUNT($players, "player") }, { COUNT($chips, "chip") }, posta { NUM($ante) }.
seats-with = Con te giocano { PLAYERS($seats) }.
seats-around = Dalla tua sinistra: { PLAYERS($seats) }.
seats-around-watched = Al tavolo, in senso orario: { PLAYERS($seats) }.
session-deals = La partita ha { COUNT($n, "bouillotte-deal") }.
    .terse = { COUNT($n, "bouillotte-deal") }.
session-target = Finisce quando qualcuno arriva a { COUNT($n, "chip") }.
session-last = Finisce quando uno solo ha tutti i gettoni.
session-rebuys = Chi resta senza gettoni può prenderne di nuovi { COUNT($n, "time") }.
seats-draw = Si pesca per il mazzo e per i posti.
    .terse = { "" }
seats-draw-dealer = Si pesca per il mazzo.
    .terse = { "" }
seats-draw-again = Di nuovo.
seats-tied = Carte pari, si pesca ancora: { PLAYERS($seats) }.
first-dealer = { PLAYER($seat) } ha la carta più alta e dà le carte.
    .terse = Dà le carte { PLAYER($seat) }.
first-dealer-you = Hai la carta più alta: dai le carte tu.
    .terse = Dai le carte tu.
first-dealer-chance = Decide il caso: dà le carte { PLAYER($seat) }.
    .terse = Dà le carte { PLAYER($seat) }.
first-dealer-chance-you = Decide il caso: dai le carte tu.
    .terse = Dai le carte tu.
place-taken = { PLAYER($seat) } prende il posto { NUM($place) }.
    .terse = { PLAYER($seat) }, posto { NUM($place) }.
place-taken-you = Prendi il posto { NUM($place) }.
    .terse = Posto { NUM($place) }.
place-left = { PLAYER($seat, case: "to") } resta il posto { NUM($place) }.
    .terse = { PLAYER($seat) }, posto { NUM($place) }.
place-left-you = A te resta il posto { NUM($place) }.
    .terse = Posto { NUM($place) }.
chips-lost = { PLAYER($seat) } non ha più gettoni, ma può prenderne di nuovi.
    .full = { PLAYER($seat) } non ha più gettoni, ma può prenderne di nuovi { COUNT($n, "time") }.
chips-lost-you = Non hai più gettoni.
bought-in = { PLAYER($seat) } prende nuovi gettoni: { NUM($amount) }.
    .terse = { PLAYER($seat) } prende nuovi gettoni.
    .full = { PLAYER($seat) } prende nuovi gettoni: { NUM($amount) }. { rebuys-left }
bought-in-you = Prendi nuovi gettoni: { NUM($amount) }.
    .full = Prendi nuovi gettoni: { NUM($amount) }. { rebuys-left }
rebuys-left =
    { $n ->
        [0] Era l'ultima volta.
       *[other] Si può fare ancora { COUNT($n, "time") }.
    }
player-out = { PLAYER($seat) } non ha più gettoni: è fuori.
    .terse = { PLAYER($seat) } è fuori.
    .full = { PLAYER($seat) } non ha più gettoni: è fuori. { players-left }
player-out-you = Non hai più gettoni: sei fuori.
    .terse = Sei fuori.
    .full = Non hai più gettoni: sei fuori. { players-left }
player-out-declined = { PLAYER($seat) } non prende nuovi gettoni: è fuori.
    .terse = { PLAYER($seat) } è fuori.
    .full = { PLAYER($seat) } non prende nuovi gettoni: è fuori. { players-left }
player-out-declined-you = Non prendi nuovi gettoni: sei fuori.
    .terse = Sei fuori.
    .full = Non prendi nuovi gettoni: sei fuori. { players-left }
players-left =
    { $left ->
        [one] Resta { COUNT($left, "player") }.
       *[other] Restano { COUNT($left, "player") }.
    }
carried-given = { PLAYER($seat) } riceve anche quello che avanzava: { COUNT($amount, "chip") }.
    .terse = Avanzo { PLAYER($seat, case: "to") }: { NUM($amount) }.
carried-given-you = Ricevi anche quello che avanzava: { COUNT($amount, "chip") }.
    .terse = Avanzo a te: { NUM($amount) }.
over-deals = Era l'ultima mano.
    .terse = { "" }
over-target = Qualcuno è arrivato a { COUNT($n, "chip") }.
    .terse = { "" }
over-last_player = I gettoni sono tutti di un solo giocatore.
    .terse = { "" }
chips-place = { ORD($place) } posto: { PLAYERS($seats) }, { NUM($score) }.
    .full = { ORD($place) } posto: { PLAYERS($seats) }, { COUNT($score, "chip") }.
chips-place-shared = { ORD($place) } posto a pari merito: { PLAYERS($seats) }, { NUM($score) }.
    .full = { ORD($place) } posto a pari merito: { PLAYERS($seats) }, { COUNT($score, "chip") }.
chips-bought-off = I gettoni presi di nuovo sono tolti.
    .terse = { "" }

## Comincia una mano

deal-started = { ORD($n, gender: "f") } mano. Dà le carte { PLAYER($dealer) }.
    .full =
        { $count ->
            [0] { ORD($n, gender: "f") } mano. Dà le carte { PLAYER($dealer) }.
           *[other] { ORD($n, gender: "f") } mano di { NUM($count) }. Dà le carte { PLAYER($dealer) }.
        }
deal-started-you = { ORD($n, gender: "f") } mano. Dai le carte tu.
    .full =
        { $count ->
            [0] { ORD($n, gender: "f") } mano. Dai le carte tu.
           *[other] { ORD($n, gender: "f") } mano di { NUM($count) }. Dai le carte tu.
        }
deal-last = È l'ultima mano.
    .terse = Ultima mano.
deal-carried =
    { $n ->
        [one] Nel piatto c'è già { COUNT($n, "chip") }.
       *[other] Nel piatto ci sono già { COUNT($n, "chip") }.
    }
    .terse = Già nel piatto: { NUM($n) }.
deal-pack = Il mazzo cambia: { $ranks }.
antes = Messe le poste, il piatto è di { NUM($pot) }.
    .terse = Piatto { NUM($pot) }.
    .full = Ognuno mette la posta, { COUNT($ante, "chip") }: nel piatto ci sono { COUNT($pot, "chip") }.
ante-all-in = { PLAYER($seat) } ha messo tutto: { COUNT($amount, "chip") }.
    .terse = { PLAYER($seat) }, tutto: { NUM($amount) }.
ante-all-in-you = Hai messo tutto: { COUNT($amount, "chip") }.
    .terse = Tutto: { NUM($amount) }.
straddled = { PLAYER($seat) } raddoppia al buio con { NUM($amount) }: il piatto è di { NUM($pot) }.
    .terse = { PLAYER($seat) } raddoppia: { NUM($amount) }.
    .full = { PLAYER($seat) } raddoppia al buio con { COUNT($amount, "chip") }. { bet-money }
straddled-you = Raddoppi al buio con { NUM($amount) }: il piatto è di { NUM($pot) }.
    .terse = Raddoppi: { NUM($amount) }.
    .full = Raddoppi al buio con { COUNT($amount, "chip") }. { bet-money-you }
straddle-declined = { PLAYER($seat) } non raddoppia.
    .terse = { PLAYER($seat) }: no.
straddle-declined-you = Non raddoppi.
    .terse = Niente raddoppio.
open-cards = Carte aperte.
turned =
    { $count ->
        [one] Carta scoperta: { CARDS($cards) }.
       *[other] Carte scoperte: { CARDS($cards) }.
    }
    .terse =
        { $count ->
            [one] Scoperta: { CARDS($cards) }.
           *[other] Scoperte: { CARDS($cards) }.
        }
turned-second = Seconda carta scoperta: { CARD($card) }.
    .terse = Seconda: { CARD($card) }.
    .full = Seconda carta scoperta: { CARD($card) }, dopo { CARD($old, art: "def") }.
turned-down =
    { $n ->
        [one] La carta in mezzo è ancora coperta.
       *[other] Le carte in mezzo sono ancora coperte.
    }
    .terse = { "" }
turned-one-more-down = La seconda è ancora coperta.
    .terse = { "" }
turned-changed = La carta scoperta cambia: { CARD($card) } al posto { CARD($old, case: "of") }. Si parla di nuovo.
    .terse = Cambia: { CARD($card) }.
betting-first = Comincia { PLAYER($seat) }.
betting-round = { ORD($round) } giro di puntate, il piatto è di { NUM($pot) }.
    .terse = { ORD($round) } giro, piatto { NUM($pot) }.
    .full = { ORD($round) } giro di puntate di { NUM($rounds) }, nel piatto ci sono { COUNT($pot, "chip") }.
betting-round-first = { ORD($round) } giro di puntate.
    .terse = { ORD($round) } giro.
    .full = { ORD($round) } giro di puntate di { NUM($rounds) }, nel piatto ci sono { COUNT($pot, "chip") }.
betting-skipped = Niente più puntate: nessuno potrebbe rispondere.
    .terse = Niente più puntate.

## Puntate

bet-check = { PLAYER($seat) } dice parola.
    .terse = { PLAYER($seat) }: parola.
bet-check-you = Dici parola.
    .terse = Parola.
bet-call = { PLAYER($seat) } chiama: { NUM($amount) }.
    .full = { PLAYER($seat) } chiama: { COUNT($amount, "chip") }. { bet-money }
bet-call-you = Chiami: { NUM($amount) }.
    .full = Chiami: { COUNT($amount, "chip") }. { bet-money-you }
bet-call-all-in = { PLAYER($seat) } chiama con tutto quello che ha: { NUM($amount) }.
    .terse = { PLAYER($seat) } chiama: { NUM($amount) }, tutto.
    .full =
        { $short ->
            [0] { PLAYER($seat) } chiama con tutto quello che ha: { COUNT($amount, "chip") }. Il piatto è di { NUM($pot) }.
            [one] { PLAYER($seat) } chiama con tutto quello che ha: { COUNT($amount, "chip") }, ne manca { NUM($short) }. Il piatto è di { NUM($pot) }.
           *[other] { PLAYER($seat) } chiama con tutto quello che ha: { COUNT($amount, "chip") }, ne mancano { NUM($short) }. Il piatto è di { NUM($pot) }.
        }
bet-call-all-in-you = Chiami con tutto quello che hai: { NUM($amount) }.
    .terse = Chiami: { NUM($amount) }, tutto.
    .full =
        { $short ->
            [0] Chiami con tutto quello che hai: { COUNT($amount, "chip") }. Il piatto è di { NUM($pot) }.
            [one] Chiami con tutto quello che hai: { COUNT($amount, "chip") }, ne manca { NUM($short) }. Il piatto è di { NUM($pot) }.
           *[other] Chiami con tutto quello che hai: { COUNT($amount, "chip") }, ne mancano { NUM($short) }. Il piatto è di { NUM($pot) }.
        }
bet-bet = { PLAYER($seat) } punta { NUM($n) }.
    .full = { PLAYER($seat) } punta { COUNT($n, "chip") }. { bet-money }
bet-bet-you = Punti { NUM($n) }.
    .full = Punti { COUNT($n, "chip") }. { bet-money-you }
bet-bet-all-in = { PLAYER($seat) } punta tutto: { NUM($n) }.
    .terse = { PLAYER($seat) } punta tutto: { NUM($n) }.
    .full = { PLAYER($seat) } punta tutto: { COUNT($n, "chip") }. Il piatto è di { NUM($pot) }.
bet-bet-all-in-you = Punti tutto: { NUM($n) }.
    .terse = Punti tutto: { NUM($n) }.
    .full = Punti tutto: { COUNT($n, "chip") }. Il piatto è di { NUM($pot) }.
bet-raise = { PLAYER($seat) } rilancia di { NUM($n) }.
    .full = { PLAYER($seat) } rilancia di { NUM($n) }, e mette { COUNT($amount, "chip") }. { bet-money }
bet-raise-you = Rilanci di { NUM($n) }.
    .full = Rilanci di { NUM($n) }, e metti { COUNT($amount, "chip") }. { bet-money-you }
bet-raise-all-in = { PLAYER($seat) } rilancia di { NUM($n) }, tutto quello che ha.
    .terse = { PLAYER($seat) } rilancia { NUM($n) }, tutto.
    .full = { PLAYER($seat) } rilancia di { NUM($n) } e mette tutto quello che ha, { COUNT($amount, "chip") }. Il piatto è di { NUM($pot) }.
bet-raise-all-in-you = Rilanci di { NUM($n) }, tutto quello che hai.
    .terse = Rilanci { NUM($n) }, tutto.
    .full = Rilanci di { NUM($n) } e metti tutto quello che hai, { COUNT($amount, "chip") }. Il piatto è di { NUM($pot) }.
bet-short = È meno di un rilancio: chi ha già parlato può solo chiamare o lasciare.
    .terse = { "" }
bet-money =
    { $stack ->
        [one] Il piatto è di { NUM($pot) }, { PLAYER($seat, case: "to") } resta { COUNT($stack, "chip") }.
       *[other] Il piatto è di { NUM($pot) }, { PLAYER($seat, case: "to") } restano { COUNT($stack, "chip") }.
    }
bet-money-you =
    { $stack ->
        [one] Il piatto è di { NUM($pot) }, ti resta { COUNT($stack, "chip") }.
       *[other] Il piatto è di { NUM($pot) }, ti restano { COUNT($stack, "chip") }.
    }
bet-fold = { PLAYER($seat) } lascia.
    .full = { PLAYER($seat) } lascia. { players-left }
bet-fold-you = Lasci.
    .full = Lasci. { players-left }
bet-fold-free = { PLAYER($seat) } lascia.
    .full = { PLAYER($seat) } lascia, anche se parola era gratis. { players-left }
bet-fold-free-you = Lasci.
    .full = Lasci, anche se parola era gratis. { players-left }
brelan-named =
    { $brelan ->
        [carre] carré
        [favori] favori
        [simple] brelan semplice
       *[brelan] brelan
    }
brelan-object =
    { $brelan ->
        [carre] un carré
        [favori] un favori
        [simple] un brelan semplice
       *[brelan] un brelan
    }
bet-announce =
    { $amount ->
        [0] { PLAYER($seat) } annuncia { brelan-object }.
       *[other] { PLAYER($seat) } annuncia { brelan-object } e riceve { COUNT($amount, "chip") }.
    }
    .terse = { PLAYER($seat) }: { brelan-named }.
    .full =
        { $amount ->
            [0] { PLAYER($seat) } annuncia { brelan-object } e non può più lasciare.
           *[other] { PLAYER($seat) } annuncia { brelan-object }, riceve { COUNT($amount, "chip") }, ne ha { NUM($stack) } e non può più lasciare.
        }
bet-announce-you =
    { $amount ->
        [0] Annunci { brelan-object }.
       *[other] Annunci { brelan-object } e ricevi { COUNT($amount, "chip") }.
    }
    .terse = Annunciato: { brelan-named }.
    .full =
        { $amount ->
            [0] Annunci { brelan-object } e non puoi più lasciare.
           *[other] Annunci { brelan-object }, ricevi { COUNT($amount, "chip") }, ne hai { NUM($stack) } e non puoi più lasciare.
        }
fee-broke = Senza più gettoni: { PLAYERS($seats) }.
expose-chosen = Scoprirai { CARD($card, art: "def") }.
    .terse = { CARD($card) }.
cards-exposed = Ognuno scopre una delle sue carte.
    .terse = { "" }

## Finisce una mano

pot-taken = { PLAYER($seat) } prende il piatto: { COUNT($amount, "chip") }.
    .terse = { PLAYER($seat) } prende { NUM($amount) }.
    .full = Tutti gli altri hanno lasciato. { PLAYER($seat) } prende il piatto: { COUNT($amount, "chip") }.
pot-taken-you = Prendi il piatto: { COUNT($amount, "chip") }.
    .terse = Prendi { NUM($amount) }.
    .full = Tutti gli altri hanno lasciato. Prendi il piatto: { COUNT($amount, "chip") }.
all-passed = Tutti hanno detto parola.
    .terse = Tutti parola.
    .full = Tutti hanno detto parola: si gioca per un piatto di { NUM($pot) }.
all-passed-redeal = Tutti hanno detto parola: si danno altre carte, e il piatto resta.
    .terse = Tutti parola: altre carte.
    .full = Tutti hanno detto parola: si danno altre carte, e il piatto di { NUM($pot) } resta.
uncalled =
    { $amount ->
        [one] { COUNT($amount, "chip") }, che nessuno ha chiamato, torna { PLAYER($seat, case: "to") }.
       *[other] { COUNT($amount, "chip") }, che nessuno ha chiamato, tornano { PLAYER($seat, case: "to") }.
    }
    .terse = Indietro { PLAYER($seat, case: "to") }: { NUM($amount) }.
showdown = Si scoprono le carte.
    .terse = { "" }
    .full = Si scoprono le carte. { turned }
show-row = { PLAYER($seat) }: { CARDS($cards) }. { $worth }.
    .terse = { PLAYER($seat) }: { $worth }.
show-row-cards = { PLAYER($seat) }: { CARDS($cards) }.
show-row-folded = { PLAYER($seat) }, carte lasciate: { CARDS($cards) }.
worth-points = { NUM($points) } a { SUIT($suit) }
worth-brelan = { brelan-named }, { RANKS($n, $rank) }
suits-counted = I semi di tutto il tavolo.
    .terse = { "" }
suit-sum = { SUIT($suit) }: { NUM($points) }.
suit-sum-held = { SUIT($suit) }: { NUM($points) }.
    .full = { SUIT($suit) }: { NUM($points) }, la più alta è { CARD($card, art: "def") }: { PLAYER($seat) }.
pot-won = { PLAYER($seat) } prende il piatto: { COUNT($amount, "chip") }.
    .terse = { PLAYER($seat) } prende { NUM($amount) }.
pot-won-you = Prendi il piatto: { COUNT($amount, "chip") }.
    .terse = Prendi { NUM($amount) }.
pot-won-of = { $which } { PLAYER($seat, case: "to") }: { COUNT($amount, "chip") }.
    .terse = { $which }: { PLAYER($seat) }, { NUM($amount) }.
pot-shared = Il piatto si divide, { COUNT($amount, "chip") }: { $shares }.
    .terse = Piatto diviso: { $shares }.
pot-shared-of = { $which } diviso, { COUNT($amount, "chip") }: { $shares }.
    .terse = { $which } diviso: { $shares }.
pot-main = piatto principale
pot-side = piatto laterale
pot-side-n = piatto laterale { NUM($n) }
share-row = { PLAYER($seat) } { NUM($amount) }
odd-given = Quello che non si può dividere va al primo vincitore dopo il mazziere.
    .terse = { "" }
odd-carried =
    { $n ->
        [one] { COUNT($n, "chip") } resta per la mano seguente.
       *[other] { COUNT($n, "chip") } restano per la mano seguente.
    }
why-best = Mano migliore: { $worth }.
    .terse = { "" }
why-ahead = { "" }
    .full = Davanti { PLAYER($seat, case: "to") }.
why-brelan_rank = Il brelan più alto, davanti { PLAYER($seat, case: "to") }.
    .terse = Brelan più alto.
why-top_card = Punti pari, carta più alta: { CARD($card) }, davanti { PLAYER($seat, case: "to") }.
    .terse = Carta più alta: { CARD($card) }.
why-next_card = Punti e prima carta pari, più alte le seguenti: { CARDS($cards) }, davanti { PLAYER($seat, case: "to") }.
    .terse = Più alte le seguenti: { CARDS($cards) }.
why-retourne_suit =
    { $turned ->
        [one] Tutto pari, ma { SUIT($suit) } è il seme della carta scoperta: davanti { PLAYER($seat, case: "to") }.
       *[other] Tutto pari, ma { SUIT($suit) } è il seme di una carta scoperta: davanti { PLAYER($seat, case: "to") }.
    }
    .terse = { SUIT($suit) }, seme della scoperta.
why-all_equal = Le mani sono pari.
    .terse = { "" }
why-uncontested = Nessun altro può vincerlo.
    .terse = { "" }
why-table_suit = Vince il seme di { SUIT($suit) }, e nessun altro ne ha.
    .terse = Vincono { SUIT($suit) }.
why-suit_top_card = Vince il seme di { SUIT($suit) }: la carta più alta è { CARD($card, art: "def") }, davanti { PLAYER($seat, case: "to") }.
    .terse = Vincono { SUIT($suit) }: { CARD($card) }.
why-first_from_dealer = Due semi sono pari: vince quello di { SUIT($suit) }, di chi parla per primo, davanti { PLAYER($seat, case: "to") }.
    .terse = Vincono { SUIT($suit) }, di chi parla per primo.
brelan-paid = { PLAYER($seat) } riceve il premio per { brelan-object }: { COUNT($amount, "chip") }.
    .terse = { PLAYER($seat) }, { brelan-named }: { NUM($amount) }.
brelan-paid-you = Ricevi il premio per { brelan-object }: { COUNT($amount, "chip") }.
    .terse = Tu, { brelan-named }: { NUM($amount) }.
deal-ended = I gettoni adesso.
    .terse = { "" }
    .full = { ORD($n, gender: "f") } mano finita. I gettoni adesso.
chips-change =
    { $sign ->
        [plus] più { NUM($amount) }
        [minus] meno { NUM($amount) }
       *[even] pari
    }
chips-own = { PLAYER($seat) }: { NUM($stack) }, { chips-change }.
    .full = { PLAYER($seat) }: { COUNT($stack, "chip") }, { chips-change }.
chips-other = { PLAYER($seat) }: { NUM($stack) }.
    .terse = { "" }
    .full = { PLAYER($seat) }: { COUNT($stack, "chip") }, { chips-change }.

## Quello che devi decidere

turn-free = Tocca a te: niente da mettere, il piatto è di { NUM($pot) }.
    .terse = Gratis, piatto { NUM($pot) }.
turn-call = Tocca a te: chiamare costa { NUM($price) }, il piatto è di { NUM($pot) }.
    .terse = Chiamare { NUM($price) }, piatto { NUM($pot) }.
turn-call-all-in = Tocca a te: chiamare costa tutto quello che hai, { NUM($price) }. Il piatto è di { NUM($pot) }.
    .terse = Tutto, { NUM($price) }, piatto { NUM($pot) }.
    .full =
        { $short ->
            [0] Tocca a te: chiamare costa tutto quello che hai, { NUM($price) }. Il piatto è di { NUM($pot) }.
            [one] Tocca a te: chiamare costa tutto quello che hai, { NUM($price) }, e ne manca { NUM($short) }. Il piatto è di { NUM($pot) }.
           *[other] Tocca a te: chiamare costa tutto quello che hai, { NUM($price) }, e ne mancano { NUM($short) }. Il piatto è di { NUM($pot) }.
        }
turn-legal = { "" }
    .full = Si può: { $items }.
turn-worth = { "" }
    .full = La tua mano: { $worth }.
question-seat = Che posto prendi? Liberi: { $places }. Presi: { $taken }.
    .terse = Che posto? Liberi: { $places }.
question-seat-first = Che posto prendi? Scegli prima di tutti, e il mazziere sei tu.
    .terse = Che posto?
seat-row = { NUM($place) } { PLAYER($seat) }
question-straddle = Raddoppi il piatto al buio, per { COUNT($amount, "chip") }?
    .terse = Raddoppi per { NUM($amount) }?
question-expose = Quale carta scopri?
    .terse = Quale carta?
question-rebuy = Prendi nuovi gettoni? Sono { NUM($amount) }.
    .terse = Nuovi gettoni?
    .full = Prendi nuovi gettoni? Sono { NUM($amount) }, e puoi farlo { COUNT($n, "time") }.
act-check = dire parola
act-call = chiamare per { NUM($price) }
act-call-all-in = chiamare con tutto, { NUM($price) }
act-bet = puntare { NUM($n) }
act-bet-range = puntare da { NUM($low) } a { NUM($high) }
act-raise = rilanciare di { NUM($n) }
act-raise-range = rilanciare da { NUM($low) } a { NUM($high) }
act-fold = lasciare
act-announce = annunciare { brelan-object }
act-expose = scoprire { CARD($card, art: "def") }
act-straddle = raddoppiare al buio per { NUM($amount) }
act-no-straddle = non raddoppiare
act-rebuy = prendere nuovi gettoni
act-no-rebuy = lasciare la partita
act-seat = posto { NUM($place) }
act-seat-after = posto { NUM($place) }, il { ORD($n) } dopo il mazziere
hint-act = Il mio consiglio: { $advice }.
    .terse = { $advice }.
legal-actions = Si può: { $items }.

## Quello che si può chiedere

table-undealt = Le carte non sono ancora distribuite.
table-dead = Messa da parte: { CARD($card) }.
hand-open = Aperte: { CARDS($cards) }.
hand-folded = Le hai lasciate.
chips-row-out = { PLAYER($seat) }: fuori.
chips-row-bought = { PLAYER($seat) }: { NUM($stack) }, di cui { NUM($amount) } presi di nuovo.
    .terse = { PLAYER($seat) }: { NUM($stack) }.
    .full = { PLAYER($seat) }: { COUNT($stack, "chip") }, di cui { NUM($amount) } presi di nuovo.
chips-row = { PLAYER($seat) }: { NUM($stack) }.
    .full = { PLAYER($seat) }: { COUNT($stack, "chip") }.
chips-in-pot = Nel piatto: { NUM($pot) }.
    .terse = { "" }
    .full = Nel piatto: { COUNT($pot, "chip") }.
details-none = Nessuna mano è ancora finita.
details-deal = { ORD($n, gender: "f") } mano: { $items }.
details-item = { PLAYER($seat) } { chips-change }
deal-where = { "" }
    .full =
        { $count ->
            [0] { ORD($n, gender: "f") } mano.
           *[other] { ORD($n, gender: "f") } mano di { NUM($count) }.
        }
betting-where = { "" }
    .full = { ORD($round) } giro di puntate di { NUM($rounds) }.
turn-seating = { PLAYER($seat) } sceglie il posto.
turn-straddle = { PLAYER($seat) } può raddoppiare il piatto.
turn-exposing = { PLAYER($seat) } sceglie una carta da scoprire.
turn-rebuy = { PLAYER($seat) } può prendere nuovi gettoni.
player-chips = { PLAYER($seat) }: { COUNT($stack, "chip") }, { NUM($paid) } nel piatto.
    .terse = { PLAYER($seat) }: { NUM($stack) }, messi { NUM($paid) }.
player-folded = Carte lasciate.
player-all-in = Puntato tutto.
player-dealer = Mazziere.
player-announced = Annuncio: { brelan-named }.
player-place = { "" }
    .full = Posto { NUM($place) }.
pot-now =
    { $pot ->
        [one] Nel piatto c'è { COUNT($pot, "chip") }.
       *[other] Nel piatto ci sono { COUNT($pot, "chip") }.
    }
    .terse = Piatto { NUM($pot) }.
pot-carried = { "" }
    .full = Di questi, dalle mani precedenti: { NUM($n) }.
pot-part = { $which }, { COUNT($amount, "chip") }: per { PLAYERS($seats) }.
    .terse = { $which }, { NUM($amount) }: { PLAYERS($seats) }.
price-free = Niente da mettere: puoi dire parola.
    .terse = Gratis.
price-call = Chiamare costa { COUNT($price, "chip") }.
    .terse = Chiamare: { NUM($price) }.
price-call-all-in = Chiamare costa tutto quello che hai, { COUNT($price, "chip") }.
    .terse = { NUM($price) }, tutto.
    .full =
        { $short ->
            [0] Chiamare costa tutto quello che hai, { COUNT($price, "chip") }.
            [one] Chiamare costa tutto quello che hai, { COUNT($price, "chip") }, e ne manca { NUM($short) }.
           *[other] Chiamare costa tutto quello che hai, { COUNT($price, "chip") }, e ne mancano { NUM($short) }.
        }
price-straddle = Raddoppiare il piatto costa { COUNT($amount, "chip") }.
price-all-in = Hai puntato tutto: non devi più niente.
price-folded = Hai lasciato: non devi più niente.
price-none = Adesso non c'è niente da mettere.
price-other = { PLAYER($seat) } deve mettere { COUNT($price, "chip") }.
dealer-now = Dà le carte { PLAYER($dealer) }. Si parla in questo ordine: { PLAYERS($seats) }.
    .terse = Dà le carte { PLAYER($dealer) }.
dealer-now-you = Dai le carte tu. Si parla in questo ordine: { PLAYERS($seats) }.
    .terse = Dai le carte tu.
dealer-next = La prima mano la dà { PLAYER($dealer) }.
dealer-next-you = La prima mano la dai tu.
last-deal = La mano scorsa, numero { NUM($n) }.
    .terse = La mano scorsa.
last-deal-none = Nessuna mano è ancora finita.
value-points = { COUNT($points, "point") } a { SUIT($suit) }: in mano { $own }.
    .terse = { NUM($points) } a { SUIT($suit) }.
value-points-turned = { COUNT($points, "point") } a { SUIT($suit) }: in mano { $own }, in tavola { $turned }.
    .terse = { NUM($points) } a { SUIT($suit) }.
value-carre = Carré: { RANKS($n, $rank) } in mano, e la carta scoperta è la quarta.
    .terse = Carré, { RANKS($n, $rank) } in mano.
value-carre-pair = Carré: { RANKS($n, $rank) } in mano, più le due carte scoperte.
    .terse = Carré, { RANKS($n, $rank) } in mano.
value-favori = Favori: { RANKS($n, $rank) } in mano, e una carta scoperta è la terza.
    .terse = Favori, { RANKS($n, $rank) } in mano.
value-simple = Brelan semplice: { RANKS($n, $rank) } in mano.
    .terse = Brelan semplice, { RANKS($n, $rank) }.
value-table-suit = Nessun brelan: decidono i semi di tutto il tavolo. Tu hai { $items }.
    .terse = Nessun brelan: { $items }.
value-so-far = Per ora, con una carta ancora coperta.
    .terse = Per ora.
value-announced = L'hai annunciato.
    .terse = { "" }
value-announceable = Puoi annunciarlo.
    .terse = { "" }
rank-named = { RANK($rank) }

## Le regole di questo tavolo

rules-deal =
    { $count ->
        [0] { ORD($n, gender: "f") } mano, senza un numero fissato.
       *[other] { ORD($n, gender: "f") } mano di { NUM($count) }.
    }
rules-bets = Posta { NUM($ante) }, puntate e rilanci da { NUM($low) } a { NUM($high) }.
rules-bets-open = Posta { NUM($ante) }, puntate e rilanci da { NUM($low) } a tutti i propri gettoni.
rules-cap = In un giro, puntate e rilanci in tutto: { NUM($n) }.
rules-favori-above = Il carré batte il favori, il favori batte il brelan semplice.
rules-favori-below = Il carré batte il brelan semplice, il brelan semplice batte il favori.
rules-favori-off = Il carré batte il brelan semplice; una coppia con la carta scoperta non è un brelan.
rules-fee-announce =
    { $n ->
        [0] Un brelan annunciato non porta premi.
       *[other] Un brelan annunciato porta { COUNT($n, "chip") } da ciascuno degli altri.
    }
rules-announce-hidden = L'annuncio non dice di che brelan si tratta.
rules-fee-showdown = Alla fine ciascuno degli altri paga { COUNT($n, "chip") } per un brelan e { COUNT($high, "chip") } per un carré.
rules-fee-off = I brelan non portano premi.
rules-points-ten = Senza brelan conta il seme migliore: asso undici, le altre carte dieci.
rules-points-face = Senza brelan conta il seme migliore: asso undici, figure dieci, nove nove, otto otto.
rules-points-table =
    { $turned ->
        [yes] Senza brelan vince il seme che conta di più in tutto il tavolo, carta scoperta compresa.
       *[no] Senza brelan vince il seme che conta di più in tutte le mani, senza la carta scoperta.
    }
rules-all-cards = A parità di punti si confrontano tutte le carte, non solo la più alta.
rules-rounds = Giri di puntate: { NUM($n) }.
rules-exposing = Prima del terzo ognuno scopre una delle sue carte.
rules-two-turned = Due carte scoperte.
rules-change = Nell'ultimo giro la carta scoperta cambia una volta.
rules-open-card = La terza carta di ognuno sta scoperta.
rules-straddle = Prima delle carte si può raddoppiare il piatto al buio.
rules-redeal = Se tutti dicono parola, il piatto resta per la mano seguente.
rules-odd-carried = Un gettone che non si può dividere resta per la mano seguente.
rules-counterclockwise = Si gioca in senso antiorario.

## Domande prima di una puntata, e quanto

confirm-fold = Lasci?
    .full = Lasci? { question-yes-no }
confirm-fold-free = Parola è gratis. Lasci lo stesso?
    .full = Parola è gratis. Lasci lo stesso? { question-yes-no }
confirm-all-in = Punti tutto, { COUNT($amount, "chip") }?
    .full = Punti tutto, { COUNT($amount, "chip") }? { question-yes-no }
confirm-raise = Rilanci di { NUM($amount) }, mettendo { COUNT($total, "chip") }?
    .full = Rilanci di { NUM($amount) }, mettendo { COUNT($total, "chip") }? { question-yes-no }
nothing-to-call = Non c'è niente da chiamare: vale come parola.
    .terse = Niente da chiamare.
amount-ask = Quanto? Da { NUM($low) } a { NUM($high) }.
    .terse = Da { NUM($low) } a { NUM($high) }.
amount-ask-one = Quanto? Si può solo { NUM($n) }.
    .terse = Solo { NUM($n) }.
amount-so-far = { NUM($n) }.
amount-empty = Ancora nessun numero.

## Rifiuti

refused-cannot-check = Parola non si può: chiamare costa { NUM($price) }.
    .terse = Chiamare costa { NUM($price) }.
refused-nothing-to-call = Non c'è niente da chiamare: puoi dire parola.
    .terse = Niente da chiamare.
refused-bad-amount = Si può solo da { NUM($low) } a { NUM($high) }.
    .terse = Da { NUM($low) } a { NUM($high) }.
refused-bad-amount-one = Si può solo { NUM($n) }.
refused-above-chips = Non ne hai tanti: tutto quello che puoi è { NUM($n) }.
    .terse = Il massimo è { NUM($n) }.
refused-raise-too_few_chips = Non puoi rilanciare: chiamare costa tutti i tuoi gettoni.
refused-raise-cap_reached = Non puoi rilanciare: questo giro ha avuto tutti i suoi rilanci.
refused-raise-not_reopened = Non puoi rilanciare: da quando hai parlato nessuno ha fatto un rilancio intero.
refused-raise-nobody_can_call = Non puoi rilanciare: non c'è più nessuno che possa rispondere.
refused-committed = Hai annunciato un brelan: non puoi lasciare.
refused-no-brelan = La tua mano non è un brelan.
refused-no-brelan-yet = La tua mano non è un brelan, finché una carta in mezzo è coperta.
    .terse = Non ancora un brelan.
refused-already-announced = L'hai già annunciato.
refused-card-already-open = { CARD($card, art: "def") } è già in vista. Scegline un'altra.
    .terse = È già in vista.
refused-place-taken = Il posto { NUM($place) } è preso. Liberi: { $places }.
    .terse = Preso. Liberi: { $places }.
refused-no-such-place = Il posto { NUM($place) } non c'è. Liberi: { $places }.
    .terse = Liberi: { $places }.
refused-phase-seating = Adesso si scelgono i posti: questo viene dopo.
refused-phase-straddle = Le carte non sono ancora distribuite: prima si può raddoppiare il piatto.
refused-phase-betting = Adesso si punta: questo no.
refused-phase-exposing = Adesso si scoprono carte: questo no.
refused-phase-rebuy = Prima si prendono i nuovi gettoni.
refused-not-at-this-table = Le regole di questo tavolo non lo prevedono.

## Aiuto

help-bouillotte = Bouillotte. Tre carte a testa, una carta scoperta che appartiene a tutte le mani, e le puntate; alla fine vince chi ha più gettoni. { KEYOF("rules") } dice le regole di questo tavolo, { KEYOF("full_rules") } apre quelle del gioco.
help-bouillotte-1 = Puntare. { KEYOF("confirm") } dice parola quando è gratis, e chiama quando non lo è: quanto costa l'hai sentito quando è toccato a te. { KEYOF("bet") } punta o rilancia: scrivi quanti gettoni, poi { KEYOF("confirm") }. { KEYOF("fold") } lascia. { KEYOF("announce") } annuncia un brelan. { KEYOF("all_in") } punta tutto, dopo averlo chiesto.
help-bouillotte-2 = Quello che puoi chiedere. { KEYOF("value") } dice quanto vale la tua mano e perché, { KEYOF("price") } quanto costa chiamare, { KEYOF("pot") } il piatto. { KEYOF("table") } legge le carte scoperte, una cifra una sola. { KEYOF("next_legal") } dice che cosa puoi fare. { KEYOF("turn") } dice a chi tocca, { KEYOF("dealer") } chi dà le carte e in che ordine si parla.
help-bouillotte-3 = I gettoni. { KEYOF("scores") } dice quanti ne ha ognuno, { KEYOF("scores_details") } che cosa ha portato ogni mano, { KEYOF("last_trick") } com'è finita la mano scorsa.
help-bouillotte-4 = Carte e giocatori. { KEYOF("hand") } legge le tue carte, { KEYOF("previous_card") } e { KEYOF("next_card") } le scorrono una per una. Shift e una cifra: quanti gettoni ha un giocatore, e se è ancora in gioco; { KEYOF("previous_player") } e { KEYOF("next_player") } passano dall'uno all'altro.
help-bouillotte-5 = Parlare. Tieni premuto { KEYOF("talk") } e di', per esempio: rilancio di cinque, oppure: quanto devo mettere. { KEYOF("hands_free") } lascia il microfono aperto. { KEYOF("what_heard") } ripete che cosa ho capito.
