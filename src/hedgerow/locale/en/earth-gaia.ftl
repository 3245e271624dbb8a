# Earth for one player: Gaia.

earth-gaia = Gaia
earth-prompt-yielding = Choose the fauna card that Gaia claims, at its best free rank.
earth-event-gaia-turned = Gaia turns up { $card }.
earth-event-gaia-skipped = Gaia misses a turn.
earth-event-gaia-gained = Gaia takes { $what }.
earth-event-gaia-nothing = Gaia takes nothing.
earth-event-gaia-claimed = Gaia claims { $fauna }, rank { $rank }.
earth-event-gaia-stocked = { $count ->
    [one] Gaia puts a piece into the stock of { $animal }.
   *[other] Gaia puts { $count } pieces into the stock of { $animal }.
  }
earth-event-gaia-completed = Gaia takes the bonus for a full tableau.
earth-gaia-soil = { $count } soil
earth-gaia-sprout = { $count ->
    [one] a sprout
   *[other] { $count } sprouts
  }
earth-gaia-growth = { $count } growth
earth-gaia-compost = { $count ->
    [one] a card for her compost
   *[other] { $count } cards for her compost
  }
earth-note-gaia = Gaia: { $soil } soil, { $sprouts ->
    [one] 1 sprout
   *[other] { $sprouts } sprouts
  }, { $growth } growth, { $compost ->
    [one] 1 card
   *[other] { $compost } cards
  } of compost, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } in her pile.
earth-note-gaia-animal = Gaia’s animal, { $animal }: { $text }
earth-outcome-beat-gaia = You beat Gaia, who has { $gaia ->
    [one] 1 point
   *[other] { $gaia } points
  }.
earth-outcome-lost-to-gaia = Gaia wins with { $gaia ->
    [one] 1 point
   *[other] { $gaia } points
  }.
