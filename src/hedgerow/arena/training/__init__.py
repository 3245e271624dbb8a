"""Models that tell the chances to win: positions from play, the fit, and what it is worth."""
