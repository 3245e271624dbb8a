# hedgerow train

train-playing = Parties de { $game } pour apprendre
train-measuring = Parties inédites de { $game }
train-figures = { $games } parties inédites, { $positions } positions : entropie croisée { $loss } (au hasard { $guessing }), aire sous la courbe { $auc }, erreur de calibration { $ece }
train-points = Les points finaux sont estimés à { $points } près en moyenne.
train-written = Enregistré dans { $file } ({ $kilobytes } Ko).

train-report-title = { $game } : chances de gagner
train-report-line = Mesuré sur { $positions } positions de { $games } parties inédites.
train-report-plot = Fiabilité
train-report-note = Ce que le modèle annonçait face à ce qui s’est produit. Sur la ligne pointillée, les deux coïncident. Un grand cercle représente beaucoup de positions.
train-report-told = Annoncé
train-report-won = Observé
train-report-count = Positions d’un siège
train-report-figures = Mesures
train-report-figure = Mesure
train-report-value = Valeur
train-report-ece = Erreur de calibration attendue
train-report-auc = Aire sous la courbe
train-report-loss = Entropie croisée
train-report-guessing = Entropie croisée à chances égales

error-train-features = Personne n’a dit ce qui compte dans { $game } : il manque bots/{ $game }/features.py.
error-train-games = Il faut au moins une partie et une position pour apprendre et pour mesurer.
error-train-none = Il n’y a pas de modèle dans { $file } : entraîne-en un d’abord.
error-train-numpy = L’apprentissage a besoin de NumPy : pip install numpy.
