# Окно, для тех, кто его видит.

window-player = { PLAYER($seat) }
window-suit = { SUIT($suit) }
window-turned =
    { $n ->
        [one] Открытая карта
       *[other] Открытые карты
    }
theme-name =
    { $theme ->
        [dark] Цвета: белое на чёрном.
        [light] Цвета: чёрное на белом.
       *[yellow] Цвета: жёлтое на чёрном.
    }
full-screen-on = Окно во весь экран.
full-screen-off = Окно больше не во весь экран.
setting-theme = Цвета
    .help = Цвета окна: белое на чёрном, чёрное на белом или жёлтое на чёрном.
    .is-dark = белое на чёрном
    .is-light = чёрное на белом
    .is-yellow = жёлтое на чёрном
setting-full_screen = Во весь экран
    .help = Занимает ли окно весь экран. { KEYOF("full_screen") } меняет это где угодно.
setting-speaker = Устройство звука
    .help = Устройство, из которого звучат голос и сигналы.
    .is-none = системное
sound-device-lost = Звуковое устройство пропало. Продолжаю через другое.
sound-device-missing = Устройства звука, выбранного в настройках, нет. Говорю через системное.
sound-device-none = Звуковое устройство пропало, а другого нет.
sound-device-back = Звук вернулся.
microphone-lost = Микрофон пропал.
speakers-none = Других звуковых устройств нет.
window-chips = { PLAYER($seat) }: { NUM($stack, gender: "f") }{ $paid ->
        [0] { "" }
       *[other] , в банке { NUM($paid, gender: "f") }
    }{ $state ->
        [folded] , карты сброшены
        [all_in] , ва-банк
        [out] , вне игры
       *[in] { "" }
    }.
