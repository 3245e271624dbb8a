# Habitats: what other pages of the site say of it.

web-habitats-companion-title = Score Habitats
web-habitats-companion-help = Lay your park tile by tile: points with reasons, goals and ranks of all players.
web-habitats-companion-own = Habitats of your box
web-habitats-companion-own-help = Enter printed tiles, entrances, points and markets where ours are proposed, for the score sheet and tables of your own.
web-habitats-own-tiles = Tiles
web-habitats-own-entrances = Entrances
web-habitats-own-years = Goal points
web-habitats-own-market = Market
