# Habitat: North Woods: prompts, moves, events, notes, results.

game-north_woods-name = Habitat: North Woods
game-north_woods-line = Grow food chains until every rank from 1 to 8 lies in front of you, all fed.
game-north_woods-legend =
    A chain is read from its highest card down to what feeds it: slot:rank card < slot:rank card.
    ! hungry, ~ living on carrion, 7- one rank lower by a Population Boom, x2 under Abundance, (A) an Abundance in a resource’s stead.
    In a player’s row: their ranks. * an event. (+2) two cards beneath the top one.

# What a seat is asked
north-woods-prompt-opening = Bring your hand down to three cards: lay what can be fed, discard the rest. Nobody sees it yet.
north-woods-prompt-start = Draw two cards, or send an aggressor out for Territory.
north-woods-prompt-second = Draw the second card.
north-woods-prompt-aggression = Which chain does your aggressor take?
north-woods-prompt-acting = Play, move, rescue or use events as you like, then end your turn.
north-woods-prompt-unfed = You have all eight ranks, but not all are fed. Feed the hungry, or end your turn: then they die.
north-woods-prompt-rescuing = After a Migration you may only rescue, then end your turn.
north-woods-prompt-played = Lay it on what feeds it, or apart.
north-woods-prompt-lifted = Where does it go?
north-woods-prompt-rescued = Lay it where it is fed.
north-woods-prompt-disease = Which species does the Disease strike?
north-woods-prompt-abundance = Which resource does the Abundance lie beside?
north-woods-prompt-boom = Under which species does the Population Boom go?
north-woods-prompt-burning = Whose woods burn?
north-woods-prompt-naming = Name a rank.
north-woods-prompt-wildfire = Wildfire: give up one of your resources.
north-woods-prompt-pollution = Pollution: give up a species of your highest rank.
north-woods-prompt-winter = Winter: give up one of your resources.
north-woods-prompt-adopting = You may rescue a chain that lost its resource.
north-woods-prompt-keeping = Keep one of these cards; the others go to the display.
north-woods-prompt-renewing = Take at most one species and one resource from the dying piles.
north-woods-prompt-covering = Which dying pile does { $card } go on?
north-woods-prompt-dying = Your hungry species die: which one next, and where?
north-woods-prompt-discarding = Discard down to three cards.
north-woods-prompt-last = Your hungry species are gone: use an event if you hold one, or end the turn.
north-woods-prompt-closing = All ranks, all fed: declare your Habitat?

# Cards and places
north-woods-nothing = nothing
north-woods-lying = { $card } ({ $slot })
north-woods-slot = slot { $slot }
north-woods-place = empty place { $pile }
north-woods-pile = pile { $pile } ({ $card })

# Moves
north-woods-move-lay = Lay { $card }
north-woods-move-lay-on = Lay { $card } on { $food }
north-woods-move-aside = Discard { $card }
north-woods-move-draw = Draw from the deck
north-woods-move-take = Take { $card } from the display
north-woods-move-territory = Territory with { $card }
north-woods-move-seize = Go for { $chain } of { $who }
north-woods-move-play = Play { $card }
north-woods-move-use = Use { $card }
north-woods-move-lift = Move { $card }
north-woods-move-on = On { $food }
north-woods-move-apart = On its own
north-woods-move-feed = Feed for me
north-woods-move-rescue = Rescue { $card }
north-woods-move-declare = Declare a Habitat
north-woods-move-end = End the turn
north-woods-move-aim = { $card } of { $who }
north-woods-move-burn = Burn a resource of { $who }
north-woods-move-name = Rank { $rank }
north-woods-move-adopt = Rescue the chain of { $card }
north-woods-move-keep = Keep { $card }
north-woods-move-fetch = Take { $card } (pile { $pile }, card { $at })
north-woods-move-cover = Cover { $pile }
north-woods-move-bury = Put { $card } on { $pile }
north-woods-move-bury-event = Put { $event } of { $card } on { $pile }
north-woods-move-discard = Discard { $card } to { $pile }
north-woods-move-done = Nothing more

north-woods-group-play = Play
north-woods-group-discard = Discard
north-woods-group-draw = Draw
north-woods-group-territory = Territory
north-woods-group-event = Events
north-woods-group-feed = Food chains
north-woods-group-rescue = Rescue
north-woods-group-dying = Dying piles
north-woods-group-turn = Turn

# Events
north-woods-event-put-down = { $you ->
    [who] You lay or discard a card, face down.
   *[other] { $who } lays or discards a card, face down.
  }
north-woods-event-laid-down = { $you ->
    [who] You lay
   *[other] { $who } lays
  } { $card } face down.
north-woods-event-set-aside = { $you ->
    [who] You discard
   *[other] { $who } discards
  } { $card } face down.
north-woods-event-opened = { $you ->
    [who] You open
   *[other] { $who } opens
  } with: { $cards }.
north-woods-event-dealt = On the dying piles: { $cards }.
north-woods-event-drew = { $you ->
    [who] You draw
   *[other] { $who } draws
  } a card.
north-woods-event-drew-card = { $you ->
    [who] You draw
   *[other] { $who } draws
  } { $card }.
north-woods-event-took = { $you ->
    [who] You take
   *[other] { $who } takes
  } { $card } from the display.
north-woods-event-refilled = New on the display: { $card }.
north-woods-event-reshuffled = The deck is out. Display and dying piles are shuffled into a new one; on the display: { $cards }.
north-woods-event-found-nothing = { $you ->
    [who] You find
   *[other] { $who } finds
  } nothing to draw.
north-woods-event-attacked = { $you ->
    [who] You send
   *[other] { $who } sends
  } out { $card } for Territory.
north-woods-event-seized = { $you ->
    [who] With { $card }, you take from { $of }: { $taken }.
    [of] With { $card }, { $who } takes from you: { $taken }.
   *[other] With { $card }, { $who } takes from { $of }: { $taken }.
  }
north-woods-event-seized-scared = { $you ->
    [who] With { $card }, you take from { $of }: { $taken }. Scared off: { $scared }.
    [of] With { $card }, { $who } takes from you: { $taken }. Scared off: { $scared }.
   *[other] With { $card }, { $who } takes from { $of }: { $taken }. Scared off: { $scared }.
  }
north-woods-event-played = { $you ->
    [who] You play
   *[other] { $who } plays
  } { $card }.
north-woods-event-apart = { $you ->
    [who] You lay
   *[other] { $who } lays
  } { $card } apart.
north-woods-event-moved = { $you ->
    [who] You lay
   *[other] { $who } lays
  } { $card } on { $onto }.
north-woods-event-moved-parted = { $you ->
    [who] You lay
   *[other] { $who } lays
  } { $card } on { $onto }; { $parted } has to make room.
north-woods-event-fed-all = { $you ->
    [who] You rearrange
   *[other] { $who } rearranges
  } the chains: { $hungry ->
    [0] no species is hungry
    [one] { $hungry } species stays hungry
   *[other] { $hungry } species stay hungry
  }.
north-woods-event-rescued = { $you ->
    [who] You rescue
   *[other] { $who } rescues
  } { $card }.
north-woods-event-used = { $you ->
    [who] You use
   *[other] { $who } uses
  } { $card }.
north-woods-event-aimed-own = { $you ->
    [who] Your { $using } on your own { $card }.
   *[other] { $using } of { $who } on their own { $card }.
  }
north-woods-event-aimed = { $you ->
    [who] Your { $using } on { $card } of { $of }.
    [of] { $using } of { $who } on your { $card }.
   *[other] { $using } of { $who } on { $card } of { $of }.
  }
north-woods-event-set-alight = { $you ->
    [who] A wildfire breaks out in your woods.
   *[other] A wildfire breaks out in the woods of { $who }.
  }
north-woods-event-adopted = { $you ->
    [who] You rescue from the fire, from { $of }: { $cards }.
    [of] { $who } rescues from the fire in your woods: { $cards }.
   *[other] { $who } rescues from the fire, from { $of }: { $cards }.
  }
north-woods-event-passed = Everybody passes their hand to the left.
north-woods-event-passed-own = Everybody passes their hand to the left: yours goes to { $to }, and { $from } passes you theirs.
north-woods-event-spring-drew = { $you ->
    [who] You draw
   *[other] { $who } draws
  } { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } for Spring.
north-woods-event-spring-saw = { $you ->
    [who] You draw
   *[other] { $who } draws
  } for Spring: { $cards }.
north-woods-event-spring-came = { $you ->
    [who] You keep one and lay on the display: { $cards }.
   *[other] { $who } keeps one and lays on the display: { $cards }.
  }
north-woods-event-spring-kept = { $you ->
    [who] You keep { $card } and lay on the display: { $cards }.
   *[other] { $who } keeps { $card } and lays on the display: { $cards }.
  }
north-woods-event-fetched = { $you ->
    [who] You take
   *[other] { $who } takes
  } { $card } from the dying piles.
north-woods-event-named = { $you ->
    [who] You name rank { $rank } and find { $card }.
   *[other] { $who } names rank { $rank } and finds { $card }.
  }
north-woods-event-named-none = { $you ->
    [who] You name
   *[other] { $who } names
  } rank { $rank }: the deck has none.
north-woods-event-winter = { $count ->
    [0] No dying card to shuffle into the deck
    [one] The dying card is shuffled into the deck
   *[other] The { $count } dying cards are shuffled into the deck
  }.
north-woods-event-starved = { $you ->
    [who] Your { $card } starves and goes to dying pile { $pile }.
   *[other] { $who }’s { $card } starves and goes to dying pile { $pile }.
  }
north-woods-event-fell = { $you ->
    [who] You put { $card } on dying pile { $pile }.
   *[other] { $who } puts { $card } on dying pile { $pile }.
  }
north-woods-event-discarded = { $you ->
    [who] You discard
   *[other] { $who } discards
  } { $card } to pile { $pile }.
north-woods-event-spent = The event { $card } goes to dying pile { $pile }.
north-woods-event-ended = { $you ->
    [who] You end your turn; nobody is hungry.
   *[other] { $who } ends the turn; nobody is hungry.
  }
north-woods-event-ended-hungry = { $you ->
    [who] You end your turn. Hungry: { $cards }.
   *[other] { $who } ends the turn. Hungry: { $cards }.
  }
north-woods-event-habitat = { $you ->
    [who] You declare
   *[other] { $who } declares
  } a Habitat!
north-woods-event-dry = Nobody could draw for a whole round: the game ends.
north-woods-event-rounds = { $rounds ->
    [one] The round is over
   *[other] The { $rounds } rounds are over
  }: the game ends.

# Before one's eyes
north-woods-note-hand = Your hand: { $cards }.
north-woods-note-aside = Discarded in the opening: { $cards }.
north-woods-note-known = In the hand of { $who }, to your knowledge: { $cards }.
north-woods-note-spring = The Spring of { $who } bars Winter until their next turn.
north-woods-note-barren = The deck has no card of rank { $rank }.
north-woods-note-placing = To be laid: { $card }.
north-woods-note-aggressor = Aggressor: { $card }.
north-woods-note-covering = To the dying piles: { $cards }.
north-woods-note-spring-cards = Spring brought: { $cards }.
north-woods-note-edits = Cards moved this turn: { $count } of { $limit }.
north-woods-note-turn = { $who } is to play.

# The end
north-woods-outcome-habitat = A Habitat: all ranks, every species fed.
north-woods-outcome-dry = Nobody could draw for a whole round: most ranks win.
north-woods-outcome-rounds = No Habitat in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }: most ranks win.
north-woods-score-ranks = Different ranks

# The board in a terminal, and the round on every board
north-woods-round = Round { $round } of { $rounds }
north-woods-round-free = Round { $round }, no limit
north-woods-draw-dying = Dying
north-woods-draw-deck = Deck
north-woods-draw-display = Display
north-woods-draw-hand = Hand
north-woods-draw-held = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }

# Options
option-north_woods-wolf_pair = Pair of wolves
option-north_woods-wolf_pair-help = As in a later edition: two wolves of one rank count for the next rank too, so they are 7 and 8.
option-north_woods-wolf_pair-on = Pair of wolves
option-north_woods-rounds = Round limit
option-north_woods-rounds-help = Ours, not the rulebook’s: after this many rounds without a Habitat, most ranks win. 0 means no limit.
option-north_woods-rounds-0 = No round limit
option-north_woods-rearrangements = Rearrangements a turn
option-north_woods-rearrangements-help = Ours, not the rulebook’s: how often you may move your own cards in one turn. 0 means no limit.
option-north_woods-rearrangements-0 = No limit on rearranging

# What a draw brought, in a review.
north-woods-luck-drawn = { $you ->
    [seat] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
}
north-woods-luck-laid = { $you ->
    [seat] You draw { $cards } and lay it at once.
   *[other] { $seat } draws { $cards } and lays it at once.
}
north-woods-luck-streak = { $you ->
    [seat] You draw { $cards } and lay it at once: the { $streak ->
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] latest
    } good draw in a row.
   *[other] { $seat } draws { $cards } and lays it at once, good draw number { $streak } in a row.
}
