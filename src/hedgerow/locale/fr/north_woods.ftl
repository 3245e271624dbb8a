# Habitat : North Woods : questions, coups, événements, notes, résultats.

game-north_woods-name = Habitat : North Woods
game-north_woods-line = Monte des chaînes alimentaires jusqu’à réunir devant toi les rangs 1 à 8, tous nourris.
game-north_woods-legend =
    Une chaîne se lit de sa carte la plus haute jusqu’à ce qui la nourrit : place:rang carte < place:rang carte.
    ! affamée, ~ nourrie d’une charogne, 7- un rang de moins (Explosion démographique), x2 sous Abondance, (A) une Abondance qui remplace une ressource.
    Sur la ligne d’une place : ses rangs. * un événement. (+2) des cartes sous celle du dessus.

# Ce qu'on demande
north-woods-prompt-opening = Ramène ta main à trois cartes : pose ce qui peut être nourri, écarte le reste. Personne ne le voit encore.
north-woods-prompt-start = Pioche deux cartes, ou envoie un agresseur pour l’action Territoire.
north-woods-prompt-second = Pioche la seconde carte.
north-woods-prompt-aggression = Quelle chaîne ton agresseur prend-il ?
north-woods-prompt-acting = Joue, déplace, sauve, utilise tes événements à ta guise, puis termine ton tour.
north-woods-prompt-rescuing = Après une Migration, tu ne peux plus que sauver, puis terminer ton tour.
north-woods-prompt-played = Pose-la sur ce qui la nourrit, ou à part.
north-woods-prompt-lifted = Où va-t-elle ?
north-woods-prompt-rescued = Pose-la là où elle est nourrie.
north-woods-prompt-disease = Quelle espèce la maladie frappe-t-elle ?
north-woods-prompt-abundance = À côté de quelle ressource va l’Abondance ?
north-woods-prompt-boom = Quelle espèce connaît l’explosion démographique ?
north-woods-prompt-burning = Chez qui la forêt brûle-t-elle ?
north-woods-prompt-naming = Nomme un rang.
north-woods-prompt-wildfire = Incendie : cède une de tes ressources.
north-woods-prompt-pollution = Pollution : cède une espèce de ton plus haut rang.
north-woods-prompt-winter = Hiver : cède une de tes ressources.
north-woods-prompt-adopting = Tu peux sauver une chaîne qui a perdu sa ressource.
north-woods-prompt-keeping = Garde une de ces cartes ; les autres vont à l’exposition.
north-woods-prompt-renewing = Prends jusqu’à une espèce et une ressource parmi les mourants.
north-woods-prompt-covering = Quelle pile de mourants recouvre-t-elle ?
north-woods-prompt-dying = Tes espèces affamées meurent : laquelle maintenant, et où ?
north-woods-prompt-discarding = Défausse jusqu’à trois cartes.
north-woods-prompt-last = Tes espèces affamées ne sont plus là : utilise un événement, ou termine ton tour.
north-woods-prompt-closing = Tous les rangs, tous nourris : annonces-tu ton Habitat ?

# Cartes et places
north-woods-nothing = rien
north-woods-lying = { $card } (n° { $slot })
north-woods-slot = place n° { $slot }
north-woods-place = l’emplacement vide { $pile }
north-woods-pile = la pile { $pile } ({ $card })

# Coups
north-woods-move-lay = Poser : { $card }
north-woods-move-lay-on = Poser : { $card } sur { $food }
north-woods-move-aside = Écarter : { $card }
north-woods-move-draw = Piocher dans la pioche
north-woods-move-take = Prendre dans l’exposition : { $card }
north-woods-move-territory = Territoire avec { $card }
north-woods-move-seize = S’en prendre à { $who } : { $chain }
north-woods-move-play = Jouer : { $card }
north-woods-move-use = Utiliser : { $card }
north-woods-move-lift = Déplacer : { $card }
north-woods-move-on = Sur { $food }
north-woods-move-apart = À part
north-woods-move-feed = Nourris pour moi
north-woods-move-rescue = Sauver : { $card }
north-woods-move-declare = Annoncer un Habitat
north-woods-move-end = Terminer le tour
north-woods-move-aim = { $card } de { $who }
north-woods-move-burn = Brûler une ressource de { $who }
north-woods-move-name = Rang { $rank }
north-woods-move-adopt = Sauver la chaîne de { $card }
north-woods-move-keep = Garder : { $card }
north-woods-move-fetch = Prendre : { $card } (pile { $pile }, carte { $at })
north-woods-move-cover = Recouvrir : { $pile }
north-woods-move-bury = { $card } vers { $pile }
north-woods-move-bury-event = { $event } de la carte { $card } vers { $pile }
north-woods-move-discard = Défausser : { $card } vers { $pile }
north-woods-move-done = Rien de plus

north-woods-group-play = Jouer
north-woods-group-discard = Défausser
north-woods-group-draw = Piocher
north-woods-group-territory = Territoire
north-woods-group-event = Événements
north-woods-group-feed = Chaînes alimentaires
north-woods-group-rescue = Sauver
north-woods-group-dying = Exposition des mourants
north-woods-group-turn = Tour

# Événements
north-woods-event-put-down = { $who } met une carte de côté, face cachée.
north-woods-event-laid-down = { $who } pose, face cachée : { $card }.
north-woods-event-set-aside = { $who } écarte : { $card }.
north-woods-event-opened = { $who } commence avec : { $cards }.
north-woods-event-dealt = Parmi les mourants : { $cards }.
north-woods-event-drew = { $who } pioche une carte.
north-woods-event-drew-card = { $who } pioche : { $card }.
north-woods-event-took = { $who } prend dans l’exposition : { $card }.
north-woods-event-refilled = Nouveau dans l’exposition : { $card }.
north-woods-event-reshuffled = La pioche est épuisée. Exposition et mourants forment une nouvelle pioche ; dans l’exposition : { $cards }.
north-woods-event-found-nothing = { $who } ne trouve rien à piocher.
north-woods-event-attacked = { $who } lance l’action Territoire avec { $card }.
north-woods-event-seized = { $card } ({ $who }) prend à { $of } : { $taken }.
north-woods-event-seized-scared = { $card } ({ $who }) prend à { $of } : { $taken }. En fuite : { $scared }.
north-woods-event-played = { $who } joue : { $card }.
north-woods-event-apart = { $who } met à part : { $card }.
north-woods-event-moved = { $who } pose { $card } sur { $onto }.
north-woods-event-moved-parted = { $who } pose { $card } sur { $onto } ; { $parted } doit céder la place.
north-woods-event-fed-all = { $who } nourrit à nouveau ses chaînes, { $hungry ->
    [0] plus personne n’a faim
    [one] { $hungry } reste affamée
   *[other] { $hungry } restent affamées
  }.
north-woods-event-rescued = { $who } sauve : { $card }.
north-woods-event-used = { $who } utilise : { $card }.
north-woods-event-aimed = { $using } : { $card } de { $of }.
north-woods-event-set-alight = La forêt de { $who } brûle.
north-woods-event-adopted = { $who } sauve de chez { $of } : { $cards }.
north-woods-event-passed = Toutes les mains passent à gauche.
north-woods-event-spring-drew = { $who } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } pour le printemps.
north-woods-event-spring-saw = { $who } pioche pour le printemps : { $cards }.
north-woods-event-spring-came = { $who } garde une carte et pose dans l’exposition : { $cards }.
north-woods-event-spring-kept = { $who } garde { $card } et pose dans l’exposition : { $cards }.
north-woods-event-fetched = { $who } prend parmi les mourants : { $card }.
north-woods-event-named = { $who } nomme le rang { $rank } et trouve : { $card }.
north-woods-event-named-none = { $who } nomme le rang { $rank } : la pioche n’en a pas.
north-woods-event-winter = Les mourants vont dans la pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
north-woods-event-starved = { $card } de { $who } meurt de faim, sur la pile { $pile }.
north-woods-event-fell = { $card } va sur la pile { $pile } des mourants.
north-woods-event-discarded = { $who } défausse { $card } sur la pile { $pile }.
north-woods-event-spent = { $card } a servi et va sur la pile { $pile }.
north-woods-event-ended = { $who } termine son tour, personne n’a faim.
north-woods-event-ended-hungry = { $who } termine son tour. Affamées : { $cards }.
north-woods-event-habitat = { $who } annonce un Habitat !
north-woods-event-dry = Personne n’a pu piocher pendant tout un tour de table : fin de la partie.
north-woods-event-rounds = Les { $rounds } tours de table sont joués : fin de la partie.

# Sous les yeux
north-woods-note-hand = Ta main : { $cards }.
north-woods-note-aside = Écartées : { $cards }.
north-woods-note-known = Dans la main de { $who }, tu le sais : { $cards }.
north-woods-note-spring = L’Hiver attend le prochain tour de { $who }.
north-woods-note-barren = La pioche n’a aucune carte de rang { $rank }.
north-woods-note-placing = À poser : { $card }.
north-woods-note-aggressor = Agresseur : { $card }.
north-woods-note-covering = Vers les mourants : { $cards }.
north-woods-note-spring-cards = Le printemps apporte : { $cards }.
north-woods-note-edits = Déplacements ce tour-ci : { $count } sur { $limit }.
north-woods-note-turn = C’est le tour de { $who }.

# La fin
north-woods-outcome-habitat = Un Habitat avec tous les rangs, tous nourris.
north-woods-outcome-dry = Personne n’a pu piocher pendant tout un tour de table : le plus de rangs l’emporte.
north-woods-outcome-rounds = Pas d’Habitat en { $rounds } tours de table : le plus de rangs l’emporte.
north-woods-score-ranks = Rangs différents

# La table dans un terminal, et le tour de table sur toutes les tables
north-woods-round = Tour de table { $round } sur { $rounds }
north-woods-round-free = Tour de table { $round }, sans limite
north-woods-draw-dying = Mourants
north-woods-draw-deck = Pioche
north-woods-draw-display = Exposition
north-woods-draw-hand = Main
north-woods-draw-held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }

# Options
option-north_woods-wolf_pair = Paire de loups
option-north_woods-wolf_pair-help = Comme dans une édition ultérieure : deux loups de même rang comptent aussi pour le rang suivant, donc pour 7 et 8.
option-north_woods-wolf_pair-on = Paire de loups
option-north_woods-rounds = Limite de tours de table
option-north_woods-rounds-help = Notre ajout, absent de la règle : après ce nombre de tours de table sans Habitat, le plus grand nombre de rangs l’emporte. 0 : sans limite.
option-north_woods-rounds-0 = Sans limite de tours
option-north_woods-rearrangements = Déplacements par tour
option-north_woods-rearrangements-help = Notre ajout, absent de la règle : combien de fois tu peux déplacer tes propres cartes pendant un tour. 0 : sans limite.
option-north_woods-rearrangements-0 = Déplacements sans limite
