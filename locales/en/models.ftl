# Models of speech that can be fetched to make the ear better.

count-megabyte =
    { $n ->
        [one] { NUM($n) } megabyte
       *[other] { NUM($n) } megabytes
    }
models-name =
    { $model ->
        [whisper-base] Whisper, for all languages
        [vosk-small-it] Vosk, for Italian
        [vosk-small-ru] Vosk, for Russian
       *[vosk-small-en] Vosk, for English
    }
models-title = Voice models. With one of them I understand more voices; everything works without it.
models-row = { $name }: { COUNT($n, "megabyte") }, { $state }
models-is-here = ready
models-is-away = not fetched
models-is-coming = { COUNT($percent, "percent") } here, being fetched
models-is-part = { COUNT($percent, "percent") } here
models-lacks-part = needs a part of the program that is not installed
models-get-question = { $name }: fetch { COUNT($n, "megabyte") } from the net?
    .full = { $name }: fetch { COUNT($n, "megabyte") } from the net? { question-yes-no }
models-offer-question = I can understand your voice better with a model of { COUNT($n, "megabyte") } from the net. Everything works without it. Fetch it?
    .full = I can understand your voice better with a model of { COUNT($n, "megabyte") } from the net. Everything works without it. Fetch it? { question-yes-no }
models-offer-later = All right. You will find it in the settings, under voice models.
models-begun = Fetching { $name }. You can go on playing: I will say when each quarter is here.
models-progress = { $name }: { COUNT($percent, "percent") } here.
models-ready = { $name }: ready. From now on I listen with it.
models-busy = Another model is being fetched.
models-stop-question = { $name }: { COUNT($percent, "percent") } here. Stop fetching?
    .full = { $name }: { COUNT($percent, "percent") } here. Stop fetching? { question-yes-no }
models-stopped = Stopped. What has come stays, and the rest can follow another time.
models-going-on = It goes on.
models-remove-question = { $name }: ready. Remove it from this computer?
    .full = { $name }: ready. Remove it from this computer? { question-yes-no }
models-removed = Removed.
models-kept = It stays.
models-not-fetched = Nothing was fetched.
models-here-already = { $name }: it is here already.
models-none-here = { $name }: it is not here.
models-none-of-that-name = There is no model of that name.
models-name-one = Name a model.
models-ask-terminal = To fetch or remove without being asked, say so on the command line.
models-no-connection = The connection to the net was lost, or there is none. What has come stays: try again later.
models-not-there = The model is no longer where it used to be.
models-refused = The server refuses to give the model.
models-changed = The server has something else than the model that is known. Nothing was kept.
models-damaged = What came is damaged, and was thrown away. Try again.
models-disk-full = There is not enough room on the disk.
models-unwritable = The model cannot be written to the disk.
help-models = { KEYOF("confirm") } fetches a model, stops the fetching, or removes a model that is here. I always ask first.
setting-models = Voice models
    .help = Models that make me understand more voices, to be fetched from the net.
setting-google = Listen through Google
    .help = Your voice then goes over the net to Google. I ask first.

## Other recognizers

recognizer-not-here = The recognizer that was chosen cannot be used here. I listen with the usual one.
recognizer-sends = With this recognizer your voice leaves the computer: it goes to Google. Use it?
    .full = With this recognizer your voice leaves the computer: it goes to Google. Use it? { question-yes-no }
recognizer-kept = The recognizer stays as it was.
recognizer-sending = Your voice leaves this computer: the recognizer that was chosen is Google's.
recognizer-no-net = I cannot reach Google's recognizer.
doctor-whisper-used = Whisper works. Spoken commands go through it.
doctor-whisper-spare = Whisper works.
doctor-whisper-broken = Whisper does not work.
doctor-vosk-used = Vosk works. Spoken commands go through it.
doctor-vosk-spare = Vosk works.
doctor-vosk-broken = Vosk does not work.
doctor-model-offer = More voices are understood with a model of { COUNT($n, "megabyte") }, which is not here. Everything works without it. The settings have it, under voice models.
doctor-model-offer-extra = More voices are understood with a model of { COUNT($n, "megabyte") } and a part of the program that is not installed. Everything works without them.
doctor-model-broken-remedy = Remove the model and fetch it again.
doctor-google-used = Spoken commands go through Google: your voice leaves this computer.
