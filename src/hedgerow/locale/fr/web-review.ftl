# Le navigateur : l’analyse d’une partie finie.

web-review-title = Analyse
web-review-subtitle = Analyse, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
  }, { $moves } coups
web-review-loading = Les coups sont examinés un par un.
web-review-progress = { $done } coups examinés sur { $total }
web-review-leave = Tu peux partir et revenir : l’analyse continue sans toi.
web-review-again = Réessayer
web-review-go-on = Continuer
web-review-replay = Revoir la partie
web-review-replay-here = Revoir d’ici
web-review-share = Partager
web-review-shared = Le lien vers ce moment est copié.
web-review-chart = Chances de gagner
web-review-chart-says = { $who } : { $first } % au départ, { $last } % à { $label }.
web-review-start = Début
web-review-key-error = Erreur
web-review-luck = Chance
web-review-ledger = Ce qui a fait le résultat
web-review-so-far = Pour l’instant : le compte sera complet quand tous les coups auront été examinés.
web-review-moments = { $count ->
    [one] { $count } moment
   *[other] { $count } moments
  }
web-review-more = { $count } de plus
web-review-fewer = Moins
web-review-moment = Le moment
web-review-where = { $label } · coup { $move }
web-review-better = Mieux
web-review-better-is = Mieux : { $move }.
web-review-better-by = Mieux : { $cost } %
web-review-played = Joué
web-review-cost = Cela a coûté { $cost } % (± { $doubt }).
web-review-lead = { $lead } % de plus que le coup suivant.
web-review-choices = { $count ->
    [one] Un seul coup était possible.
   *[other] { $count } coups étaient possibles.
  }
web-review-luck-line = Ce qu’on ne pouvait pas prévoir (une donne, une pioche, une réponse ou ce que les autres avaient à jouer) a changé d’autant les chances de gagner.
web-review-of = La partie de qui
web-review-you = Toi
web-review-yours = Tes décisions
web-review-theirs = Décisions de { $who }
web-review-decisions = Les décisions
web-review-listed =
  { $listed ->
    [one] { $listed } sur { $decisions } a coûté à coup sûr 1 % ou plus
   *[other] { $listed } sur { $decisions } ont coûté à coup sûr 1 % ou plus
  }
web-review-perhaps = Peut-être
web-review-perhaps-why = Elles ont pu coûter quelque chose ; l’écart reste dans l’incertitude.
web-review-no-errors = Aucune décision n’a coûté 1 % à coup sûr.
web-review-no-luck = Aucun coup de chance à raconter.
web-review-find = Meilleure trouvaille : { $move }, { $label } : { $lead } % de mieux que le coup suivant
web-review-best-find = meilleure trouvaille
web-review-worst-own = ta pire
web-review-worst = la pire
web-review-tabs = Les moments de qui
web-review-back = Le moment d’avant
web-review-on = Le moment suivant
web-review-accuracy = Précision : { $name }
web-review-accuracy-own = Ta précision
web-review-no-accuracy = aucune décision
web-review-percent = { $percent } % ± { $doubt }
