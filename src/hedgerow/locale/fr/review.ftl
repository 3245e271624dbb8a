# Analyses de parties finies : le bilan des erreurs et de la chance.

error-review-unfinished = Seule une partie finie peut être analysée.
error-review-none = { $game } n’a pas de robot capable de juger ses coups : pas d’analyse.

review-method = Chaque décision jugée d’après ce que sa place pouvait savoir, dans { $worlds } mondes tirés au sort.

review-row-start = Départ
review-row-own-errors = Tes erreurs
review-row-rival-errors = Erreurs de { $seat }
review-row-rivals-errors = Erreurs adverses
review-row-own-luck = Tes pioches
review-row-rival-luck = Pioches de { $seat }
review-row-rivals-luck = Pioches adverses
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
