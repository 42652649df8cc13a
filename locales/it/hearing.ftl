# L'orecchio: che cosa si è capito, e come si rimedia a un errore.

repair-back = Ripresa.
repair-late = Hai giocato { CARD($card, art: "def") }. Per riprenderla: { KEYOF("undo") }, o la parola annulla.
repair-nothing = Non c'è nessuna carta da correggere.

## Insegna la mia voce

learn-teach = Insegna la mia voce
teach-title = Insegna la mia voce.
teach-short = Circa due minuti
teach-long = Circa dieci minuti
teach-forget = Dimentica ciò che ho insegnato
teach-unavailable = L'orecchio di questo computer non sa imparare una voce.
teach-how = Tieni premuto { KEYOF("talk") }, di' la frase e lascia il tasto. { KEYOF("confirm") } la salta, { KEYOF("menu") } finisce.
teach-how-toggled = Premi { KEYOF("talk") }, di' la frase e premilo di nuovo. { KEYOF("confirm") } la salta, { KEYOF("menu") } finisce.
teach-prompt = Frase { NUM($n) } di { NUM($count) }. Di': { $text }.
teach-well = Capita bene.
teach-fairly = Capita, ma non con certezza.
teach-badly = Non capita, ma serve a imparare.
teach-other = Ho capito: { $text }. Ancora una volta.
teach-nothing = Non ho sentito nessuna frase.
teach-kept = Imparato da { COUNT($count, "sentence") }. L'orecchio ne tiene conto da adesso; la registrazione non resta, e niente esce da questo computer.
teach-not-kept = Non c'è nessuna registrazione.
teach-forget-question = Dimenticare tutto ciò che la tua voce ha insegnato?
teach-stays = Resta.
teach-forgotten = Dimenticato.
teach-unwritable = Non si può scrivere ciò che la tua voce ha insegnato.
help-teach = Leggi delle frasi ad alta voce, e l'orecchio impara come pronunci i suoni. Aiuta di più chi viene capito male; chi è già capito bene non nota differenze. Restano solo numeri, per ogni giocatore e lingua, e non escono mai da questo computer.
help-reading = { KEYOF("talk") } registra la frase, { KEYOF("repeat") } la ripete, { KEYOF("confirm") } la salta, { KEYOF("previous_item") } torna a quella di prima. { KEYOF("menu") } finisce, e ciò che è registrato resta.
count-sentence = { $n ->
    [one] una frase
   *[other] { NUM($n, gender: "f") } frasi
}
