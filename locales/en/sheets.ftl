# Score sheets: sets of rules with a name, to be chosen, heard, changed and kept.

bouillabaisse-variant-classic = Classic
bouillabaisse-variant-all_or_nothing = All or nothing
barbu-variant-classic_32 = Classic
barbu-variant-classic_52 = Classic with fifty-two cards
barbu-variant-tournament = Tournament

## Lists

menu-item-sheets = Score sheets
sheets-title = Score sheets: for which game?
sheets-of-game =
    { GAME($game) }: { $game ->
        [bouillotte] variants
       *[other] score sheets
    }.
sheets-row-usual = { $name }, for new tables
sheets-row-changed =
    { $n ->
        [0] { $name }, the same as { $base }
        [one] { $name }, one value differs from { $base }
       *[other] { $name }, { NUM($n) } values differ from { $base }
    }
sheets-row-broken = { $name }: cannot be used
sheets-import = Take a score sheet from a file
sheets-import-other = Type the path of another file
sheets-imported = Added: { $name }.
sheets-path-label = Path of the file
help-sheets = The score sheets of one game: first the ready ones, which cannot be changed, then your own. { KEYOF("confirm") } opens one, to hear it, change it or use it. By voice, for instance: number two.

## One sheet

sheet-title = { $name }.
sheet-use = Use it at this table
sheet-used = The table now follows { $name }.
sheet-hear = Hear all its values
sheet-edit = Change it
sheet-edit-copy = Change a copy of it
sheet-compare = What differs from { $name }
sheet-make-usual = Always begin with it
sheet-is-usual = New tables begin with { $name }.
sheet-rename = Change its name
sheet-renamed = It is now called { $name }.
sheet-export = Write it to a file
sheet-exported = Written to a file: { $name }.
sheet-delete = Delete it
sheet-delete-question = Delete { $name }? It will not come back.
    .full = Delete { $name }? It will not come back. { question-yes-no }
sheet-deleted = Deleted: { $name }.
sheet-kept = Everything stays as it was.
sheet-saved = Saved: { $name }.
sheet-replace-question = There is a score sheet called { $name } already. Replace it?
    .full = There is a score sheet called { $name } already. Replace it? { question-yes-no }
sheet-name-unsayable = I cannot hear this name when it is spoken: by voice, say its number in the list.
sheet-name-label = Name of the score sheet
sheet-suggested-name = Sheet { NUM($n) }
sheet-values-title = { $name }, value by value.
sheet-same = Everything is as in { $name }.
sheet-differs =
    { $n ->
        [one] One value differs from { $name }.
       *[other] { NUM($n) } values differ from { $name }.
    }
sheet-difference = { $label }: { $value } instead of { $other }.
help-sheet = What to do with this score sheet. { KEYOF("delete_sheet") } deletes it, if it is yours, after asking. By voice: what has changed, always use this sheet, change the name, delete the score sheet.

## Changing it

edit-title = { $name }: values to change.
edit-title-copy = A copy of { $name }: values to change.
edit-save = Save
edit-save-as = Save under another name
edit-undo = Undo the last change
edit-undone = Undone.
edit-nothing-to-undo = There is nothing to undo.
edit-leave-question = The changes are not saved.
edit-leave-save = Save them
edit-leave-drop = Drop them
edit-stays = You are still in the score sheet.
edit-dropped = The changes are dropped.
help-edit = The values are in groups: { KEYOF("confirm") } opens one. Change them with the arrows, by typing a number, or by voice: the name of a row and its value, for instance: { $text }. { KEYOF("undo") } undoes the last change, several times if you like. { KEYOF("compare_sheet") } tells what has changed. { KEYOF("save_sheet") } saves.
help-edit-example-barbu = the Barbu is the king of spades and costs eighty
help-edit-example-bouillotte = the ante is two
help-edit-example-bouillabaisse = every trick is worth ten

## Setting up a table

setup-sheet =
    { $game ->
        [bouillotte] Variant
       *[other] Score sheet
    }
setup-sheet-help = All the rules at once: ready ones, or those you have saved. { KEYOF("less") } and { KEYOF("more") } go through them, { KEYOF("confirm") } opens the list.
setup-sheet-changed =
    { $n ->
        [one] { $name }, with one value changed
       *[other] { $name }, with { NUM($n) } values changed
    }
setup-save-sheet = Save as a score sheet
setup-save-sheet-help = Gives the rules of this table a name, to find them again another time.
setup-differs = The table now differs from { $name }.
setup-same-again = The table is now the same as { $name } again.

## What changes in one hand

effect-barbu =
    { $sign ->
        [minus] A hand of { CONTRACT($contract) } now costs { COUNT($n, "point") } in all.
        [plus] A hand of { CONTRACT($contract) } now brings { COUNT($n, "point") } in all.
       *[even] A hand of { CONTRACT($contract) } now costs nothing and brings nothing.
    }
effect-bouillabaisse = Round { NUM($round) } now has { COUNT($n, "point") } in all.
effect-bouillotte-pot = The pot now begins with { COUNT($n, "chip") }.
effect-bouillotte-chips = The whole table now has { COUNT($n, "chip") }.
effect-bouillotte-antes = The antes of a whole game now cost each player { COUNT($n, "chip") }.
effect-bouillotte-brelan = A brelan now earns { COUNT($n, "chip") } of fees in all.
effect-bouillotte-carre = A carré now earns { COUNT($n, "chip") } of fees in all.
price-counts-nowhere = At this table, though, it counts in no contract.

## Typing a name

text-open = { $label }: type it, then { KEYOF("confirm") }. { KEYOF("confirm") } alone takes { $text }.
text-open-empty = { $label }: type it, then { KEYOF("confirm") }.
text-so-far = { $text }
text-nothing = Empty.
text-sign = { KEY($pressed) }
text-dropped = No name, then.
help-text = Type letter by letter: each one is spoken. { KEY("backspace") } takes the last one away, { KEYOF("previous_item") } reads it all, { KEYOF("confirm") } accepts it, { KEYOF("menu") } leaves it. By voice you can pick one of these names: home, family, friends, club, Sunday, holidays, party, trial; then say: confirm.

## Errors

sheet-error-broken = { $name } cannot be used. { $reason }
sheet-error-unreadable = The file cannot be read.
sheet-error-encoding = The file is not a text in u t f eight.
sheet-error-syntax = Line { NUM($line) } of the file is not written properly.
sheet-error-no-game = The file does not name its game.
sheet-error-game = The file names a game that does not exist: { $text }.
sheet-error-preset = The file names a ready sheet that this game does not have: { $text }.
sheet-error-unknown-option = The file names an option that this game does not have: { $text }.
sheet-error-name-empty = A name needs at least one letter or digit.
sheet-error-name-long = This name is too long: { NUM($n) } letters at most.
sheet-error-name-taken = This name belongs to a ready score sheet: { $text }.
sheet-error-twice = The file names this option twice: { $text }.
sheet-error-missing = There is no score sheet called { $text }.
sheet-error-exists = There is a score sheet called { $text } already.
sheet-error-ready = A ready score sheet cannot be changed: change a copy of it.
sheet-error-unwritable = The score sheet cannot be written.
sheet-error-other-game = This score sheet is for another game: { GAME($game) }.
sheet-error-file-exists = There is a file of that name already.

## Command line and files

cli-sheet-needs-game = Name the game too, with the option game.
cli-sheet-several = Several games have a score sheet of that name: name the game, with the option game.
cli-sheet-nothing-to-set = Tell what to change: name, equals sign, value.
sheets-list-own = { GAME($game) }: { $name }
sheets-list-none = There are no score sheets.
sheet-file-head = Score sheet for { GAME($game) }: { $name }. You may change it by hand; what is missing is as in { $base }.
sheet-file-hint = Hearts, diamonds, clubs and spades are H, D, C and S; the king of spades is KS, the ten T.
