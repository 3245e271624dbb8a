# Habitats: what other pages of the site say of it.

web-habitats-companion-title = Score Habitats
web-habitats-companion-help = Lay your park tile by tile: points with reasons, goals and ranks of all players.
web-habitats-companion-own = Tiles of your box
web-habitats-companion-own-help = Enter the printed tiles where ours are proposed; used in the score sheet, and at tables of your own.
