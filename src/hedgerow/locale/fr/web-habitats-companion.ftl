# La feuille de score d’Habitats pour une vraie table.

web-habitats-companion-hint = Touche une case en pointillés pour poser une tuile, ou une tuile pour la tourner ou la changer.
web-habitats-companion-goal = Objectif de l’année { $year }
web-habitats-companion-goals = objectifs
web-habitats-companion-choose-goal = Touche pour choisir
web-habitats-companion-no-goal = Pas encore connu
web-habitats-companion-what = Quelle tuile ici ?
web-habitats-companion-land = Paysage
web-habitats-companion-land-grassland = Prairie
web-habitats-companion-land-forest = Forêt
web-habitats-companion-land-dryland = Aride
web-habitats-companion-land-water = Eau
web-habitats-companion-land-tower = Tour
web-habitats-companion-land-flower = Fleurs
web-habitats-companion-search = Nom ou points
web-habitats-companion-other = Autre
web-habitats-companion-other-title = Une tuile de ta boîte
web-habitats-companion-other-help = Le jeu imprimé n’est pas publié : certaines de nos tuiles diffèrent. Saisis ce que montre la tienne ; elle reste avec cette feuille.
web-habitats-companion-use = Prendre cette tuile
web-habitats-companion-points = Points de la tuile
web-habitats-companion-wants = Demande : { $what }
web-habitats-companion-taken = est chez { $name }
web-habitats-companion-no-room = ne va pas ici
web-habitats-companion-lay = Poser
web-habitats-companion-lay-gain = Poser, { $vp }
web-habitats-companion-change = Changer
web-habitats-companion-remove = Retirer
web-habitats-companion-breaks = Contraire à { $rule }
web-habitats-companion-why = Les points et leurs raisons
web-habitats-companion-empty = Aucune tuile pour l’instant.
web-habitats-companion-spare = { $count ->
    [one] { $count } tuile de plus qu’une partie n’a de tours.
   *[other] { $count } tuiles de plus qu’une partie n’a de tours.
  }
web-habitats-companion-sum = parc { $park }, objectifs { $goals }
web-habitats-companion-animal = animaux
web-habitats-companion-flower = fleurs
web-habitats-companion-tower = tours
web-habitats-companion-tourist = touristes
web-habitats-companion-road = routes
