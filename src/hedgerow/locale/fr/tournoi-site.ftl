# Le Tournoi : ce que les autres pages du site en disent.

web-tournoi-decks-title = Construire un deck
web-tournoi-companion-title = Arbitre du Tournoi
web-tournoi-companion-help = Les batailles tranchées avec leurs pouvoirs, le fantôme pour jouer en solo, et la feuille de score.
web-tournoi-companion-decks = Construis un deck avec les cartes et vérifie-le.
