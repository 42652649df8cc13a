# То, что считают: с числом, во всех формах множественного; acc — винительный падеж.

count-point = { $n ->
    [one] { NUM($n, gender: "n") } очко
    [few] { NUM($n, gender: "n") } очка
   *[many] { NUM($n, gender: "n") } очков
}

count-trick = { $n ->
    [0] ни одной взятки
    [one] { NUM($n, gender: "f") } взятка
    [few] { NUM($n, gender: "f") } взятки
   *[many] { NUM($n, gender: "f") } взяток
}
    .acc = { $n ->
        [0] ни одной взятки
        [one] { NUM($n, gender: "f", case: "acc") } взятку
        [few] { NUM($n, gender: "f", case: "acc") } взятки
       *[many] { NUM($n, gender: "f", case: "acc") } взяток
    }

count-card = { $n ->
    [0] ни одной карты
    [one] { NUM($n, gender: "f") } карта
    [few] { NUM($n, gender: "f") } карты
   *[many] { NUM($n, gender: "f") } карт
}
    .acc = { $n ->
        [0] ни одной карты
        [one] { NUM($n, gender: "f", case: "acc") } карту
        [few] { NUM($n, gender: "f", case: "acc") } карты
       *[many] { NUM($n, gender: "f", case: "acc") } карт
    }

count-player = { $n ->
    [one] { NUM($n, gender: "m") } игрок
    [few] { NUM($n, gender: "m") } игрока
   *[many] { NUM($n, gender: "m") } игроков
}

count-word = { $n ->
    [one] { NUM($n, gender: "n") } слово
    [few] { NUM($n, gender: "n") } слова
   *[many] { NUM($n, gender: "n") } слов
}

count-percent = { $n ->
    [one] { NUM($n, gender: "m") } процент
    [few] { NUM($n, gender: "m") } процента
   *[many] { NUM($n, gender: "m") } процентов
}

count-suit-clubs = { $n ->
    [one] { NUM($n, gender: "f") } трефа
    [few] { NUM($n, gender: "f") } трефы
   *[many] { NUM($n, gender: "f") } треф
}

count-suit-diamonds = { $n ->
    [one] { NUM($n, gender: "f") } бубна
    [few] { NUM($n, gender: "f") } бубны
   *[many] { NUM($n, gender: "f") } бубён
}

count-suit-spades = { $n ->
    [one] { NUM($n, gender: "f") } пика
    [few] { NUM($n, gender: "f") } пики
   *[many] { NUM($n, gender: "f") } пик
}

count-suit-hearts = { $n ->
    [one] { NUM($n, gender: "f") } черва
    [few] { NUM($n, gender: "f") } червы
   *[many] { NUM($n, gender: "f") } червей
}

count-rank-two = { $n ->
    [one] { NUM($n, gender: "f") } двойка
    [few] { NUM($n, gender: "f") } двойки
   *[many] { NUM($n, gender: "f") } двоек
}

count-rank-three = { $n ->
    [one] { NUM($n, gender: "f") } тройка
    [few] { NUM($n, gender: "f") } тройки
   *[many] { NUM($n, gender: "f") } троек
}

count-rank-four = { $n ->
    [one] { NUM($n, gender: "f") } четвёрка
    [few] { NUM($n, gender: "f") } четвёрки
   *[many] { NUM($n, gender: "f") } четвёрок
}

count-rank-five = { $n ->
    [one] { NUM($n, gender: "f") } пятёрка
    [few] { NUM($n, gender: "f") } пятёрки
   *[many] { NUM($n, gender: "f") } пятёрок
}

count-rank-six = { $n ->
    [one] { NUM($n, gender: "f") } шестёрка
    [few] { NUM($n, gender: "f") } шестёрки
   *[many] { NUM($n, gender: "f") } шестёрок
}

count-rank-seven = { $n ->
    [one] { NUM($n, gender: "f") } семёрка
    [few] { NUM($n, gender: "f") } семёрки
   *[many] { NUM($n, gender: "f") } семёрок
}

count-rank-eight = { $n ->
    [one] { NUM($n, gender: "f") } восьмёрка
    [few] { NUM($n, gender: "f") } восьмёрки
   *[many] { NUM($n, gender: "f") } восьмёрок
}

count-rank-nine = { $n ->
    [one] { NUM($n, gender: "f") } девятка
    [few] { NUM($n, gender: "f") } девятки
   *[many] { NUM($n, gender: "f") } девяток
}

count-rank-ten = { $n ->
    [one] { NUM($n, gender: "f") } десятка
    [few] { NUM($n, gender: "f") } десятки
   *[many] { NUM($n, gender: "f") } десяток
}

count-rank-jack = { $n ->
    [one] { NUM($n, gender: "m") } валет
    [few] { NUM($n, gender: "m") } валета
   *[many] { NUM($n, gender: "m") } валетов
}

count-rank-queen = { $n ->
    [one] { NUM($n, gender: "f") } дама
    [few] { NUM($n, gender: "f") } дамы
   *[many] { NUM($n, gender: "f") } дам
}

count-rank-king = { $n ->
    [one] { NUM($n, gender: "m") } король
    [few] { NUM($n, gender: "m") } короля
   *[many] { NUM($n, gender: "m") } королей
}

count-rank-ace = { $n ->
    [one] { NUM($n, gender: "m") } туз
    [few] { NUM($n, gender: "m") } туза
   *[many] { NUM($n, gender: "m") } тузов
}
