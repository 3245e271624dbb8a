# Les énigmes d’Earth.
earth-puzzle-title = Un tour, le plus de points
earth-puzzle-task = Plante deux cartes avec { $soil } de terre. Qu’est-ce qui rapporte le plus, avant toute capacité ?
earth-puzzle-step = { $card } en { $cell }
earth-puzzle-part = { $sign ->
    [plus] { $what } : +{ $vp }
   *[other] { $what } : { $vp }
  }
earth-puzzle-part-card = { $sign ->
    [plus] { $card } : +{ $vp } ({ $what })
   *[other] { $card } : { $vp } ({ $what })
  }
earth-puzzle-proof = Les { $count } façons de planter deux cartes ont été comptées : une seule rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, toutes les autres { $second } au plus.
earth-puzzle-hint-card = Plante { $card }.
earth-puzzle-hint-cell = Ici : { $step }.
earth-puzzle-soil = { $soil } de terre
