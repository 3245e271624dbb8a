# Playing on from a position, and one's own mistakes

web-onward = Play on from here
web-onward-over = The game is over here: go back to an earlier position.
web-onward-lead-from = A new table begins after move { $at }. Bots take the other seats.
web-onward-lead = A new table begins after move { $at } of { $moves }. Bots take the other seats.
web-onward-as = You play as
web-onward-bots = The others are
web-onward-hidden = What you could not see then
web-onward-again = is dealt again
web-onward-same = stays as it was
web-onward-play = Begin
web-mistakes = Try your mistakes again
web-mistakes-leave = Back to the replay
web-mistakes-of = Decision { $number } of { $count }
web-mistakes-ask = What would you do now?
web-mistakes-lead = The table is as you saw it then. Choose on the board.
web-mistakes-best = Right: nothing better was found.
web-mistakes-played = That is what you did then. It cost { $percent } % of a win.
web-mistakes-other = Another way: { $percent } % of a win less than the best.
web-mistakes-unknown = Nobody compared this one; the best found is drawn.
web-mistakes-then = You played
web-mistakes-better = Better
web-mistakes-next = Next
web-mistakes-end = Done
web-mistakes-none = This seat made no mistake worth telling.
web-mistakes-refused = This game cannot be reviewed.
web-mistakes-wait = The game is being looked through …
