# Habitats : pourquoi un bot a joué ainsi.

habitats-bot-gain = { $tile } : { $vp ->
    [0] aucun point tout de suite
    [one] { $vp } point tout de suite
   *[other] { $vp } points tout de suite
  }, et les meilleures perspectives de ce qui est à portée.
habitats-bot-plan = { $tile } : { $vp ->
    [0] aucun point tout de suite
    [one] { $vp } point tout de suite
   *[other] { $vp } points tout de suite
  } ; en continuant de là, je finis au mieux, avec environ { $total } points.
habitats-bot-only = { $tile } : il n’y a pas d’autre choix.
habitats-bot-nowhere = Rien à portée n’entre dans mon parc, alors n’importe quelle tuile fera l’affaire.
