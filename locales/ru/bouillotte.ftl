# Бульот: игра, раздачи, ставки, вскрытие. Значение — обычная подробность; .terse и .full —
# другие уровни, и .full говорит всё, что говорит .terse.

count-chip = { $n ->
    [0] ни одной фишки
    [one] { NUM($n, gender: "f") } фишка
    [few] { NUM($n, gender: "f") } фишки
   *[many] { NUM($n, gender: "f") } фишек
}
    .acc = { $n ->
        [0] ни одной фишки
        [one] { NUM($n, gender: "f", case: "acc") } фишку
        [few] { NUM($n, gender: "f", case: "acc") } фишки
       *[many] { NUM($n, gender: "f", case: "acc") } фишек
    }
count-bouillotte-deal = { $n ->
    [one] { NUM($n, gender: "f") } раздача
    [few] { NUM($n, gender: "f") } раздачи
   *[many] { NUM($n, gender: "f") } раздач
}
count-time = { $n ->
    [one] { NUM($n, gender: "m") } раз
    [few] { NUM($n, gender: "m") } раза
   *[many] { NUM($n, gender: "m") } раз
}

## Игра

bouillotte-started = Бульот: { COUNT($players, "player") }, у каждого { COUNT($chips, "chip") }, взнос — { COUNT($ante, "chip") }.
    .terse = Бульот, { COUNT($players, "player") }, { COUNT($chips, "chip") }, взнос — { COUNT($ante, "chip") }.
seats-with = С тобой играют { PLAYERS($seats) }.
seats-around = По кругу слева от тебя: { PLAYERS($seats) }.
seats-around-watched = За столом по часовой стрелке: { PLAYERS($seats) }.
session-deals = В игре { COUNT($n, "bouillotte-deal") }.
    .terse = { COUNT($n, "bouillotte-deal") }.
session-target = Игра кончается, когда кто-то набрал { COUNT($n, "chip", case: "acc") }.
session-last = Игра кончается, когда все фишки у одного.
session-rebuys = Кто остался без фишек, может взять новые { COUNT($n, "time") }.
seats-draw = Жребий: кому сдавать и где сидеть.
    .terse = { "" }
seats-draw-dealer = Жребий: кому сдавать.
    .terse = { "" }
seats-draw-again = Ещё раз.
seats-tied = Карты равны, тянут ещё раз: { PLAYERS($seats) }.
first-dealer = Старшая карта у { PLAYER($seat, case: "gen") }. Сдаёт { PLAYER($seat) }.
    .terse = Сдаёт { PLAYER($seat) }.
first-dealer-you = Старшая карта у тебя. Сдаёшь ты.
    .terse = Сдаёшь ты.
first-dealer-chance = Решил случай: сдаёт { PLAYER($seat) }.
    .terse = Сдаёт { PLAYER($seat) }.
first-dealer-chance-you = Решил случай: сдаёшь ты.
    .terse = Сдаёшь ты.
place-taken = { PLAYER($seat) } занимает место номер { NUM($place) }.
    .terse = { PLAYER($seat) }: место { NUM($place) }.
place-taken-you = Ты занимаешь место номер { NUM($place) }.
    .terse = Место { NUM($place) }.
place-left = { PLAYER($seat, case: "dat") } остаётся место номер { NUM($place) }.
    .terse = { PLAYER($seat) }: место { NUM($place) }.
place-left-you = Тебе остаётся место номер { NUM($place) }.
    .terse = Место { NUM($place) }.
chips-lost = Фишки кончились: { PLAYER($seat) } может взять новые.
    .full = Фишки кончились: { PLAYER($seat) } может взять новые { COUNT($n, "time") }.
chips-lost-you = Фишки у тебя кончились.
bought-in = { PLAYER($seat) } берёт новые фишки: { NUM($amount, gender: "f") }.
    .terse = { PLAYER($seat) } берёт новые фишки.
    .full = { PLAYER($seat) } берёт новые фишки: { NUM($amount, gender: "f") }. { rebuys-left }
bought-in-you = Ты берёшь новые фишки: { NUM($amount, gender: "f") }.
    .full = Ты берёшь новые фишки: { NUM($amount, gender: "f") }. { rebuys-left }
rebuys-left =
    { $n ->
        [0] Больше нельзя.
       *[other] Можно ещё { COUNT($n, "time") }.
    }
player-out = Фишки кончились: { PLAYER($seat) } выбывает.
    .terse = { PLAYER($seat) } выбывает.
    .full = Фишки кончились: { PLAYER($seat) } выбывает. { players-left }
player-out-you = Фишки у тебя кончились: ты выбываешь.
    .terse = Ты выбываешь.
    .full = Фишки у тебя кончились: ты выбываешь. { players-left }
player-out-declined = { PLAYER($seat) } не берёт новых фишек и выбывает.
    .terse = { PLAYER($seat) } выбывает.
    .full = { PLAYER($seat) } не берёт новых фишек и выбывает. { players-left }
player-out-declined-you = Ты не берёшь новых фишек и выбываешь.
    .terse = Ты выбываешь.
    .full = Ты не берёшь новых фишек и выбываешь. { players-left }
players-left = В игре { COUNT($left, "player") }.
carried-given = { PLAYER($seat) } получает и остаток: { COUNT($amount, "chip", case: "acc") }.
    .terse = Остаток { PLAYER($seat, case: "dat") }: { NUM($amount, gender: "f") }.
carried-given-you = Ты получаешь и остаток: { COUNT($amount, "chip", case: "acc") }.
    .terse = Остаток тебе: { NUM($amount, gender: "f") }.
over-deals = Это была последняя раздача.
    .terse = { "" }
over-target = Кто-то набрал { COUNT($n, "chip", case: "acc") }.
    .terse = { "" }
over-last_player = Все фишки у одного игрока.
    .terse = { "" }
chips-place = { ORD($place, gender: "n") } место: { PLAYERS($seats) }, { NUM($score, gender: "f") }.
    .full = { ORD($place, gender: "n") } место: { PLAYERS($seats) }, { COUNT($score, "chip") }.
chips-place-shared = { ORD($place, gender: "n") } место делят: { PLAYERS($seats) }, { NUM($score, gender: "f") }.
    .full = { ORD($place, gender: "n") } место делят: { PLAYERS($seats) }, { COUNT($score, "chip") }.
chips-bought-off = Взятые заново фишки вычтены.
    .terse = { "" }

## Раздача начинается

deal-started = { ORD($n, gender: "f") } раздача. Сдаёт { PLAYER($dealer) }.
    .full =
        { $count ->
            [0] { ORD($n, gender: "f") } раздача. Сдаёт { PLAYER($dealer) }.
           *[other] { ORD($n, gender: "f") } раздача из { NUM($count, gender: "f", case: "gen") }. Сдаёт { PLAYER($dealer) }.
        }
deal-started-you = { ORD($n, gender: "f") } раздача. Сдаёшь ты.
    .full =
        { $count ->
            [0] { ORD($n, gender: "f") } раздача. Сдаёшь ты.
           *[other] { ORD($n, gender: "f") } раздача из { NUM($count, gender: "f", case: "gen") }. Сдаёшь ты.
        }
deal-last = Это последняя раздача.
    .terse = Последняя раздача.
deal-carried = В банке уже { COUNT($n, "chip") }.
    .terse = Уже в банке: { NUM($n, gender: "f") }.
deal-pack = Колода теперь другая: { $ranks }.
antes = Взносы сделаны, в банке { NUM($pot, gender: "f") }.
    .terse = Банк: { NUM($pot, gender: "f") }.
    .full = Каждый делает взнос, { COUNT($ante, "chip", case: "acc") }: в банке { COUNT($pot, "chip") }.
ante-all-in = { PLAYER($seat) } идёт ва-банк: { COUNT($amount, "chip") }.
    .terse = { PLAYER($seat) }, ва-банк: { NUM($amount, gender: "f") }.
ante-all-in-you = Ты идёшь ва-банк: { COUNT($amount, "chip") }.
    .terse = Ва-банк: { NUM($amount, gender: "f") }.
straddled = { PLAYER($seat) } удваивает втёмную, это { NUM($amount, gender: "f") }: в банке { NUM($pot, gender: "f") }.
    .terse = { PLAYER($seat) } удваивает: { NUM($amount, gender: "f") }.
    .full = { PLAYER($seat) } удваивает втёмную, это { COUNT($amount, "chip") }. { bet-money }
straddled-you = Ты удваиваешь втёмную, это { NUM($amount, gender: "f") }: в банке { NUM($pot, gender: "f") }.
    .terse = Ты удваиваешь: { NUM($amount, gender: "f") }.
    .full = Ты удваиваешь втёмную, это { COUNT($amount, "chip") }. { bet-money-you }
straddle-declined = { PLAYER($seat) } не удваивает.
    .terse = { PLAYER($seat) }: нет.
straddle-declined-you = Ты не удваиваешь.
    .terse = Без удвоения.
open-cards = Карты в открытую.
turned =
    { $count ->
        [one] Открытая карта: { CARDS($cards) }.
       *[other] Открытые карты: { CARDS($cards) }.
    }
    .terse =
        { $count ->
            [one] Открыта: { CARDS($cards) }.
           *[other] Открыты: { CARDS($cards) }.
        }
turned-second = Вторая открытая карта: { CARD($card) }.
    .terse = Вторая: { CARD($card) }.
    .full = Вторая открытая карта: { CARD($card) }, после { CARD($old, case: "gen") }.
turned-down =
    { $n ->
        [one] Карта посередине ещё закрыта.
       *[other] Карты посередине ещё закрыты.
    }
    .terse = { "" }
turned-one-more-down = Вторая ещё закрыта.
    .terse = { "" }
turned-changed = Открытая карта меняется: { CARD($card) } вместо { CARD($old, case: "gen") }. Все говорят снова.
    .terse = Новая открытая: { CARD($card) }.
betting-first = Начинает { PLAYER($seat) }.
betting-round = { ORD($round) } круг ставок, в банке { NUM($pot, gender: "f") }.
    .terse = { ORD($round) } круг, банк { NUM($pot, gender: "f") }.
    .full = { ORD($round) } круг ставок из { NUM($rounds, gender: "m", case: "gen") }, в банке { COUNT($pot, "chip") }.
betting-round-first = { ORD($round) } круг ставок.
    .terse = { ORD($round) } круг.
    .full = { ORD($round) } круг ставок из { NUM($rounds, gender: "m", case: "gen") }, в банке { COUNT($pot, "chip") }.
betting-skipped = Ставок больше нет: отвечать некому.
    .terse = Ставок больше нет.

## Ставки

bet-check = { PLAYER($seat) } говорит «чек».
    .terse = { PLAYER($seat) }: чек.
bet-check-you = Ты говоришь «чек».
    .terse = Чек.
bet-call = { PLAYER($seat) } уравнивает: { NUM($amount, gender: "f") }.
    .full = { PLAYER($seat) } уравнивает: { COUNT($amount, "chip") }. { bet-money }
bet-call-you = Ты уравниваешь: { NUM($amount, gender: "f") }.
    .full = Ты уравниваешь: { COUNT($amount, "chip") }. { bet-money-you }
bet-call-all-in = { PLAYER($seat) } уравнивает и идёт ва-банк: { NUM($amount, gender: "f") }.
    .terse = { PLAYER($seat) } уравнивает ва-банк: { NUM($amount, gender: "f") }.
    .full =
        { $short ->
            [0] { PLAYER($seat) } уравнивает и идёт ва-банк: { COUNT($amount, "chip") }. В банке { NUM($pot, gender: "f") }.
           *[other] { PLAYER($seat) } уравнивает и идёт ва-банк: { COUNT($amount, "chip") }, не хватает { NUM($short, gender: "f", case: "gen") }. В банке { NUM($pot, gender: "f") }.
        }
bet-call-all-in-you = Ты уравниваешь и идёшь ва-банк: { NUM($amount, gender: "f") }.
    .terse = Ты уравниваешь ва-банк: { NUM($amount, gender: "f") }.
    .full =
        { $short ->
            [0] Ты уравниваешь и идёшь ва-банк: { COUNT($amount, "chip") }. В банке { NUM($pot, gender: "f") }.
           *[other] Ты уравниваешь и идёшь ва-банк: { COUNT($amount, "chip") }, не хватает { NUM($short, gender: "f", case: "gen") }. В банке { NUM($pot, gender: "f") }.
        }
bet-bet = { PLAYER($seat) } ставит { NUM($n, gender: "f", case: "acc") }.
    .full = { PLAYER($seat) } ставит { COUNT($n, "chip", case: "acc") }. { bet-money }
bet-bet-you = Ты ставишь { NUM($n, gender: "f", case: "acc") }.
    .full = Ты ставишь { COUNT($n, "chip", case: "acc") }. { bet-money-you }
bet-bet-all-in = { PLAYER($seat) } ставит { NUM($n, gender: "f", case: "acc") }, это ва-банк.
    .terse = { PLAYER($seat) } ставит { NUM($n, gender: "f", case: "acc") }, ва-банк.
    .full = { PLAYER($seat) } ставит { COUNT($n, "chip", case: "acc") }, это ва-банк. В банке { NUM($pot, gender: "f") }.
bet-bet-all-in-you = Ты ставишь { NUM($n, gender: "f", case: "acc") }, это ва-банк.
    .terse = Ты ставишь { NUM($n, gender: "f", case: "acc") }, ва-банк.
    .full = Ты ставишь { COUNT($n, "chip", case: "acc") }, это ва-банк. В банке { NUM($pot, gender: "f") }.
bet-raise = { PLAYER($seat) } поднимает на { NUM($n, gender: "f", case: "acc") }.
    .full = { PLAYER($seat) } поднимает на { NUM($n, gender: "f", case: "acc") } и кладёт { COUNT($amount, "chip", case: "acc") }. { bet-money }
bet-raise-you = Ты поднимаешь на { NUM($n, gender: "f", case: "acc") }.
    .full = Ты поднимаешь на { NUM($n, gender: "f", case: "acc") } и кладёшь { COUNT($amount, "chip", case: "acc") }. { bet-money-you }
bet-raise-all-in = { PLAYER($seat) } поднимает на { NUM($n, gender: "f", case: "acc") }, это ва-банк.
    .terse = { PLAYER($seat) }, ва-банк: плюс { NUM($n, gender: "f") }.
    .full = { PLAYER($seat) } поднимает на { NUM($n, gender: "f", case: "acc") } и кладёт { COUNT($amount, "chip", case: "acc") }, это ва-банк. В банке { NUM($pot, gender: "f") }.
bet-raise-all-in-you = Ты поднимаешь на { NUM($n, gender: "f", case: "acc") }, это ва-банк.
    .terse = Ва-банк: плюс { NUM($n, gender: "f") }.
    .full = Ты поднимаешь на { NUM($n, gender: "f", case: "acc") } и кладёшь { COUNT($amount, "chip", case: "acc") }, это ва-банк. В банке { NUM($pot, gender: "f") }.
bet-short = Это меньше подъёма: кто уже говорил, может только уравнять или сбросить.
    .terse = { "" }
bet-money =
    { $stack ->
        [one] В банке { NUM($pot, gender: "f") }, у { PLAYER($seat, case: "gen") } осталась { NUM($stack, gender: "f") }.
       *[other] В банке { NUM($pot, gender: "f") }, у { PLAYER($seat, case: "gen") } осталось { NUM($stack, gender: "f") }.
    }
bet-money-you =
    { $stack ->
        [one] В банке { NUM($pot, gender: "f") }, у тебя осталась { NUM($stack, gender: "f") }.
       *[other] В банке { NUM($pot, gender: "f") }, у тебя осталось { NUM($stack, gender: "f") }.
    }
bet-fold = { PLAYER($seat) } сбрасывает.
    .full = { PLAYER($seat) } сбрасывает. { players-left }
bet-fold-you = Ты сбрасываешь.
    .full = Ты сбрасываешь. { players-left }
bet-fold-free = { PLAYER($seat) } сбрасывает.
    .full = { PLAYER($seat) } сбрасывает, хотя чек был бесплатным. { players-left }
bet-fold-free-you = Ты сбрасываешь.
    .full = Ты сбрасываешь, хотя чек был бесплатным. { players-left }
brelan-named =
    { $brelan ->
        [carre] каре
        [favori] фаворит
        [simple] простой брелан
       *[brelan] брелан
    }
brelan-object =
    { $brelan ->
        [carre] каре
        [favori] фаворита
        [simple] простой брелан
       *[brelan] брелан
    }
bet-announce =
    { $amount ->
        [0] { PLAYER($seat) } объявляет { brelan-object }.
       *[other] { PLAYER($seat) } объявляет { brelan-object } и получает { COUNT($amount, "chip", case: "acc") }.
    }
    .terse = { PLAYER($seat) }: { brelan-named }.
    .full =
        { $amount ->
            [0] { PLAYER($seat) } объявляет { brelan-object } и сбросить уже не может.
           *[other] { PLAYER($seat) } объявляет { brelan-object } и получает { COUNT($amount, "chip", case: "acc") }, теперь их { NUM($stack, gender: "f") }. Сбросить { PLAYER($seat) } уже не может.
        }
bet-announce-you =
    { $amount ->
        [0] Ты объявляешь { brelan-object }.
       *[other] Ты объявляешь { brelan-object } и получаешь { COUNT($amount, "chip", case: "acc") }.
    }
    .terse = Объявлено: { brelan-named }.
    .full =
        { $amount ->
            [0] Ты объявляешь { brelan-object } и сбросить уже не можешь.
           *[other] Ты объявляешь { brelan-object } и получаешь { COUNT($amount, "chip", case: "acc") }, теперь их { NUM($stack, gender: "f") }. Сбросить ты уже не можешь.
        }
fee-broke = Фишки кончились: { PLAYERS($seats) }.
expose-chosen = Ты откроешь { CARD($card, case: "acc") }.
    .terse = { CARD($card) }.
cards-exposed = Каждый открывает одну из своих карт.
    .terse = { "" }

## Раздача кончается

pot-taken = { PLAYER($seat) } забирает банк: { COUNT($amount, "chip", case: "acc") }.
    .terse = { PLAYER($seat) } забирает { NUM($amount, gender: "f", case: "acc") }.
    .full = Все остальные сбросили. { PLAYER($seat) } забирает банк: { COUNT($amount, "chip", case: "acc") }.
pot-taken-you = Ты забираешь банк: { COUNT($amount, "chip", case: "acc") }.
    .terse = Ты забираешь { NUM($amount, gender: "f", case: "acc") }.
    .full = Все остальные сбросили. Ты забираешь банк: { COUNT($amount, "chip", case: "acc") }.
all-passed = Все сказали «чек».
    .terse = У всех чек.
    .full = Все сказали «чек»: спор за банк, в нём { NUM($pot, gender: "f") }.
all-passed-redeal = Все сказали «чек»: сдают заново, банк остаётся.
    .terse = У всех чек: пересдача.
    .full = Все сказали «чек»: сдают заново, банк остаётся, в нём { NUM($pot, gender: "f") }.
uncalled =
    { $amount ->
        [one] { COUNT($amount, "chip") }, которую никто не уравнял, возвращается { PLAYER($seat, case: "dat") }.
       *[other] { COUNT($amount, "chip") }, которые никто не уравнял, возвращаются { PLAYER($seat, case: "dat") }.
    }
    .terse = Назад { PLAYER($seat, case: "dat") }: { NUM($amount, gender: "f") }.
showdown = Вскрытие.
    .terse = { "" }
    .full = Вскрытие. { turned }
show-row = { PLAYER($seat) }: { CARDS($cards) }. { $worth }.
    .terse = { PLAYER($seat) }: { $worth }.
show-row-cards = { PLAYER($seat) }: { CARDS($cards) }.
show-row-folded = { PLAYER($seat) }, сброшено: { CARDS($cards) }.
worth-points = { NUM($points, gender: "n") } в { SUIT($suit, case: "pre") }
worth-brelan = { brelan-named }, { RANKS($n, $rank) }
suits-counted = Масти всего стола.
    .terse = { "" }
suit-sum = { SUIT($suit) }: { NUM($points, gender: "n") }.
suit-sum-held = { SUIT($suit) }: { NUM($points, gender: "n") }.
    .full = { SUIT($suit) }: { NUM($points, gender: "n") }, старшая — { CARD($card) }: { PLAYER($seat) }.
pot-won = { PLAYER($seat) } забирает банк: { COUNT($amount, "chip", case: "acc") }.
    .terse = { PLAYER($seat) } забирает { NUM($amount, gender: "f", case: "acc") }.
pot-won-you = Ты забираешь банк: { COUNT($amount, "chip", case: "acc") }.
    .terse = Ты забираешь { NUM($amount, gender: "f", case: "acc") }.
pot-won-of = { $which } — { PLAYER($seat, case: "dat") }: { COUNT($amount, "chip") }.
    .terse = { $which }: { PLAYER($seat) }, { NUM($amount, gender: "f") }.
pot-shared = Банк делят, в нём { COUNT($amount, "chip") }: { $shares }.
    .terse = Банк делят: { $shares }.
pot-shared-of = { $which } делят, в нём { COUNT($amount, "chip") }: { $shares }.
    .terse = { $which } делят: { $shares }.
pot-main = главный банк
pot-side = побочный банк
pot-side-n = побочный банк номер { NUM($n) }
share-row = { PLAYER($seat) } — { NUM($amount, gender: "f") }
odd-given = Что не делится, получает первый из выигравших после сдающего.
    .terse = { "" }
odd-carried =
    { $n ->
        [one] { COUNT($n, "chip") } остаётся на следующую раздачу.
       *[other] { COUNT($n, "chip") } остаются на следующую раздачу.
    }
why-best = Лучшая рука: { $worth }.
    .terse = { "" }
why-ahead = { "" }
    .full = Впереди { PLAYER($seat, case: "gen") }.
why-brelan_rank = Этот брелан выше, чем у { PLAYER($seat, case: "gen") }.
    .terse = Брелан выше.
why-top_card = Очков поровну, решает старшая карта: { CARD($card) }, выше, чем у { PLAYER($seat, case: "gen") }.
    .terse = Старше карта: { CARD($card) }.
why-next_card = Очков и старших карт поровну, решают следующие: { CARDS($cards) }, выше, чем у { PLAYER($seat, case: "gen") }.
    .terse = Старше следующие: { CARDS($cards) }.
why-retourne_suit =
    { $turned ->
        [one] Всё поровну, но { SUIT($suit) } — масть открытой карты: рука старше, чем у { PLAYER($seat, case: "gen") }.
       *[other] Всё поровну, но { SUIT($suit) } — масть одной из открытых карт: рука старше, чем у { PLAYER($seat, case: "gen") }.
    }
    .terse = { SUIT($suit) }, масть открытой.
why-all_equal = Руки равны.
    .terse = { "" }
why-uncontested = Больше его выиграть некому.
    .terse = { "" }
why-table_suit = Побеждают { SUIT($suit) }, и больше их ни у кого нет.
    .terse = Побеждают { SUIT($suit) }.
why-suit_top_card = Побеждают { SUIT($suit) }: старшая карта — { CARD($card) }, выше, чем у { PLAYER($seat, case: "gen") }.
    .terse = Побеждают { SUIT($suit) }: { CARD($card) }.
why-first_from_dealer = Две масти равны: побеждают { SUIT($suit) }, их хозяин говорит раньше { PLAYER($seat, case: "gen") }.
    .terse = Побеждают { SUIT($suit) }, их хозяин говорит раньше.
brelan-paid = { PLAYER($seat) } получает премию за { brelan-object }: { COUNT($amount, "chip", case: "acc") }.
    .terse = { PLAYER($seat) }, { brelan-named }: { NUM($amount, gender: "f") }.
brelan-paid-you = Ты получаешь премию за { brelan-object }: { COUNT($amount, "chip", case: "acc") }.
    .terse = Ты, { brelan-named }: { NUM($amount, gender: "f") }.
deal-ended = Итог раздачи.
    .terse = { "" }
    .full = { ORD($n, gender: "f") } раздача окончена.
chips-change =
    { $sign ->
        [plus] плюс { NUM($amount, gender: "f") }
        [minus] минус { NUM($amount, gender: "f") }
       *[even] при своих
    }
chips-own = { PLAYER($seat) }: { NUM($stack, gender: "f") }, { chips-change }.
    .full = { PLAYER($seat) }: { COUNT($stack, "chip") }, { chips-change }.
chips-other = { PLAYER($seat) }: { NUM($stack, gender: "f") }.
    .terse = { "" }
    .full = { PLAYER($seat) }: { COUNT($stack, "chip") }, { chips-change }.

## Что решать

turn-free = Твой ход: можно чек, в банке { NUM($pot, gender: "f") }.
    .terse = Можно чек, банк { NUM($pot, gender: "f") }.
turn-call = Твой ход: уравнять стоит { NUM($price, gender: "f", case: "acc") }, в банке { NUM($pot, gender: "f") }.
    .terse = Уравнять { NUM($price, gender: "f", case: "acc") }, банк { NUM($pot, gender: "f") }.
turn-call-all-in = Твой ход: уравнять стоит всё, что есть, { NUM($price, gender: "f", case: "acc") }. В банке { NUM($pot, gender: "f") }.
    .terse = Ва-банк { NUM($price, gender: "f") }, банк { NUM($pot, gender: "f") }.
    .full =
        { $short ->
            [0] Твой ход: уравнять стоит всё, что есть, { NUM($price, gender: "f", case: "acc") }. В банке { NUM($pot, gender: "f") }.
           *[other] Твой ход: уравнять стоит всё, что есть, { NUM($price, gender: "f", case: "acc") }, и не хватает { NUM($short, gender: "f", case: "gen") }. В банке { NUM($pot, gender: "f") }.
        }
turn-legal = { "" }
    .full = Можно: { $items }.
turn-worth = { "" }
    .full = Твоя рука: { $worth }.
question-seat = Какое место займёшь? Свободны: { $places }. Заняты: { $taken }.
    .terse = Какое место? Свободны: { $places }.
question-seat-first = Какое место займёшь? Ты выбираешь раньше всех, и тебе сдавать.
    .terse = Какое место?
seat-row = { NUM($place) } — { PLAYER($seat) }
question-straddle = Удвоить банк втёмную, за { COUNT($amount, "chip", case: "acc") }?
    .terse = Удвоить за { NUM($amount, gender: "f", case: "acc") }?
question-expose = Какую карту откроешь?
    .terse = Какую карту?
question-rebuy = Взять новые фишки? Их { NUM($amount, gender: "f") }.
    .terse = Взять новые фишки?
    .full = Взять новые фишки? Их { NUM($amount, gender: "f") }, и взять можно { COUNT($n, "time") }.
act-check = сказать «чек»
act-call = уравнять за { NUM($price, gender: "f", case: "acc") }
act-call-all-in = уравнять ва-банк за { NUM($price, gender: "f", case: "acc") }
act-bet = поставить { NUM($n, gender: "f", case: "acc") }
act-bet-range = поставить в пределах от { NUM($low, gender: "f", case: "gen") } до { NUM($high, gender: "f", case: "gen") }
act-raise = поднять на { NUM($n, gender: "f", case: "acc") }
act-raise-range = поднять в пределах от { NUM($low, gender: "f", case: "gen") } до { NUM($high, gender: "f", case: "gen") }
act-fold = сбросить
act-announce = объявить { brelan-object }
act-expose = открыть { CARD($card, case: "acc") }
act-straddle = удвоить втёмную за { NUM($amount, gender: "f", case: "acc") }
act-no-straddle = не удваивать
act-rebuy = взять новые фишки
act-no-rebuy = выйти из игры
act-seat = место номер { NUM($place) }
act-seat-after = место номер { NUM($place) }, { ORD($n, gender: "n") } после сдающего
hint-act = Мой совет: { $advice }.
    .terse = { $advice }.
legal-actions = Можно: { $items }.

## О чём можно спросить

table-undealt = Карты ещё не сданы.
table-dead = Отложено: { CARD($card) }.
hand-open = В открытую: { CARDS($cards) }.
hand-folded = Они сброшены.
chips-row-out = { PLAYER($seat) }: вне игры.
chips-row-bought = { PLAYER($seat) }: { NUM($stack, gender: "f") }, из них взято заново { NUM($amount, gender: "f") }.
    .terse = { PLAYER($seat) }: { NUM($stack, gender: "f") }.
    .full = { PLAYER($seat) }: { COUNT($stack, "chip") }, из них взято заново { NUM($amount, gender: "f") }.
chips-row = { PLAYER($seat) }: { NUM($stack, gender: "f") }.
    .full = { PLAYER($seat) }: { COUNT($stack, "chip") }.
chips-in-pot = В банке { NUM($pot, gender: "f") }.
    .terse = { "" }
    .full = В банке { COUNT($pot, "chip") }.
details-none = Ни одна раздача ещё не окончена.
details-deal = { ORD($n, gender: "f") } раздача: { $items }.
details-item = { PLAYER($seat) } — { chips-change }
deal-where = { "" }
    .full =
        { $count ->
            [0] { ORD($n, gender: "f") } раздача.
           *[other] { ORD($n, gender: "f") } раздача из { NUM($count, gender: "f", case: "gen") }.
        }
betting-where = { "" }
    .full = { ORD($round) } круг ставок из { NUM($rounds, gender: "m", case: "gen") }.
turn-seating = { PLAYER($seat) } выбирает место.
turn-straddle = { PLAYER($seat) } может удвоить банк.
turn-exposing = { PLAYER($seat) } выбирает, какую карту открыть.
turn-rebuy = { PLAYER($seat) } может взять новые фишки.
player-chips = { PLAYER($seat) }: { COUNT($stack, "chip") }, в банке { NUM($paid, gender: "f") }.
    .terse = { PLAYER($seat) }: { NUM($stack, gender: "f") }, в банке { NUM($paid, gender: "f") }.
player-folded = Карты сброшены.
player-all-in = Ва-банк.
player-dealer = На сдаче.
player-announced = Объявлено: { brelan-named }.
player-place = { "" }
    .full = Место номер { NUM($place) }.
pot-now = В банке { COUNT($pot, "chip") }.
    .terse = Банк: { NUM($pot, gender: "f") }.
pot-carried = { "" }
    .full = Из них с прошлых раздач: { NUM($n, gender: "f") }.
pot-part = { $which }, { COUNT($amount, "chip") }: { PLAYERS($seats) }.
    .terse = { $which }, { NUM($amount, gender: "f") }: { PLAYERS($seats) }.
price-free = Платить нечего: можно сказать «чек».
    .terse = Бесплатно.
price-call = Уравнять стоит { COUNT($price, "chip", case: "acc") }.
    .terse = Уравнять: { NUM($price, gender: "f") }.
price-call-all-in = Уравнять стоит всё, что есть: { COUNT($price, "chip", case: "acc") }.
    .terse = { NUM($price, gender: "f") }, ва-банк.
    .full =
        { $short ->
            [0] Уравнять стоит всё, что есть: { COUNT($price, "chip", case: "acc") }.
           *[other] Уравнять стоит всё, что есть: { COUNT($price, "chip", case: "acc") }, и не хватает { NUM($short, gender: "f", case: "gen") }.
        }
price-straddle = Удвоить банк стоит { COUNT($amount, "chip", case: "acc") }.
price-all-in = У тебя ва-банк: платить больше не надо.
price-folded = Твои карты сброшены: платить нечего.
price-none = Сейчас платить не за что.
price-other = { PLAYER($seat, case: "dat") } платить { COUNT($price, "chip", case: "acc") }.
dealer-now = Сдаёт { PLAYER($dealer) }. Говорят по порядку: { PLAYERS($seats) }.
    .terse = Сдаёт { PLAYER($dealer) }.
dealer-now-you = Сдаёшь ты. Говорят по порядку: { PLAYERS($seats) }.
    .terse = Сдаёшь ты.
dealer-next = Первую раздачу сдаёт { PLAYER($dealer) }.
dealer-next-you = Первую раздачу сдаёшь ты.
last-deal = Прошлая раздача, номер { NUM($n) }.
    .terse = Прошлая раздача.
last-deal-none = Ни одна раздача ещё не окончена.
value-points = { COUNT($points, "point") } в { SUIT($suit, case: "pre") }: на руках { $own }.
    .terse = { NUM($points, gender: "n") } в { SUIT($suit, case: "pre") }.
value-points-turned = { COUNT($points, "point") } в { SUIT($suit, case: "pre") }: на руках { $own }, на столе { $turned }.
    .terse = { NUM($points, gender: "n") } в { SUIT($suit, case: "pre") }.
value-carre = Каре: на руках { RANKS($n, $rank) }, открытая карта четвёртая.
    .terse = Каре, на руках { RANKS($n, $rank) }.
value-carre-pair = Каре: на руках { RANKS($n, $rank) }, и обе открытые карты такие же.
    .terse = Каре, на руках { RANKS($n, $rank) }.
value-favori = Фаворит: на руках { RANKS($n, $rank) }, открытая карта третья.
    .terse = Фаворит, на руках { RANKS($n, $rank) }.
value-simple = Простой брелан: на руках { RANKS($n, $rank) }.
    .terse = Простой брелан, { RANKS($n, $rank) }.
value-table-suit = Брелана нет: решают масти всего стола. У тебя { $items }.
    .terse = Брелана нет: { $items }.
value-so-far = Пока, без закрытой карты.
    .terse = Пока.
value-announced = Он уже объявлен.
    .terse = { "" }
value-announceable = Его можно объявить.
    .terse = { "" }
rank-named = { RANK($rank) }

## Правила этого стола

rules-deal =
    { $count ->
        [0] { ORD($n, gender: "f") } раздача, число раздач не ограничено.
       *[other] { ORD($n, gender: "f") } раздача из { NUM($count, gender: "f", case: "gen") }.
    }
rules-bets = Взнос — { COUNT($ante, "chip") }, ставки и подъёмы от { NUM($low, gender: "f", case: "gen") } до { NUM($high, gender: "f", case: "gen") }.
rules-bets-open = Взнос — { COUNT($ante, "chip") }, ставки и подъёмы от { NUM($low, gender: "f", case: "gen") } до всех своих фишек.
rules-cap = За круг ставок и подъёмов всего: { NUM($n) }.
rules-favori-above = Каре бьёт фаворита, фаворит бьёт простой брелан.
rules-favori-below = Каре бьёт простой брелан, простой брелан бьёт фаворита.
rules-favori-off = Каре бьёт простой брелан; пара с открытой картой — не брелан.
rules-fee-announce =
    { $n ->
        [0] За объявленный брелан не платят.
       *[other] За объявленный брелан каждый из остальных платит { COUNT($n, "chip", case: "acc") }.
    }
rules-announce-hidden = Какой это брелан, объявление не говорит.
rules-fee-showdown = При вскрытии каждый из остальных платит за брелан { COUNT($n, "chip", case: "acc") }, за каре { COUNT($high, "chip", case: "acc") }.
rules-fee-off = За бреланы не платят.
rules-points-ten = Без брелана считается лучшая масть: туз одиннадцать, остальные карты десять.
rules-points-face = Без брелана считается лучшая масть: туз одиннадцать, король, дама и валет десять, девятка девять, восьмёрка восемь.
rules-points-table =
    { $turned ->
        [yes] Без брелана побеждает масть, которая дороже на всём столе вместе с открытой картой.
       *[no] Без брелана побеждает масть, которая дороже во всех руках, без открытой карты.
    }
rules-all-cards = При равных очках сравнивают все карты, а не только старшую.
rules-rounds = Кругов ставок: { NUM($n) }.
rules-exposing = Перед третьим каждый открывает одну из своих карт.
rules-two-turned = Открытых карт две.
rules-change = В последнем круге открытая карта один раз меняется.
rules-open-card = Третья карта каждого лежит лицом вверх.
rules-straddle = До сдачи банк можно удвоить втёмную.
rules-redeal = Если все сказали «чек», банк остаётся на следующую раздачу.
rules-odd-carried = Фишка, которую не поделить, остаётся на следующую раздачу.
rules-counterclockwise = Играют против часовой стрелки.

## Вопросы перед ставкой и сколько

confirm-fold = Сбросить?
    .full = Сбросить? { question-yes-no }
confirm-fold-free = Чек бесплатный. Всё равно сбросить?
    .full = Чек бесплатный. Всё равно сбросить? { question-yes-no }
confirm-all-in = Ва-банк, { COUNT($amount, "chip") }?
    .full = Ва-банк, { COUNT($amount, "chip") }? { question-yes-no }
confirm-raise = Поднять на { NUM($amount, gender: "f", case: "acc") } и положить { COUNT($total, "chip", case: "acc") }?
    .full = Поднять на { NUM($amount, gender: "f", case: "acc") } и положить { COUNT($total, "chip", case: "acc") }? { question-yes-no }
nothing-to-call = Уравнивать нечего: это чек.
    .terse = Уравнивать нечего.
amount-ask = Сколько? От { NUM($low, gender: "f", case: "gen") } до { NUM($high, gender: "f", case: "gen") }.
    .terse = От { NUM($low, gender: "f", case: "gen") } до { NUM($high, gender: "f", case: "gen") }.
amount-ask-one = Сколько? Можно только { NUM($n, gender: "f", case: "acc") }.
    .terse = Только { NUM($n, gender: "f", case: "acc") }.
amount-so-far = { NUM($n, gender: "f") }.
amount-empty = Числа ещё нет.

## Отказы

refused-cannot-check = Чек нельзя: уравнять стоит { NUM($price, gender: "f", case: "acc") }.
    .terse = Уравнять стоит { NUM($price, gender: "f", case: "acc") }.
refused-nothing-to-call = Уравнивать нечего: можно сказать «чек».
    .terse = Уравнивать нечего.
refused-bad-amount = Можно только от { NUM($low, gender: "f", case: "gen") } до { NUM($high, gender: "f", case: "gen") }.
    .terse = От { NUM($low, gender: "f", case: "gen") } до { NUM($high, gender: "f", case: "gen") }.
refused-bad-amount-one = Можно только { NUM($n, gender: "f", case: "acc") }.
refused-above-chips = Столько у тебя нет: ва-банк — это { NUM($n, gender: "f") }.
    .terse = Ва-банк — это { NUM($n, gender: "f") }.
refused-raise-too_few_chips = Поднять нельзя: на то, чтобы уравнять, уйдут все твои фишки.
refused-raise-cap_reached = Поднять нельзя: в этом круге подъёмов больше не бывает.
refused-raise-not_reopened = Поднять нельзя: после тебя никто не поднял полностью.
refused-raise-nobody_can_call = Поднять нельзя: отвечать уже некому.
refused-committed = Твой брелан объявлен: сбросить нельзя.
refused-no-brelan = У тебя не брелан.
refused-no-brelan-yet = У тебя не брелан, пока карта посередине закрыта.
    .terse = Пока не брелан.
refused-already-announced = Он уже объявлен.
refused-card-already-open = { CARD($card) } и так на виду. Выбери другую карту.
    .terse = Эта карта уже открыта.
refused-place-taken = Место номер { NUM($place) } занято. Свободны: { $places }.
    .terse = Занято. Свободны: { $places }.
refused-no-such-place = Места номер { NUM($place) } нет. Свободны: { $places }.
    .terse = Свободны: { $places }.
refused-phase-seating = Сейчас выбирают места: это потом.
refused-phase-straddle = Карты ещё не сданы: сначала можно удвоить банк.
refused-phase-betting = Сейчас идут ставки: этого нельзя.
refused-phase-exposing = Сейчас открывают карты: этого нельзя.
refused-phase-rebuy = Сначала берут новые фишки.
refused-not-at-this-table = По правилам этого стола такого нет.

## Помощь

help-bouillotte = Бульот. У каждого три карты, ещё одна открыта и принадлежит всем рукам, и делают ставки; в конце выигрывает тот, у кого больше фишек. { KEYOF("rules") } — правила этого стола, { KEYOF("full_rules") } — правила игры.
help-bouillotte-1 = Ставки. { KEYOF("confirm") } — чек, когда это бесплатно, а когда нет, то уравнять: цена названа в начале твоего хода. { KEYOF("bet") } — поставить или поднять: набери, сколько фишек, потом { KEYOF("confirm") }. { KEYOF("fold") } — сбросить. { KEYOF("announce") } — объявить брелан. { KEYOF("all_in") } — ва-банк, с вопросом. Буквы латинские, но раскладку менять не нужно.
help-bouillotte-2 = Что можно спросить. { KEYOF("value") } — сколько стоит твоя рука и почему, { KEYOF("price") } — сколько стоит уравнять, { KEYOF("pot") } — банк. { KEYOF("table") } — открытые карты, цифра — одна из них. { KEYOF("next_legal") } — что можно сделать. { KEYOF("turn") } — чей ход, { KEYOF("dealer") } — кто сдаёт и в каком порядке говорят.
help-bouillotte-3 = Фишки. { KEYOF("scores") } — сколько их у каждого, { KEYOF("scores_details") } — что принесла каждая раздача, { KEYOF("last_trick") } — чем кончилась прошлая.
help-bouillotte-4 = Карты и игроки. { KEYOF("hand") } — прочитать твои карты, { KEYOF("previous_card") } и { KEYOF("next_card") } — по одной. Шифт с цифрой — сколько фишек у игрока и в игре ли он; { KEYOF("previous_player") } и { KEYOF("next_player") } — от одного к другому.
help-bouillotte-5 = Голос. Держи { KEYOF("talk") } и говори, например: поднимаю на пять, или: сколько уравнять. { KEYOF("hands_free") } — микрофон включён всё время. { KEYOF("what_heard") } — что услышано.
