# Options that several games share, and how values and faults of options are said.

option-players =
    .label = Players
    .help = How many sit at the table, you included.
    .changed = Players: { $value }.
option-first_leader =
    .label = First to lead
    .help = Who leads the first trick of a round.
    .changed = The first trick is led by { $value }.
    .left_of_dealer = the player on the dealer's left
    .dealer = the dealer
option-stop_when_decided =
    .label = Stop when decided
    .help = Ends a round as soon as nothing can change its score.
    .changed = Stop when decided: { $value }.

option-yes = yes
option-no = no
option-number = { NUM($n) }
option-card = { CARD($card) }
option-suit = { SUIT($suit) }
option-rank = { RANK($rank) }
option-text = { $text }
option-list = { $items }
option-pair = { $name }, { $value }
option-nothing = none

option-allowed-range = from { NUM($low) } to { NUM($high) }
option-allowed-flag = yes or no
option-allowed-several = one or more of these: { $items }
option-allowed-or = { $name }, or { $items }
option-allowed-map = { $name }, each with a value { $items }
option-allowed-card = any card
option-allowed-pool = the cards that can be drawn at this table

option-error-bad-value = { $label }: { $value } will not do. Allowed: { $allowed }.
option-error-card-left-out = { $label }: { $value } is left out of the game at this table.
option-error-not-in-pool = { $label }: { $value } is not among those that can be drawn. Allowed: { $allowed }.
option-error-unknown-option = There is no such option in this game.
