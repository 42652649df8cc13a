# Games that are kept: going on with them, hearing them again, taking moves back.

## Coming back

continue-question = You left a game of { GAME($game) } at { $where }. Continue?
    .full = You left a game of { GAME($game) } at { $where }. Continue? { question-yes-no }
continue-question-more = { COUNT($count, "game") } are waiting for you. The last one is { GAME($game) }, at { $where }. Continue it?
    .full = { COUNT($count, "game") } are waiting for you. The last one is { GAME($game) }, at { $where }. Continue it? { question-yes-no }
continue-none = No game is waiting to be continued.
count-game = { $n ->
    [one] { NUM($n) } game
   *[other] { NUM($n) } games
}
sitting-resumed =
    { $game ->
        [barbu] { GAME($game) }, { $where }.
       *[other] { GAME($game) }.
    }
sitting-hand = { KEYOF("hand") } reads your hand.
    .terse = { "" }
    .full =
        { $told ->
            [yes] { "" }
           *[no] You hold: { $hand }
        }
sitting-practice = Practice: { GAME($game) }, { $where }.
sitting-retold = This happened last.
sitting-at-start = the very start
sitting-at-bouillabaisse = round { NUM($n) }
sitting-at-barbu = hand { NUM($n) }
sitting-at-bouillotte = deal { NUM($n) }
sitting-kept = The game is kept: you can continue it from the menu.
    .terse = The game is kept.
leave-question-kept = Leave the game? It is kept.
    .full = Leave the game? It is kept, and you can continue it from the menu. { question-yes-no }
new-game-question-kept = Start a new game? This one is kept.
    .full = Start a new game? This one is kept, and you can continue it from the menu. { question-yes-no }

## The list of games

menu-item-sittings = Continue, or hear a game again
sittings-title = Your games.
sittings-none = No game is kept here.
sitting-row = { GAME($game) }, { $where }, { $when }
sitting-row-over = { GAME($game) }, finished, { $when }
sitting-row-placed = { GAME($game) }, finished { $when }, you came { ORD($n) }
sitting-marked = { $row }, { $mark }
sitting-mark-practice = practice
sitting-mark-watched = looked on
sitting-today = today
sitting-yesterday = yesterday
sitting-days-ago = { COUNT($n, "day") } ago
sitting-months-ago = { COUNT($n, "month") } ago
count-day = { $n ->
    [one] { NUM($n) } day
   *[other] { NUM($n) } days
}
count-month = { $n ->
    [one] { NUM($n) } month
   *[other] { NUM($n) } months
}
sitting-continue = Continue
sitting-replay = Hear it again, move by move
sitting-export = Write it into a file
sitting-delete = Delete it
sitting-delete-question = Delete this game for good?
    .full = Delete this game for good? { question-yes-no }
sitting-deleted = Deleted.
sitting-stays = The game stays.
sitting-busy = This game is being played in another window.
sitting-damaged = This game cannot be played on: something in it does not fit the rules of today.
sitting-exported = Written into the file { $text }, in the folder of your games.
sitting-not-exported = The file could not be written.
help-sittings = The games that are kept, the newest in front: those that wait to be continued, then the finished ones. { KEYOF("confirm") } opens one, to continue it, to hear it again, to write it into a file or to delete it. By voice: continue the game, my games.

## What can go wrong

journal-broken = The file of your games was damaged. It has been put aside, and a new one is begun.
journal-newer = Your games were kept by a newer version of the program. They are left as they are; what you play now is not kept.
journal-unwritable = Games cannot be kept here: what you play is lost when the program ends.
journal-second = The program is open in another window too. The games played there cannot be continued here.
journal-failed = The game can no longer be kept. You can play on, but the last moves are lost if the program ends now.
journal-again = The game is being kept again.

## Taking a move back

undo-done = Taken back: { $action }.
undo-first = This game no longer counts in the statistics.
undo-nothing = You have made no move that could be taken back.

## Hearing a game again

replay-title = { GAME($game) }, heard again: { $where }, move { NUM($n) } of { NUM($count) }.
    .terse = { GAME($game) }, { $where }, move { NUM($n) } of { NUM($count) }.
replay-where = { $where }, move { NUM($n) } of { NUM($count) }.
replay-start = This is the beginning.
replay-end = There are no more moves.
replay-seat = Heard from { PLAYER($seat, case: "of") } seat.
replay-seat-you = Heard from your seat.
replay-seat-spectator = Heard as a spectator, who sees no hand.
replay-hidden = Other hands stay hidden until the game is finished.
what-if-question = Play on from here? A practice game begins, and the old one stays as it was.
    .full = Play on from here? A practice game begins, and the old one stays as it was. { question-yes-no }
what-if-over = The game is over here. Go back to an earlier move.
what-if-dropped = Nothing has begun.
help-replay-1 = Hearing a game again. { KEYOF("step_on") } and { KEYOF("step_back") } go from move to move, { KEYOF("trick_on") } and { KEYOF("trick_back") } from trick to trick, { KEYOF("round_on") } and { KEYOF("round_back") } from round to round. { KEYOF("replay_first") } goes to the beginning, { KEYOF("replay_last") } to the end.
help-replay-2 = { KEYOF("next_player") } and { KEYOF("previous_player") } change the seat the game is heard from. The keys for the table, the hand, the rules, the scores and the last trick tell what stood at this point. { KEYOF("what_if") } lets you play on from here, as practice. { KEYOF("menu") } goes back.
keys-layer-replay = When a game is heard again

## The command line

cli-no-sitting = There is no such game: neither a file nor a number of the list.
cli-no-journal = The games kept here cannot be read.
cli-bad-seat = There is no such seat at this table, or its cards are still hidden.
record-unreadable = The file cannot be read.
record-not-one = The file holds no game.
record-newer = The file was written by a newer version of the program.
record-no-game = The file tells of a game that is not here.
record-bad-entry = An entry of the file is missing or makes no sense.
record-bad-options = The rules of the table in this file are not possible.
record-bad-action =
    { $n ->
        [0] The cards in this file do not fit the game.
       *[other] Move { NUM($n) } in this file is not possible.
    }
