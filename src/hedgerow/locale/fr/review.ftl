# Analyses de parties finies : le bilan des erreurs et de la chance.

error-review-unfinished = Seule une partie finie peut être analysée.
error-review-none = { $game } n’a pas de robot capable de juger ses coups : pas d’analyse.
error-review-seat = « { $seat } » n’est pas une place : donne une lettre de A à F.

review-method = Chaque décision jugée d’après ce que sa place pouvait savoir, dans { $worlds } mondes tirés au sort.

review-row-start = Départ
review-row-own-errors = Tes erreurs
review-row-rival-errors = Erreurs de { $seat }
review-row-rivals-errors = Erreurs des autres
review-row-own-luck = Le hasard pour toi
review-row-rival-luck = Le hasard pour { $seat }
review-row-rivals-luck = Le hasard pour les autres
review-row-won = Résultat : gagné
review-row-shared = Résultat : partagé
review-row-lost = Résultat : perdu
review-note-alone = Ce qu’on en fait d’habitude
review-note-equal = { $seats ->
    [2] Deux places, chances égales
    [3] Trois places, chances égales
    [4] Quatre places, chances égales
    [5] Cinq places, chances égales
   *[6] Six places, chances égales
}

review-error = { $played } (mieux : { $best })
review-luck-deal = La donne, et ta place à la table
review-luck-turn = Ce que le tour de { $seat } a donné

# La ligne de commande.

review-progress = Coups examinés
review-title = { $game } : d’où vient le résultat de { $seat }
review-chart = Chance de gagner, en pour cent
review-ledger = Le bilan
review-more = { $count ->
    [one] et un autre moment : { $rest }
   *[other] et { $count } autres moments : { $rest }
}
review-accuracy = { $seat } : précision { $percent } % ± { $doubt } ; { $listed ->
    [one] { $listed } décision sur { $decisions } a coûté 1 % ou plus
   *[other] { $listed } décisions sur { $decisions } ont coûté 1 % ou plus
}
review-no-errors = Aucune décision n’a coûté plus de 1 %.
review-played = Joué : { $played } ({ $cost }, ± { $doubt })
review-better = Mieux : { $best }
review-find = Ta meilleure trouvaille, { $label } : { $played } ({ $lead } sur la suivante)
