# Le cose che si contano.

count-point = { $n ->
    [one] { NUM($n, gender: "m") } punto
   *[other] { NUM($n, gender: "m") } punti
}
count-trick = { $n ->
    [0] nessuna presa
    [one] { NUM($n, gender: "f") } presa
   *[other] { NUM($n, gender: "f") } prese
}
count-card = { $n ->
    [0] nessuna carta
    [one] { NUM($n, gender: "f") } carta
   *[other] { NUM($n, gender: "f") } carte
}
count-player = { $n ->
    [one] { NUM($n, gender: "m") } giocatore
   *[other] { NUM($n, gender: "m") } giocatori
}
count-word = { $n ->
    [one] { NUM($n, gender: "f") } parola
   *[other] { NUM($n, gender: "f") } parole
}

count-percent = { NUM($n) } per cento

count-suit-clubs = { COUNT($n, "card") } di fiori

count-suit-diamonds = { COUNT($n, "card") } di quadri

count-suit-spades = { COUNT($n, "card") } di picche

count-suit-hearts = { COUNT($n, "card") } di cuori

count-rank-two = { $n ->
    [one] { NUM($n, gender: "m") } due
   *[other] { NUM($n, gender: "m") } due
}

count-rank-three = { $n ->
    [one] { NUM($n, gender: "m") } tre
   *[other] { NUM($n, gender: "m") } tre
}

count-rank-four = { $n ->
    [one] { NUM($n, gender: "m") } quattro
   *[other] { NUM($n, gender: "m") } quattro
}

count-rank-five = { $n ->
    [one] { NUM($n, gender: "m") } cinque
   *[other] { NUM($n, gender: "m") } cinque
}

count-rank-six = { $n ->
    [one] { NUM($n, gender: "m") } sei
   *[other] { NUM($n, gender: "m") } sei
}

count-rank-seven = { $n ->
    [one] { NUM($n, gender: "m") } sette
   *[other] { NUM($n, gender: "m") } sette
}

count-rank-eight = { $n ->
    [one] { NUM($n, gender: "m") } otto
   *[other] { NUM($n, gender: "m") } otto
}

count-rank-nine = { $n ->
    [one] { NUM($n, gender: "m") } nove
   *[other] { NUM($n, gender: "m") } nove
}

count-rank-ten = { $n ->
    [one] { NUM($n, gender: "m") } dieci
   *[other] { NUM($n, gender: "m") } dieci
}

count-rank-jack = { $n ->
    [one] { NUM($n, gender: "m") } fante
   *[other] { NUM($n, gender: "m") } fanti
}

count-rank-queen = { $n ->
    [one] { NUM($n, gender: "f") } donna
   *[other] { NUM($n, gender: "f") } donne
}

count-rank-king = { $n ->
    [one] { NUM($n, gender: "m") } re
   *[other] { NUM($n, gender: "m") } re
}

count-rank-ace = { $n ->
    [one] { NUM($n, gender: "m") } asso
   *[other] { NUM($n, gender: "m") } assi
}
