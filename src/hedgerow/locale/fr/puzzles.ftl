# Les énigmes de tous les jeux.
puzzles-effort = { $stars }, environ { $minutes } min
puzzles-code = Vérifie une réponse avec : hedgerow puzzle check { $game } { $code } COUP...
puzzles-right = { $points } sur { $best } : résolu. Rien n’est meilleur.
puzzles-wrong = { $points } sur { $best } : il y a mieux.
puzzles-going = { $points } sur { $best } pour l’instant.
puzzles-more = et { $count ->
    [one] { $count } coup de plus
   *[other] { $count } coups de plus
  }
error-puzzle-code = Aucune énigme n’a le code « { $code } ».
error-puzzle-version = L’énigme { $code } vient d’une autre version et ne peut plus être refaite.
error-puzzle-day = « { $day } » n’est pas un jour comme 2026-11-15.
error-puzzle-kind = Il n’y a pas d’énigmes « { $kind } » ; connues : { $known }.
error-puzzle-step = « { $step } » n’est pas possible maintenant ; par exemple : { $known }.
error-puzzle-none = { $game } n’a pas d’énigmes.
