# North Woods : qui mange quoi, la faim, et les fichiers qui décrivent une table.

# Le nom d’une carte vient des fichiers de composants, qui ont les deux langues.
north-woods-card = { $en ->
   *[any] { $fr }
  }

# Pourquoi une carte ne peut pas en nourrir une autre
north-woods-ban-event = { $eater }, { $food } : un événement ne mange pas et ne nourrit pas
north-woods-ban-resource-eats = { $eater } : une ressource ne mange rien
north-woods-ban-true-scavenger = { $eater } : un vrai charognard ne mange que des espèces mourantes
north-woods-ban-carnivore-resource = { $food } : une ressource, alors que { $eater } est carnivore
north-woods-ban-herbivore-prey = { $food } : une espèce, alors que { $eater } est herbivore
north-woods-ban-resource-kind = { $food } : ne figure pas parmi les ressources de la carte { $eater }
north-woods-ban-rank = { $food } : son rang n’est pas inférieur à celui de { $eater }
north-woods-ban-prey-carnivore = { $food } : carnivore, donc pas une proie sans Explosion démographique
north-woods-ban-prey-scavenger = { $food } : vrai charognard, donc pas une proie sans Explosion démographique
north-woods-ban-air = { $food } : vole, contrairement à { $eater }
north-woods-ban-realm = { $food } : aucun environnement commun avec { $eater }
north-woods-ban-printed = { $food } : exclu par la carte { $eater }
north-woods-ban-no-scavenger = { $eater } : pas un charognard
north-woods-ban-no-carcass = { $food } : pas une espèce, donc pas une charogne
north-woods-ban-carcass-water = { $food } : pas aquatique, et { $eater } n’est charognard que dans l’eau

# La faim
feeding-why-nothing = rien ici qu’il puisse manger
feeding-why-taken = { $food } : nourrit { $eater }
feeding-why-starving = { $food } : affamé aussi
feeding-why-free = { $food } : libre de le nourrir
feeding-why-no-carcass = aucune charogne pour lui parmi les mourants

# hedgerow north_woods feed
feeding-column-rank = Rang
feeding-column-card = Carte
feeding-column-state = État
feeding-eats = mange { $food }
feeding-carrion = mange une charogne
feeding-feeds = nourrit { $eaters }
feeding-open = libre
feeding-hungry = affamé : { $why }
feeding-boomed = { $card } (Explosion démographique)
feeding-abundant = { $card } (Abondance)
feeding-forbidden = { $rule } : { $ban }
feeding-nothing = Aucune carte ici.
feeding-summary = { $species ->
    [one] { $fed } espèce sur { $species } peut être nourrie.
   *[other] { $fed } espèces sur { $species } peuvent être nourries.
  }
feeding-ranks = Rangs { $ranks }
feeding-habitat = Un Habitat peut être annoncé.
feeding-no-habitat-hungry = Pas d’Habitat : toutes ne sont pas nourries.
feeding-no-habitat-ranks = Pas d’Habitat : il manque { $missing }.
feeding-others = { $count ->
    [one] Une autre répartition vaut autant.
   *[other] { $count } autres répartitions valent autant.
  }
feeding-others-many = Plus de { $count } autres répartitions valent autant.
feeding-plan = Un Habitat ce tour-ci, { $count ->
    [0] les cartes telles quelles :
    [one] en une étape :
   *[other] en { $count } étapes :
  }
feeding-no-plan = Pas d’Habitat ce tour-ci avec cette main.
feeding-turn = Le meilleur tour, en { $count ->
    [one] une étape :
   *[other] { $count } étapes :
  }
feeding-turn-none = Ces cartes ne permettent rien de mieux ce tour-ci.
feeding-turn-end = Ensuite : { $fed ->
    [0] aucune espèce nourrie,
    [one] une espèce nourrie,
   *[other] { $fed } espèces nourries,
  } rangs { $ranks }
feeding-turn-lost = Affamées à la fin du tour, donc mourantes : { $cards }.
feeding-step-play = Joue { $card }.
feeding-step-play-on = Joue { $card } sur { $food }.
feeding-step-move = Déplace { $card } sur { $food }.
feeding-step-rescue = Sauve { $card }.
feeding-step-rescue-on = Sauve { $card } sur { $food }.
feeding-step-abundance = Utilise Abondance sur { $card }.
feeding-step-boom = Utilise Explosion démographique sur { $card }.

# Les fichiers qui décrivent une table
error-tablefile = { $place }, ligne { $line }, colonne { $column } : { $detail }.
tablefile-utf8 = ce n’est pas du texte UTF-8
tablefile-heading = il faut ici « table », « hand » ou « dying »
tablefile-dying-twice = « dying » ne vient qu’une fois
tablefile-no-table = aucune table n’est donnée
tablefile-empty = il manque le nom d’une carte
tablefile-card = aucune carte ne s’appelle « { $given } »
tablefile-card-near = aucune carte ne s’appelle « { $given } » ; peut-être { $meant }
tablefile-dying = il y a trois piles de mourants
tablefile-carrion-last = carrion se met au bout d’une chaîne
tablefile-copies = les exemplaires se comptent à partir de x1, pour une carte sans chaîne ni événement
tablefile-box = la boîte ne contient que { $copies } exemplaires de : { $card }
tablefile-flag = « { $key } » vaut true ou false
tablefile-many = plus de { $most } cartes
tablefile-mark = après + il faut boom ou abundance
tablefile-event = un événement ne fait pas partie d’une chaîne alimentaire
tablefile-no-carrion = rien parmi les mourants n’est une charogne pour lui
tablefile-diet = { $detail } (règle { $rule })
tablefile-boom-species = une Explosion démographique se pose sur une espèce (NWO-104)
tablefile-boom-rank = une Explosion démographique ne se pose pas sur le rang 2 (NWO-108)
tablefile-abundance-resource = une Abondance se pose à côté d’une ressource (NWO-86)
tablefile-twice = le même événement s’y trouve déjà (NWO-87, NWO-108)
tablefile-json = ce n’est pas du JSON
tablefile-object = il faut ici un objet avec « table »
tablefile-key = « { $key } » n’est pas l’un de table, boom, abundance, dying, hand, wolf_pair
tablefile-list = « { $key } » est une liste
tablefile-name = il faut ici le nom d’une carte, entre guillemets
tablefile-index = il faut ici un entier de 0 à moins de { $cards }, la place d’une carte de la table
