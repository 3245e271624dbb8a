# Habitats: why a bot made its move.

habitats-bot-gain = { $tile }: { $now }, and leaves the best outlook of all that is in reach.
habitats-bot-plan = { $tile }: { $now }. Looking a few turns ahead, this leads to about { $total ->
    [one] { $total } point
   *[other] { $total } points
  } in all.
habitats-bot-now = { $vp ->
    [0] it brings nothing at once
    [one] it brings { $vp } point at once
   *[other] it brings { $vp } points at once
  }
habitats-bot-costs = { $vp ->
    [one] it costs { $vp } point at once
   *[other] it costs { $vp } points at once
  }
habitats-bot-only = { $tile }: I have no other choice.
habitats-bot-nowhere = Nothing in reach fits into my park, so I take any tile.
habitats-bot-goal = It helps in the race for the goal “{ $goal }”.
habitats-bot-denies = Besides, { $seat } would gladly have taken it.
