# North Woods : pourquoi un bot a joué ainsi.

north-woods-bot-opening = Je pose ainsi ce qui peut être nourri et je garde ce dont j’ai le plus besoin.
north-woods-bot-draw = Rien dans l’exposition ne m’aide plus que la pioche.
north-woods-bot-take = { $card } : rien d’autre à portée ne m’est aussi utile.
north-woods-bot-deny = { $card } : c’est le rang qui manque encore à { $who }.
north-woods-bot-territory = { $card } : de quoi prendre une chaîne qui vaut plus que deux cartes.
north-woods-bot-plan = C’est une étape de mon tour : { $ranks ->
    [one] { $ranks } rang
   *[other] { $ranks } rangs
  } devant moi pour l’instant.
north-woods-bot-event = { $card } : cela vaut plus maintenant que plus tard.
north-woods-bot-hold = { $card } : je garde cette carte en main, à l’abri d’une Maladie, jusqu’à ce qu’elle complète un Habitat.
north-woods-bot-safer = Posées ainsi, mes chaînes offrent moins à un agresseur.
north-woods-bot-aim = C’est là que l’effet est le plus fort.
north-woods-bot-give = C’est ce qui me manquera le moins.
north-woods-bot-cover = Cela cache ce qui servirait à d’autres.
north-woods-bot-done = Mon tour ne peut rien apporter de plus.
north-woods-bot-habitat = Tous les rangs, tous nourris.
north-woods-bot-chance = Cela me laisse environ { $percent } % de chances de gagner, à ce que je vois.
north-woods-bot-close = Il ne manque plus à { $who } { $count ->
    [0] qu’un tour
    [one] qu’un rang
   *[other] que { $count } rangs
  }.
