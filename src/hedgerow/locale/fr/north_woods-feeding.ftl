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
north-woods-feeding-why-nothing = rien ici qu’elle puisse manger
north-woods-feeding-why-taken = « { $food } » nourrit déjà « { $eater } »
north-woods-feeding-why-starving = « { $food } » a faim aussi
north-woods-feeding-why-free = « { $food } » peut la nourrir
north-woods-feeding-why-no-carcass = aucune charogne pour elle parmi les mourants

# hedgerow north_woods feed
north-woods-feeding-column-rank = Rang
north-woods-feeding-column-card = Carte
north-woods-feeding-column-state = État
north-woods-feeding-eats = mange : { $food }
north-woods-feeding-carrion = mange une charogne
north-woods-feeding-feeds = nourrit : { $eaters }
north-woods-feeding-open = libre
north-woods-feeding-hungry = affamée : { $why }
north-woods-feeding-boomed = { $card } (Explosion démographique)
north-woods-feeding-abundant = { $card } (Abondance)
north-woods-feeding-forbidden = { $rule } : { $ban }
north-woods-feeding-nothing = Aucune carte ici.
north-woods-feeding-summary = { $species ->
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
north-woods-feeding-ranks = Rangs : { $ranks }
north-woods-feeding-habitat = L’Habitat peut être annoncé.
north-woods-feeding-no-habitat-hungry = Pas d’Habitat : toutes les espèces ne sont pas nourries.
north-woods-feeding-no-habitat-ranks = Pas d’Habitat : { $count ->
    [one] il manque le rang { $missing }.
   *[other] il manque les rangs { $missing }.
  }
north-woods-feeding-others = { $count ->
    [one] Une autre répartition vaut autant.
   *[other] { $count } autres répartitions valent autant.
  }
north-woods-feeding-others-many = Plus de { $count } autres répartitions valent autant.
north-woods-feeding-plan = Un Habitat ce tour-ci, { $count ->
    [0] avec les cartes telles quelles.
    [one] en une étape :
   *[other] en { $count } étapes :
  }
north-woods-feeding-no-plan = Pas d’Habitat ce tour-ci avec cette main.
north-woods-feeding-turn = Le meilleur tour, en { $count ->
    [one] une étape :
   *[other] { $count } étapes :
  }
north-woods-feeding-turn-none = Ces cartes ne permettent rien de mieux ce tour-ci.
north-woods-feeding-turn-end = Ensuite : { $fed ->
    [0] aucune espèce nourrie,
    [one] une espèce nourrie,
   *[other] { $fed } espèces nourries,
  } rangs { $ranks }
north-woods-feeding-turn-lost = { $count ->
    [one] Affamée à la fin du tour, donc mourante
   *[other] Affamées à la fin du tour, donc mourantes
  } : { $cards }.
north-woods-feeding-step-play = Joue « { $card } ».
north-woods-feeding-step-play-on = Joue « { $card } » sur « { $food } ».
north-woods-feeding-step-move = Déplace « { $card } » sur « { $food } ».
north-woods-feeding-step-rescue = Sauve « { $card } ».
north-woods-feeding-step-rescue-on = Sauve « { $card } » en la posant sur « { $food } ».
north-woods-feeding-step-abundance = Pose l’Abondance à côté de « { $card } ».
north-woods-feeding-step-boom = Pose l’Explosion démographique sous « { $card } ».

# Les fichiers qui décrivent une table
error-north-woods-tablefile = { $place }, ligne { $line }, colonne { $column } : { $detail }.
north-woods-tablefile-utf8 = ce n’est pas du texte UTF-8
north-woods-tablefile-heading = une ligne commence par « table », « hand » ou « dying », suivi de deux points
north-woods-tablefile-dying-twice = « dying » ne vient qu’une fois
north-woods-tablefile-no-table = il manque la ligne « table »
north-woods-tablefile-empty = il manque le nom d’une carte
north-woods-tablefile-card = aucune carte ne s’appelle « { $given } »
north-woods-tablefile-card-near = aucune carte ne s’appelle « { $given } » ; peut-être « { $meant } » ?
north-woods-tablefile-dying = il y a trois piles de mourants
north-woods-tablefile-carrion-last = « carrion » se met au bout d’une chaîne
north-woods-tablefile-copies = les exemplaires se comptent à partir de x1, pour une carte sans chaîne ni événement
north-woods-tablefile-box = la boîte ne contient que { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
  } de la carte « { $card } »
north-woods-tablefile-flag = « { $key } » doit valoir true ou false
north-woods-tablefile-many = plus de { $most } cartes
north-woods-tablefile-mark = après + on attend boom ou abundance
north-woods-tablefile-event = un événement ne fait pas partie d’une chaîne alimentaire
north-woods-tablefile-no-carrion = aucune espèce mourante ne peut nourrir cette carte
north-woods-tablefile-diet = { $detail } (règle { $rule })
north-woods-tablefile-boom-species = une Explosion démographique se pose sous une espèce (NWO-104)
north-woods-tablefile-boom-rank = une Explosion démographique ne se pose pas sous une espèce de rang 2 (NWO-108)
north-woods-tablefile-abundance-resource = une Abondance se pose à côté d’une ressource (NWO-86)
north-woods-tablefile-twice = le même événement s’y trouve déjà (NWO-87, NWO-108)
north-woods-tablefile-json = ce n’est pas du JSON
north-woods-tablefile-object = on attend ici un objet avec « table »
north-woods-tablefile-key = « { $key } » n’est pas un nom connu : table, boom, abundance, dying, hand, wolf_pair
north-woods-tablefile-list = « { $key } » doit être une liste
north-woods-tablefile-name = on attend ici le nom d’une carte, entre guillemets
north-woods-tablefile-index = on attend ici la place d’une carte de la table, { $cards ->
    [0] et la table n’en a aucune
    [one] c’est-à-dire 0
   *[other] un entier de 0 à { $last }
  }

# La page d’accompagnement
error-north-woods-no-card = Le paquet n’a pas de carte « { $card } ».
error-north-woods-no-table-card = { $card } est un événement : il ne reste pas sur la table.
error-north-woods-woods = Carte { $place } de la table : { $detail }.
error-north-woods-copies = Trop d’exemplaires : { $detail }.

# Les champs d’une espèce imprimée
north-woods-field-rank = Rang
north-woods-field-diet = Régime
north-woods-field-diet-herbivore = herbivore (plantes)
north-woods-field-diet-carnivore = carnivore (proies)
north-woods-field-diet-omnivore = omnivore (les deux)
north-woods-field-diet-scavenger = charognard
north-woods-field-realms = Milieux
north-woods-field-realm-land = terre
north-woods-field-realm-water = eau
north-woods-field-realm-air = air (elle vole)
north-woods-field-foods = Ressources qu’elle mange
north-woods-field-scavenger = Charogne
north-woods-field-scavenger-none = jamais
north-woods-field-scavenger-land = toute espèce mourante
north-woods-field-scavenger-water = les mourants de l’eau
north-woods-field-scavenger-true = tous, et rien d’autre
north-woods-field-copies = Exemplaires
