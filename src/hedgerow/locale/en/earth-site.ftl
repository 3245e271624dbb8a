# Earth: what other pages of the site say of it.

web-earth-companion-title = Score Earth
web-earth-companion-help = All players’ tableaux card by card, every category with its sources, goals and ranks.
web-earth-solo-title = Earth with Gaia
web-earth-solo-help = Alone with the box: draws Gaia’s card, says what she does and keeps her score.
web-earth-companion-own = Animals of your box
web-earth-companion-own-help = Read a printed animal and choose the line that says the same, for tables of your own.
web-earth-own-animals = Animals
