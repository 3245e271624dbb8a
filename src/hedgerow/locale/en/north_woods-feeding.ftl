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
feeding-why-nothing = nothing here that it may eat
feeding-why-taken = { $food }: feeds { $eater }
feeding-why-starving = { $food }: hungry itself
feeding-why-free = { $food }: free to feed it
feeding-why-no-carcass = no carrion for it on the dying display

# hedgerow north_woods feed
feeding-column-rank = Rank
feeding-column-card = Card
feeding-column-state = State
feeding-eats = eats { $food }
feeding-carrion = eats carrion
feeding-feeds = feeds { $eaters }
feeding-open = open
feeding-hungry = hungry: { $why }
feeding-boomed = { $card } (Population Boom)
feeding-abundant = { $card } (Abundance)
feeding-forbidden = { $rule }: { $ban }
feeding-nothing = No card lies here.
feeding-summary = { $species ->
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
feeding-ranks = Ranks { $ranks }
feeding-habitat = A Habitat can be declared.
feeding-no-habitat-hungry = No Habitat: not every species is fed.
feeding-no-habitat-ranks = No Habitat: { $count ->
    [one] rank { $missing } is missing.
   *[other] ranks { $missing } are missing.
  }
feeding-others = { $count ->
    [one] One more feeding is as good.
   *[other] { $count } more feedings are as good.
  }
feeding-others-many = More than { $count } more feedings are as good.
feeding-plan = A Habitat this turn, with { $count ->
    [0] the cards as they lie.
    [one] one step:
   *[other] { $count } steps:
  }
feeding-no-plan = No Habitat this turn with this hand.
feeding-turn = The best turn, in { $count ->
    [one] one step:
   *[other] { $count } steps:
  }
feeding-turn-none = Nothing better can be done with these cards this turn.
feeding-turn-end = Then { $fed ->
    [0] no species is fed,
    [one] one species is fed,
   *[other] { $fed } species are fed,
  } ranks { $ranks }
feeding-turn-lost = Hungry at the end of the turn, so { $count ->
    [one] it dies
   *[other] they die
  }: { $cards }.
feeding-step-play = Play { $card }.
feeding-step-play-on = Play { $card } on { $food }.
feeding-step-move = Move { $card } onto { $food }.
feeding-step-rescue = Rescue { $card }.
feeding-step-rescue-on = Rescue { $card } onto { $food }.
feeding-step-abundance = Use Abundance on { $card }.
feeding-step-boom = Use Population Boom on { $card }.

# Files that describe a table
error-tablefile = { $place }, line { $line }, column { $column }: { $detail }.
tablefile-utf8 = this is not UTF-8 text
tablefile-heading = a line starts with “table:”, “hand:” or “dying:”
tablefile-dying-twice = “dying:” comes once
tablefile-no-table = the line “table:” is missing
tablefile-empty = a card’s name is missing
tablefile-card = there is no card “{ $given }”
tablefile-card-near = there is no card “{ $given }”; perhaps “{ $meant }”?
tablefile-dying = the dying piles are three
tablefile-carrion-last = carrion stands at the end of a chain
tablefile-copies = copies are counted from x1, for a card without a chain or an event
tablefile-box = the box has only { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
  } of { $card }
tablefile-flag = “{ $key }” must be true or false
tablefile-many = more than { $most } cards
tablefile-mark = after + comes boom or abundance
tablefile-event = an event does not lie in a food chain
tablefile-no-carrion = no dying species can feed this card
tablefile-diet = { $detail } (rule { $rule })
tablefile-boom-species = a Population Boom lies under a species (NWO-104)
tablefile-boom-rank = a Population Boom does not lie under a species of rank 2 (NWO-108)
tablefile-abundance-resource = an Abundance lies beside a resource (NWO-86)
tablefile-twice = the same event lies there already (NWO-87, NWO-108)
tablefile-json = this is not JSON
tablefile-object = an object with “table” is expected here
tablefile-key = “{ $key }” is not a known name: table, boom, abundance, dying, hand, wolf_pair
tablefile-list = “{ $key }” must be a list
tablefile-name = a card’s name in quotes is expected here
tablefile-index = the place of a card of the table is expected here, { $cards ->
    [0] and the table has none
    [one] that is 0
   *[other] a whole number from 0 to { $last }
  }
