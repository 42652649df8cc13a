# La finestra, per chi la vede.

window-player = { PLAYER($seat) }
window-suit = { SUIT($suit) }
window-turned =
    { $n ->
        [one] Carta scoperta
       *[other] Carte scoperte
    }
theme-name =
    { $theme ->
        [dark] Colori: bianco su nero.
        [light] Colori: nero su bianco.
       *[yellow] Colori: giallo su nero.
    }
full-screen-on = La finestra occupa tutto lo schermo.
full-screen-off = La finestra non occupa più tutto lo schermo.
setting-theme = Colori
    .help = I colori della finestra: bianco su nero, nero su bianco, oppure giallo su nero.
    .is-dark = bianco su nero
    .is-light = nero su bianco
    .is-yellow = giallo su nero
setting-full_screen = Schermo intero
    .help = Se la finestra occupa tutto lo schermo. { KEYOF("full_screen") } lo cambia dappertutto.
setting-speaker = Uscita audio
    .help = Il dispositivo da cui escono la voce e i suoni.
    .is-none = quella del sistema
sound-device-lost = L'uscita audio non c'è più. Continuo da un'altra.
sound-device-missing = L'uscita audio scelta nelle impostazioni non c'è. Uso quella del sistema.
sound-device-none = L'uscita audio non c'è più, e non ce ne sono altre.
sound-device-back = L'audio è tornato.
microphone-lost = Il microfono non c'è più.
speakers-none = Non ci sono altre uscite audio fra cui scegliere.
window-chips = { PLAYER($seat) }: { NUM($stack) }{ $paid ->
        [0] { "" }
       *[other] , { NUM($paid) } nel piatto
    }{ $state ->
        [folded] , carte lasciate
        [all_in] , tutto dentro
        [out] , fuori
       *[in] { "" }
    }.
