# Why a play is a good one: said after the advice, one true sentence.

reason-only-card = It is the only card you may play.
reason-only-choice = There is nothing else to choose.
reason-none-out = No other { SUIT($suit, number: "one") } is left in any hand.
reason-none-higher = No higher { SUIT($suit, number: "one") } is left in any hand.
reason-early = No higher { SUIT($suit, number: "one") } is left in any hand: it takes the trick, and that would cost more later.
    .terse = It would cost more later.
reason-all-higher = { $out ->
    [one] The only other { SUIT($suit, number: "one") } is higher: it takes the trick from you.
   *[other] All { NUM($out) } { SUIT($suit) } in the other hands are higher: somebody must take the trick from you.
}
    .terse = All that are left are higher.
reason-some-higher = { $out ->
    [one] The only other { SUIT($suit, number: "one") } is higher.
   *[other] Of the { NUM($out) } { SUIT($suit) } in the other hands, { $n ->
        [one] one is higher
       *[other] { NUM($n) } are higher
    }.
}
reason-every-higher = { $out ->
    [one] The only other { SUIT($suit, number: "one") } is higher.
   *[other] All { NUM($out) } { SUIT($suit) } in the other hands are higher.
}
reason-beats = It beats { CARD($card, art: "def") }.
reason-must-beat = Every { SUIT($suit, number: "one") } you hold beats what lies there.
reason-nothing-beats = Nothing you hold beats { CARD($card, art: "def") }.
reason-saves = It saves { CARD($card, art: "def") } for a better trick.
reason-highest-below = It is your highest card below { CARD($card, art: "def") }: the trick goes to somebody else, and a high card with it.
    .terse = It is your highest below { CARD($card, art: "def") }.
reason-below = It stays below { CARD($card, art: "def") }.
reason-takes-last = You play last: it takes the trick.
reason-must-take = Whatever you play, the trick is yours.
reason-takes-free = You play last, and the trick costs nothing.
reason-takes-cost = You play last, and taking the trick costs only { COUNT($points, "point") }.
reason-cannot-take = You have no { SUIT($suit) }, so it cannot take the trick.
reason-gives = It gives { COUNT($points, "point") } to whoever takes the trick.
reason-rids = It cannot take the trick, and it leaves your hand while { $n ->
    [one] one lower { SUIT($suit, number: "one") } is
   *[other] { NUM($n) } lower { SUIT($suit) } are
} still in other hands.
    .terse = { $n ->
        [one] One lower { SUIT($suit, number: "one") } is still out.
       *[other] { NUM($n) } lower { SUIT($suit) } are still out.
    }
reason-holds = You hold { CARD($card, art: "def") }.
reason-holds-not = You do not hold { CARD($card, art: "def") }.
reason-holds-suit = You hold { $n ->
    [0] no { SUIT($suit) }
   *[other] { SUITS($n, $suit) }
}.
reason-holds-rank = { $n ->
    [0] You do not hold a single { RANK($rank) }.
   *[other] You hold { RANKS($n, $rank) }.
}
reason-high-cards = { $n ->
    [0] You hold no ace and no king.
    [one] Of the aces and kings you hold only one.
   *[other] Of the aces and kings you hold { NUM($n) }.
}
reason-ace-again = An ace gives you another turn at once.
reason-makes-room = It makes room for your own card, { CARD($card, art: "def") }.
reason-helps-nobody = Nobody else can play on it.
reason-keeps-back = It keeps { CARD($card, art: "def") } back, which others are waiting for.
reason-cards-left = { $n ->
    [0] It is your last card.
   *[other] It leaves you { COUNT($n, "card") }.
}
reason-chance = By my count your hand { $n ->
    [0] hardly ever wins
    [one] wins about once in ten times
    [10] nearly always wins
   *[other] wins about { NUM($n) } times in ten
}.
reason-chance-price = { reason-chance } Staying costs { COUNT($price, "chip") }, and the pot is { NUM($pot) }.
    .terse = { reason-chance }

## The teacher

teacher-thinks = Let me think.
worst-play-none-yet = No hand is over yet: ask again after this one.
worst-play-good = In the last hand, none of your decisions cost anything worth telling.
worst-play = Your worst decision in the last hand: { $chosen }. Better: { $better }, about { $unit ->
    [chips] { COUNT($cost, "chip") }
   *[points] { COUNT($cost, "point") }
} more on average.
    .terse = { $chosen }; better { $better }, by { NUM($cost) }.
