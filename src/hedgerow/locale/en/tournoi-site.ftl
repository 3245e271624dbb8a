# Le Tournoi: what other pages of the site say of it.

web-tournoi-decks-title = Deck builder
