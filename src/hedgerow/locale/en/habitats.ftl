# Habitats: prompts, tiles, moves, events, goals, results.

game-habitats-name = Habitats
game-habitats-line = Take tiles from the market and build a wildlife park where every animal gets the land it needs.
game-habitats-legend =
    Tiles: G grassland, F forest, D dryland, W water, # watchtower; below the points and what an animal needs, * being a flower.
    0/4 GW scores nothing yet of its 4 and lacks a grassland and a water tile. Arrows are roads: nothing may ever lie there. ┼ ╳ ◇ □ how a watchtower looks, and its points for an animal and for a flower.
    The entrance is at 0,0; the first number goes east, the second north. In the market arrows show which way a figure looks.

# Component files have names in both languages: say the one of this language
-habitats-language = English
    .code = en
habitats-called = { -habitats-language.code ->
    [fr] { $fr }
   *[en] { $en }
  }

# What a seat is asked
habitats-prompt-take = Take the first tile ahead of your figure, to its left or to its right.
habitats-prompt-behind = Nothing lies ahead, left or right of your figure: take the tile behind it.
habitats-prompt-place = Add the tile to your park.
habitats-prompt-place-road = Turn the tile and add it to your park; its roads stay free for ever.
habitats-prompt-place-endless = Turn and place the tile; the whole line of each road stays free for ever.

# Tiles
habitats-entrance = the entrance
habitats-land-grassland = grassland
habitats-land-forest = forest
habitats-land-dryland = dryland
habitats-land-water = water
habitats-demand-grassland = { $count } grassland
habitats-demand-forest = { $count } forest
habitats-demand-dryland = { $count } dryland
habitats-demand-water = { $count } water
habitats-demand-flower = { $count ->
    [one] { $count } flower
   *[other] { $count } flowers
  }
habitats-face-animal = { $name } (on { $land }, { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }, needs { $demand })
habitats-face-flower = { $name } ({ $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  })
habitats-face-tower = { $name } ({ $animal } for each animal, { $flower } for each flower in sight)
habitats-face-big = { $name } (1 for each other tile of its area)
habitats-face-many = { $name } (1 for each other area of its landscape)
habitats-face-road = { $name } ({ $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  } with a neighbour at every open side)
habitats-side-N = north
habitats-side-E = east
habitats-side-S = south
habitats-side-W = west
habitats-letter-grassland = G
habitats-letter-forest = F
habitats-letter-dryland = D
habitats-letter-water = W
habitats-draw-flower = flower
habitats-draw-tower = watchtower
habitats-draw-road = road
habitats-draw-entrance = entrance
habitats-draw-tourist-BIG = tourist BIG
habitats-draw-tourist-MANY = tourist MANY
habitats-draw-each = 1 each

# Moves
habitats-move-take = Take at { $at }: { $tile }
habitats-move-place = Place at { $at }, beside { $beside }
habitats-move-place-road = Place at { $at }, roads { $sides }, beside { $beside }
habitats-group-market = Market
habitats-group-row = Row { $row }

# Events
habitats-event-taken = { $you ->
    [who] You take
   *[other] { $who } takes
  }: { $tile } ({ $at }).
habitats-event-filled = New in the market ({ $at }): { $tile }.
habitats-event-placed = { $you ->
    [who] You place
   *[other] { $who } places
  }: { $tile } ({ $at }).
habitats-event-discarded = { $you ->
    [who] You have no cell for the tile and discard it: { $tile }.
   *[other] { $who } has no cell for the tile and discards it: { $tile }.
  }
habitats-event-goal = Year { $year }, { $goal }: { $seats }.
habitats-event-parks = The parks score: { $seats }.
habitats-standing = { $you ->
    [who] you +{ $vp } ({ $measure })
   *[other] { $who } +{ $vp } ({ $measure })
  }
habitats-park-points = { $you ->
    [who] you { $vp }
   *[other] { $who } { $vp }
  }

# Before one’s eyes
habitats-note-year = Year { $year }: { $left ->
    [one] the last turn
   *[other] { $left } turns left
  }.
habitats-note-goal = Goal of year { $year }, { $goal }: { $seats } as it stands.
habitats-note-scored = Goal of year { $year }, { $goal }: { $seats }.
habitats-note-hand = { $who } has to place: { $tile }.
habitats-note-park = Your park scores { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  } as it stands.

# The end
habitats-outcome = Three years are over.
habitats-score-animal = Animals
habitats-score-flower = Flowers
habitats-score-tower = Watchtowers
habitats-score-tourist = Tourists
habitats-score-road = Access roads
habitats-score-goal = Year { $year }, { $goal }

# What goes wrong
error-habitats-goal-twice = The goal “{ $goal }” is chosen twice: each can be laid out only once.
error-habitats-colours-many = { $count } entrance colours for { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  }.
error-habitats-colour = No entrance has the colour “{ $colour }”. Colours: { $known }.
error-habitats-colour-twice = The entrance “{ $colour }” is chosen twice: there is only one.

# Options
option-habitats-goals = Goals
option-habitats-goals-help = Drawn from nine, or the ones you choose.
option-habitats-goals-random = Random goals
option-habitats-goals-chosen = Chosen goals
option-habitats-first = First player
option-habitats-first-help = Who has the first turn of every year.
option-habitats-first-A = { option-cryptid-first-A }
option-habitats-first-B = { option-cryptid-first-B }
option-habitats-first-C = { option-cryptid-first-C }
option-habitats-first-D = { option-cryptid-first-D }
option-habitats-first-E = { option-cryptid-first-E }
option-habitats-first-random = { option-cryptid-first-random }
option-habitats-entrances = Entrances
option-habitats-entrances-help = In the order of the box, drawn by lot, or in the colours you choose.
option-habitats-entrances-fixed = Order of the box
option-habitats-entrances-dealt = Dealt entrances
option-habitats-entrances-chosen = Chosen entrances
option-habitats-colours = Entrance colours
option-habitats-colours-help = One for each player in order, with spaces between: red, yellow, black, white, brown.
option-habitats-yearly = Goals a year
option-habitats-yearly-help = Two a year come from a later edition: six different goals in all.
option-habitats-yearly-one = One goal a year
option-habitats-yearly-two = Two goals a year
option-habitats-roads = Road sides
option-habitats-roads-help = Whether a road keeps only the next cell empty, or its whole line.
option-habitats-roads-short = Short roads
option-habitats-roads-endless = Endless roads
option-habitats-year1 = Goal of year 1
option-habitats-year2 = Goal of year 2
option-habitats-year3 = Goal of year 3
option-habitats-second1 = Second goal of year 1
option-habitats-second2 = Second goal of year 2
option-habitats-second3 = Second goal of year 3
option-habitats-year1-random = Random
option-habitats-year1-biggest_area = Biggest area
option-habitats-year1-many_areas = Many areas
option-habitats-year1-long_park = Long park
option-habitats-year1-diagonal = Diagonally long park
option-habitats-year1-landscape_types = Landscape types
option-habitats-year1-flora = Flora diversity
option-habitats-year1-compact = Compact park
option-habitats-year1-keep_close = Keep it close
option-habitats-year1-accessibility = Accessibility
option-habitats-year2-random = { option-habitats-year1-random }
option-habitats-year2-biggest_area = { option-habitats-year1-biggest_area }
option-habitats-year2-many_areas = { option-habitats-year1-many_areas }
option-habitats-year2-long_park = { option-habitats-year1-long_park }
option-habitats-year2-diagonal = { option-habitats-year1-diagonal }
option-habitats-year2-landscape_types = { option-habitats-year1-landscape_types }
option-habitats-year2-flora = { option-habitats-year1-flora }
option-habitats-year2-compact = { option-habitats-year1-compact }
option-habitats-year2-keep_close = { option-habitats-year1-keep_close }
option-habitats-year2-accessibility = { option-habitats-year1-accessibility }
option-habitats-year3-random = { option-habitats-year1-random }
option-habitats-year3-biggest_area = { option-habitats-year1-biggest_area }
option-habitats-year3-many_areas = { option-habitats-year1-many_areas }
option-habitats-year3-long_park = { option-habitats-year1-long_park }
option-habitats-year3-diagonal = { option-habitats-year1-diagonal }
option-habitats-year3-landscape_types = { option-habitats-year1-landscape_types }
option-habitats-year3-flora = { option-habitats-year1-flora }
option-habitats-year3-compact = { option-habitats-year1-compact }
option-habitats-year3-keep_close = { option-habitats-year1-keep_close }
option-habitats-year3-accessibility = { option-habitats-year1-accessibility }
option-habitats-second1-random = { option-habitats-year1-random }
option-habitats-second1-biggest_area = { option-habitats-year1-biggest_area }
option-habitats-second1-many_areas = { option-habitats-year1-many_areas }
option-habitats-second1-long_park = { option-habitats-year1-long_park }
option-habitats-second1-diagonal = { option-habitats-year1-diagonal }
option-habitats-second1-landscape_types = { option-habitats-year1-landscape_types }
option-habitats-second1-flora = { option-habitats-year1-flora }
option-habitats-second1-compact = { option-habitats-year1-compact }
option-habitats-second1-keep_close = { option-habitats-year1-keep_close }
option-habitats-second1-accessibility = { option-habitats-year1-accessibility }
option-habitats-second2-random = { option-habitats-year1-random }
option-habitats-second2-biggest_area = { option-habitats-year1-biggest_area }
option-habitats-second2-many_areas = { option-habitats-year1-many_areas }
option-habitats-second2-long_park = { option-habitats-year1-long_park }
option-habitats-second2-diagonal = { option-habitats-year1-diagonal }
option-habitats-second2-landscape_types = { option-habitats-year1-landscape_types }
option-habitats-second2-flora = { option-habitats-year1-flora }
option-habitats-second2-compact = { option-habitats-year1-compact }
option-habitats-second2-keep_close = { option-habitats-year1-keep_close }
option-habitats-second2-accessibility = { option-habitats-year1-accessibility }
option-habitats-second3-random = { option-habitats-year1-random }
option-habitats-second3-biggest_area = { option-habitats-year1-biggest_area }
option-habitats-second3-many_areas = { option-habitats-year1-many_areas }
option-habitats-second3-long_park = { option-habitats-year1-long_park }
option-habitats-second3-diagonal = { option-habitats-year1-diagonal }
option-habitats-second3-landscape_types = { option-habitats-year1-landscape_types }
option-habitats-second3-flora = { option-habitats-year1-flora }
option-habitats-second3-compact = { option-habitats-year1-compact }
option-habitats-second3-keep_close = { option-habitats-year1-keep_close }
option-habitats-second3-accessibility = { option-habitats-year1-accessibility }

# What a rival's tile brought, in a review.
habitats-luck-points = { $points ->
    [one] { $said } One point at once.
   *[other] { $said } { $points } points at once.
}
