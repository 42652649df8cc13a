# Bouillotte: the session, the deals, the bets, the showdown. The value is normal detail; .terse
# and .full are the other levels, and .full tells all that .terse tells.

count-chip = { $n ->
    [0] no chips
    [one] { NUM($n) } chip
   *[other] { NUM($n) } chips
}
count-bouillotte-deal = { $n ->
    [one] { NUM($n) } deal
   *[other] { NUM($n) } deals
}
count-time = { $n ->
    [one] once
    [2] twice
   *[other] { NUM($n) } times
}

## The session

bouillotte-started = Bouillotte: { COUNT($players, "player") }, { COUNT($chips, "chip") } each, ante { NUM($ante) }.
    .terse = Bouillotte, { COUNT($players, "player") }, { COUNT($chips, "chip") }, ante { NUM($ante) }.
seats-with = With { PLAYERS($seats) }.
seats-around = From your left: { PLAYERS($seats) }.
seats-around-watched = At the table, clockwise: { PLAYERS($seats) }.
session-deals = The game has { COUNT($n, "bouillotte-deal") }.
    .terse = { COUNT($n, "bouillotte-deal") }.
session-target = It ends when somebody has { COUNT($n, "chip") }.
session-last = It ends when one player has all the chips.
session-rebuys = Whoever runs out of chips may buy in again { COUNT($n, "time") }.
seats-draw = Drawing for the deal and the seats.
    .terse = { "" }
seats-draw-dealer = Drawing for the deal.
    .terse = { "" }
seats-draw-again = Drawing again.
seats-tied = Equal cards, so once more: { PLAYERS($seats) }.
first-dealer = { PLAYER($seat) } has the highest card and deals first.
    .terse = { PLAYER($seat) } deals first.
first-dealer-you = You have the highest card and deal first.
    .terse = You deal first.
first-dealer-chance = Chance decides: { PLAYER($seat) } deals first.
    .terse = { PLAYER($seat) } deals first.
first-dealer-chance-you = Chance decides: you deal first.
    .terse = You deal first.
place-taken = { PLAYER($seat) } takes seat { NUM($place) }.
    .terse = { PLAYER($seat) }, seat { NUM($place) }.
place-taken-you = You take seat { NUM($place) }.
    .terse = Seat { NUM($place) }.
place-left = { PLAYER($seat) } gets the last seat, number { NUM($place) }.
    .terse = { PLAYER($seat) }, seat { NUM($place) }.
place-left-you = You get the last seat, number { NUM($place) }.
    .terse = Seat { NUM($place) }.
chips-lost = { PLAYER($seat) } has no chips left and may buy in again.
    .full = { PLAYER($seat) } has no chips left and may buy in again { COUNT($n, "time") }.
chips-lost-you = You have no chips left.
bought-in = { PLAYER($seat) } buys in again: { COUNT($amount, "chip") }.
    .terse = { PLAYER($seat) } buys in again.
    .full = { PLAYER($seat) } buys in again: { COUNT($amount, "chip") }. { rebuys-left }
bought-in-you = You buy in again: { COUNT($amount, "chip") }.
    .full = You buy in again: { COUNT($amount, "chip") }. { rebuys-left }
rebuys-left =
    { $n ->
        [0] That was the last time.
       *[other] That can be done { COUNT($n, "time") } more.
    }
player-out = { PLAYER($seat) } has no chips left and is out.
    .terse = { PLAYER($seat) } is out.
    .full = { PLAYER($seat) } has no chips left and is out. { players-left }
player-out-you = You have no chips left: you are out.
    .terse = You are out.
    .full = You have no chips left: you are out. { players-left }
player-out-declined = { PLAYER($seat) } does not buy in again and is out.
    .terse = { PLAYER($seat) } is out.
    .full = { PLAYER($seat) } does not buy in again and is out. { players-left }
player-out-declined-you = You do not buy in again: you are out.
    .terse = You are out.
    .full = You do not buy in again: you are out. { players-left }
players-left = { COUNT($left, "player") } left.
carried-given = { PLAYER($seat) } also receives what was left over: { COUNT($amount, "chip") }.
    .terse = { PLAYER($seat) }, left over: { NUM($amount) }.
carried-given-you = You also receive what was left over: { COUNT($amount, "chip") }.
    .terse = Left over: { NUM($amount) }.
over-deals = That was the last deal.
    .terse = { "" }
over-target = Somebody has reached { COUNT($n, "chip") }.
    .terse = { "" }
over-last_player = Only one player has chips left.
    .terse = { "" }
chips-place = { ORD($place) }: { PLAYERS($seats) }, { NUM($score) }.
    .full = { ORD($place) }: { PLAYERS($seats) }, { COUNT($score, "chip") }.
chips-place-shared = { ORD($place) }, shared: { PLAYERS($seats) }, { NUM($score) }.
    .full = { ORD($place) }, shared: { PLAYERS($seats) }, { COUNT($score, "chip") } each.
chips-bought-off = Chips bought again are taken off.
    .terse = { "" }

## A deal begins

deal-started = Deal { NUM($n) }. { PLAYER($dealer) } deals.
    .full =
        { $count ->
            [0] Deal { NUM($n) }. { PLAYER($dealer) } deals.
           *[other] Deal { NUM($n) } of { NUM($count) }. { PLAYER($dealer) } deals.
        }
deal-started-you = Deal { NUM($n) }. You deal.
    .full =
        { $count ->
            [0] Deal { NUM($n) }. You deal.
           *[other] Deal { NUM($n) } of { NUM($count) }. You deal.
        }
deal-last = It is the last deal.
    .terse = Last deal.
deal-carried = In the pot already: { COUNT($n, "chip") }.
    .terse = In the pot: { NUM($n) }.
deal-pack = The pack changes: { $ranks }.
antes = The antes are in: the pot is { NUM($pot) }.
    .terse = Pot { NUM($pot) }.
    .full = Everybody pays the ante, { COUNT($ante, "chip") }: the pot is { COUNT($pot, "chip") }.
ante-all-in = { PLAYER($seat) } is all in with { COUNT($amount, "chip") }.
    .terse = { PLAYER($seat) }, all in: { NUM($amount) }.
ante-all-in-you = You are all in with { COUNT($amount, "chip") }.
    .terse = All in: { NUM($amount) }.
straddled = { PLAYER($seat) } straddles, paying { NUM($amount) }: the pot is { NUM($pot) }.
    .terse = { PLAYER($seat) } straddles, { NUM($amount) }.
    .full = { PLAYER($seat) } straddles, paying { COUNT($amount, "chip") }. { bet-money }
straddled-you = You straddle, paying { NUM($amount) }: the pot is { NUM($pot) }.
    .terse = You straddle, { NUM($amount) }.
    .full = You straddle, paying { COUNT($amount, "chip") }. { bet-money-you }
straddle-declined = { PLAYER($seat) } does not straddle.
    .terse = { PLAYER($seat) }: no.
straddle-declined-you = You do not straddle.
    .terse = No straddle.
open-cards = Open cards.
turned =
    { $count ->
        [one] Turned card: { CARDS($cards) }.
       *[other] Turned cards: { CARDS($cards) }.
    }
    .terse =
        { $count ->
            [one] Turned: { CARDS($cards) }.
           *[other] Turned: { CARDS($cards) }.
        }
turned-second = Second turned card: { CARD($card) }.
    .terse = Second: { CARD($card) }.
    .full = Second turned card: { CARD($card) }, after { CARD($old, art: "def") }.
turned-down =
    { $n ->
        [one] The card in the middle is still face down.
       *[other] The cards in the middle are still face down.
    }
    .terse = { "" }
turned-one-more-down = The second is still face down.
    .terse = { "" }
turned-changed = The turned card changes: { CARD($card) } instead of { CARD($old, art: "def") }. All speak again.
    .terse = Changed: { CARD($card) }.
betting-first = { PLAYER($seat) } speaks first.
betting-round = Betting round { NUM($round) }, the pot is { NUM($pot) }.
    .terse = Round { NUM($round) }, pot { NUM($pot) }.
    .full = Betting round { NUM($round) } of { NUM($rounds) }, the pot is { COUNT($pot, "chip") }.
betting-round-first = Betting round { NUM($round) }.
    .terse = Round { NUM($round) }.
    .full = Betting round { NUM($round) } of { NUM($rounds) }, the pot is { COUNT($pot, "chip") }.
betting-skipped = No more bets: nobody could answer them.
    .terse = No more bets.

## Bets

bet-check = { PLAYER($seat) } checks.
    .terse = { PLAYER($seat) } checks.
bet-check-you = You check.
    .terse = Check.
bet-call = { PLAYER($seat) } calls { NUM($amount) }.
    .full = { PLAYER($seat) } calls { COUNT($amount, "chip") }. { bet-money }
bet-call-you = You call { NUM($amount) }.
    .full = You call { COUNT($amount, "chip") }. { bet-money-you }
bet-call-all-in = { PLAYER($seat) } calls, all in with { NUM($amount) }.
    .terse = { PLAYER($seat) } calls { NUM($amount) }, all-in.
    .full =
        { $short ->
            [0] { PLAYER($seat) } calls, all in with { COUNT($amount, "chip") }. The pot is { NUM($pot) }.
           *[other] { PLAYER($seat) } calls, all in with { COUNT($amount, "chip") }, { NUM($short) } short. The pot is { NUM($pot) }.
        }
bet-call-all-in-you = You call, all in with { NUM($amount) }.
    .terse = You call { NUM($amount) }, all-in.
    .full =
        { $short ->
            [0] You call, all in with { COUNT($amount, "chip") }. The pot is { NUM($pot) }.
           *[other] You call, all in with { COUNT($amount, "chip") }, { NUM($short) } short. The pot is { NUM($pot) }.
        }
bet-bet = { PLAYER($seat) } bets { NUM($n) }.
    .full = { PLAYER($seat) } bets { COUNT($n, "chip") }. { bet-money }
bet-bet-you = You bet { NUM($n) }.
    .full = You bet { COUNT($n, "chip") }. { bet-money-you }
bet-bet-all-in = { PLAYER($seat) } bets { NUM($n) } and is all in.
    .terse = { PLAYER($seat) } bets { NUM($n) }, all-in.
    .full = { PLAYER($seat) } bets { COUNT($n, "chip") } and is all in. The pot is { NUM($pot) }.
bet-bet-all-in-you = You bet { NUM($n) } and are all in.
    .terse = You bet { NUM($n) }, all-in.
    .full = You bet { COUNT($n, "chip") } and are all in. The pot is { NUM($pot) }.
bet-raise = { PLAYER($seat) } raises { NUM($n) }.
    .full = { PLAYER($seat) } raises { NUM($n) }, paying { COUNT($amount, "chip") }. { bet-money }
bet-raise-you = You raise { NUM($n) }.
    .full = You raise { NUM($n) }, paying { COUNT($amount, "chip") }. { bet-money-you }
bet-raise-all-in = { PLAYER($seat) } raises { NUM($n) } and is all in.
    .terse = { PLAYER($seat) } raises { NUM($n) }, all-in.
    .full = { PLAYER($seat) } raises { NUM($n) }, paying { COUNT($amount, "chip") }, and is all in. The pot is { NUM($pot) }.
bet-raise-all-in-you = You raise { NUM($n) } and are all in.
    .terse = You raise { NUM($n) }, all-in.
    .full = You raise { NUM($n) }, paying { COUNT($amount, "chip") }, and are all in. The pot is { NUM($pot) }.
bet-short = That is less than a raise: whoever has spoken may only call or fold.
    .terse = { "" }
bet-money = The pot is { NUM($pot) }, { PLAYER($seat) } has { NUM($stack) } left.
bet-money-you = The pot is { NUM($pot) }, you have { NUM($stack) } left.
bet-fold = { PLAYER($seat) } folds.
    .full = { PLAYER($seat) } folds. { COUNT($left, "player") } still in.
bet-fold-you = You fold.
    .full = You fold. { COUNT($left, "player") } still in.
bet-fold-free = { PLAYER($seat) } folds.
    .full = { PLAYER($seat) } folds, though checking was free. { COUNT($left, "player") } still in.
bet-fold-free-you = You fold.
    .full = You fold, though checking was free. { COUNT($left, "player") } still in.
brelan-named =
    { $brelan ->
        [carre] carré
        [favori] favori
        [simple] simple brelan
       *[brelan] brelan
    }
brelan-object =
    { $brelan ->
        [carre] a carré
        [favori] a favori
        [simple] a simple brelan
       *[brelan] a brelan
    }
bet-announce =
    { $amount ->
        [0] { PLAYER($seat) } announces { brelan-object }.
       *[other] { PLAYER($seat) } announces { brelan-object } and receives { COUNT($amount, "chip") }.
    }
    .terse = { PLAYER($seat) }: { brelan-named }.
    .full =
        { $amount ->
            [0] { PLAYER($seat) } announces { brelan-object } and may not fold any more.
           *[other] { PLAYER($seat) } announces { brelan-object }, receives { COUNT($amount, "chip") }, has { NUM($stack) } and may not fold any more.
        }
bet-announce-you =
    { $amount ->
        [0] You announce { brelan-object }.
       *[other] You announce { brelan-object } and receive { COUNT($amount, "chip") }.
    }
    .terse = Announced: { brelan-named }.
    .full =
        { $amount ->
            [0] You announce { brelan-object } and may not fold any more.
           *[other] You announce { brelan-object }, receive { COUNT($amount, "chip") }, have { NUM($stack) } and may not fold any more.
        }
fee-broke = No chips left: { PLAYERS($seats) }.
expose-chosen = You will lay open { CARD($card, art: "def") }.
    .terse = { CARD($card) }.
cards-exposed = Everybody lays one card open.
    .terse = { "" }

## A deal ends

pot-taken = { PLAYER($seat) } takes the pot: { COUNT($amount, "chip") }.
    .terse = { PLAYER($seat) } takes { NUM($amount) }.
    .full = All the others have folded. { PLAYER($seat) } takes the pot: { COUNT($amount, "chip") }.
pot-taken-you = You take the pot: { COUNT($amount, "chip") }.
    .terse = You take { NUM($amount) }.
    .full = All the others have folded. You take the pot: { COUNT($amount, "chip") }.
all-passed = Everybody has checked.
    .terse = All checked.
    .full = Everybody has checked: the cards are shown for a pot of { NUM($pot) }.
all-passed-redeal = Everybody has checked: a new deal, and the pot stays.
    .terse = All checked: new deal.
    .full = Everybody has checked: a new deal, and the pot of { NUM($pot) } stays.
uncalled =
    { $amount ->
        [one] { COUNT($amount, "chip") } that nobody called goes back to { PLAYER($seat) }.
       *[other] { COUNT($amount, "chip") } that nobody called go back to { PLAYER($seat) }.
    }
    .terse = { NUM($amount) } back to { PLAYER($seat) }.
showdown = Showdown.
    .terse = { "" }
    .full = Showdown. { turned }
show-row = { PLAYER($seat) }: { CARDS($cards) }. { $worth }.
    .terse = { PLAYER($seat) }: { $worth }.
show-row-cards = { PLAYER($seat) }: { CARDS($cards) }.
show-row-folded = { PLAYER($seat) }, folded: { CARDS($cards) }.
worth-points = { NUM($points) } in { SUIT($suit) }
worth-brelan = { brelan-named }, { RANKS($n, $rank) }
suits-counted = The suits of the whole table.
    .terse = { "" }
suit-sum = { SUIT($suit) }: { NUM($points) }.
suit-sum-held = { SUIT($suit) }: { NUM($points) }.
    .full = { SUIT($suit) }: { NUM($points) }, the highest is { CARD($card, art: "def") }: { PLAYER($seat) }.
pot-won = { PLAYER($seat) } takes the pot: { COUNT($amount, "chip") }.
    .terse = { PLAYER($seat) } takes { NUM($amount) }.
pot-won-you = You take the pot: { COUNT($amount, "chip") }.
    .terse = You take { NUM($amount) }.
pot-won-of = { $which } to { PLAYER($seat) }: { COUNT($amount, "chip") }.
    .terse = { $which }: { PLAYER($seat) }, { NUM($amount) }.
pot-shared = The pot is shared, { COUNT($amount, "chip") }: { $shares }.
    .terse = Pot shared: { $shares }.
pot-shared-of = { $which } shared, { COUNT($amount, "chip") }: { $shares }.
    .terse = { $which } shared: { $shares }.
pot-main = main pot
pot-side = side pot
pot-side-n = side pot { NUM($n) }
share-row = { PLAYER($seat) } { NUM($amount) }
odd-given = The chip that cannot be shared goes to the first winner after the dealer.
    .terse = { "" }
odd-carried =
    { $n ->
        [one] { COUNT($n, "chip") } stays for the next deal.
       *[other] { COUNT($n, "chip") } stay for the next deal.
    }
why-best = Best hand: { $worth }.
    .terse = { "" }
why-ahead = { "" }
    .full = Ahead of { PLAYER($seat) }.
why-brelan_rank = The higher brelan, ahead of { PLAYER($seat) }.
    .terse = Higher brelan.
why-top_card = Equal points, higher card: { CARD($card) }, ahead of { PLAYER($seat) }.
    .terse = Higher card: { CARD($card) }.
why-next_card = Equal points and top card, higher cards below: { CARDS($cards) }, ahead of { PLAYER($seat) }.
    .terse = Higher cards: { CARDS($cards) }.
why-retourne_suit =
    { $turned ->
        [one] All equal, but { SUIT($suit) } are the suit of the turned card: ahead of { PLAYER($seat) }.
       *[other] All equal, but { SUIT($suit) } are the suit of a turned card: ahead of { PLAYER($seat) }.
    }
    .terse = { SUIT($suit) }, the turned suit.
why-all_equal = The hands are equal.
    .terse = { "" }
why-uncontested = Nobody else can win it.
    .terse = { "" }
why-table_suit = { SUIT($suit) } win, and nobody else holds any.
    .terse = { SUIT($suit) } win.
why-suit_top_card = { SUIT($suit) } win: the highest of them is { CARD($card, art: "def") }, ahead of { PLAYER($seat) }.
    .terse = { SUIT($suit) } win: { CARD($card) }.
why-first_from_dealer = Two suits are equal: { SUIT($suit) } win, because their holder speaks first, ahead of { PLAYER($seat) }.
    .terse = { SUIT($suit) } win, their holder speaks first.
brelan-paid = { PLAYER($seat) } is paid for { brelan-object }: { COUNT($amount, "chip") }.
    .terse = { PLAYER($seat) }, { brelan-named }: { NUM($amount) }.
brelan-paid-you = You are paid for { brelan-object }: { COUNT($amount, "chip") }.
    .terse = You, { brelan-named }: { NUM($amount) }.
deal-ended = Chips now.
    .terse = { "" }
    .full = Deal { NUM($n) } is over. Chips now.
chips-change =
    { $sign ->
        [plus] plus { NUM($amount) }
        [minus] minus { NUM($amount) }
       *[even] even
    }
chips-own = { PLAYER($seat) }: { NUM($stack) }, { chips-change }.
    .full = { PLAYER($seat) }: { COUNT($stack, "chip") }, { chips-change }.
chips-other = { PLAYER($seat) }: { NUM($stack) }.
    .terse = { "" }
    .full = { PLAYER($seat) }: { COUNT($stack, "chip") }, { chips-change }.

## What you must decide

turn-free = Your turn: checking is free, the pot is { NUM($pot) }.
    .terse = Check free, pot { NUM($pot) }.
turn-call = Your turn: { NUM($price) } to call, the pot is { NUM($pot) }.
    .terse = Call { NUM($price) }, pot { NUM($pot) }.
turn-call-all-in = Your turn: a call takes all you have, { NUM($price) }. The pot is { NUM($pot) }.
    .terse = Call all-in { NUM($price) }, pot { NUM($pot) }.
    .full =
        { $short ->
            [0] Your turn: a call takes all you have, { NUM($price) }. The pot is { NUM($pot) }.
           *[other] Your turn: a call takes all you have, { NUM($price) }, and that is { NUM($short) } short. The pot is { NUM($pot) }.
        }
turn-legal = { "" }
    .full = Possible: { $items }.
turn-worth = { "" }
    .full = Your hand: { $worth }.
question-seat = Which seat do you take? Free: { $places }. Taken: { $taken }.
    .terse = Which seat? Free: { $places }.
question-seat-first = Which seat do you take? You choose first and deal first.
    .terse = Which seat?
seat-row = { NUM($place) } { PLAYER($seat) }
question-straddle = Do you double the pot blind, for { COUNT($amount, "chip") }?
    .terse = Straddle for { NUM($amount) }?
question-expose = Which card do you lay open?
    .terse = Which card?
question-rebuy = Do you buy in again, for { COUNT($amount, "chip") }?
    .terse = Buy in again?
    .full = Do you buy in again, for { COUNT($amount, "chip") }? You may do so { COUNT($n, "time") }.
act-check = check
act-call = call { NUM($price) }
act-call-all-in = call all in with { NUM($price) }
act-bet = bet { NUM($n) }
act-bet-range = bet from { NUM($low) } to { NUM($high) }
act-raise = raise { NUM($n) }
act-raise-range = raise from { NUM($low) } to { NUM($high) }
act-fold = fold
act-announce = announce { brelan-object }
act-expose = lay open { CARD($card, art: "def") }
act-straddle = straddle for { NUM($amount) }
act-no-straddle = do without the straddle
act-rebuy = buy in again
act-no-rebuy = leave the game
act-seat = seat { NUM($place) }
act-seat-after = seat { NUM($place) }, { ORD($n) } after the dealer
hint-act = I would { $advice }.
    .terse = { $advice }.
legal-actions = Possible: { $items }.

## What can be asked

table-undealt = No cards have been dealt yet.
table-dead = Set aside: { CARD($card) }.
hand-open = Open: { CARDS($cards) }.
hand-folded = You have folded them.
chips-row-out = { PLAYER($seat) }: out.
chips-row-bought = { PLAYER($seat) }: { NUM($stack) }, of which { NUM($amount) } bought again.
    .terse = { PLAYER($seat) }: { NUM($stack) }.
    .full = { PLAYER($seat) }: { COUNT($stack, "chip") }, of which { NUM($amount) } bought again.
chips-row = { PLAYER($seat) }: { NUM($stack) }.
    .full = { PLAYER($seat) }: { COUNT($stack, "chip") }.
chips-in-pot = In the pot: { NUM($pot) }.
    .terse = { "" }
    .full = In the pot: { COUNT($pot, "chip") }.
details-none = No deal is finished yet.
details-deal = Deal { NUM($n) }: { $items }.
details-item = { PLAYER($seat) } { chips-change }
deal-where = { "" }
    .full =
        { $count ->
            [0] Deal { NUM($n) }.
           *[other] Deal { NUM($n) } of { NUM($count) }.
        }
betting-where = { "" }
    .full = Betting round { NUM($round) } of { NUM($rounds) }.
turn-seating = { PLAYER($seat) } is choosing a seat.
turn-straddle = { PLAYER($seat) } may double the pot.
turn-exposing = { PLAYER($seat) } is choosing a card to lay open.
turn-rebuy = { PLAYER($seat) } may buy in again.
player-chips = { PLAYER($seat) }: { COUNT($stack, "chip") }, { NUM($paid) } in the pot.
    .terse = { PLAYER($seat) }: { NUM($stack) }, paid { NUM($paid) }.
player-folded = Folded.
player-all-in = All in.
player-dealer = Dealer.
player-announced = Announced: { brelan-named }.
player-place = { "" }
    .full = Seat { NUM($place) }.
pot-now = The pot is { COUNT($pot, "chip") }.
    .terse = Pot { NUM($pot) }.
pot-carried = { "" }
    .full = Of these, from earlier deals: { NUM($n) }.
pot-part = { $which }, { COUNT($amount, "chip") }: for { PLAYERS($seats) }.
    .terse = { $which }, { NUM($amount) }: { PLAYERS($seats) }.
price-free = Nothing to pay: you may check.
    .terse = Free.
price-call = { COUNT($price, "chip") } to call.
    .terse = { NUM($price) } to call.
price-call-all-in = A call takes all you have, { COUNT($price, "chip") }.
    .terse = { NUM($price) }, all you have.
    .full =
        { $short ->
            [0] A call takes all you have, { COUNT($price, "chip") }.
           *[other] A call takes all you have, { COUNT($price, "chip") }, and that is { NUM($short) } short.
        }
price-straddle = Doubling the pot costs { COUNT($amount, "chip") }.
price-all-in = You are all in: nothing more to pay.
price-folded = You have folded: nothing to pay.
price-none = There is nothing to pay now.
price-other = { PLAYER($seat) } has { COUNT($price, "chip") } to pay.
dealer-now = { PLAYER($dealer) } deals. They speak in this order: { PLAYERS($seats) }.
    .terse = { PLAYER($dealer) } deals.
dealer-now-you = You deal. They speak in this order: { PLAYERS($seats) }.
    .terse = You deal.
dealer-next = { PLAYER($dealer) } deals first.
dealer-next-you = You deal first.
last-deal = The last deal, number { NUM($n) }.
    .terse = Last deal.
last-deal-none = No deal is finished yet.
value-points = { NUM($points) } in { SUIT($suit) }: { $own } in your hand.
    .terse = { NUM($points) } in { SUIT($suit) }.
value-points-turned = { NUM($points) } in { SUIT($suit) }: { $own } in your hand, { $turned } on the table.
    .terse = { NUM($points) } in { SUIT($suit) }.
value-carre = Carré: { RANKS($n, $rank) } in your hand, and the turned card is the fourth.
    .terse = Carré, { RANKS($n, $rank) } in hand.
value-carre-pair = Carré: { RANKS($n, $rank) } in your hand, and both turned cards.
    .terse = Carré, { RANKS($n, $rank) } in hand.
value-favori = Favori: { RANKS($n, $rank) } in your hand, and a turned card is the third.
    .terse = Favori, { RANKS($n, $rank) } in hand.
value-simple = Simple brelan: { RANKS($n, $rank) } in your hand.
    .terse = Simple brelan, { RANKS($n, $rank) }.
value-table-suit = No brelan: the suits of the whole table decide. You hold { $items }.
    .terse = No brelan: { $items }.
value-so-far = So far, with a card still face down.
    .terse = So far.
value-announced = You have announced it.
    .terse = { "" }
value-announceable = You may announce it.
    .terse = { "" }
rank-named = { RANK($rank) }

## The rules of this table

rules-deal =
    { $count ->
        [0] Deal { NUM($n) }, without a last one.
       *[other] Deal { NUM($n) } of { NUM($count) }.
    }
rules-bets = Ante { NUM($ante) }, bets and raises from { NUM($low) } to { NUM($high) }.
rules-bets-open = Ante { NUM($ante) }, bets and raises from { NUM($low) } to all one has.
rules-cap = At most { NUM($n) } bets and raises in a round.
rules-favori-above = Carré beats favori, favori beats simple brelan.
rules-favori-below = Carré beats simple brelan, simple brelan beats favori.
rules-favori-off = Carré beats simple brelan; a pair with the turned card is no brelan.
rules-fee-announce =
    { $n ->
        [0] An announced brelan brings no fee.
       *[other] An announced brelan brings { COUNT($n, "chip") } from each of the others.
    }
rules-announce-hidden = The announcement does not tell which brelan it is.
rules-fee-showdown = At the showdown each of the others pays { COUNT($n, "chip") } for a brelan and { COUNT($high, "chip") } for a carré.
rules-fee-off = Brelans are not paid for.
rules-points-ten = Without a brelan the best suit counts: ace eleven, other cards ten.
rules-points-face = Without a brelan the best suit counts: ace eleven, king, queen and jack ten, nine nine, eight eight.
rules-points-table =
    { $turned ->
        [yes] Without a brelan the suit that counts most on the whole table wins, the turned card included.
       *[no] Without a brelan the suit that counts most in all hands wins, without the turned card.
    }
rules-all-cards = At equal points all cards are compared, not only the highest.
rules-rounds = { NUM($n) } betting rounds.
rules-exposing = Before the third everybody lays one card open.
rules-two-turned = Two turned cards.
rules-change = In the last betting round the turned card is changed once.
rules-open-card = The third card of each player lies open.
rules-straddle = The pot may be doubled blind before the deal.
rules-redeal = If everybody checks, the pot stays for the next deal.
rules-odd-carried = A chip that cannot be shared stays for the next deal.
rules-counterclockwise = Play goes anticlockwise.

## Questions before a bet, and the amount

confirm-fold = Do you fold?
    .full = Do you fold? { question-yes-no }
confirm-fold-free = Checking is free. Do you fold all the same?
    .full = Checking is free. Do you fold all the same? { question-yes-no }
confirm-all-in = All in, with { COUNT($amount, "chip") }?
    .full = All in, with { COUNT($amount, "chip") }? { question-yes-no }
confirm-raise = Raise { NUM($amount) }, paying { COUNT($total, "chip") }?
    .full = Raise { NUM($amount) }, paying { COUNT($total, "chip") }? { question-yes-no }
nothing-to-call = Nothing to call: that is a check.
    .terse = Nothing to call.
amount-ask = How many? From { NUM($low) } to { NUM($high) }.
    .terse = { NUM($low) } to { NUM($high) }.
amount-ask-one = How many? Only { NUM($n) } is possible.
    .terse = Only { NUM($n) }.
amount-so-far = { NUM($n) }.
amount-empty = No number yet.

## Refusals

refused-cannot-check = You cannot check: { NUM($price) } to call.
    .terse = { NUM($price) } to call.
refused-nothing-to-call = There is nothing to call: you may check.
    .terse = Nothing to call.
refused-bad-amount = The amount must be from { NUM($low) } to { NUM($high) }.
    .terse = From { NUM($low) } to { NUM($high) }.
refused-bad-amount-one = Only { NUM($n) } is possible.
refused-above-chips = You do not have that many: all in is { NUM($n) }.
    .terse = All in is { NUM($n) }.
refused-raise-too_few_chips = You cannot raise: a call takes all your chips.
refused-raise-cap_reached = You cannot raise: this betting round has had all its raises.
refused-raise-not_reopened = You cannot raise: nobody has raised in full since you spoke.
refused-raise-nobody_can_call = You cannot raise: nobody is left who could answer.
refused-committed = You have announced a brelan: you cannot fold.
refused-no-brelan = Your hand is no brelan.
refused-no-brelan-yet = Your hand is no brelan while a card in the middle is face down.
    .terse = No brelan yet.
refused-already-announced = You have already announced it.
refused-card-already-open = { CARD($card, art: "def") } lies open already. Choose another card.
    .terse = That one is open already.
refused-place-taken = Seat { NUM($place) } is taken. Free: { $places }.
    .terse = Taken. Free: { $places }.
refused-no-such-place = There is no seat { NUM($place) }. Free: { $places }.
    .terse = Free: { $places }.
refused-phase-seating = Seats are being chosen: that comes later.
refused-phase-straddle = The cards are not dealt yet: first the pot may be doubled.
refused-phase-betting = Bets are being made: not now.
refused-phase-exposing = Cards are being laid open: not now.
refused-phase-rebuy = First new chips are being bought.
refused-not-at-this-table = The rules of this table do not have that.

## Help

help-bouillotte = Bouillotte. Three cards each, a turned card that belongs to all hands, and bets; the most chips at the end win. { KEYOF("rules") } tells the rules of this table, { KEYOF("full_rules") } opens those of the game.
help-bouillotte-1 = Betting. { KEYOF("confirm") } checks when that is free, and calls when it is not: the line of your turn has told the price. { KEYOF("bet") } bets or raises: type how many chips, then { KEYOF("confirm") }. { KEYOF("fold") } folds. { KEYOF("announce") } announces a brelan. { KEYOF("all_in") } puts in all you have, after asking.
help-bouillotte-2 = What you can ask. { KEYOF("value") } tells what your hand is worth and why, { KEYOF("price") } what a call costs, { KEYOF("pot") } the pot. { KEYOF("table") } reads the cards that lie open, a digit one of them. { KEYOF("next_legal") } tells what you may do now. { KEYOF("turn") } tells whose turn it is, { KEYOF("dealer") } who deals and in which order you speak.
help-bouillotte-3 = Chips. { KEYOF("scores") } tells everybody's chips, { KEYOF("scores_details") } what each deal has brought, { KEYOF("last_trick") } how the last deal ended.
help-bouillotte-4 = Cards and players. { KEYOF("hand") } reads your cards, { KEYOF("previous_card") } and { KEYOF("next_card") } walk them one by one. Shift with a digit tells one player's chips, and whether that player is still in; { KEYOF("previous_player") } and { KEYOF("next_player") } go from one to the next.
help-bouillotte-5 = Speaking. Hold { KEYOF("talk") } and say, for example: raise five, or: how much to call. { KEYOF("hands_free") } keeps the microphone open. { KEYOF("what_heard") } tells what was heard.
