# L’arbitre du Tournoi pour une vraie table.

web-tournoi-companion-round = manche { $round } sur 4
web-tournoi-companion-part = Partie de la page
web-tournoi-companion-battle = Bataille
web-tournoi-companion-score = Feuille de score
web-tournoi-companion-which = Quelle bataille
web-tournoi-companion-ghost = Fantôme
web-tournoi-companion-ghost-lays = Manche { $round } : deux de ses cartes face cachée sur chaque bataille, sa carte Pouvoir sur { $battle }. Il combat avec la plus haute des deux.
web-tournoi-companion-changed = Une carte Pouvoir change la bataille : compare { $name }.
web-tournoi-companion-value = Valeur de { $name }, carte { $number }
web-tournoi-companion-threat = Couleur de menace
web-tournoi-companion-power = Carte Pouvoir
web-tournoi-companion-no-power = Aucune
web-tournoi-companion-won = Gagne
web-tournoi-companion-kept = Garde sa carte
web-tournoi-companion-lost = Perd
web-tournoi-companion-because-value = { $reversed ->
    [yes] La plus petite valeur, sous Junior.
   *[no] La plus grande valeur.
  }
web-tournoi-companion-because-threat = L’espèce la plus menacée.
web-tournoi-companion-because-tie = Égales en valeur et en menace : toutes gagnent.
web-tournoi-companion-because-protect = Protect garde la carte, quel que soit le résultat.
web-tournoi-companion-because-second = Deuxième, et son pouvoir compte cela comme une victoire.
web-tournoi-companion-because-lower = { $reversed ->
    [yes] Une autre valeur est plus petite, sous Junior.
   *[no] Une autre valeur est plus grande.
  }
web-tournoi-companion-because-less_threatened = Une autre espèce est plus menacée.
web-tournoi-companion-times = Sa valeur compte { $factor }.
web-tournoi-companion-replace = Peut d’abord remplacer sa carte par celle du dessus de son deck.
web-tournoi-companion-settle = Dans les zones protégées, bataille suivante
web-tournoi-companion-powers-left = Cartes Pouvoir non jouées
web-tournoi-companion-tokens = Jetons bonus
web-tournoi-companion-sum = Animaux { $cards }, bonus { $bonus }, pouvoirs { $powers }, victoires { $extra } : { $total }
web-tournoi-companion-alone = Seul contre le fantôme
web-tournoi-companion-rounds = Manche
