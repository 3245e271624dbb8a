# Le Tournoi : pourquoi un robot a joué ainsi.

tournoi-bot-wins = { $card } gagne { $battle } contre le deck moyen dans { $percent } % des cas environ.
tournoi-bot-power = { $power } sur { $battle } y ajoute assez de chances de gagner.
tournoi-bot-keep = Mes autres cartes Pouvoir vaudront plus tard davantage, ou un point chacune à la fin.
tournoi-bot-mixed = Avec ce plan, je compte gagner { $lead } points de plus que mes adversaires, et je le joue { $percent } % du temps pour que personne ne me devine.
tournoi-bot-stay = Ma carte gagne cette bataille telle quelle.
tournoi-bot-replace = Ma carte perdrait : n’importe quelle autre vaut mieux.
