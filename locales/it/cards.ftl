# Le carte: ogni valore con l'articolo determinativo (def), indeterminativo (indef) e con le
# preposizioni articolate di (of), a (to), da (from), più "con" (with).

card = { RANK($card, $form) } di { SUIT($card) }
cards-of-suit = { SUIT($suit) }: { $ranks }
copies = { $name } due volte
list-more = { $first }, { $next }
list-last = { $first } e { $next }

rank-two = due
    .def = il due
    .indef = un due
    .of = del due
    .to = al due
    .from = dal due
    .with = con il due

rank-three = tre
    .def = il tre
    .indef = un tre
    .of = del tre
    .to = al tre
    .from = dal tre
    .with = con il tre

rank-four = quattro
    .def = il quattro
    .indef = un quattro
    .of = del quattro
    .to = al quattro
    .from = dal quattro
    .with = con il quattro

rank-five = cinque
    .def = il cinque
    .indef = un cinque
    .of = del cinque
    .to = al cinque
    .from = dal cinque
    .with = con il cinque

rank-six = sei
    .def = il sei
    .indef = un sei
    .of = del sei
    .to = al sei
    .from = dal sei
    .with = con il sei

rank-seven = sette
    .def = il sette
    .indef = un sette
    .of = del sette
    .to = al sette
    .from = dal sette
    .with = con il sette

rank-eight = otto
    .def = l'otto
    .indef = un otto
    .of = dell'otto
    .to = all'otto
    .from = dall'otto
    .with = con l'otto

rank-nine = nove
    .def = il nove
    .indef = un nove
    .of = del nove
    .to = al nove
    .from = dal nove
    .with = con il nove

rank-ten = dieci
    .def = il dieci
    .indef = un dieci
    .of = del dieci
    .to = al dieci
    .from = dal dieci
    .with = con il dieci

rank-jack = fante
    .def = il fante
    .indef = un fante
    .of = del fante
    .to = al fante
    .from = dal fante
    .with = con il fante

rank-queen = donna
    .def = la donna
    .indef = una donna
    .of = della donna
    .to = alla donna
    .from = dalla donna
    .with = con la donna

rank-king = re
    .def = il re
    .indef = un re
    .of = del re
    .to = al re
    .from = dal re
    .with = con il re

rank-ace = asso
    .def = l'asso
    .indef = un asso
    .of = dell'asso
    .to = all'asso
    .from = dall'asso
    .with = con l'asso

suit-clubs = fiori

suit-diamonds = quadri

suit-spades = picche

suit-hearts = cuori
