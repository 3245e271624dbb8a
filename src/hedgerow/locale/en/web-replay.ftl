# The browser: the replay of any game.

web-replay-title = Replay
web-replay-subtitle = Replay, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  }, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }
web-replay-subtitle-moves = Replay, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
web-replay-loading = Laying the game out again
web-replay-again = Try again
web-replay-won = { $who } found it
web-replay-won-at = on turn { $turn }, in { $hex }
web-replay-eyes = Through whose eyes
web-replay-eyes-all = All
web-replay-notes = Clues
web-replay-points = Moments
web-replay-log = Log
web-replay-chart-says = { $who }: { $value }
web-replay-turn-of = Turn { $turn } of { $turns }
web-replay-before = Before the first move
web-replay-move-of = Move { $at } of { $moves }
web-replay-slider = Turn
web-replay-slider-moves = Move
web-replay-first = To the start
web-replay-back = One turn back
web-replay-on = One turn on
web-replay-back-move = One move back
web-replay-on-move = One move on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-share = Share
web-replay-review = Review
web-replay-shared = The link is copied.
web-replay-record = Record
web-replay-proof = Proof of shuffle
web-replay-stop-start = Start
web-replay-stop-turn = Turn { $turn }
web-replay-stop-move = Move { $move }
error-replay-unfinished = This game is not over yet, so it cannot be replayed.
error-replay-at = There is no position { $at }: the moves go from 0 to { $last }.
web-replay-chart-points = Points
web-replay-chart-points-note = as the game would score them then
web-replay-held-hand = Hand
web-replay-held-others = { $count ->
    [one] { $count } unknown card
   *[other] { $count } unknown cards
  }
web-replay-held-nothing = nothing
web-replay-point-lead = { $you ->
    [who] You take the lead
   *[other] { $who } takes the lead
  }
web-replay-point-lead-kept = { $you ->
    [who] You take the lead for good
   *[other] { $who } takes the lead for good
  }
web-replay-point-ahead = { $you ->
    [who] You have { $points }, { $rival } { $behind }.
    [rival] { $who } has { $points }, you { $behind }.
   *[other] { $who } has { $points }, { $rival } { $behind }.
  }
web-replay-point-big = { $you ->
    [who] A big turn for you
   *[other] A big turn for { $who }
  }
web-replay-point-gain = { $you ->
    [who] You gain
   *[other] { $who } gains
  } { $gain }; a good turn brought { $usual } in this game.
web-replay-unit = Step by
web-replay-unit-turn = Turns
web-replay-unit-move = Moves
web-replay-speed = Speed { $speed }
web-replay-hands = Hands
web-replay-own-notes = Notes
web-replay-score = Score
web-replay-note = Your note: { $moment }
web-replay-note-hint = What did you think here?
web-replay-note-kept = Kept on this device, and saved with the record.
