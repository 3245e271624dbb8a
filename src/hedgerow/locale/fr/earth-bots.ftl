# Earth : pourquoi un bot a joué ainsi.

earth-bot-only = Il n’y a pas d’autre choix.
earth-bot-start = De ce que j’ai reçu, c’est ce qui promet le plus.
earth-bot-action = { $action } : j’ai joué mon tour en pensée avec chaque action, et c’est celle-ci qui me rapporte le plus, { $lead ->
    [0] à peine plus que la suivante
    [one] environ { $lead } point de plus que la suivante
   *[other] environ { $lead } points de plus que la suivante
  }.
earth-bot-turns = { $action } : j’ai joué en pensée ce tour et mon prochain, et c’est cette action qui me rapporte le plus, { $lead ->
    [0] à peine plus que la suivante
    [one] environ { $lead } point de plus que la suivante
   *[other] environ { $lead } points de plus que la suivante
  }.
earth-bot-playouts = { $action } : j’ai joué en pensée la partie jusqu’au bout avec chaque action, et c’est celle-ci qui me rapporte le plus, { $lead ->
    [0] à peine plus que la suivante
    [one] environ { $lead } point de plus que la suivante
   *[other] environ { $lead } points de plus que la suivante
  }.
earth-bot-best = Parmi { $count } choix, celui-ci me rapporte le plus, { $lead ->
    [0] à peine plus que le suivant
    [one] environ { $lead } point de plus que le suivant
   *[other] environ { $lead } points de plus que le suivant
  }.
earth-bot-behind = { $lead ->
    [0] En points seuls, à peine moins que le meilleur choix.
    [one] En points seuls, environ { $lead } point de moins que le meilleur choix.
   *[other] En points seuls, environ { $lead } points de moins que le meilleur choix.
  }
earth-bot-put = C’est ici qu’un pion sert le plus.
earth-bot-remove = C’est ici qu’un pion manque le moins.
earth-bot-step = C’est ici que l’animal trouve le plus.
earth-bot-pass = Rien d’autre ici n’en vaut la peine.
