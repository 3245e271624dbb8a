# Earth avec les animaux : questions, coups, événements, ce que font les animaux.

earth-prompt-choose-animal = { $left ->
    [one] { $again ->
        [1] Choisis un deuxième animal à garder.
       *[0] Choisis un animal à garder.
    }
   *[other] Choisis { $left } animaux à garder, l’un après l’autre.
  }
earth-prompt-claiming = Il te reste trop peu de feuilles : quel objectif revendiques-tu ?
earth-prompt-roaming = Une feuille est utilisée : quel animal actives-tu ?
earth-prompt-walking = { $left ->
    [one] Où va l’animal ?
   *[other] Où va l’animal ? Il lui reste { $left } déplacements.
  }
earth-prompt-taking-animal = Prends-tu ce que l’animal apporte ?
earth-prompt-taking-shared = La manche est finie : prends-tu ce qu’apporte l’animal commun à tous ?
earth-prompt-taking-offered = L’animal d’un autre joueur te permet de { $what }. Le fais-tu ?
earth-prompt-visiting = L’animal agit-il sur cette carte ?
earth-prompt-rewarding = L’animal agit-il ?
earth-prompt-stocking-sprout = { $left ->
    [one] Mets-tu un germe en stock ?
   *[other] Mets-tu jusqu’à { $left } germes en stock ?
  }
earth-prompt-stocking-growth = { $left ->
    [one] Mets-tu une croissance en stock ?
   *[other] Mets-tu jusqu’à { $left } croissances en stock ?
  }
earth-prompt-stocking-canopy = { $left ->
    [one] Mets-tu une canopée en stock ?
   *[other] Mets-tu jusqu’à { $left } canopées en stock ?
  }
earth-prompt-picking = Un animal te donne une capacité : laquelle ?
earth-prompt-sharing = La manche est finie : utilises-tu l’animal commun à tous ?

earth-move-choose-animal = { $card } : { $text }
earth-move-leaf = Défausser une feuille pour activer tes animaux
earth-move-leaf-gaia = Défausser une feuille pour activer tes animaux ; 5 points pour Gaïa
earth-move-rouse = Activer { $animal }
earth-move-step = Aller sur { $at }
earth-move-claim = Revendiquer { $card }
earth-move-claim-bonus = Revendiquer le bonus du tableau complet
earth-move-use-visit = { $animal } agit sur { $at }
earth-move-use-animal = { $animal } agit
earth-move-take-offered = Accepter : { $text }
earth-move-share = { $animal } : { $text }

earth-event-leaf = { $you ->
    [who] Tu défausses
   *[other] { $who } défausse
  } une feuille.
earth-event-roused = { $you ->
    [who] Tu actives
   *[other] { $who } active
  } { $animal }.
earth-event-moved = { $you ->
    [who] Tu déplaces
   *[other] { $who } déplace
  } { $animal } sur { $at }.
earth-event-stocked = { $you ->
    [who] Tu mets
   *[other] { $who } met
  } { $count ->
    [one] un pion en stock : { $where }
   *[other] { $count } pions en stock : { $where }
  }.
earth-event-shared = { $you ->
    [who] Tu utilises
   *[other] { $who } utilise
  } { $animal }.

earth-note-collective = Pour tous à la fin de chaque manche, { $animal } : { $text }
earth-note-animal = Ton animal, { $animal } : { $text }

# La capacité entière
earth-animal = { $move } ; puis { $deed }.
earth-animal-stock = { $move } ; puis { $deed }. { $stock }
earth-grade-partial = { $text } (En partie reconstituée.)
earth-grade-ours = { $text } (De nous : la capacité imprimée n’est pas connue.)

# Déplacement
earth-animal-stays = place cet animal sur { $sort }, où il reste
earth-animal-herd = places-en un de plus sur { $sort }, où il reste, un au plus par carte
earth-animal-up-to = déplace cet animal jusqu’à { $steps } fois
earth-animal-up-to-on = déplace cet animal jusqu’à { $steps } fois, uniquement sur { $sort }
earth-animal-leaves = déplace cet animal jusqu’à une fois par feuille que tu as utilisée
earth-animal-leaves-on = déplace cet animal jusqu’à une fois par feuille que tu as utilisée, uniquement sur { $sort }
earth-animal-exactly = { $steps ->
    [one] déplace cet animal exactement une fois
   *[other] déplace cet animal exactement { $steps } fois
  }
earth-animal-exactly-on = { $steps ->
    [one] déplace cet animal exactement une fois, sur { $sort }
   *[other] déplace cet animal exactement { $steps } fois, uniquement sur { $sort }
  }
earth-animal-straight = déplace cet animal exactement { $steps } fois en ligne droite
earth-animal-line = déplace cet animal exactement { $steps } fois dans une même ligne ou une même colonne
earth-animal-to-anywhere = déplace cet animal sur une autre carte, n’importe où dans ton tableau : { $sort }
earth-animal-to-farthest-column = déplace cet animal dans la colonne la plus éloignée, sur { $sort }
earth-animal-to-opposite-corner = déplace cet animal sur le coin le plus éloigné de ton tableau

# Actions
earth-deed-each-flora = sur chaque flore visitée, { $text }
earth-deed-per-flora = pour chaque flore visitée, { $text }
earth-deed-own-card = sur sa carte, { $text }
earth-deed-each-card = pour chaque carte visitée, { $text }
earth-deed-each-animal = pour chacun d’eux sur ton tableau, { $text }
earth-deed-gain-here = { $pay } pour y { $gain }
earth-deed-pay-here = { $pay } de cette flore pour { $gain }
earth-deed-pay-each = { $pay } de chaque carte visitée pour { $gain }
earth-deed-types-differ = si les flores visitées sont de types différents, { $text }
earth-deed-others = { $text } ; chaque autre joueur peut { $others }
earth-deed-take-each-sprout = { $count ->
    [one] mets un germe de chaque flore visitée dans son stock
   *[other] mets jusqu’à { $count } germes de chaque flore visitée dans son stock
  }
earth-deed-take-each-growth = { $count ->
    [one] mets une croissance de chaque flore visitée dans son stock
   *[other] mets jusqu’à { $count } croissances de chaque flore visitée dans son stock
  }
earth-deed-take-sprout-start = { $count ->
    [one] mets un germe de la flore de départ dans son stock
   *[other] mets jusqu’à { $count } germes de la flore de départ dans son stock
  }
earth-deed-take-sprout-end = { $count ->
    [one] mets un germe de la flore d’arrivée dans son stock
   *[other] mets jusqu’à { $count } germes de la flore d’arrivée dans son stock
  }
earth-deed-take-growth-start = { $count ->
    [one] mets une croissance de la flore de départ dans son stock
   *[other] mets jusqu’à { $count } croissances de la flore de départ dans son stock
  }
earth-deed-take-growth-end = { $count ->
    [one] mets une croissance de la flore d’arrivée dans son stock
   *[other] mets jusqu’à { $count } croissances de la flore d’arrivée dans son stock
  }
earth-deed-take-canopy-start = { $count ->
    [one] mets la canopée de la flore de départ dans son stock
   *[other] mets jusqu’à { $count } canopées de la flore de départ dans son stock
  }
earth-deed-take-canopy-end = { $count ->
    [one] mets la canopée de la flore d’arrivée dans son stock
   *[other] mets jusqu’à { $count } canopées de la flore d’arrivée dans son stock
  }
earth-deed-store-sprout = si la carte d’arrivée porte au moins { $needs ->
    [one] un germe
   *[other] { $needs } germes
  }, mets { $count ->
    [one] un germe
   *[other] { $count } germes
  } de la réserve dans son stock
earth-deed-store-growth = si la carte d’arrivée porte au moins { $needs ->
    [one] une croissance
   *[other] { $needs } croissances
  }, mets { $count ->
    [one] une croissance
   *[other] { $count } croissances
  } de la réserve dans son stock
earth-deed-beside-sprout = { $count ->
    [one] place jusqu’à un germe sur chaque flore voisine de son arrivée, coins compris
   *[other] place jusqu’à { $count } germes sur chaque flore voisine de son arrivée, coins compris
  }
earth-deed-beside-growth = { $count ->
    [one] place jusqu’à une croissance sur chaque flore voisine de son arrivée, coins compris
   *[other] place jusqu’à { $count } croissances sur chaque flore voisine de son arrivée, coins compris
  }
earth-deed-activate-visited = utilise chaque capacité { $colour } des cartes visitées
earth-deed-activate-row = utilise chaque capacité { $colour } de sa ligne
earth-deed-activate-card = utilise une capacité de la carte d’arrivée

# Pour tous
earth-share-on = { $text }, uniquement sur { $sort }
earth-share-cards = avec au moins { $count } cartes dans ton tableau, { $text }
earth-share-activate = utilise une capacité { $colour } de ton tableau
earth-share-island-sprout = { $count ->
    [one] déplace un germe de ton tableau vers ton île
   *[other] déplace jusqu’à { $count } germes de ton tableau vers ton île
  }
earth-share-island-growth = { $count ->
    [one] déplace une croissance de ton tableau vers ton île
   *[other] déplace jusqu’à { $count } croissances de ton tableau vers ton île
  }
earth-share-island-canopy = { $count ->
    [one] déplace une canopée de ton tableau vers ton île
   *[other] déplace jusqu’à { $count } canopées de ton tableau vers ton île
  }
earth-share-stock = { $text } { $stock }

earth-a-card = une carte
earth-a-flora = une flore
earth-a-terrain = une carte Terrain
earth-a-tree = un arbre
earth-a-bush = un buisson
earth-a-herb = une herbe
earth-a-mushroom = un champignon
