# Модели речи, которые можно скачать, чтобы программа лучше слышала.

count-megabyte = { $n ->
    [one] { NUM($n, gender: "m") } мегабайт
    [few] { NUM($n, gender: "m") } мегабайта
   *[many] { NUM($n, gender: "m") } мегабайт
}
    .acc = { $n ->
        [one] { NUM($n, gender: "m", case: "acc") } мегабайт
        [few] { NUM($n, gender: "m", case: "acc") } мегабайта
       *[many] { NUM($n, gender: "m", case: "acc") } мегабайт
    }
models-name =
    { $model ->
        [whisper-base] Виспер, для всех языков
        [vosk-small-it] Воск, для итальянского
        [vosk-small-ru] Воск, для русского
       *[vosk-small-en] Воск, для английского
    }
models-title = Модели речи. С такой моделью я понимаю больше голосов; всё работает и без неё.
models-row = { $name }: { COUNT($n, "megabyte") }, { $state }
models-is-here = готово
models-is-away = не скачано
models-is-coming = скачивается, { COUNT($percent, "percent") }
models-is-part = скачано частично, { COUNT($percent, "percent") }
models-lacks-part = нужна часть программы, которая не установлена
models-get-question = { $name }: скачать из сети { COUNT($n, "megabyte", case: "acc") }?
    .full = { $name }: скачать из сети { COUNT($n, "megabyte", case: "acc") }? { question-yes-no }
models-offer-question = С моделью речи из сети я лучше пойму твой голос. Размер: { COUNT($n, "megabyte") }. Всё работает и без неё. Скачать?
    .full = С моделью речи из сети я лучше пойму твой голос. Размер: { COUNT($n, "megabyte") }. Всё работает и без неё. Скачать? { question-yes-no }
models-offer-later = Хорошо. Она найдётся в настройках, в строке «модели речи».
models-begun = { $name }: скачиваю. Можно играть дальше: я скажу о каждой четверти.
models-progress = { $name }: скачано { COUNT($percent, "percent") }.
models-ready = { $name }: готово. Теперь я слушаю с этой моделью.
models-busy = Уже скачивается другая модель.
models-stop-question = { $name }: скачано { COUNT($percent, "percent") }. Прекратить?
    .full = { $name }: скачано { COUNT($percent, "percent") }. Прекратить? { question-yes-no }
models-stopped = Остановлено. Скачанное сохранится, остальное можно скачать в другой раз.
models-going-on = Скачиваю дальше.
models-remove-question = { $name }: готово. Удалить с этого компьютера?
    .full = { $name }: готово. Удалить с этого компьютера? { question-yes-no }
models-removed = Удалено.
models-kept = Модель остаётся.
models-not-fetched = Ничего не скачано.
models-here-already = { $name }: уже есть.
models-none-here = { $name }: здесь этого нет.
models-none-of-that-name = Модели с таким именем нет.
models-name-one = Назови модель.
models-ask-terminal = Чтобы скачать или удалить без вопросов, укажи это в командной строке.
models-no-connection = Связь с сетью прервалась, или её нет. Скачанное сохранится: попробуй позже.
models-not-there = На прежнем месте модели больше нет.
models-refused = Сервер не отдаёт модель.
models-changed = На сервере не та модель, которая известна. Ничего не сохранено.
models-damaged = Скачанное повреждено и удалено. Попробуй ещё раз.
models-disk-full = На диске не хватает места.
models-unwritable = Модель не записывается на диск.
help-models = { KEYOF("confirm") } скачивает модель, прекращает скачивание или удаляет скачанную модель. Сначала я всегда спрашиваю.
setting-models = Модели речи
    .help = Модели из сети, с которыми я понимаю больше голосов.
setting-google = Слушать через Гугл
    .help = Тогда твой голос уходит по сети в Гугл. Сначала я спрошу.

## Другие распознаватели

recognizer-not-here = Выбранный распознаватель здесь не работает. Я слушаю обычным.
recognizer-sends = С этим распознавателем твой голос уходит с компьютера: его получает Гугл. Включить?
    .full = С этим распознавателем твой голос уходит с компьютера: его получает Гугл. Включить? { question-yes-no }
recognizer-kept = Распознаватель остаётся прежним.
recognizer-sending = Твой голос уходит с этого компьютера: выбран распознаватель Гугла.
recognizer-no-net = До распознавателя Гугла не достучаться.
doctor-whisper-used = Виспер работает. Команды голосом слушает он.
doctor-whisper-spare = Виспер работает.
doctor-whisper-broken = Виспер не работает.
doctor-vosk-used = Воск работает. Команды голосом слушает он.
doctor-vosk-spare = Воск работает.
doctor-vosk-broken = Воск не работает.
doctor-model-offer = Больше голосов я пойму с моделью речи, которой здесь нет. Размер: { COUNT($n, "megabyte") }. Всё работает и без неё. Скачать её можно в настройках, в строке «модели речи».
doctor-model-offer-extra = Больше голосов я пойму с моделью речи и с частью программы, которая не установлена. Размер модели: { COUNT($n, "megabyte") }. Всё работает и без них.
doctor-model-broken-remedy = Удали модель и скачай её снова.
doctor-google-used = Команды голосом слушает Гугл: твой голос уходит с этого компьютера.
