"""What proves a game right: laws, golden playthroughs, rule coverage. Shipped for new games."""
