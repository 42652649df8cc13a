# What the doctor finds. Names, paths and reasons are added in brackets, in writing only.

doctor-begins = Looking at what works here.
doctor-wrong = To put right. { $what }
doctor-all-well = Everything works.
doctor-playable =
    { $count ->
        [one] One thing is to be put right. The game can be played all the same.
       *[other] { NUM($count) } things are to be put right. The game can be played all the same.
    }
doctor-essential =
    { $count ->
        [one] One thing is to be put right. Until then the game does not work as it should.
       *[other] { NUM($count) } things are to be put right. Until then the game does not work as it should.
    }
doctor-check-broke = This check could not be carried out.
doctor-check-broke-remedy = Send the makers of the program what stands in brackets.
doctor-install-again = Install the program again.

## The program's own parts

doctor-parts-fine = The program is complete.
doctor-parts-missing = Parts of the program are missing.
doctor-python-untried = The program has never been tried with this version of Python.
doctor-python-remedy = Use one of the versions named in the read-me file.
doctor-languages-fine = The texts of all languages are there.
doctor-languages-broken = The texts of a language are missing or cannot be read.
doctor-cues-fine = All the sounds are there.
doctor-cues-missing =
    { $count ->
        [one] One sound is missing or cannot be read.
       *[other] { NUM($count) } sounds are missing or cannot be read.
    }
doctor-cues-folder-missing = The sounds are missing.

## The player's files

doctor-home-fine = Settings and games can be saved.
doctor-home-unwritable = Settings and games cannot be saved.
doctor-home-remedy = Make room on the disk, or get the right to write in the folder.
doctor-home-full = There is hardly any room left on the disk.
doctor-home-room-remedy = Make room on it, or your games cannot be kept.
doctor-settings-fine = The settings file is in order.
doctor-settings-none = There is no settings file yet: the usual settings are in force.
doctor-settings-mend = Mend the file or delete it. At its next start the program puts it aside.
doctor-settings-entry-remedy = Correct what is wrong in the file, or delete those lines.
doctor-settings-set-aside = A settings file that could not be read was once put aside.
doctor-settings-set-aside-remedy = Mend it and give it back its old name, or delete it.

## Voice and sound

doctor-device-fine = There is a sound device.
doctor-device-remedy = Connect loudspeakers or headphones, and see whether other programs can be heard.
doctor-speaker-remedy = Connect it, or leave its name empty in the settings.
doctor-speech-fine = The program's voice works.
doctor-speech-off = Speech is switched off in the settings.
doctor-speech-broken = The program cannot speak in the way the settings ask for.
doctor-speech-remedy = Start the program with automatic speech. If it stays silent, install it again.
doctor-voice-name-remedy = Write the name of another voice in the settings, or leave it empty.
doctor-voice-fine =
    { $language ->
        [it] There is a voice that speaks Italian.
        [ru] There is a voice that speaks Russian.
        [en] There is a voice that speaks English.
       *[other] There is a voice for this language.
    }
doctor-voice-missing =
    { $language ->
        [it] No voice here speaks Italian.
        [ru] No voice here speaks Russian.
        [en] No voice here speaks English.
       *[other] No voice here speaks this language.
    }
doctor-voice-remedy = Install the program again, or add a voice in the speech settings of the system.

## Window

doctor-display-fine = A window can be opened.
doctor-display-missing = There is no screen for the window: the game opens in the terminal.
doctor-display-remedy = For the window, start the program on a desktop. In the terminal everything can be played too.

## Ears

doctor-sphinx-used = The small recognizer works. Spoken commands go through it.
doctor-sphinx-spare = The small recognizer works.
doctor-sphinx-broken = The small recognizer does not work.
doctor-hama-used = The better recognizer works. Spoken commands go through it.
doctor-hama-spare = The better recognizer works.
doctor-hama-broken = The better recognizer does not work.
doctor-hama-not-here = The better recognizer does not exist for this system.
doctor-recognizer-remedy = Fetch its model under voice models in the settings, or set the recognizer back to automatic.
doctor-talk-now = Say a few words now.
doctor-microphone-fine = The microphone hears well.
doctor-microphone-quiet = The microphone hears almost nothing.
doctor-microphone-quiet-remedy = Speak closer to it, or turn it up in the sound settings of the system.
doctor-microphone-silent = The microphone gives nothing but silence.
doctor-microphone-silent-remedy = See whether it is muted, and whether the system lets programs use it.
doctor-microphone-broken = The microphone cannot be opened.
doctor-microphone-broken-remedy = See whether another program keeps it, and whether the system lets programs use it.
doctor-microphone-other = The microphone named in the settings is not connected.
doctor-microphone-other-remedy = Connect it, or leave its name empty in the settings.
doctor-microphone-remedy = Connect a microphone, or play with the keys: they can do everything.

doctor-games-none = No games are kept yet.
doctor-games-fine = { $count ->
    [0] No games are kept yet.
    [one] One game is kept.
   *[other] { NUM($count) } games are kept.
}
doctor-games-broken = The kept games cannot be read.
doctor-games-broken-remedy = At the next start the damaged file is put aside, never deleted, and a new one is begun.
doctor-games-newer-remedy = Install the newest version of the program.
doctor-sheets-fine = All score sheets can be used.
doctor-sheets-broken = { $count ->
    [one] One score sheet cannot be used.
   *[other] { NUM($count) } score sheets cannot be used.
}
doctor-sheets-broken-remedy = The list of score sheets in the menu tells what is wrong with each.
doctor-players = { $count ->
    [one] One person plays here.
   *[other] { NUM($count) } people play here, each with settings and games of their own.
}
