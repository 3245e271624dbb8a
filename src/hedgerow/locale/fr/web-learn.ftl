# Les leçons dans le navigateur : leur liste, et ce qui entoure une étape.

web-learn-line = Une idée par étape, sur le vrai plateau. Quelques minutes par jeu.
web-learn-go-on = Reprends où tu en étais
web-learn-easiest = Facile pour commencer
web-learn-at = { $game } : { $step }
web-learn-left = Étape { $step } sur { $steps }, encore { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} environ
web-learn-done-in-all = { $done } étapes faites sur { $steps } en tout
web-learn-count = { $done } étapes sur { $steps }
web-learn-learnt = Appris
web-learn-all-learnt = Toutes les leçons sont faites
web-learn-all-learnt-line = Tu connais tous les jeux d’ici. Place à une vraie table.
web-learn-start = Commencer
web-learn-continue = Continuer
web-learn-play = Jouer une partie
web-learn-again = Refaire la leçon
web-learn-step-done = fait
web-learn-step-now = la suite
web-learn-rules = Les règles
web-learn-rules-line = Tous les jeux, en entier
web-learn-rules-read = Lire
web-learn-forgotten = Ce navigateur ne garde rien : tes progrès sont oubliés quand tu fermes la page.
web-learn-none = Il n’y a pas de leçons ici : les cartes des jeux ont été remplacées.

web-lesson-subtitle = Leçon · environ { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
web-lesson-leave = Quitter la leçon
web-lesson-steps = Les étapes
web-lesson-step = Étape { $step } sur { $steps }
web-lesson-back = Retour
web-lesson-show = Montre-moi
web-lesson-showing = Regarde : { $move }
web-lesson-showing-words = Regarde
web-lesson-your-go = À toi maintenant.
web-lesson-next = Suivant
web-lesson-skip = Passer
web-lesson-repeat = Refaire cette étape
web-lesson-repeat-short = Refaire
web-lesson-staged = Appuie maintenant sur le bouton du plateau, pas à pas, et regarde ce qui se passe.
web-lesson-finish = Terminer
web-lesson-act = { $act } sur { $acts }
web-lesson-rule = La règle derrière cette étape : { $rule }
web-lesson-failed = Le serveur n’a pas répondu.
web-lesson-keys = Touches : Entrée suivant, S montre-moi, Échap quitter
web-lesson-over-title = La leçon est finie
web-lesson-over = Tu sais jouer maintenant. { $game } t’attend, et les règles restent à portée de main.
