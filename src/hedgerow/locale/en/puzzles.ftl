# Puzzles of all games.
puzzles-effort = { $stars }, about { $minutes } min
puzzles-code = Check an answer with: hedgerow puzzle check { $game } { $code } STEP...
puzzles-right = { $points } of { $best }: solved. Nothing is better.
puzzles-wrong = { $points } of { $best }: there is something better.
puzzles-going = { $points } of { $best } so far.
puzzles-more = and { $count ->
    [one] { $count } step more
   *[other] { $count } steps more
  }
error-puzzle-code = There is no puzzle with the code “{ $code }”.
error-puzzle-version = The puzzle { $code } is from another version and cannot be made any more.
error-puzzle-day = “{ $day }” is not a day such as 2026-11-15.
error-puzzle-kind = There are no puzzles called “{ $kind }”; known: { $known }.
error-puzzle-step = “{ $step }” is not possible now; for example: { $known }.
error-puzzle-none = { $game } has no puzzles.
