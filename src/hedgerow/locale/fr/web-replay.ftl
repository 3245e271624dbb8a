# Le navigateur : la relecture d’une partie de n’importe quel jeu.

web-replay-title = Revoir la partie
web-replay-subtitle = Partie à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
  }, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }
web-replay-subtitle-moves = Partie à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
  }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
web-replay-loading = On remet la partie en place
web-replay-again = Réessayer
web-replay-won = { $who } a trouvé
web-replay-won-at = au tour { $turn }, sur { $hex }
web-replay-eyes = Par les yeux de qui
web-replay-eyes-all = Tous
web-replay-notes = Indices
web-replay-points = Moments
web-replay-log = Journal
web-replay-chart-says = { $who } : { $value }
web-replay-turn-of = Tour { $turn } sur { $turns }
web-replay-before = Avant le premier coup
web-replay-move-of = Coup { $at } sur { $moves }
web-replay-slider = Tour
web-replay-slider-moves = Coup
web-replay-first = Au début
web-replay-back = Un tour en arrière
web-replay-on = Un tour en avant
web-replay-back-move = Un coup en arrière
web-replay-on-move = Un coup en avant
web-replay-last = À la fin
web-replay-play = Lecture
web-replay-pause = Arrêt
web-replay-share = Partager
web-replay-review = Analyse
web-replay-shared = Le lien est copié.
web-replay-record = Fichier
web-replay-proof = Preuve du mélange
web-replay-stop-start = Début
web-replay-stop-turn = Tour { $turn }
web-replay-stop-move = Coup { $move }
error-replay-unfinished = Cette partie n’est pas finie, on ne peut pas encore la revoir.
error-replay-at = Il n’y a pas de position { $at } : les coups vont de 0 à { $last }.
web-replay-chart-points = Points
web-replay-chart-points-note = si l’on comptait à ce moment
web-replay-held-hand = Main
web-replay-held-others = { $count ->
    [one] { $count } carte inconnue
   *[other] { $count } cartes inconnues
  }
web-replay-held-nothing = rien
web-replay-point-lead = { $you ->
    [who] Tu passes en tête
   *[other] { $who } passe en tête
  }
web-replay-point-lead-kept = { $you ->
    [who] Tu prends la tête pour de bon
   *[other] { $who } prend la tête pour de bon
  }
web-replay-point-ahead = { $you ->
    [who] Tu as { $points }, { $rival } { $behind }.
    [rival] { $who } a { $points }, toi { $behind }.
   *[other] { $who } a { $points }, { $rival } { $behind }.
  }
web-replay-point-big = { $you ->
    [who] Un grand tour pour toi
   *[other] Un grand tour pour { $who }
  }
web-replay-point-gain = { $you ->
    [who] Tu gagnes
   *[other] { $who } gagne
  } { $gain } ; un bon tour rapportait { $usual } dans cette partie.
web-replay-unit = Avancer par
web-replay-unit-turn = Tours
web-replay-unit-move = Coups
web-replay-speed = Vitesse { $speed }
web-replay-hands = Mains
web-replay-own-notes = Notes
web-replay-score = Résultat
web-replay-note = Ta note : { $moment }
web-replay-note-hint = Qu’est-ce que tu te disais ici ?
web-replay-note-kept = Gardée sur cet appareil, et enregistrée avec le fichier.
