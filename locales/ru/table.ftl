# Что говорится за столом в любой игре со взятками. Значение — обычная подробность; .terse и
# .full — другие уровни, и .full говорит всё, что говорит .terse.

## Ходы

play-lead =
    { GENDER($seat) ->
        [f] { PLAYER($seat) } пошла с { CARD($card, case: "gen") }.
       *[m] { PLAYER($seat) } пошёл с { CARD($card, case: "gen") }.
    }
    .terse = { PLAYER($seat) }: { CARD($card) }
play-lead-you = Ты ходишь с { CARD($card, case: "gen") }.
    .terse = Ты: { CARD($card) }
play =
    { GENDER($seat) ->
        [f] { PLAYER($seat) } сыграла { CARD($card, case: "acc") }.
       *[m] { PLAYER($seat) } сыграл { CARD($card, case: "acc") }.
    }
    .terse = { PLAYER($seat) }: { CARD($card) }
    .full =
        { GENDER($seat) ->
            [f] { PLAYER($seat) } сыграла { CARD($card, case: "acc") }{ play-highest }.
           *[m] { PLAYER($seat) } сыграл { CARD($card, case: "acc") }{ play-highest }.
        }
play-you = Ты кладёшь { CARD($card, case: "acc") }.
    .terse = Ты: { CARD($card) }
    .full = Ты кладёшь { CARD($card, case: "acc") }{ play-highest }.
play-highest =
    { $highest ->
        [yes] , это пока старшая карта
       *[no] { "" }
    }
play-discard =
    { GENDER($seat) ->
        [f] { PLAYER($seat) } сбросила { CARD($card, case: "acc") }.
       *[m] { PLAYER($seat) } сбросил { CARD($card, case: "acc") }.
    }
    .terse = { PLAYER($seat) }: { CARD($card) }
play-discard-you = Ты сбрасываешь { CARD($card, case: "acc") }.
    .terse = Ты: { CARD($card) }

## Взятки

trick-taken = Берёт { PLAYER($seat) }.
    .full =
        { $points ->
            [0] Берёт { PLAYER($seat) }. { tricks-left }
           *[other] Берёт { PLAYER($seat) }: { COUNT($points, "point") }. { tricks-left }
        }
trick-taken-you = Берёшь ты.
    .full =
        { $points ->
            [0] Берёшь ты. { tricks-left }
           *[other] Берёшь ты: { COUNT($points, "point") }. { tricks-left }
        }
trick-taken-points = Берёт { PLAYER($seat) }: { $captured }, { COUNT($points, "point") }.
    .terse = Берёт { PLAYER($seat) }, { COUNT($points, "point") }.
    .full = Берёт { PLAYER($seat) }: { $captured }, { COUNT($points, "point") }. { tricks-left }
trick-taken-points-you = Берёшь ты: { $captured }, { COUNT($points, "point") }.
    .terse = Берёшь ты, { COUNT($points, "point") }.
    .full = Берёшь ты: { $captured }, { COUNT($points, "point") }. { tricks-left }
tricks-left =
    { $left ->
        [0] Это была последняя взятка.
        [one] Осталась { COUNT($left, "trick") }.
       *[other] Осталось { COUNT($left, "trick") }.
    }
trick-equalled =
    { $winner ->
        [last] Из двух одинаковых карт берёт последняя.
       *[first] Из двух одинаковых карт берёт первая.
    }
    .terse = { "" }
captured-tricks = { COUNT($n, "trick") }
captured-suit = { SUITS($n, $suit) }
captured-rank = { RANKS($n, $rank) }
captured-card =
    { $n ->
        [one] { CARD($card) }
       *[other] { CARD($card) } дважды
    }
captured-nothing = ничего

## Чей ход

turn-lead = Твой ход: заходишь ты.
    .terse = Заходишь ты.
    .full = Твой ход: заходишь ты. У тебя { HAND($cards) }.
turn-follow = Твой ход: { SUIT($suit) }.
    .full = Твой ход: { SUIT($suit) }. Пока берёт { PLAYER($seat) }: { CARD($top) }. Подходят { HAND($cards) }.
turn-void = Твой ход: { SUIT($suit) }, у тебя их нет.
    .full = Твой ход: { SUIT($suit) }, у тебя их нет. Пока берёт { PLAYER($seat) }: { CARD($top) }. Подходит любая карта. { HAND($cards) }.
turn-forced = Твой ход: только { CARD($card) }.
    .full = Твой ход: подходит только { CARD($card) }.
turn-other = Ходит { PLAYER($seat) }.
turn-over = Игра окончена.
turn-where = { "" }
    .full = { ORD($round) } раунд, { ORD($n, gender: "f") } взятка из { NUM($count, gender: "f", case: "gen") }.
round-leader = Заходит { PLAYER($seat) }.

## Карты на руках

hand-dealt = Твои карты. { HAND($cards) }.
    .terse = { HAND($cards) }.
    .full = У тебя { COUNT($count, "card") }. { HAND($cards) }.
hand = { HAND($cards) }.
    .full = { COUNT($count, "card") }. { HAND($cards) }.
hand-empty = Карт у тебя нет.
hand-unseen = Зрителям карты на руках не видны.
hand-card = { CARD($card) }
    .full = { CARD($card) }, { ORD($n, gender: "f") } из { NUM($count, gender: "f", case: "gen") }
hand-card-barred = { CARD($card) }, нельзя
    .terse = { CARD($card) }
    .full = { CARD($card) }, сыграть нельзя, { ORD($n, gender: "f") } из { NUM($count, gender: "f", case: "gen") }
card-named = { CARD($card) }
cards-left-out = Вне игры: { CARDS($cards) }.
legal = Подходят { HAND($cards) }.
legal-one = Подходит только { CARD($card) }.
legal-any = Подходит любая карта.
    .full = Подходит любая карта. { HAND($cards) }.
legal-void = У тебя нет { SUIT($suit, case: "gen") }: подходит любая карта.
    .full = У тебя нет { SUIT($suit, case: "gen") }: подходит любая карта. { HAND($cards) }.
hint-play = Мой совет: { CARD($card) }.

## На столе

table-row = { PLAYER($seat) }: { CARD($card) }.
table-highest = Пока берёт { PLAYER($seat) }.
    .terse = { "" }
    .full = Пока берёт { PLAYER($seat) }: { CARD($card) }.
table-highest-you = Пока берёшь ты.
    .terse = { "" }
    .full = Пока берёшь ты: { CARD($card) }.
table-empty = На столе пусто. Заходит { PLAYER($seat) }.
table-empty-you = На столе пусто. Заходишь ты.
table-card = { PLAYER($seat) }: { CARD($card) }.
    .full = { ORD($n, gender: "f") } карта, { PLAYER($seat) }: { CARD($card) }.
table-card-none =
    { $count ->
        [0] На столе пусто.
       *[other] На столе только { COUNT($count, "card") }.
    }
suit-led =
    { GENDER($seat) ->
        [f] { SUIT($suit) }, зашла { PLAYER($seat) }.
       *[m] { SUIT($suit) }, зашёл { PLAYER($seat) }.
    }
    .terse = { SUIT($suit) }.
    .full =
        { GENDER($seat) ->
            [f] { SUIT($suit) }: { PLAYER($seat) } зашла с { CARD($card, case: "gen") }.
           *[m] { SUIT($suit) }: { PLAYER($seat) } зашёл с { CARD($card, case: "gen") }.
        }
suit-led-you = { SUIT($suit) }, это твой заход.
    .terse = { SUIT($suit) }.
    .full = { SUIT($suit) }: это твой заход с { CARD($card, case: "gen") }.
suit-led-none = Масти пока нет: заходит { PLAYER($seat) }.
suit-led-none-you = Масти пока нет: заходишь ты.
last-trick = Последняя взятка.
    .terse = { "" }
last-trick-taken =
    { GENDER($seat) ->
        [f] Взяла { PLAYER($seat) }.
       *[m] Взял { PLAYER($seat) }.
    }
last-trick-taken-you = Эта взятка твоя.
last-trick-none = В этом раунде взяток ещё нет.

## Раунды и счёт

round-over = { ORD($n) } раунд окончен.
    .terse = { ORD($n) } раунд.
round-over-early = { ORD($n) } раунд окончен: брать больше нечего.
    .terse = { ORD($n) } раунд, очков больше нет.
everything-taken =
    { GENDER($seat) ->
        [f] { PLAYER($seat) } взяла всё: знак меняется.
       *[m] { PLAYER($seat) } взял всё: знак меняется.
    }
everything-taken-you = У тебя всё, что было: знак меняется.
score-line =
    { $points ->
        [0] { PLAYER($seat) }: { $captured }, итого { NUM($total, gender: "n") }.
       *[other] { PLAYER($seat) }: { $captured }, { NUM($points, gender: "n") }, итого { NUM($total, gender: "n") }.
    }
    .terse = { PLAYER($seat) }: { NUM($points, gender: "n") }, итого { NUM($total, gender: "n") }.
    .full =
        { $points ->
            [0] { PLAYER($seat) }: { $captured }, итого { COUNT($total, "point") }.
           *[other] { PLAYER($seat) }: { $captured }, { COUNT($points, "point") }, итого { COUNT($total, "point") }.
        }
score-row = { PLAYER($seat) }: { NUM($score, gender: "n") }.
    .full = { PLAYER($seat) }: { COUNT($score, "point") }.
scores-none = Ни один раунд ещё не сыгран: у всех ноль.
scores-after = После { ORD($n, gender: "m", case: "gen") } раунда.
    .terse = { "" }
scores-round = { ORD($n) } раунд.
scores-present = { ORD($n) } раунд, пока что.
so-far = В этом раунде: { $captured }.
    .full =
        { $points ->
            [0] В этом раунде: { $captured }.
           *[other] В этом раунде: { $captured }, { COUNT($points, "point") }.
        }
so-far-you = У тебя в этом раунде: { $captured }.
    .full =
        { $points ->
            [0] У тебя в этом раунде: { $captured }.
           *[other] У тебя в этом раунде: { $captured }, { COUNT($points, "point") }.
        }
so-far-row = { PLAYER($seat) }: { $captured }.
    .full =
        { $points ->
            [0] { PLAYER($seat) }: { $captured }.
           *[other] { PLAYER($seat) }: { $captured }, { COUNT($points, "point") }.
        }
player = { PLAYER($seat) }: { COUNT($count, "card") }, { COUNT($score, "point") }.
player-none = За этим столом только { COUNT($players, "player") }.
game-won = Игра окончена. Победа твоя.
game-won-shared = Игра окончена. Победа общая: { PLAYERS($seats) }.
game-lost = Игра окончена. Выигрывает { PLAYERS($seats) }.
game-lost-shared = Игра окончена. Выигрывают { PLAYERS($seats) }.
place-line = { ORD($place, gender: "n") } место: { PLAYERS($seats) }, { NUM($score, gender: "n") }.
    .full = { ORD($place, gender: "n") } место: { PLAYERS($seats) }, { COUNT($score, "point") }.
place-line-shared = { ORD($place, gender: "n") } место делят: { PLAYERS($seats) }, { NUM($score, gender: "n") }.
    .full = { ORD($place, gender: "n") } место делят: { PLAYERS($seats) }, { COUNT($score, "point") }.

## Отказы

refused-must-follow-suit = Надо в масть. Подходят { HAND($cards) }.
    .terse = { HAND($cards) }.
refused-must-follow-one = Надо в масть: подходит только { CARD($card) }.
    .terse = Только { CARD($card) }.
refused-card-not-in-hand = У тебя нет { CARD($card, case: "gen") }.
refused-not-your-turn = Сейчас не твой ход: ходит { PLAYER($seat) }.
    .terse = Ходит { PLAYER($seat) }.
refused-no-such-action = В этой игре такого хода нет.
refused-unknown = Такого хода я не знаю.
refused-ambiguous = Подходит не одна: { $actions }. Какая?
refused-wrong-phase-waiting = Игра ещё не началась. Начать — { KEYOF("confirm") }.
refused-wrong-phase-playing = Игра уже идёт.
refused-wrong-phase-over = Игра окончена. Начать новую — { KEYOF("confirm") }.
refused-other = Сейчас так нельзя.
