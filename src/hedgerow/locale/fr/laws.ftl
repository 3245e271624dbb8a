laws-progress = { $game } sous les lois
laws-row = { $seats } joueurs, { $options } : { $games } parties, { $moves } coups
laws-held = { $games } parties, { $laws } lois à chaque coup, aucune enfreinte
laws-held-cheap = { $games } parties, invariants rapides à chaque coup, aucun enfreint
error-law-broken = une loi est enfreinte : { $detail }
