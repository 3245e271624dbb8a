# Énigmes de Cryptide : codes à partager, cartes, fichiers d’énigmes et leurs commandes.

# Codes à partager et cartes
error-cryptid-code-empty = Le code de l’énigme est vide.
error-cryptid-code-letter = Code de l’énigme : « { $letter } », en position { $position }, n’a pas sa place dans un code (chiffres et lettres sauf U).
error-cryptid-code-version = Code de l’énigme : il est en version { $version }, ce programme lit la version { $known }.
error-cryptid-code-length = Code de l’énigme : { $length } caractères au lieu de { $wanted }.
error-cryptid-code-checksum = Code de l’énigme : la somme de contrôle ne correspond pas, un caractère est faux ou deux sont inversés.
error-cryptid-code-content = Code de l’énigme : ce qu’il contient n’en est pas une, car ses indices ne désignent pas une seule case, se contredisent ou démentent l’indication.
error-cryptid-code-seats = Code de l’énigme : elle compte { $clues } indices, et cette table en demande { $wanted }.
error-cryptid-code-pairs = Code de l’énigme : on ne peut pas y jouer à deux, car les indices 1 et 2 ou 3 et 4 ont moins de { $least } cases en commun.
error-cryptid-card = La carte { $card } n’existe pas : les cartes vont de { $low } à { $high }.

# Fichiers d’énigmes
error-cryptid-puzzles-json = { $place } : ce n’est pas du JSON ({ $detail }).
error-cryptid-puzzles-empty = { $place } : le fichier est vide.
error-cryptid-puzzles-none = { $place } : il n’y a aucune mise en place dans ce fichier.
error-cryptid-puzzles-form = { $place }, à l’endroit { $path } : { $detail }.
cryptid-puzzles-slots = il faut ici les sections 1 à 6, chacune une fois, avec r si elle est retournée ; reçu : { $given }
cryptid-puzzles-off-map = row { $row }, col { $col } est hors de la carte (dans un fichier, row va de 0 à { $rows } et col de 0 à { $cols })
cryptid-puzzles-clue-unknown = l’indice « { $clue } » n’existe pas
cryptid-puzzles-clue-count = il faut ici { $wanted } indices, et il y en a { $count }
cryptid-puzzles-no-clues = il n’y a ni « clues » ni « books »
cryptid-puzzles-clues-differ = les livrets disent « { $book } », et ceci « { $clue } »
cryptid-puzzles-book-unknown = le livret « { $book } » n’existe pas (livrets connus : { $known })
cryptid-puzzles-book-number = le livret { $book } va de 1 à { $last }, reçu : { $given }
cryptid-puzzles-hint-unknown = « { $given } » n’est pas une indication (un numéro de 1 à { $last }, ou l’un de ces noms : { $known })

# hedgerow cryptid check
cryptid-puzzles-column-id = Énigme
cryptid-puzzles-column-mode = Mode
cryptid-puzzles-column-seats = Joueurs
cryptid-puzzles-column-habitat = Cases possibles
cryptid-puzzles-column-removable = Indices superflus
cryptid-puzzles-column-broken = Règles enfreintes
cryptid-puzzles-mode = { $mode ->
    [normal] normal
   *[advanced] avancé
  }
cryptid-puzzles-none = aucune
cryptid-puzzles-stated = { $found }, mais le fichier annonce { $stated }
cryptid-puzzles-summary = { $good } { $good ->
    [one] mise en place
   *[other] mises en place
  } sur { $all } : une seule case possible (celle annoncée, s’il y en a une) et aucun indice superflu.
cryptid-puzzles-removable-means = Un indice est superflu si, sans lui, la seule case possible resterait la seule. Quand aucune case n’est possible, ou plusieurs, la question ne se pose pas (-).
cryptid-puzzles-rules-hold = Toutes les règles de qualité sont respectées.
cryptid-puzzles-rules-broken = Règles de qualité enfreintes : { $rules }.

# hedgerow cryptid new
cryptid-puzzles-title = Énigme { $number } : { $mode ->
    [normal] mode normal
   *[advanced] mode avancé
  }, { $seats } joueurs
cryptid-puzzles-label-sections = Sections
cryptid-puzzles-label-stones = Pierres
cryptid-puzzles-label-shacks = Cabanes
cryptid-puzzles-label-code = Code à partager
cryptid-puzzles-label-difficulty = Difficulté
cryptid-puzzles-label-clue = Indice { $number } ({ $letter })
cryptid-puzzles-label-two = Les indices
cryptid-puzzles-two = le joueur A, qui commence, a les indices 1 et 2 ; le joueur B, les indices 3 et 4
cryptid-puzzles-label-hint = Indication
cryptid-puzzles-label-habitat = Habitat
cryptid-puzzles-difficulty = { $stars } ({ $hexes ->
    [one] presque résolue avant la première question
   *[other] comme trouver une case parmi { $hexes }
  })
cryptid-puzzles-structure = { $colour ->
    [white] blanche
    [green] verte
    [blue] bleue
   *[black] noire
  } { $at }
cryptid-puzzles-hidden = Les indices, l’indication et l’habitat restent cachés ; --reveal les montre.
