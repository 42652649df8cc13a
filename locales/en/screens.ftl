# The screens around the table: welcome, menus, forms, sounds, settings, looking on.

## The first start: each language asks in its own voice

welcome-choose = To play in English, press { NUM($n) }, or say: English.
welcome-row = English: { KEYOF("confirm") } chooses it.
welcome-keys = { KEYOF("previous_item") } and { KEYOF("next_item") } walk the list, { KEYOF("confirm") } chooses, { KEYOF("help") } helps anywhere.
help-welcome = { KEYOF("previous_item") } and { KEYOF("next_item") } go from one language to the next, { KEYOF("confirm") } chooses the one you hear. A digit, or the first letter, chooses at once; so does the name of the language, spoken. { KEYOF("menu") } leaves the program.

## The menu

menu-item-sounds = Learn the sounds
rules-menu-title = Rules of the games.
help-main-menu = From the menu you choose a game and set up its table, learn to play, read the rules or the manual, hear the sounds, or change the settings. By voice, for example: play Bouillabaisse, learn to play, rules of the game, open the manual, settings, quit. { KEYOF("full_rules") } opens the rules from anywhere.

## Looking on

table-watched = { GAME($game) }, { COUNT($players, "player") }: the computer plays them all. The game begins.
watching-only = This game is only being watched.
help-watching = Looking on. The game goes on by itself, and the cards in the hands stay hidden. The keys for the table, the scores, the rules and the players work as in any game. { KEYOF("menu") } leaves, after asking.

## Questions

question-help = { KEYOF("yes") } is yes, { KEYOF("no") } or { KEYOF("menu") } is no. Saying yes or no does the same.
question-help-choices = Press or say a number from one to { NUM($count) }, or walk the answers with { KEYOF("previous_item") } and { KEYOF("next_item") } and press { KEYOF("confirm") }. { KEYOF("menu") } drops the question.
question-help-standing = Press or say the number of an answer, or walk the answers with { KEYOF("previous_item") } and { KEYOF("next_item") } and press { KEYOF("confirm") }. The game waits, and you can ask everything first, for instance the rules with { KEYOF("rules") }.

## Forms

form-title = { $label }.
entry-open = { $label }: type a number from { NUM($low) } to { NUM($high) }, then { KEYOF("confirm") }.
entry-typed = { NUM($n) }
entry-empty = Empty.
entry-range = { $label }: from { NUM($low) } to { NUM($high) }.
entry-dropped = Unchanged. { $row }
help-number = A number can also be typed: digits, then { KEYOF("confirm") }; { KEY("backspace") } corrects.

## Setting up a table

setup-heading = { GAME($game) }: set up the table.
setup-part = Your part
setup-part-help = Whether you play, or only listen to the others playing.
setup-plays = you play
setup-watches = you only watch
setup-out = left out
setup-place = { ORD($n) }
setup-place-label = Place { NUM($n) }
group-table = Course of the game
group-targets = Targets
group-values = Points
group-all_or_nothing = All or nothing
group-slams = Slams
group-domino = Domino
group-contro = Doubling
group-session = Length of the game
group-betting = Betting
group-variants = Variants
group-brelans = Brelans
group-points = Counting the hands
help-setup = The table before you sit down. The first row starts the game, the others are its rules: each tells its value now. By voice, for example: expert opponents, we are three, start the game.

## Learning the sounds

sounds-title = The sounds.
sounds-muted = The sounds are at zero: { KEYOF("cues_louder") } or { KEYOF("louder") } turns them up.
sounds-row = { $name }: { $meaning }
help-sounds = Each row plays its sound and tells what it means. { KEYOF("previous_item") } and { KEYOF("next_item") } go from sound to sound, { KEYOF("confirm") } plays it again. { KEYOF("menu") } goes back.
cue-card = Card
    .help = a card is laid on the table
cue-deal = Deal
    .help = the cards are dealt
cue-shuffle = Shuffle
    .help = the pack is shuffled
cue-fold = Fold
    .help = a player throws the cards in
cue-trick_mine = Your trick
    .help = you take the trick
cue-trick_other = Trick
    .help = another player takes the trick
cue-turn = Your turn
    .help = it is for you to play
cue-question = Question
    .help = you are being asked something
cue-contro = Doubling
    .help = a player doubles against another
cue-refused = Refused
    .help = that is not allowed
cue-error = Fault
    .help = something does not work
cue-round_start = Round
    .help = a round begins
cue-round_end = End of the round
    .help = a round is over
cue-win = Victory
    .help = you win the game
cue-lose = Defeat
    .help = another player wins the game
cue-chip = Chip
    .help = a chip is put in
cue-chips = Chips
    .help = chips are raked in
cue-knock = Knock
    .help = a player checks
cue-listening_on = Microphone on
    .help = the microphone begins to listen
cue-listening_off = Microphone off
    .help = the microphone stops listening
cue-menu_move = Step
    .help = another row of a menu
cue-select = Chosen
    .help = a row is chosen
cue-back = Back
    .help = one step back
cue-thinking = Thinking
    .help = another player is still thinking
cue-countdown = Tick
    .help = a second passes

## Settings

settings-title = Settings.
settings-reset = Everything as at first
    .help = Puts all settings back to what they were when the program was new. The language stays.
settings-reset-question = Put all settings back? The language stays.
    .full = Put all settings back? The language stays. { question-yes-no }
settings-reset-done = All settings are as at first.
settings-kept = Nothing has changed.
settings-no-voices = There is no other voice to choose from.
settings-percent = { COUNT($n, "percent") }
settings-words = { COUNT($n, "word") } a minute
help-settings = Every change is heard at once and kept for the next time. By voice, say the name of a row, then more or less.
listening-disabled = The microphone is switched off in the settings.
setting-lang = Language
    .help = The language in which everything is said and understood.
setting-rate = Speech rate
    .help = How fast the voice speaks.
setting-detail = How much is said
    .help = Few words, the normal line, or every detail.
    .is-terse = few words
    .is-normal = normal
    .is-full = every detail
setting-volume_all = Volume of everything
    .help = The voice, the sounds and the music together.
setting-volume_voice = Volume of the voice
    .help = How loud the voice is beside the rest.
setting-volume_cues = Volume of the sounds
    .help = How loud the cards, tricks and signals are.
setting-volume_music = Volume of the music
    .help = How loud the music and the sounds of the room are.
setting-wait_for_speech = Wait for the voice
    .help = Whether the other players wait until what has happened has been told.
setting-confirm_fold = Ask before folding
    .help = Whether folding in Bouillotte asks first: always, only when staying costs nothing or the word was spoken, or never.
    .is-always = always
    .is-when_free_or_by_voice = when staying is free, or by voice
    .is-never = never
setting-listen = Listening
    .help = When the microphone listens: never, while you use the talk key, or all the time.
    .is-off = never
    .is-push = with the talk key
    .is-open = all the time
setting-talk_toggles = Talk key
    .help = Whether { KEYOF("talk") } is held down while you speak, or pressed once to begin and once to end.
    .is-no = held down
    .is-yes = pressed to begin and to end
setting-headphones = Headphones
    .help = Say yes if you play with headphones: then, with the microphone always on, you can interrupt the voice by speaking.
setting-recognizer = Recognizer
    .help = What turns your words into commands.
    .is-auto = chosen by the program
    .is-sphinx = Sphinx
    .is-sphinx_hama = Sphinx and Hama
    .is-vosk = Vosk
    .is-whisper = Whisper
    .is-google = Google, over the net
setting-mic = Microphone
    .help = The device you speak into.
    .is-none = the system's own
setting-text_size = Text size
    .help = The height of the letters in the window.
setting-keys = Keys
    .help = Gives any command another key.

## Changing keys

keys-title = Keys.
keys-layer-table = At the table
keys-layer-shared = Everywhere
keys-layer-question = When something is asked
keys-layer-menu = In menus
keys-row = { $name }: { KEY($pressed) }
keys-press = { $name }: press the new key. { KEY("escape") } leaves it as it is.
keys-conflict = { KEY($pressed) } is taken already: { $other }.
keys-forbidden = That key belongs to screen readers.
keys-unknown-key = That key cannot be used.
keys-name-talk = hold to talk
keys-reset = All keys as at first
keys-reset-question = Put all keys back as they were at first?
    .full = Put all keys back as they were at first? { question-yes-no }
keys-reset-done = All keys are as at first.
help-keys = Choose where a key works, then what it does: the words are those that do the same by voice. { KEY("return") } asks for the new key, and the next key you press is it. A key that is taken is refused.
