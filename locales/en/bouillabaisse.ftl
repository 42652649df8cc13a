# Bouillabaisse: its rounds, and the options only it has.

bouillabaisse-started = Bouillabaisse: { COUNT($players, "player") }, { COUNT($count, "card") } each. { bouillabaisse-company } { PLAYER($dealer) } deals.
    .terse = Bouillabaisse, { COUNT($players, "player") }. { PLAYER($dealer) } deals.
    .full = Bouillabaisse: { COUNT($players, "player") }, { COUNT($count, "card") } each, six rounds; the lowest total wins. { bouillabaisse-company } { PLAYER($dealer) } deals.
bouillabaisse-started-you = Bouillabaisse: { COUNT($players, "player") }, { COUNT($count, "card") } each. { bouillabaisse-company } You deal.
    .terse = Bouillabaisse, { COUNT($players, "player") }. You deal.
    .full = Bouillabaisse: { COUNT($players, "player") }, { COUNT($count, "card") } each, six rounds; the lowest total wins. { bouillabaisse-company } You deal.
bouillabaisse-started-watched = Bouillabaisse: { COUNT($players, "player") }, { COUNT($count, "card") } each. At the table, clockwise: { PLAYERS($seats) }. { PLAYER($dealer) } deals.
    .terse = Bouillabaisse, { COUNT($players, "player") }. { PLAYER($dealer) } deals.
    .full = Bouillabaisse: { COUNT($players, "player") }, { COUNT($count, "card") } each, six rounds; the lowest total wins. At the table, clockwise: { PLAYERS($seats) }. { PLAYER($dealer) } deals.
bouillabaisse-company =
    { $players ->
        [2] Against { PLAYERS($seats) }.
       *[other] From your left: { PLAYERS($seats) }.
    }
bouillabaisse-targets = The suit is { SUIT($suit) }, the rank is { RANK($rank) }, the special card is { CARD($card, art: "def") }.

bouillabaisse-round-1 = Round one. Each trick costs { COUNT($points_trick, "point") }.
    .terse = Round one: tricks, { COUNT($points_trick, "point") }.
bouillabaisse-round-2 = Round two. Each { SUIT($suit, number: "one") } costs { COUNT($points_suit, "point") }.
    .terse = Round two: { SUIT($suit) }, { COUNT($points_suit, "point") }.
bouillabaisse-round-3 = Round three. Each { RANK($rank) } costs { COUNT($points_rank, "point") }.
    .terse = Round three: each { RANK($rank) }, { COUNT($points_rank, "point") }.
bouillabaisse-round-4 =
    { $copies ->
        [one] Round four. { CARD($card, art: "def") } costs { COUNT($points_special, "point") }.
       *[other] Round four. Each { CARD($card) } costs { COUNT($points_special, "point") }.
    }
    .terse = Round four: { CARD($card) }, { COUNT($points_special, "point") }.
bouillabaisse-round-5 = Round five. Everything counts: each trick { NUM($points_trick) }, each { SUIT($suit, number: "one") } { NUM($points_suit) }, each { RANK($rank) } { NUM($points_rank) }, { CARD($card, art: "def") } { NUM($points_special) }.
    .terse = Round five, all together: trick { NUM($points_trick) }, each { SUIT($suit, number: "one") } { NUM($points_suit) }, each { RANK($rank) } { NUM($points_rank) }, { CARD($card) } { NUM($points_special) }.
bouillabaisse-round-6 = Round six, the last: now everything helps. Each trick takes off { NUM($points_trick) }, each { SUIT($suit, number: "one") } { NUM($points_suit) }, each { RANK($rank) } { NUM($points_rank) }, { CARD($card, art: "def") } { NUM($points_special) }.
    .terse = Round six, points come off: trick { NUM($points_trick) }, each { SUIT($suit, number: "one") } { NUM($points_suit) }, each { RANK($rank) } { NUM($points_rank) }, { CARD($card) } { NUM($points_special) }.
bouillabaisse-all-or-nothing =
    { $everything ->
        [cards] All or nothing: whoever takes all the scoring cards writes the points with a minus.
       *[all] All or nothing: whoever takes everything writes the points with a minus.
    }
    .terse = All or nothing.
bouillabaisse-all-or-nothing-last =
    { $everything ->
        [cards] All or nothing: whoever takes all the scoring cards has the points added on.
       *[all] All or nothing: whoever takes everything has the points added on.
    }
    .terse = All or nothing.
bouillabaisse-follow = Whoever can must follow suit. The highest card of the suit led takes the trick.
    .terse = { "" }

help-bouillabaisse = Bouillabaisse. Six rounds; points are bad, the lowest total wins. In each round avoid what costs points; in the last round they come off your total. { KEYOF("rules") } tells what this round counts.

## Options

option-seven_player_removal =
    .label = Cards left out with seven players
    .help = With seven players, six twos leave the two packs, so that everybody gets fourteen cards.
    .changed = With seven players, left out: { $value }.
    .both_copies = both twos of clubs, diamonds and spades
    .sequence = two twos of clubs, two of diamonds, one of spades and one of hearts
option-duplicate_winner =
    .label = Two equal cards
    .help = With two packs, which of two identical top cards takes the trick.
    .changed = Of two equal cards, { $value } takes.
    .first = the first one
    .last = the last one
option-all_or_nothing =
    .label = All or nothing
    .help = Whoever takes everything that counts in a round writes the points with a minus.
    .changed = All or nothing: { $value }.
option-all_or_nothing_rounds =
    .label = Rounds of all or nothing
    .help = The rounds in which taking everything pays. Round four counts only with two packs.
    .changed = All or nothing in rounds: { $value }.
option-all_or_nothing_last_round =
    .label = All or nothing in the last round
    .help = In the last round points are good: whether taking everything turns them bad.
    .changed = In the last round, taking everything: { $value }.
    .inverted = adds the points
    .off = takes them off as usual
option-all_or_nothing_mixed =
    .label = What counts as everything
    .help = In rounds five and six tricks count as well as cards: whether everything means every trick too.
    .changed = In rounds five and six, everything means { $value }.
    .everything = every trick
    .cards_only = all the scoring cards
option-targets_mode =
    .label = Targets
    .help = The suit, the rank and the card that cost points: drawn for each game, or chosen by you.
    .changed = Targets: { $value }.
    .random = drawn
    .fixed = chosen
option-target_suit =
    .label = Suit of round two
    .help = The suit that costs points when the targets are chosen.
    .changed = Suit of round two: { $value }.
option-target_rank =
    .label = Rank of round three
    .help = The rank that costs points when the targets are chosen.
    .changed = Rank of round three: { $value }.
option-target_card =
    .label = Special card of round four
    .help = The card that costs points when the targets are chosen.
    .changed = Special card: { $value }.
option-target_ranks =
    .label = Ranks that can be drawn
    .help = The ranks among which the rank of round three is drawn.
    .changed = Ranks that can be drawn: { $value }.
option-special_card_pool =
    .label = Cards that can be drawn
    .help = The cards among which the special card of round four is drawn.
    .changed = The special card is drawn from { $value }.
    .tens_and_faces = tens and court cards
    .any_card = all cards
option-target_reveal =
    .label = When targets are told
    .help = Each target at the start of its round, or all three at the start of the game.
    .changed = Targets are told { $value }.
    .round_start = round by round
    .game_start = at the start of the game
option-points_trick =
    .label = Points of a trick
    .help = What each trick costs in rounds one, five and six.
    .changed = Each trick: { $value }.
option-points_suit =
    .label = Points of the suit
    .help = What each card of the suit costs in rounds two, five and six.
    .changed = Each card of the suit: { $value }.
option-points_rank =
    .label = Points of the rank
    .help = What each card of the rank costs in rounds three, five and six.
    .changed = Each card of the rank: { $value }.
option-points_special =
    .label = Points of the special card
    .help = What the special card costs in rounds four, five and six.
    .changed = Special card: { $value }.
