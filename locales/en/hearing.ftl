# Hearing: what was heard, and how a mistake of the ear is mended.

repair-back = Taken back.
repair-late = You have played { CARD($card, art: "def") }. { KEYOF("undo") }, or the word undo, takes it back.
repair-nothing = There is no card to correct.

## Teach my voice

learn-teach = Teach my voice
teach-title = Teach my voice.
teach-short = About two minutes
teach-long = About ten minutes
teach-forget = Forget what I have taught
teach-unavailable = The ear of this computer cannot learn a voice.
teach-how = Hold { KEYOF("talk") }, say the sentence, and let go. { KEYOF("confirm") } skips it, { KEYOF("menu") } ends.
teach-how-toggled = Press { KEYOF("talk") }, say the sentence, and press it again. { KEYOF("confirm") } skips it, { KEYOF("menu") } ends.
teach-prompt = Sentence { NUM($n) } of { NUM($count) }. Say: { $text }.
teach-well = Well understood.
teach-fairly = Understood, but not surely.
teach-badly = Not understood, but learnt from.
teach-other = I understood: { $text }. Once more.
teach-nothing = I did not hear a sentence.
teach-kept = Kept: { COUNT($count, "sentence") }. The ear uses them from now on; the sound itself is not kept, and nothing leaves this computer.
teach-not-kept = Nothing was recorded.
teach-forget-question = Forget all that your voice has taught?
teach-stays = It stays.
teach-forgotten = Forgotten.
teach-unwritable = What your voice has taught cannot be written.
help-teach = You read sentences aloud, and the ear learns how your sounds come out. It helps most where commands are often misunderstood; where they are understood well, nothing changes. Only numbers are kept, for each player and language, and they never leave this computer.
help-reading = { KEYOF("talk") } records the sentence, { KEYOF("repeat") } repeats it, { KEYOF("confirm") } skips it, { KEYOF("previous_item") } goes back to the one before. { KEYOF("menu") } ends, and what was recorded is kept.
count-sentence = { $n ->
    [one] one sentence
   *[other] { NUM($n) } sentences
}
