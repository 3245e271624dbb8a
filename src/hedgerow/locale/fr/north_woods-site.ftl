# North Woods : ce que d’autres pages du site en disent.

web-north-woods-companion-title = Est-ce un Habitat ?
web-north-woods-companion-help = Qui mange, qui a faim et pourquoi, et le meilleur tour avec ta main.
web-north-woods-companion-own = North Woods tel que ta boîte
web-north-woods-companion-own-help = Saisis les espèces et les nombres de cartes imprimés là où les nôtres sont supposés, pour tes propres tables.
web-north-woods-own-species = Espèces
web-north-woods-own-resources = Ressources
web-north-woods-own-events = Événements
