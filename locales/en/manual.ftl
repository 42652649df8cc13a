# The manual, read in the program.

menu-item-manual = Manual
manual-title = The manual.
manual-chapter = { $text }.
manual-missing = The manual is missing from this installation.
manual-command = Here the written manual has a command to type.
manual-sign =
    { $sign ->
        [dot] dot
        [hyphen] hyphen
        [underscore] underscore
        [slash] slash
        [backslash] backslash
        [equals] equals
        [plus] plus
        [colon] colon
        [percent] percent
       *[tilde] tilde
    }
help-manual = The manual by chapters; long chapters have headings of their own. { KEYOF("previous_item") } and { KEYOF("next_item") } walk them, { KEYOF("confirm") } opens one. Inside, they walk the paragraphs and { KEYOF("confirm") } reads on. { KEYOF("menu") } goes back.
