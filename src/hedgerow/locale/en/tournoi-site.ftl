# Le Tournoi: what other pages of the site say of it.

web-tournoi-decks-title = Deck builder
web-tournoi-companion-title = Referee for Le Tournoi
web-tournoi-companion-help = Battles decided with their power cards, the ghost for one player, and the score sheet.
web-tournoi-companion-decks = Build a deck from the cards and check it.
web-tournoi-companion-own = Le Tournoi of your box
web-tournoi-companion-own-help = Enter printed power cards and tokens where ours are proposed, for tables of your own.
web-tournoi-own-powers = Power cards
web-tournoi-own-tokens = Tokens
