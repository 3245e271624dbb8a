# Habitats : ce que d’autres pages du site en disent.

web-habitats-companion-title = Compter Habitats
web-habitats-companion-help = Pose ton parc tuile par tuile : les points et leurs raisons, les objectifs et le rang de chacun.
web-habitats-companion-own = Habitats tel que ta boîte
web-habitats-companion-own-help = Saisis tuiles, entrées, points et marchés imprimés là où les nôtres sont supposés, pour la feuille de score et tes propres tables.
web-habitats-own-tiles = Tuiles
web-habitats-own-entrances = Entrées
web-habitats-own-years = Objectifs
web-habitats-own-market = Marché
