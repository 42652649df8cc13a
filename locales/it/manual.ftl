# Il manuale, letto nel programma.

menu-item-manual = Manuale
manual-title = Il manuale.
manual-chapter = { $text }.
manual-missing = In questa installazione il manuale non c'è.
manual-command = Qui nel manuale scritto c'è un comando da battere.
manual-sign =
    { $sign ->
        [dot] punto
        [hyphen] trattino
        [underscore] trattino basso
        [slash] barra
        [backslash] barra inversa
        [equals] uguale
        [plus] più
        [colon] due punti
        [percent] percento
       *[tilde] tilde
    }
help-manual = Il manuale, capitolo per capitolo; i capitoli lunghi hanno altri titoli al loro interno. { KEYOF("previous_item") } e { KEYOF("next_item") } li scorrono, { KEYOF("confirm") } ne apre uno. Lì dentro scorrono i paragrafi, e { KEYOF("confirm") } va avanti a leggere. { KEYOF("menu") } torna indietro.
