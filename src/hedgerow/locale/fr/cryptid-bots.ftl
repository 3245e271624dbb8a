# Cryptide : pourquoi un bot a joué ainsi, et pourquoi un indice ou une case est exclu.

cryptid-bot-any = Plusieurs cases iraient pour ce jeton, j’en ai pris une au hasard.
cryptid-bot-only = C’est la seule case qui reste pour ce jeton.
cryptid-bot-hide = C’est là que j’en dis le moins : { $left ->
    [one] { $before ->
        [one] il ne reste qu’un indice possible, le mien
       *[other] un seul indice sur { $before } pourrait encore être le mien
      }
   *[other] { $left } indices sur { $before } pourraient encore être le mien
  }.
cryptid-bot-sure = Seule la case { $hex } correspond à tout ce que je sais.
cryptid-bot-sure-together = Tous les indices ensemble ne doivent laisser qu’une seule case. Cela n’est possible que sur { $hex }.
cryptid-bot-sure-needed = Tous les indices ensemble ne doivent laisser qu’une seule case, et aucun ne doit être de trop. Cela n’est possible que sur { $hex }.
cryptid-bot-likely = D’après ce que je sais, la créature vit sur { $hex } avec { $percent } % de chances.
cryptid-bot-ask = Je ne sais pas encore ce que { $who } va répondre : oui, à { $percent } %.
cryptid-bot-win = Je pense avoir ainsi { $percent } % de chances de gagner.
cryptid-bot-close = Il faut que je me dépêche : { $who } peut trouver au prochain tour ({ $percent } %).
cryptid-bot-knows = Il faut que je me dépêche : { $who } peut déjà savoir où elle vit.
cryptid-bot-hint = On cherche depuis un moment et je n’y vois toujours pas clair : l’indication m’aiderait.
cryptid-bot-stuck = Je n’y vois pas clair non plus : dévoilons l’indication.
cryptid-bot-not-stuck = C’est trop tôt pour l’indication : je préfère chercher encore.
cryptid-bot-sure-enough = J’ai déjà une bonne idée de l’endroit, je n’ai pas besoin de l’indication.

cryptid-explain-proved = C’est prouvé : { $statement }.
cryptid-explain-open = Ce qui est sur la carte ne le prouve pas : { $statement }.
cryptid-explain-not-clue = { $who } n’a pas l’indice « { $clue } »
cryptid-explain-not-here = la créature ne vit pas sur { $hex }
cryptid-explain-own = Tu connais un indice, le tien : la créature vit { $clue }.
cryptid-explain-hint = L’indication est dévoilée : { $hint }.
cryptid-explain-skips = Quelqu’un devait un jeton et n’avait plus de case pour le poser.
cryptid-explain-cube = { $who } a un cube sur { $hex }.
cryptid-explain-disc = { $who } a un disque sur { $hex }.
cryptid-explain-one-habitat = Tous les indices ensemble ne permettent qu’une seule case.
