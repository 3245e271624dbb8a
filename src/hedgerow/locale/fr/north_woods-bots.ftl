# North Woods : pourquoi un bot a joué ainsi.

north-woods-bot-opening = Je pose ce que je peux nourrir et je garde les cartes dont j’ai le plus besoin.
north-woods-bot-draw = La pioche peut m’apporter mieux que l’exposition.
north-woods-bot-take = J’ai plus besoin de cette carte que des autres en vue : { $card }.
north-woods-bot-deny = Je prends « { $card } » : c’est le dernier rang qui manque à { $who }.
north-woods-bot-keep = De toutes ces cartes, c’est « { $card } » qui m’est le plus utile.
north-woods-bot-fetch = Parmi les mourants, c’est « { $card } » qui m’est le plus utile.
north-woods-bot-territory = Avec « { $card } », je prends une chaîne qui vaut plus pour moi que deux cartes.
north-woods-bot-play-rank = « { $card } » me donne le rang { $rank }, qui me manque.
north-woods-bot-food = « { $card } » peut nourrir une de mes espèces.
north-woods-bot-play-more = Je peux nourrir « { $card } », et chaque espèce nourrie renforce ma forêt.
north-woods-bot-rescue-rank = Je peux nourrir « { $card } », alors je sauve cette espèce : elle me donne le rang { $rank }.
north-woods-bot-rescue-more = Je peux nourrir « { $card } », alors je sauve cette espèce.
north-woods-bot-rearrange = Je redispose mes chaînes pour nourrir plus d’espèces.
north-woods-bot-on = Là, cette espèce trouve à manger.
north-woods-bot-apart = Cette espèce n’a besoin d’aucune carte sous elle.
north-woods-bot-event = « { $card } » sert mieux maintenant que plus tard.
north-woods-bot-hold = Je garde « { $card } » en main, à l’abri d’une Maladie, jusqu’à ce que cette carte complète un Habitat.
north-woods-bot-safer = Posées ainsi, mes chaînes offrent moins à un agresseur.
north-woods-bot-seize = De toutes les chaînes, celle-ci, chez { $who }, me rapporte le plus.
north-woods-bot-help = C’est là que mes propres chaînes en profitent le plus.
north-woods-bot-harm = C’est { $who } que cela gêne le plus, et c’est ce que je veux maintenant.
north-woods-bot-name = Une carte de rang { $rank } me serait la plus utile.
north-woods-bot-adopt = Ma ressource peut nourrir cette chaîne, alors je la recueille.
north-woods-bot-give = C’est la carte qui me manquera le moins.
north-woods-bot-dying = Je ne peux plus nourrir cette espèce ; sur cette pile, elle sert le moins aux autres.
north-woods-bot-discard = De mes cartes, « { $card } » m’est la moins utile.
north-woods-bot-cover = Elle y cache une carte qui servirait aux autres.
north-woods-bot-nothing = Il n’y a plus rien à piocher.
north-woods-bot-done = J’ai fait tout ce que je voulais faire.
north-woods-bot-habitat = Les huit rangs sont devant moi et toutes mes espèces sont nourries.
north-woods-bot-chance = D’ici, je pense gagner environ { $percent ->
    [one] une partie
   *[other] { $percent } parties
  } sur cent.
north-woods-bot-sure = Je pense que cela me fait gagner.
north-woods-bot-close = { $count ->
    [0] { $who } a déjà les huit rangs
    [one] Il ne manque plus qu’un rang à { $who }
   *[other] Il ne manque plus que { $count } rangs à { $who }
  }.
