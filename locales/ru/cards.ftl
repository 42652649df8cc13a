# Карты. Падежи: gen, dat, acc, ins, pre; each — с «каждый».

card = { RANK($card, $form) } { SUIT($card, case: "gen") }
cards-of-suit = { SUIT($suit) }: { $ranks }
copies = { $name } дважды
list-more = { $first }, { $next }
list-last = { $first } и { $next }

rank-two = двойка
    .gen = двойки
    .dat = двойке
    .acc = двойку
    .ins = двойкой
    .pre = двойке
    .each = каждая двойка

rank-three = тройка
    .gen = тройки
    .dat = тройке
    .acc = тройку
    .ins = тройкой
    .pre = тройке
    .each = каждая тройка

rank-four = четвёрка
    .gen = четвёрки
    .dat = четвёрке
    .acc = четвёрку
    .ins = четвёркой
    .pre = четвёрке
    .each = каждая четвёрка

rank-five = пятёрка
    .gen = пятёрки
    .dat = пятёрке
    .acc = пятёрку
    .ins = пятёркой
    .pre = пятёрке
    .each = каждая пятёрка

rank-six = шестёрка
    .gen = шестёрки
    .dat = шестёрке
    .acc = шестёрку
    .ins = шестёркой
    .pre = шестёрке
    .each = каждая шестёрка

rank-seven = семёрка
    .gen = семёрки
    .dat = семёрке
    .acc = семёрку
    .ins = семёркой
    .pre = семёрке
    .each = каждая семёрка

rank-eight = восьмёрка
    .gen = восьмёрки
    .dat = восьмёрке
    .acc = восьмёрку
    .ins = восьмёркой
    .pre = восьмёрке
    .each = каждая восьмёрка

rank-nine = девятка
    .gen = девятки
    .dat = девятке
    .acc = девятку
    .ins = девяткой
    .pre = девятке
    .each = каждая девятка

rank-ten = десятка
    .gen = десятки
    .dat = десятке
    .acc = десятку
    .ins = десяткой
    .pre = десятке
    .each = каждая десятка

rank-jack = валет
    .gen = валета
    .dat = валету
    .acc = валета
    .ins = валетом
    .pre = валете
    .each = каждый валет

rank-queen = дама
    .gen = дамы
    .dat = даме
    .acc = даму
    .ins = дамой
    .pre = даме
    .each = каждая дама

rank-king = король
    .gen = короля
    .dat = королю
    .acc = короля
    .ins = королём
    .pre = короле
    .each = каждый король

rank-ace = туз
    .gen = туза
    .dat = тузу
    .acc = туза
    .ins = тузом
    .pre = тузе
    .each = каждый туз

suit-clubs = трефы
    .gen = треф
    .dat = трефам
    .acc = трефы
    .ins = трефами
    .pre = трефах

suit-diamonds = бубны
    .gen = бубён
    .dat = бубнам
    .acc = бубны
    .ins = бубнами
    .pre = бубнах

suit-spades = пики
    .gen = пик
    .dat = пикам
    .acc = пики
    .ins = пиками
    .pre = пиках

suit-hearts = черви
    .gen = червей
    .dat = червям
    .acc = черви
    .ins = червями
    .pre = червях
