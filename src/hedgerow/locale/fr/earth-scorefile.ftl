# hedgerow earth score : les fichiers de score et ce que la commande affiche.

earth-card-name = { $en ->
   *[other] { $fr }
  }

# Fichiers
error-earth-file = { $place }, { $path } : { $detail }.
error-earth-file-json = { $place } : ce n’est pas du JSON ({ $detail }).
error-earth-file-utf8 = { $place } : ce n’est pas du texte UTF-8 ({ $detail }).
earth-file-line = ligne { $line }
earth-file-seats = il faut de { $low } à { $high } joueurs, pas { $given }
earth-file-shared = { $most } écosystèmes communs au plus, et il y en a { $given }
earth-file-beginner = il n’y a pas d’écosystème au niveau débutant
earth-file-ecosystem = l’écosystème « { $given } » n’existe pas (numéro et face, par exemple { $example })
earth-file-island = l’île « { $given } » n’existe pas (numéro et face, par exemple { $example })
earth-file-climate = le climat « { $given } » n’existe pas (numéro et face, par exemple { $example })
earth-file-shape = un tableau a 4 lignes de 4 cases ; celles-ci en ont : { $given }
earth-file-card = la carte { $no } n’existe pas dans le deck Terre
earth-file-twice = la carte { $no } ({ $name }) y est deux fois
earth-file-event-planted = la carte { $no } ({ $name }) est un événement et n’a pas sa place dans un tableau
earth-file-no-event = la carte { $no } ({ $name }) n’est pas un événement
earth-file-sprouts = la carte { $no } ({ $name }) accueille { $most ->
    [0] zéro germe
    [one] { $most } germe
   *[other] { $most } germes
  }, pas { $given }
earth-file-growth = la carte { $no } ({ $name }) accueille { $most ->
    [0] zéro croissance
    [one] { $most } croissance
   *[other] { $most } croissances
  }, pas { $given }
earth-file-terrain-pieces = la carte { $no } ({ $name }) est un terrain : elle ne porte ni germe ni croissance, pas { $given }
earth-file-fauna = il y a { $most } cartes Faune, mais { $given } rangs
earth-file-rank = un rang va de 1 à { $last }, pas { $given }
earth-file-gaia-seats = Gaïa affronte un joueur seul, et il y en a { $given }
earth-file-gaia-beginner = il n’y a pas de partie débutante contre Gaïa
earth-file-gaia-animal = Gaïa ne peut pas avoir l’animal « { $animal } »
earth-file-leaves = un joueur a { $most } feuilles, pas { $given }
earth-file-animal = l’animal « { $animal } » n’existe pas
earth-file-animal-twice = l’animal « { $animal } » y est deux fois
earth-file-no-stock = l’animal « { $animal } » n’a pas de zone Stock
earth-file-collective = { $count ->
    [0] aucune capacité collective en jeu ne pose de pièces sur une île{ $known }
   *[other] « collective » doit dire quel animal a posé ces pièces : { $known }
  }

# La forme texte
earth-file-word = une ligne ne peut pas commencer par « { $word } » (mots connus : { $known })
earth-file-before-seat = « { $word } » concerne un joueur, et aucune ligne « seat » ne précède
earth-file-no-seat = il n’y a pas de ligne « seat »
earth-file-one = « { $word } » doit être suivi d’un seul mot
earth-file-number = « { $given } » n’est pas un nombre
earth-file-yes = « completed » est suivi de yes, de no ou de rien, pas de « { $given } »
earth-file-pieces = « { $given } » n’indique pas de pièces, comme sprout=2
earth-file-gaia-alone = « gaia » est seul sur sa ligne
earth-file-tableau-alone = les lignes d’un tableau commencent à la ligne suivante
earth-file-again = « { $word } » y est deux fois
earth-file-row = une ligne a 4 cases, pas { $given }
earth-file-rows = il manque { $missing ->
    [one] { $missing } ligne
   *[other] { $missing } lignes
  } au tableau
earth-file-cell = « { $given } » n’est pas une case : un point, ou une carte comme 83:2/1, avec 2 germes et 1 croissance

# Ce qui ne peut pas sortir d’une seule boîte, mais se compte
earth-file-note-twice = Remarque : la carte { $no } ({ $name }) sert plusieurs fois.
earth-file-note-sides = Remarque : { $key } sert plusieurs fois, ou des deux côtés.
earth-file-note-completed = Remarque : plusieurs joueurs ont le bonus d’achèvement de tableau.
earth-file-note-apart = Remarque : le tableau du joueur { $seat } n’est pas d’un seul tenant ; chaque carte doit en toucher une autre par un bord ou un coin.
earth-file-note-unfinished = Remarque : { $seat } a le bonus d’achèvement de tableau avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.

# Ce qui s’affiche
earth-score-seat = Joueur { $letter }
earth-score-gaia = Gaïa
earth-score-gaia-cards = Cartes de sa pile
earth-score-gaia-bonus = Tableau complet
earth-score-gaia-leaves = Feuilles que tu as défaussées
earth-score-beats-gaia = { $name } bat Gaïa.
earth-score-lost-to-gaia = Gaïa gagne.
earth-score-total = Total
earth-score-entry = { $name } : { $points }
earth-score-scored = { $name } : { $points }. { $text }
earth-score-island-stock = pièces sur { $name } : { $points }
earth-score-leader = { $names } { $count ->
    [one] gagne
   *[other] se partagent la victoire
  }.

# Les pages d’accompagnement
earth-sheet = feuille de score
error-earth-no-fauna = Aucune carte Faune n’a le numéro « { $key } ».
error-earth-gaia-card = Manche { $round } : la carte { $number } ne peut pas venir maintenant.
error-earth-gaia-claim = Manche { $round } : Gaïa ne peut pas prendre cette carte Faune.
error-earth-gaia-pile = Aucune carte Terre n’a le numéro { $number }.
