# hedgerow cryptid explain

cryptid-explain-clues = { $who }: { $alone ->
    [one] one clue
   *[other] { $alone } clues
  } by tokens alone, { $joint ->
    [one] one
   *[other] { $joint }
  } with all clues taken together.
cryptid-explain-item =   - { $item }
cryptid-explain-hexes = The creature can live on { $count ->
    [one] one hex:
   *[other] { $count } hexes; the likeliest:
  }
cryptid-explain-chance =   { $hex }: { $percent }%
cryptid-explain-setup = Puzzle { $id }, { $seats } players: all clues meet in { $cells }.
cryptid-explain-without =   without “{ $clue }”: { $count ->
    [one] one hex, { $cells }
   *[other] { $count } hexes, { $cells }
  }
error-cryptid-explain-game = { $place }: this is a game of { $game }; explain is for cryptid.
error-cryptid-explain-to = { $place }: it has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }, so there is no position after { $to }.
error-cryptid-explain-seat = --seat { $seat }: the seats are A to { $last }.
error-cryptid-explain-setup = { $place }: puzzle { $puzzle } for { $seats } players cannot be explained, because it breaks a rule: { $reason }.
error-cryptid-explain-fits = { $place }: puzzle { $puzzle } for { $seats } players cannot be explained, because { $count ->
    [0] no hex fits all its clues
   *[other] { $count } hexes fit all its clues: { $cells }
  }.
error-cryptid-explain-hex = --hex { $hex }: a hex is column-row, from 1-1 to 12-9.
error-cryptid-explain-clue = --clue { $clue }: give a researcher and a clue, such as “B near2:bear”.
