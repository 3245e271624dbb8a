# Les énigmes de North Woods.
north-woods-puzzle-title-habitat = Un Habitat ce tour-ci
north-woods-puzzle-title-feed = Nourris-les tous
north-woods-puzzle-task-habitat = Les rangs 1 à 8, tous nourris, en { $steps } étapes : joue, déplace ou sauve, sans piocher.
north-woods-puzzle-task-feed = { $steps ->
    [one] Déplace une seule carte pour que personne n’ait faim.
   *[other] Déplace des cartes { $steps } fois pour que personne n’ait faim.
  }
north-woods-puzzle-hungry = { $card } a faim.
north-woods-puzzle-missing = { $count ->
    [one] Il manque le rang { $ranks }.
   *[other] Il manque les rangs { $ranks }.
  }
north-woods-puzzle-proof-habitat = { $count ->
    [one] Une table a été examinée :
   *[other] { $count } tables ont été examinées :
  } { $fewer ->
    [one] aucune étape seule ne fait d’Habitat
   *[other] { $fewer } étapes ne font jamais d’Habitat
  }, et après { $steps } une seule table en est un.
north-woods-puzzle-proof-feed = { $count ->
    [one] Une table a été examinée :
   *[other] { $count } tables ont été examinées :
  } { $steps ->
    [one] un seul déplacement nourrit tout le monde
   *[other] avec moins de { $steps } déplacements quelqu’un a faim, et une seule table nourrit tout le monde
  }.
north-woods-puzzle-bound = { $ranks ->
    [0] Aucun rang ne manque
    [one] Il manque un rang, ce qui prend une étape
   *[other] Il manque { $ranks } rangs, une étape chacun
  } ; { $apart ->
    [0] aucune carte affamée n’est à part
    [one] une carte affamée est à part et doit être déplacée
   *[other] { $apart } cartes affamées sont à part et doivent être déplacées
  }.
north-woods-puzzle-step = { $rank ->
    [0] { $fed ->
        [0] { $step } Cela fait de la place.
        [one] { $step } Une carte affamée de moins.
       *[other] { $step } { $fed } cartes affamées de moins.
      }
   *[other] { $step } Cela apporte le rang { $rank }.
  }
north-woods-puzzle-hint-last = La dernière étape touche { $card }.
north-woods-puzzle-hint-first = D’abord : { $step }
north-woods-puzzle-hint-one = Seule la carte { $card } bouge, et elle a peu de places ; { $count } autres déplacements nourrissent moins.
