# Le Tournoi : ce que les autres pages du site en disent.

web-tournoi-decks-title = Construire un deck
