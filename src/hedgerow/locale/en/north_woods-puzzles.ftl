# Puzzles of North Woods.
north-woods-puzzle-title-habitat = A Habitat this turn
north-woods-puzzle-title-feed = Feed them all
north-woods-puzzle-task-habitat = Ranks 1 to 8, all fed, in { $steps } steps: play, move or rescue, without drawing.
north-woods-puzzle-task-feed = { $steps ->
    [one] Move one card so that nobody starves.
    [2] Move cards twice so that nobody starves.
   *[other] Move cards { $steps } times so that nobody starves.
  }
north-woods-puzzle-hungry = { $card } starves.
north-woods-puzzle-missing = { $count ->
    [one] Rank { $ranks } is missing.
   *[other] Ranks { $ranks } are missing.
  }
north-woods-puzzle-proof-habitat = { $count ->
    [one] The solver looked at one table:
   *[other] The solver looked at { $count } tables:
  } { $fewer ->
    [one] no single step makes a Habitat
   *[other] no { $fewer } steps make a Habitat
  }, and only one table does after { $steps }.
north-woods-puzzle-proof-feed = { $count ->
    [one] The solver looked at one table:
   *[other] The solver looked at { $count } tables:
  } { $steps ->
    [one] only one move feeds all
   *[other] fewer than { $steps } moves leave somebody hungry, and only one table feeds all
  }.
north-woods-puzzle-bound = { $ranks ->
    [0] No rank is missing
    [one] One rank is missing, which takes a step
   *[other] { $ranks } ranks are missing, which take a step each
  }; { $apart ->
    [0] nobody lies apart
    [one] one hungry card lies apart and must be moved
   *[other] { $apart } hungry cards lie apart and must be moved
  }.
north-woods-puzzle-step = { $rank ->
    [0] { $fed ->
        [0] { $step } It makes room.
        [one] { $step } One hungry card less.
       *[other] { $step } { $fed } hungry cards less.
      }
   *[other] { $step } It brings rank { $rank }.
  }
north-woods-puzzle-hint-last = The last step touches { $card }.
north-woods-puzzle-hint-first = First: { $step }
north-woods-puzzle-hint-one = Only { $card } moves, and it has few places to go; { $count } other moves feed fewer.
