# Les cartes d’Earth dans le navigateur : fiches, objectifs, scores, animaux, Gaïa.

web-earth-vp-now = vaut { $vp }
web-earth-kind-tree = Arbre
web-earth-kind-bush = Buisson
web-earth-kind-herb = Herbe
web-earth-kind-mushroom = Champignon
web-earth-kind-wild = Flore de tous les types
web-earth-kind-terrain = Terrain
web-earth-kind-event = Événement
web-earth-kind-island = Île
web-earth-kind-climate = Climat
web-earth-kind-ecosystem = Écosystème
web-earth-kind-fauna = Faune
web-earth-kind-animal = Animal
web-earth-kind-gaia = Carte de Gaïa
web-earth-number = nº { $no }
web-earth-side = face { $side }
web-earth-points = { $count ->
    [one] point
   *[other] points
  }
web-earth-costs = { $count ->
    [one] sol
   *[other] sols
  }
web-earth-costs-now = { $count ->
    [one] sol
   *[other] sols
  } à ce stade, { $printed } imprimés
web-earth-habitats = { $count ->
    [one] Habitat
   *[other] Habitats
  }
web-earth-habitat-sunny = ensoleillé
web-earth-habitat-wet = humide
web-earth-habitat-rocky = rocheux
web-earth-habitat-cold = froid
web-earth-room-sprouts = { $count ->
    [0] aucun emplacement
    [one] { $count } emplacement
   *[other] { $count } emplacements
  }
web-earth-room-growth = { $count ->
    [0] aucun emplacement
    [1] 1 emplacement, canopée à { $canopy }
   *[other] { $count } emplacements, canopée à { $canopy }
  }
web-earth-start = Départ
web-earth-choose-which = { $number } sur { $count }
web-earth-start-gives = { $compost ->
    [0] Pioche { $draw } cartes, prends { $soil } sols.
    [one] Pioche { $draw } cartes, composte l’une d’elles, prends { $soil } sols.
   *[other] Pioche { $draw } cartes, composte { $compost } d’entre elles, prends { $soil } sols.
  }
web-earth-counts-as = Compte comme
web-earth-hue-green = verte
web-earth-hue-red = rouge
web-earth-hue-blue = bleue
web-earth-hue-yellow = jaune
web-earth-hue-multi = rouge, bleue et jaune
web-earth-hue-brown = marron
web-earth-hue-black = noire
web-earth-source-two = D’après deux transcriptions de la carte.
web-earth-source-differ = Deux transcriptions de la carte diffèrent ; la plus vraisemblable est utilisée.
web-earth-source-one = D’après une transcription de la carte.
web-earth-source-rulebook = Nommé dans le livret de règles.
web-earth-source-shape = Un animal de cette forme se trouve dans la boîte ; son nom n’est pas connu.
web-earth-source-other = Tiré d’un jeu de cartes à toi.
web-earth-french-ours = Le nom français est de nous.
web-earth-kin = L’image montre quelque chose d’approchant.
web-earth-grade-printed = Imprimée
web-earth-grade-partial = En partie reconstituée
web-earth-grade-ours = De nous
web-earth-graded-leaf = Sa capacité individuelle : { $grade ->
    [printed] telle qu’imprimée.
    [partial] des icônes étaient perdues, nous les avons reconstituées.
   *[ours] entièrement de nous, car celle qui est imprimée n’est pas connue.
  }
web-earth-graded-round = Sa capacité collective : { $grade ->
    [printed] telle qu’imprimée.
    [partial] des icônes étaient perdues, nous les avons reconstituées.
   *[ours] entièrement de nous, car celle qui est imprimée n’est pas connue.
  }

# Où en est un joueur
web-earth-vp = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }
web-earth-have = { $have } sur { $need }
web-earth-was-met = atteint
web-earth-rank = rang { $rank }
web-earth-claimed = rang { $rank }, +{ $vp }
web-earth-next-rank = La prochaine feuille, posée ici à la fin d’un tour, vaut { $vp } points.

# Objectifs
web-earth-goals = Objectifs
web-earth-goal-vp = { $name } : { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }
web-earth-goal-claimed = { $name } : rang { $rank }, { $vp } points
web-earth-goal-have = { $name } : { $have } sur { $need }
web-earth-goal-got = { $rank ->
    [1] 1er, +{ $vp }
   *[other] { $rank }e, +{ $vp }
  }
web-earth-eco = éco
web-earth-ecosystems-vp = Écosystèmes : { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }
web-earth-vp-short = { $vp ->
    [one] { $vp } pt
   *[other] { $vp } pts
  }
web-earth-shared = commun
web-earth-yours = à toi

# Joueurs
web-earth-planted = { $count ->
    [one] { $count } carte plantée sur 16
   *[other] { $count } cartes plantées sur 16
  }
web-earth-leaves = feuilles
web-earth-leaves-left = { $count ->
    [0] plus aucune feuille
    [one] encore { $count } feuille
   *[other] encore { $count } feuilles
  }
web-earth-look = Voir l’île : { $name }
web-earth-your-leaves = Feuilles que tu as défaussées

# Animaux
web-earth-animals = Animaux
web-earth-stock = { $count ->
    [one] { $count } pion en stock
   *[other] { $count } pions en stock
  } : { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }
web-earth-figures = { $count ->
    [one] sur le tableau
   *[other] { $count } sur le tableau
  }
web-earth-beside = à côté du tableau
web-earth-in-play = Commun à tous dans cette partie : { $animal }.
web-earth-for-all = pour tout le monde, à chaque manche
web-earth-island-stock = { $count ->
    [one] { $count } pion sur ton île
   *[other] { $count } pions sur ton île
  }

# Gaïa
web-earth-gaia-sprouts = { $count ->
    [one] { $count } germe
   *[other] { $count } germes
  }
web-earth-gaia-growth = { $count ->
    [one] { $count } croissance
   *[other] { $count } croissances
  }
web-earth-gaia-pile = { $count ->
    [one] { $count } carte dans sa pile
   *[other] { $count } cartes dans sa pile
  }
web-earth-gaia-turned = carte { $turned } sur { $deck }, passage { $pass } sur { $passes }
web-earth-gaia-cards = Cartes révélées par Gaïa

# La fin
web-earth-end-caption = { $round ->
    [one] Score après { $round } manche
   *[other] Score après { $round } manches
  }
web-earth-end-of = Carte par carte : { $name }
