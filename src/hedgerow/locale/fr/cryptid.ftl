# Cryptide : questions, coups, événements, indices, indications, résultats.

game-cryptid-name = Cryptide
game-cryptid-line = Questionne, observe et déduis la seule case où vit la créature.
game-cryptid-legend =
    La carte : D désert, F forêt, L lac, M montagne, R marécage (roseaux) ; entre [ ] territoire d’ours, entre ( ) de puma.
    ∩ pierre dressée, ⌂ cabane abandonnée : c blanche (craie), v verte, u bleue (azur), n noire.
    ■ cube : pas ici. ● disque : possible. Les lettres disent à qui. + ton indice le permet. ★ l’habitat.

# Ce qu’on demande à une place
cryptid-prompt-opening = Pose ton cube { $number } sur { $cubes } là où, d’après ton indice, la créature ne peut pas vivre.
cryptid-prompt-turn = Pose une question à un joueur sur une case, ou effectue une recherche.
cryptid-prompt-turn-vote = Pose une question à un joueur sur une case, ou effectue une recherche. { $who } propose de dévoiler l’indication : tu peux voter maintenant ou plus tard.
cryptid-prompt-cube = Tu as fait poser un cube : poses-en un aussi, là où ton indice exclut la créature.
cryptid-prompt-disc = Ton disque est déjà là : poses-en un autre sur une case que ton indice permet.
cryptid-prompt-vote = { $who } propose de dévoiler l’indication. La dévoiler à tout le monde ?
cryptid-prompt-propose = Ce n’est pas ton tour. Tu peux proposer de dévoiler l’indication.

# Cases et chercheurs
cryptid-hex-desert = Désert { $at }
    .unbroken = yes
cryptid-hex-forest = Forêt { $at }
    .unbroken = yes
cryptid-hex-mountain = Montagne { $at }
    .unbroken = yes
cryptid-hex-swamp = Marécage { $at }
    .unbroken = yes
cryptid-hex-water = Lac { $at }
    .unbroken = yes
cryptid-letter-desert = D
cryptid-letter-forest = F
cryptid-letter-mountain = M
cryptid-letter-swamp = R
cryptid-letter-water = L
cryptid-paint-white = c
cryptid-paint-green = v
cryptid-paint-blue = u
cryptid-paint-black = n
cryptid-researcher = { $seat } (chercheur { $letter })

# Coups
cryptid-move-cube = Poser un cube sur { $hex }
cryptid-move-disc = Poser un disque sur { $hex }
cryptid-move-ask = Poser une question à { $of } sur { $hex }
cryptid-move-search = Effectuer une recherche sur { $hex }
cryptid-move-hint = Proposer de dévoiler l’indication
cryptid-move-vote-yes = Oui, dévoilons-la
cryptid-move-vote-no = Non, gardons-la cachée
cryptid-group-hint = Indication

# Événements
cryptid-event-cube = { $you ->
    [who] Tu poses
   *[other] { $who } pose
  } un cube sur { $hex }.
cryptid-event-disc = { $you ->
    [who] Tu poses
   *[other] { $who } pose
  } un autre disque, sur { $hex }.
cryptid-event-asked-yes = { $you ->
    [who] Tu poses une question à { $of } sur { $hex } : c’est possible, un disque.
    [of] { $who } te pose une question sur { $hex } : c’est possible, un disque.
   *[other] { $who } pose une question à { $of } sur { $hex } : c’est possible, un disque.
  }
cryptid-event-asked-no = { $you ->
    [who] Tu poses une question à { $of } sur { $hex } : c’est impossible, un cube.
    [of] { $who } te pose une question sur { $hex } : c’est impossible, un cube.
   *[other] { $who } pose une question à { $of } sur { $hex } : c’est impossible, un cube.
  }
cryptid-event-declared = { $you ->
    [who] Tu veux chercher sur { $hex }, où ton disque est déjà posé, et dois d’abord en poser un autre.
   *[other] { $who } veut chercher sur { $hex }, où son disque est déjà posé, et doit d’abord en poser un autre.
  }
cryptid-event-searched = { $you ->
    [who] Tu effectues
   *[other] { $who } effectue
  } une recherche sur { $hex }.
cryptid-event-answered-yes = { $you ->
    [who] Tu poses
   *[other] { $who } pose
  } un disque : c’est possible.
cryptid-event-answered-no = { $you ->
    [who] Tu poses
   *[other] { $who } pose
  } un cube : c’est impossible. La recherche s’arrête.
cryptid-event-no-cube = { $you ->
    [who] Tu n’as plus de case pour un cube et n’en poses pas.
   *[other] { $who } n’a plus de case pour un cube et n’en pose pas.
  }
cryptid-event-no-disc = { $you ->
    [who] Tu n’as plus de case pour un disque et n’en poses pas.
   *[other] { $who } n’a plus de case pour un disque et n’en pose pas.
  }
cryptid-event-hint-asked = { $you ->
    [who] Tu proposes
   *[other] { $who } propose
  } de dévoiler l’indication.
cryptid-event-voted = { $you ->
    [who] Tu as
   *[other] { $who } a
  } voté.
cryptid-event-voted-yes = { $you ->
    [who] Tu votes
   *[other] { $who } vote
  } pour l’indication.
cryptid-event-voted-no = { $you ->
    [who] Tu votes
   *[other] { $who } vote
  } contre l’indication.
cryptid-event-hint-refused = L’indication reste cachée. Contre : { $against }.
cryptid-event-hint-agreed = Tout le monde est d’accord, l’indication est dévoilée : { $hint }.
cryptid-event-hint-enough = Assez de joueurs sont d’accord, l’indication est dévoilée : { $hint }.
cryptid-event-hint-given = L’indication est dévoilée : { $hint }. Contre : { $against }.
cryptid-event-found = { $you ->
    [who] Tu trouves
   *[other] { $who } trouve
  } la créature sur { $hex } !
cryptid-event-drawn = Le dernier tour de table est passé, et personne n’a trouvé la créature. Elle vivait sur { $hex }.

# Sous les yeux
cryptid-note-clue = Ton indice : la créature vit { $clue }.
cryptid-note-own-clue-of = L’indice de ton chercheur { $letter } : la créature vit { $clue }.
cryptid-note-clue-of = { $who } : la créature vit { $clue }.
cryptid-note-turn = À { $who } de jouer.
cryptid-note-hint = Indication : { $hint }.

# Indices
cryptid-clue-on = sur une case { $first } ou { $second }
cryptid-clue-not-on = sur une case qui n’est ni { $first } ni { $second }
cryptid-clue-near = à { $reach ->
    [one] { $reach } case
   *[other] { $reach } cases
  } au plus { $thing }
cryptid-clue-far = à plus de { $reach ->
    [one] { $reach } case
   *[other] { $reach } cases
  } { $thing }

cryptid-terrain-desert = désert
cryptid-terrain-forest = forêt
cryptid-terrain-mountain = montagne
cryptid-terrain-swamp = marécage
cryptid-terrain-water = lac

cryptid-near-desert = d’un désert
cryptid-near-forest = d’une forêt
cryptid-near-mountain = d’une montagne
cryptid-near-swamp = d’un marécage
cryptid-near-water = d’un lac
cryptid-near-animal = d’un territoire d’animal
cryptid-near-stone = d’une pierre dressée
cryptid-near-shack = d’une cabane abandonnée
cryptid-near-bear = d’un territoire d’ours
cryptid-near-cougar = d’un territoire de puma
cryptid-near-white = d’une structure blanche
cryptid-near-green = d’une structure verte
cryptid-near-blue = d’une structure bleue
cryptid-near-black = d’une structure noire

cryptid-far-desert = de tout désert
cryptid-far-forest = de toute forêt
cryptid-far-mountain = de toute montagne
cryptid-far-swamp = de tout marécage
cryptid-far-water = de tout lac
cryptid-far-animal = de tout territoire d’animal
cryptid-far-stone = de toute pierre dressée
cryptid-far-shack = de toute cabane abandonnée
cryptid-far-bear = de tout territoire d’ours
cryptid-far-cougar = de tout territoire de puma
cryptid-far-white = de toute structure blanche
cryptid-far-green = de toute structure verte
cryptid-far-blue = de toute structure bleue
cryptid-far-black = de toute structure noire

# Indications
cryptid-hint-on = aucun indice ne cite deux terrains
cryptid-hint-near1 = aucun indice ne parle de 1 case de distance
cryptid-hint-near2 = aucun indice ne parle de 2 cases de distance
cryptid-hint-near3 = aucun indice ne parle de 3 cases de distance
cryptid-hint-terrain = aucun indice ne mentionne de terrain
cryptid-hint-animal = aucun indice ne mentionne de territoire d’animal
cryptid-hint-desert = aucun indice ne mentionne de désert
cryptid-hint-forest = aucun indice ne mentionne de forêt
cryptid-hint-mountain = aucun indice ne mentionne de montagne
cryptid-hint-swamp = aucun indice ne mentionne de marécage
cryptid-hint-water = aucun indice ne mentionne de lac

# Fin de partie
cryptid-outcome-found = La créature est trouvée par une recherche sans aucun cube.
cryptid-outcome-drawn = Personne n’a trouvé la créature en { $rounds } tours de table : la partie est nulle.
cryptid-score-found = A trouvé la créature

# Ce qu'une réponse voulait dire, dans une analyse.
cryptid-luck-left = { $said } Il te reste { $after } cases sur { $before }.
