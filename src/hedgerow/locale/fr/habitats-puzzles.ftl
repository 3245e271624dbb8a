# Les énigmes d’Habitats.
habitats-puzzle-title = Trois tuiles, un parc
habitats-puzzle-task = Pose les trois tuiles pour le plus de points, dans l’ordre que tu veux.
habitats-puzzle-step = { $turn ->
    [0] { $tile } en { $at }
    [one] { $tile } en { $at }, tournée { $turn } fois
   *[other] { $tile } en { $at }, tournée { $turn } fois
  }
habitats-puzzle-change = { $sign ->
    [plus] { $tile } +{ $vp } : { $why }
   *[other] { $tile } { $vp } : { $why }
  }
habitats-puzzle-proof = Les { $count } façons de poser les trois tuiles ont été comptées : une seule rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, toutes les autres { $second } au plus.
habitats-puzzle-elsewhere = { $tile } sur une autre case : { $points } au plus.
habitats-puzzle-hint-wake = Commence par { $tile }, et regarde { $other } en { $at } : cette tuile peut rapporter plus.
habitats-puzzle-hint-begin = Commence par { $tile } : c’est sa case qui compte le plus.
habitats-puzzle-hint-cell = Ici : { $step }.
error-habitats-puzzle-place = Les règles n’autorisent cette pose dans aucun ordre : { $steps }.
