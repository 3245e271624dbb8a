# Puzzles of Earth.
earth-puzzle-title = One turn, most points
earth-puzzle-task = Plant two cards with { $soil } soil. What adds the most points, before any ability is used?
earth-puzzle-step = { $card } on { $cell }
earth-puzzle-part = { $sign ->
    [plus] { $what } +{ $vp }
   *[other] { $what } { $vp }
  }
earth-puzzle-part-card = { $sign ->
    [plus] { $card } +{ $vp } ({ $what })
   *[other] { $card } { $vp } ({ $what })
  }
earth-puzzle-proof = All { $count } ways to plant two cards were scored: one adds { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, any other at most { $second }.
earth-puzzle-hint-card = Plant { $card }.
earth-puzzle-hint-cell = Here: { $step }.
earth-puzzle-soil = { $soil } soil
