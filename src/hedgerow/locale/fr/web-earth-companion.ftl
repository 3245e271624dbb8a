# La feuille de score d’Earth pour une vraie table, et Gaïa.

web-earth-companion-ecosystem = Ton écosystème
web-earth-companion-choose = Choisir
web-earth-companion-none = Aucune
web-earth-companion-elsewhere = déjà posée ailleurs
web-earth-companion-by-name = Nom ou numéro
web-earth-companion-first = Choisis une île et un climat : tes points seront comptés.
web-earth-companion-tableau = Tableau de cartes
web-earth-companion-cell = { $card } : { $sprouts } pousses, { $growth } croissance
web-earth-companion-free = Case libre, rangée { $row }, colonne { $column }
web-earth-companion-next = ici
web-earth-companion-now = { $points } pts
web-earth-companion-soil = Sol (départage)
web-earth-companion-hand = Cartes en main (départagent)
web-earth-companion-drop = Enlever : { $card }
web-earth-companion-animal = Un animal avec réserve
web-earth-companion-planted = est chez { $name }
web-earth-companion-full = le tableau est plein
web-earth-companion-number = n° { $no }
web-earth-companion-of = sur { $most }
web-earth-companion-search = Une carte : nom ou numéro
web-earth-companion-categories = Points par catégorie
web-earth-companion-no-score = Pas encore de points
web-earth-companion-nothing = Rien pour l’instant.
web-earth-companion-mode = Mode de jeu
web-earth-companion-board = Plateau Faune
web-earth-companion-fauna = Carte Faune { $number }
web-earth-companion-shared = Écosystème commun { $number }
web-earth-companion-progress = { $found } sur { $needed }
web-earth-companion-unclaimed = pas prise
web-earth-companion-rank = Rang sur la carte Faune { $number }
web-earth-companion-island = Île
web-earth-companion-climate = Climat
web-earth-companion-cards = Cartes
web-earth-companion-events = Évén.
web-earth-companion-compost = Compost
web-earth-companion-sprouts = Pousses
web-earth-companion-growth = Croiss.
web-earth-companion-terrain = Terrains
web-earth-companion-ecosystems = Écosyst.
web-earth-companion-fauna-points = Faune
web-earth-companion-bonus = Plein
web-earth-companion-animals = Animaux
web-earth-companion-leaves = Feuilles

web-earth-solo-turn = carte { $turn } sur { $most }
web-earth-solo-you = Toi
web-earth-solo-hers = Points de Gaïa
web-earth-solo-step-you = Ton tour
web-earth-solo-step-card = Sa carte
web-earth-solo-step-part = Ta part
web-earth-solo-which = Quelle action as-tu faite ?
web-earth-solo-count-soil = Sol que tu as gagné
web-earth-solo-count-blue = Tes cartes à capacité bleue
web-earth-solo-count-drawn = Cartes que tu as piochées
web-earth-solo-unkept = Les cartes regardées et non gardées vont sur sa pile : saisis-les.
web-earth-solo-pile = Carte pour sa pile : nom ou numéro
web-earth-solo-in-pile = est dans sa pile
web-earth-solo-takes = Elle prend { $what }
web-earth-solo-sprouts = { $count ->
    [one] { $count } pousse
   *[other] { $count } pousses
  }
web-earth-solo-growths = { $count } croissance
web-earth-solo-composts = { $count ->
    [one] { $count } carte de compost
   *[other] { $count } cartes de compost
  }
web-earth-solo-soils = { $count } sol
web-earth-solo-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-earth-solo-nothing = rien
web-earth-solo-because-level = après ton action
web-earth-solo-because-soil = une pour 2 de tes { $count } sols
web-earth-solo-because-blue = { $count ->
    [one] une pour ta carte bleue
   *[other] une pour chacune de tes { $count } cartes bleues
  }
web-earth-solo-because-drawn = { $count ->
    [one] une pour la carte piochée
   *[other] une pour chacune des { $count } cartes piochées
  }
web-earth-solo-because-card = imprimé sur sa carte
web-earth-solo-because-expert = imprimé sur sa carte, niveau expert
web-earth-solo-each-blue_cards = 1 pour chacune de tes cartes bleues
web-earth-solo-each-cards_drawn = 1 pour chaque carte que tu pioches dans ta part
web-earth-solo-each-soil_gained = 1 sol pour chaque sol que tu gagnes dans ta part
web-earth-solo-misses = Gaïa passe ce tour.
web-earth-solo-number = Gaïa, n° { $no }
web-earth-solo-turned = Gaïa révèle cette carte.
web-earth-solo-another = Une autre carte
web-earth-solo-claims = Elle prend une carte Faune
web-earth-solo-claims-help = { $row ->
    [upper] Règle d’abord tes propres prises. Choisis ensuite pour elle une des deux cartes du haut.
   *[lower] Règle d’abord tes propres prises. Choisis ensuite pour elle une des deux cartes du bas.
  }
web-earth-solo-goal = { $side ->
    [left] Celle de gauche
   *[right] Celle de droite
  }
web-earth-solo-no-goal = Elle a déjà les deux : rien ne se passe.
web-earth-solo-first = Je l’ai prise avant elle
web-earth-solo-part-green = Ta part de Planter : plante une carte si tu veux, pioches-en une, puis tes cartes vertes.
web-earth-solo-part-red = Ta part de Composter : 2 sols, ou 2 cartes de compost, puis tes cartes rouges.
web-earth-solo-part-blue = Ta part d’Arroser : 2 pousses ou 2 sols, puis tes cartes bleues.
web-earth-solo-part-yellow = Ta part de Croître : 2 cartes ou 2 croissances, puis tes cartes jaunes.
web-earth-solo-score = Le score de Gaïa
web-earth-solo-has = De son côté : pousses { $sprouts }, croissance { $growth }, compost { $compost }, sol { $soil }.
web-earth-solo-leaves = Feuilles que tu as défaussées
web-earth-solo-full = J’ai rempli mon tableau en premier
web-earth-solo-next-you = Gaïa a sa part, suite
web-earth-solo-next-miss = Continuer
web-earth-solo-draw = Tirer sa carte
web-earth-solo-next = Gaïa les a, suite
web-earth-solo-level = Niveau de Gaïa
web-earth-solo-over = Sa dernière carte est jouée
web-earth-solo-over-help = Gaïa a { $points } points. Il t’en faut plus.
web-earth-solo-compare = Tes propres points viennent de la feuille « Compter Earth ».
