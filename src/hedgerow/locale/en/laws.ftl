laws-progress = { $game } under the laws
laws-row = { $seats } seats, { $options }: { $games } games, { $moves } moves
laws-held = { $games } games, { $laws } laws at every step, none broken
laws-held-cheap = { $games } games, cheap invariants at every step, none broken
error-law-broken = a law is broken: { $detail }
