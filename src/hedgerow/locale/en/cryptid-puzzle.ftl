# Puzzles of Cryptid with tokens on the board.
cryptid-puzzle-title-find = The tokens tell
cryptid-puzzle-title-ask = The best question
cryptid-puzzle-task-find = { $count } researchers have laid these tokens. Each has another clue, and all clues together fit one hex only. Where does it live?
cryptid-puzzle-task-own = You are A, with the clue: { $clue }. { $count } clues together fit one hex only. Where does it live?
cryptid-puzzle-task-ask = You are A, with the clue: { $clue }. Which question leaves the fewest hexes, whatever the answer?
cryptid-puzzle-ask = Ask { $who } about { $hex }
cryptid-puzzle-split = { $question }: of { $hexes } hexes, { $yes } are left after a disc and { $no } after a cube.
cryptid-puzzle-against = No clue that fits { $who }’s tokens allows this hex.
cryptid-puzzle-against-all = Each researcher alone could allow it, but no set of clues fits this hex and no other.
cryptid-puzzle-proof-find = Of { $sets } sets of clues, { $worlds ->
    [one] one meets in exactly one hex: { $hex }.
   *[other] { $worlds } meet in exactly one hex, and that is always { $hex }.
  }
cryptid-puzzle-fewest = Take away any token, and another hex is possible.
cryptid-puzzle-proof-ask = { $worlds ->
    [one] One set of clues fits
   *[other] { $worlds } sets of clues fit
  } the tokens and your clue; the creature can be on { $hexes } hexes.
cryptid-puzzle-clues = { $who } can only have: { $clues }.
cryptid-puzzle-clues-many = { $who } can have { $count } clues.
cryptid-puzzle-or = { $first }, or { $rest }
cryptid-puzzle-hint-worst = { $hexes } hexes are possible; the best question leaves { $worst } at most.
cryptid-puzzle-hint-who = Ask { $who }.
cryptid-puzzle-hint-terrain = It lives on { $terrain }.
