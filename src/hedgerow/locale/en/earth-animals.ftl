# Earth with animals: prompts, moves, events, what animals do.

earth-prompt-choose-animal = { $left ->
    [one] { $again ->
        [1] Choose a second animal to keep.
       *[0] Choose an animal to keep.
    }
   *[other] Choose { $left } animals to keep, one after the other.
  }
earth-prompt-claiming = Too few leaves are left: which goal do you claim?
earth-prompt-roaming = A leaf is used: which animal do you activate?
earth-prompt-walking = { $left ->
    [one] Where does the animal go?
   *[other] Where does the animal go? It has { $left } moves left.
  }
earth-prompt-taking-animal = Take what the animal brings?
earth-prompt-taking-shared = The round is over: take what the animal that everybody shares brings?
earth-prompt-taking-offered = Another player’s animal lets you { $what }. Do you?
earth-prompt-visiting = Does the animal act on this card?
earth-prompt-rewarding = Does the animal act?
earth-prompt-stocking-sprout = { $left ->
    [one] Move a sprout into the stock?
   *[other] Move up to { $left } sprouts into the stock?
  }
earth-prompt-stocking-growth = { $left ->
    [one] Move a growth into the stock?
   *[other] Move up to { $left } growth into the stock?
  }
earth-prompt-stocking-canopy = { $left ->
    [one] Move a canopy into the stock?
   *[other] Move up to { $left } canopies into the stock?
  }
earth-prompt-picking = An animal lets you use an ability: which one?
earth-prompt-sharing = The round is over: use the animal that everybody shares?

earth-move-choose-animal = { $card }: { $text }
earth-move-leaf = Discard a leaf to activate your animals
earth-move-leaf-gaia = Discard a leaf to activate your animals; 5 points for Gaia
earth-move-rouse = Activate { $animal }
earth-move-step = Go to { $at }
earth-move-claim = Claim { $card }
earth-move-claim-bonus = Claim the bonus for a full tableau
earth-move-use-visit = { $animal } acts on { $at }
earth-move-use-animal = { $animal } acts
earth-move-take-offered = Take it: { $text }
earth-move-share = { $animal }: { $text }

earth-event-leaf = { $you ->
    [who] You discard
   *[other] { $who } discards
  } a leaf.
earth-event-roused = { $you ->
    [who] You activate
   *[other] { $who } activates
  } { $animal }.
earth-event-moved = { $you ->
    [who] You move
   *[other] { $who } moves
  } { $animal } to { $at }.
earth-event-stocked = { $you ->
    [who] You put
   *[other] { $who } puts
  } { $count ->
    [one] a piece into the stock of { $where }
   *[other] { $count } pieces into the stock of { $where }
  }.
earth-event-shared = { $you ->
    [who] You use
   *[other] { $who } uses
  } { $animal }.

earth-note-collective = For everybody at the end of each round, { $animal }: { $text }
earth-note-animal = Your animal, { $animal }: { $text }

# The whole ability
earth-animal = { $move }; then { $deed }.
earth-animal-stock = { $move }; then { $deed }. { $stock }
earth-grade-partial = { $text } (Partly reconstructed.)
earth-grade-ours = { $text } (Ours: the printed ability is not known.)

# Movement
earth-animal-stays = put it on { $sort }, where it stays
earth-animal-herd = put one more of them on { $sort }, where it stays, at most one on each card
earth-animal-up-to = { $steps ->
    [1] move it up to once
    [2] move it up to twice
   *[other] move it up to { $steps } times
  }
earth-animal-up-to-on = { $steps ->
    [1] move it up to once
    [2] move it up to twice
   *[other] move it up to { $steps } times
  }, only onto { $sort }
earth-animal-leaves = move it up to once for each leaf you have used
earth-animal-leaves-on = move it up to once for each leaf you have used, only onto { $sort }
earth-animal-exactly = { $steps ->
    [1] move it exactly once
    [2] move it exactly twice
   *[other] move it exactly { $steps } times
  }
earth-animal-exactly-on = { $steps ->
    [1] move it exactly once
    [2] move it exactly twice
   *[other] move it exactly { $steps } times
  }, only onto { $sort }
earth-animal-straight = { $steps ->
    [1] move it exactly once
    [2] move it exactly twice
   *[other] move it exactly { $steps } times
  } in a straight line
earth-animal-line = { $steps ->
    [1] move it exactly once
    [2] move it exactly twice
   *[other] move it exactly { $steps } times
  } within one row or one column
earth-animal-to-anywhere = move it to another card, anywhere in your tableau: { $sort }
earth-animal-to-farthest-column = move it to the column farthest away, onto { $sort }
earth-animal-to-opposite-corner = move it to the corner of your tableau farthest away

# Deeds
earth-deed-each-flora = on each flora it visited, { $text }
earth-deed-per-flora = for each flora it visited, { $text }
earth-deed-own-card = on its card, { $text }
earth-deed-each-card = for each card it visited, { $text }
earth-deed-each-animal = for each of them on your tableau, { $text }
earth-deed-gain-here = { $pay } to { $gain } there
earth-deed-pay-here = { $pay } from there to { $gain }
earth-deed-pay-each = { $pay } from each card it visited to { $gain }
earth-deed-types-differ = if the flora it visited are of different types, { $text }
earth-deed-others = { $text }; each other player may { $others }
earth-deed-take-each-sprout = { $count ->
    [one] put a sprout from each flora it visited into its stock
   *[other] put up to { $count } sprouts from each flora it visited into its stock
  }
earth-deed-take-each-growth = { $count ->
    [one] put a growth from each flora it visited into its stock
   *[other] put up to { $count } growth from each flora it visited into its stock
  }
earth-deed-take-sprout-start = { $count ->
    [one] put a sprout from the flora it left into its stock
   *[other] put up to { $count } sprouts from the flora it left into its stock
  }
earth-deed-take-sprout-end = { $count ->
    [one] put a sprout from the flora it reached into its stock
   *[other] put up to { $count } sprouts from the flora it reached into its stock
  }
earth-deed-take-growth-start = { $count ->
    [one] put a growth from the flora it left into its stock
   *[other] put up to { $count } growth from the flora it left into its stock
  }
earth-deed-take-growth-end = { $count ->
    [one] put a growth from the flora it reached into its stock
   *[other] put up to { $count } growth from the flora it reached into its stock
  }
earth-deed-take-canopy-start = { $count ->
    [one] put the canopy of the flora it left into its stock
   *[other] put up to { $count } canopies of the flora it left into its stock
  }
earth-deed-take-canopy-end = { $count ->
    [one] put the canopy of the flora it reached into its stock
   *[other] put up to { $count } canopies of the flora it reached into its stock
  }
earth-deed-store-sprout = if at least { $needs ->
    [one] one sprout stands
   *[other] { $needs } sprouts stand
  } on the card it reached, put { $count ->
    [one] a sprout
   *[other] { $count } sprouts
  } from the supply into its stock
earth-deed-store-growth = if at least { $needs } growth { $needs ->
    [one] stands
   *[other] stand
  } on the card it reached, put { $count } growth from the supply into its stock
earth-deed-beside-sprout = { $count ->
    [one] place up to one sprout on each flora next to it, corners included
   *[other] place up to { $count } sprouts on each flora next to it, corners included
  }
earth-deed-beside-growth = { $count ->
    [one] place up to one growth on each flora next to it, corners included
   *[other] place up to { $count } growth on each flora next to it, corners included
  }
earth-deed-activate-visited = use the { $colour } abilities of the cards it visited
earth-deed-activate-row = use the { $colour } abilities in its row
earth-deed-activate-card = use one ability of the card it reached

# For everybody
earth-share-on = { $text }, only on { $sort }
earth-share-cards = with at least { $count } cards in your tableau, { $text }
earth-share-activate = use one { $colour } ability of your tableau
earth-share-island-sprout = { $count ->
    [one] move a sprout from your tableau onto your island
   *[other] move up to { $count } sprouts from your tableau onto your island
  }
earth-share-island-growth = { $count ->
    [one] move a growth from your tableau onto your island
   *[other] move up to { $count } growth from your tableau onto your island
  }
earth-share-island-canopy = { $count ->
    [one] move a canopy from your tableau onto your island
   *[other] move up to { $count } canopies from your tableau onto your island
  }
earth-share-stock = { $text } { $stock }

earth-a-card = a card
earth-a-flora = a flora
earth-a-terrain = a terrain
earth-a-tree = a tree
earth-a-bush = a bush
earth-a-herb = a herb
earth-a-mushroom = a mushroom
