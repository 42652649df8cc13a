# Help: one paragraph per topic. KEYOF names the key a command is bound to now.

help-title =
    { $screen ->
        [menu] Help for the menu.
        [table] Help for the table.
        [setup] Help for setting up the table.
        [settings] Help for the settings.
        [sounds] Help for the sounds.
        [rules] Help for reading the rules.
        [rules_section] Help for reading the rules.
        [manual] Help for reading the manual.
        [manual_chapter] Help for reading the manual.
        [welcome] Help for choosing the language.
        [language] Help for choosing the language.
        [sheets_menu] Help for score sheets.
        [sheets] Help for score sheets.
        [sheet] Help for score sheets.
        [sheet_edit] Help for changing a score sheet.
        [text] Help for typing.
       *[other] Help.
    }
help-help = This is the help already: { KEYOF("previous_item") } and { KEYOF("next_item") } walk its paragraphs, { KEYOF("confirm") } or { KEYOF("menu") } goes back.
help-menu = { KEYOF("previous_item") } and { KEYOF("next_item") } walk the list, { KEYOF("confirm") } chooses. A letter jumps to the next item that begins with it, a digit chooses by number. { KEYOF("menu") } goes back. By voice: number three takes the third item, next item goes on.
help-form = { KEYOF("previous_item") } and { KEYOF("next_item") } walk the rows, { KEYOF("less") } and { KEYOF("more") } change the value. { KEYOF("help") } explains a row. { KEYOF("menu") } goes back. By voice: number three goes to the third row, more and less change it.
help-table-1 = Your cards. { KEYOF("previous_card") } and { KEYOF("next_card") } walk them one by one, { KEYOF("suit_up") } and { KEYOF("suit_down") } suit by suit, { KEYOF("hand_first") } and { KEYOF("hand_last") } go to the ends. { KEYOF("next_legal") } finds the next card you may play. { KEYOF("confirm") } plays it. { KEYOF("hand") } reads them all.
help-table-2 = The table. { KEYOF("table") } reads the cards on the table, a digit reads one of them. { KEYOF("suit_led") } is the suit led, { KEYOF("turn") } whose turn it is, { KEYOF("last_trick") } the last trick.
help-table-3 = Rules and scores. { KEYOF("rules") } is what this round counts, { KEYOF("scores") } the scores, { KEYOF("scores_details") } the scores round by round. { KEYOF("full_rules") } opens the rules of the game.
help-table-4 = The players. Shift with a digit tells one player's name, cards and score; { KEYOF("previous_player") } and { KEYOF("next_player") } go from one to the next.
help-table-5 = Speaking. Hold { KEYOF("talk") } and say, for example: play the ten of hearts, or: scores. { KEYOF("hands_free") } keeps the microphone open. { KEYOF("what_heard") } tells what was heard. If a card was heard wrong, say at once: no, the ten.
help-table-6 = What was said. { KEYOF("stop") } stops the voice. { KEYOF("repeat") } repeats the last line, { KEYOF("repeat_full") } in full, { KEYOF("repeat_spelled") } letter by letter. { KEYOF("older_line") } and { KEYOF("newer_line") } go through the lines before, { KEYOF("next_kind") } chooses their kind. { KEYOF("copy_line") } copies the line. { KEYOF("spell_name") } spells the name of the player asked about last.
help-table-7 = How it is said. { KEYOF("detail") } changes how many words are used. { KEYOF("slower") } and { KEYOF("faster") } change the rate. { KEYOF("voice_louder") } is the volume of the voice, { KEYOF("cues_louder") } of the sounds, { KEYOF("music_louder") } of the music, { KEYOF("louder") } of everything; with Shift they go down. { KEYOF("text_size") } changes the size of the text.
help-table-8 = More. { KEYOF("hint") } gives advice, { KEYOF("undo") } takes a move back where that is allowed. { KEYOF("menu") } leaves the game, after asking. { KEYOF("help") } is this help.
