# Les pages des énigmes.
web-puzzles-title = Énigmes
web-puzzles-of-day = Énigmes du { $day }
web-puzzles-lead = Une par jeu, la même pour tout le monde. Chaque réponse vient avec sa preuve.
web-puzzles-all = Toutes les énigmes
web-puzzles-none = Ce jeu n’a pas d’énigmes.
web-puzzles-making = L’énigme se prépare …
web-puzzles-stars = { $stars } étoiles sur 5
web-puzzles-minutes = environ { $minutes } min
web-puzzles-go = Résoudre
web-puzzles-look = Revoir
web-puzzles-undo = Annuler
web-puzzles-restart = Recommencer
web-puzzles-list = { $count ->
    [one] Un coup en liste
   *[other] Les { $count } coups en liste
  }
web-puzzles-score = Tes points
web-puzzles-of = { $points } sur { $best }
web-puzzles-of-best = sur { $best }
web-puzzles-so-far = Jusqu’ici
web-puzzles-solved = Résolu
web-puzzles-to-find = { $count ->
    [one] Encore un point à trouver
   *[other] Encore { $count } points à trouver
  }
web-puzzles-tries = { $tries ->
    [one] Un essai, meilleur : { $before }
   *[other] { $tries } essais, meilleur : { $before }
  }
web-puzzles-solved-in = Résolu, { $minutes } min, { $hints ->
    [0] sans aide
    [one] une aide
   *[other] { $hints } aides
  }
web-puzzles-shown = La preuve a été montrée
web-puzzles-hints = Aides
web-puzzles-leaves = { $count ->
    [one] Encore une aide
   *[other] Encore { $count } aides
  }
web-puzzles-hint = { $number ->
    [1] 1. Où regarder
    [2] 2. La première partie
   *[other] 3. La réponse entière
  }
web-puzzles-open = Ouvrir
web-puzzles-proof = La preuve
web-puzzles-show-proof = Montrer la preuve
web-puzzles-see-proof = Voir la preuve
web-puzzles-proof-sure = Cela met fin à l’essai. Montrer la réponse et sa preuve ?
web-puzzles-proof-yes = Montrer
web-puzzles-proof-no = Continuer à chercher
web-puzzles-share = Partager
web-puzzles-print = Imprimer
web-puzzles-another = Une autre énigme de ce jeu
web-puzzles-streak = Ta série
web-puzzles-days = { $days ->
    [one] Un jour de suite, record { $best }
   *[other] { $days } jours de suite, record { $best }
  }
web-puzzles-month-before = Le mois d’avant
web-puzzles-month-after = Le mois d’après
web-puzzles-day = { $day } : { $solved } résolues
web-puzzles-rating = Ton classement
web-puzzles-rating-none = Résous une énigme pour avoir un classement.
web-puzzles-device = Gardé sur cet appareil seulement.
web-puzzles-archive = Archives
web-puzzles-count = { $solved } sur { $all }
web-habitats-puzzle-laid = posée ; appuie pour la reprendre
web-habitats-puzzle-turn = Tourner
web-north-woods-puzzle-step = Étape { $step } sur { $steps }
web-north-woods-puzzle-apart = À part
web-cryptid-puzzle-mark = Elle vit ici : { $hex }
web-cryptid-puzzle-pick = Choisis une case
web-tournoi-puzzle-empty = rien encore
web-tournoi-puzzle-hand = Tes cartes
web-tournoi-puzzle-rivals = Ce que ton rival peut poser
web-earth-puzzle-step = Carte { $step } sur 2
web-earth-puzzle-plot = { $card } en { $cell }
web-earth-puzzle-held = { $card }, coûte { $cost } de terre
