# La leçon du Tournoi. Une étape a au plus 45 mots environ ; **gras** pour l’essentiel.

tournoi-lesson-battles = Quatre batailles
tournoi-lesson-battles-text = Chaque manche a quatre batailles : **poids**, **longueur**, **longévité** et **gestation ou incubation**. { $b } et toi posez un animal face cachée sur chacune. La plus grande valeur gagne.
tournoi-lesson-battles-do = L’hippopotame pèse 2,64 tonnes. Choisis-le, puis pose-le sur Poids.
tournoi-lesson-battles-done = Personne ne voit ta carte avant que toutes soient posées.
tournoi-lesson-battles-no-elsewhere = C’est permis, mais sa force, c’est son poids : pose l’hippopotame sur Poids.
tournoi-lesson-battles-no-lighter = C’est permis, mais pour cette bataille prends ton animal le plus lourd, l’hippopotame.

tournoi-lesson-where = Quel animal, où ?
tournoi-lesson-where-text = Chaque animal a quatre valeurs et ne combat qu’avec une seule. Cherche la meilleure. Ta pieuvre géante du Pacifique mesure **3 mètres**.
tournoi-lesson-where-do = Pose la pieuvre sur Longueur.
tournoi-lesson-where-done = Pour la leçon, ta rainette va sur Longévité et ton anguille sur Incubation. Elles y sont faibles : les cartes Pouvoir vont les aider.
tournoi-lesson-where-no-elsewhere = La pieuvre n’y est pas forte. Sa longueur est sa meilleure valeur.
tournoi-lesson-where-no-other = Cette carte peut attendre. Pose d’abord la pieuvre sur Longueur.

tournoi-lesson-junior = Renverse une bataille
tournoi-lesson-junior-text = Voici les **cartes Pouvoir** : cinq pour toute la partie, au plus une par bataille. **Junior** renverse une bataille : la plus petite valeur gagne. Ta rainette ne vit que 22 ans.
tournoi-lesson-junior-do = Choisis Junior et pose-la sur Longévité, en travers de ta rainette.
tournoi-lesson-junior-done = La vie la plus courte y gagne maintenant, sauf si { $b } pose aussi Junior : deux s’annulent.
tournoi-lesson-junior-no-elsewhere = Ta carte n’y gagnerait rien. Pose Junior sur Longévité.
tournoi-lesson-junior-no-other = Celle-là peut attendre. Prends Junior.
tournoi-lesson-junior-no-pass = Pas encore : ta rainette a besoin d’aide.

tournoi-lesson-protect = La carte Protect
tournoi-lesson-protect-text = Ton anguille d’Europe ne peut pas gagner : ses œufs éclosent en trois jours. Mais avec **Protect**, une carte va dans ta **zone protégée**, quel que soit le vainqueur. Et l’anguille est rouge, en danger critique.
tournoi-lesson-protect-do = Choisis Protect et pose-la en travers de ton anguille.
tournoi-lesson-protect-done = Quoi qu’il arrive, l’anguille est à toi.
tournoi-lesson-protect-no-elsewhere = Cette carte peut gagner seule. L’anguille, non : protège l’anguille.
tournoi-lesson-protect-no-other = Celle-là peut attendre. Prends Protect.
tournoi-lesson-protect-no-pass = Pas encore : protège d’abord ton anguille.

tournoi-lesson-reveal = Dévoile les cartes
tournoi-lesson-reveal-text = Chaque carte Pouvoir gardée vaut un point à la fin : inutile de toutes les jouer. Les bleues ont chacune leur effet : choisis-en une pour le lire. Quand tout le monde est prêt, on dévoile les batailles l’une après l’autre.
tournoi-lesson-reveal-do = Ne pose plus de carte Pouvoir, puis dévoile les batailles.
tournoi-lesson-reveal-done = Hippopotame, pieuvre et rainette gagnent. L’anguille perd, mais Protect la garde. Les quatre vont dans ta zone protégée.
tournoi-lesson-reveal-no-power = Garde-la pour plus tard. Cette manche est bien préparée.

tournoi-lesson-points = Ce qui compte
tournoi-lesson-points-text = À la fin, chaque animal de ta zone rapporte selon sa **couleur**, donc selon la menace qui pèse sur lui : vert 2, jaune 3, orange 4, rouge 5. En cas d’égalité, le plus menacé gagne la bataille.
tournoi-lesson-points-do = Lequel de tes animaux vaut le plus ?
tournoi-lesson-points-done = Oui, le rouge rapporte 5 points. Les animaux rares méritent d’être protégés.
tournoi-lesson-points-pick-eel = L’anguille d’Europe
tournoi-lesson-points-pick-hippo = L’hippopotame
tournoi-lesson-points-pick-hippo-no = L’hippopotame est jaune : 3 points. Un autre est rouge.
tournoi-lesson-points-pick-octopus = La pieuvre géante
tournoi-lesson-points-pick-octopus-no = La pieuvre est verte : 2 points. Un autre est rouge.

tournoi-lesson-trio = Le trio gagnant
tournoi-lesson-trio-text = Trois catégories sont tirées au début, ici **mammifères, oiseaux et autres**. Qui a un animal de chacune dans sa zone protégée à la fin marque **4 points** de plus. Tu as un mammifère, l’hippopotame.
tournoi-lesson-trio-do = Quelle catégorie t’aiderait pour le trio ?
tournoi-lesson-trio-done = C’est ça. Gagne avec un oiseau, et il ne manque plus que « autres ».
tournoi-lesson-trio-pick-bird = Un oiseau
tournoi-lesson-trio-pick-mammal = Un autre mammifère
tournoi-lesson-trio-pick-mammal-no = Un seul mammifère suffit au trio : d’autres n’y ajoutent rien.
tournoi-lesson-trio-pick-fish = Un poisson
tournoi-lesson-trio-pick-fish-no = Les poissons ne sont pas dans ce trio. Regarde les trois jetons.

tournoi-lesson-round = Une manche à toi
tournoi-lesson-round-text = Une partie a quatre manches, chacune avec quatre nouveaux animaux. Joue celle-ci toi-même. Le **requin-baleine** gagne presque tout : 18,7 tonnes, 10 mètres.
tournoi-lesson-round-do = Pose le requin-baleine sur Poids ou sur Longueur.
tournoi-lesson-round-do-2 = Pose un autre animal où tu préfères.
tournoi-lesson-round-do-3 = Et le troisième.
tournoi-lesson-round-do-4 = Le dernier va là où il reste de la place.
tournoi-lesson-round-do-5 = Garde tes cartes Pouvoir cette fois : n’en pose plus.
tournoi-lesson-round-done = Bien joué. Après quatre manches, qui a le plus de points gagne. Tu peux maintenant jouer tout un tournoi.
tournoi-lesson-round-no-shark = Il peut y gagner aussi, mais sur Poids ou Longueur c’est sûr.
tournoi-lesson-round-no-first = Bientôt. Commence par le requin-baleine.
tournoi-lesson-round-no-power = C’est tentant, mais une carte Pouvoir gardée vaut un point. Garde-les cette fois.
