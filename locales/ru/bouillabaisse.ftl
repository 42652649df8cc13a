# Буйабес: раунды и настройки, которые есть только в этой игре.

bouillabaisse-started = Буйабес: { COUNT($players, "player") }, у каждого { COUNT($count, "card") }. { bouillabaisse-company } Сдаёт { PLAYER($dealer) }.
    .terse = Буйабес, { COUNT($players, "player") }. Сдаёт { PLAYER($dealer) }.
    .full = Буйабес: { COUNT($players, "player") }, у каждого { COUNT($count, "card") }, шесть раундов; выигрывает наименьшая сумма. { bouillabaisse-company } Сдаёт { PLAYER($dealer) }.
bouillabaisse-started-you = Буйабес: { COUNT($players, "player") }, у каждого { COUNT($count, "card") }. { bouillabaisse-company } Сдаёшь ты.
    .terse = Буйабес, { COUNT($players, "player") }. Сдаёшь ты.
    .full = Буйабес: { COUNT($players, "player") }, у каждого { COUNT($count, "card") }, шесть раундов; выигрывает наименьшая сумма. { bouillabaisse-company } Сдаёшь ты.
bouillabaisse-started-watched = Буйабес: { COUNT($players, "player") }, у каждого { COUNT($count, "card") }. За столом по часовой стрелке: { PLAYERS($seats) }. Сдаёт { PLAYER($dealer) }.
    .terse = Буйабес, { COUNT($players, "player") }. Сдаёт { PLAYER($dealer) }.
    .full = Буйабес: { COUNT($players, "player") }, у каждого { COUNT($count, "card") }, шесть раундов; выигрывает наименьшая сумма. За столом по часовой стрелке: { PLAYERS($seats) }. Сдаёт { PLAYER($dealer) }.
bouillabaisse-company =
    { $players ->
        [2] Против тебя { PLAYERS($seats) }.
       *[other] По кругу слева от тебя: { PLAYERS($seats) }.
    }
bouillabaisse-targets = Масть — { SUIT($suit) }, достоинство — { RANK($rank) }, особая карта — { CARD($card) }.

bouillabaisse-round-1 = Первый раунд. Каждая взятка стоит { COUNT($points_trick, "point") }.
    .terse = Первый раунд: взятки, { COUNT($points_trick, "point") }.
bouillabaisse-round-2 = Второй раунд. Каждая карта { SUIT($suit, case: "gen") } стоит { COUNT($points_suit, "point") }.
    .terse = Второй раунд: { SUIT($suit) }, { COUNT($points_suit, "point") }.
bouillabaisse-round-3 = Третий раунд. { RANK($rank, case: "each") } стоит { COUNT($points_rank, "point") }.
    .terse = Третий раунд: { RANK($rank, case: "each") }, { COUNT($points_rank, "point") }.
bouillabaisse-round-4 =
    { $copies ->
        [one] Четвёртый раунд. { CARD($card) } стоит { COUNT($points_special, "point") }.
       *[other] Четвёртый раунд. { CARD($card, case: "each") } стоит { COUNT($points_special, "point") }.
    }
    .terse = Четвёртый раунд: { CARD($card) }, { COUNT($points_special, "point") }.
bouillabaisse-round-5 = Пятый раунд. Теперь считается всё: каждая взятка — { NUM($points_trick, gender: "n") }, каждая карта { SUIT($suit, case: "gen") } — { NUM($points_suit, gender: "n") }, { RANK($rank, case: "each") } — { NUM($points_rank, gender: "n") }, { CARD($card) } — { NUM($points_special, gender: "n") }.
    .terse = Пятый раунд, всё вместе: взятка — { NUM($points_trick, gender: "n") }, карта { SUIT($suit, case: "gen") } — { NUM($points_suit, gender: "n") }, { RANK($rank) } — { NUM($points_rank, gender: "n") }, { CARD($card) } — { NUM($points_special, gender: "n") }.
bouillabaisse-round-6 = Шестой раунд, последний: теперь брать выгодно. Очки вычитаются: каждая взятка — { NUM($points_trick, gender: "n") }, каждая карта { SUIT($suit, case: "gen") } — { NUM($points_suit, gender: "n") }, { RANK($rank, case: "each") } — { NUM($points_rank, gender: "n") }, { CARD($card) } — { NUM($points_special, gender: "n") }.
    .terse = Шестой раунд, очки вычитаются: взятка — { NUM($points_trick, gender: "n") }, карта { SUIT($suit, case: "gen") } — { NUM($points_suit, gender: "n") }, { RANK($rank) } — { NUM($points_rank, gender: "n") }, { CARD($card) } — { NUM($points_special, gender: "n") }.
bouillabaisse-all-or-nothing =
    { $everything ->
        [cards] Всё или ничего: кто возьмёт все штрафные карты, запишет очки с минусом.
       *[all] Всё или ничего: кто возьмёт всё, запишет очки с минусом.
    }
    .terse = Всё или ничего.
bouillabaisse-all-or-nothing-last =
    { $everything ->
        [cards] Всё или ничего: кто возьмёт все ценные карты, запишет очки с плюсом.
       *[all] Всё или ничего: кто возьмёт всё, запишет очки с плюсом.
    }
    .terse = Всё или ничего.
bouillabaisse-follow = Есть масть — ходи в масть. Берёт старшая карта той масти, с которой зашли.
    .terse = { "" }

help-bouillabaisse = Буйабес. Шесть раундов; очки — это штраф, выигрывает наименьшая сумма. В каждом раунде не бери того, за что пишут очки; в последнем они вычитаются. { KEYOF("rules") } — что считается в этом раунде.

## Настройки

option-seven_player_removal =
    .label = Лишние карты при семи игроках
    .help = При семи игроках из двух колод уходят шесть двоек, чтобы у каждого было четырнадцать карт.
    .changed = При семи игроках уходят { $value }.
    .both_copies = обе двойки треф, бубён и пик
    .sequence = две двойки треф, две бубён, одна пик и одна червей
option-duplicate_winner =
    .label = Две одинаковые карты
    .help = В игре двумя колодами: какая из двух одинаковых старших карт берёт взятку.
    .changed = Из двух одинаковых карт берёт { $value }.
    .first = первая
    .last = последняя
option-all_or_nothing =
    .label = Всё или ничего
    .help = Кто возьмёт всё, что считается в раунде, запишет очки с минусом.
    .changed = Всё или ничего: { $value }.
option-all_or_nothing_rounds =
    .label = Раунды «всё или ничего»
    .help = В каких раундах выгодно взять всё. Четвёртый считается только с двумя колодами.
    .changed = Всё или ничего в раундах: { $value }.
option-all_or_nothing_last_round =
    .label = Всё или ничего в последнем раунде
    .help = В последнем раунде очки полезны: становятся ли они штрафом у того, кто взял всё.
    .changed = В последнем раунде у того, кто взял всё, очки { $value }.
    .inverted = прибавляются
    .off = вычитаются как обычно
option-all_or_nothing_mixed =
    .label = Что значит «всё»
    .help = В пятом и шестом раундах считаются и взятки, и карты: нужны ли для «всего» и все взятки.
    .changed = В пятом и шестом раундах «всё» — это { $value }.
    .everything = все взятки
    .cards_only = все штрафные карты
option-targets_mode =
    .label = Цели
    .help = Масть, достоинство и карта, за которые пишут очки: разыгрываются в каждой игре или выбираешь ты.
    .changed = Цели: { $value }.
    .random = по жребию
    .fixed = на выбор
option-target_suit =
    .label = Масть второго раунда
    .help = За какую масть пишут очки, если цели на выбор.
    .changed = Масть второго раунда: { $value }.
option-target_rank =
    .label = Достоинство третьего раунда
    .help = За какие карты пишут очки, если цели на выбор.
    .changed = Достоинство третьего раунда: { $value }.
option-target_card =
    .label = Особая карта четвёртого раунда
    .help = За какую карту пишут очки, если цели на выбор.
    .changed = Особая карта: { $value }.
option-target_ranks =
    .label = Достоинства для жребия
    .help = Из каких достоинств выбирает жребий для третьего раунда.
    .changed = Достоинства для жребия: { $value }.
option-special_card_pool =
    .label = Карты для жребия
    .help = Из каких карт жребий выбирает особую для четвёртого раунда.
    .changed = Особая карта: { $value }.
    .tens_and_faces = из десяток и картинок
    .any_card = из всех карт
option-target_reveal =
    .label = Когда называют цели
    .help = Каждую в начале своего раунда или все три в начале игры.
    .changed = Цели называют { $value }.
    .round_start = по раундам
    .game_start = в начале игры
option-points_trick =
    .label = Очки за взятку
    .help = Штраф за каждую взятку в первом, пятом и шестом раундах.
    .changed = За каждую взятку: { $value }.
option-points_suit =
    .label = Очки за масть
    .help = Штраф за каждую карту масти во втором, пятом и шестом раундах.
    .changed = За каждую карту масти: { $value }.
option-points_rank =
    .label = Очки за достоинство
    .help = Штраф за каждую такую карту в третьем, пятом и шестом раундах.
    .changed = За каждую такую карту: { $value }.
option-points_special =
    .label = Очки за особую карту
    .help = Штраф за особую карту в четвёртом, пятом и шестом раундах.
    .changed = За особую карту: { $value }.
