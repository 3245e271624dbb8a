# La leçon de North Woods. Une étape a au plus 45 mots environ ; **gras** pour l’essentiel.

north-woods-lesson-open = D’abord de la nourriture
north-woods-lesson-open-text = Fais vivre une forêt : une carte de **chaque rang de 1 à 8**, toutes nourries, et tu gagnes. Au rang 1, les **ressources**, comme les champignons, n’ont besoin de rien et nourrissent les autres. Tu commences avec six cartes et en gardes trois.
north-woods-lesson-open-do = Choisis les champignons de ta main et pose-les devant toi.
north-woods-lesson-open-done = Ta première nourriture est posée. Pour la leçon, le héron et la loutre sont défaussés : ils sont sur les piles d’animaux mourants, avec ce que { $b } a défaussé.
north-woods-lesson-open-no-keep = Les champignons nourrissent : ne les jette pas, pose-les.
north-woods-lesson-open-no-later = Tu défausseras bientôt deux cartes. Pose d’abord les champignons.

north-woods-lesson-draw = Pioche deux cartes
north-woods-lesson-draw-text = Chaque tour commence par **deux cartes** : de l’exposition, à côté de la pioche, ou de la pioche sans les voir.
north-woods-lesson-draw-do = Prends les plantes de l’exposition.
north-woods-lesson-draw-do-2 = Maintenant, tire une carte de la pioche.
north-woods-lesson-draw-done = La pioche te donne des plantes aquatiques : encore de la nourriture. Les cartes brunes sont des **événements** : choisis-en une pour lire ce qu’elle fait. Elle ne sert qu’une fois.
north-woods-lesson-draw-no-event = Les événements peuvent attendre. Pioche d’abord.
north-woods-lesson-draw-no-coyote = Le coyote est fort, mais il te faut d’abord de quoi nourrir. Prends les plantes.
north-woods-lesson-draw-no-deck = Bien, mais prends d’abord les plantes que tu vois.
north-woods-lesson-draw-no-open = Deux cartes ouvertes, c’est permis. Pour la leçon, essaie la pioche.

north-woods-lesson-chain = Une chaîne alimentaire
north-woods-lesson-chain-text = Un animal se pose **sur la carte qui le nourrit** : toujours de rang inférieur, et chaque carte n’en nourrit qu’**une**. Choisis une carte pour lire ce qu’elle mange. Le cerf de Virginie, de rang 5, mange des plantes.
north-woods-lesson-chain-do = Joue les plantes de ta main.
north-woods-lesson-chain-do-2 = Choisis maintenant le cerf de Virginie, puis les plantes qui le nourriront.
north-woods-lesson-chain-do-3 = Pose le cerf sur les plantes.
north-woods-lesson-chain-done = Une chaîne : les plantes nourrissent le cerf. Toute chaîne repose sur une ressource ou sur un charognard nourri.
north-woods-lesson-chain-no-end = Pas encore : tu peux faire plus ce tour-ci.
north-woods-lesson-chain-no-fungi = Les champignons iraient aussi, mais tu en auras besoin pour la carte suivante. Prends les plantes.
north-woods-lesson-chain-no-apart = À part, rien ne le nourrit : le cerf mourrait de faim à la fin de ton tour.

north-woods-lesson-rescue = Le sauvetage
north-woods-lesson-rescue-text = Tes champignons ne nourrissent encore personne. L’espèce au-dessus d’une **pile d’animaux mourants** n’est pas perdue : si tu peux la nourrir aussitôt, tu peux la **sauver** dans ta forêt, sans jouer de carte de ta main.
north-woods-lesson-rescue-do = Sauve le tamia rayé : choisis-le, puis les champignons.
north-woods-lesson-rescue-do-2 = Pose le tamia sur les champignons.
north-woods-lesson-rescue-done = Le rang 2 est à toi. Sous le tamia, la loutre de rivière est apparue.
north-woods-lesson-rescue-no-end = Regarde d’abord les piles : il y a quelqu’un à sauver.

north-woods-lesson-scavenger = Les charognards
north-woods-lesson-scavenger-text = Certains animaux mangent aussi des **charognes** : une espèce visible sur une pile d’animaux mourants. Une seule nourrit tous les charognards et ne s’épuise pas : ils n’ont besoin d’aucune carte sous eux.
north-woods-lesson-scavenger-do = L’ours noir en est un, et la loutre mourante le nourrit. Choisis l’ours et pose-le à part.
north-woods-lesson-scavenger-do-2 = Pose l’ours à part, sur aucune autre carte.
north-woods-lesson-scavenger-done = Rang 8, nourri de charogne. Attention : dès qu’aucune espèce n’est plus visible sur les piles, l’ours a faim.
north-woods-lesson-scavenger-no-end = L’ours peut encore être joué ce tour-ci.
north-woods-lesson-scavenger-no-on = Il serait nourri aussi, mais il bloquerait cette carte. La charogne suffit : pose-le à part.

north-woods-lesson-end = Termine ton tour
north-woods-lesson-end-text = Tu joues autant de cartes que tu veux, puis tu termines ton tour. Qui a encore faim meurt, et tu gardes au plus **trois cartes** en main. L’échelle montre tes rangs : 1, 2, 5 et 8.
north-woods-lesson-end-do = Tout le monde est nourri. Termine ton tour.
north-woods-lesson-end-done = C’est au tour de { $b }. Il te manque encore les rangs 3, 4, 6 et 7.

north-woods-lesson-hungry = Quand un animal a faim
north-woods-lesson-hungry-text = Deux manches plus tard, tu as tous les rangs, mais le **cerf de Virginie** est à part, affamé. Tu as un autre rang 5, le héron. Tu peux laisser mourir un animal : il va sur une pile.
north-woods-lesson-hungry-do = Termine ton tour ; seul le cerf est perdu.
north-woods-lesson-hungry-do-2 = Mets le cerf sur la pile vide.
north-woods-lesson-hungry-done = Le cerf est maintenant une charogne. Tous ceux qui restent sont nourris.
north-woods-lesson-hungry-no-feed = Le programme réarrangerait tout. Ici, le cerf peut partir : termine ton tour.
north-woods-lesson-hungry-no-move = Tes autres chaînes sont complètes. N’y touche pas et termine ton tour.

north-woods-lesson-habitat = Annonce ton Habitat
north-woods-lesson-habitat-text = Les rangs **1 à 8** sont devant toi, en une ou plusieurs chaînes, et **chaque espèce est nourrie**. C’est un Habitat : qui en annonce un en premier gagne.
north-woods-lesson-habitat-do = Annonce ton Habitat.
north-woods-lesson-habitat-done = Tu as gagné ! Essaie maintenant une vraie forêt.
north-woods-lesson-habitat-no-end = Ne passe pas la main : tu peux gagner tout de suite.
