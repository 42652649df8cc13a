# L'orecchio: che cosa si è capito, e come si rimedia a un errore.

repair-back = Ripresa.
repair-late = Hai giocato { CARD($card, art: "def") }. Per riprenderla: { KEYOF("undo") }, o la parola annulla.
repair-nothing = Non c'è nessuna carta da correggere.
