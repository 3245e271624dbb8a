# Habitats: why a bot made its move.

habitats-bot-gain = { $tile }: { $vp ->
    [0] no points at once
    [one] { $vp } point at once
   *[other] { $vp } points at once
  }, and the best outlook of what is in reach.
habitats-bot-plan = { $tile }: { $vp ->
    [0] no points at once
    [one] { $vp } point at once
   *[other] { $vp } points at once
  }; playing on from there I end best, with about { $total } points.
habitats-bot-only = { $tile }: there is no other choice.
habitats-bot-nowhere = Nothing in reach fits into my park, so any tile will do.
