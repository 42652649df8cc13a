# L'aiuto: un paragrafo per argomento. KEYOF dice il tasto a cui un comando è assegnato ora.

help-title =
    { $screen ->
        [menu] Aiuto per il menu.
        [table] Aiuto per il tavolo.
        [setup] Aiuto per preparare il tavolo.
        [settings] Aiuto per le impostazioni.
        [sounds] Aiuto per i suoni.
        [rules] Aiuto per leggere le regole.
        [rules_section] Aiuto per leggere le regole.
        [manual] Aiuto per leggere il manuale.
        [manual_chapter] Aiuto per leggere il manuale.
        [welcome] Aiuto per scegliere la lingua.
        [language] Aiuto per scegliere la lingua.
        [sheets_menu] Aiuto per i punteggi.
        [sheets] Aiuto per i punteggi.
        [sheet] Aiuto per i punteggi.
        [sheet_edit] Aiuto per cambiare un punteggio.
        [text] Aiuto per scrivere.
       *[other] Aiuto.
    }
help-help = Questo è già l'aiuto: { KEYOF("previous_item") } e { KEYOF("next_item") } ne scorrono i paragrafi, { KEYOF("confirm") } o { KEYOF("menu") } torna indietro.
help-menu = { KEYOF("previous_item") } e { KEYOF("next_item") } scorrono l'elenco, { KEYOF("confirm") } sceglie. Una lettera salta alla prossima voce che comincia così, una cifra sceglie per numero. { KEYOF("menu") } torna indietro. A voce: numero tre prende la terza voce, voce successiva va avanti.
help-form = { KEYOF("previous_item") } e { KEYOF("next_item") } scorrono le righe, { KEYOF("less") } e { KEYOF("more") } cambiano il valore. { KEYOF("help") } spiega la riga. { KEYOF("menu") } torna indietro. A voce: numero tre va alla terza riga, di più e di meno la cambiano.
help-table-1 = Le tue carte. { KEYOF("previous_card") } e { KEYOF("next_card") } le scorrono una per una, { KEYOF("suit_up") } e { KEYOF("suit_down") } seme per seme, { KEYOF("hand_first") } e { KEYOF("hand_last") } vanno ai due estremi. { KEYOF("next_legal") } trova la prossima carta giocabile. { KEYOF("confirm") } la gioca. { KEYOF("hand") } le legge tutte.
help-table-2 = Il tavolo. { KEYOF("table") } legge le carte sul tavolo, una cifra ne legge una sola. { KEYOF("suit_led") } dice il seme di mano, { KEYOF("turn") } a chi tocca, { KEYOF("last_trick") } l'ultima presa.
help-table-3 = Regole e punteggi. { KEYOF("rules") } dice che cosa conta in questa manche, { KEYOF("scores") } il punteggio, { KEYOF("scores_details") } il punteggio manche per manche. { KEYOF("full_rules") } apre le regole del gioco.
help-table-4 = I giocatori. Shift e una cifra: nome, carte e punti di un giocatore; { KEYOF("previous_player") } e { KEYOF("next_player") } passano dall'uno all'altro.
help-table-5 = Parlare. Tieni premuto { KEYOF("talk") } e di', per esempio: gioca il dieci di cuori, oppure: punteggio. { KEYOF("hands_free") } lascia il microfono aperto. { KEYOF("what_heard") } ripete che cosa ho capito. Se una carta è capita male, di' subito: no, il dieci.
help-table-6 = Quello che è stato detto. { KEYOF("stop") } zittisce la voce. { KEYOF("repeat") } ripete l'ultima frase, { KEYOF("repeat_full") } la dice per intero, { KEYOF("repeat_spelled") } lettera per lettera. { KEYOF("older_line") } e { KEYOF("newer_line") } scorrono le frasi precedenti, { KEYOF("next_kind") } ne sceglie il genere. { KEYOF("copy_line") } copia la frase. { KEYOF("spell_name") } dice lettera per lettera il nome del giocatore chiesto per ultimo.
help-table-7 = Come viene detto. { KEYOF("detail") } cambia la quantità di parole. { KEYOF("slower") } e { KEYOF("faster") } cambiano la velocità. { KEYOF("voice_louder") } regola il volume della voce, { KEYOF("cues_louder") } dei suoni, { KEYOF("music_louder") } della musica, { KEYOF("louder") } di tutto; con Shift si abbassa. { KEYOF("text_size") } cambia la grandezza del testo.
help-table-8 = Altro. { KEYOF("hint") } dà un suggerimento, { KEYOF("undo") } annulla una mossa dove si può. { KEYOF("menu") } esce dalla partita, dopo averlo chiesto. { KEYOF("help") } è questo aiuto.
