# Reviews of finished games: the ledger of errors and luck.

error-review-unfinished = Only a finished game can be reviewed.
error-review-none = { $game } has no bots that could judge its moves, so there is no review.
error-review-seat = “{ $seat }” is no seat: give a letter from A to F.

review-method = Each decision judged from what its seat could know, in { $worlds } sampled worlds.

review-row-start = Start
review-row-own-errors = Your errors
review-row-rival-errors = Errors of { $seat }
review-row-rivals-errors = Rivals’ errors
review-row-own-luck = Your luck
review-row-rival-luck = Luck of { $seat }
review-row-rivals-luck = Rivals’ luck
review-row-won = Result: won
review-row-shared = Result: shared
review-row-lost = Result: lost
review-note-alone = What players like these usually make of it
review-note-equal = { $seats ->
    [2] Two seats, equal chances
    [3] Three seats, equal chances
    [4] Four seats, equal chances
    [5] Five seats, equal chances
   *[6] Six seats, equal chances
}

review-error = { $played } (better: { $best })
review-luck-deal = The deal, and your place at the table
review-luck-turn = How it went when { $seat } played

# The command line.

review-progress = Moves looked at
review-title = { $game }: what made the result of { $seat }
review-chart = Chance to win, in percent
review-ledger = The ledger
review-more = { $count ->
    [one] and one more moment: { $rest }
   *[other] and { $count } more moments: { $rest }
}
review-accuracy = { $seat }: accuracy { $percent } % ± { $doubt }; { $listed } of { $decisions } decisions cost 1 % or more
review-no-errors = No decision cost more than 1 %.
review-played = Played: { $played } ({ $cost }, ± { $doubt })
review-better = Better: { $best }
review-find = Best find, { $label }: { $played } ({ $lead } over the next best)
