# Énigmes de Cryptide : codes à partager, cartes, fichiers d’énigmes et leurs commandes.

# Codes à partager et cartes
error-code-empty = Le code de l’énigme est vide.
error-code-letter = Code de l’énigme : « { $letter } », en position { $position }, n’a pas sa place dans un code (chiffres et lettres sauf U).
error-code-version = Code de l’énigme : il est en version { $version }, ce programme lit la version { $known }.
error-code-length = Code de l’énigme : { $length } caractères au lieu de { $wanted }.
error-code-checksum = Code de l’énigme : la somme de contrôle ne correspond pas, un caractère est faux ou deux sont inversés.
error-code-content = Code de l’énigme : ce qu’il contient n’en est pas une, car ses indices ne désignent pas une seule case, se contredisent ou démentent l’indication.
error-code-seats = Code de l’énigme : elle compte { $clues } indices, et cette table en demande { $wanted }.
error-code-pairs = Code de l’énigme : on ne peut pas y jouer à deux, car les indices 1 et 2 ou 3 et 4 ont moins de { $least } cases en commun.
error-card = La carte { $card } n’existe pas : les cartes vont de { $low } à { $high }.

# Fichiers d’énigmes
error-puzzles-json = { $place } : ce n’est pas du JSON ({ $detail }).
error-puzzles-empty = { $place } : le fichier est vide.
error-puzzles-none = { $place } : il n’y a aucune mise en place dans ce fichier.
error-puzzles-form = { $place }, à l’endroit { $path } : { $detail }.
puzzles-slots = il faut ici les sections 1 à 6, chacune une fois, avec r si elle est retournée ; reçu : { $given }
puzzles-off-map = row { $row }, col { $col } est hors de la carte (dans un fichier, row va de 0 à { $rows } et col de 0 à { $cols })
puzzles-clue-unknown = l’indice « { $clue } » n’existe pas
puzzles-clue-count = il faut ici { $wanted } indices, et il y en a { $count }
puzzles-no-clues = il n’y a ni « clues » ni « books »
puzzles-clues-differ = les livrets disent « { $book } », et ceci « { $clue } »
puzzles-book-unknown = le livret « { $book } » n’existe pas (livrets connus : { $known })
puzzles-book-number = le livret { $book } va de 1 à { $last }, reçu : { $given }
puzzles-hint-unknown = « { $given } » n’est pas une indication (un numéro de 1 à { $last }, ou l’un de ces noms : { $known })

# hedgerow cryptid check
puzzles-column-id = Énigme
puzzles-column-mode = Mode
puzzles-column-seats = Joueurs
puzzles-column-habitat = Cases possibles
puzzles-column-removable = Indices superflus
puzzles-column-broken = Règles enfreintes
puzzles-mode = { $mode ->
    [normal] normal
   *[advanced] avancé
  }
puzzles-none = aucune
puzzles-stated = { $found }, mais le fichier annonce { $stated }
puzzles-summary = { $good } { $good ->
    [one] mise en place
   *[other] mises en place
  } sur { $all } : une seule case possible (celle annoncée, s’il y en a une) et aucun indice superflu.
puzzles-removable-means = Un indice est superflu si, sans lui, la seule case possible resterait la seule. Quand aucune case n’est possible, ou plusieurs, la question ne se pose pas (-).
puzzles-rules-hold = Toutes les règles de qualité sont respectées.
puzzles-rules-broken = Règles de qualité enfreintes : { $rules }.

# hedgerow cryptid new
puzzles-title = Énigme { $number } : { $mode ->
    [normal] mode normal
   *[advanced] mode avancé
  }, { $seats } joueurs
puzzles-label-sections = Sections
puzzles-label-stones = Pierres
puzzles-label-shacks = Cabanes
puzzles-label-code = Code à partager
puzzles-label-difficulty = Difficulté
puzzles-label-clue = Indice { $number } ({ $letter })
puzzles-label-two = Les indices
puzzles-two = le joueur A, qui commence, a les indices 1 et 2 ; le joueur B, les indices 3 et 4
puzzles-label-hint = Indication
puzzles-label-habitat = Habitat
puzzles-difficulty = { $stars } ({ $hexes ->
    [one] presque résolue avant la première question
   *[other] comme trouver une case parmi { $hexes }
  })
puzzles-structure = { $colour ->
    [white] blanche
    [green] verte
    [blue] bleue
   *[black] noire
  } { $at }
puzzles-hidden = Les indices, l’indication et l’habitat restent cachés ; --reveal les montre.
