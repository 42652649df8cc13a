# Hearing: what was heard, and how a mistake of the ear is mended.

repair-back = Taken back.
repair-late = You have played { CARD($card, art: "def") }. { KEYOF("undo") }, or the word undo, takes it back.
repair-nothing = There is no card to correct.
