# La leçon de Habitats. Une étape a au plus 45 mots environ ; **gras** pour l’essentiel.

habitats-lesson-take = Prends une tuile
habitats-lesson-take-text = Tu construis un parc animalier. Ta **figurine** est au marché et regarde dans une direction. À chaque tour, tu prends la première tuile **devant** elle, à sa **gauche** ou à sa **droite**, jamais celle de derrière.
habitats-lesson-take-do = Choisis la fleur éclairée, droit devant, puis prends-la.
habitats-lesson-take-done = Ta figurine est maintenant là où était la fleur. C’est de là que tu choisiras ensuite.
habitats-lesson-take-no-other = Celle-là est permise aussi. Pour la leçon, prends la fleur droit devant.

habitats-lesson-lay = Pose-la dans ton parc
habitats-lesson-lay-text = Une nouvelle tuile doit toucher ton parc **par un côté**. Seule la colonne sous l’entrée reste libre, pour sa route. Les tuiles d’un même paysage qui se touchent forment une **zone**.
habitats-lesson-lay-do = Pose la fleur sur la case éclairée, au-dessus de l’entrée.
habitats-lesson-lay-done = Deux prairies côte à côte : une zone de 2. Et une fleur vaut toujours 1 point.
habitats-lesson-lay-no-other = C’est permis aussi. Pour la leçon, pose-la au-dessus de l’entrée.

habitats-lesson-needs = Les besoins d’un animal
habitats-lesson-needs-text = Deux tours plus tard, tu as un **koudou**. Un animal ne rapporte que si ses besoins sont comblés : 3 points avec 2 prairies et 1 forêt. Toute zone qui touche sa tuile compte **en entier** ; sa propre tuile ne compte pas.
habitats-lesson-needs-do = Pose le koudou là où il touche tes prairies.
habitats-lesson-needs-do-2 = Il a ses prairies. Que manque-t-il encore au koudou ?
habitats-lesson-needs-done = Oui, une forêt à côté de lui ; la sienne ne compte pas. D’ici là, le koudou a faim et se tient **la tête en bas**.
habitats-lesson-needs-no-apart = Là, il ne touche aucune prairie. Pose-le à côté de l’entrée ou de la fleur.
habitats-lesson-needs-pick-forest = 1 forêt
habitats-lesson-needs-pick-grassland = 1 prairie
habitats-lesson-needs-pick-grassland-no = Il touche ta zone de prairies, entrée et fleur : cela fait 2. Regarde l’autre signe.
habitats-lesson-needs-pick-water = 1 eau
habitats-lesson-needs-pick-water-no = Le koudou ne demande pas d’eau. Ses signes montrent deux prairies et une forêt.

habitats-lesson-wake = Nourris un animal
habitats-lesson-wake-text = Quelques tours plus tard. Ton koudou attend toujours sa **forêt**. Une tuile peut valoir bien plus que ses propres points quand elle éveille sa voisine.
habitats-lesson-wake-do = Prends la forêt éclairée, celle à l’appareil photo.
habitats-lesson-wake-do-2 = Pose-la de façon à toucher le koudou.
habitats-lesson-wake-done = Plus 5 : le koudou rapporte 3 et se redresse, et ta tour d’observation, qui le voit, rapporte 2.
habitats-lesson-wake-no-road = Cette forêt irait aussi, mais ses routes gênent. Prends celle à l’appareil photo.
habitats-lesson-wake-no-water = L’eau n’aide pas le koudou. Prends une forêt.
habitats-lesson-wake-no-away = Là, elle ne touche pas le koudou, qui reste affamé. Choisis une des cases éclairées.

habitats-lesson-tower = Les tours d’observation
habitats-lesson-tower-text = Une tour rapporte pour ce qu’elle **voit**. Celle-ci regarde en diagonale, sans fin : 2 points par animal comblé, 1 par fleur. Les animaux affamés ne comptent pas.
habitats-lesson-tower-do = Elle voit le koudou et rien d’autre. Que vaut-elle maintenant ?
habitats-lesson-tower-done = Oui, 2. Avant que tu nourrisses le koudou, elle ne valait rien.
habitats-lesson-tower-pick-two = Elle vaut 2 points
habitats-lesson-tower-pick-none = Elle ne vaut rien
habitats-lesson-tower-pick-none-no = Le koudou est comblé et se trouve sur une diagonale de la tour : il compte.
habitats-lesson-tower-pick-eight = Elle vaut 8 points
habitats-lesson-tower-pick-eight-no = L’éléphant et les autres voisins ne sont pas sur une diagonale, ou ont encore faim.

habitats-lesson-tourists = Touristes et routes
habitats-lesson-tourists-text = Un **touriste** (appareil photo) rapporte 1 point par autre tuile de sa zone (GRAND) ou par autre zone de son paysage (NOMBREUX). Une **route** (voiture) ne touche aucune tuile et rapporte quand les autres côtés de sa tuile sont pris.
habitats-lesson-tourists-do = Ce touriste dit NOMBREUX. Tes autres prairies forment une zone de 3 tuiles. Que rapporte-t-il ?
habitats-lesson-tourists-done = Oui : une autre zone de prairie, 1 point. Choisis une tuile, et son effet s’affiche.
habitats-lesson-tourists-pick-none = Rien du tout
habitats-lesson-tourists-pick-none-no = L’entrée, la fleur et l’éléphant forment une zone de prairie à part : elle compte.
habitats-lesson-tourists-pick-one = Un point
habitats-lesson-tourists-pick-three = Trois points
habitats-lesson-tourists-pick-three-no = NOMBREUX compte les zones, pas les tuiles. Les trois tuiles se touchent : c’est une seule zone.

habitats-lesson-goal = L’objectif de l’année
habitats-lesson-goal-text = Une partie dure trois années, chacune avec un objectif. À la fin de l’année 1, la **plus grande zone** gagne ici 3 points, la seconde rien. { $b } a 6 tuiles dans une zone, toi 3.
habitats-lesson-goal-do = Si l’année finissait maintenant, qui aurait les 3 points ?
habitats-lesson-goal-done = C’est juste. Garde un œil sur les objectifs : on y voit toujours qui mène.
habitats-lesson-goal-pick-rival = C’est { $b }
habitats-lesson-goal-pick-me = C’est toi
habitats-lesson-goal-pick-me-no = Ta plus grande zone a 3 tuiles, celle de { $b } en a 6. Regarde l’objectif de l’année 1.
habitats-lesson-goal-pick-both = Les deux à la fois
habitats-lesson-goal-pick-both-no = Seule une égalité se partagerait. Ici, 6 bat 3.

habitats-lesson-turn = Un tour entier
habitats-lesson-turn-text = Un autre parc, en année 2. Prendre, puis poser : voilà un tour. Les nombres sur les cases montrent ce que chaque endroit rapporte à ton parc, avec tout ce qu’il éveille. La **libellule** demande 1 eau.
habitats-lesson-turn-do = Prends la libellule éclairée.
habitats-lesson-turn-do-2 = Pose-la là où elle rapporte 4 points.
habitats-lesson-turn-done = La libellule est comblée, et plus encore. Après trois années, qui a le plus de points gagne, parc et objectifs ensemble. À toi de jouer.
habitats-lesson-turn-no-road = Une bonne tuile aussi. Pour la leçon, prends la libellule.
habitats-lesson-turn-no-less = Tu peux faire mieux : cherche une case avec +4.
