# The program around the games. $text is always something from outside: heard, typed, a file.

unsayable = There is a line here that this language has no words for.

## Coming and going

welcome = Welcome to the card table.
goodbye = Goodbye.
game-name = { GAME($game) }
game-bouillabaisse = Bouillabaisse
game-barbu = Barbu
game-bouillotte = Bouillotte

## Sound and voice

no-sound = No sound device was found: the game goes on in text.
sound-missing = A sound file cannot be read: that sound is left out.
voice-failed = The voice could not say a line.
voice-replaced = The voice did not answer and has been started again.
voice-unknown = The voice asked for does not exist here: another one speaks.
no-voice-system = No voice works on this computer: the game goes on in text.
no-voice =
    { $language ->
        [it] No voice here speaks Italian.
        [ru] No voice here speaks Russian.
        [en] No voice here speaks English.
       *[other] No voice here speaks the language chosen.
    } Add one in the speech settings of the system, or choose another language in the menu.

## Keys and speech

key-unbound = This key does nothing.
    .full = This key does nothing. { KEYOF("help") } tells the keys.
key-elsewhere = Not here.
    .full = That does nothing here. { KEYOF("help") } tells what does.
not-understood = Not understood.
    .full = I did not understand.
not-understood-help = Not understood. { KEYOF("help") }, or the word help, tells what can be said.
not-understood-keys = Not understood again. All of it can be done with keys: { KEYOF("help") } tells which.
heard-was = I heard: { $text }.
heard-nothing = I have heard nothing so far.
heard-dropped = Dropped.
confirm-heard = Did you say: { $text }?
    .full = Did you say: { $text }? { question-yes-no }
choose-heard = Which one?
    .full = Which one? Say the number, or press it.
choice-item = { NUM($n) }: { $text }.
choice-named = { $text }.
choice-card = { NUM($n) }: { CARD($card, art: "def") }.
choice-other = That is not one of the answers.
choice-range =
    { $count ->
        [one] There is only one choice.
       *[other] Choose from one to { NUM($count) }.
    }
decision-needed = This has to be decided: say the number, or press it.
which-card = Which one?
    .full = Which one? Say the number, or press it.
confirm-card = Play { CARD($card, art: "def") }?
    .full = Play { CARD($card, art: "def") }? { question-yes-no }
no-such-card-held = You have no such card.
question-yes-no = { KEYOF("yes") } is yes, { KEYOF("no") } is no.
question-dropped = That counts as no.
no-question = Nothing to cancel.
listening-on = Listening.
listening-off = Not listening.
hands-free-on = Hands-free on: just speak.
    .terse = Hands-free on.
hands-free-off = Hands-free off.
microphone-missing = No microphone was found.
stopped = Silent.

## Settings changed by a key

rate = { COUNT($n, "word") } a minute.
rate-limit = No further: { COUNT($n, "word") } a minute.
volume =
    { $kind ->
        [voice] Voice, { COUNT($percent, "percent") }.
        [cues] Sounds, { COUNT($percent, "percent") }.
        [music] Music, { COUNT($percent, "percent") }.
       *[all] Volume, { COUNT($percent, "percent") }.
    }
detail-level =
    { $level ->
        [terse] Few words.
        [full] Full detail.
       *[normal] Normal detail.
    }
text-size = Text size { NUM($n) }.

## What was said

history-empty = Nothing has been said yet.
history-oldest = That was the first line.
history-newest = That was the last line.
nothing-to-repeat = Nothing to repeat.
no-next-line = No more lines.

## At a table

table-ready = { GAME($game) }, { COUNT($players, "player") }. { KEYOF("confirm") } starts the game.
table-over = { KEYOF("confirm") } for a new game, { KEYOF("menu") } to leave.
not-started = The game has not started: { KEYOF("confirm") } starts it.
already-over = The game is over.
leave-question = Leave the game?
    .full = Leave the game? { question-yes-no }
new-game-question = Drop this game and start a new one?
    .full = Drop this game and start a new one? { question-yes-no }
quit-question = Leave the program?
    .full = Leave the program? { question-yes-no }
game-goes-on = The game goes on.
left-table = You have left the table.
nothing-selected = No card is selected: choose one with { KEYOF("next_card") } or { KEYOF("next_legal") }.
    .terse = No card is selected.
card-cursor-empty = You have no cards.
undo-unavailable = Moves cannot be taken back at this table.
hint-not-your-turn = Advice comes on your turn.
report-unavailable = No report can be written here.
report-written = Written: a report of this fault, without your name. It lies in the folder "reports" beside your settings.

## Menus and forms

menu-title = Main menu.
menu-item-play = { GAME($game) }
menu-item-rules = Rules of the game
menu-item-settings = Settings
menu-item-language = Language
menu-item-help = Help
menu-item-quit = Leave the program
menu-position = { NUM($n) } of { NUM($count) }.
list-row = { $text }, { NUM($n) } of { NUM($count) }.
    .terse = { $text }.
language-title = Language.
language-name =
    { $lang ->
        [en] English
        [it] Italian, italiano
        [ru] Russian, russkiy
       *[other] { LANGUAGE($lang) }
    }
form-row = { $label }: { $value }
form-enter-only = { KEYOF("confirm") } opens this row.
setup-title = { GAME($game) }: the table.
setup-start = Start the game
setup-start-help = Sits you down at the table as it is set up here.
setup-bots = Opponents
setup-bots-help = How well the other players play, and what they are like.
bot-level =
    { $level ->
        [random] any card
        [beginner] beginners
        [club] club players
       *[expert] experts
    }
setup-group =
    { $group ->
        [table] Table
        [targets] Targets
        [values] Points
        [all_or_nothing] All or nothing
        [slams] Slams
        [domino] Domino
        [contro] Doubling
       *[other] More options
    }

## Faults of files and of the command line. The option or the path itself is added in writing.

settings-corrupt = The settings file cannot be read: the usual settings are in force.
settings-unknown = The settings file has a setting that does not exist.
settings-bad-value = A setting has a value that will not do: the usual one is in force.
settings-unwritable = The settings cannot be saved.
cli-bad-usage = The command line is not right.
cli-unknown-option = There is no such option.
cli-bad-language = There is no such language.
cli-bad-set = An option is set as name, equals sign, value.
cli-bad-bots = There is no such opponent. These can play: { $names }.
cli-bad-number = That number is not right.
cli-bad-rate = The speech rate goes from { NUM($low) } to { NUM($high) } words a minute.
cli-players-range = From { NUM($low) } to { NUM($high) } can play at this table.
cli-unknown-game = There is no such game.
cli-unreadable-file = The file cannot be read.
cli-unwritable-file = The file cannot be written.
script-unknown-step = Line { NUM($line) } of the script is not a step.
script-limit = The script ran into its time limit at line { NUM($line) }.
wav-unreadable = The sound file of line { NUM($line) } cannot be read.
