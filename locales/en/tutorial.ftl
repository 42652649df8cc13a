# Learning: the first start, the keys, the microphone, and a lesson for each game.

menu-item-learn = Learn to play
welcome-learn = The row called Learn to play teaches each game, step by step.
learn-title = Learn to play.
learn-lesson = { GAME($game) }: a first lesson
learn-lesson-begun = { GAME($game) }: go on with the lesson, step { NUM($n) } of { NUM($count) }
learn-lesson-done = { GAME($game) }: the lesson once more
learn-keys = { GAME($game) }: practise the keys
learn-keys-menu = Menus: practise the keys
learn-microphone = Check the microphone
help-learn = A lesson plays a prepared hand with you and says what to do, step by step. Practising the keys tells what each key does, and none of them does it. The check of the microphone tells what was heard of you.

## The first start

first-voices = Which voice do you like? { KEYOF("next_item") } lets you hear the next one, { KEYOF("confirm") } takes it.
voice-sample = { $label }: { $name }. Hearts are led, and it is your turn.
first-voice = This is how I speak. { KEYOF("faster") } makes me faster, { KEYOF("slower") } slower. { KEYOF("confirm") } goes on.
microphone-say = The microphone: hold { KEYOF("talk") }, say: { $text }, and let go. { KEYOF("confirm") } goes on without it.
microphone-say-toggled = The microphone: press { KEYOF("talk") }, say: { $text }, and press it again. { KEYOF("confirm") } goes on without it.
microphone-understood = I heard: { $text }. The microphone works well.
microphone-other = I heard: { $text }. Speak a little more clearly, or nearer.
microphone-unclear = I heard you, but did not understand the sentence. Once more?
microphone-quiet = Your microphone is very quiet: turn it up in the system, or go nearer.
microphone-nothing = Nothing was heard: the microphone is muted, or it is the wrong one.
microphone-onward = { KEYOF("confirm") } goes on; { KEYOF("talk") } tries again.

## Practising the keys

practice-title = Practising the keys.
practice-title-game = { GAME($game) }: practising the keys.
practice-how = Press any key and hear what it does. Nothing happens. { KEY("escape") } twice leaves.
practice-again = Press { KEY("escape") } again to leave.
practice-key = { KEY($pressed) }: { $does }.
practice-nothing = { KEY($pressed) } does nothing here.
practice-heard = { $text }: { $does }.
practice-heard-only = { $does }.
does-confirm = plays the card chosen, takes the row chosen, begins the game
does-cancel = goes back, or drops what was begun
does-menu = leaves, and asks first where something would be lost
does-talk = talk while it is held
does-stop = silences the voice
does-detail = says more, or less
does-table-card = reads card { NUM($n) } on the table
does-choose = takes answer { NUM($n) }
does-player = tells about { $seat ->
        [0] yourself
       *[other] player { NUM($seat) } on your left
    }
does-bet = asks how much you raise: digits, then { KEYOF("confirm") }
does-needs = tells what the card chosen waits for
does-less = makes the value smaller
does-more = makes the value larger
does-text-size = makes the text of the window larger
does-hint = gives advice
does-undo = takes your last move back, where that is allowed
does-practise = lets you practise the keys

## Lessons

lesson-title = { GAME($game) }, a lesson.
lesson-over = The lesson is over. { KEYOF("confirm") } goes back to the menu.
lesson-not-now = Not yet.
help-lesson = One thing is asked for at a time. All keys that only tell something work as at any table. { KEY("backspace") } says again what to do. { KEYOF("menu") } leaves: next time the lesson goes on from here.

lesson-bouillabaisse-start = Points are bad here: the fewest win. To begin, press { KEYOF("confirm") }, or hold { KEYOF("talk") } and say: { $say }.
lesson-bouillabaisse-rules = First: what does this round cost? Press { KEYOF("rules") }, or say: { $say }.
    .done = So we leave the tricks to others.
lesson-bouillabaisse-hand = Hear your cards: { KEYOF("hand") }, or say: { $say }.
lesson-bouillabaisse-walk = You can also walk through them, with { KEYOF("next_card") } and { KEYOF("previous_card") }. Try { KEYOF("next_card") }.
    .done = { KEYOF("suit_down") } would go to the next suit.
lesson-bouillabaisse-table = Two cards lie on the table already. Which? Press { KEYOF("table") }, or say: { $say }.
    .done = Spades were led, and the eight is the highest so far. You hold spades, so you must play one.
lesson-bouillabaisse-legal = { KEYOF("next_legal") } goes to the next card you may play. Press it.
lesson-bouillabaisse-under = Stay under the eight, and the trick goes to somebody else. Walk to { CARD($card, art: "def") } and press { KEYOF("confirm") }, or say: { $say }.
    .why = That card is allowed, but it may take the trick. { CARD($card, art: "def") } cannot.
    .done = You are under the eight: this trick cannot be yours any more.
lesson-bouillabaisse-last = Who took the trick, and with what? Press { KEYOF("last_trick") }, or say: { $say }.
lesson-bouillabaisse-suit = The next trick has begun. Which suit was led? Press { KEYOF("suit_led") }, or say: { $say }.
    .done = You hold none of it. So you may play any card, and it cannot take the trick.
lesson-bouillabaisse-discard = This is the moment to throw away a dangerous card: { CARD($card, art: "def") }. Play it, or say: { $say }.
    .why = Allowed too, but { CARD($card, art: "def") } is more dangerous: get rid of that one.
    .done = Gone: it is of another suit, so it cannot take the trick.
lesson-bouillabaisse-high = Hearts were led, and the queen is the highest. Play the highest of yours that stays under her, { CARD($card, art: "def") }. Or say: { $say }.
    .why = Keep your low hearts for later. { CARD($card, art: "def") } goes away best now.
    .done = High cards go away best under a higher one.
lesson-bouillabaisse-scores = And the points? Press { KEYOF("scores") }, or say: { $say }.
    .done = Now you know enough to begin: stay under the highest card, and throw away what is dangerous when you cannot follow suit.

lesson-barbu-start = Barbu is a row of small games, each with its own task. The highest total wins. To begin, press { KEYOF("confirm") }, or hold { KEYOF("talk") } and say: { $say }.
lesson-barbu-rules = What is the task of this hand? Press { KEYOF("rules") }, or say: { $say }.
    .done = One single card costs points, the king of hearts, called the Barbu. Whoever takes him pays.
lesson-barbu-hand = Now your cards: { KEYOF("hand") }, or say: { $say }.
    .done = You hold the king of hearts yourself. He must go into a trick that somebody else takes.
lesson-barbu-under = Diamonds were led, and the king is the highest. { CARD($card, art: "def") } stays under him: play it, or say: { $say }.
    .why = { CARD($card, art: "def") } is the highest diamond that does not take this trick: get rid of her.
lesson-barbu-king = Clubs were led, and you hold none: you may play anything. Now { CARD($card, art: "def") }! Or say: { $say }.
    .why = You may not get such a chance again: { CARD($card, art: "def") }.
lesson-barbu-domino = The Barbu has fallen, and that ended the hand. The next one is a domino: no tricks, everybody tries to get rid of cards. What does it bring? Press { KEYOF("rules") }, or say: { $say }.
lesson-barbu-ends = What fits? Press { KEYOF("open_ends") }, or say: { $say }.
    .done = Each suit begins with the ten and grows both ways.
lesson-barbu-fits = { KEYOF("next_legal") } goes to a card of yours that fits. Press it.
lesson-barbu-lay = Lay it down with { KEYOF("confirm") }, or say: { $say }.
    .why = { CARD($card, art: "def") } is the card that fits.
lesson-barbu-pass = Nothing of yours fits now. Pass: { KEYOF("pass") }, or say: { $say }.
lesson-barbu-again = The nine of clubs lies there now, and your eight fits. Lay { CARD($card, art: "def") }, or say: { $say }.
    .why = { CARD($card, art: "def") } is the card that fits.
    .done = And so it goes on, until somebody has no cards left.
lesson-barbu-scores = And the points? Press { KEYOF("scores") }, or say: { $say }.
    .done = Those are two of the games of Barbu. In the others you avoid tricks, hearts or queens, or all of it at once.

lesson-bouillotte-start = Three cards in the hand, one in the middle, and chips to bet. To begin, press { KEYOF("confirm") }, or hold { KEYOF("talk") } and say: { $say }.
lesson-bouillotte-hand = Hear your cards: { KEYOF("hand") }, or say: { $say }.
lesson-bouillotte-turned = And the card turned up in the middle: { KEYOF("table") }, or say: { $say }.
    .done = It belongs to everybody. With your two queens it makes three: a brelan, which beats every hand that has none.
lesson-bouillotte-value = What your hand is worth, { KEYOF("value") } tells. Or say: { $say }.
lesson-bouillotte-raise = A strong hand wants to be paid. Press { KEYOF("bet") }, type five, then { KEYOF("confirm") }. Or say: { $say }.
    .why = With such a hand you want more in the pot: raise by five.
lesson-bouillotte-price = Somebody has raised in turn. What would it cost to stay? Press { KEYOF("price") }, or say: { $say }.
lesson-bouillotte-call = You can pay that. Call with { KEYOF("confirm") }, or say: { $say }.
    .why = Here we call: your hand is good, and we want to see the other one.
lesson-bouillotte-weak = The next deal. What is your hand worth now? Press { KEYOF("value") }, or say: { $say }.
    .done = Not much: an ace by itself.
lesson-bouillotte-check = Nobody has bet yet, so staying is free. Check with { KEYOF("confirm") }, or say: { $say }.
    .why = Not with this hand: check, that is free.
lesson-bouillotte-pot = Now it costs ten to stay. And what is there to win? Press { KEYOF("pot") }, or say: { $say }.
lesson-bouillotte-fold = Ten chips for such a hand would be thrown away. Fold: { KEYOF("fold") }, or say: { $say }.
    .why = Not with this hand: fold.
    .done = What you have put in is lost, but no more than that.
lesson-bouillotte-scores = And the chips of all? Press { KEYOF("scores") }, or say: { $say }.
    .done = That is Bouillotte: raise when you are strong, fold when you are weak, and now and then the other way round.
