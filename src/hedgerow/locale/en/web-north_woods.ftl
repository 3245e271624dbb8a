# The board of North Woods in the browser.

web-north-woods-hand = Your hand
web-north-woods-hand-none = Your hand is empty.
web-north-woods-in-hand = { $count } in hand
web-north-woods-held = { $card }{ $rank ->
    [0] {""}, event
   *[other] {""}, rank { $rank }
  }
web-north-woods-note-three = down to 3 when your turn ends
web-north-woods-note-opening = { $count ->
    [0] waiting for the others
    [one] one more card to lay or discard
   *[other] { $count } more cards to lay or discard
  }
web-north-woods-piles = Dying piles
web-north-woods-piles-short = Dying
web-north-woods-pile = Dying pile { $pile }, on top: { $card }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
web-north-woods-pile-empty = Empty place { $pile }
web-north-woods-more = and { $count } more
web-north-woods-deck = Deck
web-north-woods-deck-count = Deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
web-north-woods-display = Display
web-north-woods-shown = On the display: { $card }
web-north-woods-round = Round { $round }
web-north-woods-tabs = Whose woods
web-north-woods-tab = Woods of { $name }, { $count ->
    [one] { $count } rank
   *[other] { $count } ranks
  } of 8
web-north-woods-you = You
web-north-woods-yours = Your woods
web-north-woods-of = Woods of { $name }
web-north-woods-ladder = { $count ->
    [one] { $count } rank
   *[other] { $count } ranks
  } of 8
web-north-woods-none = Nothing lies here yet.
web-north-woods-apart = On its own
web-north-woods-on = Lay it on
web-north-woods-cover = Which pile
web-north-woods-cover-pile = Pile { $pile }, over { $card }

# A card
web-north-woods-event = Event
web-north-woods-resource = Resource
web-north-woods-species = Species
web-north-woods-rank = Rank { $rank }
web-north-woods-kind = { $diet ->
    [resource] Resource, rank { $rank }
    [herbivore] Herbivore, rank { $rank }
    [carnivore] Carnivore, rank { $rank }
    [scavenger] True scavenger, rank { $rank }
   *[omnivore] Omnivore, rank { $rank }
  }
web-north-woods-short-resource = res.
web-north-woods-short-herbivore = herb.
web-north-woods-short-omnivore = omni.
web-north-woods-short-carnivore = carn.
web-north-woods-short-scavenger = scav.
web-north-woods-short-event = event
web-north-woods-realm-land = land
web-north-woods-realm-water = water
web-north-woods-realm-air = air
web-north-woods-feeds-one = Feeds one species
web-north-woods-feeds-short = feeds one
web-north-woods-feeds-two = feeds two
web-north-woods-lower = Lower animals
web-north-woods-carrion = Carrion only
web-north-woods-lying = { $card }, rank { $rank }, { $being ->
    [resource] resource
    [fed] fed
    [scavenging] lives on carrion
   *[hungry] hungry
  }
web-north-woods-boom = one rank lower by a Population Boom
web-north-woods-boom-short = Boom
web-north-woods-boom-text = Population Boom: its rank is one lower, and every higher predator of its realm may eat it.
web-north-woods-abundant = under Abundance
web-north-woods-abundant-text = Abundance: it feeds two species.
web-north-woods-stand-in = an Abundance in its stead
web-north-woods-stand-in-short = Abundance
web-north-woods-stand-in-text = The resource was taken; the Abundance card feeds this chain in its stead.
web-north-woods-legend-fed = fed
web-north-woods-legend-hungry = hungry
web-north-woods-legend-scavenging = scavenging
web-north-woods-fed-by = Fed by { $card }.
web-north-woods-scavenges = Lives on the dying piles.
web-north-woods-hungry = Hungry
web-north-woods-bans = What may not feed it, and why
web-north-woods-text-resource = Needs no food and feeds one species. Food chains start here.
web-north-woods-eats-herbivore = Eats { $foods }. No animals.
web-north-woods-eats-omnivore = Eats { $foods }, and herbivores or omnivores of lower rank in its realm.
web-north-woods-eats-carnivore = Eats herbivores and omnivores of lower rank in its realm.
web-north-woods-eats-scavenger = Lives on any visible dying species and on nothing else. Nobody eats it.
web-north-woods-scavenger-land = Scavenger: any visible dying species feeds it too.
web-north-woods-scavenger-water = Water scavenger: a visible dying species of the water feeds it too.
web-north-woods-realms = Its realm: { $realms }.
web-north-woods-brief-herbivore = { $realms }: eats { $foods }.
web-north-woods-brief-omnivore = { $realms }: eats { $foods }, lower herbivores and omnivores.
web-north-woods-brief-carnivore = { $realms }: eats lower herbivores and omnivores.
web-north-woods-brief-scavenger = { $realms }: lives on the dying piles alone.
web-north-woods-brief-also-land = Scavenger.
web-north-woods-brief-also-water = Water scavenger.
web-north-woods-doomed = It was hungry when the turn ended, so it dies.
web-north-woods-rule = Rule { $rule }
web-north-woods-proposed = Part of this card is our proposal: the printed one is not known to us.
web-north-woods-kin = The picture shows a near relative.

# Events
web-north-woods-text-disease = Strikes a species of a rival: it goes to the dying piles.
web-north-woods-text-abundance = Lies beside a resource, yours or a rival’s: from then on it feeds two species.
web-north-woods-text-wildfire = A rival gives up a resource of their choice. With a free resource of the same kind you may take over the chains that it fed.
web-north-woods-text-migration = Everybody passes their hand to the left. After that you may only rescue or declare a Habitat.
web-north-woods-text-spring = Draw four cards and keep one; the other three cover the display. Nobody uses Winter before your next turn.
web-north-woods-text-renewal = Take at most one species and one resource from anywhere in the dying piles. The rest keeps its order.
web-north-woods-text-pollution = Every rival gives up one species of their highest rank.
web-north-woods-text-niche = Name a rank: the first card of it in the deck is shown and comes to your hand. Then the deck is shuffled.
web-north-woods-text-winter = Every rival gives up a resource of their choice. Then the dying piles are shuffled into the deck.
web-north-woods-text-population_boom = Lies under a species of rank 3 or more: one rank lower, and every higher predator of its realm may eat it.

# What one can do
web-north-woods-take = Take it
web-north-woods-play = Play { $card }
web-north-woods-aside = Discard it
web-north-woods-rescue = Rescue it
web-north-woods-territory = Send it out
web-north-woods-territory-text = Territory, in place of drawing: it takes a rival’s chain that it outranks and can eat from.
web-north-woods-opening = The opening: keep three cards
web-north-woods-opening-lay = Lay a resource, then who eats it. A species must be fed by what you have laid.
web-north-woods-opening-aside = Discard what you can spare: the discards of all become the dying piles.
web-north-woods-opening-then = Once everybody holds three cards, all is shown and the first seat begins. Goal: ranks 1 to 8, all fed.
web-north-woods-middle = Middle
web-north-woods-card = Card
web-north-woods-new = new
web-north-woods-under = { $count } under it
web-north-woods-opening-unfed = Nothing you have laid may feed it yet.
web-north-woods-feed = Feed for me
web-north-woods-advice = Advice
web-north-woods-declare = Declare Habitat
web-north-woods-end = End turn
web-north-woods-end-anyway = End the turn anyway
web-north-woods-end-dying = Hungry, so { $count ->
    [one] it dies
   *[other] they die
  }: { $cards }.
web-north-woods-end-discard = { $count ->
    [one] Then one card of your hand goes to the dying piles.
   *[other] Then { $count } cards of your hand go to the dying piles.
  }
web-north-woods-go-on = Go on without drawing
web-north-woods-done = Nothing more
web-north-woods-dying = Dying
web-north-woods-used-by = { $name } uses this event.
web-north-woods-bury-only = Choose a pile for { $card }.
web-north-woods-bury = First the card, then the pile that it covers.
web-north-woods-discard = Discard
web-north-woods-discard-text = Choose a card of your hand, then the pile that it covers.
web-north-woods-event-now = You may use an event of your hand first.
web-north-woods-beneath = Beneath it: { $cards }.
web-north-woods-covered = Beneath it: { $cards }. When the card on top is taken, one from the deck takes its place.
web-north-woods-from = pile { $pile }
web-north-woods-have = you have this rank
web-north-woods-have-rank = you have rank { $rank }
web-north-woods-barren = none in the deck
web-north-woods-enter = Enter
web-north-woods-plan-none = Nothing better is in sight.
web-north-woods-plan-do = Do these steps
web-north-woods-plan-habitat = Then all ranks are there and all are fed: a Habitat.
web-north-woods-plan-hungry = { $count ->
    [0] Then nobody is hungry.
    [one] Then one species stays hungry.
   *[other] Then { $count } species stay hungry.
  }

# What comes of it
web-north-woods-out-fed = Fed.
web-north-woods-out-hungry = Goes hungry.
web-north-woods-out-starves = Then hungry: { $names }.
web-north-woods-out-relieves = Then fed: { $names }.
web-north-woods-out-habitat = All ranks, all fed: a Habitat.
web-north-woods-out-takes = Takes { $names }.
web-north-woods-out-scares = Scares off { $names }.

# At a glance
web-north-woods-glance = At a glance
web-north-woods-missing = { $count ->
    [one] You still lack rank { $ranks }.
   *[other] You still lack ranks { $ranks }.
  }
web-north-woods-all-ranks = All eight ranks lie here. Once all are fed you may declare a Habitat.
web-north-woods-known = Good to know
web-north-woods-rivals = Rivals
web-north-woods-tip = Choose any card to see what it is and where it can go.

# What it is about
web-north-woods-guide-goal = Be the first with a Habitat: a card of every rank from 1 to 8 in front of you, and all of them fed.
web-north-woods-guide-1 = Draw two cards, or send an aggressor out for Territory.
web-north-woods-guide-2 = Play cards on what feeds them, move your chains, rescue the dying, use events, as often as you like.
web-north-woods-guide-3 = End your turn: what is still hungry dies, and you keep at most three cards in hand.
web-north-woods-guide-end = Whoever has all eight ranks on their turn and nobody hungry declares the Habitat and wins.
web-north-woods-terms = chain=NWO-21, rank=NWO-2, Territory=NWO-53, rescue=NWO-49, display=NWO-33, hungry species die=NWO-70, hungry=NWO-24, Habitat=NWO-75
web-north-woods-replay-stop-opening = Opening
web-north-woods-replay-chart = Ranks in play
web-north-woods-replay-chart-note = eight make a Habitat, if nobody is hungry
web-north-woods-replay-laid = Laid down, face down
web-north-woods-replay-aside = To be discarded
web-north-woods-replay-stalled = The game ends without a Habitat
web-north-woods-replay-seized = { $of } loses a chain
web-north-woods-replay-fire = A Wildfire at { $of }
web-north-woods-replay-close = { $who } is one rank short
web-north-woods-replay-has = { $ranks } of the 8 ranks are in play.
web-north-woods-replay-starved = { $count } cards of { $who } starve
