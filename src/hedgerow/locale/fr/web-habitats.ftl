# Le plateau d’Habitats dans le navigateur.

web-habitats-log-round = Tour de table { $round }
web-habitats-loading = Le marché s’installe
web-habitats-market = Marché
web-habitats-stock = { $count ->
    [one] { $count } tuile dans la pioche
   *[other] { $count } tuiles dans la pioche
  }
web-habitats-park = Ton parc
web-habitats-park-of = Parc : { $name }
web-habitats-you = Toi
web-habitats-park-vp = parc { $vp }
web-habitats-points = parc { $park } + objectifs { $goals }
web-habitats-legend = Un animal à l’envers manque encore de quelque chose. Choisis-le pour voir de quoi.
web-habitats-choose-tile = Choisis une tuile cerclée d’or pour voir ce qu’elle rapporterait.
web-habitats-take = Prendre : { $tile }
web-habitats-take-it = Prendre
web-habitats-lay = Poser ici
web-habitats-lay-where = Choisis une case en pointillés
web-habitats-lay-where-short = Choisis une case
web-habitats-turn = Tourner
web-habitats-others = les autres
web-habitats-tile-offer = { $tile }, jusqu’à { $vp }
web-habitats-needs-met = tout y est
web-habitats-gain-tile = tuile { $vp }
web-habitats-gain-goals = { $count ->
    [0] objectifs { $vp }
    [one] { $goal } { $vp } à ce stade
   *[other] { $count } objectifs ensemble { $vp } à ce stade
}
web-habitats-gain-goals-short = { $count ->
    [0] objectifs { $vp }
    [one] { $goal } { $vp } à ce stade
   *[other] { $count } objectifs : { $vp } à ce stade
}
web-habitats-gain-goals-years = objectifs à ce stade : { $now } cette année, { $later } plus tard
web-habitats-gain-goals-years-short = objectifs : { $now } cette année, { $later } plus tard
web-habitats-gain-goals-sum = objectifs { $vp }
web-habitats-at = en { $at }
web-habitats-at-best = meilleure case : { $at }
web-habitats-at-any = sur toutes les cases
web-habitats-held-by = Dans la main de { $name }
web-habitats-best-cells = Les meilleures cases
web-habitats-rivals = Rivaux
web-habitats-goals-tab = Objectifs
web-habitats-goal-biggest_area = C’est ta plus grande zone qui compte : des tuiles d’un même paysage qui se touchent par un côté. À égalité, la deuxième, puis la troisième, etc.
web-habitats-goal-many_areas = Toutes tes zones comptent, tous paysages confondus.
web-habitats-goal-long_park = C’est ta plus longue rangée de tuiles sans trou qui compte, en ligne ou en colonne.
web-habitats-goal-diagonal = C’est ta plus longue diagonale de tuiles sans trou qui compte ; elles se touchent par un coin.
web-habitats-goal-landscape_types = Chaque paysage différent de ton parc compte. À égalité, les séries complètes.
web-habitats-goal-flora = Chaque sorte de fleur compte, une par paysage. À égalité, toutes tes fleurs.
web-habitats-goal-compact = Ce sont les tuiles de ton plus grand rectangle sans trou qui comptent. Une seule rangée en est un aussi.
web-habitats-goal-keep_close = Il faut le moins de pas possible de ton entrée à la tuile la plus éloignée d’elle.
web-habitats-goal-accessibility = Il faut le moins de pas possible jusqu’à une route depuis la tuile qui en est la plus éloignée. Ton entrée a une route.
web-habitats-goal-worth = { $worth } points selon le rang
web-habitats-goal-scored = Au décompte
web-habitats-goal-now = Si l’on comptait maintenant
web-habitats-goal-tied = En cas d’égalité persistante, chacun prend les points du rang le plus bas en jeu.
web-habitats-figure = Figurine : { $name }, tournée vers { $side ->
    [N] le haut
    [E] la droite
    [S] le bas
   *[W] la gauche
  }
web-habitats-cell-beside = { $at }, { $side ->
    [right] à droite de
    [left] à gauche de
    [above] au-dessus de
   *[below] au-dessous de
} { $kind ->
    [entrance] l’entrée
   *[other] « { $tile } »
}
web-habitats-beyond = { $edge ->
    [up] Plus haut dans le parc
    [right] Plus à droite dans le parc
    [down] Plus bas dans le parc
   *[left] Plus à gauche dans le parc
  }
web-habitats-cell = Case libre { $at }
web-habitats-cell-worth = Case libre { $at } : tuile { $vp }, objectifs { $goals } à ce stade
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
web-habitats-year-brought = Année { $year } : { $vp } pour toi
web-habitats-goals-read = Pour chaque joueur : sa mesure, puis ses points si l’on comptait maintenant. Choisis un objectif pour savoir ce qui compte.
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
web-habitats-sheet-needs-flowers = Il lui faut { $needs } ; il marque alors { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }. Les fleurs de tout paysage comptent : celles à côté de sa tuile, et toutes celles qui s’enchaînent à l’une d’elles par les côtés.
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
  } quand une tuile touche chaque côté sans route. { $endless ->
    [yes] Dans l’axe d’un côté avec route, il n’y aura jamais rien, même loin.
   *[no] Rien ne touche jamais un côté avec route.
  }
web-habitats-sheet-entrance = Ton entrée : elle compte comme une tuile, et comme une tuile avec route. La colonne en dessous reste libre.
web-habitats-sheet-rule = Règle { $rule }
web-habitats-sheet-proposed = Cette tuile est notre proposition : celle de la boîte ne nous est pas connue.
web-habitats-sheet-kin = L’image montre un proche parent.

# Sur les tuiles mêmes
web-habitats-word-BIG = GRAND
web-habitats-word-MANY = NOMBREUX

# De quoi il s’agit
web-habitats-guide-goal = Aménage le parc qui marque le plus : des animaux qui ont tout le terrain qu’il leur faut, des fleurs, des tours d’observation, des touristes, des routes, et les objectifs des trois années.
web-habitats-guide-1 = Prends la première tuile devant ta figurine, à sa gauche ou à sa droite. La figurine s’y place.
web-habitats-guide-2 = Une nouvelle tuile remplit l’espace que la figurine a quitté.
web-habitats-guide-3 = Ajoute ta tuile à ton parc, côté contre côté. Un animal marque dès que les zones qui le touchent ont tout le terrain qu’il lui faut ; d’ici là, il a la tête en bas.
web-habitats-guide-end = Chaque objectif est compté à la fin de son année. Après la troisième année, chaque tuile compte aussi, et le plus haut total gagne.
web-habitats-terms = figurine=HAB-8, parc=HAB-13, route=HAB-15, chaque route=HAB-18
web-habitats-replay-chart-note = parcs et objectifs déjà comptés
web-habitats-replay-goal = Fin de l’année { $year }
web-habitats-replay-lost = { $who } ne peut pas poser sa tuile
web-habitats-replay-end = Fin de la dernière année
