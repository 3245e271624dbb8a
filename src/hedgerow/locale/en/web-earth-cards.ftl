# Earth's cards in the browser: sheets, goals, scores, animals, Gaia.

web-earth-vp-now = { $vp } vp now
web-earth-kind-tree = Tree
web-earth-kind-bush = Bush
web-earth-kind-herb = Herb
web-earth-kind-mushroom = Mushroom
web-earth-kind-wild = Flora of every type
web-earth-kind-terrain = Terrain
web-earth-kind-event = Event
web-earth-kind-island = Island
web-earth-kind-climate = Climate
web-earth-kind-ecosystem = Ecosystem
web-earth-kind-fauna = Fauna
web-earth-kind-animal = Animal
web-earth-kind-gaia = Gaia’s card
web-earth-number = no. { $no }
web-earth-side = side { $side }
web-earth-points = { $count ->
    [one] point
   *[other] points
  }
web-earth-costs = { $count ->
   *[other] soil
  }
web-earth-costs-now = { $count ->
   *[other] soil now, { $printed } printed
  }
web-earth-habitats = { $count ->
    [one] Habitat
   *[other] Habitats
  }
web-earth-habitat-sunny = sunny
web-earth-habitat-wet = wet
web-earth-habitat-rocky = rocky
web-earth-habitat-cold = cold
web-earth-room-sprouts = { $count ->
    [0] no space
    [one] 1 space
   *[other] { $count } spaces
  }
web-earth-room-growth = { $count ->
    [0] no space
    [one] 1 space, canopy worth { $canopy }
   *[other] { $count } spaces, canopy worth { $canopy }
  }
web-earth-start = Start
web-earth-choose-which = { $number } of { $count }
web-earth-start-gives = { $compost ->
    [0] Draw { $draw } cards, take { $soil } soil.
   *[other] Draw { $draw } cards, compost { $compost } of them, take { $soil } soil.
  }
web-earth-counts-as = Counts as
web-earth-hue-green = green
web-earth-hue-red = red
web-earth-hue-blue = blue
web-earth-hue-yellow = yellow
web-earth-hue-multi = red, blue and yellow
web-earth-hue-brown = brown
web-earth-hue-black = black
web-earth-source-two = From two transcriptions of the card.
web-earth-source-differ = Two transcriptions of the card differ; the likelier one is used.
web-earth-source-one = From one transcription of the card.
web-earth-source-rulebook = Named in the rulebook.
web-earth-source-shape = An animal of this shape is in the box; its name is not known.
web-earth-source-other = From a set of cards of your own.
web-earth-french-ours = The French name is ours.
web-earth-kin = The picture shows something akin.
web-earth-grade-printed = Printed
web-earth-grade-partial = Partly reconstructed
web-earth-grade-ours = Ours
web-earth-graded-leaf = Its own ability: { $grade ->
    [printed] as printed.
    [partial] some icons were lost, and we reconstructed them.
   *[ours] ours in full, because the printed one is not known.
  }
web-earth-graded-round = Its ability for everybody: { $grade ->
    [printed] as printed.
    [partial] some icons were lost, and we reconstructed them.
   *[ours] ours in full, because the printed one is not known.
  }

# How a player stands
web-earth-vp = { $vp ->
    [one] 1 point
   *[other] { $vp } points
  }
web-earth-have = { $have } of { $need }
web-earth-was-met = reached
web-earth-rank = rank { $rank }
web-earth-claimed = rank { $rank }, +{ $vp }
web-earth-next-rank = The next leaf, placed here at the end of a turn, is worth { $vp } points.

# Goals
web-earth-goals = Goals
web-earth-goal-vp = { $name }: { $vp ->
    [one] 1 point
   *[other] { $vp } points
  }
web-earth-goal-claimed = { $name }: rank { $rank }, { $vp } points
web-earth-goal-have = { $name }: { $have } of { $need }
web-earth-goal-got = { $rank ->
    [1] 1st, +{ $vp }
    [2] 2nd, +{ $vp }
    [3] 3rd, +{ $vp }
   *[other] { $rank }th, +{ $vp }
  }
web-earth-eco = eco
web-earth-ecosystems-vp = Ecosystems: { $vp ->
    [one] 1 point
   *[other] { $vp } points
  }
web-earth-vp-short = { $vp } vp
web-earth-shared = shared
web-earth-yours = yours

# Seats
web-earth-planted = { $count ->
    [one] 1 card of 16 planted
   *[other] { $count } cards of 16 planted
  }
web-earth-leaves = leaves
web-earth-leaves-left = { $count ->
    [one] 1 leaf left
   *[other] { $count } leaves left
  }
web-earth-look = See the island of { $name }
web-earth-your-leaves = Leaves you discarded

# Animals
web-earth-animals = Animals
web-earth-stock = { $count ->
    [one] 1 piece in stock
   *[other] { $count } pieces in stock
  }: { $vp ->
    [one] 1 point
   *[other] { $vp } points
  }
web-earth-figures = { $count ->
    [one] on the tableau
   *[other] { $count } on the tableau
  }
web-earth-beside = beside the tableau
web-earth-in-play = Shared in this game: { $animal }.
web-earth-for-all = for everybody, each round
web-earth-island-stock = { $count ->
    [one] 1 piece on your island
   *[other] { $count } pieces on your island
  }

# Gaia
web-earth-gaia-sprouts = { $count ->
    [one] 1 sprout
   *[other] { $count } sprouts
  }
web-earth-gaia-growth = { $count } growth
web-earth-gaia-pile = { $count ->
    [one] 1 card in her pile
   *[other] { $count } cards in her pile
  }
web-earth-gaia-turned = card { $turned } of { $deck }, pass { $pass } of { $passes }
web-earth-gaia-cards = Cards that Gaia has turned up

# The end
web-earth-end-caption = { $round ->
    [one] Score after one round
   *[other] Score after { $round } rounds
  }
web-earth-end-of = Card by card: { $name }
