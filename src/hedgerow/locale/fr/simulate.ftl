# hedgerow simulate

simulate-progress = Parties de { $game }
simulate-bot = Bots
simulate-seats = Places tenues
simulate-wins = Victoires
simulate-rate = Victoires, %
simulate-interval = Intervalle à 95 %
simulate-score = Score moyen
simulate-decimal = { $whole },{ $part }
simulate-ending = { $percent } % des parties ({ $games }) : { $how }
simulate-total = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions } décisions, { $seconds } s de temps processeur.

error-simulate-games = Il faut jouer au moins une partie, pas { $games }.
error-simulate-processes = Il faut au moins un processus, pas { $processes }.
error-simulate-budget = Un bot a besoin d’au moins 1 ms, pas { $budget }.
error-simulate-bots = { $bots } bots sont nommés pour { $seats } joueurs.
error-simulate-illegal = Partie { $game } : le bot { $bot } a choisi « { $move } », un coup interdit à cet endroit.
error-simulate-endless = La partie { $game } n’est pas finie après { $decisions } décisions. Donne une limite à la table.
error-simulate-pyarrow = Les fichiers Parquet ont besoin de pyarrow : pip install hedgerow[data]
error-simulate-out = { $place } existe déjà. Choisis un autre dossier.
