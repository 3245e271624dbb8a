# Lessons in the browser: the list of them, and what is around a step.

web-learn-line = One idea a step, on the real board. A few minutes a game.
web-learn-go-on = Go on where you were
web-learn-easiest = Easy to begin with
web-learn-at = { $game }: { $step }
web-learn-left = Step { $step } of { $steps }, about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} left
web-learn-done-in-all = { $done } of { $steps } steps done in all
web-learn-count = { $done } of { $steps } steps
web-learn-learnt = Learnt
web-learn-all-learnt = All lessons done
web-learn-all-learnt-line = You know every game here. Time for a real table.
web-learn-start = Start
web-learn-continue = Continue
web-learn-play = Play a table
web-learn-again = Learn it again
web-learn-step-done = done
web-learn-step-now = next
web-learn-rules = The rules
web-learn-rules-line = All games, in full
web-learn-rules-read = Read
web-learn-forgotten = This browser keeps nothing, so your progress is forgotten when you close the page.
web-learn-none = There are no lessons here: the cards of the games were replaced.

web-lesson-subtitle = Lesson · about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
web-lesson-leave = Leave the lesson
web-lesson-steps = The steps
web-lesson-step = Step { $step } of { $steps }
web-lesson-back = Back
web-lesson-show = Show me
web-lesson-showing = Watch: { $move }
web-lesson-showing-words = Watch
web-lesson-your-go = Now you.
web-lesson-next = Next
web-lesson-skip = Skip
web-lesson-repeat = Repeat this step
web-lesson-repeat-short = Repeat
web-lesson-staged = Now press the button on the board, step by step, and watch what happens.
web-lesson-finish = Finish
web-lesson-act = { $act } of { $acts }
web-lesson-rule = The rule behind this step: { $rule }
web-lesson-failed = The server did not answer.
web-lesson-keys = Keys: Enter next, S show me, Esc leave
web-lesson-over-title = That was the lesson
web-lesson-over = You can play { $game } now. The rules are always one click away.
