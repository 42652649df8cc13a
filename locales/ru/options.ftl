# Настройки, общие для нескольких игр, и как произносятся значения и ошибки.

option-players =
    .label = Игроки
    .help = Сколько человек за столом вместе с тобой.
    .changed = Игроков за столом: { $value }.
option-first_leader =
    .label = Первый заход
    .help = Кто заходит в первой взятке раунда.
    .changed = Первым заходит { $value }.
    .left_of_dealer = сосед слева от сдающего
    .dealer = сдающий
option-stop_when_decided =
    .label = Досрочный конец
    .help = Раунд кончается, как только ничто уже не может изменить счёт.
    .changed = Досрочный конец: { $value }.

option-yes = да
option-no = нет
option-number = { NUM($n) }
option-card = { CARD($card) }
option-suit = { SUIT($suit) }
option-rank = { RANK($rank) }
option-text = { $text }
option-list = { $items }
option-pair = { $name } — { $value }
option-nothing = ничего

option-allowed-range = от { NUM($low, gender: "n", case: "gen") } до { NUM($high, gender: "n", case: "gen") }
option-allowed-flag = да или нет
option-allowed-several = одно или несколько из этих: { $items }
option-allowed-or = { $name } или { $items }
option-allowed-map = { $name } со значением { $items }
option-allowed-card = любая карта
option-allowed-pool = карты, из которых за этим столом выбирает жребий

option-error-bad-value = { $label }: { $value } не подходит. Можно: { $allowed }.
option-error-card-left-out = { $label }: { $value } за этим столом вне игры.
option-error-not-in-pool = { $label }: { $value } не участвует в жребии. Можно: { $allowed }.
option-error-unknown-option = В этой игре такой настройки нет.
