# Voices and screen readers: what speaks, and what is only heard as a sound.

reader-missing = No screen reader answers: the program's own voice speaks.
reader-gone = The screen reader no longer answers: this voice goes on in its place.
reader-found = The screen reader answers: from now on it speaks.
reader-rate = The screen reader keeps its own rate. The program counts with { COUNT($n, "word") } a minute.

settings-milliseconds =
    { $n ->
        [0] none
       *[other] { COUNT($n, "millisecond") }
    }
setting-speech = Who speaks
    .help = The screen reader while one runs, only a screen reader, or always the program's own voice.
    .is-auto = a screen reader, or this voice
    .is-reader = the screen reader
    .is-pyttsx3 = this voice
    .is-none = nobody
setting-pitch = Pitch
    .help = How high the program's own voice is.
setting-voices = Voice
    .help = Which voice speaks your language.
    .is-italian = Italian
    .is-russian = Russian
    .is-russian-classic = Russian, classic
    .is-russian-latvia = Russian, from Latvia
    .is-female = female, { NUM($n) }
    .is-male = male, { NUM($n) }
    .is-none = the usual one
setting-voices_players = Voice for the other players
    .help = Which voice tells what the others do.
    .is-none = the same
setting-voices_answers = Voice for answers
    .help = Which voice answers your questions: your hand, the scores, the rules.
    .is-none = the same
setting-cue_only = Only the sound
    .is-yes = only the sound
    .is-no = spoken
setting-cue_only-turn = Whose turn it is
    .help = Whether your turn is announced in words, or by its sound alone. What is not spoken can be read again line by line.
setting-cue_only-play = What is played
    .help = Whether each play is told in words, or by its sound alone. What is not spoken can be read again line by line.
setting-cue_only-trick = Who takes the trick
    .help = Whether it is told in words, or by its sound alone. What is not spoken can be read again line by line.
setting-cue_only-score = Scores that come by themselves
    .help = Whether they are told in words, or by their sound alone. What is not spoken can be read again line by line.
setting-lead_in = Lead-in
    .help = For headphones that swallow the first syllable: how long the sound wakes them before a line, after two seconds of quiet.
setting-braille = Braille
    .help = Whether the screen reader shows every line in braille too.

count-millisecond = { $n ->
    [one] { NUM($n) } millisecond
   *[other] { NUM($n) } milliseconds
}

## What the doctor finds

doctor-reader-fine = A screen reader runs, and the program speaks through it.
doctor-reader-unused = A screen reader runs; the settings ask for the program's own voice.
doctor-reader-none = No screen reader runs: the program speaks with its own voice.
doctor-reader-extra = The part that speaks through screen readers is not installed.
doctor-reader-extra-remedy = Install the program with its extra called screenreader.
doctor-reader-remedy = Start the screen reader, or let the program choose who speaks.

## What was said, kind by kind

history-kind =
    { $kind ->
        [turn] Whose turn
        [play] Plays
        [trick] Tricks
        [score] Scores
        [answer] Answers
        [error] Warnings
        [menu] Menus
        [help] Help
        [heard] What was heard
       *[all] Everything
    }, { COUNT($count, "line") }:
history-copied-line = The line is copied.
history-copied = Copied: { COUNT($count, "line") }.
history-no-clipboard = Nothing can be copied here.
name-spelled = { $name }: { $letters }.
count-line = { $n ->
    [one] { NUM($n) } line
   *[other] { NUM($n) } lines
}

## Settings that will not do

settings-bad-named = { $label }: what the settings file says will not do, the usual value is in force.
settings-unknown-named = The settings file has a setting that does not exist: { $text }.
cli-setting-unknown = There is no such setting.
cli-setting-value = The setting cannot have this value.
