# Обучение: первый запуск, клавиши, микрофон и урок для каждой игры.

menu-item-learn = Учиться играть
welcome-learn = Пункт «Учиться играть» объясняет каждую игру шаг за шагом.
learn-title = Обучение.
learn-lesson = { GAME($game) }: первый урок
learn-lesson-begun = { GAME($game) }: продолжить урок, шаг { NUM($n) } из { NUM($count, gender: "m", case: "gen") }
learn-lesson-done = { GAME($game) }: повторить урок
learn-keys = { GAME($game) }: проба клавиш
learn-keys-menu = Меню: проба клавиш
learn-microphone = Проверка микрофона
help-learn = На уроке разыгрывается заранее подобранная раздача, и шаг за шагом говорится, что делать. Проба клавиш рассказывает, для чего каждая клавиша, и ничего при этом не происходит. Проверка микрофона говорит, что было слышно.

## Первый запуск

first-voices = Какой голос тебе нравится? { KEYOF("next_item") } — послушать следующий, { KEYOF("confirm") } — выбрать его.
voice-sample = { $label }: { $name }. Ходят с червей, и твой черёд.
first-voice = Вот так я говорю. { KEYOF("faster") } — быстрее, { KEYOF("slower") } — медленнее, { KEYOF("confirm") } — дальше.
microphone-say = Микрофон. Держи { KEYOF("talk") }, скажи: { $text }, и отпусти. { KEYOF("confirm") } — дальше без этого.
microphone-say-toggled = Микрофон. { KEYOF("talk") }, потом скажи: { $text }, и снова { KEYOF("talk") }. { KEYOF("confirm") } — дальше без этого.
microphone-understood = Слышу: { $text }. Микрофон в порядке.
microphone-other = Слышу: { $text }. Попробуй сказать чётче или ближе к микрофону.
microphone-unclear = Голос слышен, но фраза непонятна. Ещё раз?
microphone-quiet = Микрофон очень тихий: прибавь громкость в системе или сядь ближе.
microphone-nothing = Ничего не слышно: микрофон выключен, или выбран не тот.
microphone-onward = { KEYOF("confirm") } — дальше, { KEYOF("talk") } — ещё раз.

## Проба клавиш

practice-title = Проба клавиш.
practice-title-game = { GAME($game) }, проба клавиш.
practice-how = Нажимай любые клавиши и слушай, для чего они. Ничего не произойдёт. { KEY("escape") } два раза — выход.
practice-again = Ещё раз { KEY("escape") } — выход.
practice-key = { KEY($pressed) }: { $does }.
practice-nothing = { KEY($pressed) } здесь ничего не делает.
practice-heard = { $text }: { $does }.
practice-heard-only = { $does }.
does-confirm = играет выбранную карту, берёт выбранный пункт, начинает игру
does-cancel = возвращает назад или отменяет начатое
does-menu = выход, с вопросом, если что-то пропадёт
does-talk = говорить, пока нажата
does-stop = голос замолкает
does-detail = говорить подробнее или короче
does-table-card = читает карту на столе, номер { NUM($n) }
does-choose = берёт ответ номер { NUM($n) }
does-player = рассказывает { $seat ->
        [0] о тебе
       *[other] об игроке номер { NUM($seat) } слева от тебя
    }
does-bet = спрашивает, на сколько поднять: цифры, потом { KEYOF("confirm") }
does-needs = говорит, чего ждёт выбранная карта
does-less = уменьшает значение
does-more = увеличивает значение
does-text-size = увеличивает текст в окне
does-hint = даёт совет
does-undo = берёт последний ход назад, где это разрешено
does-practise = проба клавиш

## Уроки

lesson-title = { GAME($game) }, урок.
lesson-over = Урок окончен. { KEYOF("confirm") } — назад в меню.
lesson-not-now = Пока не это.
help-lesson = На каждом шаге нужно сделать что-то одно. Клавиши, которые только рассказывают, работают как за любым столом. { KEY("backspace") } — повторить, что делать. { KEYOF("menu") } — выход: в следующий раз урок продолжится отсюда.

lesson-bouillabaisse-start = Очки здесь — зло: выигрывает тот, у кого их меньше. Начать — { KEYOF("confirm") }, или держи { KEYOF("talk") } и скажи: { $say }.
lesson-bouillabaisse-rules = Сначала: за что в этом раунде дают очки? { KEYOF("rules") }, или скажи: { $say }.
    .done = Значит, взятки оставим другим.
lesson-bouillabaisse-hand = Послушай свои карты: { KEYOF("hand") }, или скажи: { $say }.
lesson-bouillabaisse-walk = Карты можно и перебирать: { KEYOF("next_card") } и { KEYOF("previous_card") }. Попробуй: { KEYOF("next_card") }.
    .done = А { KEYOF("suit_down") } — сразу к следующей масти.
lesson-bouillabaisse-table = На столе уже две карты. Какие? { KEYOF("table") }, или скажи: { $say }.
    .done = Ходят с пик, и пока старшая — восьмёрка. Пики у тебя есть, значит, их и надо класть.
lesson-bouillabaisse-legal = { KEYOF("next_legal") } — к следующей карте, которую можно сыграть. Попробуй.
lesson-bouillabaisse-under = Останься ниже восьмёрки, и взятка уйдёт другому. Найди { CARD($card, case: "acc") }, потом { KEYOF("confirm") }. Или скажи: { $say }.
    .why = Эту карту класть можно, но она может взять взятку. А { CARD($card) } не возьмёт.
    .done = Ниже восьмёрки: эта взятка уже точно не твоя.
lesson-bouillabaisse-last = Кто взял взятку, и чем? { KEYOF("last_trick") }, или скажи: { $say }.
lesson-bouillabaisse-suit = Следующая взятка началась. С какой масти ходят? { KEYOF("suit_led") }, или скажи: { $say }.
    .done = Этой масти у тебя нет. Значит, можно положить любую карту, и взятки она не возьмёт.
lesson-bouillabaisse-discard = Самое время сбросить опасную карту: { CARD($card, case: "acc") }. Сыграй, или скажи: { $say }.
    .why = Можно и так, но { CARD($card) } опаснее: сбрось его.
    .done = Сброшено: масть другая, и взятки он не возьмёт.
lesson-bouillabaisse-high = Ходят с червей, и старшая — дама. Сыграй самую старшую из тех, что ниже: { CARD($card, case: "acc") }. Или скажи: { $say }.
    .why = Мелкие черви ещё пригодятся. Сейчас лучше отдать { CARD($card, case: "acc") }.
    .done = Старшие карты лучше всего отдавать под ещё более старшую.
lesson-bouillabaisse-scores = А счёт? { KEYOF("scores") }, или скажи: { $say }.
    .done = Для начала этого хватит: держись ниже старшей карты, а когда масти нет, сбрасывай опасное.

lesson-barbu-start = Барбу — это ряд маленьких игр, у каждой своя задача, и выигрывает больший итог. Начать — { KEYOF("confirm") }, или держи { KEYOF("talk") } и скажи: { $say }.
lesson-barbu-rules = Какая задача в этой раздаче? { KEYOF("rules") }, или скажи: { $say }.
    .done = Штраф даёт одна-единственная карта, король червей, он и есть Бородач. Платит тот, кто его возьмёт.
lesson-barbu-hand = Теперь твои карты: { KEYOF("hand") }, или скажи: { $say }.
    .done = Король червей как раз у тебя. Его надо отдать в чужую взятку.
lesson-barbu-under = Ходят с бубён, и старший — король. { CARD($card) } ниже его: сыграй её, или скажи: { $say }.
    .why = { CARD($card) } — самая старшая бубна, которая не возьмёт взятку: отдай её сейчас.
lesson-barbu-king = Ходят с треф, а у тебя их нет: можно класть что угодно. Вот и случай: { CARD($card) }! Или скажи: { $say }.
    .why = Другого такого случая может не быть: { CARD($card) }.
lesson-barbu-domino = Бородач взят, и раздача кончилась. Теперь домино: взяток нет, все стараются избавиться от карт. Что оно даёт? { KEYOF("rules") }, или скажи: { $say }.
lesson-barbu-ends = Что подходит? { KEYOF("open_ends") }, или скажи: { $say }.
    .done = Каждая масть начинается с десятки и растёт в обе стороны.
lesson-barbu-fits = { KEYOF("next_legal") } — к твоей карте, которая подходит. Попробуй.
lesson-barbu-lay = Выложить её — { KEYOF("confirm") }. Или скажи: { $say }.
    .why = Подходит { CARD($card) }.
lesson-barbu-pass = Теперь у тебя ничего не подходит. Пас — { KEYOF("pass") }, или скажи: { $say }.
lesson-barbu-again = Девятка треф уже на столе, и твоя восьмёрка подходит. Выложи { CARD($card, case: "acc") }, или скажи: { $say }.
    .why = Подходит { CARD($card) }.
    .done = И так дальше, пока у кого-нибудь не кончатся карты.
lesson-barbu-scores = А счёт? { KEYOF("scores") }, или скажи: { $say }.
    .done = Это две игры из Барбу. В остальных избегают взяток, червей или дам, или всего сразу.

lesson-bouillotte-start = Три карты в руке, одна посередине, и фишки на ставки. Начать — { KEYOF("confirm") }, или держи { KEYOF("talk") } и скажи: { $say }.
lesson-bouillotte-hand = Послушай свои карты: { KEYOF("hand") }, или скажи: { $say }.
lesson-bouillotte-turned = И открытую карту посередине: { KEYOF("table") }, или скажи: { $say }.
    .done = Она общая. С твоими двумя дамами выходит три: это брелан, и он бьёт любую руку без брелана.
lesson-bouillotte-value = Чего стоит рука — { KEYOF("value") }. Или скажи: { $say }.
lesson-bouillotte-raise = За сильную руку пусть платят. { KEYOF("bet") }, цифра пять, потом { KEYOF("confirm") }. Или скажи: { $say }.
    .why = С такой рукой банк должен расти: подними на пять.
lesson-bouillotte-price = Кто-то поднял в ответ. Сколько стоит остаться? Клавиша { KEYOF("price") }, или скажи: { $say }.
lesson-bouillotte-call = Это по силам. Уравнять — { KEYOF("confirm") }, или скажи: { $say }.
    .why = Здесь уравниваем: рука хорошая, посмотрим чужую.
lesson-bouillotte-weak = Следующая раздача. Чего стоит рука теперь? { KEYOF("value") }, или скажи: { $say }.
    .done = Немного: один туз.
lesson-bouillotte-check = Ставок ещё нет, остаться ничего не стоит. Сказать «чек» — { KEYOF("confirm") }, или скажи: { $say }.
    .why = Не с такой рукой: сейчас чек, это бесплатно.
lesson-bouillotte-pot = Теперь остаться стоит десять. А сколько можно выиграть? { KEYOF("pot") }, или скажи: { $say }.
lesson-bouillotte-fold = Десять фишек за такую руку — деньги на ветер. Сбросить карты — { KEYOF("fold") }, или скажи: { $say }.
    .why = Не с такой рукой: сбрось карты.
    .done = Вложенное пропало, но не больше того.
lesson-bouillotte-scores = А у кого сколько фишек? { KEYOF("scores") }, или скажи: { $say }.
    .done = Вот и весь Бульот: с сильной рукой поднимай, слабую сбрасывай, а иногда наоборот.
