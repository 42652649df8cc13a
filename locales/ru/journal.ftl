# Сохранённые партии: как продолжить их, прослушать снова и отменить ход.

## Возвращение

continue-question = Осталась недоигранная партия: { GAME($game) }, { $where }. Продолжить?
    .full = Осталась недоигранная партия: { GAME($game) }, { $where }. Продолжить? { question-yes-no }
continue-question-more = У тебя { COUNT($count, "game") }. Последняя — { GAME($game) }, { $where }. Продолжить её?
    .full = У тебя { COUNT($count, "game") }. Последняя — { GAME($game) }, { $where }. Продолжить её? { question-yes-no }
continue-none = Недоигранных партий нет.
count-game = { $n ->
    [one] { NUM($n, gender: "f") } недоигранная партия
    [few] { NUM($n, gender: "f") } недоигранные партии
   *[many] { NUM($n, gender: "f") } недоигранных партий
}
sitting-resumed =
    { $game ->
        [barbu] { GAME($game) }, { $where }.
       *[other] { GAME($game) }.
    }
sitting-hand = { KEYOF("hand") } — прочитать твои карты.
    .terse = { "" }
    .full =
        { $told ->
            [yes] { "" }
           *[no] На руках: { $hand }
        }
sitting-practice = Для пробы: { GAME($game) }, { $where }.
sitting-retold = Последнее, что произошло.
sitting-at-start = самое начало
sitting-at-bouillabaisse = { ORD($n, gender: "m") } раунд
sitting-at-barbu = { ORD($n, gender: "f") } раздача
sitting-at-bouillotte = { ORD($n, gender: "f") } раздача
sitting-kept = Партия сохранена: её можно продолжить из меню.
    .terse = Партия сохранена.
leave-question-kept = Выйти из игры? Партия сохранится.
    .full = Выйти из игры? Партия сохранится, её можно будет продолжить из меню. { question-yes-no }
new-game-question-kept = Начать новую игру? Эта сохранится.
    .full = Начать новую игру? Эта сохранится, её можно будет продолжить из меню. { question-yes-no }

## Список партий

menu-item-sittings = Продолжить или прослушать партию
sittings-title = Твои партии.
sittings-none = Сохранённых партий нет.
sitting-row = { GAME($game) }, { $where }, { $when }
sitting-row-over = { GAME($game) }, доиграна, { $when }
sitting-row-placed = { GAME($game) }, доиграна { $when }, { ORD($n, gender: "n") } место
sitting-marked = { $row }, { $mark }
sitting-mark-practice = для пробы
sitting-mark-watched = только прослушана
sitting-today = сегодня
sitting-yesterday = вчера
sitting-days-ago = { COUNT($n, "day") } назад
sitting-months-ago = { COUNT($n, "month") } назад
count-day = { $n ->
    [one] { NUM($n, gender: "m") } день
    [few] { NUM($n, gender: "m") } дня
   *[many] { NUM($n, gender: "m") } дней
}
count-month = { $n ->
    [one] { NUM($n, gender: "m") } месяц
    [few] { NUM($n, gender: "m") } месяца
   *[many] { NUM($n, gender: "m") } месяцев
}
sitting-continue = Продолжить
sitting-replay = Прослушать ход за ходом
sitting-export = Записать в файл
sitting-delete = Удалить
sitting-delete-question = Удалить эту партию навсегда?
    .full = Удалить эту партию навсегда? { question-yes-no }
sitting-deleted = Удалено.
sitting-stays = Партия остаётся.
sitting-busy = Эта партия открыта в другом окне.
sitting-damaged = Эту партию нельзя продолжить: что-то в ней расходится с нынешними правилами.
sitting-exported = Записано в файл { $text }, в папке твоих партий.
sitting-not-exported = Файл не удалось записать.
help-sittings = Сохранённые партии, начиная с последней: сначала недоигранные, потом доигранные. { KEYOF("confirm") } открывает партию: её можно продолжить, прослушать, записать в файл или удалить. Голосом: продолжить партию, мои партии.

## Что может пойти не так

journal-broken = Файл с твоими партиями был повреждён. Он отложен в сторону, и начат новый.
journal-newer = Твои партии сохранены более новой версией программы. Они остаются как есть; то, что ты играешь сейчас, не сохраняется.
journal-unwritable = Сохранять партии здесь нельзя: когда программа закроется, игра пропадёт.
journal-second = Программа открыта ещё и в другом окне. Партии, которые идут там, здесь продолжить нельзя.
journal-failed = Партия больше не сохраняется. Играть можно и дальше, но если программа сейчас закроется, последние ходы пропадут.
journal-again = Партия снова сохраняется.

## Отмена хода

undo-done = Отменено: { $action }.
undo-first = Эта партия больше не идёт в статистику.
undo-nothing = Твоих ходов, которые можно отменить, ещё нет.

## Прослушивание партии

replay-title = { GAME($game) }, прослушивание: { $where }, ход { NUM($n) } из { NUM($count, gender: "m", case: "gen") }.
    .terse = { GAME($game) }, { $where }, ход { NUM($n) } из { NUM($count, gender: "m", case: "gen") }.
replay-where = { $where }, ход { NUM($n) } из { NUM($count, gender: "m", case: "gen") }.
replay-start = Это начало.
replay-end = Ходов больше нет.
replay-seat = Слышно с места { PLAYER($seat, case: "gen") }.
replay-seat-you = Слышно с твоего места.
replay-seat-spectator = Слышно со стороны: ничьих карт не видно.
replay-hidden = Чужие карты закрыты, пока партия не доиграна.
what-if-question = Играть дальше отсюда? Начнётся партия для пробы, а прежняя останется как была.
    .full = Играть дальше отсюда? Начнётся партия для пробы, а прежняя останется как была. { question-yes-no }
what-if-over = Здесь партия уже окончена. Вернись к более раннему ходу.
what-if-dropped = Ничего не начато.
help-replay-1 = Прослушивание партии. { KEYOF("step_on") } и { KEYOF("step_back") } — по ходам, { KEYOF("trick_on") } и { KEYOF("trick_back") } — по взяткам, { KEYOF("round_on") } и { KEYOF("round_back") } — по раздачам. { KEYOF("replay_first") } — в начало, { KEYOF("replay_last") } — в конец.
help-replay-2 = { KEYOF("next_player") } и { KEYOF("previous_player") } — с чьего места слушать. Клавиши стола, карт, правил, счёта и последней взятки говорят, как всё было в этот момент. { KEYOF("what_if") } — играть отсюда самому, для пробы. { KEYOF("menu") } — назад.
keys-layer-replay = При прослушивании партии

## Командная строка

cli-no-sitting = Такой партии нет: это не файл и не номер из списка.
cli-no-journal = Сохранённые здесь партии не читаются.
cli-bad-seat = За этим столом нет такого места, или его карты ещё закрыты.
record-unreadable = Файл не читается.
record-not-one = В файле нет партии.
record-newer = Файл записан более новой версией программы.
record-no-game = В файле игра, которой здесь нет.
record-bad-entry = В файле чего-то не хватает, или что-то в нём не имеет смысла.
record-bad-options = Таких правил стола, как в этом файле, не бывает.
record-bad-action =
    { $n ->
        [0] Карты в этом файле не подходят к игре.
       *[other] Ход { NUM($n) } в этом файле невозможен.
    }
