# Conseils

web-hint = Que ferais-tu ?
web-hint-short = Idées
web-hint-percent = { $percent } %
web-hint-thinking = Je réfléchis …
web-hint-seconds = { $seconds } s
web-hint-busy = La machine est occupée : c’est plus long que d’habitude. Tu peux continuer à jouer, la réponse reste valable pour ce tour.
web-hint-stop = Ne plus attendre
web-hint-failed = Aucun conseil n’est venu cette fois.
web-hint-retry = Réessayer
web-hint-settling = Je regarde de plus près …
web-hint-later = Demande quand c’est ton tour.
web-hint-do = { $steps ->
    [one] Jouer le coup { $number }
   *[other] Jouer le plan { $number }
}
web-hint-show = Montrer
web-hint-drawn = Coup { $number }
web-hint-times = { $step } (×{ $times })
web-hint-then = puis { $steps }
web-hint-points = Environ { $points } points.
web-hint-told = { $count ->
    [one] Un coup vient d’abord : { $words }. { $chance }
   *[other] { $count } coups. Le premier : { $words }. { $chance }
}
web-hint-only = Il n’y a pas d’autre coup.
web-hint-alone = Rien d’autre n’approche le premier.
web-hint-others = { $count ->
    [one] Encore un autre choix.
   *[other] { $count } autres choix.
}
web-hint-others-below = { $count ->
    [one] Encore un autre choix, pas au-dessus de { $percent } %.
   *[other] { $count } autres choix, aucun au-dessus de { $percent } %.
}
web-hint-ordinary = Un coup ordinaire ici : { $percent } % ± { $doubt } de gagner, d’après ce que tu vois.
web-hint-off = Entre humains, il y a des conseils dès que toute la table est d’accord.
web-hint-off-short = dès que tous acceptent
web-hint-noted = Le journal et la partie enregistrée disent que quelqu’un a demandé, jamais quelle était la réponse.
web-hint-ask = Demander des conseils aux autres
web-hint-wish = { $count ->
    [one] { $names } voudrait des conseils à cette table.
   *[other] { $names } voudraient des conseils à cette table.
}
web-hint-answer = Répondre
web-hint-agree = D’accord
web-hint-none = Pas de conseils
web-hint-waiting = Tu es d’accord. On attend : { $names }.
web-key-hint = Que ferais-tu ? (un conseil)
web-hint-all = Tous les coups
