# Opzioni comuni a più giochi, e come si dicono valori ed errori.

option-players =
    .label = Giocatori
    .help = Quanti siete al tavolo, tu compreso.
    .changed = Giocatori: { $value }.
option-first_leader =
    .label = Chi apre
    .help = Chi apre la prima presa di una manche.
    .changed = La prima presa la apre { $value }.
    .left_of_dealer = chi sta a sinistra del mazziere
    .dealer = il mazziere
option-stop_when_decided =
    .label = Fine anticipata
    .help = La manche finisce appena niente può più cambiarne il punteggio.
    .changed = Fine anticipata: { $value }.

option-yes = sì
option-no = no
option-number = { NUM($n) }
option-card = { CARD($card) }
option-suit = { SUIT($suit) }
option-rank = { RANK($rank) }
option-text = { $text }
option-list = { $items }
option-pair = { $name }, { $value }
option-nothing = niente

option-allowed-range = da { NUM($low) } a { NUM($high) }
option-allowed-flag = sì o no
option-allowed-several = uno o più di questi: { $items }
option-allowed-or = { $name }, oppure { $items }
option-allowed-map = { $name }, con un valore { $items }
option-allowed-card = qualsiasi carta
option-allowed-pool = le carte che si possono estrarre a questo tavolo

option-error-bad-value = { $label }: { $value } non va bene. Si può: { $allowed }.
option-error-card-left-out = { $label }: { $value } a questo tavolo è fuori dal gioco.
option-error-not-in-pool = { $label }: { $value } non è fra quelli da estrarre. Si può: { $allowed }.
option-error-unknown-option = In questo gioco non c'è un'opzione così.
