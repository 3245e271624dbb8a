# North Woods : pourquoi un robot a joué ainsi.

north-woods-bot-opening = Je pose ainsi ce qui peut être nourri et je garde ce dont j’ai le plus besoin.
north-woods-bot-draw = Rien dans l’exposition ne m’aide plus que la pioche.
north-woods-bot-take = De ce qui est visible, c’est ce qu’il me faut le plus : { $card }.
north-woods-bot-territory = Avec { $card }, je peux prendre une chaîne qui vaut plus que deux cartes.
north-woods-bot-plan = C’est une étape de mon tour : { $ranks ->
    [one] { $ranks } rang
   *[other] { $ranks } rangs
  } devant moi pour l’instant.
north-woods-bot-event = { $card } vaut plus maintenant que plus tard.
north-woods-bot-safer = Posées ainsi, mes chaînes offrent moins à un agresseur.
north-woods-bot-aim = C’est là que l’effet est le plus fort.
north-woods-bot-give = C’est ce qui me manquera le moins.
north-woods-bot-cover = Cela cache ce qui servirait à d’autres.
north-woods-bot-done = Mon tour ne peut rien apporter de plus.
north-woods-bot-habitat = Tous les rangs, tous nourris.
north-woods-bot-chance = Il me reste ainsi, à ce que je vois, { $percent } % de chances de gagner.
north-woods-bot-close = Il ne manque plus à { $who } que { $count ->
    [one] un rang
   *[other] { $count } rangs
  }.
