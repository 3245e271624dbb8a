# Le Tournoi : ce que les autres pages du site en disent.

web-tournoi-decks-title = Construire un deck
web-tournoi-companion-title = Arbitre du Tournoi
web-tournoi-companion-help = Les batailles tranchées avec leurs pouvoirs, le fantôme pour jouer en solo, et la feuille de score.
web-tournoi-companion-decks = Construis un deck avec les cartes et vérifie-le.
web-tournoi-companion-own = Le Tournoi tel que ta boîte
web-tournoi-companion-own-help = Saisis les cartes Pouvoir et les jetons imprimés là où les nôtres sont supposés, pour tes propres tables.
web-tournoi-own-powers = Cartes Pouvoir
web-tournoi-own-tokens = Jetons
