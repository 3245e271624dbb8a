# Le Tournoi: what other pages of the site say of it.

web-tournoi-decks-title = Deck builder
web-tournoi-companion-title = Referee for Le Tournoi
web-tournoi-companion-help = Battles decided with their power cards, the ghost for one player, and the score sheet.
web-tournoi-companion-decks = Build a deck from the cards and check it.
