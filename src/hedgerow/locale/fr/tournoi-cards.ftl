# Les cartes du Tournoi : noms, valeurs, effets.

# Un nom dans la langue du lecteur : les deux sont donnés, un seul est dit.
tournoi-name = { $en ->
   *[any] { $fr }
}

# Les valeurs. Le signe est un moins ou rien.
tournoi-whole = { $sign }{ $whole }
tournoi-decimal = { $sign }{ $whole },{ $parts }
tournoi-measure = { $number } { $unit }
tournoi-years = { $one ->
   *[any] { $number } { $below_two ->
        [yes] an
       *[no] ans
    }
}
tournoi-months = { $one ->
   *[any] { $number } { $below_two ->
        [yes] mois
       *[no] mois
    }
}
tournoi-days = { $one ->
   *[any] { $number } { $below_two ->
        [yes] jour
       *[no] jours
    }
}

tournoi-colour-green = vert
tournoi-colour-yellow = jaune
tournoi-colour-orange = orange
tournoi-colour-red = rouge

tournoi-threat-NE = non évaluée
tournoi-threat-DD = données insuffisantes
tournoi-threat-LC = préoccupation mineure
tournoi-threat-NT = quasi menacée
tournoi-threat-VU = vulnérable
tournoi-threat-EN = en danger
tournoi-threat-CR = en danger critique
tournoi-threat-none = sans degré de menace : compte comme vert

tournoi-kind-mammal = mammifères
tournoi-kind-fish = poissons
tournoi-kind-reptile = reptiles
tournoi-kind-bird = oiseaux
tournoi-kind-mollusc = mollusques
tournoi-kind-arthropod = arthropodes
tournoi-kind-amphibian = amphibiens
tournoi-kind-other = autres

tournoi-brood-gestation = Gestation
tournoi-brood-incubation = Incubation

tournoi-power-junior = Junior
tournoi-power-protect = Protect
tournoi-power-action = Action

tournoi-effect-reverse = La plus petite valeur l’emporte. Une deuxième carte Junior sur la bataille annule l’effet.
tournoi-effect-keep = Ta carte va dans ta Zone protégée, quel que soit le vainqueur.
tournoi-effect-own-times = Ta valeur compte { $times ->
    [2] double
   *[other] { $times } fois
}.
tournoi-effect-own-part = Ta valeur compte { $half ->
    [yes] pour moitié
   *[no] aux { $times }/{ $over }
}.
tournoi-effect-rivals-times = La valeur de chaque adversaire compte { $times ->
    [2] double
   *[other] { $times } fois
}.
tournoi-effect-rivals-part = La valeur de chaque adversaire compte { $half ->
    [yes] pour moitié
   *[no] aux { $times }/{ $over }
}.
tournoi-effect-next = La bataille se joue sur { $steps ->
    [1] la caractéristique suivante
   *[other] la caractéristique qui vient { $steps } rangs plus loin
} ; après la dernière vient la première.
tournoi-effect-threat = L’espèce la plus menacée l’emporte ; les valeurs ne servent qu’à départager.
tournoi-effect-cancel = Toutes les autres cartes { $which ->
    [junior] Junior
    [action] Action
   *[both] Junior et Action
} de cette bataille sont sans effet.
tournoi-effect-replace = Une fois les cartes dévoilées, tu peux remplacer la tienne par la première carte de ton deck ; elle va sous le deck.
tournoi-effect-second = Si tu es deuxième, tu gagnes aussi.
tournoi-effect-points = Si tu gagnes cette bataille, tu marques { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
}.
