# Rejouer à partir d’une position, et ses propres erreurs

web-onward = Rejouer à partir d’ici
web-onward-over = La partie est finie ici : reviens à une position plus tôt.
web-onward-lead-from = Une nouvelle table commence après le coup { $at }. Des robots prennent les autres places.
web-onward-lead = Une nouvelle table commence après le coup { $at } sur { $moves }. Des robots prennent les autres places.
web-onward-as = Tu joues à la place de
web-onward-bots = Les autres sont
web-onward-hidden = Ce que tu ne pouvais pas voir
web-onward-again = est redistribué
web-onward-same = reste comme c’était
web-onward-play = Commencer
web-mistakes = Reprends tes erreurs
web-mistakes-leave = Revoir la partie
web-mistakes-of = Décision { $number } sur { $count }
web-mistakes-ask = Que ferais-tu maintenant ?
web-mistakes-lead = La table est telle que tu la voyais. Choisis sur le plateau.
web-mistakes-best = Juste : rien de mieux n’a été trouvé.
web-mistakes-played = C’est ce que tu avais joué. Cela a coûté { $percent } % d’une victoire.
web-mistakes-other = Une autre voie : { $percent } % d’une victoire de moins que le meilleur coup.
web-mistakes-unknown = Personne n’a comparé ce coup ; le meilleur trouvé est dessiné.
web-mistakes-then = Tu avais joué
web-mistakes-better = Mieux
web-mistakes-next = Suivante
web-mistakes-end = Terminé
web-mistakes-none = Cette place n’a fait aucune erreur qui mérite d’être contée.
web-mistakes-refused = Cette partie ne peut pas être analysée.
web-mistakes-wait = La partie est passée en revue …
