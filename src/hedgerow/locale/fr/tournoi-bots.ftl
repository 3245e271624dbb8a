# Le Tournoi : pourquoi un robot a joué ainsi.

tournoi-bot-wins = Je pense que { $card } gagne la bataille { $battle } environ { $percent } fois sur 100.
tournoi-bot-surely = Presque aucune carte ne bat { $card } à la bataille { $battle }.
tournoi-bot-hardly = { $card } ne gagnera guère : j’abandonne la bataille { $battle }.
tournoi-bot-power = { $power } m’aide le plus à la bataille { $battle }.
tournoi-bot-keep = Je garde mes autres cartes Pouvoir : elles peuvent servir plus tard, et valent un point chacune à la fin.
tournoi-bot-ahead = Avec ce plan, je compte prendre environ { $lead } { $one ->
   *[any] { $below_two ->
        [yes] point
       *[no] points
    }
} d’avance dans cette manche.
tournoi-bot-behind = Avec ce plan, mes adversaires devraient prendre environ { $lead } { $one ->
   *[any] { $below_two ->
        [yes] point
       *[no] points
    }
} d’avance dans cette manche.
tournoi-bot-level = Je compte rester à égalité avec mes adversaires dans cette manche.
tournoi-bot-varies = Je varie mes plans pour que personne ne me devine ; celui-ci, je le choisis environ { $percent } fois sur 100.
tournoi-bot-stay = Ma carte gagne cette bataille telle quelle.
tournoi-bot-replace = Ma carte perdrait : je tente la suivante.
