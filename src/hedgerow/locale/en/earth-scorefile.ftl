# hedgerow earth score: score files and what the command prints.

earth-card-name = { $fr ->
   *[other] { $en }
  }

# Files
error-earth-file = { $place }, { $path }: { $detail }.
error-earth-file-json = { $place }: this is not JSON ({ $detail }).
error-earth-file-utf8 = { $place }: this is not UTF-8 text ({ $detail }).
earth-file-line = line { $line }
earth-file-seats = there must be { $low } to { $high } players, not { $given }
earth-file-shared = at most { $most } ecosystems are shared, { $given } are given
earth-file-beginner = there are no ecosystems in beginner mode
earth-file-ecosystem = there is no ecosystem “{ $given }” (number and side, such as { $example })
earth-file-island = there is no island “{ $given }” (number and side, such as { $example })
earth-file-climate = there is no climate “{ $given }” (number and side, such as { $example })
earth-file-shape = a tableau has 4 rows of 4 cells; the rows here have: { $given }
earth-file-card = there is no card { $no } in the Earth deck
earth-file-twice = card { $no } ({ $name }) is there twice
earth-file-event-planted = card { $no } ({ $name }) is an event and cannot lie in a tableau
earth-file-no-event = card { $no } ({ $name }) is not an event
earth-file-sprouts = card { $no } ({ $name }) has { $most ->
    [0] no room for sprouts
    [one] room for one sprout
   *[other] room for { $most } sprouts
  }, not { $given }
earth-file-growth = card { $no } ({ $name }) has { $most ->
    [0] no room for growth
    [one] room for one growth piece
   *[other] room for { $most } growth pieces
  }, not { $given }
earth-file-terrain-pieces = card { $no } ({ $name }) is a terrain, which holds neither sprouts nor growth, not { $given }
earth-file-fauna = there are { $most } fauna cards, but { $given } ranks
earth-file-rank = a rank is 1 to { $last }, not { $given }
earth-file-gaia-seats = Gaia plays against one player alone, and there are { $given }
earth-file-gaia-beginner = there is no beginner’s game against Gaia
earth-file-gaia-animal = Gaia cannot have the animal “{ $animal }”
earth-file-leaves = a player has { $most } leaves, not { $given }
earth-file-animal = there is no animal “{ $animal }”
earth-file-animal-twice = the animal “{ $animal }” is there twice
earth-file-no-stock = the animal “{ $animal }” has no stock
earth-file-collective = { $count ->
    [0] no collective ability in play puts pieces on an island{ $known }
   *[other] “collective” must say whose ability put pieces there: { $known }
  }

# The text form
earth-file-word = a line cannot begin with “{ $word }” (known: { $known })
earth-file-before-seat = “{ $word }” belongs to a player, and no line “seat” comes before it
earth-file-no-seat = there is no line “seat”
earth-file-one = “{ $word }” needs exactly one word after it
earth-file-number = “{ $given }” is not a number
earth-file-yes = “completed” takes yes, no or nothing after it, not “{ $given }”
earth-file-pieces = “{ $given }” does not say pieces, such as sprout=2
earth-file-gaia-alone = “gaia” stands alone on its line
earth-file-tableau-alone = the rows of a tableau begin on the next line
earth-file-again = “{ $word }” is there twice
earth-file-row = a row has 4 cells, not { $given }
earth-file-rows = the tableau lacks { $missing ->
    [one] a row
   *[other] { $missing } rows
  }
earth-file-cell = “{ $given }” is not a cell: a dot, or a card such as 83:2/1 with 2 sprouts and 1 growth

# What cannot come out of one box, but can be scored
earth-file-note-twice = Note: card { $no } ({ $name }) is used more than once.
earth-file-note-sides = Note: { $key } is used more than once, or on both sides.
earth-file-note-completed = Note: more than one player has the bonus for a full tableau.
earth-file-note-apart = Note: the tableau of { $seat } is not in one piece; each card must touch another by an edge or a corner.
earth-file-note-unfinished = Note: { $seat } has the bonus for a full tableau with { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.

# What is printed
earth-score-seat = Player { $letter }
earth-score-gaia = Gaia
earth-score-gaia-cards = Cards of her pile
earth-score-gaia-bonus = Full tableau
earth-score-gaia-leaves = Leaves you discarded
earth-score-beats-gaia = { $name } beats Gaia.
earth-score-lost-to-gaia = Gaia wins.
earth-score-total = Total
earth-score-entry = { $name }: { $points }
earth-score-scored = { $name }: { $points }. { $text }
earth-score-island-stock = pieces on { $name }: { $points }
earth-score-leader = { $names } { $count ->
    [one] wins
   *[other] share the win
  }.

# The companion pages
earth-sheet = score sheet
error-earth-no-fauna = No fauna card has the number “{ $key }”.
error-earth-gaia-card = Round { $round }: card { $number } cannot come now.
error-earth-gaia-claim = Round { $round }: Gaia cannot claim that fauna card.
error-earth-gaia-pile = No card of the Earth deck has the number { $number }.
