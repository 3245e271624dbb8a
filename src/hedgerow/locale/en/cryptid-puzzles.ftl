# Cryptid puzzles: share codes, cards, puzzle files and the commands about them.

# Share codes and cards
error-cryptid-code-empty = The share code is empty.
error-cryptid-code-letter = Share code: “{ $letter }” at position { $position } is no character of a code (digits and letters without U).
error-cryptid-code-version = Share code: its version is { $version }, and this program reads version { $known }.
error-cryptid-code-length = Share code: expected { $wanted } characters, got { $length }.
error-cryptid-code-checksum = Share code: the checksum does not match, so a character is wrong or two are swapped.
error-cryptid-code-content = Share code: its content is no puzzle, because its clues do not meet in one hex, clash, or belie the hint.
error-cryptid-code-seats = Share code: it has { $clues } clues, but this table needs { $wanted }.
error-cryptid-code-pairs = Share code: two cannot play it, because clues 1 and 2 or clues 3 and 4 have fewer than { $least } hexes in common.
error-cryptid-card = There is no card { $card }: the cards are { $low } to { $high }.

# Puzzle files
error-cryptid-puzzles-json = { $place }: this is not JSON ({ $detail }).
error-cryptid-puzzles-empty = { $place }: the file is empty.
error-cryptid-puzzles-none = { $place }: there is no set-up in this file.
error-cryptid-puzzles-form = { $place }, at { $path }: { $detail }.
cryptid-puzzles-slots = sections 1 to 6 are expected, each once, with r if turned; got { $given }
cryptid-puzzles-off-map = row { $row }, col { $col } is off the map (in a file rows go from 0 to { $rows } and cols from 0 to { $cols })
cryptid-puzzles-clue-unknown = there is no clue “{ $clue }”
cryptid-puzzles-clue-count = { $wanted } clues are expected, but there { $count ->
    [one] is { $count }
   *[other] are { $count }
  }
cryptid-puzzles-no-clues = neither “clues” nor “books” is given
cryptid-puzzles-clues-differ = the books say “{ $book }”, and this says “{ $clue }”
cryptid-puzzles-book-unknown = there is no clue book “{ $book }” (known: { $known })
cryptid-puzzles-book-number = book { $book } has numbers 1 to { $last }, not { $given }
cryptid-puzzles-hint-unknown = “{ $given }” is no hint (a number from 1 to { $last }, or one of: { $known })

# hedgerow cryptid check
cryptid-puzzles-column-id = Puzzle
cryptid-puzzles-column-mode = Mode
cryptid-puzzles-column-seats = Players
cryptid-puzzles-column-habitat = Hexes that fit
cryptid-puzzles-column-removable = Removable
cryptid-puzzles-column-broken = Broken rules
cryptid-puzzles-mode = { $mode ->
    [normal] normal
   *[advanced] advanced
  }
cryptid-puzzles-none = none
cryptid-puzzles-stated = { $found }, but the file states { $stated }
cryptid-puzzles-summary = { $good } of { $all ->
    [one] { $all } set-up
   *[other] { $all } set-ups
  }: exactly one hex fits (the stated one, where one is stated) and no clue is removable.
cryptid-puzzles-removable-means = A clue is removable if the one hex that fits would still be the only one without it. Where no hex fits, or several do, this is not asked (-).
cryptid-puzzles-rules-hold = All quality rules hold.
cryptid-puzzles-rules-broken = Quality rules broken: { $rules }.

# hedgerow cryptid new
cryptid-puzzles-title = Puzzle { $number }: { $mode ->
    [normal] normal
   *[advanced] advanced
  }, { $seats } players
cryptid-puzzles-label-sections = Sections
cryptid-puzzles-label-stones = Stones
cryptid-puzzles-label-shacks = Shacks
cryptid-puzzles-label-code = Share code
cryptid-puzzles-label-difficulty = Difficulty
cryptid-puzzles-label-clue = Clue { $number } ({ $letter })
cryptid-puzzles-label-two = Clues
cryptid-puzzles-two = player A, who begins, holds clues 1 and 2; player B holds clues 3 and 4
cryptid-puzzles-label-hint = Hint
cryptid-puzzles-label-habitat = Habitat
cryptid-puzzles-difficulty = { $stars } ({ $hexes ->
    [one] nearly solved before anybody asks
   *[other] like finding one hex among { $hexes }
  })
cryptid-puzzles-structure = { $colour ->
    [white] white
    [green] green
    [blue] blue
   *[black] black
  } { $at }
cryptid-puzzles-hidden = Clues, hint and habitat stay hidden; --reveal shows them.
