# Earth: prompts, moves, events, what cards do, results.

game-earth-name = Earth
game-earth-line = Grow an island of plants and terrains, card by card, and let every action ripple through it.
game-earth-legend =
    The first line names the fauna cards and the shared ecosystems. A player: S soil, H cards in hand, C compost, E events, L leaves, F its rank on each fauna card, + the bonus for a full tableau. * marks the active player.
    Alone, G is Gaia, P the cards in her pile, then the numbers of the cards she turned up.
    A planted card is its number, with its sprouts after s and its growth after g. Below: the cards of your hand, and after ? those you are looking at.

# What a player is asked
earth-prompt-choose-island = Choose your island and its side.
earth-prompt-choose-climate = Choose your climate and its side.
earth-prompt-choose-ecosystem = Choose your ecosystem and its side.
earth-prompt-acting = { $last ->
    [1] The last round: choose an action.
   *[0] Choose an action.
  }
earth-prompt-planting = { $left ->
    [one] { $again ->
        [1] Plant another card?
       *[0] Plant a card?
    }
   *[other] Plant up to { $left } cards?
  }
earth-prompt-along-green = { $who } plants. { $prompt }
earth-prompt-along-red = { $who } composts. { $prompt }
earth-prompt-along-blue = { $who } waters. { $prompt }
earth-prompt-along-yellow = { $who } grows. { $prompt }
earth-prompt-replacing = Which card takes the terrain’s place?
earth-prompt-paying = How do you pay the { $cost } it costs?
earth-prompt-siting = Where does the card go?
earth-prompt-keeping = Keep one of these cards; the others are discarded.
earth-prompt-recalling = Take one of these cards to hand; the others go back on your compost.
earth-prompt-benefit-green = Choose your benefit.
earth-prompt-benefit-red = Gain 2 soil, or compost 2 cards from the deck?
earth-prompt-benefit-blue = Place up to 2 sprouts, or gain 2 soil?
earth-prompt-benefit-yellow = Draw 2 cards, or place up to 2 growth?
earth-prompt-ordering = Which abilities first: those of your island and climate, or of your tableau?
earth-prompt-ability = Use this ability?
earth-prompt-ability-full = { $piece ->
    [sprout] No card of yours has room for another sprout.
    [both] No card of yours has room for another sprout or growth.
   *[growth] No card of yours has room for more growth.
  } Use this ability all the same?
earth-prompt-taking = Take what this ability gives?
earth-prompt-stopped = { $card } cannot be used now. Anything else first?
earth-prompt-copying = Which ability do you copy?
earth-prompt-owing-hand = { $left ->
    [one] Pay by composting a card from your hand.
   *[other] Pay by composting { $left } cards from your hand.
  }
earth-prompt-owing-sprout = { $left ->
    [one] Pay a sprout: from which flora?
   *[other] Pay { $left } sprouts: from which flora?
  }
earth-prompt-owing-growth = { $left ->
    [one] Pay a growth: from which flora?
   *[other] Pay { $left } growth: from which flora?
  }
earth-prompt-placing-sprout = { $left ->
    [one] Place a sprout.
   *[other] Place up to { $left } sprouts.
  }
earth-prompt-placing-growth = { $left ->
    [one] Place a growth.
   *[other] Place up to { $left } growth.
  }
earth-prompt-placing-sprout-each = { $left ->
    [one] Place a sprout.
   *[other] Place up to one sprout on each of { $left } cards.
  }
earth-prompt-placing-growth-each = { $left ->
    [one] Place a growth.
   *[other] Place up to one growth on each of { $left } cards.
  }
earth-prompt-composting = { $left ->
    [one] Compost a card from your hand?
   *[other] Compost up to { $left } cards from your hand?
  }
earth-prompt-composting-exactly = { $left ->
    [one] Compost a card from your hand.
   *[other] Compost { $left } cards from your hand.
  }
earth-prompt-closing = { $last ->
    [1] Before the game ends: anything else?
   *[0] Before the turn ends: anything else?
  }

# Actions and colours
earth-action-green = Plant
earth-action-red = Compost
earth-action-blue = Water
earth-action-yellow = Grow
earth-colour-green = green
earth-colour-red = red
earth-colour-blue = blue
earth-colour-yellow = yellow
earth-colour-multi = multicoloured
earth-colour-black = black
earth-colour-brown = brown

# Moves
earth-move-choose = { $card } (side { $side })
earth-move-act-green = Plant: up to 2 cards, then draw 4 and keep 1
earth-move-act-red = Compost: gain 5 soil and compost 2 cards from the deck
earth-move-act-blue = Water: place up to 6 sprouts and gain 2 soil
earth-move-act-yellow = Grow: draw 4 cards and place up to 2 growth
earth-move-plant = Plant { $card }
earth-move-replace = Replace { $at }
earth-move-pay = Pay { $what }
earth-paid-soil = { $count } soil
earth-paid-sprout = { $count ->
    [one] a sprout
   *[other] { $count } sprouts
  }
earth-paid-growth = { $count } growth
earth-paid-compost-hand = { $count ->
    [one] a card from your hand
   *[other] { $count } cards from your hand
  }
earth-move-site = Put it on { $cell }
earth-move-keep = Keep { $card }
earth-move-compost = Compost { $card }
earth-move-take-soil = Gain 2 soil
earth-move-take-compost = Compost 2 cards from the deck
earth-move-take-sprout = Place up to 2 sprouts
earth-move-take-growth = Place up to 2 growth
earth-move-take-draw = Draw 2 cards
earth-move-put-sprout = Put a sprout on { $at }
earth-move-put-growth = Put a growth on { $at }
earth-move-remove-sprout = Take a sprout off { $at }
earth-move-remove-growth = Take a growth off { $at }
earth-move-order-first = Island and climate first
earth-move-order-last = Island and climate last
earth-move-use = Use { $at }. { $ability }
earth-move-all = Take all that is free
earth-move-all-each = Put one on each
earth-move-copy = Copy { $at }. { $ability }
earth-move-skip = Go on
earth-move-skip-ability = Pass over { $at }
earth-move-skip-planting = Stop planting
earth-move-skip-planting-any = Plant nothing
earth-move-skip-pieces = No more pieces
earth-move-skip-cards = Compost no more
earth-move-skip-walking = Stop here
earth-move-skip-animals = No animal
earth-move-skip-benefits = Neither
earth-move-skip-offered = No, thank you
earth-move-event = Play { $card }
earth-move-convert = Turn 3 sprouts into 2 soil
earth-move-done = End my turn
earth-group-now = Now
earth-group-plant = Plant
earth-group-between = Between abilities

# Where things lie
earth-at = { $card } ({ $cell })
earth-cell = cell { $cell }

# Events
earth-event-chosen = { $you ->
    [who] You have
   *[other] { $who } has
  } chosen a start card.
earth-event-chosen-card = { $you ->
    [who] You choose
   *[other] { $who } chooses
  } { $card }.
earth-event-settled = { $you ->
    [who] You start
   *[other] { $who } starts
  } with { $cards }.
earth-event-drew = { $you ->
    [who] You draw
   *[other] { $who } draws
  } { $count ->
    [one] a card
   *[other] { $count } cards
  }.
earth-event-drew-cards = { $you ->
    [who] You draw
   *[other] { $who } draws
  } { $cards }.
earth-event-looked = { $you ->
    [who] You look
   *[other] { $who } looks
  } { $count ->
    [one] at a card
   *[other] at { $count } cards
  }.
earth-event-looked-cards = { $you ->
    [who] You look
   *[other] { $who } looks
  } at { $cards }.
earth-event-kept = { $you ->
    [who] You keep a card and discard { $cards }.
   *[other] { $who } keeps a card and discards { $cards }.
  }
earth-event-kept-card = { $you ->
    [who] You keep { $card } and discard { $cards }.
   *[other] { $who } keeps { $card } and discards { $cards }.
  }
earth-event-kept-only = { $you ->
    [who] You keep
   *[other] { $who } keeps
  } the card.
earth-event-kept-only-card = { $you ->
    [who] You keep
   *[other] { $who } keeps
  } { $card }.
earth-event-recalled = { $you ->
    [who] You take
   *[other] { $who } takes
  } a card back from the compost.
earth-event-recalled-card = { $you ->
    [who] You take
   *[other] { $who } takes
  } { $card } back from the compost.
earth-event-composted = { $you ->
    [who] You compost
   *[other] { $who } composts
  } a card from hand.
earth-event-composted-card = { $you ->
    [who] You compost
   *[other] { $who } composts
  } { $card } from hand.
earth-event-composted-deck = { $you ->
    [who] You compost
   *[other] { $who } composts
  } { $count ->
    [one] a card from the deck
   *[other] { $count } cards from the deck
  }.
earth-event-compost-discarded = { $you ->
    [who] You discard
   *[other] { $who } discards
  } { $cards } from the compost.
earth-event-acted = { $you ->
    [who] You choose
   *[other] { $who } chooses
  } { $action }.
earth-event-soil-gained = { $you ->
    [who] You gain
   *[other] { $who } gains
  } { $count } soil.
earth-event-soil-paid = { $you ->
    [who] You pay
   *[other] { $who } pays
  } { $count } soil.
earth-event-announced = { $you ->
    [who] You are planting { $card }.
   *[other] { $who } is planting { $card }.
  }
earth-event-planted = { $you ->
    [who] You plant
   *[other] { $who } plants
  } { $card } on { $cell }.
earth-event-replacement = { $you ->
    [who] You are going to replace { $at }.
   *[other] { $who } is going to replace { $at }.
  }
earth-event-replaced = { $you ->
    [who] You compost { $card } and free { $cell }.
   *[other] { $who } composts { $card } and frees { $cell }.
  }
earth-event-put-sprout = { $you ->
    [who] You put
   *[other] { $who } puts
  } { $count ->
    [one] a sprout on { $at }
   *[other] { $count } sprouts on { $at }
  }.
earth-event-put-growth = { $you ->
    [who] You put
   *[other] { $who } puts
  } { $count ->
    [one] a growth on { $at }
   *[other] { $count } growth on { $at }
  }.
earth-event-removed-sprout = { $you ->
    [who] You take
   *[other] { $who } takes
  } a sprout off { $at }.
earth-event-removed-growth = { $you ->
    [who] You take
   *[other] { $who } takes
  } a growth off { $at }.
earth-event-used = { $you ->
    [who] You use
   *[other] { $who } uses
  } { $at }.
earth-event-skipped = { $you ->
    [who] You pass
   *[other] { $who } passes
  } over { $at }.
earth-event-played = { $you ->
    [who] You play
   *[other] { $who } plays
  } { $card }.
earth-event-converted = { $you ->
    [who] You turn
   *[other] { $who } turns
  } 3 sprouts into soil.
earth-event-reshuffled = { $count ->
    [one] The discard pile, one card, is the new deck.
   *[other] The discard pile, { $count } cards, is shuffled as the new deck.
  }
earth-event-claimed = { $you ->
    [who] You claim
   *[other] { $who } claims
  } { $fauna }, rank { $rank }: { $points } points.
earth-event-completed = { $you ->
    [who] You have filled the tableau and take the bonus. This is the last round.
   *[other] { $who } has filled the tableau and takes the bonus. This is the last round.
  }
earth-event-forfeited = { $you ->
    [who] You have filled the tableau without a leaf for the bonus: nobody gets it. This is the last round.
   *[other] { $who } has filled the tableau without a leaf for the bonus: nobody gets it. This is the last round.
  }
earth-event-round = Round { $round } begins.
earth-event-over-tableau = The last round is over.
earth-event-over-gaia = Gaia’s last card is played.
earth-event-over-limit = The round limit is reached.

# Before one’s eyes
earth-note-fauna = Fauna, { $card }: { $goal }
earth-note-shared = Shared ecosystem, { $card }: { $scoring }
earth-note-own = Your ecosystem, { $card }: { $scoring }

# What an ability is
earth-ability-green = Green: { $text }.
earth-ability-red = Red: { $text }.
earth-ability-blue = Blue: { $text }.
earth-ability-yellow = Yellow: { $text }.
earth-ability-multi = Red, blue and yellow at once: { $text }.
earth-ability-black = Once, when it comes into play: { $text }.
earth-ability-brown = Always: { $text }.
earth-ability-scoring = At the end: { $text }

# What a card does: prices and gains as orders, and gains as aims
earth-and = { $first } and { $last }
earth-trade = { $pay } to { $gain }
earth-pay-soil = pay { $count } soil
earth-pay-sprout = { $count ->
    [one] remove a sprout
   *[other] remove { $count } sprouts
  }
earth-pay-growth = { $count ->
    [one] remove a growth
   *[other] remove { $count } growth
  }
earth-pay-canopy = { $count ->
    [one] remove a canopy
   *[other] remove { $count } canopies
  }
earth-pay-compost-hand = { $count ->
    [one] compost a card from your hand
   *[other] compost { $count } cards from your hand
  }
earth-pay-compost-discard = { $count ->
    [one] discard a card from your compost
   *[other] discard { $count } cards from your compost
  }
earth-gain-soil = gain { $count } soil
earth-gain-sprout = { $count ->
    [one] place a sprout
   *[other] place up to { $count } sprouts
  }
earth-gain-growth = { $count ->
    [one] place a growth
   *[other] place up to { $count } growth
  }
earth-gain-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
  }
earth-gain-compost-hand = { $count ->
    [one] compost up to one card from your hand
   *[other] compost up to { $count } cards from your hand
  }
earth-gain-compost-deck = { $count ->
    [one] compost a card from the deck
   *[other] compost { $count } cards from the deck
  }
earth-to-soil = gain { $count } soil
earth-to-sprout = { $count ->
    [one] place a sprout
   *[other] place up to { $count } sprouts
  }
earth-to-growth = { $count ->
    [one] place a growth
   *[other] place up to { $count } growth
  }
earth-to-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
  }
earth-to-compost-hand = { $count ->
    [one] compost up to one card from your hand
   *[other] compost up to { $count } cards from your hand
  }
earth-to-compost-deck = { $count ->
    [one] compost a card from the deck
   *[other] compost { $count } cards from the deck
  }
earth-per-planted = for each { $sort } you planted this turn, { $text }
earth-if-active = on your own turn, { $text }
earth-on-each-sprout-row = { $count ->
    [one] place up to one sprout on each { $type } in this row, this card included
   *[other] place up to { $count } sprouts on each { $type } in this row, this card included
  }
earth-on-each-sprout-column = { $count ->
    [one] place up to one sprout on each { $type } in this column, this card included
   *[other] place up to { $count } sprouts on each { $type } in this column, this card included
  }
earth-on-each-growth-row = { $count ->
    [one] place up to one growth on each { $type } in this row, this card included
   *[other] place up to { $count } growth on each { $type } in this row, this card included
  }
earth-on-each-growth-column = { $count ->
    [one] place up to one growth on each { $type } in this column, this card included
   *[other] place up to { $count } growth on each { $type } in this column, this card included
  }
earth-around-sprout = { $count ->
    [one] place a sprout on a flora next to this card, corners included
   *[other] place up to { $count } sprouts on flora next to this card, corners included
  }
earth-around-growth = { $count ->
    [one] place a growth on a flora next to this card, corners included
   *[other] place up to { $count } growth on flora next to this card, corners included
  }
earth-recall = look at the top { $count } cards of your compost, where there must be at least one, and take one of them to hand
earth-copy = use another { $colour } ability of your tableau as if it stood here
earth-instead-compost-hand = you may pay any part of its cost by composting cards from your hand, one for each soil
earth-instead-sprout = you may pay any part of its cost with sprouts, one for each soil
earth-instead-growth = you may pay any part of its cost with growth, one for each soil
earth-discount = each { $sort } costs you { $count } soil less to plant
earth-replace = as one of your plantings you may compost this terrain and plant in its place, for free, a card with a { $colour } ability; { $count ->
    [0] nothing more
    [one] then draw a card
   *[other] then draw { $count } cards
  }
earth-forbid = you may not choose the action { $action }
earth-wild = it counts as every type of flora
earth-on-event = each time you play an event, { $gain }

# Kinds of cards
earth-kind-card = card
earth-kind-flora = flora
earth-kind-terrain = terrain
earth-kind-tree = tree
earth-kind-bush = bush
earth-kind-herb = herb
earth-kind-mushroom = mushroom
earth-such = { $kind } with { $extras }
earth-with-sunny = the sunny habitat
earth-with-wet = the wet habitat
earth-with-rocky = the rocky habitat
earth-with-cold = the cold habitat
earth-with-ability = a { $colour } ability
earth-with-name-geography = a place in its name
earth-with-name-colour = a colour in its name
earth-with-name-animal = an animal in its name
earth-with-canopy = a canopy on it

# Results
earth-score-island = Island
earth-score-climate = Climate
earth-score-cards = Planted cards
earth-score-events = Events
earth-score-compost = Compost
earth-score-sprouts = Sprouts
earth-score-growth = Growth
earth-score-terrain = Terrain scoring
earth-score-ecosystems = Ecosystems
earth-score-fauna = Fauna
earth-score-bonus = Full tableau first
earth-score-animals = Animals
earth-outcome-tableau = A tableau is full.
earth-outcome-limit = The round limit was reached.
earth-outcome-teams = The partners A and C have { $first } points together, B and D have { $second }.

# Options
error-earth-six = Earth with { $seats } players needs the extension Abundance, which is not here: 1 to 5 players.
option-earth-mode = Level
option-earth-mode-help = What everybody starts with; beginners play without ecosystems.
option-earth-mode-beginner = Beginner
option-earth-mode-standard = Standard
option-earth-mode-advanced = Advanced
option-earth-animals = Animals
option-earth-animals-help = Play with the expansion Animal Kingdom. Abilities that we do not know as printed are reconstructed or ours, and say so.
option-earth-animals-on = with Animal Kingdom
option-earth-gaia = Gaia
option-earth-gaia-help = How strong Gaia is; counts for one player alone.
option-earth-gaia-beginner = Beginner Gaia
option-earth-gaia-medium = Medium Gaia
option-earth-gaia-hard = Hard Gaia
option-earth-gaia-expert = Expert Gaia
option-earth-teams = Teams
option-earth-teams-help = Two against two, partners opposite each other; counts for four players.
option-earth-teams-on = Teams
option-earth-solo_animals = Animals alone
option-earth-solo_animals-help = How many animals you and Gaia have each; by level: two when advanced or against a hard or expert Gaia, else one.
option-earth-solo_animals-by_level = By level
option-earth-solo_animals-one = One each
option-earth-solo_animals-two = Two each

# Actions
earth-sentence = { $text }.
earth-then = { $first }, then { $then }
earth-or = { $first }, or { $last }
earth-gain-planting = { $count ->
    [one] plant up to one card
   *[other] plant up to { $count } cards
  }
earth-gain-reaping = look at { $count } cards and keep one
