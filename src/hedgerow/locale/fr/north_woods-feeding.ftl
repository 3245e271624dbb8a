# North Woods : qui mange quoi, la faim, et les fichiers qui décrivent une table.

# Le nom d’une carte vient des fichiers de composants, qui ont les deux langues.
north-woods-card = { $en ->
   *[any] { $fr }
  }

# Pourquoi une carte ne peut pas en nourrir une autre
north-woods-ban-event = « { $eater } », « { $food } » : un événement ne mange pas et ne nourrit pas
north-woods-ban-resource-eats = « { $eater } » : une ressource ne mange rien
north-woods-ban-true-scavenger = « { $eater } » : un vrai charognard ne mange que des espèces mourantes
north-woods-ban-carnivore-resource = « { $food } » est une ressource, et « { $eater } » est carnivore
north-woods-ban-herbivore-prey = « { $food } » est une espèce, et « { $eater } » est herbivore
north-woods-ban-resource-kind = « { $food } » ne figure pas parmi les ressources de la carte « { $eater } »
north-woods-ban-rank = « { $food } » n’est pas d’un rang inférieur à « { $eater } »
north-woods-ban-prey-carnivore = « { $food } » est carnivore : pas une proie, sauf sous Explosion démographique
north-woods-ban-prey-scavenger = « { $food } » est un vrai charognard : pas une proie, sauf sous Explosion démographique
north-woods-ban-air = « { $food } » vole, et « { $eater } » ne vole pas
north-woods-ban-realm = « { $food } » et « { $eater } » n’ont aucun environnement en commun
north-woods-ban-printed = la carte « { $eater } » exclut « { $food } »
north-woods-ban-no-scavenger = « { $eater } » n’est pas un charognard
north-woods-ban-no-carcass = « { $food } » n’est pas une espèce, donc pas une charogne
north-woods-ban-carcass-water = « { $food } » n’est pas aquatique, et « { $eater } » est un charognard aquatique

# La faim
feeding-why-nothing = rien ici qu’elle puisse manger
feeding-why-taken = « { $food } » nourrit déjà « { $eater } »
feeding-why-starving = « { $food } » a faim aussi
feeding-why-free = « { $food } » peut la nourrir
feeding-why-no-carcass = aucune charogne pour elle parmi les mourants

# hedgerow north_woods feed
feeding-column-rank = Rang
feeding-column-card = Carte
feeding-column-state = État
feeding-eats = mange : { $food }
feeding-carrion = mange une charogne
feeding-feeds = nourrit : { $eaters }
feeding-open = libre
feeding-hungry = affamée : { $why }
feeding-boomed = { $card } (Explosion démographique)
feeding-abundant = { $card } (Abondance)
feeding-forbidden = { $rule } : { $ban }
feeding-nothing = Aucune carte ici.
feeding-summary = { $species ->
    [0] Aucune espèce à nourrir.
    [one] { $fed ->
        [0] La seule espèce ne peut pas être nourrie.
       *[other] La seule espèce peut être nourrie.
    }
   *[other] { $fed ->
        [0] Aucune des { $species } espèces ne peut être nourrie.
        [one] Une espèce sur { $species } peut être nourrie.
       *[other] { $fed } espèces sur { $species } peuvent être nourries.
    }
  }
feeding-ranks = Rangs : { $ranks }
feeding-habitat = L’Habitat peut être annoncé.
feeding-no-habitat-hungry = Pas d’Habitat : toutes les espèces ne sont pas nourries.
feeding-no-habitat-ranks = Pas d’Habitat : { $count ->
    [one] il manque le rang { $missing }.
   *[other] il manque les rangs { $missing }.
  }
feeding-others = { $count ->
    [one] Une autre répartition vaut autant.
   *[other] { $count } autres répartitions valent autant.
  }
feeding-others-many = Plus de { $count } autres répartitions valent autant.
feeding-plan = Un Habitat ce tour-ci, { $count ->
    [0] avec les cartes telles quelles.
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
feeding-turn-lost = { $count ->
    [one] Affamée à la fin du tour, donc mourante
   *[other] Affamées à la fin du tour, donc mourantes
  } : { $cards }.
feeding-step-play = Joue « { $card } ».
feeding-step-play-on = Joue « { $card } » sur « { $food } ».
feeding-step-move = Déplace « { $card } » sur « { $food } ».
feeding-step-rescue = Sauve « { $card } ».
feeding-step-rescue-on = Sauve « { $card } » en la posant sur « { $food } ».
feeding-step-abundance = Pose l’Abondance à côté de « { $card } ».
feeding-step-boom = Pose l’Explosion démographique sous « { $card } ».

# Les fichiers qui décrivent une table
error-tablefile = { $place }, ligne { $line }, colonne { $column } : { $detail }.
tablefile-utf8 = ce n’est pas du texte UTF-8
tablefile-heading = une ligne commence par « table », « hand » ou « dying », suivi de deux points
tablefile-dying-twice = « dying » ne vient qu’une fois
tablefile-no-table = il manque la ligne « table »
tablefile-empty = il manque le nom d’une carte
tablefile-card = aucune carte ne s’appelle « { $given } »
tablefile-card-near = aucune carte ne s’appelle « { $given } » ; peut-être « { $meant } » ?
tablefile-dying = il y a trois piles de mourants
tablefile-carrion-last = « carrion » se met au bout d’une chaîne
tablefile-copies = les exemplaires se comptent à partir de x1, pour une carte sans chaîne ni événement
tablefile-box = la boîte ne contient que { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
  } de la carte « { $card } »
tablefile-flag = « { $key } » doit valoir true ou false
tablefile-many = plus de { $most } cartes
tablefile-mark = après + on attend boom ou abundance
tablefile-event = un événement ne fait pas partie d’une chaîne alimentaire
tablefile-no-carrion = aucune espèce mourante ne peut nourrir cette carte
tablefile-diet = { $detail } (règle { $rule })
tablefile-boom-species = une Explosion démographique se pose sous une espèce (NWO-104)
tablefile-boom-rank = une Explosion démographique ne se pose pas sous une espèce de rang 2 (NWO-108)
tablefile-abundance-resource = une Abondance se pose à côté d’une ressource (NWO-86)
tablefile-twice = le même événement s’y trouve déjà (NWO-87, NWO-108)
tablefile-json = ce n’est pas du JSON
tablefile-object = on attend ici un objet avec « table »
tablefile-key = « { $key } » n’est pas un nom connu : table, boom, abundance, dying, hand, wolf_pair
tablefile-list = « { $key } » doit être une liste
tablefile-name = on attend ici le nom d’une carte, entre guillemets
tablefile-index = on attend ici la place d’une carte de la table, { $cards ->
    [0] et la table n’en a aucune
    [one] c’est-à-dire 0
   *[other] un entier de 0 à { $last }
  }
