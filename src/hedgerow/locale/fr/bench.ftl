# hedgerow bench

bench-progress = Manches
bench-game = Parties au hasard
bench-decisions = 1000 choix/s
bench-range = mini–maxi
bench-steps = 1000 pas/s
bench-times = le nôtre ÷ ceci
bench-decimal = { $whole },{ $part }
bench-counted = Médianes de { $rounds } manches de { $seconds } s de temps processeur chacune, à tour de rôle. Une décision est le choix d’un joueur ; les pas comptent aussi les tirages au sort. La mise en place de chaque partie est comprise ; « le nôtre » est { $game } avec des choix tirés sans dresser la liste, à { $seats } joueurs.
cryptid-bench = Cryptide : mode normal, les cartes de la boîte.
habitats-bench = Habitats : pour les parcs comptés, ou expliqués avec toutes les raisons, un choix est un parc fini de 21 tuiles et son entrée ; pour les tuiles pesées, une case où une tuile pourrait aller.
earth-bench = Earth : clone copie une position d’une partie au hasard ; clone, apply joue aussi son coup sur la copie. Chacun compte pour un choix.
bench-tuned = OpenSpiel est piloté depuis Python avec random.choice et random.choices ; « tuned » emploie nos propres dés et un tirage écrit à la main.
bench-missing = Sans comparaison : { $package } n’est pas installé (pip install hedgerow[bench], et pygame pour les jeux de PettingZoo).

error-bench-rounds = Il faut au moins une manche, pas { $rounds }.
error-bench-seconds = Une manche dure plus de 0 et au plus 3600 secondes, pas { $seconds }.
