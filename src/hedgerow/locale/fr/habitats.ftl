# Habitats : questions, tuiles, coups, événements, objectifs, résultats.

game-habitats-name = Habitats
game-habitats-line = Prends des tuiles au marché et bâtis une réserve où chaque animal a le terrain qu’il lui faut.
game-habitats-legend =
    Tuiles : P prairie, F forêt, A terre aride, E eau, # tour d’observation ; dessous, les points et ce qu’il faut à un animal, * étant une fleur.
    0/4 PE : encore rien de ses 4 points, il lui manque une prairie et un plan d’eau. Les flèches sont des routes : rien n’ira jamais là. ┼ ╳ ◇ □ comment une tour regarde, et ses points pour un animal et pour une fleur.
    L’entrée est en 0,0 ; le premier nombre va vers l’est, le second vers le nord. Au marché, les flèches montrent où regarde une figurine.

# Les fichiers de composants ont des noms dans les deux langues : dire celui de cette langue
-habitats-language = français
    .code = fr
habitats-called = { -habitats-language.code ->
    [fr] { $fr }
   *[en] { $en }
  }

# Ce qu’on demande à une place
habitats-prompt-take = Prends la première tuile devant ta figurine, à sa gauche ou à sa droite.
habitats-prompt-behind = Il n’y a rien devant ta figurine, ni à gauche ni à droite : prends la tuile derrière elle.
habitats-prompt-place = Ajoute la tuile à ton parc.
habitats-prompt-place-road = Tourne la tuile et ajoute-la au parc ; ses routes restent toujours libres.
habitats-prompt-place-endless = Tourne et pose la tuile ; toute la ligne de chaque route reste libre.

# Tuiles
habitats-entrance = l’entrée
habitats-land-grassland = prairie
habitats-land-forest = forêt
habitats-land-dryland = terre aride
habitats-land-water = eau
habitats-demand-grassland = { $count ->
    [one] { $count } prairie
   *[other] { $count } prairies
  }
habitats-demand-forest = { $count ->
    [one] { $count } forêt
   *[other] { $count } forêts
  }
habitats-demand-dryland = { $count ->
    [one] { $count } terre aride
   *[other] { $count } terres arides
  }
habitats-demand-water = { $count ->
    [one] { $count } plan d’eau
   *[other] { $count } plans d’eau
  }
habitats-demand-flower = { $count ->
    [one] { $count } fleur
   *[other] { $count } fleurs
  }
habitats-face-animal = { $name } (sur { $land }, { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }, il lui faut : { $demand })
habitats-face-flower = { $name } ({ $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  })
habitats-face-tower = { $name } ({ $animal } par animal, { $flower } par fleur en vue)
habitats-face-big = { $name } (1 par autre tuile de sa zone)
habitats-face-many = { $name } (1 par autre zone de son paysage)
habitats-face-road = { $name } ({ $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  } avec une voisine à chaque côté ouvert)
habitats-side-N = nord
habitats-side-E = est
habitats-side-S = sud
habitats-side-W = ouest
habitats-letter-grassland = P
habitats-letter-forest = F
habitats-letter-dryland = A
habitats-letter-water = E
habitats-draw-flower = fleur
habitats-draw-tower = tour
habitats-draw-road = route
habitats-draw-entrance = entrée
habitats-draw-tourist-BIG = touriste GRAND
habitats-draw-tourist-MANY = touriste NOMBREUX
habitats-draw-each = 1 chacune

# Coups
habitats-move-take = Prendre en { $at } : { $tile }
habitats-move-place = Poser en { $at }, à côté de : { $beside }
habitats-move-place-road = Poser en { $at }, routes { $sides }, à côté de : { $beside }
habitats-group-market = Marché
habitats-group-row = Rangée { $row }

# Événements
habitats-event-taken = { $you ->
    [who] Tu prends
   *[other] { $who } prend
  } : { $tile } ({ $at }).
habitats-event-filled = Nouvelle tuile au marché ({ $at }) : { $tile }.
habitats-event-placed = { $you ->
    [who] Tu poses
   *[other] { $who } pose
  } : { $tile } ({ $at }).
habitats-event-discarded = { $you ->
    [who] Tu n’as aucune case pour ta tuile et la défausses : { $tile }.
   *[other] { $who } n’a aucune case pour sa tuile et la défausse : { $tile }.
  }
habitats-event-goal = Année { $year }, { $goal } : { $seats }.
habitats-event-parks = Les parcs marquent : { $seats }.
habitats-standing = { $you ->
    [who] toi : +{ $vp } ({ $measure })
   *[other] { $who } : +{ $vp } ({ $measure })
  }
habitats-park-points = { $you ->
    [who] toi : { $vp }
   *[other] { $who } : { $vp }
  }

# Sous les yeux
habitats-note-year = Année { $year } : { $left ->
    [one] le dernier tour
   *[other] encore { $left } tours
  }.
habitats-note-goal = Objectif de l’année { $year }, { $goal } : { $seats } pour l’instant.
habitats-note-scored = Objectif de l’année { $year }, { $goal } : { $seats }.
habitats-note-hand = { $who } doit poser : { $tile }.
habitats-note-park = Ton parc marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  } pour l’instant.

# La fin
habitats-outcome = Les trois années sont finies.
habitats-score-animal = Animaux
habitats-score-flower = Fleurs
habitats-score-tower = Tours d’observation
habitats-score-tourist = Touristes
habitats-score-road = Routes d’accès
habitats-score-goal = Année { $year }, { $goal }

# Ce qui ne va pas
error-habitats-goal-twice = L’objectif « { $goal } » est choisi deux fois : chacun ne peut être posé qu’une fois.
error-habitats-colours-many = { $count } couleurs d’entrées pour { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
  }.
error-habitats-colour = Aucune entrée n’est de la couleur « { $colour } ». Couleurs : { $known }.
error-habitats-colour-twice = L’entrée « { $colour } » est choisie deux fois : il n’y en a qu’une.

# Options
option-habitats-goals = Objectifs
option-habitats-goals-help = Tirés au sort parmi neuf, ou ceux que tu choisis.
option-habitats-goals-random = Objectifs au hasard
option-habitats-goals-chosen = Objectifs choisis
option-habitats-first = Premier joueur
option-habitats-first-help = Qui joue le premier tour de chaque année.
option-habitats-first-A = { option-cryptid-first-A }
option-habitats-first-B = { option-cryptid-first-B }
option-habitats-first-C = { option-cryptid-first-C }
option-habitats-first-D = { option-cryptid-first-D }
option-habitats-first-E = { option-cryptid-first-E }
option-habitats-first-random = { option-cryptid-first-random }
option-habitats-entrances = Entrées
option-habitats-entrances-help = Dans l’ordre de la boîte, tirées au sort, ou de la couleur que chacun choisit.
option-habitats-entrances-fixed = Ordre de la boîte
option-habitats-entrances-dealt = Entrées au hasard
option-habitats-entrances-chosen = Entrées choisies
option-habitats-colours = Couleurs des entrées
option-habitats-colours-help = Une par joueur, dans l’ordre, séparées par des espaces : rouge, jaune, noire, blanche, brune.
option-habitats-yearly = Objectifs par année
option-habitats-yearly-help = Deux par année : c’est une édition plus récente, avec six objectifs différents en tout.
option-habitats-yearly-one = Un objectif par an
option-habitats-yearly-two = Deux objectifs par an
option-habitats-roads = Côtés avec route
option-habitats-roads-help = Une route garde vide seulement la case d’à côté, ou toute sa ligne.
option-habitats-roads-short = Routes courtes
option-habitats-roads-endless = Routes sans fin
option-habitats-year1 = Objectif de l’année 1
option-habitats-year2 = Objectif de l’année 2
option-habitats-year3 = Objectif de l’année 3
option-habitats-second1 = Second objectif de l’année 1
option-habitats-second2 = Second objectif de l’année 2
option-habitats-second3 = Second objectif de l’année 3
option-habitats-year1-random = Au hasard
option-habitats-year1-biggest_area = La plus grande zone
option-habitats-year1-many_areas = Beaucoup de zones
option-habitats-year1-long_park = Parc allongé
option-habitats-year1-diagonal = Parc en diagonale
option-habitats-year1-landscape_types = Types de paysages
option-habitats-year1-flora = Diversité de la flore
option-habitats-year1-compact = Parc compact
option-habitats-year1-keep_close = Tout près
option-habitats-year1-accessibility = Accessibilité
option-habitats-year2-random = { option-habitats-year1-random }
option-habitats-year2-biggest_area = { option-habitats-year1-biggest_area }
option-habitats-year2-many_areas = { option-habitats-year1-many_areas }
option-habitats-year2-long_park = { option-habitats-year1-long_park }
option-habitats-year2-diagonal = { option-habitats-year1-diagonal }
option-habitats-year2-landscape_types = { option-habitats-year1-landscape_types }
option-habitats-year2-flora = { option-habitats-year1-flora }
option-habitats-year2-compact = { option-habitats-year1-compact }
option-habitats-year2-keep_close = { option-habitats-year1-keep_close }
option-habitats-year2-accessibility = { option-habitats-year1-accessibility }
option-habitats-year3-random = { option-habitats-year1-random }
option-habitats-year3-biggest_area = { option-habitats-year1-biggest_area }
option-habitats-year3-many_areas = { option-habitats-year1-many_areas }
option-habitats-year3-long_park = { option-habitats-year1-long_park }
option-habitats-year3-diagonal = { option-habitats-year1-diagonal }
option-habitats-year3-landscape_types = { option-habitats-year1-landscape_types }
option-habitats-year3-flora = { option-habitats-year1-flora }
option-habitats-year3-compact = { option-habitats-year1-compact }
option-habitats-year3-keep_close = { option-habitats-year1-keep_close }
option-habitats-year3-accessibility = { option-habitats-year1-accessibility }
option-habitats-second1-random = { option-habitats-year1-random }
option-habitats-second1-biggest_area = { option-habitats-year1-biggest_area }
option-habitats-second1-many_areas = { option-habitats-year1-many_areas }
option-habitats-second1-long_park = { option-habitats-year1-long_park }
option-habitats-second1-diagonal = { option-habitats-year1-diagonal }
option-habitats-second1-landscape_types = { option-habitats-year1-landscape_types }
option-habitats-second1-flora = { option-habitats-year1-flora }
option-habitats-second1-compact = { option-habitats-year1-compact }
option-habitats-second1-keep_close = { option-habitats-year1-keep_close }
option-habitats-second1-accessibility = { option-habitats-year1-accessibility }
option-habitats-second2-random = { option-habitats-year1-random }
option-habitats-second2-biggest_area = { option-habitats-year1-biggest_area }
option-habitats-second2-many_areas = { option-habitats-year1-many_areas }
option-habitats-second2-long_park = { option-habitats-year1-long_park }
option-habitats-second2-diagonal = { option-habitats-year1-diagonal }
option-habitats-second2-landscape_types = { option-habitats-year1-landscape_types }
option-habitats-second2-flora = { option-habitats-year1-flora }
option-habitats-second2-compact = { option-habitats-year1-compact }
option-habitats-second2-keep_close = { option-habitats-year1-keep_close }
option-habitats-second2-accessibility = { option-habitats-year1-accessibility }
option-habitats-second3-random = { option-habitats-year1-random }
option-habitats-second3-biggest_area = { option-habitats-year1-biggest_area }
option-habitats-second3-many_areas = { option-habitats-year1-many_areas }
option-habitats-second3-long_park = { option-habitats-year1-long_park }
option-habitats-second3-diagonal = { option-habitats-year1-diagonal }
option-habitats-second3-landscape_types = { option-habitats-year1-landscape_types }
option-habitats-second3-flora = { option-habitats-year1-flora }
option-habitats-second3-compact = { option-habitats-year1-compact }
option-habitats-second3-keep_close = { option-habitats-year1-keep_close }
option-habitats-second3-accessibility = { option-habitats-year1-accessibility }

# Ce qu'une tuile adverse a rapporté, dans une analyse.
habitats-luck-points = { $points ->
    [one] { $said } { $points } point tout de suite.
   *[other] { $said } { $points } points tout de suite.
}
