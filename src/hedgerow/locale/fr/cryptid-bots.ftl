# Cryptide : pourquoi un bot a joué ainsi, et pourquoi un indice ou une case est exclu.

cryptid-bot-any = Mon indice laisse plusieurs cases pour ce jeton, j’en prends une au hasard.
cryptid-bot-hide = C’est là qu’il en dit le moins : { $left } indices sur { $before } pourraient encore être le mien.
cryptid-bot-sure = Seule la case { $hex } s’accorde avec tout ce qu’on sait.
cryptid-bot-likely = La créature vit sur { $hex } avec { $percent } % de chances.
cryptid-bot-ask = La réponse de { $who } est ouverte : oui avec { $percent } % de chances.
cryptid-bot-win = Cela me donne environ { $percent } % de chances de gagner, à ce que je vois.
cryptid-bot-close = Le temps presse : { $who } pourrait trouver juste après, avec { $percent } % de chances.
cryptid-bot-hint = On cherche depuis longtemps, l’indication peut aider.
cryptid-bot-stuck = On a assez cherché : dévoilons l’indication.
cryptid-bot-not-stuck = C’est trop tôt pour l’indication.

cryptid-explain-proved = C’est prouvé : { $statement }.
cryptid-explain-open = Ce qui est sur la carte ne le prouve pas : { $statement }.
cryptid-explain-not-clue = l’indice de { $who } n’est pas « { $clue } »
cryptid-explain-not-here = la créature ne vit pas sur { $hex }
cryptid-explain-own = Tu connais un indice, le tien : { $clue }.
cryptid-explain-hint = L’indication est dévoilée : { $hint }.
cryptid-explain-skips = Quelqu’un devait un jeton et n’avait plus de case pour le poser.
cryptid-explain-cube = { $who } a un cube sur { $hex }.
cryptid-explain-disc = { $who } a un disque sur { $hex }.
cryptid-explain-one-habitat = Tous les indices ensemble ne permettent qu’une seule case.
