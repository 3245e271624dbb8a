# Earth : pourquoi un bot a joué ainsi.

earth-bot-only = Il n’y a pas d’autre choix.
earth-bot-start = De ce que j’ai reçu, c’est ce qui promet le plus.
earth-bot-action = { $action } : j’ai joué mon tour en pensée avec chaque action, et celle-ci me laisse au mieux, { $lead ->
    [0] à peine devant la suivante
    [one] environ { $lead } point devant la suivante
   *[other] environ { $lead } points devant la suivante
  }.
earth-bot-turns = { $action } : j’ai joué en pensée ce tour et mon prochain, et cette action me laisse au mieux, { $lead ->
    [0] à peine devant la suivante
    [one] environ { $lead } point devant la suivante
   *[other] environ { $lead } points devant la suivante
  }.
earth-bot-playouts = { $action } : j’ai joué en pensée la partie jusqu’au bout avec chaque action, et celle-ci me laisse au mieux, { $lead ->
    [0] à peine devant la suivante
    [one] environ { $lead } point devant la suivante
   *[other] environ { $lead } points devant la suivante
  }.
earth-bot-best = De { $count } choix, celui-ci me laisse au mieux, { $lead ->
    [0] à peine devant le suivant
    [one] environ { $lead } point devant le suivant
   *[other] environ { $lead } points devant le suivant
  }.
earth-bot-put = C’est ici qu’une pièce sert le plus.
earth-bot-remove = C’est ici qu’une pièce manque le moins.
earth-bot-step = C’est ici que l’animal trouve le plus.
earth-bot-pass = Rien d’autre ici n’en vaut la peine.
