# The cards: each rank with the definite (def) and the indefinite article (indef).

card = { RANK($card, $form) } of { SUIT($card) }
cards-of-suit = { SUIT($suit) }: { $ranks }
copies = { $name } twice
list-more = { $first }, { $next }
list-last = { $first } and { $next }

rank-two = two
    .def = the two
    .indef = a two

rank-three = three
    .def = the three
    .indef = a three

rank-four = four
    .def = the four
    .indef = a four

rank-five = five
    .def = the five
    .indef = a five

rank-six = six
    .def = the six
    .indef = a six

rank-seven = seven
    .def = the seven
    .indef = a seven

rank-eight = eight
    .def = the eight
    .indef = an eight

rank-nine = nine
    .def = the nine
    .indef = a nine

rank-ten = ten
    .def = the ten
    .indef = a ten

rank-jack = jack
    .def = the jack
    .indef = a jack

rank-queen = queen
    .def = the queen
    .indef = a queen

rank-king = king
    .def = the king
    .indef = a king

rank-ace = ace
    .def = the ace
    .indef = an ace

suit-clubs = clubs
    .one = club

suit-diamonds = diamonds
    .one = diamond

suit-spades = spades
    .one = spade

suit-hearts = hearts
    .one = heart
