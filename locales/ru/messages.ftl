# Программа вокруг игр. $text всегда приходит извне: услышано, набрано, файл.

unsayable = Здесь есть фраза, которой на этом языке пока нет.

## Начало и конец

welcome = Добро пожаловать за карточный стол.
goodbye = До встречи.
game-name = { GAME($game) }
game-bouillabaisse = Буйабес
game-barbu = Барбу
game-bouillotte = Бульот

## Звук и голос

no-sound = Звукового устройства нет: игра продолжается текстом.
sound-missing = Один из звуков не читается: его не будет.
voice-failed = Голос не смог произнести фразу.
voice-replaced = Голос не отвечал и перезапущен.
voice-unknown = Такого голоса здесь нет: говорит другой.
no-voice-system = На этом компьютере не работает ни один голос: игра продолжается текстом.
no-voice =
    { $language ->
        [it] Здесь нет голоса для итальянского языка.
        [ru] Здесь нет голоса для русского языка.
        [en] Здесь нет голоса для английского языка.
       *[other] Здесь нет голоса для выбранного языка.
    } Добавь его в настройках речи системы или выбери в меню другой язык.

## Клавиши и речь

key-unbound = Эта клавиша ничего не делает.
    .full = Эта клавиша ничего не делает. О клавишах расскажет { KEYOF("help") }.
key-elsewhere = Здесь это не действует.
    .full = Здесь это не действует. О клавишах расскажет { KEYOF("help") }.
not-understood = Непонятно.
    .full = Я не понимаю этих слов.
not-understood-help = Непонятно. { KEYOF("help") } или слово «помощь» подскажет, что можно сказать.
not-understood-keys = Опять непонятно. Всё можно сделать клавишами: какими, подскажет { KEYOF("help") }.
heard-was = Услышано: { $text }.
heard-nothing = Пока ничего не услышано.
heard-dropped = Отменено.
confirm-heard = Ты говоришь: { $text }?
    .full = Ты говоришь: { $text }? { question-yes-no }
choose-heard = Что выбрать?
    .full = Что выбрать? Назови номер или нажми его.
choice-item = { NUM($n) }: { $text }.
choice-named = { $text }.
choice-card = { NUM($n) }: { CARD($card) }.
choice-other = Такого ответа нет.
choice-range =
    { $count ->
        [1] Выбор только один.
       *[other] Выбери от одного до { NUM($count, gender: "m", case: "gen") }.
    }
decision-needed = Здесь надо решить: назови номер или нажми его.
which-card = Какую?
    .full = Какую? Назови номер или нажми его.
confirm-card = Сыграть { CARD($card, case: "acc") }?
    .full = Сыграть { CARD($card, case: "acc") }? { question-yes-no }
no-such-card-held = У тебя нет такой карты.
question-yes-no = { KEYOF("yes") } — да, { KEYOF("no") } — нет.
question-dropped = Считаем, что нет.
no-question = Отменять нечего.
listening-on = Слушаю.
listening-off = Больше не слушаю.
hands-free-on = Микрофон открыт: просто говори.
    .terse = Микрофон открыт.
hands-free-off = Микрофон закрыт.
microphone-missing = Микрофон не найден.
stopped = Тишина.

## Настройка одной клавишей

rate = { COUNT($n, "word") } в минуту.
rate-limit = Дальше некуда: { COUNT($n, "word") } в минуту.
volume =
    { $kind ->
        [voice] Голос, { COUNT($percent, "percent") }.
        [cues] Звуки, { COUNT($percent, "percent") }.
        [music] Музыка, { COUNT($percent, "percent") }.
       *[all] Громкость, { COUNT($percent, "percent") }.
    }
detail-level =
    { $level ->
        [terse] Кратко.
        [full] Подробно.
       *[normal] Обычно.
    }
text-size = Размер текста { NUM($n) }.

## Что было сказано

history-empty = Ещё ничего не сказано.
history-oldest = Это была первая фраза.
history-newest = Это была последняя фраза.
nothing-to-repeat = Повторять нечего.
no-next-line = Больше ничего нет.

## За столом

table-ready = { GAME($game) }, { COUNT($players, "player") }. Начать — { KEYOF("confirm") }.
table-over = Новая игра — { KEYOF("confirm") }, выход — { KEYOF("menu") }.
not-started = Игра ещё не началась. Начать — { KEYOF("confirm") }.
already-over = Игра окончена.
leave-question = Выйти из игры?
    .full = Выйти из игры? { question-yes-no }
new-game-question = Бросить эту игру и начать новую?
    .full = Бросить эту игру и начать новую? { question-yes-no }
quit-question = Выйти из программы?
    .full = Выйти из программы? { question-yes-no }
game-goes-on = Игра продолжается.
left-table = Ты уже не за столом.
nothing-selected = Карта не выбрана. Выбрать — { KEYOF("next_card") } или { KEYOF("next_legal") }.
    .terse = Карта не выбрана.
card-cursor-empty = Карт у тебя нет.
undo-unavailable = За этим столом ходы не отменяются.
hint-not-your-turn = Подсказка будет, когда твой ход.
report-unavailable = Отчёт здесь составить нельзя.
report-written = Записано: отчёт о неполадке, без твоего имени. Он в папке «reports» рядом с настройками.

## Меню и списки

menu-title = Главное меню.
menu-item-play = { GAME($game) }
menu-item-rules = Правила игры
menu-item-settings = Настройки
menu-item-language = Язык
menu-item-help = Помощь
menu-item-quit = Выйти из программы
menu-position = { NUM($n) } из { NUM($count, gender: "m", case: "gen") }.
list-row = { $text }, { NUM($n) } из { NUM($count, gender: "m", case: "gen") }.
    .terse = { $text }.
language-title = Язык.
language-name =
    { $lang ->
        [en] английский, инглиш
        [it] итальянский, итальяно
        [ru] русский
       *[other] { LANGUAGE($lang) }
    }
form-row = { $label }: { $value }
form-enter-only = Открыть — { KEYOF("confirm") }.
setup-title = { GAME($game) }: стол.
setup-start = Начать игру
setup-start-help = Садишься за стол с такими настройками.
setup-bots = Соперники
setup-bots-help = Насколько хорошо играют остальные и какой у них характер.
bot-level =
    { $level ->
        [random] играют наугад
        [beginner] новички
        [club] любители
       *[expert] мастера
    }
setup-group =
    { $group ->
        [table] Стол
        [targets] Цели
        [values] Очки
        [all_or_nothing] Всё или ничего
        [slams] Шлем
        [domino] Домино
        [contro] Контра
       *[other] Другие настройки
    }

## Ошибки файлов и командной строки. Сама настройка или путь добавляются письменно.

settings-corrupt = Файл настроек не читается: действуют обычные.
settings-unknown = В файле настроек есть настройка, которой не бывает.
settings-bad-value = У одной из настроек негодное значение: действует обычное.
settings-unwritable = Настройки не сохраняются.
cli-bad-usage = Командная строка написана неправильно.
cli-unknown-option = Такого параметра нет.
cli-bad-language = Такого языка нет.
cli-bad-set = Настройка пишется так: имя, знак равенства, значение.
cli-bad-bots = Такого соперника нет. Играть могут: { $names }.
cli-bad-number = Это число не подходит.
cli-bad-rate = Скорость речи — от { NUM($low, gender: "n", case: "gen") } до { NUM($high, gender: "n", case: "gen") } слов в минуту.
cli-players-range = За этим столом играют от { NUM($low, gender: "m", case: "gen") } до { NUM($high, gender: "m", case: "gen") } человек.
cli-unknown-game = Такой игры нет.
cli-unreadable-file = Файл не читается.
cli-unwritable-file = Файл не записывается.
script-unknown-step = Строка { NUM($line) } сценария непонятна.
script-limit = Сценарий не уложился в отведённое время, строка { NUM($line) }.
wav-unreadable = Звуковой файл из строки { NUM($line) } не читается.
