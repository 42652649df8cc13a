# Avversari con un carattere tutto loro. Il nome è al plurale: «Avversari: spericolati.»

bots-mixed = caratteri misti
bots-list = { $bots }

character-cautious = prudenti
character-cautious-help = Puntano poco, annunciano quello che hanno e lasciano quando costa caro. Se rilanciano loro, pensaci bene.
character-gambler = spericolati
character-gambler-help = Per loro il bello è giocare: restano con poco e rilanciano per gusto.
character-bluffer = bluffatori
character-bluffer-help = Puntano forte senza niente in mano, e le carte buone le tengono nascoste.
character-steady = giudiziosi
character-steady-help = Vanno sul sicuro: meglio perdere poco adesso che forse molto dopo.
character-daring = temerari
character-daring-help = Amano il rischio: dove si può vincere tanto, scordano quanto si può perdere.
character-doubler = patiti del contro
character-doubler-help = Danno il contro appena possono, e non sempre a ragione.
