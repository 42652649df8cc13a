# Почему ход хорош: говорится после совета, одна верная фраза.

reason-only-card = Других карт, которыми можно ходить, нет.
reason-only-choice = Выбирать больше не из чего.
reason-none-out = Ни у кого больше нет { SUIT($suit, case: "gen") }.
reason-none-higher = Карт { SUIT($suit, case: "gen") } старше этой ни у кого нет.
reason-early = Карт { SUIT($suit, case: "gen") } старше этой ни у кого нет: взятка твоя, но позже она обошлась бы дороже.
    .terse = Позже обошлось бы дороже.
reason-all-higher = { $out ->
    [one] Единственная карта { SUIT($suit, case: "gen") } у других старше: взятка уйдёт.
   *[other] Все карты { SUIT($suit, case: "gen") } у других старше: взятка обязательно уйдёт.
}
    .terse = У других все старше.
reason-some-higher = { $out ->
    [one] Единственная карта { SUIT($suit, case: "gen") } у других старше.
   *[other] Карт { SUIT($suit, case: "gen") } у других { NUM($out, gender: "f") }, из них старше { NUM($n, gender: "f") }.
}
reason-every-higher = { $out ->
    [one] Единственная карта { SUIT($suit, case: "gen") } у других старше.
   *[other] Все карты { SUIT($suit, case: "gen") } у других старше, их { NUM($out, gender: "f") }.
}
reason-beats = Перебивает { CARD($card, case: "acc") }.
reason-must-beat = Любая твоя карта { SUIT($suit, case: "gen") } перебивает то, что на столе.
reason-nothing-beats = Побить { CARD($card, case: "acc") } нечем.
reason-saves = { CARD($card) } остаётся для лучшей взятки.
reason-highest-below = Это старшая из твоих карт ниже { CARD($card, case: "gen") }: взятка уйдёт к другому, а ты избавишься от старшей карты.
    .terse = Старшая из тех, что ниже { CARD($card, case: "gen") }.
reason-below = Остаётся ниже { CARD($card, case: "gen") }.
reason-takes-last = Твой ход последний: взятка твоя.
reason-must-take = Любая твоя карта возьмёт эту взятку.
reason-takes-free = Твой ход последний, а взятка ничего не стоит.
reason-takes-cost = Твой ход последний, а взятка стоит только { COUNT($points, "point") }.
reason-cannot-take = У тебя нет { SUIT($suit, case: "gen") }: этой картой взятку не взять.
reason-gives = Отдаёт { COUNT($points, "point") } тому, кто возьмёт.
reason-rids = Взятку эта карта не возьмёт, а у других ещё { $n ->
    [one] { NUM($n, gender: "f") } карта { SUIT($suit, case: "gen") } младше
    [few] { NUM($n, gender: "f") } карты { SUIT($suit, case: "gen") } младше
   *[many] { NUM($n, gender: "f") } карт { SUIT($suit, case: "gen") } младше
}.
    .terse = У других ещё { $n ->
        [one] { NUM($n, gender: "f") } карта { SUIT($suit, case: "gen") } младше.
        [few] { NUM($n, gender: "f") } карты { SUIT($suit, case: "gen") } младше.
       *[many] { NUM($n, gender: "f") } карт { SUIT($suit, case: "gen") } младше.
    }
reason-holds = { CARD($card) } у тебя.
reason-holds-not = { CARD($card, case: "gen") } у тебя нет.
reason-holds-suit = { $n ->
    [0] У тебя нет { SUIT($suit, case: "gen") }.
   *[other] У тебя { SUITS($n, $suit) }.
}
reason-holds-rank = { $n ->
    [0] Таких карт, как { RANK($rank) }, у тебя нет.
   *[other] У тебя { RANKS($n, $rank) }.
}
reason-high-cards = { $n ->
    [0] У тебя нет ни тузов, ни королей.
    [one] Тузов и королей у тебя всего { NUM($n, gender: "m") }.
   *[other] Тузов и королей у тебя { NUM($n, gender: "m") }.
}
reason-ace-again = Туз сразу даёт ещё один ход.
reason-makes-room = На эту карту ляжет твоя карта, { CARD($card) }.
reason-helps-nobody = Никто другой на эту карту ничего не положит.
reason-keeps-back = { CARD($card) } остаётся у тебя и не открывает дорогу другим.
reason-cards-left = { $n ->
    [0] Это твоя последняя карта.
   *[other] После этого у тебя { COUNT($n, "card") }.
}
reason-chance = По моим подсчётам, твоя рука выигрывает { $n ->
    [0] очень редко
    [one] примерно { NUM($n, gender: "m") } раз из десяти
    [few] примерно { NUM($n, gender: "m") } раза из десяти
    [10] почти всегда
   *[many] примерно { NUM($n, gender: "m") } раз из десяти
}.
reason-chance-price = { reason-chance } Остаться стоит { COUNT($price, "chip", case: "acc") }, в банке { COUNT($pot, "chip") }.
    .terse = { reason-chance }

## Учитель

teacher-thinks = Сейчас подумаю.
worst-play-none-yet = Ещё ни одна раздача не окончена: спроси после этой.
worst-play-good = В прошлой раздаче ни одно твоё решение ничего заметного не стоило.
worst-play = Худшее решение в прошлой раздаче: { $chosen }. Лучше было бы: { $better }, в среднем выгоднее примерно на { $unit ->
    [chips] { COUNT($cost, "chip", case: "acc") }
   *[points] { COUNT($cost, "point") }
}.
    .terse = { $chosen }; лучше { $better }, на { NUM($cost, gender: "n") }.
