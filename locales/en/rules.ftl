# The reader of the rules: its rows are texts as they are, and in full detail their place.

rules-text = { $text }
rules-place = { "" }
    .full = { ORD($n) } of { NUM($count) }.
help-rules = The rules of the game, heading by heading. Up and down walk the headings, { KEY("return") } opens one and reads its first paragraph. There, up and down walk the paragraphs and { KEY("return") } reads on; after the last one you are back at the next heading. { KEY("escape") } goes back.
