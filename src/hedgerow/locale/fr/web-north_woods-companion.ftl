# L’arbitre de la faim pour une vraie table de North Woods.

web-north-woods-companion-where = Où vont les cartes
web-north-woods-companion-table = Devant moi
web-north-woods-companion-hand = Main
web-north-woods-companion-dying = Mourants
web-north-woods-companion-which = { $where ->
    [hand] Qu’as-tu en main ?
    [dying] Que montrent les piles ?
   *[table] Quelles cartes as-tu devant toi ?
  }
web-north-woods-companion-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-north-woods-companion-rank = Rang
web-north-woods-companion-rung = Rang { $rank }, { $state ->
    [fed] présent et nourri
    [hungry] présent mais affamé
   *[missing] manquant
  }
web-north-woods-companion-events = Événements
web-north-woods-companion-search = Une carte par son nom
web-north-woods-companion-copies = { $count ->
    [one] le paquet n’en a que { $count }
   *[other] le paquet n’en a que { $count }
  }
web-north-woods-companion-piles-full = les trois piles sont déjà là
web-north-woods-companion-diet = { $diet ->
    [resource] ress.
    [herbivore] herb.
    [omnivore] omni.
    [carnivore] carn.
    [scavenger] char.
   *[event] évén.
  }
web-north-woods-companion-yes = Oui : c’est un Habitat
web-north-woods-companion-starving = { $count ->
    [one] Pas encore : { $names } a faim
   *[other] Pas encore : { $names } ont faim
  }
web-north-woods-companion-missing = { $count ->
    [one] Pas encore : il manque le rang { $ranks }
   *[other] Pas encore : il manque les rangs { $ranks }
  }
web-north-woods-companion-fed = { $species ->
    [0] Aucune espèce à nourrir.
    [one] { $fed } espèce nourrie sur { $species }.
   *[other] { $fed } espèces nourries sur { $species }.
  }
web-north-woods-companion-starves = A faim.
web-north-woods-companion-empty = Choisis tes cartes au-dessus : un rang, puis un nom. Peu importe où elles sont posées : la meilleure façon de nourrir est trouvée pour toi.
web-north-woods-companion-best = Le meilleur tour avec ta main
web-north-woods-companion-add-hand = Ajoute ta main
web-north-woods-companion-drop = Enlever : { $card }
web-north-woods-companion-nothing-better = Rien de mieux que ce qui est posé.
web-north-woods-companion-declare = Rangs 1 à 8 tous nourris : déclare un Habitat
web-north-woods-companion-then = { $fed ->
    [one] Ensuite { $fed } espèce est nourrie, rangs { $ranks }.
   *[other] Ensuite { $fed } espèces sont nourries, rangs { $ranks }.
  }
web-north-woods-companion-lost = { $count ->
    [one] Meurt : { $cards }.
   *[other] Meurent : { $cards }.
  }
web-north-woods-companion-wolf = Deux loups comptent aussi pour le rang suivant
web-north-woods-companion-eats = Mange { $food }.
web-north-woods-companion-carrion = Mange un mourant.
web-north-woods-companion-abundance = Une Abondance est posée avec
web-north-woods-companion-boom = Une Explosion démographique est posée avec
web-north-woods-companion-remove = L’enlever
