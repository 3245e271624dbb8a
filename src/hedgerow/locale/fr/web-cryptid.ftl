# Le navigateur : le plateau de Cryptide, son carnet, son replay et la page des énigmes.

# Les indices en peu de mots
web-cryptid-clue-either = { $first } ou { $second }
web-cryptid-clue-neither = ni { $first } ni { $second }
web-cryptid-clue-near = à { $reach } au plus { $thing }
web-cryptid-clue-far = à plus de { $reach } { $thing }
web-cryptid-thing-desert = d’un désert
web-cryptid-thing-forest = d’une forêt
web-cryptid-thing-mountain = d’une montagne
web-cryptid-thing-swamp = d’un marécage
web-cryptid-thing-water = d’un lac
web-cryptid-thing-animal = d’un animal
web-cryptid-thing-stone = d’une pierre
web-cryptid-thing-shack = d’une cabane
web-cryptid-thing-bear = d’un ours
web-cryptid-thing-cougar = d’un puma
web-cryptid-thing-white = d’une structure blanche
web-cryptid-thing-green = d’une structure verte
web-cryptid-thing-blue = d’une structure bleue
web-cryptid-thing-black = d’une structure noire

# La carte
web-cryptid-map = Carte : les flèches vont de case en case, Entrée ouvre les choix
web-cryptid-loading = On déplie la carte
web-cryptid-zoom = Zoom sur la carte
web-cryptid-zoom-in = Plus près
web-cryptid-zoom-out = Plus loin
web-cryptid-zoom-fit = Toute la carte
web-cryptid-terrain = { $terrain ->
    [water] Lac
    [mountain] Montagne
    [forest] Forêt
    [swamp] Marécage
   *[desert] Désert
  }
web-cryptid-terrain-code = { $terrain ->
    [water] L
    [mountain] Mo
    [forest] F
    [swamp] Ma
   *[desert] Dé
  }
web-cryptid-colour-code = { $colour ->
    [white] bc
    [green] v
    [blue] bu
   *[black] n
  }
web-cryptid-bear = Ours
web-cryptid-cougar = Puma
web-cryptid-stone = Pierre
web-cryptid-shack = Cabane
web-cryptid-hatched = fermée à ton jeton
web-cryptid-in-bear = territoire d’ours
web-cryptid-in-cougar = territoire de puma
web-cryptid-stone-white = pierre blanche
web-cryptid-stone-green = pierre verte
web-cryptid-stone-blue = pierre bleue
web-cryptid-stone-black = pierre noire
web-cryptid-shack-white = cabane blanche
web-cryptid-shack-green = cabane verte
web-cryptid-shack-blue = cabane bleue
web-cryptid-shack-black = cabane noire
web-cryptid-cube-of = cube : { $who }
web-cryptid-disc-of = disque : { $who }
web-cryptid-counted = { $kind ->
    [disc] { $count ->
        [one] { $count } disque
       *[other] { $count } disques
      }
   *[cube] { $count ->
        [one] { $count } cube posé
       *[other] { $count } cubes posés
      }
  }

# Les choix d’une case
web-cryptid-no-tokens = aucun jeton
web-cryptid-ask = Demander à { $who }
web-cryptid-yes-in = oui : { $yes } { $yes ->
    [one] indice
   *[other] indices
  } sur { $all }
web-cryptid-act = { $act ->
    [search] Chercher ici
    [cube] Poser ton cube ici
   *[disc] Poser ton disque ici
  }
web-cryptid-search-cost = Si quelqu’un pose un cube, tu en poses un aussi.
web-cryptid-ask-cost = Si la réponse est non, tu poses un cube, toi aussi.
web-cryptid-no-search = Ton indice exclut cette case : pas de recherche ici.
web-cryptid-leaves = { $left ->
    [one] Les autres connaîtront alors ton indice.
   *[other] Pour les autres, { $left } indices sur { $told } pourront encore être le tien.
  }
web-cryptid-idle-over = La partie est finie.
web-cryptid-idle-wait = Ce n’est pas ton tour.
web-cryptid-idle-closed = Un cube ferme cette case : la créature n’y est pas.
web-cryptid-idle-clue = { $token ->
    [disc] Un disque dit : d’après mon indice, la créature peut vivre ici. Ton indice exclut cette case : pas de disque ici.
   *[cube] Un cube dit : d’après mon indice, la créature ne vit pas ici. Ton indice permet cette case : pas de cube ici.
  }
web-cryptid-idle-none = On ne peut rien demander ici pour l’instant.
web-cryptid-ask-hint = Proposer de dévoiler l’indication
web-cryptid-hint-title = Dévoiler l’indication ?
web-cryptid-hint-text = L’indication dit de quoi aucun indice de cette carte ne parle, et tout le monde la voit. Tu la proposes, les autres votent, et trop de voix contre la laissent cachée. Cela ne te coûte pas ton tour.
web-cryptid-ballot = Vote sur l’indication
web-cryptid-proposed = { $who } propose de dévoiler l’indication.
web-cryptid-vote = { $yes ->
    [true] La dévoiler
   *[false] La garder cachée
  }

# Le carnet
web-cryptid-hex = Case
web-cryptid-key = Légende
web-cryptid-notepad = Carnet
web-cryptid-keeping = Tenu
web-cryptid-keeping-automatic = automatiquement
web-cryptid-keeping-hand = à la main
web-cryptid-keeping-none = pas du tout
web-cryptid-still-possible = indices possibles
web-cryptid-all-clues = les indices, révélés
web-cryptid-left = { $left } sur { $total }
web-cryptid-strike = { $clue } (à barrer, ou à rétablir)
web-cryptid-more-clues = et { $more } de plus
web-cryptid-fewer-clues = En montrer moins
web-cryptid-my-notes = Mes notes
web-cryptid-show-clue = Les cases de mon indice
web-cryptid-show-possible = { $count ->
    [one] La seule case que les jetons laissent
   *[other] Les { $count } cases que les jetons laissent
  }

# Replay
web-cryptid-replay-knew = Qui savait quoi
web-cryptid-replay-sees = { $hexes ->
    [one] voit { $hexes } case possible
   *[other] voit { $hexes } cases possibles
  }
web-cryptid-replay-tokens = { $clues ->
    [one] ses jetons ne permettent plus qu’un indice
   *[other] ses jetons permettent encore { $clues } indices
  }
web-cryptid-replay-thought = { $clues ->
    [one] il ne restait qu’un indice
   *[other] il restait { $clues } indices
  }
web-cryptid-replay-clue-unknown = indice inconnu de ce joueur
web-cryptid-replay-chart = Cases encore possibles
web-cryptid-replay-chart-note = ce que chaque joueur pouvait déduire
web-cryptid-replay-stop-opening = Départ
web-cryptid-replay-drop = { $who } passe de { $before } cases à { $after ->
    [one] une seule
   *[other] { $after }
  }.
web-cryptid-replay-title-found = { $who } trouve l’habitat
web-cryptid-replay-title-drawn = Personne ne trouve l’habitat
web-cryptid-replay-title-failed = { $who } cherche trop tôt
web-cryptid-replay-stopped = { $who } arrête la recherche sur { $hex } avec un cube.
web-cryptid-replay-title-hint = L’indication est dévoilée
web-cryptid-replay-title-knew = { $who } peut maintenant savoir
web-cryptid-replay-title-disc = { $who } pose un disque qui en dit long
web-cryptid-replay-title-cube = { $who } doit dire non

# Énigmes
web-cryptid-puzzles-title = Énigmes de Cryptide
web-cryptid-puzzles-lead = Si tu as la boîte : une mise en place toute neuve, pour ta propre table.
web-cryptid-puzzles-day-lead = La même énigme pour tout le monde aujourd’hui, à résoudre en solo.
web-cryptid-puzzles-new = Nouvelle énigme
web-cryptid-puzzles-day = Énigme du jour
web-cryptid-puzzles-of = Énigme du { $day }
web-cryptid-puzzles-mode = Mode de jeu
web-cryptid-puzzles-mode-of = { $mode ->
    [normal] Normal
   *[advanced] Avancé
  }
web-cryptid-puzzles-mode-note = { $mode ->
    [normal] trois couleurs, 23 indices
   *[advanced] structures noires et indices négatifs en plus
  }
web-cryptid-puzzles-seats = Joueurs
web-cryptid-puzzles-two = Le joueur A, qui commence, a les indices 1 et 2 ; le joueur B, les indices 3 et 4. Les tours suivent l’ordre 1, 3, 2, 4.
web-cryptid-puzzles-make = Créer une énigme
web-cryptid-puzzles-making = Création de l’énigme
web-cryptid-puzzles-code = Code à partager
web-cryptid-puzzles-enter = Ou entre un code
web-cryptid-puzzles-open = Ouvrir
web-cryptid-puzzles-difficulty = Difficulté
web-cryptid-puzzles-stars = { $stars } sur 5 : { $hexes ->
    [one] presque résolue avant la première question
   *[other] comme trouver une case parmi { $hexes }
  }
web-cryptid-puzzles-layout = Assembler la carte
web-cryptid-puzzles-layout-note = Les sections, de gauche à droite et de haut en bas. À l’endroit, le numéro est dans la case en haut à gauche ; retournée, il est en bas à droite.
web-cryptid-puzzles-upright = à l’endroit
web-cryptid-puzzles-turned = retournée
web-cryptid-puzzles-structures = Placer les structures
web-cryptid-puzzles-clues = Indices
web-cryptid-puzzles-clues-note = Faites passer l’écran : chacun garde le bouton appuyé, lit, puis relâche.
web-cryptid-puzzles-clue-of = Joueur { $who }
web-cryptid-puzzles-clue-two = Joueur { $who }, indice { $number }
web-cryptid-puzzles-hold = Garde appuyé pour lire
web-cryptid-puzzles-tap = Montrer
web-cryptid-puzzles-hide = Cacher
web-cryptid-puzzles-reading = La créature vit { $clue }.
web-cryptid-puzzles-hint-ask = Montrer l’indication
web-cryptid-puzzles-hint-sure = Tout le monde est d’accord pour voir l’indication ?
web-cryptid-puzzles-solution-ask = Montrer l’habitat
web-cryptid-puzzles-solution-sure = Cela termine l’énigme. Montrer où vit la créature ?
web-cryptid-puzzles-yes = Oui, montre
web-cryptid-puzzles-no = Pas encore
web-cryptid-puzzles-lives = La créature vit sur { $hex }.
web-cryptid-puzzles-print = Imprimer
web-cryptid-puzzles-print-slips = avec les indices en bandes à plier
web-cryptid-puzzles-slip = Joueur { $who } : plie ici, et lis sans témoin
web-cryptid-puzzles-solve = Où vit-elle ?
web-cryptid-puzzles-solve-note = Une seule case convient aux { $count } indices. Choisis-la sur la carte.
web-cryptid-puzzles-mark = C’est { $hex }
web-cryptid-puzzles-pick = Choisis une case sur la carte.
web-cryptid-puzzles-right = C’est bien { $hex } ! Tous les indices s’y rejoignent.
web-cryptid-puzzles-wrong = { $hex } ne va pas : { $count ->
    [one] un indice dit non.
   *[other] { $count } indices disent non.
  }
web-cryptid-puzzles-tries = { $count ->
    [one] { $count } essai
   *[other] { $count } essais
  }

error-cryptid-puzzle-day = « { $day } » n’est pas un jour : écris-le comme 2026-03-01.

# De quoi il s’agit
web-cryptid-guide-goal = Trouve la seule case où vit la créature. Chacun a un indice secret à son sujet ; une seule case convient à tous les indices.
web-cryptid-guide-1 = Pose une question à un joueur sur une case. Il répond par un disque si son indice y permet la créature, par un cube sinon.
web-cryptid-guide-2 = Après un cube, tu en poses un toi-même, sur une case que ton indice exclut.
web-cryptid-guide-3 = Ou effectue une recherche sur une case que ton indice permet : chacun répond à son tour, jusqu’au premier cube.
web-cryptid-guide-end = Une recherche sans aucun cube trouve la créature, et qui l’a lancée gagne.
web-cryptid-terms = cube=CRY-17, disque=CRY-23, indice=CRY-14, recherche=CRY-27, question=CRY-20, indication=CRY-37
web-cryptid-replay-title-missed = { $you ->
    [who] Tu aurais pu chercher
   *[other] { $who } aurait pu chercher
  }
web-cryptid-replay-left = { $turn ->
    [0] Il ne restait que { $hex } dès les cubes de départ.
   *[other] Il ne restait que { $hex } depuis le tour { $turn }, où { $before } cases n’en ont laissé qu’une.
  } Une question a été posée à la place.
