# Les énigmes de Cryptid avec des jetons sur le plateau.
cryptid-puzzle-title-find = Les jetons parlent
cryptid-puzzle-title-ask = La meilleure question
cryptid-puzzle-task-find = { $count } chercheurs ont posé ces jetons. Chacun a un autre indice, et tous ensemble ne conviennent qu’à une case. Où vit la créature ?
cryptid-puzzle-task-own = Tu es A, avec l’indice : { $clue }. { $count } indices ensemble ne conviennent qu’à une case. Où vit la créature ?
cryptid-puzzle-task-ask = Tu es A, avec l’indice : { $clue }. Quelle question laisse le moins de cases, quelle que soit la réponse ?
cryptid-puzzle-ask = Interroger { $who } sur { $hex }
cryptid-puzzle-split = { $question } : sur { $hexes } cases, il en reste { $yes } après un disque et { $no } après un cube.
cryptid-puzzle-against = Aucun indice qui convient aux jetons de { $who } ne permet cette case.
cryptid-puzzle-against-all = Chaque chercheur seul pourrait la permettre, mais aucun groupe d’indices ne convient à cette case et à elle seule.
cryptid-puzzle-proof-find = Sur { $sets } groupes d’indices, { $worlds ->
    [one] un seul désigne exactement une case : { $hex }.
   *[other] { $worlds } désignent exactement une case, et c’est toujours { $hex }.
  }
cryptid-puzzle-fewest = Retire n’importe quel jeton, et une autre case devient possible.
cryptid-puzzle-proof-ask = { $worlds ->
    [one] Un groupe d’indices convient
   *[other] { $worlds } groupes d’indices conviennent
  } aux jetons et à ton indice ; la créature peut être sur { $hexes } cases.
cryptid-puzzle-clues = { $who } ne peut avoir que : { $clues }.
cryptid-puzzle-clues-many = { $who } peut avoir { $count } indices.
cryptid-puzzle-or = { $first }, ou { $rest }
cryptid-puzzle-hint-worst = { $hexes } cases sont possibles ; la meilleure question en laisse { $worst } au plus.
cryptid-puzzle-hint-who = Interroge { $who }.
cryptid-puzzle-hint-terrain = Elle vit sur ce terrain : { $terrain }.
