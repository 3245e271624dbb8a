# La leçon de Earth. Une étape a au plus 45 mots environ ; **gras** pour l’essentiel.

earth-lesson-island = Ton île
earth-lesson-island-text = Tu fais d’une île nue une île vivante. Ta **carte Île** dit avec quoi tu commences : du **sol** pour payer, des **cartes** en main, et du **compost**, qui compte à la fin.
earth-lesson-island-do = Garde la face Kauai.
earth-lesson-island-done = Climat et animal ont été choisis de même, et quelques cartes sont parties au compost. La première manche commence.
earth-lesson-island-no-side = L’autre face, Vulcano, irait aussi. Pour la leçon, garde Kauai.

earth-lesson-plant = Plante une carte
earth-lesson-plant-text = À ton tour, tu choisis **une action sur quatre**. Avec **Planter**, tu peux planter deux cartes de ta main. Le nombre à côté du tas brun d’une carte est son prix en sol.
earth-lesson-plant-do = Choisis l’action Planter.
earth-lesson-plant-do-2 = Le gingembre ne coûte qu’1 sol. Choisis-le, puis plante-le.
earth-lesson-plant-done = Ta première carte. Elle va au milieu, et il te reste 5 sols.
earth-lesson-plant-no-action = Une bonne action aussi, mais il faut d’abord que quelque chose pousse. Choisis Planter.
earth-lesson-plant-no-other = Tu pourrais la planter. Pour la leçon, commence par le gingembre.
earth-lesson-plant-no-skip = Ne passe pas : plante d’abord le gingembre.

earth-lesson-touch = Où poser une carte
earth-lesson-touch-text = Chaque nouvelle carte doit **toucher** une carte plantée, par un côté ou un coin. À la fin, ton tableau a 4 rangées et 4 colonnes : **16 cartes**.
earth-lesson-touch-do = Choisis le hêtre d’Amérique, pour 4 sols, et plante-le sous le gingembre, en **d5**.
earth-lesson-touch-do-2 = Pose-le sous le gingembre, à l’endroit éclairé.
earth-lesson-touch-do-3 = Après avoir planté, tu vois quatre cartes et en gardes une. Garde la mousse éclairée.
earth-lesson-touch-done = C’est planté. { $b } pouvait planter aussi, comme tu vas le voir.
earth-lesson-touch-no-other = Tu pourrais la planter. Pour la leçon, prends le hêtre d’Amérique.
earth-lesson-touch-no-skip = Tu as droit à une seconde carte, profites-en : le hêtre d’Amérique.
earth-lesson-touch-no-elsewhere = C’est permis aussi. Pour la leçon, pose-le sous le gingembre.
earth-lesson-touch-no-keep = Une belle carte. Pour la leçon, garde celle qui est éclairée.

earth-lesson-all = Tout le monde participe
earth-lesson-all-text = { $b } a choisi **Croître**. Qui choisit une action en a la forme forte, **tous les autres une plus faible**, en même temps. Tu n’attends donc jamais : tu peux piocher 2 cartes ou poser 2 croissances.
earth-lesson-all-do = Pioche 2 cartes.
earth-lesson-all-done = Deux cartes de plus pour toi, au tour de { $b }. La **croissance** va sur le tronc d’une plante, les **germes** sur ses carrés verts : les deux comptent à la fin.
earth-lesson-all-no-growth = C’est bien aussi : la croissance fait monter les plantes. Pour la leçon, pioche.
earth-lesson-all-no-skip = Ne laisse pas passer un cadeau : pioche.
earth-lesson-all-no-leaf = Les feuilles sont précieuses : il t’en faut pour les objectifs. Pioche plutôt.

earth-lesson-colours = Quatre actions, quatre couleurs
earth-lesson-colours-text = **Planter** est vert, **Composter** (du sol) rouge, **Arroser** (des germes) bleu, **Croître** (cartes, croissance) jaune. Après une action, chacun utilise toutes les capacités de **cette couleur** sur ses cartes. Plante donc les couleurs que tu choisiras souvent.
earth-lesson-colours-do = Quelle action éveille une capacité bleue ?
earth-lesson-colours-done = Oui, Arroser, peu importe qui la choisit. Les capacités noires servent une fois, quand tu plantes la carte ; les brunes toujours, ou à la fin.
earth-lesson-colours-pick-water = L’action Arroser
earth-lesson-colours-pick-grow = L’action Croître
earth-lesson-colours-pick-grow-no = Croître est jaune et éveille les capacités jaunes.
earth-lesson-colours-pick-any = N’importe laquelle
earth-lesson-colours-pick-any-no = Seules les capacités de la couleur de l’action s’éveillent.

earth-lesson-animals = Les animaux
earth-lesson-animals-text = Dans une partie avec animaux, l’un d’eux est **commun** : à la fin de chaque manche, chacun peut l’utiliser. L’aigle royal change 1 **croissance** en 2 sols. Ton propre animal s’éveille quand tu poses une **feuille** sur un objectif.
earth-lesson-animals-do = Utilise l’aigle royal.
earth-lesson-animals-done = Une croissance de moins sur le gingembre, 2 sols de plus pour toi.
earth-lesson-animals-no-skip = Il te faut plutôt du sol que de la croissance. Utilise l’aigle.
earth-lesson-animals-no-leaf = Cela coûterait une feuille pour de bon, et il t’en faut pour les objectifs. Utilise l’aigle.

earth-lesson-order = L’une après l’autre
earth-lesson-order-text = { $b } a choisi Croître : tes capacités **jaunes** s’éveillent, l’une après l’autre, rangée par rangée depuis le haut, de gauche à droite. Celle du haut vient en premier. Tu peux l’utiliser ou continuer.
earth-lesson-order-do = Utilise la carte du haut : elle paie 1 croissance et gagne 3 sols.
earth-lesson-order-do-2 = Puis vient la carte en dessous : de la croissance sur les herbes de sa colonne. Mets-en une sur chacune.
earth-lesson-order-done = Deux capacités, à un tour qui n’était même pas le tien.
earth-lesson-order-no-skip = Cela vaut la peine ici : utilise la capacité.
earth-lesson-order-no-one = Tu peux choisir les cartes une à une. Plus rapide ici : une sur chacune.
earth-lesson-order-no-leaf = Garde tes feuilles pour les objectifs. Utilise la capacité.

earth-lesson-goals = Les objectifs, et la fin
earth-lesson-goals-text = Quatre **cartes Faune** fixent des objectifs. Atteins-en un, et une **feuille** à toi y va : 10 points dans une première partie. Quand quelqu’un a 16 cartes, la manche se termine et tout compte : cartes, compost, germes, croissance, objectifs.
earth-lesson-goals-do = Tu atteins un objectif. Que se passe-t-il ?
earth-lesson-goals-done = Exactement, et on ne te prend rien. À toi ta première île.
earth-lesson-goals-pick-leaf = J’y pose une feuille
earth-lesson-goals-pick-pay = Je défausse des cartes
earth-lesson-goals-pick-pay-no = Tu gardes tout : un objectif regarde seulement ce que tu as.
earth-lesson-goals-pick-never = Rien, s’il est déjà pris
earth-lesson-goals-pick-never-no = Chacun peut valider chaque objectif, pour les mêmes 10 points dans une première partie.
