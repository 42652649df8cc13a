# Помощь: по абзацу на тему. KEYOF называет клавишу, на которой команда стоит сейчас.

help-title =
    { $screen ->
        [menu] Помощь по меню.
        [table] Помощь за столом.
        [setup] Помощь по подготовке стола.
        [settings] Помощь по настройкам.
        [sounds] Помощь по звукам.
        [rules] Помощь при чтении правил.
        [rules_section] Помощь при чтении правил.
        [manual] Помощь при чтении руководства.
        [manual_chapter] Помощь при чтении руководства.
        [welcome] Помощь при выборе языка.
        [language] Помощь при выборе языка.
        [sheets_menu] Помощь по таблицам очков.
        [sheets] Помощь по таблицам очков.
        [sheet] Помощь по таблицам очков.
        [sheet_edit] Помощь по изменению таблицы.
        [text] Помощь при вводе текста.
       *[other] Помощь.
    }
help-help = Это уже помощь: { KEYOF("previous_item") } и { KEYOF("next_item") } — по абзацам, { KEYOF("confirm") } или { KEYOF("menu") } — назад.
help-menu = { KEYOF("previous_item") } и { KEYOF("next_item") } — по списку, { KEYOF("confirm") } — выбрать. Буква — к следующему пункту на эту букву, цифра — выбор по номеру. { KEYOF("menu") } — назад. Голосом: «номер три» — выбрать третий пункт, «следующий пункт» — дальше.
help-form = { KEYOF("previous_item") } и { KEYOF("next_item") } — по строкам, { KEYOF("less") } и { KEYOF("more") } — изменить значение. { KEYOF("help") } — пояснение строки. { KEYOF("menu") } — назад. Голосом: «номер три» — к третьей строке, «больше» и «меньше» — изменить значение.
help-table-1 = Твои карты. { KEYOF("previous_card") } и { KEYOF("next_card") } — по одной, { KEYOF("suit_up") } и { KEYOF("suit_down") } — по мастям, { KEYOF("hand_first") } и { KEYOF("hand_last") } — в начало и в конец. { KEYOF("next_legal") } — следующая карта, которой можно ходить. { KEYOF("confirm") } — сыграть. { KEYOF("hand") } — прочитать все.
help-table-2 = Стол. { KEYOF("table") } — карты на столе, цифра — одна из них. { KEYOF("suit_led") } — масть хода, { KEYOF("turn") } — чей ход, { KEYOF("last_trick") } — последняя взятка. Буквы латинские, но раскладку менять не нужно.
help-table-3 = Правила и счёт. { KEYOF("rules") } — что считается в этом раунде, { KEYOF("scores") } — счёт, { KEYOF("scores_details") } — счёт по раундам. { KEYOF("full_rules") } — правила игры.
help-table-4 = Игроки. Шифт с цифрой — имя, карты и очки игрока; { KEYOF("previous_player") } и { KEYOF("next_player") } — от одного к другому.
help-table-5 = Голос. Держи { KEYOF("talk") } и говори, например: сыграть десятку червей, или: счёт. { KEYOF("hands_free") } — микрофон включён всё время. { KEYOF("what_heard") } — что услышано. Если карта услышана неверно, скажи сразу: нет, десятка.
help-table-6 = Что было сказано. { KEYOF("stop") } — замолчать. { KEYOF("repeat") } — повторить фразу, { KEYOF("repeat_full") } — подробно, { KEYOF("repeat_spelled") } — по буквам. { KEYOF("older_line") } и { KEYOF("newer_line") } — прежние фразы, { KEYOF("next_kind") } выбирает их вид. { KEYOF("copy_line") } копирует фразу. { KEYOF("spell_name") } называет по буквам имя игрока, о котором спрошено последним.
help-table-7 = Как говорится. { KEYOF("detail") } — сколько слов. { KEYOF("slower") } и { KEYOF("faster") } — скорость речи. { KEYOF("voice_louder") } — громкость голоса, { KEYOF("cues_louder") } — звуков, { KEYOF("music_louder") } — музыки, { KEYOF("louder") } — всего; с шифтом — тише. { KEYOF("text_size") } — размер текста.
help-table-8 = Ещё. { KEYOF("hint") } — подсказка, { KEYOF("undo") } — отменить ход, где это можно. { KEYOF("menu") } — выйти из игры, с вопросом. { KEYOF("help") } — эта помощь.
