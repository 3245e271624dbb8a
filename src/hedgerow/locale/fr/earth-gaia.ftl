# Earth en solo : Gaïa.

earth-gaia = Gaïa
earth-prompt-yielding = Choisis la carte Faune que Gaïa revendique, au meilleur rang libre.
earth-event-gaia-turned = Gaïa révèle { $card }.
earth-event-gaia-skipped = Gaïa passe un tour.
earth-event-gaia-gained = Gaïa prend { $what }.
earth-event-gaia-nothing = Gaïa ne prend rien.
earth-event-gaia-claimed = Gaïa revendique { $fauna } au rang { $rank }.
earth-event-gaia-stocked = { $count ->
    [one] Gaïa met un pion en stock : { $animal }.
   *[other] Gaïa met { $count } pions en stock : { $animal }.
  }
earth-event-gaia-completed = Gaïa prend le bonus du tableau complet.
earth-gaia-soil = { $count ->
    [one] { $count } sol
   *[other] { $count } sols
  }
earth-gaia-sprout = { $count ->
    [one] un germe
   *[other] { $count } germes
  }
earth-gaia-growth = { $count ->
    [one] une croissance
   *[other] { $count } croissances
  }
earth-gaia-compost = { $count ->
    [one] une carte pour son compost
   *[other] { $count } cartes pour son compost
  }
earth-note-gaia = Gaïa : { $soil ->
    [one] { $soil } sol
   *[other] { $soil } sols
  }, { $sprouts ->
    [one] { $sprouts } germe
   *[other] { $sprouts } germes
  }, { $growth ->
    [one] { $growth } croissance
   *[other] { $growth } croissances
  }, { $compost ->
    [one] { $compost } carte
   *[other] { $compost } cartes
  } au compost, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } dans sa pile.
earth-note-gaia-animal = L’animal de Gaïa, { $animal } : { $text }
earth-outcome-beat-gaia = Tu as battu Gaïa, qui a { $gaia ->
    [one] { $gaia } point
   *[other] { $gaia } points
  }.
earth-outcome-lost-to-gaia = Gaïa gagne avec { $gaia ->
    [one] { $gaia } point
   *[other] { $gaia } points
  }.
