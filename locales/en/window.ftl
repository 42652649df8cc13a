# The window, for those who see it.

window-player = { PLAYER($seat) }
window-suit = { SUIT($suit) }
window-turned =
    { $n ->
        [one] Turned card
       *[other] Turned cards
    }
theme-name =
    { $theme ->
        [dark] Colours: white on black.
        [light] Colours: black on white.
       *[yellow] Colours: yellow on black.
    }
full-screen-on = The window fills the screen.
full-screen-off = The window no longer fills the screen.
setting-theme = Colours
    .help = The colours of the window: white on black, black on white, or yellow on black.
    .is-dark = white on black
    .is-light = black on white
    .is-yellow = yellow on black
setting-full_screen = Full screen
    .help = Whether the window fills the whole screen. { KEYOF("full_screen") } changes it anywhere.
setting-speaker = Loudspeaker
    .help = The device from which the voice and the sounds come.
    .is-none = the system's own
sound-device-lost = The sound device is gone. I go on through another one.
sound-device-missing = The loudspeaker of the settings is not there. I use the system's own.
sound-device-none = The sound device is gone, and there is no other.
sound-device-back = The sound is back.
microphone-lost = The microphone is gone.
speakers-none = There is no other loudspeaker to choose from.
window-chips = { PLAYER($seat) }: { NUM($stack) }{ $paid ->
        [0] { "" }
       *[other] , { NUM($paid) } in the pot
    }{ $state ->
        [folded] , folded
        [all_in] , all in
        [out] , out
       *[in] { "" }
    }.
