# Barbu: its contracts, doubling, the domino, and its scores. $worth is points with their sign.

## Contracts, as they are named in every sentence

contract-no_tricks = no tricks
contract-no_clubs = no clubs
contract-no_diamonds = no diamonds
contract-no_spades = no spades
contract-no_hearts = no hearts
contract-no_queens = no queens
contract-no_jacks = no jacks
contract-barbu = Barbu
contract-no_last_trick = no last trick
contract-no_last_two = no last two
contract-salade = salad
contract-trumps = trumps
contract-domino = domino

count-deal = { $n ->
    [one] { NUM($n) } hand
   *[other] { NUM($n) } hands
}
count-pass = { $n ->
    [one] { NUM($n) } pass
   *[other] { NUM($n) } passes
}
count-double = { $n ->
    [one] { NUM($n) } double
   *[other] { NUM($n) } doubles
}

## The game and its hands

barbu-started = Barbu: { COUNT($players, "player") }, { COUNT($count, "card") } each, { COUNT($hands, "deal") }. From your left: { PLAYERS($seats) }.
    .terse = Barbu, { COUNT($players, "player") }.
    .full = Barbu: { COUNT($players, "player") }, { COUNT($count, "card") } each, { COUNT($hands, "deal") }; the highest total wins. From your left: { PLAYERS($seats) }.
barbu-started-watched = Barbu: { COUNT($players, "player") }, { COUNT($count, "card") } each, { COUNT($hands, "deal") }. At the table, clockwise: { PLAYERS($seats) }.
    .terse = Barbu, { COUNT($players, "player") }.
    .full = Barbu: { COUNT($players, "player") }, { COUNT($count, "card") } each, { COUNT($hands, "deal") }; the highest total wins. At the table, clockwise: { PLAYERS($seats) }.
barbu-anticlockwise = Play goes anticlockwise.
barbu-deal = Hand { NUM($n) } of { NUM($total) }.
    .terse = Hand { NUM($n) }.
barbu-deal-dealer = { PLAYER($seat) } deals.
barbu-deal-dealer-you = You deal.
barbu-deal-dealer-again = { "" }
    .full = { PLAYER($seat) } deals again.
barbu-deal-dealer-again-you = { "" }
    .full = You deal again.
barbu-deal-leader = { "" }
    .full = { PLAYER($seat) } leads.
barbu-where = { "" }
    .full = Hand { NUM($n) } of { NUM($total) }.
barbu-where-contract = { "" }
    .full = Hand { NUM($n) } of { NUM($total) }, { CONTRACT($contract) }.
barbu-where-trick = { "" }
    .full = Trick { NUM($n) } of { NUM($count) }.

## What a contract counts

barbu-announced = { CONTRACT($contract) }. { $prices }
    .terse = { CONTRACT($contract) }.
barbu-announced-last = The last one left: { CONTRACT($contract) }. { $prices }
    .terse = { CONTRACT($contract) }.
barbu-announced-chosen = { PLAYER($seat) } chooses { CONTRACT($contract) }. { $prices }
    .terse = { PLAYER($seat) }: { CONTRACT($contract) }.
barbu-announced-chosen-you = You choose { CONTRACT($contract) }. { $prices }
    .terse = { CONTRACT($contract) }.
barbu-trump-named = { PLAYER($seat) } names trumps: { SUIT($suit) }.
    .terse = Trumps: { SUIT($suit) }.
barbu-trump-named-you = You name trumps: { SUIT($suit) }.
    .terse = Trumps: { SUIT($suit) }.
barbu-start-named = { PLAYER($seat) } decides: suits open with the { RANK($rank) }.
    .terse = Start: the { RANK($rank) }.
barbu-start-named-you = You decide: suits open with the { RANK($rank) }.
    .terse = Start: the { RANK($rank) }.
barbu-cost-trick = Each trick costs { COUNT($points, "point") }.
barbu-cost-suit-card = Each { SUIT($suit, number: "one") } costs { COUNT($points, "point") }.
barbu-cost-queen = Each queen costs { COUNT($points, "point") }.
barbu-cost-jack = Each jack costs { COUNT($points, "point") }.
barbu-cost-barbu = { CARD($card, art: "def") } costs { COUNT($points, "point") }.
barbu-cost-last-trick = The last trick costs { COUNT($points, "point") }.
barbu-cost-whole-card = { CARD($card, art: "def") } costs { COUNT($points, "point") } in all.
barbu-cost-card = { CARD($card, art: "def") } costs { COUNT($points, "point") }.
barbu-gain-trick = Each trick brings { COUNT($points, "point") }.
barbu-costs = Penalties: { $prices }.
barbu-price-trick = each trick { NUM($points) }
barbu-price-suit-card = each { SUIT($suit, number: "one") } { NUM($points) }
barbu-price-queen = each queen { NUM($points) }
barbu-price-jack = each jack { NUM($points) }
barbu-price-barbu = { CARD($card, art: "def") } { NUM($points) }
barbu-price-last-trick = the last trick { NUM($points) }
barbu-price-second-last-trick = the last trick but one { NUM($points) }
barbu-price-whole-card = { CARD($card, art: "def") } in all { NUM($points) }
barbu-price-card = { CARD($card, art: "def") } { NUM($points) }
barbu-awards = Places: { $awards }.
barbu-award = { ORD($n) } { NUM($points) }
barbu-award-others = the others { NUM($points) }

## The rules of the hand

barbu-rules = { CONTRACT($contract) }. { $prices }
barbu-rules-unchosen = { PLAYER($seat) } has not chosen a contract yet. Left: { $contracts }.
barbu-rules-unchosen-you = You have not chosen a contract yet. Left: { $contracts }.
barbu-rules-declarer = { "" }
    .full = { PLAYER($seat) } declares.
barbu-rules-declarer-you = { "" }
    .full = You declare.
barbu-rules-adds-up = All that one card costs is added up.
    .terse = { "" }
barbu-rules-slam =
    { $what ->
        [tricks] Slam: taking all the tricks brings { COUNT($points, "point") }.
        [suit] Slam: taking all the { SUIT($suit) } brings { COUNT($points, "point") }.
        [queens] Slam: taking all the queens brings { COUNT($points, "point") }.
       *[jacks] Slam: taking all the jacks brings { COUNT($points, "point") }.
    }
    .terse = { "" }
barbu-rules-trump = Trumps: { SUIT($suit) }.
barbu-rules-trump-open = { PLAYER($seat) } has not named trumps yet.
barbu-rules-trump-open-you = You have not named trumps yet.
barbu-rules-start = Each suit opens with its { RANK($rank) }.
barbu-rules-start-open = { PLAYER($seat) } has not said yet which rank opens the suits.
barbu-rules-start-open-you = You have not said yet which rank opens the suits.
barbu-rules-ace =
    { $side ->
        [high] Aces go above the kings.
        [low] Aces go below the lowest cards.
       *[first_player_chooses] The first ace laid decides for all whether aces are high or low.
    }
    .terse = { "" }
barbu-rules-second =
    { $second ->
        [optional] An ace brings a second turn, which may be refused.
       *[yes] An ace brings a second turn.
    }
    .terse = { "" }
barbu-rules-early = The hand ends with the last card that costs.
    .terse = { "" }
barbu-lead-only-suit-left = Nobody may lead { $suits } while holding anything else.
    .terse = { "" }
barbu-lead-after-discard = Nobody may lead { $suits } while holding anything else, until one has been discarded.
    .terse = { "" }
barbu-barred-suit = { SUIT($suit) }
barbu-follow = { "" }
    .full = Whoever can must follow suit. The highest card of the suit led takes the trick.
barbu-follow-trumps = { "" }
    .full = Whoever can must follow suit; whoever cannot must play a trump higher than those on the table, if there is one to play. When trumps are led, whoever can must go higher. The highest trump takes the trick.
barbu-follow-domino = { "" }
    .full = One card a turn; whoever can must lay one. Whoever has no cards left takes the next place.

## Doubling

barbu-contro-opened = Now for the doubles.
    .terse = Doubles.
barbu-contro-anyone = { "" }
    .full = Anybody may be doubled.
barbu-contro-declarer-only = { "" }
    .full = Only the declarer may be doubled: { PLAYER($seat) }.
barbu-contro-declarer-only-you = { "" }
    .full = Only the declarer may be doubled: you.
barbu-contro-owed =
    { $automatic ->
        [yes] You still owe { PLAYER($seat) } { COUNT($missing, "double") }, with { COUNT($hands, "deal") } left: the game doubles for you.
       *[no] You still owe { PLAYER($seat) } { COUNT($missing, "double") }, with { COUNT($hands, "deal") } left.
    }
barbu-doubles = { PLAYER($seat) } doubles { PLAYER($target) }.
barbu-doubles-you = You double { PLAYER($target) }.
barbu-doubles-me = { PLAYER($seat) } doubles you.
barbu-doubles-automatic = That one was owed.
    .terse = { "" }
barbu-redoubles = { PLAYER($seat) } redoubles { PLAYER($target) }.
barbu-redoubles-you = You redouble { PLAYER($target) }.
barbu-redoubles-me = { PLAYER($seat) } redoubles you.
barbu-passes = { PLAYER($seat) } passes.
barbu-passes-you = You pass.
barbu-contro-done = { PLAYER($seat) } says no more.
barbu-contro-done-you = You say no more.
barbu-contro-closed = The doubling is over.
    .terse = Doubling over.
barbu-contro-none = Nobody doubles.
barbu-doubles-none = Nobody has doubled.
barbu-doubled-row =
    { $times ->
        [2] { PLAYER($seat) } doubled { PLAYER($target) } and was redoubled.
       *[1] { PLAYER($seat) } doubled { PLAYER($target) }.
    }
barbu-doubled-row-you =
    { $times ->
        [2] You doubled { PLAYER($target) } and were redoubled.
       *[1] You doubled { PLAYER($target) }.
    }
barbu-doubled-row-me =
    { $times ->
        [2] { PLAYER($seat) } doubled you and you redoubled.
       *[1] { PLAYER($seat) } doubled you.
    }
barbu-closed-row = { "" }
    .full = { barbu-doubled-row }
barbu-closed-row-you = { "" }
    .full = { barbu-doubled-row-you }
barbu-closed-row-me = { "" }
    .full = { barbu-doubled-row-me }
barbu-owed = { "" }
    .full = You still owe the declarer { COUNT($missing, "double") }, with { COUNT($hands, "deal") } left.
barbu-settled =
    { $times ->
        [2] Redouble: { PLAYER($target) } pays { PLAYER($seat) } { COUNT($points, "point") }.
       *[1] Double: { PLAYER($target) } pays { PLAYER($seat) } { COUNT($points, "point") }.
    }
    .terse = { "" }
barbu-settled-even = { "" }
    .full =
        { $times ->
            [2] Redouble: { PLAYER($seat) } and { PLAYER($target) } are even.
           *[1] Double: { PLAYER($seat) } and { PLAYER($target) } are even.
        }
barbu-settled-you-won =
    { $times ->
        [2] Redouble: { PLAYER($target) } pays you { COUNT($points, "point") }.
       *[1] Double: { PLAYER($target) } pays you { COUNT($points, "point") }.
    }
barbu-settled-you-lost =
    { $times ->
        [2] Redouble: you pay { PLAYER($target) } { COUNT($points, "point") }.
       *[1] Double: you pay { PLAYER($target) } { COUNT($points, "point") }.
    }
barbu-settled-you-even =
    { $times ->
        [2] Redouble: you and { PLAYER($target) } are even.
       *[1] Double: you and { PLAYER($target) } are even.
    }

## Decisions

barbu-ask-contract = Your turn: choose the contract.
    .terse = Which contract?
barbu-ask-trump = Your turn: which suit is trumps?
    .terse = Which trumps?
barbu-ask-start-rank = Your turn: which rank opens the suits?
    .terse = Which rank?
barbu-ask-double = Do you double?
    .full = { CONTRACT($contract) }, { PLAYER($seat) } declares. Do you double?
barbu-ask-redouble = Do you redouble?
barbu-ask-more = Anything else?
barbu-ask-nobody-left = Nobody is left to double. Pass with { KEYOF("pass") }.
    .terse = Nobody is left.
barbu-ask-ace = Is { CARD($card, art: "def") } high or low?
barbu-contract = { CONTRACT($contract) }
barbu-rank = { RANK($rank) }
barbu-awaited = { RANK($rank, art: "def") }
barbu-choice-trump = { SUIT($suit) }
barbu-choice-rank = from { RANK($rank, art: "def") }
barbu-choice-rank-itself = from { RANK($rank, art: "def") }.
barbu-choice-double = double { PLAYER($seat) }
barbu-choice-redouble = redouble { PLAYER($seat) }
barbu-choice-pass = pass
barbu-choice-high = high, above the king
barbu-choice-low = low, below the lowest card
barbu-hint = My advice: { $action }.
barbu-turn-contract = { PLAYER($seat) } chooses the contract.
barbu-turn-trump-suit = { PLAYER($seat) } names trumps.
barbu-turn-start-rank = { PLAYER($seat) } decides which rank opens the suits.
barbu-turn-contro = { PLAYER($seat) } decides about doubling.

## Tricks

barbu-trick-points = { PLAYER($seat) } takes it: { $worth }.
    .terse = To { PLAYER($seat) }: { $worth }.
    .full = { PLAYER($seat) } takes it: { $worth }. { tricks-left }
barbu-trick-points-you = You take it: { $worth }.
    .terse = To you: { $worth }.
    .full = You take it: { $worth }. { tricks-left }
barbu-trick-captured = { PLAYER($seat) } takes it: { $captured }, { $worth }.
    .terse = To { PLAYER($seat) }: { $worth }.
    .full = { PLAYER($seat) } takes it: { $captured }, { $worth }. { tricks-left }
barbu-trick-captured-you = You take it: { $captured }, { $worth }.
    .terse = To you: { $worth }.
    .full = You take it: { $captured }, { $worth }. { tricks-left }
barbu-turn-lead-barred = Your turn: you lead, but not { $suits }.
    .terse = You lead, not { $suits }.
    .full = Your turn: you lead, but not { $suits }. You can play { HAND($cards) }.
barbu-turn-trump = Your turn: { SUIT($suit) }, you have none and must trump.
    .full = Your turn: { SUIT($suit) }, you have none and must trump. { PLAYER($seat) } is winning it with { CARD($top, art: "def") }. You can play { HAND($cards) }.
barbu-turn-higher = Your turn: { SUIT($suit) }, higher than { CARD($top, art: "def") }.
    .full = Your turn: { SUIT($suit) }, higher than { CARD($top, art: "def") }, which { PLAYER($seat) } played. You can play { HAND($cards) }.
barbu-legal-trump = You have no { SUIT($suit) } and must trump. { HAND($cards) }.
barbu-last-trick-none = No trick yet in this hand.
barbu-table-bare = No cards on the table yet.

## What is taken

barbu-points = { NUM($n) }
barbu-plus = plus { NUM($n) }
barbu-item-barbu = the Barbu
barbu-item-last-trick = the last trick
barbu-item-second-last-trick = the last trick but one
barbu-item-place = { ORD($n) } place
barbu-item-unplaced = cards still in hand

## Domino

barbu-lays = { PLAYER($seat) }, { CARD($card) }.
    .full = { PLAYER($seat) } lays { CARD($card, art: "def") }.
barbu-lays-you = You lay { CARD($card, art: "def") }.
    .terse = { CARD($card) }.
barbu-opens = { PLAYER($seat) } opens { SUIT($card) }.
    .terse = { PLAYER($seat) }, { CARD($card) }.
    .full = { PLAYER($seat) } opens with { CARD($card, art: "def") }.
barbu-opens-you = You open { SUIT($card) }.
    .terse = { CARD($card) }.
    .full = You open with { CARD($card, art: "def") }.
barbu-suit-complete = { SUIT($suit) } complete.
    .terse = { "" }
barbu-laid-run = { "" }
    .full = { SUIT($suit) } from { RANK($lower) } to { RANK($upper) }.
barbu-one-left = { PLAYER($seat) } has { COUNT($count, "card") } left.
    .terse = { "" }
barbu-one-left-you = You have { COUNT($count, "card") } left.
    .terse = { "" }
barbu-cards-left = { "" }
    .full = { PLAYER($seat) } has { COUNT($count, "card") } left.
barbu-cards-left-you = { "" }
    .full = You have { COUNT($count, "card") } left.
barbu-ace-decided =
    { $side ->
        [high] Aces are high from now on: above the kings.
       *[low] Aces are low from now on: below the lowest cards.
    }
    .terse =
        { $side ->
            [high] Aces are high.
           *[low] Aces are low.
        }
barbu-again = { PLAYER($seat) } plays again.
barbu-again-unable = { PLAYER($seat) } has nothing for a second turn.
    .terse = { PLAYER($seat) } cannot continue.
barbu-again-unable-you = You have nothing for a second turn.
    .terse = You cannot continue.
barbu-stops = { PLAYER($seat) } stops there.
barbu-stops-you = You stop there.
barbu-out = { PLAYER($seat) } is out: { ORD($n) } place, { $worth }.
    .terse = { PLAYER($seat) } out: { ORD($n) }.
barbu-out-you = You are out: { ORD($n) } place, { $worth }.
    .terse = You are out: { ORD($n) }.
barbu-turn-stuck = Your turn: nothing fits. Pass with { KEYOF("pass") }.
    .terse = Nothing fits: pass.
barbu-turn-again = Once more. { HAND($cards) }.
barbu-turn-again-or-pass = Once more, if you like. { HAND($cards) }. Or pass with { KEYOF("pass") }.
    .terse = Once more, or pass.
barbu-turn-domino = Your turn. { HAND($cards) }.
    .full = Your turn, { COUNT($count, "card") } to choose from. { HAND($cards) }.
barbu-turn-domino-many = Your turn. { HAND($cards) }.
    .terse = Your turn: { COUNT($count, "card") }.
    .full = Your turn, { COUNT($count, "card") } to choose from. { HAND($cards) }.
barbu-fits-none = None of your cards fits.
barbu-card-fits = { CARD($card) }
    .full = { CARD($card) }, fits, { ORD($n) } of { NUM($count) }
barbu-card-waits = { CARD($card) }, waits for { $next }
    .terse = { CARD($card) }
    .full = { CARD($card) }, waits for { $next }{ $more ->
        [0] { "" }
       *[other] , then { $then }
    }, { ORD($n) } of { NUM($count) }
barbu-layout-empty = No suit is open; each opens with its { RANK($rank) }.
barbu-run = { SUIT($suit) } from { RANK($lower) } to { RANK($upper) }.
barbu-run-one = { SUIT($suit) }: only the { RANK($rank) }.
barbu-run-closed = { SUIT($suit) }: not open.
barbu-suit-complete-row = { SUIT($suit) }: complete.
barbu-suits-only = The digits from one to four read the four suits.
barbu-ends = { SUIT($suit) }: { RANK($lower) } or { RANK($upper) }.
barbu-ends-one = { SUIT($suit) }: { RANK($rank) }.
barbu-ends-closed = { SUIT($suit) }: not open, needs the { RANK($rank) }.
barbu-passed-last = Passed last time: { PLAYERS($seats) }.
barbu-needs = { CARD($card, art: "def") } waits for { $waits }.
    .terse = { CARD($card) }: { $waits }.
barbu-needs-nothing = { CARD($card, art: "def") } fits now.
barbu-needs-lies = { CARD($card, art: "def") } is on the table already.
barbu-needs-left-out = { CARD($card, art: "def") } is not in play at this table.
barbu-passed-none = Nobody passed last time.
barbu-passed-nobody = Nobody has passed yet.
barbu-passed-times = { PLAYER($seat) }: { COUNT($n, "pass") } so far.
    .terse = { "" }
barbu-passed-times-you = You: { COUNT($n, "pass") } so far.
    .terse = { "" }
barbu-out-row = Out: { PLAYERS($seats) }.
barbu-since = The last cards.
    .terse = { "" }
barbu-since-nothing = No card has been laid yet.
barbu-no-suit-led = No suit is led in a domino.
barbu-no-domino = This hand is not a domino.

## Scores

barbu-scored = End of hand { NUM($n) }: { CONTRACT($contract) }.
    .terse = Hand { NUM($n) }, { CONTRACT($contract) }.
    .full = End of hand { NUM($n) } of { NUM($total) }: { CONTRACT($contract) }.
barbu-scored-early = Nothing was left to take.
    .terse = { "" }
barbu-slam =
    { $what ->
        [tricks] Slam: { PLAYER($seat) } took all the tricks.
        [suit] Slam: { PLAYER($seat) } took all the { SUIT($suit) }.
        [queens] Slam: { PLAYER($seat) } took all the queens.
       *[jacks] Slam: { PLAYER($seat) } took all the jacks.
    }
barbu-slam-you =
    { $what ->
        [tricks] Slam: you took all the tricks.
        [suit] Slam: you took all the { SUIT($suit) }.
        [queens] Slam: you took all the queens.
       *[jacks] Slam: you took all the jacks.
    }
barbu-score-line = { PLAYER($seat) }: { $captured }, { $worth }, total { NUM($total) }.
    .terse = { PLAYER($seat) }: { $worth }, total { NUM($total) }.
barbu-score-line-zero = { PLAYER($seat) }: { $captured }, total { NUM($total) }.
    .terse = { PLAYER($seat) }: total { NUM($total) }.
barbu-score-line-doubled = { PLAYER($seat) }: { $captured }, { $before }; with doubles { $worth }, total { NUM($total) }.
    .terse = { PLAYER($seat) }: { $worth }, total { NUM($total) }.
barbu-score-line-doubled-zero = { PLAYER($seat) }: { $captured }; with doubles { $worth }, total { NUM($total) }.
    .terse = { PLAYER($seat) }: { $worth }, total { NUM($total) }.
barbu-so-far = In this hand: { $captured }.
    .full = In this hand: { $captured }, { $worth }.
barbu-so-far-nothing = In this hand: { $captured }.
barbu-so-far-you = You, in this hand: { $captured }.
    .full = You, in this hand: { $captured }, { $worth }.
barbu-so-far-you-nothing = You, in this hand: { $captured }.
barbu-so-far-row = { PLAYER($seat) }: { $captured }.
    .full = { PLAYER($seat) }: { $captured }, { $worth }.
barbu-so-far-row-nothing = { PLAYER($seat) }: { $captured }.
barbu-scores-none = No hand is finished: everybody at zero.
barbu-scores-after = After hand { NUM($n) } of { NUM($total) }.
    .terse = { "" }
barbu-scores-present = Hand { NUM($n) }, { CONTRACT($contract) }, so far.
barbu-scores-deal = Hand { NUM($n) }, { CONTRACT($contract) }: { $scores }.
barbu-scores-deal-earlier = { "" }
    .full = { barbu-scores-deal }
barbu-scores-earlier = Earlier hands: with full detail.
    .full = { "" }
barbu-scores-item = { PLAYER($seat) } { NUM($n) }
barbu-player-declares = { "" }
    .full = Declarer of this hand.
barbu-left-now = Now { CONTRACT($contract) }, dealt by { PLAYER($seat) }. Contracts left.
barbu-left-now-you = Now { CONTRACT($contract) }, dealt by you. Contracts left.
barbu-left-row = { PLAYERS($seats) }: { $contracts }.
barbu-left-all = { PLAYERS($seats) }: all { NUM($count) }.
barbu-left-none = { PLAYERS($seats) }: none.

## Refusals

refused-must-trump = You must trump.
refused-must-overtrump = You must play a trump higher than { CARD($card, art: "def") }.
    .terse = Trump higher.
refused-must-play = A card fits, so you may not pass.
    .terse = No passing.
refused-lead-only-suit-left = You may not lead { $suits } while you hold anything else.
    .terse = Not { $suits }.
refused-lead-after-discard = You may not lead { $suits } yet: nobody has discarded one.
    .terse = Not { $suits } yet.
barbu-can-play =
    { $count ->
        [1] You can only play { CARDS($cards, art: "def") }.
       *[other] You can play { HAND($cards) }.
    }
    .terse = { HAND($cards) }.
refused-suit-closed = { SUIT($suit) } not open yet: the { RANK($rank) } comes first.
    .terse = First the { RANK($rank) }.
refused-needs = That does not fit. { SUIT($suit) } now: { RANK($rank) }.
    .terse = { SUIT($suit) }: { RANK($rank) }.
refused-needs-either = That does not fit. { SUIT($suit) } now: { RANK($lower) } or { RANK($upper) }.
    .terse = { SUIT($suit) }: { RANK($lower) } or { RANK($upper) }.
refused-contract-played = You cannot choose { CONTRACT($contract) } again. Left: { $contracts }.
    .terse = Not { CONTRACT($contract) } again.
refused-contract-disabled = { CONTRACT($contract) }: not played at this table. Left: { $contracts }.
    .terse = { CONTRACT($contract) }: not here.
refused-rank-not-available = No suit can open with the { RANK($rank) } here. You can choose { $ranks }.
    .terse = Not the { RANK($rank) }.
refused-contro-off = There is no doubling at this table.
refused-contro-out-of-turn = Doubling comes after the contract is known and before the first card.
    .terse = No doubling now.
refused-contro-oneself = You cannot double yourself.
refused-contro-twice = You have doubled { PLAYER($seat) } already.
refused-contro-twice-redoubled = You have redoubled { PLAYER($seat) } already.
refused-contro-declarer-first = You are the declarer: you can only redouble.
    .terse = Declarer: redouble only.
refused-contro-doubled-by-target = { PLAYER($seat) } has doubled you: you can redouble.
    .terse = You can only redouble.
refused-contro-positive-contract = In trumps and domino only the declarer can be doubled.
    .terse = Only the declarer.
refused-contro-only-declarer = Only the declarer can be doubled at this table: { PLAYER($seat) }.
    .terse = Only { PLAYER($seat) }.
refused-contro-redouble-off = There is no redoubling at this table.
refused-contro-not-doubled-by-target = { PLAYER($seat) } has not doubled you.
refused-phase-contract = First choose the contract.
refused-phase-trump = First name the trump suit.
refused-phase-start-rank = First say which rank opens the suits.
refused-phase-contro = First double or pass.
refused-phase-ace = First say whether the ace is high or low.
refused-phase-tricks = Now you can only play a card.
refused-phase-domino = Now you can only lay a card.

## Help

help-barbu = Barbu. Each player leads each contract once; penalties lower your score and the highest total wins. { KEYOF("rules") } tells the contract of this hand and what it costs, { KEYOF("contracts_left") } which contracts everybody has still to lead.
help-barbu-keys = Decisions. When you choose a contract, the trump suit or whom to double, press the number of an answer, or walk the answers with { KEYOF("previous_item") } and { KEYOF("next_item") } and press { KEYOF("confirm") }. { KEYOF("contro") } doubles, { KEYOF("pass") } passes, in a domino too. { KEYOF("open_ends") } tells what each suit of a domino takes next, { KEYOF("needs") } what the card you are on still waits for, { KEYOF("passed") } who has passed, and a digit from one to four how one suit lies. Every card of a domino has its note: the nearer the ace, the higher.

## The notes of the domino

cue-run = Note of the domino
    .help = a card is laid in the domino: the nearer the ace, the higher the note; you hear the whole scale, from the lowest card to the ace
cue-run_complete = Suit complete
    .help = the last card of a suit is laid in the domino
