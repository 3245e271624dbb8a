# The judge of hunger for a real table of North Woods.

web-north-woods-companion-where = Where cards go
web-north-woods-companion-table = Table
web-north-woods-companion-hand = Hand
web-north-woods-companion-dying = Dying piles
web-north-woods-companion-which = { $where ->
    [hand] What do you hold?
    [dying] What lies on top of the piles?
   *[table] Which cards lie in front of you?
  }
web-north-woods-companion-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
web-north-woods-companion-rank = Rank
web-north-woods-companion-rung = Rank { $rank }, { $state ->
    [fed] there and fed
    [hungry] there but hungry
   *[missing] missing
  }
web-north-woods-companion-events = Events
web-north-woods-companion-search = Card by name
web-north-woods-companion-copies = { $count ->
    [one] the deck has only { $count }
   *[other] the deck has only { $count }
  }
web-north-woods-companion-piles-full = all three piles are shown
web-north-woods-companion-diet = { $diet ->
    [resource] food
    [herbivore] herb.
    [omnivore] omni.
    [carnivore] carn.
    [scavenger] scav.
   *[event] event
  }
web-north-woods-companion-yes = Yes: a Habitat
web-north-woods-companion-starving = { $count ->
    [one] Not yet: { $names } is hungry
   *[other] Not yet: { $names } are hungry
  }
web-north-woods-companion-missing = { $count ->
    [one] Not yet: rank { $ranks } is missing
   *[other] Not yet: ranks { $ranks } are missing
  }
web-north-woods-companion-fed = { $species ->
    [0] There is no species to feed.
   *[other] { $fed } of { $species } species fed.
  }
web-north-woods-companion-starves = Starves.
web-north-woods-companion-empty = Pick your cards above: a rank, then a name. Where they lie does not matter; the best feeding is found for you.
web-north-woods-companion-best = Best turn with your hand
web-north-woods-companion-add-hand = Add your hand
web-north-woods-companion-drop = Take away: { $card }
web-north-woods-companion-nothing-better = Nothing better than what lies.
web-north-woods-companion-declare = Ranks 1 to 8 all fed: declare a Habitat
web-north-woods-companion-then = { $fed ->
    [one] Then one species is fed, ranks { $ranks }.
   *[other] Then { $fed } species are fed, ranks { $ranks }.
  }
web-north-woods-companion-lost = { $count ->
    [one] It dies: { $cards }.
   *[other] They die: { $cards }.
  }
web-north-woods-companion-wolf = Two wolves count as the next rank too
web-north-woods-companion-eats = Eats { $food }.
web-north-woods-companion-carrion = Eats carrion.
web-north-woods-companion-abundance = An Abundance lies with it
web-north-woods-companion-boom = A Population Boom lies with it
web-north-woods-companion-remove = Take it away
