# Opponents with a manner of their own. The name is in the plural: "Opponents: gamblers."

bots-mixed = a mixed company
bots-list = { $bots }

character-cautious = cautious players
character-cautious-help = They stake little, announce what they hold and leave when it gets dear. Whoever is raised by them should think twice.
character-gambler = gamblers
character-gambler-help = They love to play: they stay in with little and raise for the fun of it.
character-bluffer = bluffers
character-bluffer-help = They bet high with nothing in hand, and keep silent about good cards.
character-steady = steady players
character-steady-help = They go for what is sure: better a small loss now than a big one perhaps.
character-daring = daredevils
character-daring-help = They love a venture: where much can be won they forget how much can be lost.
character-doubler = doublers
character-doubler-help = They double whenever they can, and are not always right.
