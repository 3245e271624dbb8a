# Habitats : pourquoi une tuile marque, et fichiers de parcs.

# Pourquoi
habitats-why-entrance = l’entrée ne marque rien
habitats-why-flower = une fleur marque toujours
habitats-why-content = ne demande rien
habitats-why-met = demande { $wanted } ; il y a { $found }
habitats-why-unmet = demande { $wanted } ; il y a { $found } ; il manque { $lacking }
habitats-why-sights = voit { $seen }
habitats-why-nothing = ne voit rien qui compte
habitats-sight = { $name } ({ $vp } pv)
habitats-why-big = { $count ->
    [0] aucune autre tuile dans sa zone
    [one] { $count } autre tuile dans sa zone
   *[other] { $count } autres tuiles dans sa zone
  }
habitats-why-many = { $count ->
    [0] aucune autre zone de son paysage
    [one] { $count } autre zone de son paysage
   *[other] { $count } autres zones de son paysage
  }
habitats-why-road = une tuile touche chaque côté sans route
habitats-why-bare = il manque une tuile de ce côté : { $sides }

# hedgerow habitats score
park-column-place = x et y
park-column-tile = Tuile
park-column-vp = pv
park-column-why = Pourquoi
park-column-goal = Objectif
park-column-measure = Dans ce parc
park-total = Le parc marque { $total ->
    [one] { $total } point
   *[other] { $total } points
  }.
park-odd-none = Attention : { $name } en { $x }, { $y } : cette tuile n’est pas dans la boîte.
park-odd-many = Attention : { $name } en { $x }, { $y } : ce serait la n° { $count }, et la boîte n’en a que { $has } comme elle.
park-odd-turns = Attention : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  } dans un parc, alors que { $most } tours en donnent { $most } au plus.
park-rank = { $rank ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $rank }e
  } ({ $measure })
park-rank-points = { $rank } : +{ $points }
park-final = { $name } : { $total ->
    [one] { $total } point
   *[other] { $total } points
  } avec les objectifs
park-measure-biggest_area = taille des zones : { $measure }
park-measure-many_areas = { $measure ->
    [one] { $measure } zone
   *[other] { $measure } zones
  }
park-measure-long_park = { $measure ->
    [one] { $measure } tuile en ligne
   *[other] { $measure } tuiles en ligne
  }
park-measure-diagonal = { $measure ->
    [one] { $measure } tuile en diagonale
   *[other] { $measure } tuiles en diagonale
  }
park-measure-landscape_types = { $first ->
    [one] { $first } paysage
   *[other] { $first } paysages
  }, { $second ->
    [one] { $second } série complète
   *[other] { $second } séries complètes
  }
park-measure-flora = { $first ->
    [one] { $first } sorte de fleurs
   *[other] { $first } sortes de fleurs
  }, { $second ->
    [one] { $second } fleur en tout
   *[other] { $second } fleurs en tout
  }
park-measure-compact = { $measure ->
    [one] { $measure } tuile en rectangle
   *[other] { $measure } tuiles en rectangle
  }
park-measure-keep_close = { $measure } pas de l’entrée à la tuile la plus lointaine
park-measure-accessibility = { $measure } pas de la tuile la plus lointaine à une route

# Fichiers de parcs fautifs
error-park = { $place }, ligne { $line }, colonne { $column } : { $detail }.
error-park-goal = --goals : « { $goal } » n’est pas un objectif. Objectifs : { $known }.
error-park-years = --goals : { $count } années nommées, et une partie en a { $most }.
park-not-text = ce n’est pas du texte UTF-8
park-unknown = « { $word } » n’est pas une tuile (. pour rien, un identifiant comme zebra, ou ce que montre la tuile : @G F* F3:GDW T+ Tx T4 T8 F-BIG F-MANY D=NW)
park-not-turned = « { $word } » n’a pas de route et ne se tourne pas
park-side-twice = « { $word } » nomme deux fois un côté
park-no-entrance = il n’y a pas d’entrée (@G, @F, @D, @W, ou entrance-red et ainsi de suite)
park-two-entrances = c’est une deuxième entrée
park-entrance-road = la route de l’entrée mène au sud (S)
park-too-far = c’est à plus de { $most } cases de l’entrée
park-two-tiles = une autre tuile est déjà là
park-below-entrance = rien ne peut être posé sous l’entrée
park-road-blocked = une route de cette tuile bute sur une autre tuile
park-apart = cette tuile n’est pas reliée à l’entrée
park-json = ce n’est pas du JSON ({ $detail })
park-form = format incorrect ({ $detail })
park-several = le fichier contient plusieurs parcs : choisis-en un avec --park ({ $known })
park-name-twice = « { $name } » nomme deux parcs
park-lacks = il manque « { $field } » à cette tuile
park-sides = une tuile à routes a de un à trois road_sides différents
park-no-roads = une tuile de type { $kind } n’a pas de road_sides
