# The browser: Cryptid’s board, its notepad, its replay and the puzzle page.

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
web-cryptid-thing-white = a white structure
web-cryptid-thing-green = a green structure
web-cryptid-thing-blue = a blue structure
web-cryptid-thing-black = a black structure

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
web-cryptid-hatched = closed to your token
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
web-cryptid-yes-in = yes by { $yes } of { $all } clues
web-cryptid-act = { $act ->
    [search] Search here
    [cube] Place your cube here
   *[disc] Place your disc here
  }
web-cryptid-search-cost = If somebody says no, you place a cube too.
web-cryptid-ask-cost = If the answer is no, you place a cube too.
web-cryptid-no-search = Your clue rules this hex out, so you cannot search it.
web-cryptid-leaves = { $left ->
    [one] Your rivals then know your clue.
   *[other] For your rivals { $left } of { $told } clues could then still be yours.
  }
web-cryptid-idle-over = The game is over.
web-cryptid-idle-wait = It is not your turn.
web-cryptid-idle-closed = A cube closes this hex: the creature is not here.
web-cryptid-idle-clue = { $token ->
    [disc] A disc says: by my clue the creature may live here. Your clue rules this hex out, so your disc cannot lie here.
   *[cube] A cube says: by my clue the creature does not live here. Your clue allows this hex, so your cube cannot lie here.
  }
web-cryptid-idle-none = Nothing can be asked here now.
web-cryptid-ask-hint = Propose to open the hint
web-cryptid-hint-title = Open the hint?
web-cryptid-hint-text = A hint says what no clue of this map is about, the same to everybody. You propose it, the others vote, and too many against keep it closed. It takes none of your turn.
web-cryptid-ballot = Vote on the hint
web-cryptid-proposed = { $who } proposes to open the hint.
web-cryptid-vote = { $yes ->
    [true] Open it
   *[false] Keep it closed
  }

# The notepad
web-cryptid-hex = Hex
web-cryptid-key = Key
web-cryptid-notepad = Notepad
web-cryptid-keeping = Kept
web-cryptid-keeping-automatic = automatically
web-cryptid-keeping-hand = by hand
web-cryptid-keeping-none = not at all
web-cryptid-still-possible = clues still possible
web-cryptid-all-clues = the clues, shown
web-cryptid-left = { $left } of { $total } left
web-cryptid-strike = { $clue } (strike it out, or take that back)
web-cryptid-more-clues = and { $more } more
web-cryptid-fewer-clues = Show fewer
web-cryptid-my-notes = My notes
web-cryptid-show-clue = Show where my clue fits
web-cryptid-show-possible = { $count ->
    [one] Show the only hex that the tokens leave
   *[other] Show the { $count } hexes that the tokens leave
  }

# Replay
web-cryptid-replay-knew = Who knew what
web-cryptid-replay-sees = { $hexes ->
    [one] sees { $hexes } possible hex
   *[other] sees { $hexes } possible hexes
  }
web-cryptid-replay-tokens = { $clues ->
    [one] tokens still allow { $clues } clue
   *[other] tokens still allow { $clues } clues
  }
web-cryptid-replay-thought = { $clues ->
    [one] by then only one clue was left
   *[other] by then { $clues } clues were left
  }
web-cryptid-replay-clue-unknown = clue unknown to these eyes
web-cryptid-replay-chart = Hexes still possible
web-cryptid-replay-chart-note = as each player could work it out
web-cryptid-replay-stop-opening = Cubes
web-cryptid-replay-drop = { $who } goes from { $before } hexes to { $after ->
    [one] one
   *[other] { $after }
  }.
web-cryptid-replay-title-found = { $who } finds the habitat
web-cryptid-replay-title-drawn = Nobody finds the habitat
web-cryptid-replay-title-failed = { $who } searches too soon
web-cryptid-replay-stopped = { $who } stops the search of { $hex } with a cube.
web-cryptid-replay-title-hint = The hint is opened
web-cryptid-replay-title-knew = { $who } can know it now
web-cryptid-replay-title-disc = A telling disc from { $who }
web-cryptid-replay-title-cube = { $who } has to say no

# Puzzles
web-cryptid-puzzles-title = Cryptid puzzles
web-cryptid-puzzles-lead = For owners of the box: a fresh set-up, laid out on your own table.
web-cryptid-puzzles-day-lead = The same puzzle for everybody today, to be solved alone.
web-cryptid-puzzles-new = New puzzle
web-cryptid-puzzles-day = Puzzle of the day
web-cryptid-puzzles-of = Puzzle of { $day }
web-cryptid-puzzles-mode = Mode
web-cryptid-puzzles-mode-of = { $mode ->
    [normal] Normal
   *[advanced] Advanced
  }
web-cryptid-puzzles-mode-note = { $mode ->
    [normal] three colours, 23 plain clues
   *[advanced] black structures too, and clues that say no
  }
web-cryptid-puzzles-seats = Players
web-cryptid-puzzles-two = Player A, who begins, holds clues 1 and 2; player B holds clues 3 and 4. Turns go 1, 3, 2, 4.
web-cryptid-puzzles-make = Make a puzzle
web-cryptid-puzzles-making = Making a puzzle
web-cryptid-puzzles-code = Share code
web-cryptid-puzzles-enter = Or enter a code
web-cryptid-puzzles-open = Open
web-cryptid-puzzles-difficulty = Difficulty
web-cryptid-puzzles-stars = { $stars } of 5: { $hexes ->
    [one] nearly solved before anybody asks
   *[other] like finding one hex among { $hexes }
  }
web-cryptid-puzzles-layout = Lay out the map
web-cryptid-puzzles-layout-note = Sections from left to right and top to bottom. The number of an upright section is in its top left hex; a turned one has it at the bottom right.
web-cryptid-puzzles-upright = upright
web-cryptid-puzzles-turned = turned
web-cryptid-puzzles-structures = Set up the structures
web-cryptid-puzzles-clues = Clues
web-cryptid-puzzles-clues-note = Hand the screen round: each player holds the button, reads, and lets go.
web-cryptid-puzzles-clue-of = Player { $who }
web-cryptid-puzzles-clue-two = Player { $who }, clue { $number }
web-cryptid-puzzles-hold = Hold to read
web-cryptid-puzzles-tap = Show
web-cryptid-puzzles-hide = Hide
web-cryptid-puzzles-reading = The creature is { $clue }.
web-cryptid-puzzles-hint-ask = Show the hint
web-cryptid-puzzles-hint-sure = All of you agree to see the hint?
web-cryptid-puzzles-solution-ask = Show the habitat
web-cryptid-puzzles-solution-sure = This ends the puzzle. Show where the creature lives?
web-cryptid-puzzles-yes = Yes, show it
web-cryptid-puzzles-no = Not yet
web-cryptid-puzzles-lives = The creature lives in { $hex }.
web-cryptid-puzzles-print = Print
web-cryptid-puzzles-print-slips = with the clues as slips to fold
web-cryptid-puzzles-slip = Player { $who }: fold here, and read alone
web-cryptid-puzzles-solve = Where does it live?
web-cryptid-puzzles-solve-note = All { $count } clues are true of one single hex. Choose it on the map.
web-cryptid-puzzles-mark = Mark { $hex } as the habitat
web-cryptid-puzzles-pick = Choose a hex on the map.
web-cryptid-puzzles-right = { $hex } it is! All the clues meet there.
web-cryptid-puzzles-wrong = { $hex } does not fit: { $count ->
    [one] one clue says no.
   *[other] { $count } clues say no.
  }
web-cryptid-puzzles-tries = { $count ->
    [one] { $count } try
   *[other] { $count } tries
  }

error-cryptid-puzzle-day = “{ $day }” is no day: write it like 2026-03-01.

# What it is about
web-cryptid-guide-goal = Find the one hex where the creature lives. Everybody holds a secret clue about it; only one hex fits all the clues.
web-cryptid-guide-1 = Ask a rival about a hex. They answer with a disc if their clue allows the creature there, with a cube if it does not.
web-cryptid-guide-2 = After a cube you place a cube of your own, on a hex that your clue rules out.
web-cryptid-guide-3 = Or search a hex that your own clue allows: everybody answers in turn, until the first cube.
web-cryptid-guide-end = A search that meets no cube finds the creature, and whoever made it wins.
web-cryptid-terms = cube=CRY-17, disc=CRY-23, clue=CRY-14, search=CRY-27, ask=CRY-20, hint=CRY-37
web-cryptid-replay-title-missed = { $you ->
    [who] You could have searched
   *[other] { $who } could have searched
  }
web-cryptid-replay-left = { $turn ->
    [0] Only { $hex } was left since the opening cubes.
   *[other] Only { $hex } was left since turn { $turn }, which took { $before } hexes to one.
  } A question was asked instead.
