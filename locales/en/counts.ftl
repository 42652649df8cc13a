# Things that are counted.

count-point = { $n ->
    [one] { NUM($n) } point
   *[other] { NUM($n) } points
}
count-trick = { $n ->
    [0] no tricks
    [one] { NUM($n) } trick
   *[other] { NUM($n) } tricks
}
count-card = { $n ->
    [0] no cards
    [one] { NUM($n) } card
   *[other] { NUM($n) } cards
}
count-player = { $n ->
    [one] { NUM($n) } player
   *[other] { NUM($n) } players
}
count-word = { $n ->
    [one] { NUM($n) } word
   *[other] { NUM($n) } words
}

count-percent = { NUM($n) } per cent

count-suit-clubs = { $n ->
    [one] { NUM($n) } club
   *[other] { NUM($n) } clubs
}

count-suit-diamonds = { $n ->
    [one] { NUM($n) } diamond
   *[other] { NUM($n) } diamonds
}

count-suit-spades = { $n ->
    [one] { NUM($n) } spade
   *[other] { NUM($n) } spades
}

count-suit-hearts = { $n ->
    [one] { NUM($n) } heart
   *[other] { NUM($n) } hearts
}

count-rank-two = { $n ->
    [one] { NUM($n) } two
   *[other] { NUM($n) } twos
}

count-rank-three = { $n ->
    [one] { NUM($n) } three
   *[other] { NUM($n) } threes
}

count-rank-four = { $n ->
    [one] { NUM($n) } four
   *[other] { NUM($n) } fours
}

count-rank-five = { $n ->
    [one] { NUM($n) } five
   *[other] { NUM($n) } fives
}

count-rank-six = { $n ->
    [one] { NUM($n) } six
   *[other] { NUM($n) } sixes
}

count-rank-seven = { $n ->
    [one] { NUM($n) } seven
   *[other] { NUM($n) } sevens
}

count-rank-eight = { $n ->
    [one] { NUM($n) } eight
   *[other] { NUM($n) } eights
}

count-rank-nine = { $n ->
    [one] { NUM($n) } nine
   *[other] { NUM($n) } nines
}

count-rank-ten = { $n ->
    [one] { NUM($n) } ten
   *[other] { NUM($n) } tens
}

count-rank-jack = { $n ->
    [one] { NUM($n) } jack
   *[other] { NUM($n) } jacks
}

count-rank-queen = { $n ->
    [one] { NUM($n) } queen
   *[other] { NUM($n) } queens
}

count-rank-king = { $n ->
    [one] { NUM($n) } king
   *[other] { NUM($n) } kings
}

count-rank-ace = { $n ->
    [one] { NUM($n) } ace
   *[other] { NUM($n) } aces
}
