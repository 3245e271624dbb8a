# Earth's board in the browser: tableau, hand, wheel, dock.

web-earth-log-round = Round { $round }
web-earth-tableau-empty = Nothing is planted yet.

# The wheel
web-earth-wheel = Actions
web-earth-wheel-you = You:
web-earth-wheel-active = Active player:
web-earth-wheel-others = The others:
web-earth-wheel-gaia = After that Gaia takes her turn.
web-earth-wheel-then = { $colour ->
    [green] Then all green abilities.
    [red] Then all red abilities.
    [blue] Then all blue abilities.
   *[yellow] Then all yellow abilities.
  }
web-earth-wheel-choose = Choose an action to see what it gives you and the others.

# Places and cards
web-earth-slot-free = Free space { $at }
web-earth-slot-card = { $card }, { $at }, sprouts { $sprouts }, growth { $growth }
web-earth-slot-gain = {""}: { $vp }
web-earth-held = { $card }{ $kind ->
    [event] {""}, event
   *[plant] {""}, costs { $cost }
  }
web-earth-hand-none = No cards.

# What a choice would add
web-earth-gain-card = { $category }: { $card }
web-earth-gain-none = Nothing yet
web-earth-gain-more = Others together
web-earth-gain-sum = Together
web-earth-gain-from = Live score { $from } to { $to }

# What goes on by itself
web-earth-run = How play goes on
web-earth-run-run = Go on by itself
web-earth-run-run-help = Where there is nothing to choose, play goes on by itself; abilities that cost nothing are used.
web-earth-run-step-help = You are asked at every step.
web-earth-run-pausing = Pause for events
web-earth-run-pausing-help = You are asked whether you play events or turn sprouts into soil: before a turn ends, and at an ability that you cannot use without.

# Buttons
web-earth-skip = Pass over
web-earth-skip-all = Skip all
web-earth-use = Use it
web-earth-copy = Copy it
web-earth-take-all = Take all that is free
web-earth-use-all = Use all
web-earth-use-at = { $card }, { $at }
web-earth-uses-more = { $count ->
    [one] And one more to come.
   *[other] And { $count } more to come.
  }
web-earth-convert = Turn 3 sprouts into 2 soil
web-earth-leaf = Discard a leaf for your animals
web-earth-leaf-gaia = Discard a leaf for your animals; 5 points for Gaia
web-earth-fill = Place the rest for me
web-earth-compost = { $count ->
    [0] Compost
    [one] Compost 1 card
   *[other] Compost { $count } cards
  }
web-earth-compost-of = Compost: { $count } of { $most } chosen
web-earth-back = Back to the actions
web-earth-back-ability = Back to the ability
web-earth-choose-action = Choose an action
web-earth-choose-space = Choose a space
web-earth-plant = Plant on { $at }
web-earth-keep = Keep { $card }
web-earth-site-before = Better space
web-earth-site-next = Next space
web-earth-more-about = More about { $card }
web-earth-choose = { $side ->
    [none] Choose { $card }
   *[other] Choose { $card } (side { $side })
  }
web-earth-choose-start = Start cards

# The hand
web-earth-hand = Your hand
web-earth-offer = { $count ->
    [one] One card to look at
   *[other] { $count } cards to look at
  }
web-earth-tools = Sort and filter
web-earth-tools-all = All { $count }
web-earth-tools-live = Playable { $count }
web-earth-tools-kind = { $kind }: { $count }
web-earth-tools-colour = With a { $colour } ability
web-earth-tools-kinds-tree = Trees
web-earth-tools-kinds-bush = Bushes
web-earth-tools-kinds-herb = Herbs
web-earth-tools-kinds-mushroom = Mushrooms
web-earth-tools-kinds-wild = Any flora
web-earth-tools-kinds-terrain = Terrains
web-earth-tools-kinds-event = Events
web-earth-sort = Sorted by: { $by }
web-earth-sort-cost = Cost
web-earth-sort-points = Points
web-earth-sort-kind = Kind
web-earth-sort-name = Name

# The table
web-earth-loading = The island takes shape
web-earth-your-island = Your island
web-earth-island-of = Island of { $name }
web-earth-tableaux = Tableaux
web-earth-you = You
web-earth-gaia = Gaia
web-earth-live-score = Live score
web-earth-act = Act
web-earth-dock = In thought
web-earth-counts = What the player has
web-earth-count-soil = Soil: { $count }
web-earth-count-soil-why = It pays for cards and for some abilities.
web-earth-count-compost = Compost: { $count }
web-earth-count-compost-why = Cards laid face down; each is a point at the end.
web-earth-count-leaves = Leaves left: { $count }
web-earth-count-leaves-why = Each claims a fauna card, or the bonus for the first full tableau. With animals it lets them act too.
web-earth-count-hand = Cards in hand: { $count }
web-earth-count-hand-why = Cards that nobody else sees.
web-earth-count-events = Events played: { $count }
web-earth-count-events-why = They lie beside the tableau, and the value on each counts at the end.

# What it is about
web-earth-guide-goal = Grow the island that scores most: points come from planted cards, sprouts, growth, compost, events, fauna and ecosystems.
web-earth-guide-1 = On your turn choose one of four actions: plant, compost, water or grow.
web-earth-guide-2 = You get its strong form, everybody else a weaker one.
web-earth-guide-3 = Then everybody uses their abilities of that colour, card by card.
web-earth-guide-end = When somebody has planted sixteen cards, the round is played to its end and everything is counted.
web-earth-guide-alone = Alone against Gaia the game also ends with her twelfth card, and you need more points than she has.
web-earth-terms = action=EAR-12, sprout=EAR-24, growth=EAR-24, compost=EAR-33, soil=EAR-19, island=EAR-2, climate=EAR-2, ecosystem=EAR-5, ability=EAR-28, Gaia claims=EAR-115
web-earth-replay-stop-start = Setup
web-earth-replay-start = Start cards
web-earth-replay-compost = Compost
web-earth-replay-shown = Seen before, now in hand or compost
web-earth-replay-full = { $you ->
    [who] Your tableau is full
   *[other] The tableau of { $who } is full
  }
web-earth-replay-claimed = { $you ->
    [who] You are first on a fauna card
   *[other] { $who } is first on a fauna card
  }
