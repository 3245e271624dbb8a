# La table de North Woods dans le navigateur.

web-north-woods-hand = Ta main
web-north-woods-hand-none = Ta main est vide.
web-north-woods-in-hand = { $count } en main
web-north-woods-held = { $card }{ $rank ->
    [0] {""}, événement
   *[other] {""}, rang { $rank }
  }
web-north-woods-note-three = ramenée à 3 cartes à la fin du tour
web-north-woods-note-opening = { $count ->
    [0] on attend les autres
    [one] encore une carte à poser ou à défausser
   *[other] encore { $count } cartes à poser ou à défausser
  }
web-north-woods-piles = Piles de mourants
web-north-woods-piles-short = Mourants
web-north-woods-pile = Pile de mourants { $pile }, au-dessus : { $card }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-north-woods-pile-empty = Emplacement vide { $pile }
web-north-woods-more = et { $count } de plus
web-north-woods-deck = Pioche
web-north-woods-deck-count = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-north-woods-display = Exposition
web-north-woods-shown = Dans l’exposition : { $card }
web-north-woods-round = Tour { $round }
web-north-woods-tabs = Les forêts
web-north-woods-tab = Forêt : { $name }, { $count ->
    [one] { $count } rang
   *[other] { $count } rangs
  } sur 8
web-north-woods-you = Toi
web-north-woods-yours = Ta forêt
web-north-woods-of = Chez { $name }
web-north-woods-ladder = { $count ->
    [one] { $count } rang
   *[other] { $count } rangs
  } sur 8
web-north-woods-none = Rien pour l’instant.
web-north-woods-apart = À part
web-north-woods-on = La poser sur
web-north-woods-cover = Sur quelle pile
web-north-woods-cover-pile = Pile { $pile }, sur : { $card }

# Une carte
web-north-woods-event = Événement
web-north-woods-resource = Ressource
web-north-woods-species = Espèce
web-north-woods-rank = Rang { $rank }
web-north-woods-kind = { $diet ->
    [resource] Ressource, rang { $rank }
    [herbivore] Herbivore, rang { $rank }
    [carnivore] Carnivore, rang { $rank }
    [scavenger] Vrai charognard, rang { $rank }
   *[omnivore] Omnivore, rang { $rank }
  }
web-north-woods-short-resource = ress.
web-north-woods-short-herbivore = herbi.
web-north-woods-short-omnivore = omniv.
web-north-woods-short-carnivore = carni.
web-north-woods-short-scavenger = char.
web-north-woods-short-event = évén.
web-north-woods-realm-land = terre
web-north-woods-realm-water = eau
web-north-woods-realm-air = air
web-north-woods-feeds-one = Nourrit une espèce
web-north-woods-feeds-short = 1 espèce
web-north-woods-feeds-two = 2 espèces
web-north-woods-lower = Rangs inférieurs
web-north-woods-carrion = Charognes
web-north-woods-lying = { $card }, rang { $rank }, { $being ->
    [resource] ressource
    [fed] nourrie
    [scavenging] nourrie d’une charogne
   *[hungry] affamée
  }
web-north-woods-boom = un rang de moins (Explosion démographique)
web-north-woods-boom-short = Explosion
web-north-woods-boom-text = Explosion démographique : un rang de moins, et tout prédateur de rang supérieur du même environnement peut la manger.
web-north-woods-abundant = sous Abondance
web-north-woods-abundant-text = Abondance : elle nourrit deux espèces.
web-north-woods-stand-in = remplacée par une Abondance
web-north-woods-stand-in-short = Abondance
web-north-woods-stand-in-text = La ressource a été prise ; la carte Abondance nourrit cette chaîne à sa place.
web-north-woods-legend-fed = nourrie
web-north-woods-legend-hungry = affamée
web-north-woods-legend-scavenging = charognarde
web-north-woods-fed-by = Nourrie par : { $card }.
web-north-woods-scavenges = Une espèce mourante la nourrit.
web-north-woods-hungry = Affamée
web-north-woods-bans = Ce qui ne peut pas la nourrir, et pourquoi
web-north-woods-text-resource = N’a besoin d’aucune nourriture et nourrit une espèce. Une chaîne alimentaire commence ici.
web-north-woods-eats-herbivore = Mange : { $foods }. Aucune espèce.
web-north-woods-eats-omnivore = Mange : { $foods } ; et des herbivores ou omnivores de rang inférieur du même environnement.
web-north-woods-eats-carnivore = Mange des herbivores et des omnivores de rang inférieur du même environnement.
web-north-woods-eats-scavenger = Ne mange que des espèces mourantes visibles. Personne ne la mange.
web-north-woods-scavenger-land = Charognard : toute espèce mourante visible la nourrit aussi.
web-north-woods-scavenger-water = Charognard aquatique : une espèce mourante aquatique visible la nourrit aussi.
web-north-woods-realms = Son environnement : { $realms }.
web-north-woods-brief-herbivore = { $realms } : mange { $foods }.
web-north-woods-brief-omnivore = { $realms } : mange { $foods }, herbivores et omnivores inférieurs.
web-north-woods-brief-carnivore = { $realms } : mange herbivores et omnivores inférieurs.
web-north-woods-brief-scavenger = { $realms } : ne mange que des charognes.
web-north-woods-brief-also-land = Charognard.
web-north-woods-brief-also-water = Charognard aquatique.
web-north-woods-doomed = Elle était affamée à la fin du tour : elle meurt.
web-north-woods-rule = Règle { $rule }
web-north-woods-proposed = Une partie de cette carte est notre proposition : nous ne connaissons pas la carte imprimée.
web-north-woods-kin = L’image montre un proche parent.

# Événements
web-north-woods-text-disease = Choisis une espèce d’un adversaire : elle va sur les piles de mourants.
web-north-woods-text-abundance = Se pose à côté d’une ressource, la tienne ou celle d’un adversaire : elle nourrit désormais deux espèces.
web-north-woods-text-wildfire = Un adversaire cède une ressource de son choix. Si tu as une ressource libre de la même sorte, tu peux sauver les chaînes qu’elle nourrissait.
web-north-woods-text-migration = Chacun passe sa main à son voisin de gauche. Ensuite, tu peux seulement sauver des espèces ou annoncer un Habitat.
web-north-woods-text-spring = Pioche quatre cartes et gardes-en une ; les trois autres recouvrent l’exposition. Personne ne peut utiliser l’Hiver avant ton prochain tour.
web-north-woods-text-renewal = Prends au plus une espèce et une ressource, où que ce soit dans les piles de mourants. Les autres cartes restent dans le même ordre.
web-north-woods-text-pollution = Chaque adversaire cède une espèce de son plus haut rang.
web-north-woods-text-niche = Nomme un rang : la première carte de ce rang dans la pioche est montrée à tous et rejoint ta main. Puis la pioche est mélangée.
web-north-woods-text-winter = Chaque adversaire cède une ressource de son choix. Puis les piles de mourants sont mélangées à la pioche.
web-north-woods-text-population_boom = Se glisse sous une espèce de rang 3 ou plus : un rang de moins, et tout prédateur de rang supérieur du même environnement peut la manger.

# Ce qu'on peut faire
web-north-woods-take = La prendre
web-north-woods-play = Jouer : { $card }
web-north-woods-aside = La défausser
web-north-woods-rescue = La sauver
web-north-woods-territory = Lancer l’action Territoire
web-north-woods-territory-text = Territoire, au lieu de piocher : elle prend à un adversaire une chaîne dont elle dépasse tous les rangs et dont elle peut manger une carte.
web-north-woods-opening = Mise en place : garde trois cartes
web-north-woods-opening-lay = Pose une ressource, puis qui la mange. Une espèce doit être nourrie par ce que tu as posé.
web-north-woods-opening-aside = Défausse ce dont tu peux te passer : les défausses de tous forment les piles de mourants.
web-north-woods-opening-then = Quand chacun a trois cartes en main, tout est montré et le premier siège commence. But : les rangs 1 à 8, tous nourris.
web-north-woods-middle = Milieu
web-north-woods-card = Carte
web-north-woods-new = nouvelle
web-north-woods-under = { $count } dessous
web-north-woods-opening-unfed = Aucune carte que tu as posée ne peut encore la nourrir.
web-north-woods-feed = Nourrir au mieux
web-north-woods-advice = Conseil
web-north-woods-declare = Annoncer l’Habitat
web-north-woods-end = Terminer le tour
web-north-woods-end-anyway = Terminer le tour quand même
web-north-woods-end-dying = { $count ->
    [one] Va mourir de faim
   *[other] Vont mourir de faim
  } : { $cards }.
web-north-woods-end-discard = { $count ->
    [one] Puis tu défausses une carte.
   *[other] Puis tu défausses { $count } cartes.
  }
web-north-woods-go-on = Continuer sans piocher
web-north-woods-done = C’est tout
web-north-woods-dying = Espèces mourantes
web-north-woods-used-by = C’est { $name } qui utilise cet événement.
web-north-woods-bury-only = Choisis une pile pour « { $card } ».
web-north-woods-bury = D’abord la carte, puis la pile qu’elle recouvre.
web-north-woods-discard = Défausse
web-north-woods-discard-text = Choisis une carte de ta main, puis la pile qu’elle recouvre.
web-north-woods-event-now = Tu peux d’abord utiliser un événement de ta main.
web-north-woods-beneath = En dessous : { $cards }.
web-north-woods-covered = En dessous : { $cards }. Quand on prend la carte du dessus, une carte de la pioche la remplace.
web-north-woods-from = dans la pile { $pile }
web-north-woods-have = rang déjà présent
web-north-woods-have-rank = tu as déjà le rang { $rank }
web-north-woods-barren = aucune carte de ce rang dans la pioche
web-north-woods-enter = Entrée
web-north-woods-plan-none = Rien de mieux en vue.
web-north-woods-plan-do = Suivre ces étapes
web-north-woods-plan-habitat = Ensuite, tous les rangs sont là et toutes les espèces sont nourries : un Habitat.
web-north-woods-plan-hungry = { $count ->
    [0] Ensuite, aucune espèce n’a faim.
    [one] Ensuite, une espèce reste affamée.
   *[other] Ensuite, { $count } espèces restent affamées.
  }

# Ce qui en résulte
web-north-woods-out-fed = Nourrie.
web-north-woods-out-hungry = Affamée.
web-north-woods-out-starves = Ensuite sans nourriture : { $names }.
web-north-woods-out-relieves = Ensuite, de quoi manger pour : { $names }.
web-north-woods-out-habitat = Tous les rangs, toutes les espèces nourries : un Habitat.
web-north-woods-out-takes = Prend : { $names }.
web-north-woods-out-scares = Fait fuir : { $names }.

# En un coup d'œil
web-north-woods-glance = En un coup d’œil
web-north-woods-missing = { $count ->
    [one] Il te manque encore le rang { $ranks }.
   *[other] Il te manque encore les rangs { $ranks }.
  }
web-north-woods-all-ranks = Les huit rangs sont là. Quand toutes tes espèces sont nourries, tu peux annoncer un Habitat.
web-north-woods-known = Bon à savoir
web-north-woods-rivals = Adversaires
web-north-woods-tip = Choisis une carte pour voir ce qu’elle est et où elle peut aller.

# De quoi il s’agit
web-north-woods-guide-goal = Sois le premier à avoir un Habitat : une carte de chaque rang, de 1 à 8, devant toi, et toutes nourries.
web-north-woods-guide-1 = Pioche deux cartes, ou lance l’action Territoire.
web-north-woods-guide-2 = Joue des cartes sur ce qui les nourrit, déplace tes chaînes, sauve des mourants, utilise des événements, autant que tu veux.
web-north-woods-guide-3 = Termine ton tour : ce qui a encore faim meurt, et tu gardes au plus trois cartes en main.
web-north-woods-guide-end = Qui a, à son tour, les huit rangs et aucune espèce affamée annonce l’Habitat et gagne.
web-north-woods-terms = chaîne=NWO-21, rang=NWO-2, territoire=NWO-53, sauver=NWO-49, exposition=NWO-33, espèces affamées meurent=NWO-70, affamée=NWO-24, Habitat=NWO-75
web-north-woods-replay-stop-opening = Ouverture
web-north-woods-replay-chart = Rangs en jeu
web-north-woods-replay-chart-note = huit font un Habitat, si personne n’a faim
web-north-woods-replay-laid = Posées face cachée
web-north-woods-replay-aside = À défausser
web-north-woods-replay-stalled = La partie finit sans Habitat
web-north-woods-replay-seized = { $of } perd une chaîne
web-north-woods-replay-fire = Un incendie chez { $of }
web-north-woods-replay-close = Il manque un rang à { $who }
web-north-woods-replay-has = { $ranks } des 8 rangs sont en jeu.
web-north-woods-replay-starved = { $count } cartes de { $who } meurent de faim
