# North Woods : ce que d’autres pages du site en disent.

web-north-woods-companion-title = Est-ce un Habitat ?
web-north-woods-companion-help = Qui mange, qui a faim et pourquoi, et le meilleur tour avec ta main.
web-north-woods-companion-own = Les espèces de ta boîte
web-north-woods-companion-own-help = Saisis les espèces imprimées là où les nôtres sont supposées, pour tes propres tables.
