# Earth: what other pages of the site say of it.

web-earth-companion-title = Score Earth
web-earth-companion-help = All players’ tableaux card by card, every category with its sources, goals and ranks.
web-earth-solo-title = Earth with Gaia
web-earth-solo-help = Alone with the box: draws Gaia’s card, says what she does and keeps her score.
