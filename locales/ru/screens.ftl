# Экраны вокруг стола: первый запуск, меню, настройки, звуки, зритель.

## Первый запуск: каждый язык спрашивает своим голосом

welcome-choose = Чтобы играть по-русски, нажми { NUM($n) } или скажи: русский.
welcome-row = Русский: выбрать — { KEYOF("confirm") }.
welcome-keys = { KEYOF("previous_item") } и { KEYOF("next_item") } — по списку, { KEYOF("confirm") } — выбрать, { KEYOF("help") } — помощь в любом месте.
help-welcome = { KEYOF("previous_item") } и { KEYOF("next_item") } — от языка к языку, { KEYOF("confirm") } — выбрать тот, что звучит. Цифра или первая буква выбирает сразу; можно и назвать язык вслух. { KEYOF("menu") } — выйти из программы.

## Меню

menu-item-sounds = Знакомство со звуками
rules-menu-title = Правила игр.
help-main-menu = В меню можно выбрать игру и подготовить стол, пройти обучение, прочитать правила или руководство, послушать звуки или изменить настройки. Голосом, например: играть в буйабес, учиться играть, правила игры, открыть руководство, настройки, выход. { KEYOF("full_rules") } — правила из любого места.

## Зритель

table-watched = { GAME($game) }, { COUNT($players, "player") }: за всех играет компьютер. Игра начинается.
watching-only = Эту игру можно только смотреть.
help-watching = Это игра для зрителя. Она идёт сама, карты на руках закрыты. Клавиши стола, счёта, правил и игроков работают как обычно. { KEYOF("menu") } — выйти, с вопросом.

## Вопросы

question-help = { KEYOF("yes") } — да, { KEYOF("no") } или { KEYOF("menu") } — нет. Можно и сказать: да или нет.
question-help-choices = Нажми или назови номер от одного до { NUM($count, gender: "m", case: "gen") }. Или { KEYOF("previous_item") } и { KEYOF("next_item") } — по ответам, { KEYOF("confirm") } — выбрать. { KEYOF("menu") } — отказаться.
question-help-standing = Нажми или назови номер ответа. Или { KEYOF("previous_item") } и { KEYOF("next_item") } — по ответам, { KEYOF("confirm") } — выбрать. Игра ждёт, сначала можно спросить о чём угодно, например о правилах — { KEYOF("rules") }.

## Строки с числами

form-title = { $label }.
entry-open = { $label }: набери число от { NUM($low, gender: "n", case: "gen") } до { NUM($high, gender: "n", case: "gen") }, затем { KEYOF("confirm") }.
entry-typed = { NUM($n, gender: "n") }
entry-empty = Пусто.
entry-range = { $label }: от { NUM($low, gender: "n", case: "gen") } до { NUM($high, gender: "n", case: "gen") }.
entry-dropped = Без изменений. { $row }
help-number = Число можно и набрать: цифры, затем { KEYOF("confirm") }; { KEY("backspace") } — исправить.

## Подготовка стола

setup-heading = { GAME($game) }: подготовка стола.
setup-part = Ты
setup-part-help = Играть за этим столом или только слушать, как играют другие.
setup-plays = играешь
setup-watches = только смотришь
setup-out = вне игры
setup-place = { ORD($n, gender: "m") }
setup-place-label = Место { NUM($n, gender: "n") }
group-table = Ход игры
group-targets = Цели
group-values = Очки
group-all_or_nothing = Всё или ничего
group-slams = Шлемы
group-domino = Домино
group-contro = Контра
group-session = Длина игры
group-betting = Ставки
group-variants = Варианты
group-brelans = Брелан
group-points = Счёт карт
help-setup = Стол перед игрой. Первая строка начинает игру, остальные — её правила: каждая называет своё нынешнее значение. Голосом, например: сильные соперники, нас трое, начать игру.

## Знакомство со звуками

sounds-title = Звуки.
sounds-muted = Громкость звуков на нуле. Прибавить — { KEYOF("cues_louder") } или { KEYOF("louder") }.
sounds-row = { $name }: { $meaning }
help-sounds = В каждой строке звучит свой звук и говорится, что он значит. { KEYOF("previous_item") } и { KEYOF("next_item") } — от звука к звуку, { KEYOF("confirm") } — ещё раз. { KEYOF("menu") } — назад.
cue-card = Карта
    .help = карта легла на стол
cue-deal = Раздача
    .help = сдают карты
cue-shuffle = Тасовка
    .help = тасуют колоду
cue-fold = Сброс
    .help = игрок сбросил карты
cue-trick_mine = Твоя взятка
    .help = взятку берёшь ты
cue-trick_other = Взятка
    .help = взятку берёт другой игрок
cue-turn = Твой ход
    .help = пора ходить
cue-question = Вопрос
    .help = тебя о чём-то спрашивают
cue-contro = Контра
    .help = один игрок даёт контру другому
cue-refused = Отказ
    .help = так нельзя
cue-error = Сбой
    .help = что-то не работает
cue-round_start = Раунд
    .help = начинается раунд
cue-round_end = Конец раунда
    .help = раунд окончен
cue-win = Победа
    .help = игру выигрываешь ты
cue-lose = Поражение
    .help = игру выигрывает другой
cue-chip = Фишка
    .help = фишка идёт в банк
cue-chips = Фишки
    .help = кто-то забирает банк
cue-knock = Стук
    .help = игрок говорит «чек»
cue-listening_on = Микрофон включён
    .help = микрофон начинает слушать
cue-listening_off = Микрофон выключен
    .help = микрофон больше не слушает
cue-menu_move = Шаг
    .help = другая строка меню
cue-select = Выбор
    .help = строка выбрана
cue-back = Назад
    .help = шаг назад
cue-thinking = Раздумье
    .help = другой игрок ещё думает
cue-countdown = Секунда
    .help = прошла секунда

## Настройки

settings-title = Настройки.
settings-reset = Всё как вначале
    .help = Все настройки станут такими, как в новой программе. Язык останется.
settings-reset-question = Вернуть все настройки к начальным? Язык останется.
    .full = Вернуть все настройки к начальным? Язык останется. { question-yes-no }
settings-reset-done = Все настройки снова начальные.
settings-kept = Ничего не изменилось.
settings-no-voices = Других голосов для выбора нет.
settings-percent = { COUNT($n, "percent") }
settings-words = { COUNT($n, "word") } в минуту
help-settings = Каждое изменение слышно сразу и сохраняется на следующий раз. Голосом назови строку, потом скажи «больше» или «меньше».
listening-disabled = Микрофон выключен в настройках.
setting-lang = Язык
    .help = На каком языке говорит и слушает программа.
setting-rate = Скорость речи
    .help = Как быстро говорит голос.
setting-detail = Подробность
    .help = Кратко, обычно или со всеми подробностями.
    .is-terse = кратко
    .is-normal = обычно
    .is-full = со всеми подробностями
setting-volume_all = Общая громкость
    .help = Голос, звуки и музыка вместе.
setting-volume_voice = Громкость голоса
    .help = Насколько громок голос рядом с остальным.
setting-volume_cues = Громкость звуков
    .help = Насколько громки карты, взятки и сигналы.
setting-volume_music = Громкость музыки
    .help = Насколько громки музыка и шум зала.
setting-wait_for_speech = Ждать голоса
    .help = Ждут ли другие игроки, пока будет сказано, что произошло.
setting-confirm_fold = Вопрос перед сбросом
    .help = Спрашивать ли в бульоте, прежде чем сбросить карты: всегда, только если остаться можно даром или команда дана голосом, или никогда.
    .is-always = всегда
    .is-when_free_or_by_voice = если остаться можно даром или по голосу
    .is-never = никогда
setting-listen = Когда слушать
    .help = Когда слушает микрофон: никогда, по клавише разговора или всё время.
    .is-off = никогда
    .is-push = по клавише разговора
    .is-open = всё время
setting-talk_toggles = Клавиша разговора
    .help = Держать { KEYOF("talk") }, пока говоришь, или нажать один раз в начале и один раз в конце.
    .is-no = держать нажатой
    .is-yes = нажать в начале и в конце
setting-headphones = Наушники
    .help = Выбери «да», если играешь в наушниках: тогда при постоянно включённом микрофоне голос можно перебить своей речью.
setting-recognizer = Распознавание
    .help = Что превращает твои слова в команды.
    .is-auto = выбирает программа
    .is-sphinx = сфинкс
    .is-sphinx_hama = сфинкс и хама
    .is-vosk = воск
    .is-whisper = виспер
    .is-google = гугл, через сеть
setting-mic = Микрофон
    .help = Устройство, в которое ты говоришь.
    .is-none = как в системе
setting-text_size = Размер текста
    .help = Высота букв в окне.
setting-keys = Клавиши
    .help = Назначить любой команде другую клавишу.

## Смена клавиш

keys-title = Клавиши.
keys-layer-table = За столом
keys-layer-shared = Везде
keys-layer-question = Когда задан вопрос
keys-layer-menu = В меню
keys-row = { $name }: { KEY($pressed) }
keys-press = { $name }: нажми новую клавишу. Оставить прежнюю — { KEY("escape") }.
keys-conflict = Клавиша { KEY($pressed) } уже занята: { $other }.
keys-forbidden = Эта клавиша нужна программам экранного доступа.
keys-unknown-key = Эту клавишу назначить нельзя.
keys-name-talk = держать, чтобы говорить
keys-reset = Все клавиши как вначале
keys-reset-question = Вернуть все клавиши к начальным?
    .full = Вернуть все клавиши к начальным? { question-yes-no }
keys-reset-done = Все клавиши снова начальные.
help-keys = Выбери, где действует клавиша, потом — что она делает: слова те же, что и голосом. { KEY("return") } спросит новую клавишу, ею станет следующая нажатая. Занятая клавиша не назначается.
