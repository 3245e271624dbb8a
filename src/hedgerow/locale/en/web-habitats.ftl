# The board of Habitats in the browser.

web-habitats-log-round = Round { $round }
web-habitats-loading = Laying out the market
web-habitats-market = Market
web-habitats-stock = { $count ->
    [one] { $count } tile in the stock
   *[other] { $count } tiles in the stock
  }
web-habitats-park = Your park
web-habitats-park-of = Park of { $name }
web-habitats-you = You
web-habitats-park-vp = park { $vp }
web-habitats-points = park { $park } + goals { $goals }
web-habitats-legend = An animal upside down still lacks something. Choose it to see what.
web-habitats-choose-tile = Choose a tile with a golden ring to see what it would bring.
web-habitats-take = Take: { $tile }
web-habitats-take-it = Take
web-habitats-lay = Place it here
web-habitats-lay-where = Choose a cell with dashes
web-habitats-lay-where-short = Choose a cell
web-habitats-turn = Turn it
web-habitats-others = the others
web-habitats-tile-offer = { $tile }, up to { $vp }
web-habitats-needs-met = all there
web-habitats-gain-tile = tile { $vp }
web-habitats-gain-goals = { $count ->
    [0] goals { $vp }
    [one] { $goal } { $vp } if scored now
   *[other] { $count } goals together { $vp } if scored now
}
web-habitats-gain-goals-short = { $count ->
    [0] goals { $vp }
    [one] { $goal } { $vp } if scored now
   *[other] { $count } goals: { $vp } if scored now
}
web-habitats-gain-goals-years = goals if scored now: { $now } this year, { $later } later
web-habitats-gain-goals-years-short = goals now: { $now } this year, { $later } later
web-habitats-gain-goals-sum = goals { $vp }
web-habitats-at = at { $at }
web-habitats-at-best = best cell: { $at }
web-habitats-at-any = on any cell
web-habitats-held-by = In { $name }’s hand
web-habitats-best-cells = The best cells
web-habitats-rivals = Rivals
web-habitats-goals-tab = Goals
web-habitats-goal-biggest_area = Your largest area counts: tiles of one landscape, joined side to side. When tied, the second-largest, then the third, and so on.
web-habitats-goal-many_areas = All your areas count, of all landscapes together.
web-habitats-goal-long_park = Your longest unbroken row of tiles counts, across or up and down.
web-habitats-goal-diagonal = Your longest unbroken diagonal of tiles counts; they touch at their corners.
web-habitats-goal-landscape_types = Each different landscape in your park counts. When tied, complete sets of them.
web-habitats-goal-flora = Each kind of flower counts, one for each landscape. When tied, all your flowers.
web-habitats-goal-compact = The tiles of your largest rectangle without a gap count. A single row is one too.
web-habitats-goal-keep_close = The fewest steps win, from your entrance to the tile that is furthest from it.
web-habitats-goal-accessibility = The fewest steps win, to a road from the tile that is furthest from any. Your entrance has a road.
web-habitats-goal-worth = { $worth } points by rank
web-habitats-goal-scored = As it was scored
web-habitats-goal-now = If it were scored now
web-habitats-goal-tied = Whoever is still tied takes the points of the lowest rank among them.
web-habitats-figure = Figure of { $name }, looking { $side ->
    [N] up
    [E] right
    [S] down
   *[W] left
  }
web-habitats-cell-beside = { $at }, { $side ->
    [right] right of
    [left] left of
    [above] above
   *[below] below
} the { $kind ->
    [entrance] entrance
   *[other] { $tile }
}
web-habitats-beyond = { $edge ->
    [up] Further up in the park
    [right] Further right in the park
    [down] Further down in the park
   *[left] Further left in the park
  }
web-habitats-cell = Free cell { $at }
web-habitats-cell-worth = Free cell { $at }: tile { $vp }, goals { $goals } if scored now
web-habitats-laid = { $tile }, { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }{ $met ->
    [no] {""}, something is missing
   *[yes] {""}
  }

# Years and goals
web-habitats-goals = Years and goals
web-habitats-goals-all = All goals
web-habitats-year = Year { $year }
web-habitats-year-brought = Year { $year }: { $vp } for you
web-habitats-goals-read = For each player: the measure, then the points if scored now. Choose a goal to see what counts.
web-habitats-year-done = done
web-habitats-year-turn = turn { $turn } of { $turns }
web-habitats-year-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }

# A tile's sheet
web-habitats-sheet-land = Landscape: { $land }.
web-habitats-sheet-needs = Needs { $needs } in areas next to it, then scores { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }.
web-habitats-sheet-needs-flowers = Needs { $needs }, then scores { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }. Flowers of any landscape count: those beside its tile, and all that are joined to one of these side to side.
web-habitats-sheet-flower = Always scores 1 point.
web-habitats-sheet-tower-orth = Looks straight in four directions without end: { $animal } for each animal that has its habitat, { $flower } for each flower. Another tower ends the view.
web-habitats-sheet-tower-diag = Looks along the four diagonals without end: { $animal } for each animal that has its habitat, { $flower } for each flower. Another tower ends the view.
web-habitats-sheet-tower-adj4 = Looks at the four cells beside it: { $animal } for each animal that has its habitat, { $flower } for each flower.
web-habitats-sheet-tower-adj8 = Looks at the eight cells around it: { $animal } for each animal that has its habitat, { $flower } for each flower.
web-habitats-sheet-tourist-BIG = Scores 1 point for each other tile of its own area.
web-habitats-sheet-tourist-MANY = Scores 1 point for each other area of its landscape.
web-habitats-sheet-road = Scores { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  } once a tile lies at every side without a road. { $endless ->
    [yes] Nothing may ever lie in line with a road side, however far off.
   *[no] Nothing may ever touch a road side.
  }
web-habitats-sheet-entrance = Your entrance: it counts as a tile and as a tile with a road. The column below it stays free.
web-habitats-sheet-rule = Rule { $rule }
web-habitats-sheet-proposed = This tile is our proposal: the printed one is not known to us.
web-habitats-sheet-kin = The picture shows a near relative.

# On the tiles themselves
web-habitats-word-BIG = BIG
web-habitats-word-MANY = MANY

# What it is about
web-habitats-guide-goal = Build the wildlife park that scores most: animals with all the land they need, flowers, watchtowers, tourists and roads, and the goals of the three years.
web-habitats-guide-1 = Take the first tile ahead of your figure, to its left or to its right. The figure moves there.
web-habitats-guide-2 = A new tile fills the space that the figure left.
web-habitats-guide-3 = Add your tile to your park, side by side with one of yours. An animal scores once the areas that touch it have all the land it needs; until then it stands upside down.
web-habitats-guide-end = Each goal is scored at the end of its year. After the third year every tile scores too, and most points win.
web-habitats-terms = figure=HAB-8, park=HAB-13, road=HAB-15, each road=HAB-18
web-habitats-replay-chart-note = parks and the goals scored so far
web-habitats-replay-goal = Year { $year } ends
web-habitats-replay-lost = { $who } cannot place a tile
web-habitats-replay-end = The last year ends
