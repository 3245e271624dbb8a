# Cryptid puzzles: share codes, cards, puzzle files and the commands about them.

# Share codes and cards
error-code-empty = The share code is empty.
error-code-letter = Share code: “{ $letter }” at position { $position } is no character of a code (digits and letters without U).
error-code-version = Share code: its version is { $version }, and this program reads version { $known }.
error-code-length = Share code: { $length } characters, where { $wanted } belong.
error-code-checksum = Share code: the checksum does not match, so a character is wrong or two are swapped.
error-code-content = Share code: its content is no puzzle, because its clues do not meet in one hex, clash, or belie the hint.
error-code-seats = Share code: it has { $clues } clues, and this table needs { $wanted }.
error-code-pairs = Share code: two cannot play it, because clues 1 and 2 or clues 3 and 4 have fewer than { $least } hexes in common.
error-card = There is no card { $card }: the cards are { $low } to { $high }.

# Puzzle files
error-puzzles-json = { $place }: this is not JSON ({ $detail }).
error-puzzles-empty = { $place }: the file is empty.
error-puzzles-none = { $place }: there is no set-up in this file.
error-puzzles-form = { $place }, at { $path }: { $detail }.
puzzles-slots = the sections 1 to 6 belong here, each once, with r if turned; given: { $given }
puzzles-off-map = row { $row }, col { $col } is off the map (in a file rows go from 0 to { $rows } and cols from 0 to { $cols })
puzzles-clue-unknown = there is no clue “{ $clue }”
puzzles-clue-count = { $wanted } clues belong here, and there { $count ->
    [one] is { $count }
   *[other] are { $count }
  }
puzzles-no-clues = neither “clues” nor “books” is given
puzzles-clues-differ = the books say “{ $book }”, and this says “{ $clue }”
puzzles-book-unknown = there is no clue book “{ $book }” (known: { $known })
puzzles-book-number = book { $book } has numbers 1 to { $last }, not { $given }
puzzles-hint-unknown = “{ $given }” is no hint (a number from 1 to { $last }, or one of: { $known })

# hedgerow cryptid check
puzzles-column-id = Puzzle
puzzles-column-mode = Mode
puzzles-column-seats = Players
puzzles-column-habitat = Hexes that fit
puzzles-column-removable = Removable
puzzles-column-broken = Broken rules
puzzles-mode = { $mode ->
    [normal] normal
   *[advanced] advanced
  }
puzzles-none = none
puzzles-stated = { $found }, but the file states { $stated }
puzzles-summary = { $good } of { $all ->
    [one] { $all } set-up
   *[other] { $all } set-ups
  }: exactly one hex fits (the stated one, where one is stated) and no clue is removable.
puzzles-removable-means = A clue is removable if the one hex that fits would still be the only one without it. Where no hex fits, or several do, this is not asked (-).
puzzles-rules-hold = All quality rules hold.
puzzles-rules-broken = Quality rules broken: { $rules }.

# hedgerow cryptid new
puzzles-title = Puzzle { $number }: { $mode ->
    [normal] normal
   *[advanced] advanced
  }, { $seats } players
puzzles-label-sections = Sections
puzzles-label-stones = Stones
puzzles-label-shacks = Shacks
puzzles-label-code = Share code
puzzles-label-difficulty = Difficulty
puzzles-label-clue = Clue { $number } ({ $letter })
puzzles-label-two = Clues
puzzles-two = player A, who begins, holds clues 1 and 2; player B holds clues 3 and 4
puzzles-label-hint = Hint
puzzles-label-habitat = Habitat
puzzles-difficulty = { $stars } ({ $hexes ->
    [one] nearly solved before anybody asks
   *[other] like finding one hex among { $hexes }
  })
puzzles-structure = { $colour ->
    [white] white
    [green] green
    [blue] blue
   *[black] black
  } { $at }
puzzles-hidden = Clues, hint and habitat stay hidden; --reveal shows them.
