# North Woods: who eats what, hunger, and files that describe a table.

# A card's name comes from the component files, which hold both languages.
north-woods-card = { $fr ->
   *[any] { $en }
  }

# Why one card may not feed another
north-woods-ban-event = { $eater }, { $food }: an event neither eats nor feeds
north-woods-ban-resource-eats = { $eater }: a resource eats nothing
north-woods-ban-true-scavenger = { $eater }: a true scavenger eats dying species only
north-woods-ban-carnivore-resource = { $food }: a resource, and { $eater } is a carnivore
north-woods-ban-herbivore-prey = { $food }: a species, and { $eater } is an herbivore
north-woods-ban-resource-kind = { $food }: not among the resources on the card { $eater }
north-woods-ban-rank = { $food }: its rank is not below that of { $eater }
north-woods-ban-prey-carnivore = { $food }: a carnivore, no prey without a Population Boom
north-woods-ban-prey-scavenger = { $food }: a true scavenger, no prey without a Population Boom
north-woods-ban-air = { $food }: it flies, and { $eater } does not
north-woods-ban-realm = { $food }: no realm in common with { $eater }
north-woods-ban-printed = { $food }: the card { $eater } rules it out
north-woods-ban-no-scavenger = { $eater }: no scavenger
north-woods-ban-no-carcass = { $food }: no species, so no carrion
north-woods-ban-carcass-water = { $food }: not of the water, and { $eater } scavenges in the water only

# Hunger
north-woods-feeding-why-nothing = nothing here that it may eat
north-woods-feeding-why-taken = { $food }: feeds { $eater }
north-woods-feeding-why-starving = { $food }: hungry itself
north-woods-feeding-why-free = { $food }: free to feed it
north-woods-feeding-why-no-carcass = no carrion for it on the dying piles

# hedgerow north_woods feed
north-woods-feeding-column-rank = Rank
north-woods-feeding-column-card = Card
north-woods-feeding-column-state = State
north-woods-feeding-eats = eats { $food }
north-woods-feeding-carrion = eats carrion
north-woods-feeding-feeds = feeds { $eaters }
north-woods-feeding-open = open
north-woods-feeding-hungry = hungry: { $why }
north-woods-feeding-boomed = { $card } (Population Boom)
north-woods-feeding-abundant = { $card } (Abundance)
north-woods-feeding-forbidden = { $rule }: { $ban }
north-woods-feeding-nothing = No card lies here.
north-woods-feeding-summary = { $species ->
    [0] There is no species to feed.
    [one] { $fed ->
        [0] The only species cannot be fed.
       *[other] The only species can be fed.
    }
   *[other] { $fed ->
        [0] None of the { $species } species can be fed.
       *[other] { $fed } of { $species } species can be fed.
    }
  }
north-woods-feeding-ranks = Ranks { $ranks }
north-woods-feeding-habitat = A Habitat can be declared.
north-woods-feeding-no-habitat-hungry = No Habitat: not every species is fed.
north-woods-feeding-no-habitat-ranks = No Habitat: { $count ->
    [one] rank { $missing } is missing.
   *[other] ranks { $missing } are missing.
  }
north-woods-feeding-others = { $count ->
    [one] One more feeding is as good.
   *[other] { $count } more feedings are as good.
  }
north-woods-feeding-others-many = More than { $count } more feedings are as good.
north-woods-feeding-plan = A Habitat this turn, with { $count ->
    [0] the cards as they lie.
    [one] one step:
   *[other] { $count } steps:
  }
north-woods-feeding-no-plan = No Habitat this turn with this hand.
north-woods-feeding-turn = The best turn, in { $count ->
    [one] one step:
   *[other] { $count } steps:
  }
north-woods-feeding-turn-none = Nothing better can be done with these cards this turn.
north-woods-feeding-turn-end = Then { $fed ->
    [0] no species is fed,
    [one] one species is fed,
   *[other] { $fed } species are fed,
  } ranks { $ranks }
north-woods-feeding-turn-lost = Hungry at the end of the turn, so { $count ->
    [one] it dies
   *[other] they die
  }: { $cards }.
north-woods-feeding-step-play = Play { $card }.
north-woods-feeding-step-play-on = Play { $card } on { $food }.
north-woods-feeding-step-move = Move { $card } onto { $food }.
north-woods-feeding-step-rescue = Rescue { $card }.
north-woods-feeding-step-rescue-on = Rescue { $card } onto { $food }.
north-woods-feeding-step-abundance = Use Abundance on { $card }.
north-woods-feeding-step-boom = Use Population Boom on { $card }.

# Files that describe a table
error-north-woods-tablefile = { $place }, line { $line }, column { $column }: { $detail }.
north-woods-tablefile-utf8 = this is not UTF-8 text
north-woods-tablefile-heading = a line starts with “table:”, “hand:” or “dying:”
north-woods-tablefile-dying-twice = “dying:” comes once
north-woods-tablefile-no-table = the line “table:” is missing
north-woods-tablefile-empty = a card’s name is missing
north-woods-tablefile-card = there is no card “{ $given }”
north-woods-tablefile-card-near = there is no card “{ $given }”; perhaps “{ $meant }”?
north-woods-tablefile-dying = the dying piles are three
north-woods-tablefile-carrion-last = carrion stands at the end of a chain
north-woods-tablefile-copies = copies are counted from x1, for a card without a chain or an event
north-woods-tablefile-box = the box has only { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
  } of { $card }
north-woods-tablefile-flag = “{ $key }” must be true or false
north-woods-tablefile-many = more than { $most } cards
north-woods-tablefile-mark = after + comes boom or abundance
north-woods-tablefile-event = an event does not lie in a food chain
north-woods-tablefile-no-carrion = no dying species can feed this card
north-woods-tablefile-diet = { $detail } (rule { $rule })
north-woods-tablefile-boom-species = a Population Boom lies under a species (NWO-104)
north-woods-tablefile-boom-rank = a Population Boom does not lie under a species of rank 2 (NWO-108)
north-woods-tablefile-abundance-resource = an Abundance lies beside a resource (NWO-86)
north-woods-tablefile-twice = the same event lies there already (NWO-87, NWO-108)
north-woods-tablefile-json = this is not JSON
north-woods-tablefile-object = an object with “table” is expected here
north-woods-tablefile-key = “{ $key }” is not a known name: table, boom, abundance, dying, hand, wolf_pair
north-woods-tablefile-list = “{ $key }” must be a list
north-woods-tablefile-name = a card’s name in quotes is expected here
north-woods-tablefile-index = the place of a card of the table is expected here, { $cards ->
    [0] and the table has none
    [one] that is 0
   *[other] a whole number from 0 to { $last }
  }

# The companion page
error-north-woods-no-card = The deck has no card “{ $card }”.
error-north-woods-no-table-card = { $card } is an event: it does not stay on the table.
error-north-woods-woods = Card { $place } of the table: { $detail }.
error-north-woods-copies = Too many copies: { $detail }.

# Fields of a printed species
north-woods-field-rank = Rank
north-woods-field-diet = Diet
north-woods-field-diet-herbivore = herbivore
north-woods-field-diet-carnivore = carnivore
north-woods-field-diet-omnivore = omnivore
north-woods-field-diet-scavenger = scavenger
north-woods-field-realms = Realms
north-woods-field-realm-land = land
north-woods-field-realm-water = water
north-woods-field-realm-air = air (it flies)
north-woods-field-foods = Resources it eats
north-woods-field-scavenger = Scavenges
north-woods-field-scavenger-none = never
north-woods-field-scavenger-land = any dying species
north-woods-field-scavenger-water = dying species of the water
north-woods-field-scavenger-true = any, and nothing else
north-woods-field-copies = Copies
