# Quello che si dice al tavolo di ogni gioco a prese. Il valore è il dettaglio normale; .terse e
# .full sono gli altri livelli, e .full dice tutto quello che dice .terse.

## Le giocate

play-lead = { PLAYER($seat) } apre con { CARD($card, art: "def") }.
    .terse = { PLAYER($seat) }, { CARD($card) }
play-lead-you = Apri con { CARD($card, art: "def") }.
    .terse = Tu, { CARD($card) }
play = { PLAYER($seat) } gioca { CARD($card, art: "def") }.
    .terse = { PLAYER($seat) }, { CARD($card) }
    .full = { PLAYER($seat) } gioca { CARD($card, art: "def") }{ play-highest }.
play-you = Giochi { CARD($card, art: "def") }.
    .terse = Tu, { CARD($card) }
    .full = Giochi { CARD($card, art: "def") }{ play-highest }.
play-highest =
    { $highest ->
        [yes] , per ora la carta più alta
       *[no] { "" }
    }
play-discard = { PLAYER($seat) } scarta { CARD($card, art: "def") }.
    .terse = { PLAYER($seat) }, { CARD($card) }
play-discard-you = Scarti { CARD($card, art: "def") }.
    .terse = Tu, { CARD($card) }

## Le prese

trick-taken = Prende { PLAYER($seat) }.
    .full =
        { $points ->
            [0] Prende { PLAYER($seat) }. { tricks-left }
           *[other] Prende { PLAYER($seat) }: { COUNT($points, "point") }. { tricks-left }
        }
trick-taken-you = Prendi tu.
    .full =
        { $points ->
            [0] Prendi tu. { tricks-left }
           *[other] Prendi tu: { COUNT($points, "point") }. { tricks-left }
        }
trick-taken-points = Prende { PLAYER($seat) }: { $captured }, { COUNT($points, "point") }.
    .terse = Prende { PLAYER($seat) }, { COUNT($points, "point") }.
    .full = Prende { PLAYER($seat) }: { $captured }, { COUNT($points, "point") }. { tricks-left }
trick-taken-points-you = Prendi tu: { $captured }, { COUNT($points, "point") }.
    .terse = Prendi tu, { COUNT($points, "point") }.
    .full = Prendi tu: { $captured }, { COUNT($points, "point") }. { tricks-left }
tricks-left =
    { $left ->
        [0] Era l'ultima presa.
        [one] Resta una presa.
       *[other] Restano { COUNT($left, "trick") }.
    }
trick-equalled =
    { $winner ->
        [last] Di due carte uguali vince l'ultima.
       *[first] Di due carte uguali vince la prima.
    }
    .terse = { "" }
captured-tricks = { COUNT($n, "trick") }
captured-suit = { SUITS($n, $suit) }
captured-rank = { RANKS($n, $rank) }
captured-card =
    { $n ->
        [one] { CARD($card, art: "def") }
       *[other] { CARD($card, art: "def") } due volte
    }
captured-nothing = niente

## A chi tocca

turn-lead = Tocca a te: apri tu.
    .terse = Apri tu.
    .full = Tocca a te: apri tu. Hai { HAND($cards) }.
turn-follow = Tocca a te: { SUIT($suit) }.
    .full = Tocca a te: { SUIT($suit) }. Per ora prende { PLAYER($seat) } con { CARD($top, art: "def") }. Puoi giocare { HAND($cards) }.
turn-void = Tocca a te: { SUIT($suit) }, non ne hai.
    .full = Tocca a te: { SUIT($suit) }, non ne hai. Per ora prende { PLAYER($seat) } con { CARD($top, art: "def") }. Puoi giocare qualsiasi carta. { HAND($cards) }.
turn-forced = Tocca a te: solo { CARD($card, art: "def") }.
    .full = Tocca a te: puoi giocare solo { CARD($card, art: "def") }.
turn-other = Tocca { PLAYER($seat, case: "to") }.
turn-over = La partita è finita.
turn-where = { "" }
    .full = { ORD($round, gender: "f") } manche, { ORD($n, gender: "f") } presa di { NUM($count) }.
round-leader = Apre { PLAYER($seat) }.

## Le carte in mano

hand-dealt = Le tue carte. { HAND($cards) }.
    .terse = { HAND($cards) }.
    .full = Le tue carte, { NUM($count) }. { HAND($cards) }.
hand = { HAND($cards) }.
    .full = { COUNT($count, "card") }. { HAND($cards) }.
hand-empty = Non hai carte.
hand-unseen = Chi guarda non vede le carte di nessuno.
hand-card = { CARD($card) }
    .full = { CARD($card) }, { ORD($n, gender: "f") } di { NUM($count, gender: "f") }
hand-card-barred = { CARD($card) }, non giocabile
    .terse = { CARD($card) }
    .full = { CARD($card) }, non giocabile, { ORD($n, gender: "f") } di { NUM($count, gender: "f") }
card-named = { CARD($card, art: "def") }
cards-left-out = Fuori dal gioco: { CARDS($cards, art: "def") }.
legal = Puoi giocare { HAND($cards) }.
legal-one = Solo { CARD($card, art: "def") }.
legal-any = Qualsiasi carta.
    .full = Qualsiasi carta. { HAND($cards) }.
legal-void = Non hai { SUIT($suit) }: qualsiasi carta.
    .full = Non hai { SUIT($suit) }: qualsiasi carta. { HAND($cards) }.
hint-play = Io giocherei { CARD($card, art: "def") }.

## Sul tavolo

table-row = { PLAYER($seat) }, { CARD($card) }.
table-highest = Per ora prende { PLAYER($seat) }.
    .terse = { "" }
    .full = Per ora prende { PLAYER($seat) } con { CARD($card, art: "def") }.
table-highest-you = Per ora prendi tu.
    .terse = { "" }
    .full = Per ora prendi tu con { CARD($card, art: "def") }.
table-empty = Nessuna carta sul tavolo. Apre { PLAYER($seat) }.
table-empty-you = Nessuna carta sul tavolo. Apri tu.
table-card = { PLAYER($seat) }, { CARD($card) }.
    .full = { ORD($n, gender: "f") } carta: { PLAYER($seat) }, { CARD($card) }.
table-card-none =
    { $count ->
        [0] Nessuna carta sul tavolo.
        [one] Sul tavolo c'è solo una carta.
       *[other] Sul tavolo ci sono solo { COUNT($count, "card") }.
    }
suit-led = { SUIT($suit) }, ha aperto { PLAYER($seat) }.
    .terse = { SUIT($suit) }.
    .full = { SUIT($suit) }: { PLAYER($seat) } ha aperto con { CARD($card, art: "def") }.
suit-led-you = { SUIT($suit) }, hai aperto tu.
    .terse = { SUIT($suit) }.
    .full = { SUIT($suit) }: hai aperto con { CARD($card, art: "def") }.
suit-led-none = Nessun seme per ora: apre { PLAYER($seat) }.
suit-led-none-you = Nessun seme per ora: apri tu.
last-trick = Ultima presa.
    .terse = { "" }
last-trick-taken = Ha preso { PLAYER($seat) }.
last-trick-taken-you = Hai preso tu.
last-trick-none = Ancora nessuna presa in questa manche.

## Manche e punteggi

round-over = { ORD($n, gender: "f") } manche finita.
    .terse = { ORD($n, gender: "f") } manche.
round-over-early = { ORD($n, gender: "f") } manche finita: non c'è più niente da prendere.
    .terse = { ORD($n, gender: "f") } manche, punti finiti.
everything-taken = { PLAYER($seat) } ha preso tutto: il segno cambia.
everything-taken-you = Hai preso tutto: il segno cambia.
score-line =
    { $points ->
        [0] { PLAYER($seat) }: { $captured }, totale { NUM($total) }.
       *[other] { PLAYER($seat) }: { $captured }, { NUM($points) }, totale { NUM($total) }.
    }
    .terse = { PLAYER($seat) }: { NUM($points) }, totale { NUM($total) }.
    .full =
        { $points ->
            [0] { PLAYER($seat) }: { $captured }, totale { COUNT($total, "point") }.
           *[other] { PLAYER($seat) }: { $captured }, { COUNT($points, "point") }, totale { COUNT($total, "point") }.
        }
score-row = { PLAYER($seat) }: { NUM($score) }.
    .full = { PLAYER($seat) }: { COUNT($score, "point") }.
scores-none = Nessuna manche finita: tutti a zero.
scores-after = Dopo la { ORD($n, gender: "f") } manche.
    .terse = { "" }
scores-round = { ORD($n, gender: "f") } manche.
scores-present = { ORD($n, gender: "f") } manche, finora.
so-far = In questa manche: { $captured }.
    .full =
        { $points ->
            [0] In questa manche: { $captured }.
           *[other] In questa manche: { $captured }, { COUNT($points, "point") }.
        }
so-far-you = Tu, in questa manche: { $captured }.
    .full =
        { $points ->
            [0] Tu, in questa manche: { $captured }.
           *[other] Tu, in questa manche: { $captured }, { COUNT($points, "point") }.
        }
so-far-row = { PLAYER($seat) }: { $captured }.
    .full =
        { $points ->
            [0] { PLAYER($seat) }: { $captured }.
           *[other] { PLAYER($seat) }: { $captured }, { COUNT($points, "point") }.
        }
player = { PLAYER($seat) }: { COUNT($count, "card") }, { COUNT($score, "point") }.
player-none = A questo tavolo si gioca solo in { NUM($players) }.
game-won = La partita è finita. Vinci tu.
game-won-shared = La partita è finita. Vincete insieme: { PLAYERS($seats) }.
game-lost = La partita è finita. Vince { PLAYERS($seats) }.
game-lost-shared = La partita è finita. Vincono { PLAYERS($seats) }.
place-line = { ORD($place) } posto: { PLAYERS($seats) }, { NUM($score) }.
    .full = { ORD($place) } posto: { PLAYERS($seats) }, { COUNT($score, "point") }.
place-line-shared = { ORD($place) } posto a pari merito: { PLAYERS($seats) }, { NUM($score) }.
    .full = { ORD($place) } posto a pari merito: { PLAYERS($seats) }, { COUNT($score, "point") }.

## Rifiuti

refused-must-follow-suit = Devi rispondere al seme. Puoi giocare { HAND($cards) }.
    .terse = { HAND($cards) }.
refused-must-follow-one = Devi rispondere al seme: solo { CARD($card, art: "def") }.
    .terse = Solo { CARD($card, art: "def") }.
refused-card-not-in-hand = Non hai { CARD($card, art: "def") }.
refused-not-your-turn = Non tocca a te: tocca { PLAYER($seat, case: "to") }.
    .terse = Tocca { PLAYER($seat, case: "to") }.
refused-no-such-action = In questo gioco non si può fare.
refused-unknown = Non conosco questa mossa.
refused-ambiguous = Ce n'è più di una: { $actions }. Quale?
refused-wrong-phase-waiting = La partita non è iniziata. Si inizia con { KEYOF("confirm") }.
refused-wrong-phase-playing = La partita è già iniziata.
refused-wrong-phase-over = La partita è finita. Per una nuova, { KEYOF("confirm") }.
refused-other = Adesso non si può.
