# The reader of the rules: its rows are texts as they are, and in full detail their place.

rules-title = Rules of { $text }.
rules-text = { $text }
rules-place = { "" }
    .full = { ORD($n) } of { NUM($count) }.
rules-here = At this table: { $note }
help-rules = The rules of the game by headings. { KEYOF("previous_item") } and { KEYOF("next_item") } walk the headings, { KEYOF("confirm") } opens one and reads its first paragraph. Inside, they walk the paragraphs and { KEYOF("confirm") } reads on; after the last one you are at the next heading. { KEYOF("menu") } goes back.
