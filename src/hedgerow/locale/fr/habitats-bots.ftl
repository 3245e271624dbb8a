# Habitats : pourquoi un bot a joué ainsi.

habitats-bot-gain = { $tile } : { $now }, et c’est ce qui promet le plus parmi les tuiles à portée.
habitats-bot-plan = { $tile } : { $now }. Quelques tours plus loin, cela mène à environ { $total ->
    [one] { $total } point
   *[other] { $total } points
  } en tout.
habitats-bot-now = { $vp ->
    [0] rien tout de suite
    [one] { $vp } point tout de suite
   *[other] { $vp } points tout de suite
  }
habitats-bot-costs = { $vp ->
    [one] { $vp } point de perdu tout de suite
   *[other] { $vp } points de perdus tout de suite
  }
habitats-bot-only = { $tile } : je n’ai pas d’autre choix.
habitats-bot-nowhere = Rien à portée n’entre dans mon parc : je prends n’importe quelle tuile.
habitats-bot-goal = Elle aide dans la course à l’objectif « { $goal } ».
habitats-bot-denies = Et puis { $seat } l’aurait volontiers prise.
