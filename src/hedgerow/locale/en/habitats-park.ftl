# Habitats: why a tile scores, and park files.

# Why
habitats-why-entrance = the entrance scores nothing
habitats-why-flower = a flower always scores
habitats-why-content = demands nothing
habitats-why-met = demands { $wanted }; there: { $found }
habitats-why-unmet = demands { $wanted }; there: { $found }; still lacking: { $lacking }
habitats-why-sights = sees { $seen }
habitats-why-nothing = sees nothing that scores
habitats-sight = { $name } ({ $vp })
habitats-why-big = { $count ->
    [0] no other tile in its area
    [one] { $count } other tile in its area
   *[other] { $count } other tiles in its area
  }
habitats-why-many = { $count ->
    [0] no other area of its landscape
    [one] { $count } other area of its landscape
   *[other] { $count } other areas of its landscape
  }
habitats-why-road = a tile lies at each side without a road
habitats-why-bare = no tile lies at: { $sides }

# hedgerow habitats score
habitats-park-column-place = x, y
habitats-park-column-tile = Tile
habitats-park-column-vp = vp
habitats-park-column-why = Why
habitats-park-column-goal = Goal
habitats-park-column-measure = In this park
habitats-park-total = The park scores { $total ->
    [one] { $total } point
   *[other] { $total } points
  }.
habitats-park-odd-none = Warning: { $name } at { $x }, { $y }: the box has no such tile.
habitats-park-odd-many = Warning: { $name } at { $x }, { $y }: this would be number { $count }, and the box has only { $has } like it.
habitats-park-odd-turns = Warning: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  } in a park, where { $most } turns bring { $most } at most.
habitats-park-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  } ({ $measure })
habitats-park-rank-points = { $rank }: +{ $points }
habitats-park-final = { $name }: { $total ->
    [one] { $total } point
   *[other] { $total } points
  } with the goals
habitats-park-measure-biggest_area = area sizes: { $measure }
habitats-park-measure-many_areas = { $measure ->
    [one] { $measure } area
   *[other] { $measure } areas
  }
habitats-park-measure-long_park = { $measure ->
    [one] { $measure } tile in a row
   *[other] { $measure } tiles in a row
  }
habitats-park-measure-diagonal = { $measure ->
    [one] { $measure } tile in a diagonal
   *[other] { $measure } tiles in a diagonal
  }
habitats-park-measure-landscape_types = { $first ->
    [one] { $first } landscape
   *[other] { $first } landscapes
  }, { $second ->
    [one] { $second } full set
   *[other] { $second } full sets
  }
habitats-park-measure-flora = { $first ->
    [one] { $first } kind of flower
   *[other] { $first } kinds of flowers
  }, { $second ->
    [one] { $second } flower in all
   *[other] { $second } flowers in all
  }
habitats-park-measure-compact = { $measure ->
    [one] { $measure } tile in a rectangle
   *[other] { $measure } tiles in a rectangle
  }
habitats-park-measure-keep_close = { $measure ->
    [one] { $measure } step from the entrance to the furthest tile
   *[other] { $measure } steps from the entrance to the furthest tile
  }
habitats-park-measure-accessibility = { $measure ->
    [one] { $measure } step to a road from the furthest tile
   *[other] { $measure } steps to a road from the furthest tile
  }

# Bad park files
error-habitats-park = { $place }, line { $line }, column { $column }: { $detail }.
error-habitats-park-goal = --goals: “{ $goal }” is no goal. Known: { $known }.
error-habitats-park-years = --goals: { $count } years are named, and a game has { $most }.
habitats-park-not-text = this is not UTF-8 text
habitats-park-unknown = “{ $word }” is no tile (. empty, an id such as zebra, or as shown: @G F* F3:GDW T+ Tx T4 T8 F-BIG F-MANY D=NW)
habitats-park-not-turned = “{ $word }” has no road, so it is not turned
habitats-park-side-twice = “{ $word }” names a side twice
habitats-park-no-entrance = there is no entrance (@G, @F, @D, @W, or entrance-red and so on)
habitats-park-two-entrances = this is a second entrance
habitats-park-entrance-road = the entrance’s road leads south (S)
habitats-park-too-far = this is further than { $most } cells from the entrance
habitats-park-two-tiles = another tile lies there already
habitats-park-below-entrance = nothing may lie below the entrance
habitats-park-road-blocked = a road of this tile runs into another tile
habitats-park-apart = this tile has no connection to the entrance
habitats-park-json = this is not JSON ({ $detail })
habitats-park-form = { $detail }
habitats-park-several = the file has several parks: choose one with --park ({ $known })
habitats-park-name-twice = “{ $name }” names two parks
habitats-park-lacks = this tile lacks “{ $field }”
habitats-park-sides = a road tile has one to three different road_sides
habitats-park-no-roads = a tile of kind { $kind } has no road_sides
error-habitats-no-tile = The box has no tile “{ $tile }”.
error-habitats-cell-twice = Two tiles on one cell, or a second entrance: { $x }, { $y }.
error-habitats-own-tile = Tile “{ $tile }”: { $detail }.

# Fields of a printed tile
habitats-field-land = Landscape
habitats-field-vp = Points
habitats-field-grassland = Needs grassland
habitats-field-forest = Needs forest
habitats-field-dryland = Needs dryland
habitats-field-water = Needs water
habitats-field-flower = Needs flowers
habitats-field-tower = View
habitats-field-tower-orth = straight
habitats-field-tower-diag = diagonal
habitats-field-tower-adj4 = 4 spaces
habitats-field-tower-adj8 = 8 spaces
habitats-field-animal-vp = Points for an animal
habitats-field-flower-vp = Points for a flower
habitats-field-tourist = Tourist
habitats-field-tourist-BIG = BIG: its own area
habitats-field-tourist-MANY = MANY: areas of its kind
habitats-field-roads = Roads
habitats-field-seats = { $seats } players
habitats-field-points = Year { $year }, place { $rank }
habitats-field-rows = Rows
habitats-field-columns = Columns
habitats-field-figure-row = { $seat }: row from the top
habitats-field-figure-column = { $seat }: column from the left
habitats-field-figure-facing = { $seat }: looks
habitats-wrong-points = more than place { $rank }, which gets { $points }
habitats-wrong-size = too small for { $seats } figures
habitats-wrong-stock = { $needed } tiles are needed, there are { $there }
habitats-wrong-row = there are only { $rows } rows
habitats-wrong-column = there are only { $columns } columns
habitats-wrong-facing = a figure stands on the edge and looks across the market
habitats-wrong-taken = { $seat } stands there
habitats-field-year = Year { $year }: { $points }.
habitats-field-market = { $rows } rows of { $columns } tiles.
habitats-field-figure = { $seat }: row { $row }, column { $column }, looks { $side }.
