# The command line: play, replay, verify, games.

# Errors
error-language = There is no language “{ $language }”. Known: { $known }.
error-read = { $place }: cannot be read ({ $detail }).
error-write = { $place }: cannot be written ({ $detail }).
error-save-exists = { $place } exists already; name another file, so that nothing is lost.
error-record-setup = { $place }: { $detail }
error-option-form = “{ $text }” is not an option: write key=value.
error-people = { $people } people cannot share { $seats } seats.
error-bots-count = { $given ->
    [one] { $given } bot is
   *[other] { $given } bots are
  } named for { $wanted ->
    [0] no free seat
    [one] { $wanted } free seat
   *[other] { $wanted } free seats
  }.
error-resume-options = A resumed game has its settings already; leave out { $given }.
error-resume-over = { $place }: this game is over; hedgerow replay shows it.
error-replay-to = { $place }: there is no position { $to }; the moves go from 0 to { $last }.
error-replay-seat = There is no seat “{ $seat }”. Known: { $known }.
error-choice = There is no choice { $number }: the choices are 1 to { $count }.
error-command = “{ $text }” is neither a move nor a command here, and no choice contains it. Type ? for help.
error-after = The game is over, and “{ $text }” is no command. Type ? for help.
error-rules-none = No rule speaks of “{ $text }”.
error-rule-unknown = There is no rule “{ $text }”. “rules” lists them all.

# The commands of a game, as they are typed
play-command-help = help
play-command-list = list
play-command-board = board
play-command-log = log
play-command-rules = rules
play-command-rule = rule
play-command-undo = undo
play-command-why = why
play-command-hint = hint
play-command-save = save
play-command-quit = quit

play-help =
    You can type:
      a move          in its short form, as the lists show it
      a number        the choice with that number
      some words      to find the choices that contain them
      B and a move    what another person here says although it is not their turn
      list            all your choices
      board           the table once more
      log             the story so far
      rules WORDS     the rules that speak of something
      rule NUMBER     one rule in full
      undo            take your move back, as long as nobody has learned from it
      why             the bots’ reasons
      ? or hint       what a strong player would do; the record notes that you asked
      save FILE       keep a copy of the record
      quit            leave; the game can be resumed

# Playing
play-which-game = Which game?
play-seat-you = { $seat }: you
play-seat-person = { $seat }: a person at this keyboard
play-seat-bot = { $seat }: bot ({ $bot })
play-commitment = The shuffle is fixed, and this is its commitment:
play-saving = Every move is saved in { $place }. Until the game is over this file holds every secret, so leave it closed.
play-narrow = The drawing is { $needed } columns wide and this window only { $width }: widen it.
play-hand-over = Hand the keyboard to { $seat }. { $seat }, press Enter when nobody else is looking.
play-thinking = { $seat } is thinking
play-how = { $count ->
    [one] One choice.
   *[other] { $count } choices.
  } Type a move (such as “{ $example }”), words to find some, or ? for help.
play-rule-how = “rule NUMBER” shows one in full.
play-undone = Your move is taken back.
play-hint-thinking = Thinking about it…
play-hint-percent = { $percent } % to win
play-hint-then = then { $steps }
play-hint-alone = Nothing else comes near.
play-hint-ordinary = An ordinary move here: { $percent } % ± { $doubt } to win, from what you can see.
play-why-later = A bot’s reasons would give its secrets away; ask again when the game is over.
play-why-none = No bot has given a reason.
play-saved = The record is in { $place }.
play-wins = { $seat } wins.
play-shares = { $seat } shares the win.
play-score = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
play-score-line = {"   "}{ $label }: { $points }
play-record = The record of this game is in { $place }.
play-verify = Check the shuffle and every move with:
play-afterwards = log, board, why, rules and save still work; quit leaves.
play-left = The game is saved. Go on with:
play-goodbye = Until next time.

# Replaying
replay-at = After move { $at } of { $moves }
replay-move = { $seat } played: { $move }
replay-sees = { $seat } sees: { $note }
replay-to-act = To act: { $seat }
replay-old = It cannot be stepped through here, but its result and its moves can be read:
replay-old-score = { $seat }: { $total }
replay-note = Note: { $text }
replay-keys = ← → step   Home End jump   q leaves

verify-digest = The file is intact: digest { $digest }.
verify-commitment = The seed matches the commitment { $commitment }.
verify-contributions = { $count ->
    [0] No seat added to the shuffle.
    [one] One seat added to the shuffle.
   *[other] { $count } seats added to the shuffle.
  }
verify-moves = { $count ->
    [0] No move has been played.
    [one] The one move is legal.
   *[other] All { $count } moves are legal.
  }
verify-outcome = The moves lead to the stated outcome: { $reason }
verify-unfinished = The game is not over, and the record states no outcome.

# Listing
games-seats = { $more ->
    [0] { $low } players
   *[other] { $low } to { $high } players
  }, about { $minutes } minutes
games-variant-seats = also, outside the rulebook, for { $seats } players
games-option = option { $name }: { $values } (default { $default })
games-option-free = option { $name } (default { $default })
games-preset = preset { $name }: { $options }
games-bots = bots: { $bots }

# The desks of games

game-cryptid-desk = Cryptid puzzles: make, check, explain.
game-earth-desk = Earth with Animal Kingdom: score finished tableaux.
game-habitats-desk = Habitats parks: score those from the table.
game-north_woods-desk = Habitat: North Woods: feed a table.
game-tournoi-desk = Le Tournoi: build and check decks, look at cards, bring your own.
desk-working = Working
desk-written = Written to { $place }.
error-desk-exists = { $place } is there already; it was not changed.
error-desk-tool = { $game } has no tool “{ $tool }” on its desk. There are: { $known }.
