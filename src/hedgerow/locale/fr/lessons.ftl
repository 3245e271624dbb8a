# Leçons : ce qui est commun à tous les jeux.

lesson-other = C’est permis, mais ici essaie ceci : { $task }

error-lesson-none = Il n’y a pas de leçon pour { $game } : le jeu n’en a pas, ou ses cartes ont été remplacées.
error-lesson-step = La leçon de { $game } n’a pas d’étape « { $step } ». Il y a : { $known }.
error-lesson-over = Cette étape de la leçon est déjà terminée.
error-lesson-pick = « { $pick } » n’est pas une des réponses. Il y a : { $known }.
error-lesson-answer = « { $answer } » n’est pas une bonne réponse de cette étape.
error-lesson-move = La leçon fait jouer « { $move } » à { $seat }, ce que les règles ne proposent pas.
