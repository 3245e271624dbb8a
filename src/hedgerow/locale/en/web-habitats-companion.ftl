# The score sheet of Habitats for a real table.

web-habitats-companion-hint = Tap a dashed cell to lay a tile, or a tile to turn or change it.
web-habitats-companion-goal = Goal of year { $year }
web-habitats-companion-goals = goals
web-habitats-companion-choose-goal = Tap to choose
web-habitats-companion-no-goal = Not known yet
web-habitats-companion-what = What lies here?
web-habitats-companion-land = Landscape
web-habitats-companion-land-grassland = Grass
web-habitats-companion-land-forest = Forest
web-habitats-companion-land-dryland = Dry
web-habitats-companion-land-water = Water
web-habitats-companion-land-tower = Tower
web-habitats-companion-land-flower = Flowers
web-habitats-companion-search = Name or points
web-habitats-companion-other = Other
web-habitats-companion-other-title = A tile of your box
web-habitats-companion-other-help = The printed set is not published, so some of ours differ. Enter what your tile shows; it stays with this sheet.
web-habitats-companion-use = Use this tile
web-habitats-companion-points = Points
web-habitats-companion-wants = Needs: { $what }
web-habitats-companion-taken = lies with { $name }
web-habitats-companion-no-room = does not fit here
web-habitats-companion-lay = Lay it
web-habitats-companion-lay-gain = Lay it, { $vp }
web-habitats-companion-change = Change
web-habitats-companion-remove = Remove
web-habitats-companion-breaks = Breaks { $rule }
web-habitats-companion-why = Points and why
web-habitats-companion-empty = No tile yet.
web-habitats-companion-spare = { $count ->
    [one] { $count } tile more than a game has turns.
   *[other] { $count } tiles more than a game has turns.
  }
web-habitats-companion-sum = park { $park }, goals { $goals }
web-habitats-companion-animal = animals
web-habitats-companion-flower = flowers
web-habitats-companion-tower = towers
web-habitats-companion-tourist = tourists
web-habitats-companion-road = roads
