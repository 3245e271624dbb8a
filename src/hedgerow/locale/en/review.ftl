# Reviews of finished games: the ledger of errors and luck.

error-review-unfinished = Only a finished game can be reviewed.
error-review-none = { $game } has no bots that could judge its moves, so there is no review.

review-method = Each decision judged from what its seat could know, in { $worlds } sampled worlds.

review-row-start = Start
review-row-own-errors = Your errors
review-row-rival-errors = Errors of { $seat }
review-row-rivals-errors = Rivals’ errors
review-row-own-luck = Your draws
review-row-rival-luck = Draws of { $seat }
review-row-rivals-luck = Rivals’ draws
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
