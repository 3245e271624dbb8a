# The score sheet of Earth for a real table, and Gaia.

web-earth-companion-ecosystem = Own ecosystem
web-earth-companion-choose = Choose
web-earth-companion-none = None
web-earth-companion-elsewhere = lies elsewhere already
web-earth-companion-by-name = Name or number
web-earth-companion-first = Choose an island and a climate: then your points are counted.
web-earth-companion-tableau = Tableau
web-earth-companion-cell = { $card }: { $sprouts } sprouts, { $growth } growth
web-earth-companion-free = Free cell, row { $row }, column { $column }
web-earth-companion-next = next
web-earth-companion-now = { $points } now
web-earth-companion-soil = Soil (breaks ties)
web-earth-companion-hand = Cards in hand (break ties)
web-earth-companion-drop = Take away: { $card }
web-earth-companion-animal = Animal with a stock
web-earth-companion-planted = lies with { $name }
web-earth-companion-full = the tableau is full
web-earth-companion-number = no. { $no }
web-earth-companion-of = of { $most }
web-earth-companion-search = Card by name or number
web-earth-companion-categories = Points by category
web-earth-companion-no-score = No points yet
web-earth-companion-nothing = Nothing yet.
web-earth-companion-mode = Mode
web-earth-companion-board = Fauna board
web-earth-companion-fauna = Fauna card { $number }
web-earth-companion-shared = Shared ecosystem { $number }
web-earth-companion-progress = { $found } of { $needed }
web-earth-companion-unclaimed = not claimed
web-earth-companion-rank = Rank on fauna card { $number }
web-earth-companion-island = Island
web-earth-companion-climate = Climate
web-earth-companion-cards = Cards
web-earth-companion-events = Events
web-earth-companion-compost = Compost
web-earth-companion-sprouts = Sprouts
web-earth-companion-growth = Growth
web-earth-companion-terrain = Terrain
web-earth-companion-ecosystems = Ecosys.
web-earth-companion-fauna-points = Fauna
web-earth-companion-bonus = Full
web-earth-companion-animals = Animals
web-earth-companion-leaves = Leaves

web-earth-solo-turn = card { $turn } of { $most }
web-earth-solo-you = You
web-earth-solo-hers = Gaia’s points
web-earth-solo-step-you = Your turn
web-earth-solo-step-card = Gaia’s card
web-earth-solo-step-part = Your part
web-earth-solo-which = Which action did you take?
web-earth-solo-count-soil = Soil you gained
web-earth-solo-count-blue = Your cards with a blue ability
web-earth-solo-count-drawn = Cards you drew
web-earth-solo-unkept = The cards you looked at and did not keep go onto her pile: enter them.
web-earth-solo-pile = Card for her pile: name or number
web-earth-solo-in-pile = is in her pile
web-earth-solo-takes = She takes { $what }
web-earth-solo-sprouts = { $count ->
    [one] { $count } sprout
   *[other] { $count } sprouts
  }
web-earth-solo-growths = { $count } growth
web-earth-solo-composts = { $count ->
    [one] { $count } card of compost
   *[other] { $count } cards of compost
  }
web-earth-solo-soils = { $count } soil
web-earth-solo-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
web-earth-solo-nothing = nothing
web-earth-solo-because-level = after your action
web-earth-solo-because-soil = one for every 2 of your { $count } soil
web-earth-solo-because-blue = { $count ->
    [one] one for your blue card
   *[other] one for each of your { $count } blue cards
  }
web-earth-solo-because-drawn = { $count ->
    [one] one for the card you drew
   *[other] one for each of the { $count } cards you drew
  }
web-earth-solo-because-card = printed on her card
web-earth-solo-because-expert = printed on her card, expert level
web-earth-solo-each-blue_cards = 1 for each of your blue cards
web-earth-solo-each-cards_drawn = 1 for each card you draw in your part
web-earth-solo-each-soil_gained = 1 soil for each soil you gain in your part
web-earth-solo-misses = Gaia misses this turn.
web-earth-solo-number = Gaia, no. { $no }
web-earth-solo-turned = Gaia turns this card up.
web-earth-solo-another = Another card
web-earth-solo-claims = She claims a fauna card
web-earth-solo-claims-help = { $row ->
    [upper] Settle your own claims first. Then choose one of the two upper cards for her.
   *[lower] Settle your own claims first. Then choose one of the two lower cards for her.
  }
web-earth-solo-goal = { $side ->
    [left] The left one
   *[right] The right one
  }
web-earth-solo-no-goal = She has claimed both already: nothing happens.
web-earth-solo-first = I claimed it before her
web-earth-solo-part-green = Your part of Plant: plant a card if you like, draw one, then your green cards.
web-earth-solo-part-red = Your part of Compost: 2 soil, or 2 cards of compost, then your red cards.
web-earth-solo-part-blue = Your part of Water: 2 sprouts or 2 soil, then your blue cards.
web-earth-solo-part-yellow = Your part of Grow: 2 cards or 2 growth, then your yellow cards.
web-earth-solo-score = Gaia’s score
web-earth-solo-has = On her side: sprouts { $sprouts }, growth { $growth }, compost { $compost }, soil { $soil }.
web-earth-solo-leaves = Leaves you discarded
web-earth-solo-full = I filled my tableau first
web-earth-solo-next-you = Gaia has her share, next
web-earth-solo-next-miss = Go on
web-earth-solo-draw = Draw her card
web-earth-solo-next = Gaia has them, next
web-earth-solo-level = Gaia’s level
web-earth-solo-over = Her last card is done
web-earth-solo-over-help = Gaia has { $points } points. You need more.
web-earth-solo-compare = Your own points come from the sheet “Score Earth”.
