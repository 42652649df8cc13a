# Игроки по часовой стрелке, начиная слева от слушателя (его место — нулевое).

name-0 = ты
    .gender = m
    .gen = тебя
    .dat = тебе
    .acc = тебя
    .ins = тобой
    .pre = тебе

name-1 = Анна
    .gender = f
    .gen = Анны
    .dat = Анне
    .acc = Анну
    .ins = Анной
    .pre = Анне

name-2 = Борис
    .gender = m
    .gen = Бориса
    .dat = Борису
    .acc = Бориса
    .ins = Борисом
    .pre = Борисе

name-3 = Вера
    .gender = f
    .gen = Веры
    .dat = Вере
    .acc = Веру
    .ins = Верой
    .pre = Вере

name-4 = Глеб
    .gender = m
    .gen = Глеба
    .dat = Глебу
    .acc = Глеба
    .ins = Глебом
    .pre = Глебе

name-5 = Полина
    .gender = f
    .gen = Полины
    .dat = Полине
    .acc = Полину
    .ins = Полиной
    .pre = Полине

name-6 = Егор
    .gender = m
    .gen = Егора
    .dat = Егору
    .acc = Егора
    .ins = Егором
    .pre = Егоре

name-7 = Зоя
    .gender = f
    .gen = Зои
    .dat = Зое
    .acc = Зою
    .ins = Зоей
    .pre = Зое

name-8 = Максим
    .gender = m
    .gen = Максима
    .dat = Максиму
    .acc = Максима
    .ins = Максимом
    .pre = Максиме

name-9 = Лариса
    .gender = f
    .gen = Ларисы
    .dat = Ларисе
    .acc = Ларису
    .ins = Ларисой
    .pre = Ларисе

name-10 = Тимур
    .gender = m
    .gen = Тимура
    .dat = Тимуру
    .acc = Тимура
    .ins = Тимуром
    .pre = Тимуре

name-11 = Юлия
    .gender = f
    .gen = Юлии
    .dat = Юлии
    .acc = Юлию
    .ins = Юлией
    .pre = Юлии

# Кто сидит на нулевом месте, когда слушатель только смотрит.

name-watched = Роман
    .gender = m
    .gen = Романа
    .dat = Роману
    .acc = Романа
    .ins = Романом
    .pre = Романе
