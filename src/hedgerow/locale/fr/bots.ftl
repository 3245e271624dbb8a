# Les robots de tous les jeux : un nom, et une ligne pour qui en choisit un.

bots-novice = Novice
bots-novice-line = Connaît les règles et prend ce qui est à portée. Idéal pour une première partie.
bots-player = Joueur
bots-player-line = Joue raisonnablement, mais oublie des choses et ne voit pas loin.
bots-expert = Expert
bots-expert-line = Se souvient de tout, prévoit et se trompe rarement.
bots-master = Maître
bots-master-line = Pèse tout et prend son temps. Il n’y a pas plus fort.
bots-random = Hasard
bots-random-line = Joue n’importe quel coup permis.
bots-sure-win = Ce coup gagne tout de suite.
bots-search = Recherche
bots-search-line = Joue la suite des centaines de fois. Ne connaît que les règles.
bots-search-why = { $percent } % de victoires en jouant { $games } fois la suite.
