# Earth : ce que rapportent les cartes et ce que demande la faune, composé d’après leurs règles.

# Les cartes que l’on compte ; d’autres conditions s’ajoutent une à une.
earth-scoring-cards-card = { $count ->
    [one] carte
   *[other] cartes
  }
earth-scoring-cards-flora = { $count ->
    [one] flore
   *[other] flores
  }
earth-scoring-cards-terrain = { $count ->
    [one] carte Terrain
   *[other] cartes Terrain
  }
earth-scoring-cards-tree = { $count ->
    [one] arbre
   *[other] arbres
  }
earth-scoring-cards-bush = { $count ->
    [one] buisson
   *[other] buissons
  }
earth-scoring-cards-herb = { $count ->
    [one] herbe
   *[other] herbes
  }
earth-scoring-cards-mushroom = { $count ->
    [one] champignon
   *[other] champignons
  }

earth-scoring-with-habitat = { $cards } avec l’habitat { $habitat ->
    [sunny] ensoleillé
    [wet] humide
    [rocky] rocheux
   *[cold] froid
  }
earth-scoring-with-colour = { $cards } avec une capacité { $colour ->
    [green] verte
    [red] rouge
    [blue] bleue
    [yellow] jaune
    [multi] multicolore
    [brown] marron
   *[black] noire
  }
earth-scoring-named-geography = { $cards } dont le nom évoque un lieu
earth-scoring-named-colour = { $cards } dont le nom évoque une couleur
earth-scoring-named-animal = { $cards } dont le nom évoque un animal
earth-scoring-directional = { $cards } avec un symbole de ligne, de colonne ou d’adjacence
earth-scoring-cost-min = { $cards } d’un coût de { $n } ou plus
earth-scoring-cost-max = { $cards } d’un coût de { $n } ou moins
earth-scoring-vp-min = { $cards } d’une valeur imprimée de { $n } ou plus
earth-scoring-vp-max = { $cards } d’une valeur imprimée de { $n } ou moins
earth-scoring-vp-even = { $cards } de valeur imprimée paire
earth-scoring-vp-odd = { $cards } de valeur imprimée impaire
earth-scoring-habitats-min = { $cards } avec au moins { $n ->
    [one] un habitat
   *[other] { $n } habitats
  }
earth-scoring-habitats-max = { $cards } { $n ->
    [0] sans habitat
    [1] avec un seul habitat ou aucun
   *[other] avec { $n } habitats au plus
  }
earth-scoring-abilities-min = { $cards } avec au moins { $n ->
    [one] une capacité
   *[other] { $n } capacités
  }
earth-scoring-sprout-spaces = { $cards } avec exactement { $n ->
    [one] { $n } emplacement de germe
   *[other] { $n } emplacements de germes
  }
earth-scoring-sprout-spaces-max = { $cards } avec { $n ->
    [one] { $n } emplacement de germe
   *[other] { $n } emplacements de germes
  } au plus
earth-scoring-growth-spaces-min = { $cards } avec au moins { $n ->
    [one] { $n } emplacement de croissance
   *[other] { $n } emplacements de croissance
  }
earth-scoring-growth-spaces-max = { $cards } avec { $n ->
    [one] { $n } emplacement de croissance
   *[other] { $n } emplacements de croissance
  } au plus
earth-scoring-canopy-min = { $cards } dont la canopée vaut { $n } ou plus
earth-scoring-canopy-max = { $cards } dont la canopée vaut { $n } ou moins, ou sans canopée
earth-scoring-sprouts-min = { $cards } portant au moins { $n ->
    [one] { $n } germe
   *[other] { $n } germes
  }
earth-scoring-sprouts-max = { $cards } portant { $n ->
    [one] { $n } germe
   *[other] { $n } germes
  } au plus
earth-scoring-growth-min = { $cards } portant au moins { $n ->
    [one] { $n } croissance
   *[other] { $n } croissances
  }
earth-scoring-growth-max = { $cards } portant { $n ->
    [one] { $n } croissance
   *[other] { $n } croissances
  } au plus
earth-scoring-sprouts-full = { $cards } dont tous les emplacements de germes sont pris
earth-scoring-growth-full = { $cards } dont la canopée est posée
earth-scoring-filled = { $cards } sans emplacement libre pour des germes ni pour de la croissance
earth-scoring-bare = { $cards } sans germe ni croissance

# Les choses que l’on compte
earth-scoring-resource-soil = { $count ->
    [one] jeton Sol
   *[other] jetons Sol
  }
earth-scoring-resource-hand = { $count ->
    [one] carte en main
   *[other] cartes en main
  }
earth-scoring-resource-compost = { $count ->
    [one] carte de ton compost
   *[other] cartes de ton compost
  }
earth-scoring-resource-events = { $count ->
    [one] événement que tu as joué
   *[other] événements que tu as joués
  }
earth-scoring-resource-sprouts = { $count ->
    [one] germe sur ton tableau
   *[other] germes sur ton tableau
  }
earth-scoring-resource-growth = { $count ->
    [one] croissance sur ton tableau
   *[other] croissances sur ton tableau
  }
earth-scoring-place-red = une capacité rouge
earth-scoring-place-blue = une bleue
earth-scoring-place-yellow = une jaune
earth-scoring-place-terrain = une carte Terrain
earth-scoring-place-event = un événement

# Les règles
earth-scoring-per-match = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } par { $per ->
    [1] { $cards }
   *[other] groupe de { $per } { $cards }
  }.
earth-scoring-per-match-board = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } par { $per ->
    [1] { $cards }
   *[other] groupe de { $per } { $cards }
  }, île et climat compris.
earth-scoring-zone-row = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } par { $cards } sur la ligne de cette carte.
earth-scoring-zone-column = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } par { $cards } dans la colonne de cette carte.
earth-scoring-zone-orthogonal = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } par { $cards } à côté de cette carte, diagonales non comprises.
earth-scoring-zone-diagonal = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } par { $cards } touchant un coin de cette carte.
earth-scoring-empty-side = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } par côté de cette carte sans carte voisine ; le bord du tableau compte aussi.
earth-scoring-orthogonal-path = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } par carte du plus long chemin qui passe par celle-ci en ne suivant que des { $cards }, sans diagonale et sans repasser par une même carte.
earth-scoring-diagonal-path = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } par carte de ton plus long chemin en diagonale ne suivant que des { $cards }, { $cap } cartes au plus.
earth-scoring-best-seat = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } par carte, en comptant les { $cards } du joueur qui en a le plus, îles et climats compris ; ce peut être toi.
earth-scoring-table = Points selon le nombre de tes { $cards } : { $table }.
earth-scoring-per-line = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } par { $line ->
    [row] ligne
   *[column] colonne
  } complète { $that }.
earth-scoring-line-same-type = de quatre cartes du même type
earth-scoring-line-different-type = de quatre types différents, le terrain étant le cinquième type
earth-scoring-line-same-colour = dont les quatre cartes ont une couleur de capacité en commun
earth-scoring-line-different-colour = offrant quatre couleurs de capacité différentes, une par carte
earth-scoring-line-same-habitat = dont les quatre cartes ont un habitat en commun
earth-scoring-line-different-habitat = offrant quatre habitats différents, un par carte
earth-scoring-line-same-sprouts = où les quatre cartes portent autant de germes
earth-scoring-line-different-sprouts = où chaque carte porte un nombre de germes différent
earth-scoring-line-same-growth = où les quatre cartes portent autant de croissances
earth-scoring-line-different-growth = où chaque carte porte un nombre de croissances différent
earth-scoring-line-same-vp = où les quatre cartes ont la même valeur imprimée
earth-scoring-line-different-vp = où chaque carte a une valeur imprimée différente
earth-scoring-per-resource = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } par { $per ->
    [1] { $what }
   *[other] groupe de { $per } { $what }
  }.
earth-scoring-per-resource-capped = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } par { $per ->
    [1] { $what }
   *[other] groupe de { $per } { $what }
  }, { $cap } au plus.
earth-scoring-per-set = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } par série complète : { $places }. Une carte n’y tient qu’une place ; ton île et ton climat peuvent en tenir une chacun.

# La faune
earth-scoring-goal-cards = Réunis { $n } { $cards }.
earth-scoring-goal-cards-board = Réunis { $n } { $cards }, île et climat compris.
earth-scoring-goal-soil = Réunis { $n ->
    [one] { $n } jeton Sol
   *[other] { $n } jetons Sol
  }.
earth-scoring-goal-hand = Aie { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } en main.
earth-scoring-goal-compost = Aie { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } dans ton compost.
earth-scoring-goal-events = Joue { $n ->
    [one] { $n } événement
   *[other] { $n } événements
  }.
earth-scoring-goal-sprouts = Aie { $n ->
    [one] { $n } germe
   *[other] { $n } germes
  } sur ton tableau.
earth-scoring-goal-growth = Aie { $n ->
    [one] { $n } croissance
   *[other] { $n } croissances
  } sur ton tableau.
earth-scoring-goal-row = Complète { $n ->
    [one] une ligne
   *[other] { $n } lignes
  } de ton tableau.
earth-scoring-goal-column = Complète { $n ->
    [one] une colonne
   *[other] { $n } colonnes
  } de ton tableau.
earth-scoring-goal-long-diagonal = Complète { $n ->
    [one] une grande diagonale
   *[other] les deux grandes diagonales
  } de ton tableau.
earth-scoring-goal-sets = Réunis { $n ->
    [one] une série complète
   *[other] { $n } séries complètes
  } : { $places }. Une carte n’y tient qu’une place ; ton île et ton climat peuvent en tenir une chacun.

# Les animaux
earth-scoring-stock = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } par { $per ->
    [1] pion gardé ici
   *[other] groupe de { $per } pions gardés ici
  }.
earth-scoring-stock-island = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } par { $per ->
    [1] pion gardé là
   *[other] groupe de { $per } pions gardés là
  }.
