# Le plateau d’Habitats dans le navigateur.

web-habitats-log-round = Tour { $round }
web-habitats-loading = Le marché s’installe
web-habitats-market = Marché
web-habitats-stock = { $count ->
    [one] { $count } tuile dans la pioche
   *[other] { $count } tuiles dans la pioche
  }
web-habitats-park = Ton parc
web-habitats-park-of = Parc : { $name }
web-habitats-park-vp = parc { $vp }
web-habitats-points = parc { $park } + objectifs { $goals }
web-habitats-legend = Un soleil : rien ne lui manque. À l’envers : il lui manque quelque chose. En pointillé : tu peux poser ici.
web-habitats-choose-tile = Choisis une tuile cerclée d’or pour voir ce qu’elle rapporterait.
web-habitats-choose-cell = Choisis une case en pointillé de ton parc.
web-habitats-take = Prendre : { $tile }
web-habitats-take-it = Prendre
web-habitats-lay = Poser ici
web-habitats-turn = Tourner
web-habitats-others = les autres
web-habitats-up-to = jusqu’à { $vp }
web-habitats-tile-offer = { $tile }, jusqu’à { $vp }
web-habitats-figure = Figurine : { $name }, tournée vers { $side ->
    [N] le haut
    [E] la droite
    [S] le bas
   *[W] la gauche
  }
web-habitats-cell = Case libre { $at }
web-habitats-cell-worth = Case libre { $at } : { $vp }
web-habitats-laid = { $tile }, { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }{ $met ->
    [no] {""}, il manque quelque chose
   *[yes] {""}
  }

# Années et objectifs
web-habitats-goals = Années et objectifs
web-habitats-goals-all = Tous les objectifs
web-habitats-year = Année { $year }
web-habitats-year-done = terminée
web-habitats-year-turn = tour { $turn } sur { $turns }
web-habitats-year-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }

# La fiche d’une tuile
web-habitats-sheet-land = Paysage : { $land }.
web-habitats-sheet-needs = Il lui faut { $needs } dans les zones voisines ; il marque alors { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }.
web-habitats-sheet-flower = Marque toujours 1 point.
web-habitats-sheet-tower-orth = Voit sans limite dans les quatre directions : { $animal } par animal satisfait, { $flower } par fleur. Une autre tour arrête la vue.
web-habitats-sheet-tower-diag = Voit sans limite sur les quatre diagonales : { $animal } par animal satisfait, { $flower } par fleur. Une autre tour arrête la vue.
web-habitats-sheet-tower-adj4 = Voit les quatre cases d’à côté : { $animal } par animal satisfait, { $flower } par fleur.
web-habitats-sheet-tower-adj8 = Voit les huit cases autour d’elle : { $animal } par animal satisfait, { $flower } par fleur.
web-habitats-sheet-tourist-BIG = Marque 1 point par autre tuile de sa zone.
web-habitats-sheet-tourist-MANY = Marque 1 point par autre zone de son paysage.
web-habitats-sheet-road = Marque { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  } quand une tuile touche chaque côté sans route. Rien ne touche jamais un côté avec route.
web-habitats-sheet-entrance = Ton entrée : elle compte comme une tuile, et comme une tuile avec route. La colonne en dessous reste libre.
web-habitats-sheet-rule = Règle { $rule }
web-habitats-sheet-proposed = Cette tuile est notre proposition : celle de la boîte ne nous est pas connue.
web-habitats-sheet-kin = L’image montre un proche parent.

# Sur les tuiles mêmes
web-habitats-word-BIG = GRAND
web-habitats-word-MANY = NOMBREUX

# De quoi il s’agit
web-habitats-guide-goal = Aménage le parc qui marque le plus : des animaux qui ont tout le terrain qu’il leur faut, des fleurs, des tours d’observation, des touristes, des routes, et un objectif par année.
web-habitats-guide-1 = Prends la première tuile devant ta figurine, à sa gauche ou à sa droite. La figurine s’y place.
web-habitats-guide-2 = Une nouvelle tuile remplit l’espace que la figurine a quitté.
web-habitats-guide-3 = Ajoute ta tuile à ton parc, côté contre côté. Le terrain dont un animal a besoin compte si sa zone le touche.
web-habitats-guide-end = Après chacune des trois années, son objectif est compté. Après la troisième, chaque tuile compte aussi, et le plus haut total gagne.
web-habitats-terms = figurine=HAB-8, parc=HAB-13, route=HAB-15
