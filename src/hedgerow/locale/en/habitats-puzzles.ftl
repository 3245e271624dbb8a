# Puzzles of Habitats.
habitats-puzzle-title = Three tiles, one park
habitats-puzzle-task = Lay all three tiles for the most points; the order is yours.
habitats-puzzle-step = { $turn ->
    [0] { $tile } on { $at }
    [one] { $tile } on { $at }, turned once
   *[other] { $tile } on { $at }, turned { $turn } times
  }
habitats-puzzle-change = { $sign ->
    [plus] { $tile } +{ $vp }: { $why }
   *[other] { $tile } { $vp }: { $why }
  }
habitats-puzzle-proof = All { $count } ways to lay the three tiles were counted: one adds { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, any other at most { $second }.
habitats-puzzle-elsewhere = { $tile } on any other cell: at most { $points }.
habitats-puzzle-hint-wake = Begin with { $tile }, and look at { $other } on { $at }: it can score more than now.
habitats-puzzle-hint-begin = Begin with { $tile }: its cell matters most.
habitats-puzzle-hint-cell = Here: { $step }.
error-habitats-puzzle-place = The rules do not allow this laying in any order: { $steps }.
