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
park-column-place = x, y
park-column-tile = Tile
park-column-vp = vp
park-column-why = Why
park-column-goal = Goal
park-column-measure = In this park
park-total = The park scores { $total }.
park-measure-biggest_area = areas of { $measure } tiles
park-measure-many_areas = { $measure ->
    [one] { $measure } area
   *[other] { $measure } areas
  }
park-measure-long_park = { $measure ->
    [one] { $measure } tile in a row
   *[other] { $measure } tiles in a row
  }
park-measure-diagonal = { $measure ->
    [one] { $measure } tile in a diagonal
   *[other] { $measure } tiles in a diagonal
  }
park-measure-landscape_types = { $first ->
    [one] { $first } landscape
   *[other] { $first } landscapes
  }, full sets of them: { $second }
park-measure-flora = { $first ->
    [one] { $first } kind of flower
   *[other] { $first } kinds of flowers
  }, flowers in all: { $second }
park-measure-compact = { $measure ->
    [one] { $measure } tile in a rectangle
   *[other] { $measure } tiles in a rectangle
  }
park-measure-keep_close = steps from the entrance to the furthest tile: { $measure }
park-measure-accessibility = steps to a road from the furthest tile: { $measure }

# Bad park files
error-park = { $place }, line { $line }, column { $column }: { $detail }.
park-not-text = this is not UTF-8 text
park-unknown = “{ $word }” is no tile (. empty, an id such as zebra, or as shown: @G F* F3:GDW T+ Tx T4 T8 F-BIG F-MANY D=NW)
park-not-turned = “{ $word }” has no road, so it is not turned
park-side-twice = “{ $word }” names a side twice
park-no-entrance = there is no entrance (@G, @F, @D, @W, or entrance-red and so on)
park-two-entrances = this is a second entrance
park-entrance-road = the entrance’s road leads south (S)
park-too-far = this is further than { $most } cells from the entrance
park-two-tiles = another tile lies there already
park-below-entrance = nothing may lie below the entrance
park-road-blocked = a road of this tile runs into another tile
park-apart = this tile has no connection to the entrance
park-json = this is not JSON ({ $detail })
park-form = { $detail }
park-several = the file has several parks: choose one with --park ({ $known })
park-lacks = this tile lacks “{ $field }”
park-sides = a road tile has one to three different road_sides
park-no-roads = a tile of kind { $kind } has no road_sides
