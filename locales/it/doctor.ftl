# Che cosa trova il controllo. Nomi, percorsi e motivi si aggiungono tra parentesi, solo per iscritto.

doctor-begins = Controllo che cosa funziona qui.
doctor-wrong = Da sistemare. { $what }
doctor-all-well = Funziona tutto.
doctor-playable =
    { $count ->
        [one] C'è una cosa da sistemare. Si può giocare lo stesso.
       *[other] Ci sono { NUM($count, gender: "f") } cose da sistemare. Si può giocare lo stesso.
    }
doctor-essential =
    { $count ->
        [one] C'è una cosa da sistemare. Fino ad allora il gioco non va come dovrebbe.
       *[other] Ci sono { NUM($count, gender: "f") } cose da sistemare. Fino ad allora il gioco non va come dovrebbe.
    }
doctor-check-broke = Questo controllo non è riuscito.
doctor-check-broke-remedy = Manda a chi ha fatto il programma quello che sta tra parentesi.
doctor-install-again = Installa di nuovo il programma.

## Le parti del programma

doctor-parts-fine = Il programma è completo.
doctor-parts-missing = Mancano delle parti del programma.
doctor-python-untried = Con questa versione di Python il programma non è mai stato provato.
doctor-python-remedy = Usa una delle versioni indicate nel file leggimi.
doctor-languages-fine = I testi di tutte le lingue ci sono.
doctor-languages-broken = I testi di una lingua mancano o non si leggono.
doctor-cues-fine = I suoni ci sono tutti.
doctor-cues-missing =
    { $count ->
        [one] Un suono manca o non si legge.
       *[other] { NUM($count, gender: "m") } suoni mancano o non si leggono.
    }
doctor-cues-folder-missing = I suoni mancano.

## I file di chi gioca

doctor-home-fine = Impostazioni e partite si possono salvare.
doctor-home-unwritable = Impostazioni e partite non si possono salvare.
doctor-home-remedy = Fai spazio sul disco, oppure fatti dare il permesso di scrivere nella cartella.
doctor-home-full = Sul disco non c'è quasi più posto.
doctor-home-room-remedy = Libera dello spazio, o le partite non si potranno salvare.
doctor-settings-fine = Il file delle impostazioni è a posto.
doctor-settings-none = Non c'è ancora un file delle impostazioni: valgono quelle consuete.
doctor-settings-mend = Correggi il file o cancellalo. Al prossimo avvio il programma lo mette da parte.
doctor-settings-entry-remedy = Correggi nel file quello che è sbagliato, o cancella quelle righe.
doctor-settings-set-aside = Un file delle impostazioni che non si leggeva è stato messo da parte.
doctor-settings-set-aside-remedy = Correggilo e ridagli il nome di prima, oppure cancellalo.

## Voce e suono

doctor-device-fine = C'è un dispositivo audio.
doctor-device-remedy = Collega altoparlanti o cuffie, e prova se gli altri programmi si sentono.
doctor-speaker-remedy = Collegala, o lascia vuoto il suo nome nelle impostazioni.
doctor-speech-fine = La voce del programma funziona.
doctor-speech-off = Nelle impostazioni la voce è spenta.
doctor-speech-broken = Il programma non può parlare nel modo chiesto dalle impostazioni.
doctor-speech-remedy = Avvia il programma con la voce automatica. Se resta muto, installalo di nuovo.
doctor-voice-name-remedy = Scrivi nelle impostazioni il nome di un'altra voce, o lascialo vuoto.
doctor-voice-fine =
    { $language ->
        [it] C'è una voce che parla italiano.
        [ru] C'è una voce che parla russo.
        [en] C'è una voce che parla inglese.
       *[other] C'è una voce per questa lingua.
    }
doctor-voice-missing =
    { $language ->
        [it] Qui nessuna voce parla italiano.
        [ru] Qui nessuna voce parla russo.
        [en] Qui nessuna voce parla inglese.
       *[other] Qui nessuna voce parla questa lingua.
    }
doctor-voice-remedy = Installa di nuovo il programma, o aggiungi una voce nelle impostazioni vocali del sistema.

## Finestra

doctor-display-fine = La finestra si può aprire.
doctor-display-missing = Non c'è uno schermo per la finestra: il gioco si apre nel terminale.
doctor-display-remedy = Per avere la finestra, avvia il programma dal desktop. Anche nel terminale si gioca a tutto.

## Orecchie

doctor-sphinx-used = Il riconoscitore piccolo funziona. I comandi a voce passano da lui.
doctor-sphinx-spare = Il riconoscitore piccolo funziona.
doctor-sphinx-broken = Il riconoscitore piccolo non funziona.
doctor-hama-used = Il riconoscitore migliore funziona. I comandi a voce passano da lui.
doctor-hama-spare = Il riconoscitore migliore funziona.
doctor-hama-broken = Il riconoscitore migliore non funziona.
doctor-hama-not-here = Il riconoscitore migliore per questo sistema non esiste.
doctor-recognizer-remedy = Scarica il suo modello nelle impostazioni, alla voce modelli della voce, o rimetti il riconoscimento su automatico.
doctor-talk-now = Adesso di' qualche parola.
doctor-microphone-fine = Il microfono sente bene.
doctor-microphone-quiet = Il microfono non sente quasi niente.
doctor-microphone-quiet-remedy = Parla più vicino, o alzane il volume nelle impostazioni audio del sistema.
doctor-microphone-silent = Dal microfono arriva solo silenzio.
doctor-microphone-silent-remedy = Guarda se è disattivato, e se il sistema permette ai programmi di usarlo.
doctor-microphone-broken = Il microfono non si apre.
doctor-microphone-broken-remedy = Guarda se lo tiene un altro programma, e se il sistema permette ai programmi di usarlo.
doctor-microphone-other = Il microfono indicato nelle impostazioni non è collegato.
doctor-microphone-other-remedy = Collegalo, o lascia vuoto il suo nome nelle impostazioni.
doctor-microphone-remedy = Collega un microfono, oppure gioca con i tasti: fanno tutto.

doctor-games-none = Non ci sono ancora partite conservate.
doctor-games-fine = { $count ->
    [0] Non ci sono ancora partite conservate.
    [one] È conservata una partita.
   *[other] Sono conservate { NUM($count, gender: "f") } partite.
}
doctor-games-broken = Le partite conservate non si possono leggere.
doctor-games-broken-remedy = Al prossimo avvio il file danneggiato viene messo da parte, mai cancellato, e se ne comincia uno nuovo.
doctor-games-newer-remedy = Installa la versione più recente del programma.
doctor-sheets-fine = Tutti i punteggi salvati si possono usare.
doctor-sheets-broken = { $count ->
    [one] Un punteggio salvato non si può usare.
   *[other] { NUM($count) } punteggi salvati non si possono usare.
}
doctor-sheets-broken-remedy = L'elenco dei punteggi nel menu dice che cosa non va in ognuno.
doctor-players = { $count ->
    [one] Qui gioca una persona sola.
   *[other] Qui giocano { NUM($count, gender: "f") } persone, ognuna con le sue impostazioni e le sue partite.
}
