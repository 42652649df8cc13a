# Bouillabaisse: le manche, e le opzioni che ha solo lei.

bouillabaisse-started = Bouillabaisse: { COUNT($players, "player") }, { COUNT($count, "card") } a testa. { bouillabaisse-company } Dà le carte { PLAYER($dealer) }.
    .terse = Bouillabaisse, { COUNT($players, "player") }. Dà le carte { PLAYER($dealer) }.
    .full = Bouillabaisse: { COUNT($players, "player") }, { COUNT($count, "card") } a testa, sei manche; vince il totale più basso. { bouillabaisse-company } Dà le carte { PLAYER($dealer) }.
bouillabaisse-started-you = Bouillabaisse: { COUNT($players, "player") }, { COUNT($count, "card") } a testa. { bouillabaisse-company } Dai le carte tu.
    .terse = Bouillabaisse, { COUNT($players, "player") }. Dai le carte tu.
    .full = Bouillabaisse: { COUNT($players, "player") }, { COUNT($count, "card") } a testa, sei manche; vince il totale più basso. { bouillabaisse-company } Dai le carte tu.
bouillabaisse-started-watched = Bouillabaisse: { COUNT($players, "player") }, { COUNT($count, "card") } a testa. Al tavolo, in senso orario: { PLAYERS($seats) }. Dà le carte { PLAYER($dealer) }.
    .terse = Bouillabaisse, { COUNT($players, "player") }. Dà le carte { PLAYER($dealer) }.
    .full = Bouillabaisse: { COUNT($players, "player") }, { COUNT($count, "card") } a testa, sei manche; vince il totale più basso. Al tavolo, in senso orario: { PLAYERS($seats) }. Dà le carte { PLAYER($dealer) }.
bouillabaisse-company =
    { $players ->
        [2] Contro { PLAYERS($seats) }.
       *[other] Dalla tua sinistra: { PLAYERS($seats) }.
    }
bouillabaisse-targets = Il seme è { SUIT($suit) }, il valore è { RANK($rank) }, la carta speciale è { CARD($card, art: "def") }.

bouillabaisse-round-1 = Prima manche. Ogni presa costa { COUNT($points_trick, "point") }.
    .terse = Prima manche: prese, { COUNT($points_trick, "point") }.
bouillabaisse-round-2 = Seconda manche. Ogni carta di { SUIT($suit) } costa { COUNT($points_suit, "point") }.
    .terse = Seconda manche: { SUIT($suit) }, { COUNT($points_suit, "point") }.
bouillabaisse-round-3 = Terza manche. Ogni { RANK($rank) } costa { COUNT($points_rank, "point") }.
    .terse = Terza manche: ogni { RANK($rank) }, { COUNT($points_rank, "point") }.
bouillabaisse-round-4 =
    { $copies ->
        [one] Quarta manche. { CARD($card, art: "def") } costa { COUNT($points_special, "point") }.
       *[other] Quarta manche. Ogni { CARD($card) } costa { COUNT($points_special, "point") }.
    }
    .terse = Quarta manche: { CARD($card) }, { COUNT($points_special, "point") }.
bouillabaisse-round-5 = Quinta manche. Conta tutto: ogni presa { NUM($points_trick) }, ogni carta di { SUIT($suit) } { NUM($points_suit) }, ogni { RANK($rank) } { NUM($points_rank) }, { CARD($card, art: "def") } { NUM($points_special) }.
    .terse = Quinta manche, tutto insieme: ogni presa { NUM($points_trick) }, ogni carta di { SUIT($suit) } { NUM($points_suit) }, ogni { RANK($rank) } { NUM($points_rank) }, { CARD($card) } { NUM($points_special) }.
bouillabaisse-round-6 = Sesta e ultima manche: adesso conviene prendere. Ogni presa toglie { NUM($points_trick) }, ogni carta di { SUIT($suit) } { NUM($points_suit) }, ogni { RANK($rank) } { NUM($points_rank) }, { CARD($card, art: "def") } { NUM($points_special) }.
    .terse = Sesta manche, i punti si tolgono: ogni presa { NUM($points_trick) }, ogni carta di { SUIT($suit) } { NUM($points_suit) }, ogni { RANK($rank) } { NUM($points_rank) }, { CARD($card) } { NUM($points_special) }.
bouillabaisse-all-or-nothing =
    { $everything ->
        [cards] Tutto o niente: chi prende tutte le carte che contano segna i suoi punti col meno.
       *[all] Tutto o niente: chi prende tutto segna i suoi punti col meno.
    }
    .terse = Tutto o niente.
bouillabaisse-all-or-nothing-last =
    { $everything ->
        [cards] Tutto o niente: a chi prende tutte le carte che contano i punti si aggiungono.
       *[all] Tutto o niente: a chi prende tutto i punti si aggiungono.
    }
    .terse = Tutto o niente.
bouillabaisse-follow = Se puoi, rispondi al seme. Prende la carta più alta del seme di mano.
    .terse = { "" }

help-bouillabaisse = Bouillabaisse. Sei manche; i punti sono un danno, vince il totale più basso. In ogni manche evita quello che costa punti; nell'ultima i punti si tolgono dal tuo totale. { KEYOF("rules") } dice che cosa conta in questa manche.

## Opzioni

option-seven_player_removal =
    .label = Carte fuori in sette
    .help = In sette giocatori escono sei due dai due mazzi, così tutti hanno quattordici carte.
    .changed = In sette, restano fuori: { $value }.
    .both_copies = i due di fiori, quadri e picche di entrambi i mazzi
    .sequence = due due di fiori, due di quadri, uno di picche e uno di cuori
option-duplicate_winner =
    .label = Due carte uguali
    .help = Con due mazzi: quale di due carte uguali, le più alte, fa la presa.
    .changed = Di due carte uguali vince { $value }.
    .first = la prima
    .last = l'ultima
option-all_or_nothing =
    .label = Tutto o niente
    .help = Chi prende tutto quello che conta in una manche segna i punti col meno.
    .changed = Tutto o niente: { $value }.
option-all_or_nothing_rounds =
    .label = Manche del tutto o niente
    .help = Le manche in cui prendere tutto conviene. La quarta vale solo con due mazzi.
    .changed = Tutto o niente nelle manche: { $value }.
option-all_or_nothing_last_round =
    .label = Tutto o niente nell'ultima manche
    .help = Nell'ultima manche i punti fanno bene: se prendere tutto li rende un danno.
    .changed = Nell'ultima manche, prendere tutto { $value }.
    .inverted = aggiunge i punti
    .off = li toglie come al solito
option-all_or_nothing_mixed =
    .label = Che cosa vuol dire tutto
    .help = Nella quinta e nella sesta manche contano prese e carte: se tutto vuol dire anche ogni presa.
    .changed = Nella quinta e nella sesta manche tutto vuol dire { $value }.
    .everything = ogni presa
    .cards_only = tutte le carte che contano
option-targets_mode =
    .label = Obiettivi
    .help = Il seme, il valore e la carta che costano punti: estratti a ogni partita, o scelti da te.
    .changed = Obiettivi: { $value }.
    .random = estratti
    .fixed = scelti
option-target_suit =
    .label = Seme della seconda manche
    .help = Il seme che costa punti, quando gli obiettivi sono scelti.
    .changed = Seme della seconda manche: { $value }.
option-target_rank =
    .label = Valore della terza manche
    .help = Il valore che costa punti, quando gli obiettivi sono scelti.
    .changed = Valore della terza manche: { $value }.
option-target_card =
    .label = Carta speciale della quarta manche
    .help = La carta che costa punti, quando gli obiettivi sono scelti.
    .changed = Carta speciale: { $value }.
option-target_ranks =
    .label = Valori da estrarre
    .help = I valori tra cui si estrae quello della terza manche.
    .changed = Valori da estrarre: { $value }.
option-special_card_pool =
    .label = Carte da estrarre
    .help = Le carte tra cui si estrae quella speciale della quarta manche.
    .changed = La carta speciale si estrae fra { $value }.
    .tens_and_faces = dieci e figure
    .any_card = tutte le carte
option-target_reveal =
    .label = Quando si dicono gli obiettivi
    .help = Ognuno all'inizio della sua manche, o tutti e tre all'inizio della partita.
    .changed = Gli obiettivi si dicono { $value }.
    .round_start = manche per manche
    .game_start = all'inizio della partita
option-points_trick =
    .label = Punti di una presa
    .help = Quanto costa ogni presa nella prima, nella quinta e nella sesta manche.
    .changed = Ogni presa: { $value }.
option-points_suit =
    .label = Punti del seme
    .help = Quanto costa ogni carta del seme nella seconda, nella quinta e nella sesta manche.
    .changed = Ogni carta del seme: { $value }.
option-points_rank =
    .label = Punti del valore
    .help = Quanto costa ogni carta di quel valore nella terza, nella quinta e nella sesta manche.
    .changed = Ogni carta del valore: { $value }.
option-points_special =
    .label = Punti della carta speciale
    .help = Quanto costa la carta speciale nella quarta, nella quinta e nella sesta manche.
    .changed = Carta speciale: { $value }.
