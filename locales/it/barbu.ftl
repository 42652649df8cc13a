# Barbu: i contratti, il contro, il domino e i punteggi. $worth sono punti con il loro segno.

## I contratti, come si nominano in ogni frase; def è la forma con l'articolo, dove c'è

contract-no_tricks = niente prese
    .def = niente prese
contract-no_clubs = niente fiori
    .def = niente fiori
contract-no_diamonds = niente quadri
    .def = niente quadri
contract-no_spades = niente picche
    .def = niente picche
contract-no_hearts = niente cuori
    .def = niente cuori
contract-no_queens = niente donne
    .def = niente donne
contract-no_jacks = niente fanti
    .def = niente fanti
contract-barbu = barbu
    .def = il barbu
contract-no_last_trick = niente ultima presa
    .def = niente ultima presa
contract-no_last_two = niente ultime due
    .def = niente ultime due
contract-salade = insalata
    .def = l'insalata
contract-trumps = briscola
    .def = la briscola
contract-domino = domino
    .def = il domino

count-deal = { $n ->
    [one] { NUM($n, gender: "f") } mano
   *[other] { NUM($n, gender: "f") } mani
}
count-pass = { $n ->
    [one] un passo
   *[other] { NUM($n) } passi
}
count-double = { NUM($n, gender: "m") } contro

## La partita e le sue mani

barbu-started = Barbu: { COUNT($players, "player") }, { COUNT($count, "card") } a testa, { COUNT($hands, "deal") }. Dalla tua sinistra: { PLAYERS($seats) }.
    .terse = Barbu, { COUNT($players, "player") }.
    .full = Barbu: { COUNT($players, "player") }, { COUNT($count, "card") } a testa, { COUNT($hands, "deal") }; vince il totale più alto. Dalla tua sinistra: { PLAYERS($seats) }.
barbu-started-watched = Barbu: { COUNT($players, "player") }, { COUNT($count, "card") } a testa, { COUNT($hands, "deal") }. Al tavolo, in senso orario: { PLAYERS($seats) }.
    .terse = Barbu, { COUNT($players, "player") }.
    .full = Barbu: { COUNT($players, "player") }, { COUNT($count, "card") } a testa, { COUNT($hands, "deal") }; vince il totale più alto. Al tavolo, in senso orario: { PLAYERS($seats) }.
barbu-anticlockwise = Si gioca in senso antiorario.
barbu-deal = { ORD($n, gender: "f") } mano di { NUM($total) }.
    .terse = { ORD($n, gender: "f") } mano.
barbu-deal-dealer = Dà le carte { PLAYER($seat) }.
barbu-deal-dealer-you = Dai le carte tu.
barbu-deal-dealer-again = { "" }
    .full = Dà ancora le carte { PLAYER($seat) }.
barbu-deal-dealer-again-you = { "" }
    .full = Dai ancora le carte tu.
barbu-deal-leader = { "" }
    .full = Apre { PLAYER($seat) }.
barbu-where = { "" }
    .full = { ORD($n, gender: "f") } mano di { NUM($total) }.
barbu-where-contract = { "" }
    .full = { ORD($n, gender: "f") } mano di { NUM($total) }, { CONTRACT($contract) }.
barbu-where-trick = { "" }
    .full = { ORD($n, gender: "f") } presa di { NUM($count) }.

## Che cosa conta in un contratto

barbu-announced = { CONTRACT($contract) }. { $prices }
    .terse = { CONTRACT($contract) }.
barbu-announced-last = Ne resta uno solo: { CONTRACT($contract) }. { $prices }
    .terse = { CONTRACT($contract) }.
barbu-announced-chosen = { PLAYER($seat) } sceglie { CONTRACT($contract, art: "def") }. { $prices }
    .terse = { PLAYER($seat) }: { CONTRACT($contract) }.
barbu-announced-chosen-you = Scegli { CONTRACT($contract, art: "def") }. { $prices }
    .terse = { CONTRACT($contract) }.
barbu-trump-named = { PLAYER($seat) } dice: briscola { SUIT($suit) }.
    .terse = Briscola { SUIT($suit) }.
barbu-trump-named-you = Dici: briscola { SUIT($suit) }.
    .terse = Briscola { SUIT($suit) }.
barbu-start-named = { PLAYER($seat) } decide: si parte { RANK($rank, art: "from") }.
    .terse = Si parte { RANK($rank, art: "from") }.
barbu-start-named-you = Decidi tu: si parte { RANK($rank, art: "from") }.
    .terse = Si parte { RANK($rank, art: "from") }.
barbu-cost-trick = Ogni presa costa { COUNT($points, "point") }.
barbu-cost-suit-card = Ogni carta di { SUIT($suit) } costa { COUNT($points, "point") }.
barbu-cost-queen = Ogni donna costa { COUNT($points, "point") }.
barbu-cost-jack = Ogni fante costa { COUNT($points, "point") }.
barbu-cost-barbu = { CARD($card, art: "def") } costa { COUNT($points, "point") }.
barbu-cost-last-trick = L'ultima presa costa { COUNT($points, "point") }.
barbu-cost-whole-card = { CARD($card, art: "def") } costa in tutto { COUNT($points, "point") }.
barbu-cost-card = { CARD($card, art: "def") } costa { COUNT($points, "point") }.
barbu-gain-trick = Ogni presa porta { COUNT($points, "point") }.
barbu-costs = Penalità: { $prices }.
barbu-price-trick = ogni presa { NUM($points) }
barbu-price-suit-card = ogni carta di { SUIT($suit) } { NUM($points) }
barbu-price-queen = ogni donna { NUM($points) }
barbu-price-jack = ogni fante { NUM($points) }
barbu-price-barbu = { CARD($card, art: "def") } { NUM($points) }
barbu-price-last-trick = l'ultima presa { NUM($points) }
barbu-price-second-last-trick = la penultima presa { NUM($points) }
barbu-price-whole-card = { CARD($card, art: "def") } in tutto { NUM($points) }
barbu-price-card = { CARD($card, art: "def") } { NUM($points) }
barbu-awards = Premi: { $awards }.
barbu-award = { ORD($n) } { NUM($points) }
barbu-award-others = gli altri { NUM($points) }

## Le regole della mano

barbu-rules = { CONTRACT($contract) }. { $prices }
barbu-rules-unchosen = { PLAYER($seat) } non ha ancora scelto il contratto. Restano: { $contracts }.
barbu-rules-unchosen-you = Non hai ancora scelto il contratto. Restano: { $contracts }.
barbu-rules-declarer = { "" }
    .full = Dichiara { PLAYER($seat) }.
barbu-rules-declarer-you = { "" }
    .full = Dichiari tu.
barbu-rules-adds-up = I prezzi di una stessa carta si sommano.
    .terse = { "" }
barbu-rules-slam =
    { $what ->
        [tricks] Cappotto: fare tutte le prese porta { COUNT($points, "point") }.
        [suit] Cappotto: prendere tutte le carte di { SUIT($suit) } porta { COUNT($points, "point") }.
        [queens] Cappotto: prendere tutte le donne porta { COUNT($points, "point") }.
       *[jacks] Cappotto: prendere tutti i fanti porta { COUNT($points, "point") }.
    }
    .terse = { "" }
barbu-rules-trump = Briscola: { SUIT($suit) }.
barbu-rules-trump-open = { PLAYER($seat) } non ha ancora nominato la briscola.
barbu-rules-trump-open-you = Non hai ancora nominato la briscola.
barbu-rules-start = Ogni seme si apre { RANK($rank, art: "with") }.
barbu-rules-start-open = { PLAYER($seat) } non ha ancora detto da che carta si parte.
barbu-rules-start-open-you = Non hai ancora detto da che carta si parte.
barbu-rules-ace =
    { $side ->
        [high] Gli assi vanno sopra i re.
        [low] Gli assi vanno sotto le carte più basse.
       *[first_player_chooses] Il primo asso giocato decide per tutti se gli assi sono alti o bassi.
    }
    .terse = { "" }
barbu-rules-second =
    { $second ->
        [optional] Un asso dà un secondo turno, che si può rifiutare.
       *[yes] Un asso dà un secondo turno.
    }
    .terse = { "" }
barbu-rules-early = La mano finisce con l'ultima carta che costa.
    .terse = { "" }
barbu-lead-only-suit-left = Chi ha altro in mano non può aprire a { $suits }.
    .terse = { "" }
barbu-lead-after-discard = Chi ha altro in mano non può aprire a { $suits }, finché nessuno ne ha scartata una carta.
    .terse = { "" }
barbu-barred-suit = { SUIT($suit) }
barbu-follow = { "" }
    .full = Chi può deve rispondere al seme. Prende la carta più alta del seme di mano.
barbu-follow-trumps = { "" }
    .full = Chi può deve rispondere al seme; chi non può deve giocare una briscola più alta di quelle sul tavolo, se ce l'ha. Se si apre con una briscola, chi può deve salire. Prende la briscola più alta.
barbu-follow-domino = { "" }
    .full = Una carta a turno; chi può deve giocare. Chi resta senza carte occupa il prossimo posto.

## Il contro

barbu-contro-opened = Adesso i contro.
    .terse = I contro.
barbu-contro-anyone = { "" }
    .full = Si può contrare chiunque.
barbu-contro-declarer-only = { "" }
    .full = Si può contrare solo il dichiarante: { PLAYER($seat) }.
barbu-contro-declarer-only-you = { "" }
    .full = Si può contrare solo il dichiarante: tu.
barbu-contro-owed =
    { $automatic ->
        [yes] Devi ancora { COUNT($missing, "double") } { PLAYER($seat, case: "to") }, e hai solo { COUNT($hands, "deal") }: lo dà il gioco per te.
       *[no] Devi ancora { COUNT($missing, "double") } { PLAYER($seat, case: "to") }, e hai solo { COUNT($hands, "deal") }.
    }
barbu-doubles = { PLAYER($seat) } contra { PLAYER($target) }.
barbu-doubles-you = Contri { PLAYER($target) }.
barbu-doubles-me = { PLAYER($seat) } ti contra.
barbu-doubles-automatic = Era dovuto.
    .terse = { "" }
barbu-redoubles = { PLAYER($seat) } ricontra { PLAYER($target) }.
barbu-redoubles-you = Ricontri { PLAYER($target) }.
barbu-redoubles-me = { PLAYER($seat) } ti ricontra.
barbu-passes = { PLAYER($seat) } passa.
barbu-passes-you = Passi.
barbu-contro-done = { PLAYER($seat) } non dice altro.
barbu-contro-done-you = Non dici altro.
barbu-contro-closed = I contro sono finiti.
    .terse = Contro finiti.
barbu-contro-none = Nessuno contra.
barbu-doubles-none = Nessuno ha contrato.
barbu-doubled-row =
    { $times ->
        [2] { PLAYER($seat) } ha contrato { PLAYER($target) }, che ha ricontrato.
       *[1] { PLAYER($seat) } ha contrato { PLAYER($target) }.
    }
barbu-doubled-row-you =
    { $times ->
        [2] Hai contrato { PLAYER($target) }, che ha ricontrato.
       *[1] Hai contrato { PLAYER($target) }.
    }
barbu-doubled-row-me =
    { $times ->
        [2] { PLAYER($seat) } ti ha contrato, e hai ricontrato.
       *[1] { PLAYER($seat) } ti ha contrato.
    }
barbu-closed-row = { "" }
    .full = { barbu-doubled-row }
barbu-closed-row-you = { "" }
    .full = { barbu-doubled-row-you }
barbu-closed-row-me = { "" }
    .full = { barbu-doubled-row-me }
barbu-owed = { "" }
    .full = Devi ancora { COUNT($missing, "double") } al dichiarante, in { COUNT($hands, "deal") }.
barbu-settled =
    { $times ->
        [2] Ricontro: { PLAYER($target) } paga { COUNT($points, "point") } { PLAYER($seat, case: "to") }.
       *[1] Contro: { PLAYER($target) } paga { COUNT($points, "point") } { PLAYER($seat, case: "to") }.
    }
    .terse = { "" }
barbu-settled-even = { "" }
    .full =
        { $times ->
            [2] Ricontro: { PLAYER($seat) } e { PLAYER($target) } sono pari.
           *[1] Contro: { PLAYER($seat) } e { PLAYER($target) } sono pari.
        }
barbu-settled-you-won =
    { $times ->
        [2] Ricontro: { PLAYER($target) } ti paga { COUNT($points, "point") }.
       *[1] Contro: { PLAYER($target) } ti paga { COUNT($points, "point") }.
    }
barbu-settled-you-lost =
    { $times ->
        [2] Ricontro: paghi { COUNT($points, "point") } { PLAYER($target, case: "to") }.
       *[1] Contro: paghi { COUNT($points, "point") } { PLAYER($target, case: "to") }.
    }
barbu-settled-you-even =
    { $times ->
        [2] Ricontro: tu e { PLAYER($target) } siete pari.
       *[1] Contro: tu e { PLAYER($target) } siete pari.
    }

## Le decisioni

barbu-ask-contract = Tocca a te: scegli il contratto.
    .terse = Quale contratto?
barbu-ask-trump = Tocca a te: qual è la briscola?
    .terse = Quale briscola?
barbu-ask-start-rank = Tocca a te: da che carta si parte?
    .terse = Da che carta?
barbu-ask-double = Dai il contro?
    .full = { CONTRACT($contract) }, dichiara { PLAYER($seat) }. Dai il contro?
barbu-ask-redouble = Dai il ricontro?
barbu-ask-more = Altro?
barbu-ask-nobody-left = Non resta nessuno da contrare. Passa con { KEYOF("pass") }.
    .terse = Non resta nessuno.
barbu-ask-ace = { CARD($card, art: "def") } è alto o basso?
barbu-contract = { CONTRACT($contract) }
barbu-rank = { RANK($rank) }
barbu-awaited = { RANK($rank, art: "def") }
barbu-choice-trump = { SUIT($suit) }
barbu-choice-rank = { RANK($rank, art: "from") }
barbu-choice-rank-itself = { RANK($rank, art: "from") }.
barbu-choice-double = contro { PLAYER($seat, case: "to") }
barbu-choice-redouble = ricontro { PLAYER($seat, case: "to") }
barbu-choice-pass = passo
barbu-choice-high = alto, sopra il re
barbu-choice-low = basso, sotto la carta più bassa
barbu-hint = Il mio consiglio: { $action }.
barbu-turn-contract = { PLAYER($seat) } sceglie il contratto.
barbu-turn-trump-suit = { PLAYER($seat) } nomina la briscola.
barbu-turn-start-rank = { PLAYER($seat) } decide da che carta si parte.
barbu-turn-contro = { PLAYER($seat) } decide se contrare.

## Le prese

barbu-trick-points = Prende { PLAYER($seat) }: { $worth }.
    .terse = Prende { PLAYER($seat) }: { $worth }.
    .full = Prende { PLAYER($seat) }: { $worth }. { tricks-left }
barbu-trick-points-you = Prendi tu: { $worth }.
    .terse = Prendi tu: { $worth }.
    .full = Prendi tu: { $worth }. { tricks-left }
barbu-trick-captured = Prende { PLAYER($seat) }: { $captured }, { $worth }.
    .terse = Prende { PLAYER($seat) }: { $worth }.
    .full = Prende { PLAYER($seat) }: { $captured }, { $worth }. { tricks-left }
barbu-trick-captured-you = Prendi tu: { $captured }, { $worth }.
    .terse = Prendi tu: { $worth }.
    .full = Prendi tu: { $captured }, { $worth }. { tricks-left }
barbu-turn-lead-barred = Tocca a te: apri tu, ma non a { $suits }.
    .terse = Apri, non a { $suits }.
    .full = Tocca a te: apri tu, ma non a { $suits }. Puoi giocare { HAND($cards) }.
barbu-turn-trump = Tocca a te: { SUIT($suit) }, non ne hai: serve una briscola.
    .full = Tocca a te: { SUIT($suit) }, non ne hai: serve una briscola. Per ora prende { PLAYER($seat) } con { CARD($top, art: "def") }. Puoi giocare { HAND($cards) }.
barbu-turn-higher = Tocca a te: { SUIT($suit) }, sopra { CARD($top, art: "def") }.
    .full = Tocca a te: { SUIT($suit) }, sopra { CARD($top, art: "def") } { PLAYER($seat, case: "of") }. Puoi giocare { HAND($cards) }.
barbu-legal-trump = Non hai { SUIT($suit) } e devi giocare briscola. { HAND($cards) }.
barbu-last-trick-none = Ancora nessuna presa in questa mano.
barbu-table-bare = Ancora nessuna carta sul tavolo.

## Che cosa si prende

barbu-points = { NUM($n) }
barbu-plus = più { NUM($n) }
barbu-item-barbu = il Barbu
barbu-item-last-trick = l'ultima presa
barbu-item-second-last-trick = la penultima presa
barbu-item-place = { ORD($n) } posto
barbu-item-unplaced = carte ancora in mano

## Il domino

barbu-lays = { PLAYER($seat) }, { CARD($card) }.
    .full = { PLAYER($seat) } mette { CARD($card, art: "def") }.
barbu-lays-you = Metti { CARD($card, art: "def") }.
    .terse = { CARD($card) }.
barbu-opens = { PLAYER($seat) } apre { SUIT($card) }.
    .terse = { PLAYER($seat) }, { CARD($card) }.
    .full = { PLAYER($seat) } apre con { CARD($card, art: "def") }.
barbu-opens-you = Apri { SUIT($card) }.
    .terse = { CARD($card) }.
    .full = Apri con { CARD($card, art: "def") }.
barbu-suit-complete = Seme di { SUIT($suit) } completo.
    .terse = { "" }
barbu-laid-run = { "" }
    .full = { SUIT($suit) } { RANK($lower, art: "from") } { RANK($upper, art: "to") }.
barbu-one-left = { PLAYER($seat) } ha ancora { COUNT($count, "card") }.
    .terse = { "" }
barbu-one-left-you = Hai ancora { COUNT($count, "card") }.
    .terse = { "" }
barbu-cards-left = { "" }
    .full = { PLAYER($seat) } ha ancora { COUNT($count, "card") }.
barbu-cards-left-you = { "" }
    .full = Hai ancora { COUNT($count, "card") }.
barbu-ace-decided =
    { $side ->
        [high] Da ora gli assi sono alti: vanno sopra i re.
       *[low] Da ora gli assi sono bassi: vanno sotto le carte più basse.
    }
    .terse =
        { $side ->
            [high] Assi alti.
           *[low] Assi bassi.
        }
barbu-again = { PLAYER($seat) } gioca ancora.
barbu-again-unable = { PLAYER($seat) } non ha niente per il secondo turno.
    .terse = { PLAYER($seat) } non continua.
barbu-again-unable-you = Non hai niente per il secondo turno.
    .terse = Non puoi continuare.
barbu-stops = { PLAYER($seat) } si ferma qui.
barbu-stops-you = Ti fermi qui.
barbu-out = { PLAYER($seat) } ha finito: { ORD($n) } posto, { $worth }.
    .terse = { PLAYER($seat) } finisce: { ORD($n) }.
barbu-out-you = Hai finito: { ORD($n) } posto, { $worth }.
    .terse = Hai finito: { ORD($n) }.
barbu-turn-stuck = Tocca a te: niente va bene. Passa con { KEYOF("pass") }.
    .terse = Niente va bene: passa.
barbu-turn-again = Ancora tu. { HAND($cards) }.
barbu-turn-again-or-pass = Ancora tu, se vuoi. { HAND($cards) }. Oppure passa con { KEYOF("pass") }.
    .terse = Ancora tu, o passa.
barbu-turn-domino = Tocca a te. { HAND($cards) }.
    .full = Tocca a te, { COUNT($count, "card") } fra cui scegliere. { HAND($cards) }.
barbu-turn-domino-many = Tocca a te. { HAND($cards) }.
    .terse = Tocca a te: { COUNT($count, "card") }.
    .full = Tocca a te, { COUNT($count, "card") } fra cui scegliere. { HAND($cards) }.
barbu-fits-none = Nessuna delle tue carte va bene.
barbu-card-fits = { CARD($card) }
    .full = { CARD($card) }, va bene, { ORD($n, gender: "f") } di { NUM($count, gender: "f") }
barbu-card-waits = { CARD($card) }, aspetta { $next }
    .terse = { CARD($card) }
    .full = { CARD($card) }, aspetta { $next }{ $more ->
        [0] { "" }
       *[other] , poi { $then }
    }, { ORD($n, gender: "f") } di { NUM($count, gender: "f") }
barbu-layout-empty = Nessun seme è aperto; ognuno si apre { RANK($rank, art: "with") }.
barbu-run = { SUIT($suit) } { RANK($lower, art: "from") } { RANK($upper, art: "to") }.
barbu-run-one = { SUIT($suit) }: solo { RANK($rank, art: "def") }.
barbu-run-closed = { SUIT($suit) }: non aperto.
barbu-suit-complete-row = { SUIT($suit) }: completo.
barbu-suits-only = Le cifre da uno a quattro leggono i quattro semi.
barbu-ends = { SUIT($suit) }: { RANK($lower) } o { RANK($upper) }.
barbu-ends-one = { SUIT($suit) }: { RANK($rank) }.
barbu-ends-closed = { SUIT($suit) }: non aperto, ci vuole { RANK($rank, art: "def") }.
barbu-passed-last = Passo all'ultimo turno: { PLAYERS($seats) }.
barbu-needs = { CARD($card, art: "def") } aspetta { $waits }.
    .terse = { CARD($card) }: { $waits }.
barbu-needs-nothing = { CARD($card, art: "def") } va bene adesso.
barbu-needs-lies = { CARD($card, art: "def") } è già sul tavolo.
barbu-needs-left-out = { CARD($card, art: "def") } non è in gioco a questo tavolo.
barbu-passed-none = All'ultimo turno non ha passato nessuno.
barbu-passed-nobody = Finora non ha passato nessuno.
barbu-passed-times = { PLAYER($seat) }: finora { COUNT($n, "pass") }.
    .terse = { "" }
barbu-passed-times-you = Tu: finora { COUNT($n, "pass") }.
    .terse = { "" }
barbu-out-row = Già fuori: { PLAYERS($seats) }.
barbu-since = Le ultime carte.
    .terse = { "" }
barbu-since-nothing = Ancora nessuna carta sul tavolo.
barbu-no-suit-led = Nel domino non c'è seme di mano.
barbu-no-domino = Questa mano non è un domino.

## I punteggi

barbu-scored = { ORD($n, gender: "f") } mano finita: { CONTRACT($contract) }.
    .terse = { ORD($n, gender: "f") } mano, { CONTRACT($contract) }.
    .full = { ORD($n, gender: "f") } mano di { NUM($total) } finita: { CONTRACT($contract) }.
barbu-scored-early = Non restava niente da prendere.
    .terse = { "" }
barbu-slam =
    { $what ->
        [tricks] Cappotto: { PLAYER($seat) } ha fatto tutte le prese.
        [suit] Cappotto: { PLAYER($seat) } ha preso tutte le carte di { SUIT($suit) }.
        [queens] Cappotto: { PLAYER($seat) } ha preso tutte le donne.
       *[jacks] Cappotto: { PLAYER($seat) } ha preso tutti i fanti.
    }
barbu-slam-you =
    { $what ->
        [tricks] Cappotto: hai fatto tutte le prese.
        [suit] Cappotto: hai preso tutte le carte di { SUIT($suit) }.
        [queens] Cappotto: hai preso tutte le donne.
       *[jacks] Cappotto: hai preso tutti i fanti.
    }
barbu-score-line = { PLAYER($seat) }: { $captured }, { $worth }, totale { NUM($total) }.
    .terse = { PLAYER($seat) }: { $worth }, totale { NUM($total) }.
barbu-score-line-zero = { PLAYER($seat) }: { $captured }, totale { NUM($total) }.
    .terse = { PLAYER($seat) }: totale { NUM($total) }.
barbu-score-line-doubled = { PLAYER($seat) }: { $captured }, { $before }; con i contro { $worth }, totale { NUM($total) }.
    .terse = { PLAYER($seat) }: { $worth }, totale { NUM($total) }.
barbu-score-line-doubled-zero = { PLAYER($seat) }: { $captured }; con i contro { $worth }, totale { NUM($total) }.
    .terse = { PLAYER($seat) }: { $worth }, totale { NUM($total) }.
barbu-so-far = In questa mano: { $captured }.
    .full = In questa mano: { $captured }, { $worth }.
barbu-so-far-nothing = In questa mano: { $captured }.
barbu-so-far-you = Tu, in questa mano: { $captured }.
    .full = Tu, in questa mano: { $captured }, { $worth }.
barbu-so-far-you-nothing = Tu, in questa mano: { $captured }.
barbu-so-far-row = { PLAYER($seat) }: { $captured }.
    .full = { PLAYER($seat) }: { $captured }, { $worth }.
barbu-so-far-row-nothing = { PLAYER($seat) }: { $captured }.
barbu-scores-none = Nessuna mano finita: tutti a zero.
barbu-scores-after = Dopo { COUNT($n, "deal") } su { NUM($total) }.
    .terse = { "" }
barbu-scores-present = { ORD($n, gender: "f") } mano, { CONTRACT($contract) }, finora.
barbu-scores-deal = { ORD($n, gender: "f") } mano, { CONTRACT($contract) }: { $scores }.
barbu-scores-deal-earlier = { "" }
    .full = { barbu-scores-deal }
barbu-scores-earlier = Le mani prima: con tutti i dettagli.
    .full = { "" }
barbu-scores-item = { PLAYER($seat) } { NUM($n) }
barbu-player-declares = { "" }
    .full = Dichiarante di questa mano.
barbu-left-now = Adesso { CONTRACT($contract) }, dà le carte { PLAYER($seat) }. Contratti rimasti.
barbu-left-now-you = Adesso { CONTRACT($contract) }, dai le carte tu. Contratti rimasti.
barbu-left-row = { PLAYERS($seats) }: { $contracts }.
barbu-left-all = { PLAYERS($seats) }: tutti e { NUM($count) }.
barbu-left-none = { PLAYERS($seats) }: nessuno.

## Rifiuti

refused-must-trump = Devi giocare una briscola.
refused-must-overtrump = Devi giocare una briscola sopra { CARD($card, art: "def") }.
    .terse = Briscola più alta.
refused-must-play = Hai una carta che va bene, quindi non puoi passare.
    .terse = Non puoi passare.
refused-lead-only-suit-left = Non puoi aprire a { $suits } finché hai altro in mano.
    .terse = Non a { $suits }.
refused-lead-after-discard = Non puoi ancora aprire a { $suits }: nessuno ne ha scartata una carta.
    .terse = Non ancora a { $suits }.
barbu-can-play =
    { $count ->
        [1] Puoi giocare solo { CARDS($cards, art: "def") }.
       *[other] Puoi giocare { HAND($cards) }.
    }
    .terse = { HAND($cards) }.
refused-suit-closed = { SUIT($suit) } non è ancora aperto: prima ci vuole { RANK($rank, art: "def") }.
    .terse = Prima { RANK($rank, art: "def") }.
refused-needs = Non va bene. { SUIT($suit) }, adesso: { RANK($rank) }.
    .terse = { SUIT($suit) }: { RANK($rank) }.
refused-needs-either = Non va bene. { SUIT($suit) }, adesso: { RANK($lower) } o { RANK($upper) }.
    .terse = { SUIT($suit) }: { RANK($lower) } o { RANK($upper) }.
refused-contract-played = Non puoi scegliere di nuovo { CONTRACT($contract, art: "def") }. Restano: { $contracts }.
    .terse = { CONTRACT($contract) }: già giocato.
refused-contract-disabled = { CONTRACT($contract) }: a questo tavolo non si gioca. Restano: { $contracts }.
    .terse = { CONTRACT($contract) }: qui no.
refused-rank-not-available = Qui non si può partire { RANK($rank, art: "from") }. Puoi scegliere { $ranks }.
    .terse = Non { RANK($rank, art: "from") }.
refused-contro-off = A questo tavolo non c'è il contro.
refused-contro-out-of-turn = Il contro si dà dopo il contratto e prima della prima carta.
    .terse = Adesso niente contro.
refused-contro-oneself = A te non puoi dare il contro.
refused-contro-twice = Hai già contrato { PLAYER($seat) }.
refused-contro-twice-redoubled = Hai già ricontrato { PLAYER($seat) }.
refused-contro-declarer-first = Dichiari tu: puoi soltanto ricontrare.
    .terse = Puoi soltanto ricontrare.
refused-contro-doubled-by-target = { PLAYER($seat) } ti ha contrato: puoi ricontrare.
    .terse = Puoi soltanto ricontrare.
refused-contro-positive-contract = Nella briscola e nel domino si può contrare solo il dichiarante.
    .terse = Solo il dichiarante.
refused-contro-only-declarer = A questo tavolo si può contrare solo il dichiarante: { PLAYER($seat) }.
    .terse = Solo { PLAYER($seat) }.
refused-contro-redouble-off = A questo tavolo non c'è il ricontro.
refused-contro-not-doubled-by-target = { PLAYER($seat) } non ti ha contrato.
refused-phase-contract = Prima scegli il contratto.
refused-phase-trump = Prima nomina la briscola.
refused-phase-start-rank = Prima di' da che carta si parte.
refused-phase-contro = Prima di' se contri o passi.
refused-phase-ace = Prima di' se l'asso è alto o basso.
refused-phase-tricks = Adesso puoi solo giocare una carta.
refused-phase-domino = Adesso puoi solo mettere una carta.

## Aiuto

help-barbu = Barbu. Ognuno guida una volta ogni contratto; le penalità abbassano il punteggio e vince il totale più alto. { KEYOF("rules") } dice il contratto di questa mano e quanto costa, { KEYOF("contracts_left") } i contratti che ognuno deve ancora guidare.
help-barbu-keys = Le decisioni. Quando scegli un contratto, la briscola o chi contrare, premi il numero di una risposta, oppure scorri le risposte con { KEYOF("previous_item") } e { KEYOF("next_item") } e premi { KEYOF("confirm") }. { KEYOF("contro") } dà il contro, { KEYOF("pass") } passa, anche nel domino. { KEYOF("open_ends") } dice quale carta vuole ogni seme del domino, { KEYOF("needs") } che cosa aspetta la carta su cui sei, { KEYOF("passed") } chi ha passato, e una cifra da uno a quattro legge un seme. Ogni carta del domino ha la sua nota: più è vicina all'asso, più è alta.

## Le note del domino

cue-run = Nota del domino
    .help = qualcuno mette una carta nel domino: più è vicina all'asso, più la nota è alta; senti tutta la scala, dalla carta più bassa all'asso
cue-run_complete = Seme completo
    .help = nel domino si mette l'ultima carta di un seme
