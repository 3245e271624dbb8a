# Lessons: what is the same for every game.

lesson-other = That is allowed, but try this here: { $task }

error-lesson-none = There is no lesson for { $game }: it has none, or its cards were replaced.
error-lesson-step = The lesson of { $game } has no step “{ $step }”. There are: { $known }.
error-lesson-over = This step of the lesson is done already.
error-lesson-pick = “{ $pick }” is not one of the answers. There are: { $known }.
error-lesson-answer = “{ $answer }” is not a right answer of this step.
error-lesson-move = The lesson wants { $seat } to play “{ $move }”, which the rules do not offer.

learn-step = Step { $step } of { $steps }
learn-keys = s show me · b back · n next · q leave
learn-notation = Type a move, such as “{ $move }”. { $count } are allowed.
learn-lit = Lit: { $places }
learn-pick = Type a number from 1 to { $count }.
learn-shown = Type: { $answer }
learn-over = That was the lesson. Now play: hedgerow play.
learn-left = Go on later with: hedgerow learn { $game } --step { $step }
