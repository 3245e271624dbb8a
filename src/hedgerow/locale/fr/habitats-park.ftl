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
habitats-park-column-place = x et y
habitats-park-column-tile = Tuile
habitats-park-column-vp = pv
habitats-park-column-why = Pourquoi
habitats-park-column-goal = Objectif
habitats-park-column-measure = Dans ce parc
habitats-park-total = Le parc marque { $total ->
    [one] { $total } point
   *[other] { $total } points
  }.
habitats-park-odd-none = Attention : { $name } en { $x }, { $y } : cette tuile n’est pas dans la boîte.
habitats-park-odd-many = Attention : { $name } en { $x }, { $y } : ce serait la n° { $count }, et la boîte n’en a que { $has } comme elle.
habitats-park-odd-turns = Attention : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  } dans un parc, alors que { $most } tours en donnent { $most } au plus.
habitats-park-rank = { $rank ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $rank }e
  } ({ $measure })
habitats-park-rank-points = { $rank } : +{ $points }
habitats-park-final = { $name } : { $total ->
    [one] { $total } point
   *[other] { $total } points
  } avec les objectifs
habitats-park-measure-biggest_area = taille des zones : { $measure }
habitats-park-measure-many_areas = { $measure ->
    [one] { $measure } zone
   *[other] { $measure } zones
  }
habitats-park-measure-long_park = { $measure ->
    [one] { $measure } tuile en ligne
   *[other] { $measure } tuiles en ligne
  }
habitats-park-measure-diagonal = { $measure ->
    [one] { $measure } tuile en diagonale
   *[other] { $measure } tuiles en diagonale
  }
habitats-park-measure-landscape_types = { $first ->
    [one] { $first } paysage
   *[other] { $first } paysages
  }, { $second ->
    [one] { $second } série complète
   *[other] { $second } séries complètes
  }
habitats-park-measure-flora = { $first ->
    [one] { $first } sorte de fleurs
   *[other] { $first } sortes de fleurs
  }, { $second ->
    [one] { $second } fleur en tout
   *[other] { $second } fleurs en tout
  }
habitats-park-measure-compact = { $measure ->
    [one] { $measure } tuile en rectangle
   *[other] { $measure } tuiles en rectangle
  }
habitats-park-measure-keep_close = { $measure } pas de l’entrée à la tuile la plus lointaine
habitats-park-measure-accessibility = { $measure } pas de la tuile la plus lointaine à une route

# Fichiers de parcs fautifs
error-habitats-park = { $place }, ligne { $line }, colonne { $column } : { $detail }.
error-habitats-park-goal = --goals : « { $goal } » n’est pas un objectif. Objectifs : { $known }.
error-habitats-park-years = --goals : { $count } années nommées, et une partie en a { $most }.
habitats-park-not-text = ce n’est pas du texte UTF-8
habitats-park-unknown = « { $word } » n’est pas une tuile (. pour rien, un identifiant comme zebra, ou ce que montre la tuile : @G F* F3:GDW T+ Tx T4 T8 F-BIG F-MANY D=NW)
habitats-park-not-turned = « { $word } » n’a pas de route et ne se tourne pas
habitats-park-side-twice = « { $word } » nomme deux fois un côté
habitats-park-no-entrance = il n’y a pas d’entrée (@G, @F, @D, @W, ou entrance-red et ainsi de suite)
habitats-park-two-entrances = c’est une deuxième entrée
habitats-park-entrance-road = la route de l’entrée mène au sud (S)
habitats-park-too-far = c’est à plus de { $most } cases de l’entrée
habitats-park-two-tiles = une autre tuile est déjà là
habitats-park-below-entrance = rien ne peut être posé sous l’entrée
habitats-park-road-blocked = une route de cette tuile bute sur une autre tuile
habitats-park-apart = cette tuile n’est pas reliée à l’entrée
habitats-park-json = ce n’est pas du JSON ({ $detail })
habitats-park-form = format incorrect ({ $detail })
habitats-park-several = le fichier contient plusieurs parcs : choisis-en un avec --park ({ $known })
habitats-park-name-twice = « { $name } » nomme deux parcs
habitats-park-lacks = il manque « { $field } » à cette tuile
habitats-park-sides = une tuile à routes a de un à trois road_sides différents
habitats-park-no-roads = une tuile de type { $kind } n’a pas de road_sides
error-habitats-no-tile = La boîte n’a pas de tuile « { $tile } ».
error-habitats-cell-twice = Deux tuiles sur une case, ou une seconde entrée : { $x }, { $y }.
error-habitats-own-tile = Tuile « { $tile } » : { $detail }.

# Les champs d’une tuile imprimée
habitats-field-land = Paysage
habitats-field-vp = Points de la tuile
habitats-field-grassland = Demande de la prairie
habitats-field-forest = Demande de la forêt
habitats-field-dryland = Demande de la terre aride
habitats-field-water = Demande de l’eau
habitats-field-flower = Demande des fleurs
habitats-field-tower = Vue
habitats-field-tower-orth = tout droit
habitats-field-tower-diag = en diagonale
habitats-field-tower-adj4 = 4 cases
habitats-field-tower-adj8 = 8 cases
habitats-field-animal-vp = Points pour un animal
habitats-field-flower-vp = Points pour une fleur
habitats-field-tourist = Touriste
habitats-field-tourist-BIG = BIG : sa propre zone
habitats-field-tourist-MANY = MANY : les zones de son paysage
habitats-field-roads = Routes
habitats-field-seats = { $seats } joueurs
habitats-field-points = Année { $year }, place { $rank }
habitats-field-rows = Rangées
habitats-field-columns = Colonnes
habitats-field-figure-row = { $seat } : rangée depuis le haut
habitats-field-figure-column = { $seat } : colonne depuis la gauche
habitats-field-figure-facing = { $seat } : regarde vers
habitats-wrong-points = plus que la place { $rank }, qui en reçoit { $points }
habitats-wrong-size = trop petit pour { $seats } figurines
habitats-wrong-stock = il faut { $needed } tuiles, il y en a { $there }
habitats-wrong-row = il n’y a que { $rows } rangées
habitats-wrong-column = il n’y a que { $columns } colonnes
habitats-wrong-facing = une figurine se tient au bord et regarde à travers le marché
habitats-wrong-taken = { $seat } s’y trouve déjà
habitats-field-year = Année { $year } : { $points }.
habitats-field-market = { $rows } rangées de { $columns } tuiles.
habitats-field-figure = { $seat } : rangée { $row }, colonne { $column }, regarde vers { $side }.
