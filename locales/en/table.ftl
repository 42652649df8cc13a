# What is said at the table of any trick game. The value is normal detail; .terse and .full are
# the other levels, and .full tells all that .terse tells.

## Plays

play-lead = { PLAYER($seat) } leads { CARD($card, art: "def") }.
    .terse = { PLAYER($seat) }, { CARD($card) }
play-lead-you = You lead { CARD($card, art: "def") }.
    .terse = You, { CARD($card) }
play = { PLAYER($seat) } plays { CARD($card, art: "def") }.
    .terse = { PLAYER($seat) }, { CARD($card) }
    .full = { PLAYER($seat) } plays { CARD($card, art: "def") }{ play-highest }.
play-you = You play { CARD($card, art: "def") }.
    .terse = You, { CARD($card) }
    .full = You play { CARD($card, art: "def") }{ play-highest }.
play-highest =
    { $highest ->
        [yes] , the highest so far
       *[no] { "" }
    }
play-discard = { PLAYER($seat) } discards { CARD($card, art: "def") }.
    .terse = { PLAYER($seat) }, { CARD($card) }
play-discard-you = You discard { CARD($card, art: "def") }.
    .terse = You, { CARD($card) }

## Tricks

trick-taken = { PLAYER($seat) } takes it.
    .full =
        { $points ->
            [0] { PLAYER($seat) } takes it. { tricks-left }
           *[other] { PLAYER($seat) } takes it: { COUNT($points, "point") }. { tricks-left }
        }
trick-taken-you = You take it.
    .full =
        { $points ->
            [0] You take it. { tricks-left }
           *[other] You take it: { COUNT($points, "point") }. { tricks-left }
        }
trick-taken-points = { PLAYER($seat) } takes it: { $captured }, { COUNT($points, "point") }.
    .terse = { PLAYER($seat) } takes it, { COUNT($points, "point") }.
    .full = { PLAYER($seat) } takes it: { $captured }, { COUNT($points, "point") }. { tricks-left }
trick-taken-points-you = You take it: { $captured }, { COUNT($points, "point") }.
    .terse = You take it, { COUNT($points, "point") }.
    .full = You take it: { $captured }, { COUNT($points, "point") }. { tricks-left }
tricks-left =
    { $left ->
        [0] That was the last trick.
       *[other] { COUNT($left, "trick") } left.
    }
trick-equalled =
    { $winner ->
        [last] Of two equal cards, the last one takes.
       *[first] Of two equal cards, the first one takes.
    }
    .terse = { "" }
captured-tricks = { COUNT($n, "trick") }
captured-suit = { SUITS($n, $suit) }
captured-rank = { RANKS($n, $rank) }
captured-card =
    { $n ->
        [one] { CARD($card, art: "def") }
       *[other] { CARD($card, art: "def") }, twice
    }
captured-nothing = nothing

## Whose turn

turn-lead = Your turn: you lead.
    .terse = You lead.
    .full = Your turn: you lead. You have { HAND($cards) }.
turn-follow = Your turn: { SUIT($suit) }.
    .full = Your turn: { SUIT($suit) }. { PLAYER($seat) } is winning it with { CARD($top, art: "def") }. You can play { HAND($cards) }.
turn-void = Your turn: { SUIT($suit) }, you have none.
    .full = Your turn: { SUIT($suit) }, you have none. { PLAYER($seat) } is winning it with { CARD($top, art: "def") }. You can play any card. { HAND($cards) }.
turn-forced = Your turn: only { CARD($card, art: "def") }.
    .full = Your turn: you can only play { CARD($card, art: "def") }.
turn-other = { PLAYER($seat, case: "of") } turn.
turn-over = The game is over.
turn-where = { "" }
    .full = Round { NUM($round) }, trick { NUM($n) } of { NUM($count) }.
round-leader = { PLAYER($seat) } leads.

## Cards held

hand-dealt = Your hand. { HAND($cards) }.
    .terse = { HAND($cards) }.
    .full = Your hand, { COUNT($count, "card") }. { HAND($cards) }.
hand = { HAND($cards) }.
    .full = { COUNT($count, "card") }. { HAND($cards) }.
hand-empty = You have no cards.
hand-unseen = Spectators do not see the hands.
hand-card = { CARD($card) }
    .full = { CARD($card) }, { ORD($n) } of { NUM($count) }
hand-card-barred = { CARD($card) }, not playable
    .terse = { CARD($card) }
    .full = { CARD($card) }, not playable, { ORD($n) } of { NUM($count) }
card-named = { CARD($card, art: "def") }
cards-left-out = Left out of the game: { CARDS($cards, art: "def") }.
legal = You can play { HAND($cards) }.
legal-one = Only { CARD($card, art: "def") }.
legal-any = Any card.
    .full = Any card. { HAND($cards) }.
legal-void = You have no { SUIT($suit) }: any card.
    .full = You have no { SUIT($suit) }: any card. { HAND($cards) }.
hint-play = I would play { CARD($card, art: "def") }.

## On the table

table-row = { PLAYER($seat) }, { CARD($card) }.
table-highest = { PLAYER($seat) } is winning it.
    .terse = { "" }
    .full = { PLAYER($seat) } is winning it with { CARD($card, art: "def") }.
table-highest-you = You are winning it.
    .terse = { "" }
    .full = You are winning it with { CARD($card, art: "def") }.
table-empty = No cards on the table. { PLAYER($seat) } leads.
table-empty-you = No cards on the table. You lead.
table-card = { PLAYER($seat) }, { CARD($card) }.
    .full = { ORD($n) } card: { PLAYER($seat) }, { CARD($card) }.
table-card-none =
    { $count ->
        [0] No cards on the table.
        [one] Only one card on the table.
       *[other] Only { COUNT($count, "card") } on the table.
    }
suit-led = { SUIT($suit) }, led by { PLAYER($seat) }.
    .terse = { SUIT($suit) }.
    .full = { SUIT($suit) }: { PLAYER($seat) } led { CARD($card, art: "def") }.
suit-led-you = { SUIT($suit) }, led by you.
    .terse = { SUIT($suit) }.
    .full = { SUIT($suit) }: you led { CARD($card, art: "def") }.
suit-led-none = Nothing led yet: { PLAYER($seat) } leads.
suit-led-none-you = Nothing led yet: you lead.
last-trick = Last trick.
    .terse = { "" }
last-trick-taken = { PLAYER($seat) } took it.
last-trick-taken-you = You took it.
last-trick-none = No trick yet in this round.

## Rounds and scores

round-over = Round { NUM($n) } is over.
    .terse = Round { NUM($n) }.
round-over-early = Round { NUM($n) } ends here: nothing left to take.
    .terse = Round { NUM($n) }, no points left.
everything-taken = { PLAYER($seat) } took everything: the sign changes.
everything-taken-you = You took everything: the sign changes.
score-line =
    { $points ->
        [0] { PLAYER($seat) }: { $captured }, total { NUM($total) }.
       *[other] { PLAYER($seat) }: { $captured }, { NUM($points) }, total { NUM($total) }.
    }
    .terse = { PLAYER($seat) }: { NUM($points) }, total { NUM($total) }.
    .full =
        { $points ->
            [0] { PLAYER($seat) }: { $captured }, total { COUNT($total, "point") }.
           *[other] { PLAYER($seat) }: { $captured }, { COUNT($points, "point") }, total { COUNT($total, "point") }.
        }
score-row = { PLAYER($seat) }: { NUM($score) }.
    .full = { PLAYER($seat) }: { COUNT($score, "point") }.
scores-none = No round is finished: everybody at zero.
scores-after = After round { NUM($n) }.
    .terse = { "" }
scores-round = Round { NUM($n) }.
scores-present = Round { NUM($n) } so far.
so-far = In this round: { $captured }.
    .full =
        { $points ->
            [0] In this round: { $captured }.
           *[other] In this round: { $captured }, { COUNT($points, "point") }.
        }
so-far-you = You, in this round: { $captured }.
    .full =
        { $points ->
            [0] You, in this round: { $captured }.
           *[other] You, in this round: { $captured }, { COUNT($points, "point") }.
        }
so-far-row = { PLAYER($seat) }: { $captured }.
    .full =
        { $points ->
            [0] { PLAYER($seat) }: { $captured }.
           *[other] { PLAYER($seat) }: { $captured }, { COUNT($points, "point") }.
        }
player = { PLAYER($seat) }: { COUNT($count, "card") }, { COUNT($score, "point") }.
player-none = There are only { COUNT($players, "player") } at this table.
game-won = The game is over. You win.
game-won-shared = The game is over. Shared win: { PLAYERS($seats) }.
game-lost = The game is over. { PLAYERS($seats) } wins.
game-lost-shared = The game is over. { PLAYERS($seats) } share the win.
place-line = { ORD($place) }: { PLAYERS($seats) }, { NUM($score) }.
    .full = { ORD($place) }: { PLAYERS($seats) }, { COUNT($score, "point") }.
place-line-shared = { ORD($place) }, shared: { PLAYERS($seats) }, { NUM($score) }.
    .full = { ORD($place) }, shared: { PLAYERS($seats) }, { COUNT($score, "point") } each.

## Refusals

refused-must-follow-suit = You must follow suit. You can play { HAND($cards) }.
    .terse = { HAND($cards) }.
refused-must-follow-one = You must follow suit: only { CARD($card, art: "def") } fits.
    .terse = Only { CARD($card, art: "def") }.
refused-card-not-in-hand = You do not have { CARD($card, art: "def") }.
refused-not-your-turn = Not yet: it is { PLAYER($seat, case: "of") } turn.
    .terse = { PLAYER($seat, case: "of") } turn.
refused-no-such-action = There is no such move in this game.
refused-unknown = I do not know that move.
refused-ambiguous = Several fit: { $actions }. Which one?
refused-wrong-phase-waiting = The game has not started. { KEYOF("confirm") } starts it.
refused-wrong-phase-playing = The game has already started.
refused-wrong-phase-over = The game is over. { KEYOF("confirm") } starts a new one.
refused-other = That is not allowed now.
