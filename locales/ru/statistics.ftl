# Чего игрок добился.

menu-item-statistics = Статистика
stats-title = Статистика.
stats-of-game = { GAME($game) }.
stats-none = Доигранных партий, которые идут в счёт, пока нет
stats-write = Записать таблицу для других программ
stats-written = Записано: файл «statistics» лежит рядом с твоими настройками. Команда «doctor» скажет, где это.
stats-unwritable = Записать таблицу здесь нельзя.
help-stats = Здесь считаются партии, доигранные до конца: каждая игра отдельно, потом по таблицам очков и соперникам. Не считаются партии для пробы, партии с отменёнными ходами и те, которые только слушали.

stats-game = { GAME($game) }: { $played ->
    [one] { NUM($played, gender: "f") } партия
    [few] { NUM($played, gender: "f") } партии
   *[many] { NUM($played, gender: "f") } партий
}, { $won ->
    [0] побед нет
    [one] { NUM($won, gender: "f") } победа
    [few] { NUM($won, gender: "f") } победы
   *[many] { NUM($won, gender: "f") } побед
}.
stats-played = Сыграно партий: { NUM($played, gender: "f") }. Побед: { $won ->
    [0] ни одной
   *[other] { NUM($won, gender: "f") }
}.
stats-average = В среднем: место { $mean_place }, очков { $mean_score }.
stats-extremes = Лучший счёт { NUM($best, gender: "n") }, худший { NUM($worst, gender: "n") }.
stats-streak = { $streak ->
    [0] Последняя партия не выиграна
    [1] Последняя партия выиграна
    [one] Подряд выиграна { NUM($streak, gender: "f") } партия
    [few] Подряд выиграно { NUM($streak, gender: "f") } партии
   *[many] Подряд выиграно { NUM($streak, gender: "f") } партий
}; самое большее подряд: { $longest ->
    [0] ни одной
   *[other] { NUM($longest, gender: "f") }
}.
stats-table = { $sheet }, соперники { $opponents }: партий { NUM($played, gender: "f") }, побед { $won ->
    [0] нет
   *[other] { NUM($won, gender: "f") }
}, среднее место { $mean_place }.
stats-no-sheet = Свой стол
stats-decimal = { $sign ->
    [minus] минус{ " " }
   *[plus] { "" }
}{ $rest ->
    [0] { NUM($whole, gender: "n") }
   *[other] { NUM($whole, gender: "f") } { $whole ->
        [one] целая
       *[other] целых
    } { NUM($rest, gender: "f") } { $rest ->
        [one] десятая
       *[other] десятых
    }
}
