# I giocatori, in senso orario dalla sinistra di chi ascolta (che è il posto zero).

name-0 = tu
    .gender = m
    .to = a te
    .of = tuo

name-1 = Anna
    .gender = f
    .to = ad Anna
    .of = di Anna

name-2 = Bruno
    .gender = m
    .to = a Bruno
    .of = di Bruno

name-3 = Carla
    .gender = f
    .to = a Carla
    .of = di Carla

name-4 = Dario
    .gender = m
    .to = a Dario
    .of = di Dario

name-5 = Renata
    .gender = f
    .to = a Renata
    .of = di Renata

name-6 = Fabio
    .gender = m
    .to = a Fabio
    .of = di Fabio

name-7 = Giulia
    .gender = f
    .to = a Giulia
    .of = di Giulia

name-8 = Matteo
    .gender = m
    .to = a Matteo
    .of = di Matteo

name-9 = Silvia
    .gender = f
    .to = a Silvia
    .of = di Silvia

name-10 = Pietro
    .gender = m
    .to = a Pietro
    .of = di Pietro

name-11 = Teresa
    .gender = f
    .to = a Teresa
    .of = di Teresa

# Chi siede al posto zero quando chi ascolta sta solo a guardare.

name-watched = Ugo
    .gender = m
    .to = a Ugo
    .of = di Ugo
