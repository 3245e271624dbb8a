# Leçons : ce qui est commun à tous les jeux.

lesson-other = C’est permis, mais ici essaie ceci : { $task }

error-lesson-none = Il n’y a pas de leçon pour { $game } : le jeu n’en a pas, ou ses cartes ont été remplacées.
error-lesson-step = La leçon de { $game } n’a pas d’étape « { $step } ». Il y a : { $known }.
error-lesson-over = Cette étape de la leçon est déjà terminée.
error-lesson-pick = « { $pick } » n’est pas une des réponses. Il y a : { $known }.
error-lesson-answer = « { $answer } » n’est pas une bonne réponse de cette étape.
error-lesson-move = La leçon fait jouer « { $move } » à { $seat }, ce que les règles ne proposent pas.

learn-step = Étape { $step } sur { $steps }
learn-keys = s montre-moi · b retour · n suivant · q quitter
learn-notation = Écris un coup, comme « { $move } ». { $count } sont permis.
learn-lit = Éclairé : { $places }
learn-pick = Écris un nombre de 1 à { $count }.
learn-shown = Écris : { $answer }
learn-over = La leçon est finie. Maintenant, joue : hedgerow play.
learn-left = Continue plus tard avec : hedgerow learn { $game } --step { $step }
