# Le plateau du Tournoi dans le navigateur.

web-tournoi-log-round = Manche { $round }
web-tournoi-loading = Les batailles s’installent
web-tournoi-failed = Les cartes ne sont pas arrivées.
web-tournoi-again = Réessayer
web-tournoi-ghost = Fantôme
web-tournoi-ghost-plays = Le Fantôme joue au hasard : deux cartes par bataille, dont la plus grande valeur se bat (même avec Junior), et une carte Pouvoir par manche.
web-tournoi-round = Manche { $number }
web-tournoi-round-of = Manche { $number } sur { $rounds }
web-tournoi-round-word = manche
web-tournoi-hand = Ta main, manche { $number } sur { $rounds }
web-tournoi-hand-hint = Choisis une carte, puis une bataille
web-tournoi-powers = Cartes Pouvoir
web-tournoi-powers-worth = +1 par carte gardée
web-tournoi-powers-hint = Choisis une carte Pouvoir, puis une de tes cartes.
web-tournoi-powers-none = Tu n’as plus de carte Pouvoir.
web-tournoi-powers-watched = Face cachée tant que tout le monde regarde.
web-tournoi-pass = En rester là pour cette manche
web-tournoi-pass-none = N’en poser aucune cette manche
web-tournoi-played = Déjà jouées
web-tournoi-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
web-tournoi-seat = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour l’instant, dont { $powers ->
    [one] { $powers } pour la carte Pouvoir pas encore jouée
   *[other] { $powers } pour les cartes Pouvoir pas encore jouées
  }
web-tournoi-so-far = pour l’instant
web-tournoi-last-round = Manche précédente
web-tournoi-last-round-close = Revenir à la manche

# Les batailles
web-tournoi-who-wins = { $you ->
    [yes] tu gagnes
   *[no] { $name } gagne
  }
web-tournoi-shared = victoire partagée
web-tournoi-next = à dévoiler maintenant
web-tournoi-compares = On compare : { $battle }
web-tournoi-smallest = La plus petite l’emporte
web-tournoi-smallest-short = plus petite
web-tournoi-threat-first = La menace d’abord
web-tournoi-threat-short = menace
web-tournoi-changed-short = changée
web-tournoi-wins = gagne
web-tournoi-wins-points = gagne, +{ $points }
web-tournoi-kept = protégée
web-tournoi-cancelled = sans effet
web-tournoi-only-you = toi seul
web-tournoi-face-down = face cachée
web-tournoi-laying = pose ses cartes
web-tournoi-lay-here = Poser ici
web-tournoi-instead = remplace { $card }
web-tournoi-unused-short = non jouée : { $card }
web-tournoi-odds = gagne à { $percent } %
web-tournoi-odds-note = % : ses chances de gagner là, à peu près.
web-tournoi-odds-short = { $percent } %
web-tournoi-odds-help = Environ, contre les cartes que tes adversaires peuvent avoir, sans carte Pouvoir
web-tournoi-power-down = une carte Pouvoir face cachée
web-tournoi-card-state = { $state ->
    [won] gagnée
    [kept] protégée
   *[lost] perdue
  }
web-tournoi-show = Fiche : { $card }

# Les places, pour qui écoute
web-tournoi-slot = { $battle } : libre
web-tournoi-slot-card = { $battle } : poser { $card }, { $figure }
web-tournoi-slot-odds = { $battle } : poser { $card }, { $figure }, gagne à { $percent } % environ
web-tournoi-slot-power = { $battle } : poser { $power }
web-tournoi-place-empty = { $name } : rien pour l’instant
web-tournoi-place-down = { $name } : une carte face cachée
web-tournoi-place = { $name } : { $card }, { $figure }{ $how ->
    [won] , gagne
    [kept] , protégée
    [lost] , perd
   *[laid] {""}
  }

# On dévoile les batailles une par une
web-tournoi-stage-round = Manche { $number } : les batailles
web-tournoi-stage-turn-up = Dévoile la bataille { $battle }.
web-tournoi-stage-act = Dévoiler { $battle }
web-tournoi-stage-act-short = Dévoiler
web-tournoi-stage-all = Tout dévoiler
web-tournoi-stage-own = Ta carte, { $card } : { $figure }.
web-tournoi-stage-powers = { $count ->
    [0] Aucune carte Pouvoir ici.
    [one] Une carte Pouvoir est posée ici.
   *[other] { $count } cartes Pouvoir sont posées ici.
  }
web-tournoi-stage-over = La manche est finie.
web-tournoi-stage-kept = { $count ->
    [0] Aucune carte pour toi cette fois.
    [one] Une carte rejoint ta Zone protégée.
   *[other] { $count } cartes rejoignent ta Zone protégée.
  }
web-tournoi-stage-bonus = { $bonus } : { $who }.
web-tournoi-stage-bonus-of = { $who ->
    [you] +{ $points } pour toi
   *[other] +{ $points } pour { $name }
  }
web-tournoi-stage-go-on = Passer à la manche { $number }
web-tournoi-stage-result = Voir le résultat
web-tournoi-stage-done = Tout est posé.

# Zones protégées et bonus
web-tournoi-zone = Zone protégée
web-tournoi-zone-none = Aucun animal pour l’instant.
web-tournoi-zone-card = { $card } : { $points } points
web-tournoi-whose-zone = Zone de quel joueur
web-tournoi-open-zone = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : Zone protégée
web-tournoi-bonus-trio = Trio gagnant
web-tournoi-bonus-triple = Jetons triples
web-tournoi-trio-worth = +4 à la fin
web-tournoi-token-worth = +3 pts
web-tournoi-token-of = pris par { $name }
web-tournoi-kind = { $kind } : { $there ->
    [yes] présent
   *[no] manque
  }
web-tournoi-tabs = Devant toi
web-tournoi-pane-powers = Pouvoirs
web-tournoi-pane-zone = Zone
web-tournoi-tab-hand = Main
web-tournoi-tab-powers = Pouvoirs { $count }
web-tournoi-tab-zone = Zone { $count }
web-tournoi-tab-bonus = Bonus

# Les fiches
web-tournoi-sheet-threat = { $threat } ({ $colour }) : { $points } points dans une Zone protégée.
web-tournoi-sheet-kind = Catégorie : { $kind }.
web-tournoi-sheet-totem = Une carte Totem, qui se joue comme les autres.
web-tournoi-sheet-threat-source = Degré de menace : { $source }
web-tournoi-sheet-kin = L’image montre un proche parent.
web-tournoi-sheet-power = Carte Pouvoir, { $kind }
web-tournoi-sheet-rule = Règle { $rule }
web-tournoi-sheet-across = Carte Pouvoir posée dessus : { $power }.
web-tournoi-sheet-quote = « { $text } »
web-tournoi-sheet-order = Se pose face cachée en travers d’une de tes cartes, une seule par bataille.
web-tournoi-about-largest = La plus grande valeur gagne.
web-tournoi-about-smallest = Junior : la plus petite valeur gagne.
web-tournoi-about-undone = Les cartes Junior s’annulent ici.
web-tournoi-about-threat = L’espèce la plus menacée gagne. Entre espèces de même couleur, { $smallest ->
    [yes] la plus petite
   *[no] la plus grande
  } valeur l’emporte ; à égalité là aussi, elles partagent la victoire.
web-tournoi-about-tie = À valeurs égales, l’espèce la plus menacée gagne ; de même couleur, elles partagent la victoire.

# De quoi il s’agit
web-tournoi-guide-goal = Gagne des batailles avec tes animaux et mets-les dans ta zone protégée : le plus de points y gagne.
web-tournoi-guide-1 = Tu pioches quatre cartes et en poses une, face cachée, sur chacune des quatre batailles.
web-tournoi-guide-2 = Si tu veux, pose des cartes Pouvoir par-dessus. Il n’y en a que cinq pour toute la partie.
web-tournoi-guide-3 = Les batailles sont dévoilées. La meilleure valeur gagne et garde son animal ; à égalité, l’espèce la plus menacée.
web-tournoi-guide-end = Après quatre manches, on compte les zones protégées et les bonus. Une carte Pouvoir non jouée vaut 1 point.
web-tournoi-terms = bataille=TOU-15, carte pouvoir=TOU-17, deck=TOU-38
web-tournoi-replay-stop = Manche { $round }
web-tournoi-replay-down = Face cachée
web-tournoi-replay-both = En main et face cachée
web-tournoi-replay-on = { $card } ({ $battle })
web-tournoi-replay-powers = Cartes Pouvoir
web-tournoi-replay-end = La dernière manche
web-tournoi-replay-token = { $who } prend un jeton
web-tournoi-replay-round = Une manche pour { $who }
web-tournoi-replay-won = { $won } batailles gagnées sur { $battles }.
