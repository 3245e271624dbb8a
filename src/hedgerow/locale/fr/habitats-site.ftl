# Habitats : ce que d’autres pages du site en disent.

web-habitats-companion-title = Compter Habitats
web-habitats-companion-help = Pose ton parc tuile par tuile : les points et leurs raisons, les objectifs et le rang de chacun.
web-habitats-companion-own = Les tuiles de ta boîte
web-habitats-companion-own-help = Saisis les tuiles imprimées là où les nôtres sont supposées ; pour la feuille de score et pour tes propres tables.
