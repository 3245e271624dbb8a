# Hints

web-hint = What would you do?
web-hint-short = Ideas
web-hint-percent = { $percent } %
web-hint-thinking = Thinking …
web-hint-seconds = { $seconds } s
web-hint-busy = The machine is busy, so this takes longer than usual. Go on playing if you like: the answer is kept for this turn.
web-hint-stop = Stop waiting
web-hint-failed = No hint came this time.
web-hint-retry = Try again
web-hint-settling = Looking closer …
web-hint-later = Ask when it is your turn.
web-hint-do = { $steps ->
    [one] Play move { $number }
   *[other] Play plan { $number }
}
web-hint-show = Show
web-hint-drawn = Move { $number }
web-hint-times = { $step } (×{ $times })
web-hint-then = then { $steps }
web-hint-points = About { $points } points.
web-hint-told = { $count ->
    [one] One move comes first: { $words }. { $chance }
   *[other] { $count } moves. The first: { $words }. { $chance }
}
web-hint-only = There is no other move.
web-hint-alone = Nothing else comes near the first.
web-hint-others = { $count ->
    [one] One more choice.
   *[other] { $count } more choices.
}
web-hint-others-below = { $count ->
    [one] One more choice, not above { $percent } %.
   *[other] { $count } more choices, none above { $percent } %.
}
web-hint-ordinary = An ordinary move here: { $percent } % ± { $doubt } to win, from what you can see.
web-hint-off = Among people there are hints once everybody at the table agrees.
web-hint-off-short = off until all agree
web-hint-noted = The log and the record say that somebody asked, never what the answer was.
web-hint-ask = Ask the others for hints
web-hint-wish = { $count ->
    [one] { $names } would like hints at this table.
   *[other] { $names } would like hints at this table.
}
web-hint-answer = Answer
web-hint-agree = I agree
web-hint-none = No hints
web-hint-waiting = You agree. Still to answer: { $names }.
web-key-hint = What would you do? (a hint)
web-hint-all = All moves
