# Таблицы очков: правила под своим названием; их выбирают, слушают, меняют и хранят.

bouillabaisse-variant-classic = Классика
bouillabaisse-variant-all_or_nothing = Всё или ничего
barbu-variant-classic_32 = Классика
barbu-variant-classic_52 = Классика на пятьдесят две карты
barbu-variant-tournament = Турнир

## Списки

menu-item-sheets = Таблицы очков
sheets-title = Таблицы очков: для какой игры?
sheets-of-game =
    { GAME($game) }: { $game ->
        [bouillotte] варианты
       *[other] таблицы очков
    }.
sheets-row-usual = { $name }, для новых столов
sheets-row-changed =
    { $n ->
        [0] { $name }, то же, что «{ $base }»
        [one] { $name }, { NUM($n, gender: "n") } отличие от таблицы «{ $base }»
        [few] { $name }, { NUM($n, gender: "n") } отличия от таблицы «{ $base }»
       *[many] { $name }, { NUM($n, gender: "n") } отличий от таблицы «{ $base }»
    }
sheets-row-broken = { $name }: использовать нельзя
sheets-import = Взять таблицу из файла
sheets-import-other = Написать путь к другому файлу
sheets-imported = Добавлено: { $name }.
sheets-path-label = Путь к файлу
help-sheets = Таблицы одной игры: сначала готовые, их изменить нельзя, потом свои. { KEYOF("confirm") } открывает таблицу, чтобы послушать, изменить или взять её. Голосом, например: номер два.

## Одна таблица

sheet-title = { $name }.
sheet-use = Взять для этого стола
sheet-used = Теперь за столом действует таблица «{ $name }».
sheet-hear = Прослушать все значения
sheet-edit = Изменить
sheet-edit-copy = Изменить копию
sheet-compare = Отличия от таблицы «{ $name }»
sheet-make-usual = Всегда начинать с неё
sheet-is-usual = Новые столы начинаются с таблицы «{ $name }».
sheet-rename = Сменить название
sheet-renamed = Новое название: { $name }.
sheet-export = Записать в файл
sheet-exported = Записано в файл: { $name }.
sheet-delete = Удалить
sheet-delete-question = Удалить таблицу «{ $name }»? Вернуть её будет нельзя.
    .full = Удалить таблицу «{ $name }»? Вернуть её будет нельзя. { question-yes-no }
sheet-deleted = Удалено: { $name }.
sheet-kept = Всё осталось как было.
sheet-saved = Сохранено: { $name }.
sheet-replace-question = Таблица «{ $name }» уже есть. Заменить её?
    .full = Таблица «{ $name }» уже есть. Заменить её? { question-yes-no }
sheet-name-unsayable = На слух это название не распознать: голосом выбирай его по номеру в списке.
sheet-name-label = Название таблицы
sheet-suggested-name = Таблица { NUM($n) }
sheet-values-title = { $name }, значение за значением.
sheet-same = Всё как в таблице «{ $name }».
sheet-differs =
    { $n ->
        [one] { NUM($n, gender: "n") } отличие от таблицы «{ $name }».
        [few] { NUM($n, gender: "n") } отличия от таблицы «{ $name }».
       *[many] { NUM($n, gender: "n") } отличий от таблицы «{ $name }».
    }
sheet-difference = { $label }: { $value }, а там { $other }.
help-sheet = Что сделать с этой таблицей. { KEYOF("delete_sheet") } удаляет её, если она своя, но сначала спросит. Голосом: что изменилось, всегда играть по этой таблице, переименовать, удалить таблицу.

## Изменение

edit-title = { $name }: что изменить.
edit-title-copy = Копия таблицы «{ $name }»: что изменить.
edit-save = Сохранить
edit-save-as = Сохранить под другим названием
edit-undo = Отменить последнее изменение
edit-undone = Отменено.
edit-nothing-to-undo = Отменять нечего.
edit-leave-question = Изменения не сохранены.
edit-leave-save = Сохранить их
edit-leave-drop = Бросить их
edit-stays = Таблица всё ещё открыта.
edit-dropped = Изменения не сохранены и забыты.
help-edit = Значения собраны в группы: { KEYOF("confirm") } открывает группу. Их меняют стрелками, цифрами или голосом: название строки и значение, например: { $text }. { KEYOF("undo") } отменяет последнее изменение, можно и несколько раз. { KEYOF("compare_sheet") } говорит, что изменилось. { KEYOF("save_sheet") } сохраняет.
help-edit-example-barbu = бородач — король пик и стоит восемьдесят
help-edit-example-bouillotte = взнос два
help-edit-example-bouillabaisse = за каждую взятку десять

## Подготовка стола

setup-sheet =
    { $game ->
        [bouillotte] Вариант
       *[other] Таблица очков
    }
setup-sheet-help = Все правила сразу: готовые или сохранённые раньше. { KEYOF("less") } и { KEYOF("more") } перебирают их, { KEYOF("confirm") } открывает список.
setup-sheet-changed =
    { $n ->
        [one] { $name }, { NUM($n, gender: "n") } изменение
        [few] { $name }, { NUM($n, gender: "n") } изменения
       *[many] { $name }, { NUM($n, gender: "n") } изменений
    }
setup-save-sheet = Сохранить как таблицу
setup-save-sheet-help = Даёт название правилам этого стола, чтобы потом взять их снова.
setup-differs = Теперь стол отличается от таблицы «{ $name }».
setup-same-again = Теперь стол снова как в таблице «{ $name }».

## Что меняется в одной раздаче

effect-barbu =
    { $sign ->
        [minus] Контракт «{ CONTRACT($contract) }» стоит теперь { COUNT($n, "point") } за всю раздачу.
        [plus] Контракт «{ CONTRACT($contract) }» приносит теперь { COUNT($n, "point") } за всю раздачу.
       *[even] Контракт «{ CONTRACT($contract) }» теперь ничего не стоит и не приносит.
    }
effect-bouillabaisse = { ORD($round, gender: "m") } раунд: теперь всего { COUNT($n, "point") }.
effect-bouillotte-pot = В начале раздачи в банке теперь { COUNT($n, "chip") }.
effect-bouillotte-chips = Всего за столом теперь { COUNT($n, "chip") }.
effect-bouillotte-antes = На взносы за всю игру уходит теперь у каждого { COUNT($n, "chip") }.
effect-bouillotte-brelan = За брелан теперь со всех вместе { COUNT($n, "chip") }.
effect-bouillotte-carre = За каре теперь со всех вместе { COUNT($n, "chip") }.
price-counts-nowhere = Но за этим столом она не считается ни в одном контракте.

## Как написать название

text-open = { $label }: напиши, потом { KEYOF("confirm") }. Сразу { KEYOF("confirm") } — это { $text }.
text-open-empty = { $label }: напиши, потом { KEYOF("confirm") }.
text-so-far = { $text }
text-nothing = Пусто.
text-sign = { KEY($pressed) }
text-dropped = Ввод отменён.
help-text = Пиши по буквам: каждая слышна. { KEY("backspace") } стирает последнюю, { KEYOF("previous_item") } читает всё, { KEYOF("confirm") } принимает, { KEYOF("menu") } — выйти без названия. Голосом можно выбрать одно из названий: дом, семья, друзья, клуб, воскресенье, дача, праздник, проба; потом скажи: подтвердить.

## Ошибки

sheet-error-broken = { $name }: использовать нельзя. { $reason }
sheet-error-unreadable = Файл не читается.
sheet-error-encoding = Файл — не текст в кодировке ю-тэ-эф восемь.
sheet-error-syntax = { ORD($line, gender: "f") } строка файла записана неправильно.
sheet-error-no-game = В файле не названа игра.
sheet-error-game = В файле названа игра, которой нет: { $text }.
sheet-error-preset = В файле названа готовая таблица, которой у этой игры нет: { $text }.
sheet-error-unknown-option = В файле названа настройка, которой у этой игры нет: { $text }.
sheet-error-name-empty = В названии нужна хотя бы одна буква или цифра.
sheet-error-name-long = Слишком длинное название: букв может быть не больше { NUM($n, gender: "f", case: "gen") }.
sheet-error-name-taken = Это название готовой таблицы: { $text }.
sheet-error-twice = Эта настройка названа в файле дважды: { $text }.
sheet-error-missing = Такой таблицы нет: { $text }.
sheet-error-exists = Такая таблица уже есть: { $text }.
sheet-error-ready = Готовую таблицу изменить нельзя: измени её копию.
sheet-error-unwritable = Таблицу не удалось записать.
sheet-error-other-game = Эта таблица для другой игры: { GAME($game) }.
sheet-error-file-exists = Файл с таким названием уже есть.

## Командная строка и файлы

cli-sheet-needs-game = Назови и игру, словом game.
cli-sheet-several = Таблица с таким названием есть у нескольких игр: назови игру, словом game.
cli-sheet-nothing-to-set = Скажи, что изменить: название, знак равенства, значение.
sheets-list-own = { GAME($game) }: { $name }
sheets-list-none = Таблиц нет.
sheet-file-head = Таблица очков, { GAME($game) }: { $name }. Её можно менять вручную; чего в ней нет, то берётся из таблицы «{ $base }».
sheet-file-hint = Червы, бубны, трефы и пики — это H, D, C и S; король пик — KS, десятка — T.
