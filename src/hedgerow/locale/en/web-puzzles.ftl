# Pages of puzzles.
web-puzzles-title = Puzzles
web-puzzles-of-day = Puzzles of { $day }
web-puzzles-lead = One for each game, the same for everybody. Every answer comes with its proof.
web-puzzles-all = All puzzles
web-puzzles-none = This game has no puzzles.
web-puzzles-making = Making the puzzle …
web-puzzles-stars = { $stars } of 5 stars
web-puzzles-minutes = about { $minutes } min
web-puzzles-go = Solve it
web-puzzles-look = Look at it
web-puzzles-undo = Undo
web-puzzles-restart = Start over
web-puzzles-list = { $count ->
    [one] One step as a list
   *[other] All { $count } steps as a list
  }
web-puzzles-score = Your points
web-puzzles-of = { $points } of { $best }
web-puzzles-of-best = of { $best }
web-puzzles-so-far = So far
web-puzzles-solved = Solved
web-puzzles-to-find = { $count ->
    [one] One point to find
   *[other] { $count } points to find
  }
web-puzzles-tries = { $tries ->
    [one] One try, best { $before }
   *[other] { $tries } tries, best { $before }
  }
web-puzzles-solved-in = Solved, { $minutes } min, { $hints ->
    [0] no hint
    [one] one hint
   *[other] { $hints } hints
  }
web-puzzles-shown = The proof was shown
web-puzzles-hints = Hints
web-puzzles-leaves = { $count ->
    [one] One hint left
   *[other] { $count } hints left
  }
web-puzzles-hint = { $number ->
    [1] 1. Where to look
    [2] 2. The first part
   *[other] 3. The whole answer
  }
web-puzzles-open = Open
web-puzzles-proof = The proof
web-puzzles-show-proof = Show the proof
web-puzzles-see-proof = See the proof
web-puzzles-proof-sure = This ends the try. Show the answer with its proof?
web-puzzles-proof-yes = Show it
web-puzzles-proof-no = Keep trying
web-puzzles-share = Share
web-puzzles-print = Print
web-puzzles-another = Another puzzle of this game
web-puzzles-streak = Your streak
web-puzzles-days = { $days ->
    [one] One day in a row, best { $best }
   *[other] { $days } days in a row, best { $best }
  }
web-puzzles-month-before = The month before
web-puzzles-month-after = The month after
web-puzzles-day = { $day }: { $solved } solved
web-puzzles-rating = Your rating
web-puzzles-rating-none = Solve a puzzle to get a rating.
web-puzzles-device = Kept on this device only.
web-puzzles-archive = Archive
web-puzzles-count = { $solved } of { $all }
web-habitats-puzzle-laid = laid; press to take it back
web-habitats-puzzle-turn = Turn
web-north-woods-puzzle-step = Step { $step } of { $steps }
web-north-woods-puzzle-apart = By itself
web-cryptid-puzzle-mark = It lives here: { $hex }
web-cryptid-puzzle-pick = Choose a hex
web-tournoi-puzzle-empty = nothing yet
web-tournoi-puzzle-hand = Your cards
web-tournoi-puzzle-rivals = What your rival may lay
web-earth-puzzle-step = Card { $step } of 2
web-earth-puzzle-plot = { $card } on { $cell }
web-earth-puzzle-held = { $card }, costs { $cost } soil
