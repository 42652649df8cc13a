# Слух: что услышано и как исправить ошибку.

repair-back = Карта взята назад.
repair-late = Уже сыграно: { CARD($card) }. Взять назад: { KEYOF("undo") } или слова «отмени ход».
repair-nothing = Исправлять нечего.

## Научить моему голосу

learn-teach = Научить моему голосу
teach-title = Научить моему голосу.
teach-short = Около двух минут
teach-long = Около десяти минут
teach-forget = Забыть выученное
teach-unavailable = На этом компьютере выучить голос нельзя.
teach-how = Держи { KEYOF("talk") }, скажи фразу и отпусти. { KEYOF("confirm") } — пропустить, { KEYOF("menu") } — закончить.
teach-how-toggled = Нажми { KEYOF("talk") }, скажи фразу и нажми снова. { KEYOF("confirm") } — пропустить, { KEYOF("menu") } — закончить.
teach-prompt = { ORD($n, gender: "f") } фраза из { NUM($count, gender: "f", case: "gen") }. Скажи: { $text }.
teach-well = Понятно хорошо.
teach-fairly = Понятно, но неуверенно.
teach-badly = Непонятно, но для учёбы годится.
teach-other = Услышано: { $text }. Ещё раз.
teach-nothing = Фразы не слышно.
teach-kept = Выучено: { COUNT($count, "sentence") }. С этой минуты твой голос учитывается; сама запись не хранится, и ничто не покидает этот компьютер.
teach-not-kept = Ничего не записано.
teach-forget-question = Забыть всё, что выучено о твоём голосе?
teach-stays = Остаётся.
teach-forgotten = Забыто.
teach-unwritable = Выученное о твоём голосе не записывается.
help-teach = Ты читаешь фразы вслух, и программа запоминает, как звучат твои звуки. Больше всего это помогает, когда команды часто понимаются неверно; если всё и так понятно, разницы не будет. Хранятся только числа, отдельно для каждого игрока и языка, и они никогда не покидают этот компьютер.
help-reading = { KEYOF("talk") } — записать фразу, { KEYOF("repeat") } — повторить её, { KEYOF("confirm") } — пропустить, { KEYOF("previous_item") } — вернуться к прежней. { KEYOF("menu") } — закончить, записанное сохранится.
count-sentence = { $n ->
    [one] { NUM($n, gender: "f") } фраза
    [few] { NUM($n, gender: "f") } фразы
   *[other] { NUM($n, gender: "f") } фраз
}
