# Cryptid: prompts, moves, events, clues, hints, results.

game-cryptid-name = Cryptid
game-cryptid-line = Ask, listen and deduce the one hex where the creature lives.
game-cryptid-legend =
    The map: D desert, F forest, M mountain, S swamp, W water; in [ ] bear territory, in ( ) cougar territory.
    ∩ standing stone, ⌂ abandoned shack: w white, g green, b blue, k black.
    ■ cube: not here. ● disc: possible. The letters say whose. + your clue allows it. ★ the habitat.

# What a seat is asked
cryptid-prompt-opening = Place cube { $number } of { $cubes } where your clue says the creature cannot live.
cryptid-prompt-turn = Ask a rival about a hex, or search one.
cryptid-prompt-turn-vote = Ask a rival about a hex, or search one. { $who } proposes to open the hint: you can vote now or later.
cryptid-prompt-cube = You made a rival place a cube, so place one too, where your clue rules the creature out.
cryptid-prompt-disc = Your disc lies there already: place another one where your clue allows the creature.
cryptid-prompt-vote = { $who } proposes to open the hint. Shall it be opened for everybody?
cryptid-prompt-propose = It is not your turn. You may propose to open the hint.

# Hexes and researchers
cryptid-hex-desert = Desert { $at }
    .unbroken = yes
cryptid-hex-forest = Forest { $at }
    .unbroken = yes
cryptid-hex-mountain = Mountain { $at }
    .unbroken = yes
cryptid-hex-swamp = Swamp { $at }
    .unbroken = yes
cryptid-hex-water = Water { $at }
    .unbroken = yes
cryptid-letter-desert = D
cryptid-letter-forest = F
cryptid-letter-mountain = M
cryptid-letter-swamp = S
cryptid-letter-water = W
cryptid-paint-white = w
cryptid-paint-green = g
cryptid-paint-blue = b
cryptid-paint-black = k
cryptid-researcher = { $seat }’s researcher { $letter }

# Moves
cryptid-move-cube = Place a cube on { $hex }
cryptid-move-disc = Place a disc on { $hex }
cryptid-move-ask = Ask { $of } about { $hex }
cryptid-move-search = Search { $hex }
cryptid-move-hint = Propose to open the hint
cryptid-move-vote-yes = Yes, open the hint
cryptid-move-vote-no = No, keep it closed
cryptid-group-hint = Hint

# Events
cryptid-event-cube = { $you ->
    [who] You place
   *[other] { $who } places
  } a cube on { $hex }.
cryptid-event-disc = { $you ->
    [who] You place
   *[other] { $who } places
  } another disc, on { $hex }.
cryptid-event-asked-yes = { $you ->
    [who] You ask { $of } about { $hex }: possible, a disc.
    [of] { $who } asks you about { $hex }: possible, a disc.
   *[other] { $who } asks { $of } about { $hex }: possible, a disc.
  }
cryptid-event-asked-no = { $you ->
    [who] You ask { $of } about { $hex }: impossible, a cube.
    [of] { $who } asks you about { $hex }: impossible, a cube.
   *[other] { $who } asks { $of } about { $hex }: impossible, a cube.
  }
cryptid-event-declared = { $you ->
    [who] You want to search { $hex }, where your disc already lies, and owe another disc first.
   *[other] { $who } wants to search { $hex }, where their disc already lies, and owes another disc first.
  }
cryptid-event-searched = { $you ->
    [who] You search
   *[other] { $who } searches
  } { $hex }.
cryptid-event-answered-yes = { $you ->
    [who] You place
   *[other] { $who } places
  } a disc: possible.
cryptid-event-answered-no = { $you ->
    [who] You place
   *[other] { $who } places
  } a cube: impossible. The search ends.
cryptid-event-no-cube = { $you ->
    [who] You have no hex left for a cube and place none.
   *[other] { $who } has no hex left for a cube and places none.
  }
cryptid-event-no-disc = { $you ->
    [who] You have no hex left for a disc and place none.
   *[other] { $who } has no hex left for a disc and places none.
  }
cryptid-event-hint-asked = { $you ->
    [who] You propose
   *[other] { $who } proposes
  } to open the hint.
cryptid-event-voted = { $you ->
    [who] You have
   *[other] { $who } has
  } voted.
cryptid-event-voted-yes = { $you ->
    [who] You vote
   *[other] { $who } votes
  } to open the hint.
cryptid-event-voted-no = { $you ->
    [who] You vote
   *[other] { $who } votes
  } against the hint.
cryptid-event-hint-refused = The hint stays closed. Against: { $against }.
cryptid-event-hint-agreed = All agree, and the hint is opened: { $hint }.
cryptid-event-hint-enough = Enough of you agree, and the hint is opened: { $hint }.
cryptid-event-hint-given = The hint is opened: { $hint }. Against: { $against }.
cryptid-event-found = { $you ->
    [who] You find
   *[other] { $who } finds
  } the creature on { $hex }!
cryptid-event-drawn = The last round is over, and nobody has found the creature. It lived on { $hex }.

# Before one's eyes
cryptid-note-clue = Your clue: the creature is { $clue }.
cryptid-note-own-clue-of = Your researcher { $letter }’s clue: the creature is { $clue }.
cryptid-note-clue-of = The clue of { $who }: { $clue }.
cryptid-note-turn = It is the turn of { $who }.
cryptid-note-hint = Hint: { $hint }.

# Clues
cryptid-clue-on = on { $first } or { $second }
cryptid-clue-not-on = not on { $first } or { $second }
cryptid-clue-near = within { $reach ->
    [one] { $reach } hex
   *[other] { $reach } hexes
  } of { $thing }
cryptid-clue-far = not within { $reach ->
    [one] { $reach } hex
   *[other] { $reach } hexes
  } of { $thing }

cryptid-terrain-desert = desert
cryptid-terrain-forest = forest
cryptid-terrain-mountain = mountain
cryptid-terrain-swamp = swamp
cryptid-terrain-water = water

cryptid-near-desert = desert
cryptid-near-forest = forest
cryptid-near-mountain = mountain
cryptid-near-swamp = swamp
cryptid-near-water = water
cryptid-near-animal = an animal territory
cryptid-near-stone = a standing stone
cryptid-near-shack = an abandoned shack
cryptid-near-bear = bear territory
cryptid-near-cougar = cougar territory
cryptid-near-white = a white structure
cryptid-near-green = a green structure
cryptid-near-blue = a blue structure
cryptid-near-black = a black structure

cryptid-far-desert = desert
cryptid-far-forest = forest
cryptid-far-mountain = mountain
cryptid-far-swamp = swamp
cryptid-far-water = water
cryptid-far-animal = an animal territory
cryptid-far-stone = a standing stone
cryptid-far-shack = an abandoned shack
cryptid-far-bear = bear territory
cryptid-far-cougar = cougar territory
cryptid-far-white = a white structure
cryptid-far-green = a green structure
cryptid-far-blue = a blue structure
cryptid-far-black = a black structure

# Hints
cryptid-hint-on = no clue names two terrains
cryptid-hint-near1 = no clue is about a distance of 1 hex
cryptid-hint-near2 = no clue is about a distance of 2 hexes
cryptid-hint-near3 = no clue is about a distance of 3 hexes
cryptid-hint-terrain = no clue mentions any terrain
cryptid-hint-animal = no clue mentions an animal territory
cryptid-hint-desert = no clue mentions desert
cryptid-hint-forest = no clue mentions forest
cryptid-hint-mountain = no clue mentions mountain
cryptid-hint-swamp = no clue mentions swamp
cryptid-hint-water = no clue mentions water

# The end
cryptid-outcome-found = The creature is found by a search that met no cube.
cryptid-outcome-drawn = Nobody found the creature in { $rounds } rounds: a draw.
cryptid-score-found = Found the creature

# What an answer meant, in a review.
cryptid-luck-left = { $said } Hexes left to you: { $after } of { $before }.
