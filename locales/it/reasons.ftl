# Perché una giocata è buona: si dice dopo il consiglio, una frase sola e vera.

reason-only-card = È l'unica carta che puoi giocare.
reason-only-choice = Non c'è altro da scegliere.
reason-none-out = In giro non ci sono altre carte di { SUIT($suit) }.
reason-none-higher = In giro non ci sono carte di { SUIT($suit) } più alte.
reason-early = In giro non ci sono carte di { SUIT($suit) } più alte: prende, ma più tardi costerebbe di più.
    .terse = Più tardi costerebbe di più.
reason-all-higher = { $out ->
    [one] L'unica altra carta di { SUIT($suit) } è più alta: la presa va a chi ce l'ha.
   *[other] Le { NUM($out) } carte di { SUIT($suit) } in mano agli altri sono tutte più alte: la presa va per forza a un altro.
}
    .terse = In giro sono tutte più alte.
reason-some-higher = { $out ->
    [one] L'unica altra carta di { SUIT($suit) } è più alta.
   *[other] Delle { NUM($out) } carte di { SUIT($suit) } in mano agli altri, { $n ->
        [one] una è più alta
       *[other] { NUM($n) } sono più alte
    }.
}
reason-every-higher = { $out ->
    [one] L'unica altra carta di { SUIT($suit) } è più alta.
   *[other] Le { NUM($out) } carte di { SUIT($suit) } in mano agli altri sono tutte più alte.
}
reason-beats = Batte { CARD($card, art: "def") }.
reason-must-beat = Tutte le tue carte di { SUIT($suit) } superano quelle in tavola.
reason-nothing-beats = Non hai niente che batta { CARD($card, art: "def") }.
reason-saves = Ti tieni { CARD($card, art: "def") } per una presa migliore.
reason-highest-below = È la tua carta più alta sotto { CARD($card, art: "def") }: la presa va a un altro, e tu ti liberi di una carta alta.
    .terse = È la più alta sotto { CARD($card, art: "def") }.
reason-below = Resta sotto { CARD($card, art: "def") }.
reason-takes-last = Giochi per ultimo: la presa è tua.
reason-must-take = Qualunque carta tu giochi, la presa è tua.
reason-takes-free = Giochi per ultimo, e questa presa non costa niente.
reason-takes-cost = Giochi per ultimo, e questa presa ti costa soltanto { COUNT($points, "point") }.
reason-cannot-take = Non hai { SUIT($suit) }: con questa carta non puoi prendere.
reason-gives = Dà { COUNT($points, "point") } a chi prende.
reason-rids = Non può prendere, e te ne liberi mentre { $n ->
    [one] in giro c'è ancora una carta di { SUIT($suit) } più bassa
   *[other] in giro ci sono ancora { NUM($n) } carte di { SUIT($suit) } più basse
}.
    .terse = { $n ->
        [one] In giro c'è ancora una carta di { SUIT($suit) } più bassa.
       *[other] In giro ci sono ancora { NUM($n) } carte di { SUIT($suit) } più basse.
    }
reason-holds = Hai { CARD($card, art: "def") }.
reason-holds-not = Non hai { CARD($card, art: "def") }.
reason-holds-suit = { $n ->
    [0] Non hai carte di { SUIT($suit) }.
   *[other] Hai { SUITS($n, $suit) }.
}
reason-holds-rank = { $n ->
    [0] Non hai nemmeno { RANK($rank, art: "indef") }.
   *[other] Hai { RANKS($n, $rank) }.
}
reason-high-cards = { $n ->
    [0] Non hai né assi né re.
    [one] Tra assi e re hai una carta sola.
   *[other] Tra assi e re hai { NUM($n) } carte.
}
reason-ace-again = Un asso ti dà subito un altro turno.
reason-makes-room = Fa posto a una tua carta, { CARD($card, art: "def") }.
reason-helps-nobody = Nessun altro può attaccarci una carta.
reason-keeps-back = Ti tieni { CARD($card, art: "def") }, che sbloccherebbe gli altri.
reason-cards-left = { $n ->
    [0] È la tua ultima carta.
   *[other] Ti lascia { COUNT($n, "card") }.
}
reason-chance = Secondo i miei conti la tua mano { $n ->
    [0] non vince quasi mai
    [one] vince circa una volta su dieci
    [10] vince quasi sempre
   *[other] vince circa { NUM($n) } volte su dieci
}.
reason-chance-price = { reason-chance } Per restare paghi { COUNT($price, "chip") }; il piatto è di { COUNT($pot, "chip") }.
    .terse = { reason-chance }

## Il maestro

teacher-thinks = Ci penso.
worst-play-none-yet = Nessuna mano è ancora finita: chiedi di nuovo dopo questa.
worst-play-good = Nell'ultima mano nessuna tua scelta è costata qualcosa di rilevante.
worst-play = La tua scelta peggiore nell'ultima mano: { $chosen }. Meglio: { $better }, in media circa { $unit ->
    [chips] { COUNT($cost, "chip") }
   *[points] { COUNT($cost, "point") }
} di vantaggio.
    .terse = { $chosen }; meglio { $better }, di { NUM($cost) }.
