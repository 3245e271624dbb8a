# The browser: Cryptid’s board, its notepad, the replay and the puzzle page.

# Clues in the fewest words
web-cryptid-clue-either = { $first } or { $second }
web-cryptid-clue-neither = neither { $first } nor { $second }
web-cryptid-clue-near = within { $reach } of { $thing }
web-cryptid-clue-far = more than { $reach } from { $thing }
web-cryptid-thing-desert = desert
web-cryptid-thing-forest = forest
web-cryptid-thing-mountain = mountain
web-cryptid-thing-swamp = swamp
web-cryptid-thing-water = water
web-cryptid-thing-animal = any territory
web-cryptid-thing-stone = a stone
web-cryptid-thing-shack = a shack
web-cryptid-thing-bear = bear
web-cryptid-thing-cougar = cougar
web-cryptid-thing-white = white
web-cryptid-thing-green = green
web-cryptid-thing-blue = blue
web-cryptid-thing-black = black

# The map
web-cryptid-map = Map: arrow keys move from hex to hex, Enter opens the choices
web-cryptid-loading = Unfolding the map
web-cryptid-zoom = Zoom
web-cryptid-zoom-in = Closer
web-cryptid-zoom-out = Farther
web-cryptid-zoom-fit = The whole map
web-cryptid-terrain = { $terrain ->
    [water] Water
    [mountain] Mountain
    [forest] Forest
    [swamp] Swamp
   *[desert] Desert
  }
web-cryptid-terrain-code = { $terrain ->
    [water] W
    [mountain] M
    [forest] F
    [swamp] S
   *[desert] D
  }
web-cryptid-colour-code = { $colour ->
    [white] w
    [green] g
    [blue] b
   *[black] k
  }
web-cryptid-bear = Bear
web-cryptid-cougar = Cougar
web-cryptid-stone = Stone
web-cryptid-shack = Shack
web-cryptid-in-bear = bear territory
web-cryptid-in-cougar = cougar territory
web-cryptid-stone-white = white stone
web-cryptid-stone-green = green stone
web-cryptid-stone-blue = blue stone
web-cryptid-stone-black = black stone
web-cryptid-shack-white = white shack
web-cryptid-shack-green = green shack
web-cryptid-shack-blue = blue shack
web-cryptid-shack-black = black shack
web-cryptid-cube-of = cube of { $who }
web-cryptid-disc-of = disc of { $who }
web-cryptid-counted = { $kind ->
    [disc] { $count ->
        [one] { $count } disc
       *[other] { $count } discs
      }
   *[cube] { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
      }
  }

# The choices of a hex
web-cryptid-no-tokens = no tokens yet
web-cryptid-ask = Ask { $who }
web-cryptid-yes-in = yes in { $yes } of { $all }
web-cryptid-act = { $act ->
    [search] Search here
    [cube] Place your cube here
   *[disc] Place your disc here
  }
web-cryptid-search-cost = If somebody says no, you place a cube too.
web-cryptid-ask-cost = If the answer is no, you place a cube too.
web-cryptid-leaves = { $left ->
    [one] Then one of { $told } clues could still be yours.
   *[other] Then { $left } of { $told } clues could still be yours.
  }
web-cryptid-idle-over = The game is over.
web-cryptid-idle-wait = It is not your turn.
web-cryptid-idle-closed = A cube closes this hex: the creature is not here.
web-cryptid-idle-clue = Your clue does not let you place a token here.
web-cryptid-idle-none = Nothing can be asked here now.
web-cryptid-ask-hint = Propose to open the hint
web-cryptid-ballot = Vote on the hint
web-cryptid-proposed = { $who } proposes to open the hint.
web-cryptid-vote = { $yes ->
    [true] Open it
   *[false] Keep it closed
  }

# The notepad
web-cryptid-notepad = Notepad
web-cryptid-still-possible = clues still possible
web-cryptid-left = { $left } of { $total } left
web-cryptid-strike = { $clue } (strike it out, or take that back)
web-cryptid-more-clues = and { $more } more
web-cryptid-fewer-clues = Show fewer
web-cryptid-my-notes = My notes
web-cryptid-show-clue = Show where my clue fits
web-cryptid-show-possible = { $count ->
    [one] Show my only hex
   *[other] Show my { $count } hexes
  }

# Replay
web-replay-title = Replay
web-replay-subtitle = Replay, { $seats } players, { $turns ->
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
web-replay-knew = Who knew what
web-replay-sees = { $hexes ->
    [one] sees { $hexes } possible hex
   *[other] sees { $hexes } possible hexes
  }
web-replay-tokens = { $clues ->
    [one] tokens still allow { $clues } clue
   *[other] tokens still allow { $clues } clues
  }
web-replay-thought = { $clues ->
    [one] by then only one clue was left
   *[other] by then { $clues } clues were left
  }
web-replay-clue-unknown = clue unknown to these eyes
web-replay-won = { $who } found it
web-replay-won-at = on turn { $turn }, in { $hex }
web-replay-eyes = Through whose eyes
web-replay-eyes-all = All
web-replay-points = Turning points
web-replay-log = Log
web-replay-chart = Hexes still possible
web-replay-chart-note = as each player could work it out
web-replay-chart-says = { $who }: { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
  }
web-replay-turn-of = Turn { $turn } of { $turns }
web-replay-at-start = Before the first cube
web-replay-before = Before the first move
web-replay-at-opening = After the opening cubes
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
web-replay-shared = The link is copied.
web-replay-record = Record
web-replay-proof = Proof of shuffle
web-replay-stop-start = Start
web-replay-stop-opening = Cubes
web-replay-stop-turn = Turn { $turn }
web-replay-stop-move = Move { $move }
web-replay-drop = { $who } goes from { $before } hexes to { $after ->
    [one] one
   *[other] { $after }
  }.
web-replay-title-found = { $who } finds the habitat
web-replay-title-drawn = Nobody finds the habitat
web-replay-title-failed = { $who } searches too soon
web-replay-stopped = { $who } stops the search of { $hex } with a cube.
web-replay-title-hint = The hint is opened
web-replay-title-knew = { $who } can know it now
web-replay-title-disc = A telling disc from { $who }
web-replay-title-cube = { $who } has to say no

# Puzzles
web-puzzles-title = Cryptid puzzles
web-puzzles-lead = For owners of the box: a fresh set-up, laid out on your own table.
web-puzzles-day-lead = The same puzzle for everybody today, to be solved alone.
web-puzzles-new = New puzzle
web-puzzles-day = Puzzle of the day
web-puzzles-of = Puzzle of { $day }
web-puzzles-mode = Mode
web-puzzles-mode-of = { $mode ->
    [normal] Normal
   *[advanced] Advanced
  }
web-puzzles-mode-note = { $mode ->
    [normal] three colours, 23 plain clues
   *[advanced] black structures too, and clues that say no
  }
web-puzzles-seats = Players
web-puzzles-two = Player A, who begins, holds clues 1 and 2; player B holds clues 3 and 4. Turns go 1, 3, 2, 4.
web-puzzles-make = Make a puzzle
web-puzzles-making = Making a puzzle
web-puzzles-code = Share code
web-puzzles-enter = Or enter a code
web-puzzles-open = Open
web-puzzles-difficulty = Difficulty
web-puzzles-stars = { $stars } of 5: { $hexes ->
    [one] nearly solved before anybody asks
   *[other] like finding one hex among { $hexes }
  }
web-puzzles-layout = Lay out the map
web-puzzles-layout-note = Sections from left to right and top to bottom. The number of an upright section is in its top left hex; a turned one has it at the bottom right.
web-puzzles-upright = upright
web-puzzles-turned = turned
web-puzzles-structures = Set up the structures
web-puzzles-clues = Clues
web-puzzles-clues-note = Hand the screen round: each player holds the button, reads, and lets go.
web-puzzles-clue-of = Player { $who }
web-puzzles-clue-two = Player { $who }, clue { $number }
web-puzzles-hold = Hold to read
web-puzzles-tap = Show
web-puzzles-hide = Hide
web-puzzles-reading = The creature is { $clue }.
web-puzzles-hint-ask = Show the hint
web-puzzles-hint-sure = All of you agree to see the hint?
web-puzzles-solution-ask = Show the habitat
web-puzzles-solution-sure = This ends the puzzle. Show where the creature lives?
web-puzzles-yes = Yes, show it
web-puzzles-no = Not yet
web-puzzles-lives = The creature lives in { $hex }.
web-puzzles-print = Print
web-puzzles-print-slips = with the clues as slips to fold
web-puzzles-slip = Player { $who }: fold here, and read alone
web-puzzles-solve = Where does it live?
web-puzzles-solve-note = All { $count } clues are true of one single hex. Choose it on the map.
web-puzzles-mark = Mark { $hex } as the habitat
web-puzzles-pick = Choose a hex on the map.
web-puzzles-right = { $hex } it is! All the clues meet there.
web-puzzles-wrong = { $hex } does not fit: { $count ->
    [one] one clue says no.
   *[other] { $count } clues say no.
  }
web-puzzles-tries = { $count ->
    [one] { $count } try
   *[other] { $count } tries
  }

error-replay-unfinished = This game is not over yet, so it cannot be replayed.
error-replay-at = There is no position { $at }: the moves go from 0 to { $last }.
error-puzzle-day = “{ $day }” is no day: write it like 2026-03-01.
