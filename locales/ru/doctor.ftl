# Что нашла проверка. Имена, пути и причины добавляются в скобках, только письменно.

doctor-begins = Проверяю, что здесь работает.
doctor-wrong = Надо исправить. { $what }
doctor-all-well = Всё работает.
doctor-playable =
    { $count ->
        [one] Исправить надо { NUM($count, gender: "n") } место. Играть всё равно можно.
        [few] Исправить надо { NUM($count, gender: "n") } места. Играть всё равно можно.
       *[many] Исправить надо { NUM($count, gender: "n") } мест. Играть всё равно можно.
    }
doctor-essential =
    { $count ->
        [one] Исправить надо { NUM($count, gender: "n") } место. До тех пор игра не будет работать как следует.
        [few] Исправить надо { NUM($count, gender: "n") } места. До тех пор игра не будет работать как следует.
       *[many] Исправить надо { NUM($count, gender: "n") } мест. До тех пор игра не будет работать как следует.
    }
doctor-check-broke = Эта проверка не удалась.
doctor-check-broke-remedy = Отправь авторам программы то, что стоит в скобках.
doctor-install-again = Установи программу заново.

## Части программы

doctor-parts-fine = Программа установлена полностью.
doctor-parts-missing = Каких-то частей программы не хватает.
doctor-python-untried = С этой версией языка Python программу ещё не пробовали.
doctor-python-remedy = Возьми одну из версий, названных в описании программы.
doctor-languages-fine = Тексты на всех языках на месте.
doctor-languages-broken = Тексты одного из языков пропали или не читаются.
doctor-cues-fine = Все звуки на месте.
doctor-cues-missing =
    { $count ->
        [one] { NUM($count, gender: "m") } звук пропал или не читается.
        [few] { NUM($count, gender: "m") } звука пропали или не читаются.
       *[many] { NUM($count, gender: "m") } звуков пропали или не читаются.
    }
doctor-cues-folder-missing = Звуков нет.

## Файлы игрока

doctor-home-fine = Настройки и игры сохраняются.
doctor-home-unwritable = Настройки и игры не сохраняются.
doctor-home-remedy = Освободи место на диске или получи право записи в эту папку.
doctor-home-full = На диске почти не осталось места.
doctor-home-room-remedy = Освободи место, иначе партии будет негде хранить.
doctor-settings-fine = Файл настроек в порядке.
doctor-settings-none = Файла настроек ещё нет: действуют обычные настройки.
doctor-settings-mend = Исправь файл или удали его. При следующем запуске программа отложит его в сторону.
doctor-settings-entry-remedy = Исправь в файле то, что неверно, или удали эти строки.
doctor-settings-set-aside = Файл настроек, который не читался, отложен в сторону.
doctor-settings-set-aside-remedy = Исправь его и верни ему прежнее имя или удали его.

## Голос и звук

doctor-device-fine = Звуковое устройство есть.
doctor-device-remedy = Подключи колонки или наушники и проверь, слышно ли другие программы.
doctor-speaker-remedy = Подключи его или оставь его имя в настройках пустым.
doctor-speech-fine = Голос программы работает.
doctor-speech-off = Речь выключена в настройках.
doctor-speech-broken = Программа не может говорить так, как задано в настройках.
doctor-speech-remedy = Запусти программу с автоматическим выбором речи. Если она молчит, установи её заново.
doctor-voice-name-remedy = Впиши в настройки имя другого голоса или оставь его пустым.
doctor-voice-fine =
    { $language ->
        [it] Есть голос, который говорит по-итальянски.
        [ru] Есть голос, который говорит по-русски.
        [en] Есть голос, который говорит по-английски.
       *[other] Для этого языка голос есть.
    }
doctor-voice-missing =
    { $language ->
        [it] По-итальянски здесь не говорит ни один голос.
        [ru] По-русски здесь не говорит ни один голос.
        [en] По-английски здесь не говорит ни один голос.
       *[other] На этом языке здесь не говорит ни один голос.
    }
doctor-voice-remedy = Установи программу заново или добавь голос в настройках речи системы.

## Окно

doctor-display-fine = Окно открывается.
doctor-display-missing = Экрана для окна нет: игра откроется в терминале.
doctor-display-remedy = Чтобы было окно, запускай программу с рабочего стола. В терминале тоже можно играть во всё.

## Слух

doctor-sphinx-used = Малый распознаватель работает. Команды голосом слушает он.
doctor-sphinx-spare = Малый распознаватель работает.
doctor-sphinx-broken = Малый распознаватель не работает.
doctor-hama-used = Точный распознаватель работает. Команды голосом слушает он.
doctor-hama-spare = Точный распознаватель работает.
doctor-hama-broken = Точный распознаватель не работает.
doctor-hama-not-here = Точного распознавателя для этой системы не существует.
doctor-recognizer-remedy = Скачай его модель в настройках, в строке «модели речи», или верни автоматическое распознавание.
doctor-talk-now = Скажи сейчас несколько слов.
doctor-microphone-fine = Микрофон слышит хорошо.
doctor-microphone-quiet = Микрофон почти ничего не слышит.
doctor-microphone-quiet-remedy = Говори ближе к нему или прибавь его громкость в звуковых настройках системы.
doctor-microphone-silent = От микрофона идёт только тишина.
doctor-microphone-silent-remedy = Проверь, не выключен ли он и разрешает ли система программам его слушать.
doctor-microphone-broken = Микрофон не открывается.
doctor-microphone-broken-remedy = Проверь, не занят ли он другой программой и разрешает ли система программам его слушать.
doctor-microphone-other = Микрофон, названный в настройках, не подключён.
doctor-microphone-other-remedy = Подключи его или оставь его имя в настройках пустым.
doctor-microphone-remedy = Подключи микрофон или играй клавишами: ими можно сделать всё.

doctor-games-none = Сохранённых партий пока нет.
doctor-games-fine = { $count ->
    [0] Сохранённых партий пока нет.
    [one] Сохранена { NUM($count, gender: "f") } партия.
    [few] Сохранены { NUM($count, gender: "f") } партии.
   *[many] Сохранено { NUM($count, gender: "f") } партий.
}
doctor-games-broken = Сохранённые партии не читаются.
doctor-games-broken-remedy = При следующем запуске повреждённый файл будет отложен, не удалён, и начнётся новый.
doctor-games-newer-remedy = Установи самую новую версию программы.
doctor-sheets-fine = Все таблицы очков в порядке.
doctor-sheets-broken = { $count ->
    [one] { NUM($count, gender: "f") } таблица очков не годится.
    [few] { NUM($count, gender: "f") } таблицы очков не годятся.
   *[many] { NUM($count, gender: "f") } таблиц очков не годятся.
}
doctor-sheets-broken-remedy = Список таблиц очков в меню скажет, что не так с каждой.
doctor-players = { $count ->
    [one] Здесь играет { NUM($count, gender: "m") } человек.
    [few] Здесь играют { NUM($count, gender: "m") } человека, у каждого свои настройки и партии.
   *[many] Здесь играют { NUM($count, gender: "m") } человек, у каждого свои настройки и партии.
}
