# Pages for people with the box on the table.

web-companion-lead = Score sheets, referees and a rival for solo play, for a phone beside your own box. No table and no photo needed; what you enter stays on your device.
web-companion-subtitle = real table
web-companion-undo = Undo
web-companion-share = Share
web-companion-share-help = The link holds everything you entered. It is in the address itself: our server never sees it.
web-companion-link = Link
web-companion-send = Send
web-companion-no-link = This browser cannot make a link.
web-companion-bad-link = This link is damaged or from another version. Nothing was changed.
web-companion-opened = Opened from a link. Undo brings back what you had.
web-companion-unreachable = The server cannot be reached, so nothing is counted at the moment. What you enter is kept.
web-companion-anew = Start anew
web-companion-kept = Everything stays on this device until you start anew. Undo works there too.
web-companion-players = Players
web-companion-player = Player { $letter }
web-companion-add-player = Add a player
web-companion-remove-player = Take out
web-companion-rename = Change the name
web-companion-name = Name
web-companion-done = Done
web-companion-less = Less: { $what }
web-companion-more = More: { $what }
web-companion-nothing-found = Nothing is called “{ $typed }”.
web-companion-total = Total
web-companion-final = Final ranking
web-companion-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }
web-companion-helpers = For every game
web-companion-helpers-title = Who begins, and a clock
web-companion-helpers-help = Names a first player fairly, and counts down a turn.
web-companion-first = First player
web-companion-begins = { $name } begins
web-companion-choose-first = Choose
web-companion-first-help = Some rulebooks name who begins, such as the youngest player: they go first.
web-companion-clock = Clock
web-companion-start = Start
web-companion-pause = Pause
web-companion-reset = Again
web-companion-minutes = Minutes
web-companion-time-up = Time is up.

# Components of one's own
web-companion-own-lead = Compare each with what your box prints. Entries stay here: play with them at a table of your own, or share them as a link.
web-companion-own-count = { $done } of { $all } compared
web-companion-own-search = Name
web-companion-own-which = Components
web-companion-own-change = Choose another line
web-companion-own-find = Words of the line
web-companion-own-show = Which ones
web-companion-own-open = To compare
web-companion-own-all = All
web-companion-own-wrong = Mistakes
web-companion-own-name = Component
web-companion-own-fields = What it shows
web-companion-own-field = { $field }: { $value }
web-companion-own-proposed = proposed
web-companion-own-none = Nothing here.
web-companion-own-mistakes = { $count ->
    [one] One mistake: no file yet.
   *[other] { $count } mistakes: no file yet.
  }
web-companion-own-how = For every table of a server, put { $file } into data/{ $game } of its data folder.
web-companion-own-save = Save the file
web-companion-own-play = Play with these
web-companion-own-source = Known from: { $source }
web-companion-own-printed = As printed
