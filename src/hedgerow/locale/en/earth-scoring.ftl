# Earth: what cards score and what fauna asks for, put together from the cards' rules.

# Cards that are counted; further conditions are added one by one.
earth-scoring-cards-card = { $count ->
    [one] card
   *[other] cards
  }
earth-scoring-cards-flora = { $count ->
    [one] flora card
   *[other] flora cards
  }
earth-scoring-cards-terrain = { $count ->
    [one] terrain
   *[other] terrains
  }
earth-scoring-cards-tree = { $count ->
    [one] tree
   *[other] trees
  }
earth-scoring-cards-bush = { $count ->
    [one] bush
   *[other] bushes
  }
earth-scoring-cards-herb = { $count ->
    [one] herb
   *[other] herbs
  }
earth-scoring-cards-mushroom = { $count ->
    [one] mushroom
   *[other] mushrooms
  }

earth-scoring-with-habitat = { $cards } with the { $habitat ->
    [sunny] sunny
    [wet] wet
    [rocky] rocky
   *[cold] cold
  } habitat
earth-scoring-with-colour = { $cards } with a { $colour ->
    [green] green
    [red] red
    [blue] blue
    [yellow] yellow
    [multi] multicoloured
    [brown] brown
   *[black] black
  } ability
earth-scoring-named-geography = { $cards } with a place in the name
earth-scoring-named-colour = { $cards } with a colour in the name
earth-scoring-named-animal = { $cards } with an animal in the name
earth-scoring-directional = { $cards } with a row, column or adjacency symbol
earth-scoring-cost-min = { $cards } costing { $n } soil or more
earth-scoring-cost-max = { $cards } costing { $n } soil or less
earth-scoring-vp-min = { $cards } with a printed value of { $n } or more
earth-scoring-vp-max = { $cards } with a printed value of { $n } or less
earth-scoring-vp-even = { $cards } with an even printed value
earth-scoring-vp-odd = { $cards } with an odd printed value
earth-scoring-habitats-min = { $cards } with { $n ->
    [one] at least one habitat
   *[other] { $n } or more habitats
  }
earth-scoring-habitats-max = { $cards } with { $n ->
    [0] no habitat
    [one] one habitat or none
   *[other] at most { $n } habitats
  }
earth-scoring-abilities-min = { $cards } with { $n ->
    [one] an ability
   *[other] { $n } or more abilities
  }
earth-scoring-sprout-spaces = { $cards } with exactly { $n ->
    [one] one sprout space
   *[other] { $n } sprout spaces
  }
earth-scoring-sprout-spaces-max = { $cards } with at most { $n ->
    [one] one sprout space
   *[other] { $n } sprout spaces
  }
earth-scoring-growth-spaces-min = { $cards } with at least { $n ->
    [one] one growth space
   *[other] { $n } growth spaces
  }
earth-scoring-growth-spaces-max = { $cards } with at most { $n ->
    [one] one growth space
   *[other] { $n } growth spaces
  }
earth-scoring-canopy-min = { $cards } with a canopy worth { $n } or more
earth-scoring-canopy-max = { $cards } with a canopy worth { $n } or less, or with none at all
earth-scoring-sprouts-min = { $cards } holding at least { $n ->
    [one] one sprout
   *[other] { $n } sprouts
  }
earth-scoring-sprouts-max = { $cards } holding at most { $n ->
    [one] one sprout
   *[other] { $n } sprouts
  }
earth-scoring-growth-min = { $cards } holding at least { $n ->
    [one] one growth piece
   *[other] { $n } growth pieces
  }
earth-scoring-growth-max = { $cards } holding at most { $n ->
    [one] one growth piece
   *[other] { $n } growth pieces
  }
earth-scoring-sprouts-full = { $cards } with every sprout space filled
earth-scoring-growth-full = { $cards } grown to the canopy
earth-scoring-filled = { $cards } with no free space for sprouts or growth
earth-scoring-bare = { $cards } without sprouts or growth

# Things that are counted
earth-scoring-resource-soil = { $count ->
    [one] soil
   *[other] soil
  }
earth-scoring-resource-hand = { $count ->
    [one] card in hand
   *[other] cards in hand
  }
earth-scoring-resource-compost = { $count ->
    [one] card in your compost
   *[other] cards in your compost
  }
earth-scoring-resource-events = { $count ->
    [one] event you played
   *[other] events you played
  }
earth-scoring-resource-sprouts = { $count ->
    [one] sprout on your tableau
   *[other] sprouts on your tableau
  }
earth-scoring-resource-growth = { $count ->
    [one] growth piece on your tableau
   *[other] growth pieces on your tableau
  }
earth-scoring-place-red = a red ability
earth-scoring-place-blue = a blue ability
earth-scoring-place-yellow = a yellow ability
earth-scoring-place-terrain = a terrain
earth-scoring-place-event = an event

# Rules
earth-scoring-per-match = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for { $per ->
    [1] each { $cards }
   *[other] every { $per } { $cards }
  }.
earth-scoring-per-match-board = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for { $per ->
    [1] each { $cards }
   *[other] every { $per } { $cards }
  }, your island and climate included.
earth-scoring-zone-row = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for each { $cards } in this card’s row.
earth-scoring-zone-column = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for each { $cards } in this card’s column.
earth-scoring-zone-orthogonal = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for each { $cards } next to this card, not counting diagonals.
earth-scoring-zone-diagonal = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for each { $cards } that touches a corner of this card.
earth-scoring-empty-side = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for each side of this card with no card beside it; the edge of the tableau counts too.
earth-scoring-orthogonal-path = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for each card of the longest path through this one over { $cards }, without diagonal steps and never twice over the same card.
earth-scoring-diagonal-path = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for each card of your longest diagonal path over { $cards }, { $cap } cards at most.
earth-scoring-best-seat = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for each of the { $cards } of whoever has most of them, islands and climates included; that may be you.
earth-scoring-table = Points for your number of { $cards }: { $table }.
earth-scoring-per-line = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for each full { $line ->
    [row] row
   *[column] column
  } { $that }.
earth-scoring-line-same-type = of four cards of one type
earth-scoring-line-different-type = of four different types, with terrain as a fifth one
earth-scoring-line-same-colour = whose four cards share an ability colour
earth-scoring-line-different-colour = with four different ability colours, one from each card
earth-scoring-line-same-habitat = whose four cards share a habitat
earth-scoring-line-different-habitat = with four different habitats, one from each card
earth-scoring-line-same-sprouts = with equally many sprouts on its four cards
earth-scoring-line-different-sprouts = with a different number of sprouts on each card
earth-scoring-line-same-growth = with equally much growth on its four cards
earth-scoring-line-different-growth = with a different amount of growth on each card
earth-scoring-line-same-vp = with one printed value on its four cards
earth-scoring-line-different-vp = with a different printed value on each card
earth-scoring-per-resource = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for { $per ->
    [1] each { $what }
   *[other] every { $per } { $what }
  }.
earth-scoring-per-resource-capped = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for { $per ->
    [1] each { $what }
   *[other] every { $per } { $what }
  }, { $cap } at most.
earth-scoring-per-set = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for each set of: { $places }. A card fills only one place; your island and climate may fill one each.

# Fauna
earth-scoring-goal-cards = Have { $n } { $cards }.
earth-scoring-goal-cards-board = Have { $n } { $cards }, your island and climate included.
earth-scoring-goal-soil = Have { $n } soil.
earth-scoring-goal-hand = Have { $n ->
    [one] a card
   *[other] { $n } cards
  } in hand.
earth-scoring-goal-compost = Have { $n ->
    [one] a card
   *[other] { $n } cards
  } in your compost.
earth-scoring-goal-events = Play { $n ->
    [one] an event
   *[other] { $n } events
  }.
earth-scoring-goal-sprouts = Have { $n ->
    [one] a sprout
   *[other] { $n } sprouts
  } on your tableau.
earth-scoring-goal-growth = Have { $n ->
    [one] a growth piece
   *[other] { $n } growth pieces
  } on your tableau.
earth-scoring-goal-row = Fill { $n ->
    [one] a row
   *[other] { $n } rows
  } of your tableau.
earth-scoring-goal-column = Fill { $n ->
    [one] a column
   *[other] { $n } columns
  } of your tableau.
earth-scoring-goal-long-diagonal = Fill { $n ->
    [one] a long diagonal
   *[other] both long diagonals
  } of your tableau.
earth-scoring-goal-sets = Have { $n ->
    [one] a set
   *[other] { $n } sets
  } of: { $places }. A card fills only one place; your island and climate may fill one each.

# Animals
earth-scoring-stock = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for { $per ->
    [1] each piece
   *[other] every { $per } pieces
  } kept here.
earth-scoring-stock-island = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for { $per ->
    [1] each piece
   *[other] every { $per } pieces
  } kept there.
