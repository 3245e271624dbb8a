# Cards of Le Tournoi: names, figures, effects.

# A name in the reader’s language: both are given, one is said.
tournoi-name = { $fr ->
   *[any] { $en }
}

# Figures. The sign is a minus or nothing.
tournoi-whole = { $sign }{ $whole }
tournoi-decimal = { $sign }{ $whole }.{ $parts }
tournoi-measure = { $number } { $unit }
tournoi-years = { $below_two ->
   *[any] { $number } { $one ->
        [yes] year
       *[no] years
    }
}
tournoi-months = { $below_two ->
   *[any] { $number } { $one ->
        [yes] month
       *[no] months
    }
}
tournoi-days = { $below_two ->
   *[any] { $number } { $one ->
        [yes] day
       *[no] days
    }
}

tournoi-colour-green = green
tournoi-colour-yellow = yellow
tournoi-colour-orange = orange
tournoi-colour-red = red

tournoi-threat-NE = not evaluated
tournoi-threat-DD = too little data
tournoi-threat-LC = least concern
tournoi-threat-NT = near threatened
tournoi-threat-VU = vulnerable
tournoi-threat-EN = endangered
tournoi-threat-CR = critically endangered
tournoi-threat-none = no threat level given: counts as green

tournoi-kind-mammal = mammals
tournoi-kind-fish = fish
tournoi-kind-reptile = reptiles
tournoi-kind-bird = birds
tournoi-kind-mollusc = molluscs
tournoi-kind-arthropod = arthropods
tournoi-kind-amphibian = amphibians
tournoi-kind-other = others

tournoi-brood-gestation = Gestation
tournoi-brood-incubation = Incubation

tournoi-power-junior = Junior
tournoi-power-protect = Protect
tournoi-power-action = Action

tournoi-effect-reverse = The smallest value wins. A second Junior on the battle undoes it.
tournoi-effect-keep = Your card goes to your protected zone, whoever wins.
tournoi-effect-own-times = Your value counts { $times ->
    [2] double
   *[other] { $times } times
}.
tournoi-effect-own-part = Your value counts { $half ->
    [yes] half
   *[no] { $times }/{ $over }
}.
tournoi-effect-rivals-times = Every rival’s value counts { $times ->
    [2] double
   *[other] { $times } times
}.
tournoi-effect-rivals-part = Every rival’s value counts { $half ->
    [yes] half
   *[no] { $times }/{ $over }
}.
tournoi-effect-next = The battle compares { $steps ->
    [one] the next characteristic
   *[other] the characteristic { $steps } places further
}; after the last comes the first.
tournoi-effect-threat = The more threatened species wins; the values only break ties.
tournoi-effect-cancel = All other { $which ->
    [junior] Junior cards
    [action] Action cards
   *[both] Junior and Action cards
} on this battle have no effect.
tournoi-effect-replace = Once the cards are turned up you may play the top card of your deck instead; yours goes under the deck.
tournoi-effect-second = If you come second, you win too.
tournoi-effect-points = If you win this battle, you score { $points ->
    [one] { $points } more point
   *[other] { $points } more points
}.
