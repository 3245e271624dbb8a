# The browser: the review of a finished game.

web-review-title = Review
web-review-subtitle = Review, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  }, { $moves } moves
web-review-loading = The moves are looked at one by one.
web-review-progress = Looked at { $done } of { $total } moves
web-review-leave = You may leave and come back: it goes on without you.
web-review-again = Try again
web-review-go-on = Go on
web-review-replay = Replay
web-review-replay-here = Replay from here
web-review-share = Share
web-review-shared = The link to this moment is copied.
web-review-chart = Chance to win
web-review-chart-says = { $who }: { $first } % at the start, { $last } % by { $label }.
web-review-start = Start
web-review-key-error = Error
web-review-luck = Luck
web-review-ledger = What made the result
web-review-so-far = So far: the sum is complete when every move has been looked at.
web-review-moments = { $count ->
    [one] { $count } moment
   *[other] { $count } moments
  }
web-review-more = { $count } more
web-review-fewer = Fewer
web-review-moment = The moment
web-review-where = { $label } · move { $move }
web-review-better = Better
web-review-better-is = Better: { $move }.
web-review-better-by = Better: { $cost } %
web-review-played = Played
web-review-cost = It cost { $cost } % (± { $doubt }).
web-review-lead = { $lead } % ahead of the next best.
web-review-choices = { $count ->
    [one] One move was possible.
   *[other] { $count } moves were possible.
  }
web-review-luck-line = What could not be foreseen (a deal, a draw, an answer or what a rival had to play) changed the chance to win by this much.
web-review-of = Whose game
web-review-you = You
web-review-yours = Your decisions
web-review-theirs = Decisions of { $who }
web-review-decisions = The decisions
web-review-listed = { $listed } of { $decisions } surely cost 1 % or more
web-review-perhaps = Perhaps
web-review-perhaps-why = These may have cost something; the difference is within the doubt.
web-review-no-errors = No decision surely cost 1 % or more.
web-review-no-luck = No stroke of luck worth telling.
web-review-find = Best find: { $move }, { $label }: { $lead } % over the next best
web-review-best-find = best find
web-review-worst-own = your worst
web-review-worst = the worst
web-review-tabs = Whose moments
web-review-back = The moment before
web-review-on = The next moment
web-review-accuracy = Accuracy: { $name }
web-review-accuracy-own = Your accuracy
web-review-no-accuracy = no decision
web-review-percent = { $percent } % ± { $doubt }
