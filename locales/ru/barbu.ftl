# Барбу: контракты, контра, домино и счёт. $worth — очки со знаком.

## Контракты, как они называются во всех фразах

contract-no_tricks = без взяток
contract-no_clubs = без треф
contract-no_diamonds = без бубён
contract-no_spades = без пик
contract-no_hearts = без червей
contract-no_queens = без дам
contract-no_jacks = без валетов
contract-barbu = бородач
contract-no_last_trick = без последней взятки
contract-no_last_two = без двух последних
contract-salade = салат
contract-trumps = козыри
contract-domino = домино

count-deal = { $n ->
    [one] { NUM($n, gender: "f") } раздача
    [few] { NUM($n, gender: "f") } раздачи
   *[many] { NUM($n, gender: "f") } раздач
}
count-pass = { $n ->
    [one] { NUM($n, gender: "m") } пас
    [few] { NUM($n, gender: "m") } паса
   *[other] { NUM($n, gender: "m") } пасов
}
count-double = { $n ->
    [one] { NUM($n, gender: "f") } контра
    [few] { NUM($n, gender: "f") } контры
   *[many] { NUM($n, gender: "f") } контр
}

## Игра и её раздачи

barbu-started = Барбу: { COUNT($players, "player") }, у каждого { COUNT($count, "card") }, всего { COUNT($hands, "deal") }. По кругу слева от тебя: { PLAYERS($seats) }.
    .terse = Барбу, { COUNT($players, "player") }.
    .full = Барбу: { COUNT($players, "player") }, у каждого { COUNT($count, "card") }, всего { COUNT($hands, "deal") }; выигрывает наибольшая сумма. По кругу слева от тебя: { PLAYERS($seats) }.
barbu-started-watched = Барбу: { COUNT($players, "player") }, у каждого { COUNT($count, "card") }, всего { COUNT($hands, "deal") }. За столом по часовой стрелке: { PLAYERS($seats) }.
    .terse = Барбу, { COUNT($players, "player") }.
    .full = Барбу: { COUNT($players, "player") }, у каждого { COUNT($count, "card") }, всего { COUNT($hands, "deal") }; выигрывает наибольшая сумма. За столом по часовой стрелке: { PLAYERS($seats) }.
barbu-anticlockwise = Играем против часовой стрелки.
barbu-deal = { ORD($n, gender: "f") } раздача из { NUM($total, gender: "f", case: "gen") }.
    .terse = { ORD($n, gender: "f") } раздача.
barbu-deal-dealer = Сдаёт { PLAYER($seat) }.
barbu-deal-dealer-you = Сдаёшь ты.
barbu-deal-dealer-again = { "" }
    .full = Снова сдаёт { PLAYER($seat) }.
barbu-deal-dealer-again-you = { "" }
    .full = Снова сдаёшь ты.
barbu-deal-leader = { "" }
    .full = Заходит { PLAYER($seat) }.
barbu-where = { "" }
    .full = { ORD($n, gender: "f") } раздача из { NUM($total, gender: "f", case: "gen") }.
barbu-where-contract = { "" }
    .full = { ORD($n, gender: "f") } раздача из { NUM($total, gender: "f", case: "gen") }, { CONTRACT($contract) }.
barbu-where-trick = { "" }
    .full = { ORD($n, gender: "f") } взятка из { NUM($count, gender: "f", case: "gen") }.

## Что в контракте считается

barbu-announced = { CONTRACT($contract) }. { $prices }
    .terse = { CONTRACT($contract) }.
barbu-announced-last = Остался один контракт: { CONTRACT($contract) }. { $prices }
    .terse = { CONTRACT($contract) }.
barbu-announced-chosen = { PLAYER($seat) } выбирает: { CONTRACT($contract) }. { $prices }
    .terse = { PLAYER($seat) }: { CONTRACT($contract) }.
barbu-announced-chosen-you = Ты выбираешь: { CONTRACT($contract) }. { $prices }
    .terse = { CONTRACT($contract) }.
barbu-trump-named = { PLAYER($seat) } называет козыри: { SUIT($suit) }.
    .terse = Козыри { SUIT($suit) }.
barbu-trump-named-you = Ты называешь козыри: { SUIT($suit) }.
    .terse = Козыри { SUIT($suit) }.
barbu-start-named = { PLAYER($seat) } решает: начинаем с { RANK($rank, case: "gen") }.
    .terse = Начинаем с { RANK($rank, case: "gen") }.
barbu-start-named-you = Ты решаешь: начинаем с { RANK($rank, case: "gen") }.
    .terse = Начинаем с { RANK($rank, case: "gen") }.
barbu-cost-trick = Каждая взятка стоит { COUNT($points, "point") }.
barbu-cost-suit-card = Каждая карта { SUIT($suit, case: "gen") } стоит { COUNT($points, "point") }.
barbu-cost-queen = Каждая дама стоит { COUNT($points, "point") }.
barbu-cost-jack = Каждый валет стоит { COUNT($points, "point") }.
barbu-cost-barbu = { CARD($card) } стоит { COUNT($points, "point") }.
barbu-cost-last-trick = Последняя взятка стоит { COUNT($points, "point") }.
barbu-cost-whole-card = { CARD($card) } стоит всего { COUNT($points, "point") }.
barbu-cost-card = { CARD($card) } стоит { COUNT($points, "point") }.
barbu-gain-trick = Каждая взятка приносит { COUNT($points, "point") }.
barbu-costs = Штраф: { $prices }.
barbu-price-trick = каждая взятка — { NUM($points, gender: "n") }
barbu-price-suit-card = каждая карта { SUIT($suit, case: "gen") } — { NUM($points, gender: "n") }
barbu-price-queen = каждая дама — { NUM($points, gender: "n") }
barbu-price-jack = каждый валет — { NUM($points, gender: "n") }
barbu-price-barbu = { CARD($card) } — { NUM($points, gender: "n") }
barbu-price-last-trick = последняя взятка — { NUM($points, gender: "n") }
barbu-price-second-last-trick = предпоследняя взятка — { NUM($points, gender: "n") }
barbu-price-whole-card = { CARD($card) } — всего { NUM($points, gender: "n") }
barbu-price-card = { CARD($card) } — { NUM($points, gender: "n") }
barbu-awards = Места: { $awards }.
barbu-award = { ORD($n, gender: "n") } — { NUM($points, gender: "n") }
barbu-award-others = остальные — { NUM($points, gender: "n") }

## Правила раздачи

barbu-rules = { CONTRACT($contract) }. { $prices }
barbu-rules-unchosen = Контракт ещё не выбран, выбирает { PLAYER($seat) }. Остались: { $contracts }.
barbu-rules-unchosen-you = Контракт ещё не выбран, выбираешь ты. Остались: { $contracts }.
barbu-rules-declarer = { "" }
    .full = Объявляющий: { PLAYER($seat) }.
barbu-rules-declarer-you = { "" }
    .full = Объявляющий: ты.
barbu-rules-adds-up = Цены одной карты складываются.
    .terse = { "" }
barbu-rules-slam =
    { $what ->
        [tricks] Шлем: кто возьмёт все взятки, получит { COUNT($points, "point") }.
        [suit] Шлем: кто возьмёт все карты { SUIT($suit, case: "gen") }, получит { COUNT($points, "point") }.
        [queens] Шлем: кто возьмёт всех дам, получит { COUNT($points, "point") }.
       *[jacks] Шлем: кто возьмёт всех валетов, получит { COUNT($points, "point") }.
    }
    .terse = { "" }
barbu-rules-trump = Козыри: { SUIT($suit) }.
barbu-rules-trump-open = Козыри ещё не названы, их называет { PLAYER($seat) }.
barbu-rules-trump-open-you = Козыри ещё не названы, их называешь ты.
barbu-rules-start = Каждую масть открывает { RANK($rank) }.
barbu-rules-start-open = С какой карты начинать, ещё решает { PLAYER($seat) }.
barbu-rules-start-open-you = С какой карты начинать, ещё решаешь ты.
barbu-rules-ace =
    { $side ->
        [high] Тузов кладут над королями.
        [low] Тузов кладут под самые младшие карты.
       *[first_player_chooses] Старший туз или младший, решит за всех первый положенный туз.
    }
    .terse = { "" }
barbu-rules-second =
    { $second ->
        [optional] Туз даёт второй ход, от него можно отказаться.
       *[yes] Туз даёт второй ход.
    }
    .terse = { "" }
barbu-rules-early = Раздача кончается с последней штрафной картой.
    .terse = { "" }
barbu-lead-only-suit-left = У кого есть другая масть, тому нельзя заходить с { $suits }.
    .terse = { "" }
barbu-lead-after-discard = У кого есть другая масть, тому нельзя заходить с { $suits }, пока никто не сбросил такую карту.
    .terse = { "" }
barbu-barred-suit = { SUIT($suit, case: "gen") }
barbu-follow = { "" }
    .full = Есть масть — ходи в масть. Берёт старшая карта той масти, с которой зашли.
barbu-follow-trumps = { "" }
    .full = Есть масть — ходи в масть; нет масти — клади козырь старше тех, что на столе, если он есть. Если зашли с козыря, нужен козырь старше, если он есть. Берёт старший козырь.
barbu-follow-domino = { "" }
    .full = За ход одна карта; можешь положить — клади. Кто остался без карт, занимает очередное место.

## Контра

barbu-contro-opened = Теперь контры.
    .terse = Контры.
barbu-contro-anyone = { "" }
    .full = Контру можно дать любому.
barbu-contro-declarer-only = { "" }
    .full = Контру можно дать только объявляющему, это { PLAYER($seat) }.
barbu-contro-declarer-only-you = { "" }
    .full = Контру можно дать только объявляющему, это ты.
barbu-contro-owed =
    { $automatic ->
        [yes] За тобой { COUNT($missing, "double") } { PLAYER($seat, case: "dat") }, а впереди только { COUNT($hands, "deal") }: контра даётся сама.
       *[no] За тобой { COUNT($missing, "double") } { PLAYER($seat, case: "dat") }, а впереди только { COUNT($hands, "deal") }.
    }
barbu-doubles = { PLAYER($seat) } даёт контру { PLAYER($target, case: "dat") }.
barbu-doubles-you = Ты даёшь контру { PLAYER($target, case: "dat") }.
barbu-doubles-me = { PLAYER($seat) } даёт контру тебе.
barbu-doubles-automatic = Контра обязательная.
    .terse = { "" }
barbu-redoubles = { PLAYER($seat) } даёт реконтру { PLAYER($target, case: "dat") }.
barbu-redoubles-you = Ты даёшь реконтру { PLAYER($target, case: "dat") }.
barbu-redoubles-me = { PLAYER($seat) } даёт реконтру тебе.
barbu-passes = { PLAYER($seat) } пасует.
barbu-passes-you = Ты пасуешь.
barbu-contro-done = У { PLAYER($seat, case: "gen") } всё.
barbu-contro-done-you = У тебя всё.
barbu-contro-closed = Контры объявлены.
    .terse = Контры объявлены.
barbu-contro-none = Контр нет.
barbu-doubles-none = Контр нет.
barbu-doubled-row =
    { $times ->
        [2] Контра { PLAYER($target, case: "dat") } от { PLAYER($seat, case: "gen") } и реконтра в ответ.
       *[1] Контра { PLAYER($target, case: "dat") } от { PLAYER($seat, case: "gen") }.
    }
barbu-doubled-row-you =
    { $times ->
        [2] Контра { PLAYER($target, case: "dat") } от тебя и реконтра в ответ.
       *[1] Контра { PLAYER($target, case: "dat") } от тебя.
    }
barbu-doubled-row-me =
    { $times ->
        [2] Контра тебе от { PLAYER($seat, case: "gen") } и твоя реконтра.
       *[1] Контра тебе от { PLAYER($seat, case: "gen") }.
    }
barbu-closed-row = { "" }
    .full = { barbu-doubled-row }
barbu-closed-row-you = { "" }
    .full = { barbu-doubled-row-you }
barbu-closed-row-me = { "" }
    .full = { barbu-doubled-row-me }
barbu-owed = { "" }
    .full = За тобой { COUNT($missing, "double") } объявляющему, впереди { COUNT($hands, "deal") }.
barbu-settled =
    { $times ->
        [2] Реконтра: { PLAYER($target) } платит { PLAYER($seat, case: "dat") } { COUNT($points, "point") }.
       *[1] Контра: { PLAYER($target) } платит { PLAYER($seat, case: "dat") } { COUNT($points, "point") }.
    }
    .terse = { "" }
barbu-settled-even = { "" }
    .full =
        { $times ->
            [2] Реконтра: у { PLAYER($seat, case: "gen") } и { PLAYER($target, case: "gen") } поровну.
           *[1] Контра: у { PLAYER($seat, case: "gen") } и { PLAYER($target, case: "gen") } поровну.
        }
barbu-settled-you-won =
    { $times ->
        [2] Реконтра: { PLAYER($target) } платит тебе { COUNT($points, "point") }.
       *[1] Контра: { PLAYER($target) } платит тебе { COUNT($points, "point") }.
    }
barbu-settled-you-lost =
    { $times ->
        [2] Реконтра: ты платишь { PLAYER($target, case: "dat") } { COUNT($points, "point") }.
       *[1] Контра: ты платишь { PLAYER($target, case: "dat") } { COUNT($points, "point") }.
    }
barbu-settled-you-even =
    { $times ->
        [2] Реконтра: у тебя и { PLAYER($target, case: "gen") } поровну.
       *[1] Контра: у тебя и { PLAYER($target, case: "gen") } поровну.
    }

## Решения

barbu-ask-contract = Твой ход: выбери контракт.
    .terse = Какой контракт?
barbu-ask-trump = Твой ход: назови козыри.
    .terse = Какие козыри?
barbu-ask-start-rank = Твой ход: с какой карты начинаем?
    .terse = С какой карты?
barbu-ask-double = Даёшь контру?
    .full = { CONTRACT($contract) }, объявляющий { PLAYER($seat) }. Даёшь контру?
barbu-ask-redouble = Даёшь реконтру?
barbu-ask-more = Что-нибудь ещё?
barbu-ask-nobody-left = Контру давать больше некому. Пас — { KEYOF("pass") }.
    .terse = Больше некому.
barbu-ask-ace = { CARD($card) }: старший или младший?
barbu-contract = { CONTRACT($contract) }
barbu-rank = { RANK($rank) }
barbu-awaited = { RANK($rank, case: "acc") }
barbu-choice-trump = { SUIT($suit) }
barbu-choice-rank = с { RANK($rank, case: "gen") }
barbu-choice-rank-itself = с { RANK($rank, case: "gen") }.
barbu-choice-double = контра { PLAYER($seat, case: "dat") }
barbu-choice-redouble = реконтра { PLAYER($seat, case: "dat") }
barbu-choice-pass = пас
barbu-choice-high = старший, над королём
barbu-choice-low = младший, под самой младшей картой
barbu-hint = Мой совет: { $action }.
barbu-turn-contract = { PLAYER($seat) } выбирает контракт.
barbu-turn-trump-suit = { PLAYER($seat) } называет козыри.
barbu-turn-start-rank = { PLAYER($seat) } решает, с какой карты начинаем.
barbu-turn-contro = { PLAYER($seat) } решает, давать ли контру.

## Взятки

barbu-trick-points = Берёт { PLAYER($seat) }: { $worth }.
    .terse = Берёт { PLAYER($seat) }: { $worth }.
    .full = Берёт { PLAYER($seat) }: { $worth }. { tricks-left }
barbu-trick-points-you = Берёшь ты: { $worth }.
    .terse = Берёшь ты: { $worth }.
    .full = Берёшь ты: { $worth }. { tricks-left }
barbu-trick-captured = Берёт { PLAYER($seat) }: { $captured }, { $worth }.
    .terse = Берёт { PLAYER($seat) }: { $worth }.
    .full = Берёт { PLAYER($seat) }: { $captured }, { $worth }. { tricks-left }
barbu-trick-captured-you = Берёшь ты: { $captured }, { $worth }.
    .terse = Берёшь ты: { $worth }.
    .full = Берёшь ты: { $captured }, { $worth }. { tricks-left }
barbu-turn-lead-barred = Твой ход: заходишь ты, но не с { $suits }.
    .terse = Заходишь, не с { $suits }.
    .full = Твой ход: заходишь ты, но не с { $suits }. Подходят { HAND($cards) }.
barbu-turn-trump = Твой ход: { SUIT($suit) }, у тебя их нет, нужен козырь.
    .full = Твой ход: { SUIT($suit) }, у тебя их нет, нужен козырь. Пока берёт { PLAYER($seat) }: { CARD($top) }. Подходят { HAND($cards) }.
barbu-turn-higher = Твой ход: { SUIT($suit) }, старше { CARD($top, case: "gen") }.
    .full = Твой ход: { SUIT($suit) }, старше { CARD($top, case: "gen") }. Пока берёт { PLAYER($seat) }. Подходят { HAND($cards) }.
barbu-legal-trump = У тебя нет { SUIT($suit, case: "gen") }, нужен козырь. { HAND($cards) }.
barbu-last-trick-none = В этой раздаче взяток ещё нет.
barbu-table-bare = На столе пока пусто.

## Что взято

barbu-points = { NUM($n, gender: "n") }
barbu-plus = плюс { NUM($n, gender: "n") }
barbu-item-barbu = Бородач
barbu-item-last-trick = последняя взятка
barbu-item-second-last-trick = предпоследняя взятка
barbu-item-place = { ORD($n, gender: "n") } место
barbu-item-unplaced = карты остались

## Домино

barbu-lays = { PLAYER($seat) }: { CARD($card) }.
    .full =
        { GENDER($seat) ->
            [f] { PLAYER($seat) } положила { CARD($card, case: "acc") }.
           *[m] { PLAYER($seat) } положил { CARD($card, case: "acc") }.
        }
barbu-lays-you = Ты кладёшь { CARD($card, case: "acc") }.
    .terse = { CARD($card) }.
barbu-opens = { PLAYER($seat) } открывает { SUIT($card, case: "acc") }.
    .terse = { PLAYER($seat) }: { CARD($card) }.
    .full = { PLAYER($seat) } открывает масть: { CARD($card) }.
barbu-opens-you = Ты открываешь { SUIT($card, case: "acc") }.
    .terse = { CARD($card) }.
    .full = Ты открываешь масть: { CARD($card) }.
barbu-suit-complete = { SUIT($suit) } собраны.
    .terse = { "" }
barbu-laid-run = { "" }
    .full = { SUIT($suit) } от { RANK($lower, case: "gen") } до { RANK($upper, case: "gen") }.
barbu-one-left = У { PLAYER($seat, case: "gen") } ещё { COUNT($count, "card") }.
    .terse = { "" }
barbu-one-left-you = У тебя ещё { COUNT($count, "card") }.
    .terse = { "" }
barbu-cards-left = { "" }
    .full = У { PLAYER($seat, case: "gen") } ещё { COUNT($count, "card") }.
barbu-cards-left-you = { "" }
    .full = У тебя ещё { COUNT($count, "card") }.
barbu-ace-decided =
    { $side ->
        [high] Теперь тузы старшие: над королями.
       *[low] Теперь тузы младшие: под самыми младшими картами.
    }
    .terse =
        { $side ->
            [high] Тузы старшие.
           *[low] Тузы младшие.
        }
barbu-again = { PLAYER($seat) } ходит ещё раз.
barbu-again-unable = { PLAYER($seat, case: "dat") } больше ходить нечем.
    .terse = { PLAYER($seat) } больше не ходит.
barbu-again-unable-you = Тебе больше ходить нечем.
    .terse = Больше ходить нечем.
barbu-stops = { PLAYER($seat) } больше не ходит.
barbu-stops-you = Больше ты не ходишь.
barbu-out = У { PLAYER($seat, case: "gen") } кончились карты: { ORD($n, gender: "n") } место, { $worth }.
    .terse = { PLAYER($seat) }: { ORD($n, gender: "n") } место.
barbu-out-you = У тебя кончились карты: { ORD($n, gender: "n") } место, { $worth }.
    .terse = У тебя { ORD($n, gender: "n") } место.
barbu-turn-stuck = Твой ход: положить нечего. Пас — { KEYOF("pass") }.
    .terse = Положить нечего: пас.
barbu-turn-again = Ходи ещё. { HAND($cards) }.
barbu-turn-again-or-pass = Можно ходить ещё. { HAND($cards) }. Или пас — { KEYOF("pass") }.
    .terse = Ещё карта или пас.
barbu-turn-domino = Твой ход. { HAND($cards) }.
    .full = Твой ход, на выбор { COUNT($count, "card") }. { HAND($cards) }.
barbu-turn-domino-many = Твой ход. { HAND($cards) }.
    .terse = Твой ход: { COUNT($count, "card") }.
    .full = Твой ход, на выбор { COUNT($count, "card") }. { HAND($cards) }.
barbu-fits-none = Ни одна твоя карта не подходит.
barbu-card-fits = { CARD($card) }
    .full = { CARD($card) }, подходит, { ORD($n, gender: "f") } из { NUM($count, gender: "f", case: "gen") }
barbu-card-waits = { CARD($card) }, ждёт { $next }
    .terse = { CARD($card) }
    .full = { CARD($card) }, ждёт { $next }{ $more ->
        [0] { "" }
       *[other] , потом { $then }
    }, { ORD($n, gender: "f") } из { NUM($count, gender: "f", case: "gen") }
barbu-layout-empty = Ни одна масть не открыта; каждую открывает { RANK($rank) }.
barbu-run = { SUIT($suit) } от { RANK($lower, case: "gen") } до { RANK($upper, case: "gen") }.
barbu-run-one = { SUIT($suit) }: только { RANK($rank) }.
barbu-run-closed = { SUIT($suit) }: не открыты.
barbu-suit-complete-row = { SUIT($suit) }: собраны.
barbu-suits-only = Цифры от одного до четырёх читают четыре масти.
barbu-ends = { SUIT($suit) }: { RANK($lower) } или { RANK($upper) }.
barbu-ends-one = { SUIT($suit) }: { RANK($rank) }.
barbu-ends-closed = { SUIT($suit) }: не открыты, ждут { RANK($rank, case: "acc") }.
barbu-passed-last = В прошлый раз пас: { PLAYERS($seats) }.
barbu-needs = { CARD($card) } ждёт { $waits }.
    .terse = { CARD($card) } ждёт { $waits }.
barbu-needs-nothing = { CARD($card) } подходит прямо сейчас.
barbu-needs-lies = { CARD($card) } уже на столе.
barbu-needs-left-out = { CARD($card) } за этим столом не участвует.
barbu-passed-none = В прошлый раз никто не пасовал.
barbu-passed-nobody = Пока никто не пасовал.
barbu-passed-times = Всего у { PLAYER($seat, case: "gen") } { COUNT($n, "pass") }.
    .terse = { "" }
barbu-passed-times-you = Всего у тебя { COUNT($n, "pass") }.
    .terse = { "" }
barbu-out-row = Уже без карт: { PLAYERS($seats) }.
barbu-since = Последние карты.
    .terse = { "" }
barbu-since-nothing = Ещё ни одной карты не положено.
barbu-no-suit-led = В домино с масти не заходят.
barbu-no-domino = Эта раздача — не домино.

## Счёт

barbu-scored = Конец { ORD($n, gender: "f", case: "gen") } раздачи: { CONTRACT($contract) }.
    .terse = { ORD($n, gender: "f") } раздача, { CONTRACT($contract) }.
    .full = Конец { ORD($n, gender: "f", case: "gen") } раздачи из { NUM($total, gender: "f", case: "gen") }: { CONTRACT($contract) }.
barbu-scored-early = Брать больше нечего.
    .terse = { "" }
barbu-slam =
    { $what ->
        [tricks] Шлем у { PLAYER($seat, case: "gen") }: все взятки.
        [suit] Шлем у { PLAYER($seat, case: "gen") }: все карты { SUIT($suit, case: "gen") }.
        [queens] Шлем у { PLAYER($seat, case: "gen") }: все дамы.
       *[jacks] Шлем у { PLAYER($seat, case: "gen") }: все валеты.
    }
barbu-slam-you =
    { $what ->
        [tricks] Шлем у тебя: все взятки.
        [suit] Шлем у тебя: все карты { SUIT($suit, case: "gen") }.
        [queens] Шлем у тебя: все дамы.
       *[jacks] Шлем у тебя: все валеты.
    }
barbu-score-line = { PLAYER($seat) }: { $captured }, { $worth }, итого { NUM($total, gender: "n") }.
    .terse = { PLAYER($seat) }: { $worth }, итого { NUM($total, gender: "n") }.
barbu-score-line-zero = { PLAYER($seat) }: { $captured }, итого { NUM($total, gender: "n") }.
    .terse = { PLAYER($seat) }: итого { NUM($total, gender: "n") }.
barbu-score-line-doubled = { PLAYER($seat) }: { $captured }, { $before }; с контрами { $worth }, итого { NUM($total, gender: "n") }.
    .terse = { PLAYER($seat) }: { $worth }, итого { NUM($total, gender: "n") }.
barbu-score-line-doubled-zero = { PLAYER($seat) }: { $captured }; с контрами { $worth }, итого { NUM($total, gender: "n") }.
    .terse = { PLAYER($seat) }: { $worth }, итого { NUM($total, gender: "n") }.
barbu-so-far = В этой раздаче: { $captured }.
    .full = В этой раздаче: { $captured }, { $worth }.
barbu-so-far-nothing = В этой раздаче: { $captured }.
barbu-so-far-you = У тебя в этой раздаче: { $captured }.
    .full = У тебя в этой раздаче: { $captured }, { $worth }.
barbu-so-far-you-nothing = У тебя в этой раздаче: { $captured }.
barbu-so-far-row = { PLAYER($seat) }: { $captured }.
    .full = { PLAYER($seat) }: { $captured }, { $worth }.
barbu-so-far-row-nothing = { PLAYER($seat) }: { $captured }.
barbu-scores-none = Ни одна раздача ещё не сыграна: у всех ноль.
barbu-scores-after = После { ORD($n, gender: "f", case: "gen") } раздачи из { NUM($total, gender: "f", case: "gen") }.
    .terse = { "" }
barbu-scores-present = { ORD($n, gender: "f") } раздача, { CONTRACT($contract) }, пока что.
barbu-scores-deal = { ORD($n, gender: "f") } раздача, { CONTRACT($contract) }: { $scores }.
barbu-scores-deal-earlier = { "" }
    .full = { barbu-scores-deal }
barbu-scores-earlier = Прежние раздачи — при подробной речи.
    .full = { "" }
barbu-scores-item = { PLAYER($seat) } { NUM($n, gender: "n") }
barbu-player-declares = { "" }
    .full = Объявляющий этой раздачи.
barbu-left-now = Сейчас { CONTRACT($contract) }, сдаёт { PLAYER($seat) }. Оставшиеся контракты.
barbu-left-now-you = Сейчас { CONTRACT($contract) }, сдаёшь ты. Оставшиеся контракты.
barbu-left-row = { PLAYERS($seats) }: { $contracts }.
barbu-left-all = { PLAYERS($seats) }: все { NUM($count, gender: "m") }.
barbu-left-none = { PLAYERS($seats) }: ни одного.

## Отказы

refused-must-trump = Нужен козырь.
refused-must-overtrump = Нужен козырь старше { CARD($card, case: "gen") }.
    .terse = Нужен козырь старше.
refused-must-play = Есть что положить, пасовать нельзя.
    .terse = Пасовать нельзя.
refused-lead-only-suit-left = Нельзя заходить с { $suits }, пока у тебя есть другая масть.
    .terse = Не с { $suits }.
refused-lead-after-discard = Заходить с { $suits } пока нельзя: никто ещё не сбросил такую карту.
    .terse = Пока не с { $suits }.
barbu-can-play =
    { $count ->
        [1] Подходит только { CARDS($cards) }.
       *[other] Подходят { HAND($cards) }.
    }
    .terse = { HAND($cards) }.
refused-suit-closed = { SUIT($suit) } ещё не открыты: сначала { RANK($rank) }.
    .terse = Сначала { RANK($rank) }.
refused-needs = Не подходит. { SUIT($suit) } сейчас: { RANK($rank) }.
    .terse = { SUIT($suit) }: { RANK($rank) }.
refused-needs-either = Не подходит. { SUIT($suit) } сейчас: { RANK($lower) } или { RANK($upper) }.
    .terse = { SUIT($suit) }: { RANK($lower) } или { RANK($upper) }.
refused-contract-played = Контракт { CONTRACT($contract) } уже сыгран. Остались: { $contracts }.
    .terse = { CONTRACT($contract) }: уже сыгран.
refused-contract-disabled = { CONTRACT($contract) }: такого контракта за этим столом нет. Остались: { $contracts }.
    .terse = { CONTRACT($contract) }: здесь нет.
refused-rank-not-available = С { RANK($rank, case: "gen") } здесь начать нельзя. На выбор: { $ranks }.
    .terse = Не с { RANK($rank, case: "gen") }.
refused-contro-off = За этим столом контры нет.
refused-contro-out-of-turn = Контру дают после контракта и до первой карты.
    .terse = Сейчас контры нет.
refused-contro-oneself = Себе контру не дают.
refused-contro-twice = Твоя контра { PLAYER($seat, case: "dat") } уже есть.
refused-contro-twice-redoubled = Твоя реконтра { PLAYER($seat, case: "dat") } уже есть.
refused-contro-declarer-first = Объявляющий ты: тебе можно дать только реконтру.
    .terse = Можно только реконтру.
refused-contro-doubled-by-target = Тебе контра от { PLAYER($seat, case: "gen") }: ответить можно реконтрой.
    .terse = Можно только реконтру.
refused-contro-positive-contract = В козырях и домино контру дают только объявляющему.
    .terse = Только объявляющему.
refused-contro-only-declarer = За этим столом контру дают только объявляющему, это { PLAYER($seat) }.
    .terse = Только { PLAYER($seat, case: "dat") }.
refused-contro-redouble-off = За этим столом реконтры нет.
refused-contro-not-doubled-by-target = Контры от { PLAYER($seat, case: "gen") } у тебя нет.
refused-phase-contract = Сначала выбери контракт.
refused-phase-trump = Сначала назови козыри.
refused-phase-start-rank = Сначала скажи, с какой карты начинаем.
refused-phase-contro = Сначала контра или пас.
refused-phase-ace = Сначала скажи, старший туз или младший.
refused-phase-tricks = Сейчас можно только сыграть карту.
refused-phase-domino = Сейчас можно только положить карту.

## Помощь

help-barbu = Барбу. Каждый по одному разу ведёт каждый контракт; штрафы уменьшают счёт, и выигрывает наибольшая сумма. { KEYOF("rules") } — контракт этой раздачи и его цены, { KEYOF("contracts_left") } — какие контракты кому ещё вести.
help-barbu-keys = Решения. Когда ты выбираешь контракт, козыри или кому дать контру, нажми номер ответа или пройди по ответам — { KEYOF("previous_item") } и { KEYOF("next_item") } — и нажми { KEYOF("confirm") }. { KEYOF("contro") } — контра, { KEYOF("pass") } — пас, в домино тоже. { KEYOF("open_ends") } — чего ждёт каждая масть домино, { KEYOF("needs") } — чего ждёт карта, на которой ты стоишь, { KEYOF("passed") } — кто пасовал, а цифра от одного до четырёх — как лежит одна масть. У каждой карты домино своя нота: чем ближе к тузу, тем выше.

## Ноты домино

cue-run = Нота домино
    .help = в домино кладут карту: чем ближе к тузу, тем выше нота; звучит вся гамма, от младшей карты до туза
cue-run_complete = Масть собрана
    .help = в домино положена последняя карта масти
