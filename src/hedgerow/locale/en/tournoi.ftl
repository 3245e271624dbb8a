# Le Tournoi: prompts, moves, events, results.

game-tournoi-name = Le Tournoi
game-tournoi-line = Send animals into four battles, each on its strongest trait.
game-tournoi-legend =
    The battles stand in columns, the players in rows, * is the ghost. ▒ a card face down, + a power card (▓ face down).
    Below, the battles turned up with what was compared: > the largest value wins, < the smallest, ! the threat level first, → another characteristic. ★ won, ☆ kept without a win, × cancelled.
    Then points, protected zone [ ], power cards left ▮ and played ( ); ▤ cards of a deck with those known to lie under it; ◇ bonus tokens.
    ▯ your hand, ▮ your power cards, with the numbers to name them by.

tournoi-ghost = Ghost

# What a seat is asked
tournoi-prompt-lay = Lay each of your cards face down on a battle.
tournoi-prompt-power = Lay a power card (it cannot be taken back), or lay no more this round.
tournoi-prompt-pass = You lay no more power cards in this round. Confirm, so that nobody can count them.
tournoi-prompt-replace = { $battle } is turned up: you may fight with the top card of your deck instead.

# Moves
tournoi-move-lay = { $card } on { $battle } ({ $figure })
tournoi-move-power = { $power } on { $battle }
tournoi-move-pass = No further power card
tournoi-move-replace = Fight with the top card of the deck
tournoi-move-stay = Fight with the card that lies there
tournoi-group-powers = Power cards
tournoi-group-replace = Replacement

# Events
tournoi-event-round = Round { $number } begins.
tournoi-event-round-ghost = Round { $number } begins. The ghost’s power card lies on { $battle }.
tournoi-event-drew = { $you ->
    [who] You draw
   *[other] { $who } draws
  } a hand.
tournoi-event-drew-cards = { $you ->
    [who] You draw
   *[other] { $who } draws
  } { $cards }.
tournoi-event-laid = { $you ->
    [who] You lay
   *[other] { $who } lays
  } a card face down.
tournoi-event-laid-card = { $you ->
    [who] You lay
   *[other] { $who } lays
  } { $card } on { $battle }.
tournoi-event-pondered = { $you ->
    [who] You decide
   *[other] { $who } decides
  } about power cards.
tournoi-event-laid-power = { $you ->
    [who] You lay
   *[other] { $who } lays
  } { $power } on { $battle }.
tournoi-event-passed = { $you ->
    [who] You lay
   *[other] { $who } lays
  } no further power card.
tournoi-event-turned-up = { $battle } is turned up: { $cards }.
tournoi-event-replaced = { $you ->
    [who] { $battle }: you send { $by } in the place of { $card }.
   *[other] { $battle }: { $who } sends { $by } in the place of { $card }.
  }
tournoi-event-stayed = { $you ->
    [who] { $battle }: you replace nothing.
   *[other] { $battle }: { $who } replaces nothing.
  }
tournoi-event-fought = { $battle }: won by { $winners }.{ $kept }{ $lost }
tournoi-fought-kept = {" "}Kept all the same: { $holders }.
tournoi-fought-lost = {" "}Beaten: { $holders }.
tournoi-fought-on = { $battle }, fought on { $characteristic }
tournoi-fought-threat = { $battle }, threat level first
tournoi-fought-smallest = { $battle }, smallest value first
tournoi-event-extra = { $you ->
    [who] You score
   *[other] { $who } scores
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the win.
tournoi-event-token = { $you ->
    [who] You take
   *[other] { $who } takes
  } a bonus token: { $kinds }.
tournoi-event-stand-in = { $you ->
    [who] You earned it in the same round and take a spare token: { $kinds }.
   *[other] { $who } earned it in the same round and takes a spare token: { $kinds }.
  }
tournoi-event-ended = The last round is over. Points: { $points }.
tournoi-event-ended-short = There are too few cards for another round. Points: { $points }.
tournoi-points-of = { $you ->
    [who] you: { $points }
   *[other] { $who }: { $points }
  }
tournoi-shown = { $you ->
    [who] you: { $card }
   *[other] { $who }: { $card }
  }
tournoi-shown-power = { $you ->
    [who] you: { $card } with { $power }
   *[other] { $who }: { $card } with { $power }
  }
tournoi-holder = { $you ->
    [who] you with { $card } ({ $figure })
   *[other] { $who } with { $card } ({ $figure })
  }
tournoi-scaled = { $figure }, { $how ->
    [double] doubled
    [triple] tripled
    [half] halved
   *[times] × { $factor }
  }
tournoi-compared = { $scaled }: { $figure }

# Before one’s eyes
tournoi-note-trio = Winning trio: { $kinds }.
tournoi-note-token = Bonus token: { $kinds }.
tournoi-note-card = { $id } { $card }, { $colour }: { $figures }.
tournoi-note-power = { $power }{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}: { $effect }

# The end
tournoi-outcome = The rounds are over.
tournoi-outcome-won = You beat the ghost by { $points } to { $ghost }.
tournoi-outcome-shared = You and the ghost share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $ghost } for the ghost).
tournoi-outcome-ghost = The ghost wins by { $ghost } to { $points }.
tournoi-score-cards = Protected animals ({ $count })
tournoi-score-extra = Points for wins
tournoi-score-trio = Winning trio
tournoi-score-tokens = Bonus tokens ({ $count })
tournoi-score-powers = Power cards kept ({ $count })

# What turned up, in a review.
tournoi-luck-battles = { $you ->
    [seat] You win { $won } of { $fought } battles.
   *[other] { $seat } wins { $won } of { $fought } battles.
}
