# La leçon de Cryptide. Une étape a au plus 45 mots environ ; **gras** pour l’essentiel.

cryptid-lesson-creature = Une créature, une case
cryptid-lesson-creature-text = Une créature vit sur une seule case de cette carte. { $b }, { $c } et toi avez chacun un **indice** sur cet endroit. Une seule case convient aux trois indices : qui la trouve en premier gagne.
cryptid-lesson-creature-do = Ton indice : **dans le désert ou le marécage**. Où la créature peut-elle donc vivre ?
cryptid-lesson-creature-done = C’est ça. D’autres indices parlent de **pierres**, de **cabanes**, de leur couleur, ou du territoire des **ours** (tirets) et des **pumas** (pointillés).
cryptid-lesson-creature-pick-desert = Dans un désert (jaune)
cryptid-lesson-creature-pick-forest = Dans une forêt (verte)
cryptid-lesson-creature-pick-forest-no = Une forêt n’est ni désert ni marécage : ton indice l’exclut.
cryptid-lesson-creature-pick-water = Dans un lac (bleu)
cryptid-lesson-creature-pick-water-no = Un lac n’est ni désert ni marécage : ton indice l’exclut.

cryptid-lesson-cube = Pose un cube
cryptid-lesson-cube-text = Un **cube** dit non : d’après mon indice, la créature ne peut pas vivre ici. Chacun commence par poser deux cubes. Ils sont toujours honnêtes, et ils restent.
cryptid-lesson-cube-do = Touche la forêt éclairée, puis poses-y ton cube.
cryptid-lesson-cube-done = Tout le monde le sait maintenant : ton indice exclut cette forêt. { $b } et { $c } ont aussi posé un cube.
cryptid-lesson-cube-no-elsewhere = Ce cube serait honnête aussi. Pour la leçon, prends la forêt éclairée.

cryptid-lesson-no = Ce que dit un cube
cryptid-lesson-no-text = { $b } a posé un cube sur **Marécage 4‑1**. D’après son indice, la créature ne peut donc pas y vivre : tout indice qui permettrait ce marécage est exclu.
cryptid-lesson-no-do = Raye les deux indices que { $b } ne peut pas avoir.
cryptid-lesson-no-done = Bien vu. « À 1 case au plus » vaut aussi pour le marécage lui-même. Ton carnet raye ces indices pour toi, cube après cube.
cryptid-lesson-no-pick-swamp-water = Marécage ou lac
cryptid-lesson-no-pick-near-swamp = À 1 case au plus d’un marécage
cryptid-lesson-no-pick-desert-mountain = Désert ou montagne
cryptid-lesson-no-pick-desert-mountain-no = Un marécage n’est ni désert ni montagne : cet indice dit non ici, lui aussi, et { $b } peut encore l’avoir.
cryptid-lesson-no-pick-stone = À 2 cases au plus d’une pierre
cryptid-lesson-no-pick-stone-no = Aucune pierre près de ce marécage : cet indice dit non ici, lui aussi, et { $b } peut encore l’avoir.

cryptid-lesson-ask = Pose une question
cryptid-lesson-ask-text = À ton tour, tu interroges **un adversaire** sur **une case** : la créature peut-elle y vivre ? La réponse est honnête et visible de tous. Un disque veut dire oui, un cube non.
cryptid-lesson-ask-do = Touche le désert éclairé et interroge { $b }, le carré bleu.
cryptid-lesson-ask-done = { $b } répond par un disque : oui, ce serait possible ici. Quand on t’interroge, la réponse est donnée pour toi, tout aussi honnête.
cryptid-lesson-ask-no-other-seat = Là, tu interrogerais { $c }. Cette fois, choisis { $b }, le carré bleu.
cryptid-lesson-ask-no-search = Une recherche affirme que la créature vit là. C’est bien trop tôt : pose d’abord une question.
cryptid-lesson-ask-no-other-hex = Toute case sans cube convient pour une question. Ici, interroge { $b } sur le désert éclairé.

cryptid-lesson-yes = Ce que dit un disque
cryptid-lesson-yes-text = Un **disque** dit oui, mais seulement pour l’indice de { $b }. La créature ne vit pas forcément ici : ton indice et celui de { $c } comptent aussi. Mais tout indice qui interdit ce désert est exclu.
cryptid-lesson-yes-do = Quel indice est maintenant exclu pour { $b } ?
cryptid-lesson-yes-done = Exactement. Oui ou non, chaque réponse réduit ce que peut être l’indice d’un adversaire.
cryptid-lesson-yes-pick-mountain-water = Montagne ou lac
cryptid-lesson-yes-pick-desert-water = Désert ou lac
cryptid-lesson-yes-pick-desert-water-no = Cet indice permet un désert, il va avec le disque : { $b } peut encore l’avoir.
cryptid-lesson-yes-pick-blue = À 3 cases au plus d’une pierre ou cabane bleue
cryptid-lesson-yes-pick-blue-no = La cabane bleue est assez proche : cet indice va avec le disque, et { $b } peut encore l’avoir.

cryptid-lesson-price = Un non se paie
cryptid-lesson-price-text = Si ta question amène un **cube**, tu paies : tu poses aussi un cube à toi. Tu apprends quelque chose, et les autres apprennent quelque chose sur toi.
cryptid-lesson-price-do = Interroge { $c }, le triangle vert, sur le désert éclairé.
cryptid-lesson-price-do-2 = C’est non. Tu dois donc un cube : pose-le sur le lac éclairé.
cryptid-lesson-price-done = C’est payé. Il ne reste que deux indices pour { $c }, et les autres en savent un peu plus sur le tien.
cryptid-lesson-price-no-other-seat = Là, tu interrogerais { $b }. Cette fois, choisis { $c }, le triangle vert.
cryptid-lesson-price-no-search = Pas encore : il reste trop de cases. Interroge d’abord { $c }.
cryptid-lesson-price-no-other-hex = Bonne question, mais ici interroge { $c } sur le désert éclairé.
cryptid-lesson-price-no-elsewhere = Honnête aussi. Pour la leçon, prends le lac éclairé.

cryptid-lesson-split = La question qui sépare
cryptid-lesson-split-text = Plus tard, l’indice de { $c } est clair : à 2 cases au plus des pumas. { $b } en garde trois : désert ou montagne, désert ou lac, **à 2 cases au plus d’une pierre**. Un désert loin des pierres les sépare, sans montrer aux autres où tu cherches.
cryptid-lesson-split-do = Interroge { $b } sur **Désert 8‑8** (oui pour 2 indices sur 3), pas sur Marécage 6‑7.
cryptid-lesson-split-do-2 = Encore non : c’est donc la pierre. Paie d’un cube sur le lac éclairé.
cryptid-lesson-split-done = Tu connais les trois indices, et personne ne t’a vu regarder la case qui compte.
cryptid-lesson-split-no-shows = Cela te suffirait. Mais un disque à cet endroit mènerait les autres à la bonne case : choisis plutôt le désert.
cryptid-lesson-split-no-known = L’indice de { $c } est déjà connu : sa réponse ne t’apprendrait rien. Interroge { $b }.
cryptid-lesson-split-no-search = Presque. Il faudrait deviner : encore une question, et tu sauras.
cryptid-lesson-split-no-other-hex = Interroge { $b } sur le désert éclairé : deux des trois indices y disent oui, un dit non.
cryptid-lesson-split-no-elsewhere = Honnête aussi. Pour la leçon, prends le lac éclairé.

cryptid-lesson-search = Cherche et gagne
cryptid-lesson-search-text = Désert ou marécage, près d’une pierre, près des pumas : seul **Marécage 6‑7** convient. Lors d’une **recherche**, tous les autres répondent à leur tour. Un seul cube l’arrête et tu paies aussi. Que des disques, et tu gagnes.
cryptid-lesson-search-do = Touche Marécage 6‑7 et lance la recherche.
cryptid-lesson-search-done = Trouvée ! Tous les indices désignent cette case, tu as gagné. Tu sais tout pour une vraie partie.
cryptid-lesson-search-no-elsewhere = Un adversaire y poserait un cube. Seul Marécage 6‑7 convient aux trois indices.
cryptid-lesson-search-no-ask = Plus de questions : tu connais la case. Cherche avant qu’un autre ne le fasse.
