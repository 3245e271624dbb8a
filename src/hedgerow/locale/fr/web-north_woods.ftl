# La table de North Woods dans le navigateur.

web-north-woods-hand = Ta main
web-north-woods-hand-none = Ta main est vide.
web-north-woods-in-hand = { $count } en main
web-north-woods-held = { $card }{ $rank ->
    [0] {""}, événement
   *[other] {""}, rang { $rank }
  }
web-north-woods-note-three = ramenée à 3 à la fin du tour
web-north-woods-note-opening = { $count ->
    [0] on attend les autres
    [one] encore une carte à poser ou à écarter
   *[other] encore { $count } cartes à poser ou à écarter
  }
web-north-woods-piles = Piles de mourants
web-north-woods-piles-short = Mourants
web-north-woods-pile = Pile de mourants { $pile }, dessus : { $card }, { $count ->
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
web-north-woods-tabs = À qui sont les bois
web-north-woods-tab = Bois de { $name }, { $count ->
    [one] { $count } rang
   *[other] { $count } rangs
  } sur 8
web-north-woods-you = Toi
web-north-woods-yours = Tes bois
web-north-woods-of = Bois de { $name }
web-north-woods-ladder = { $count ->
    [one] { $count } rang
   *[other] { $count } rangs
  } sur 8
web-north-woods-none = Rien ici pour l’instant.
web-north-woods-apart = À part
web-north-woods-on = La poser sur
web-north-woods-cover = Quelle pile
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
web-north-woods-lower = Animaux inférieurs
web-north-woods-carrion = Charognes
web-north-woods-lying = { $card }, rang { $rank }, { $being ->
    [resource] ressource
    [fed] nourrie
    [scavenging] vit de charognes
   *[hungry] affamée
  }
web-north-woods-boom = un rang de moins (Explosion démographique)
web-north-woods-boom-short = Explosion
web-north-woods-boom-text = Explosion démographique : un rang de moins, et tout prédateur plus haut de son milieu peut la manger.
web-north-woods-abundant = sous Abondance
web-north-woods-abundant-text = Abondance : elle nourrit deux espèces.
web-north-woods-stand-in = remplacée par une Abondance
web-north-woods-stand-in-short = Abondance
web-north-woods-stand-in-text = La ressource a été prise ; la carte Abondance nourrit cette chaîne à sa place.
web-north-woods-legend-fed = nourrie
web-north-woods-legend-hungry = affamée
web-north-woods-legend-scavenging = charogne
web-north-woods-fed-by = Nourrie par : { $card }.
web-north-woods-scavenges = Vit des piles de mourants.
web-north-woods-hungry = Affamée
web-north-woods-bans = Ce qui ne peut pas la nourrir, et pourquoi
web-north-woods-text-resource = N’a besoin de rien et nourrit une espèce. C’est ici que commencent les chaînes.
web-north-woods-eats-herbivore = Mange : { $foods }. Aucun animal.
web-north-woods-eats-omnivore = Mange : { $foods }, et les herbivores ou omnivores de rang inférieur de son milieu.
web-north-woods-eats-carnivore = Mange les herbivores et les omnivores de rang inférieur de son milieu.
web-north-woods-eats-scavenger = Vit de toute espèce mourante visible et de rien d’autre. Personne ne la mange.
web-north-woods-scavenger-land = Charognard : toute espèce mourante visible la nourrit aussi.
web-north-woods-scavenger-water = Charognard aquatique : une espèce mourante visible de l’eau la nourrit aussi.
web-north-woods-rule = Règle { $rule }
web-north-woods-proposed = Une partie de cette carte est notre proposition : nous ne connaissons pas la carte imprimée.
web-north-woods-kin = L’image montre un proche parent.

# Événements
web-north-woods-text-disease = Frappe une espèce d’un rival : elle rejoint les piles de mourants.
web-north-woods-text-abundance = Se pose à côté d’une ressource, la tienne ou celle d’un rival : elle nourrit désormais deux espèces.
web-north-woods-text-wildfire = Un rival cède une ressource de son choix. Avec une ressource libre de la même sorte, tu peux reprendre les chaînes qu’elle nourrissait.
web-north-woods-text-migration = Chacun passe toute sa main à gauche. Ensuite, tu ne peux plus que sauver ou annoncer un Habitat.
web-north-woods-text-spring = Pioche quatre cartes et gardes-en une ; les trois autres recouvrent l’exposition. Personne n’utilise Hiver avant ton prochain tour.
web-north-woods-text-renewal = Prends jusqu’à une espèce et une ressource n’importe où dans les piles de mourants. Le reste garde son ordre.
web-north-woods-text-pollution = Chaque rival cède une espèce de son plus haut rang.
web-north-woods-text-niche = Nomme un rang : la première carte de ce rang dans la pioche est montrée et vient dans ta main. Puis la pioche est mélangée.
web-north-woods-text-winter = Chaque rival cède une ressource de son choix. Puis les piles de mourants sont mélangées à la pioche.
web-north-woods-text-population_boom = Se glisse sous une espèce au-dessus du rang 2 : un rang de moins, et tout prédateur plus haut de son milieu peut la manger.

# Ce qu'on peut faire
web-north-woods-take = La prendre
web-north-woods-play = Jouer : { $card }
web-north-woods-aside = L’écarter
web-north-woods-rescue = La sauver
web-north-woods-territory = L’envoyer
web-north-woods-territory-text = Territoire, au lieu de piocher : elle prend à un rival une chaîne qu’elle dépasse en rang et dont elle peut manger.
web-north-woods-opening-unfed = Rien de ce que tu as posé ne peut encore la nourrir.
web-north-woods-feed = Nourris pour moi
web-north-woods-advice = Conseil
web-north-woods-declare = Annoncer l’Habitat
web-north-woods-end = Finir le tour
web-north-woods-end-anyway = Finir le tour quand même
web-north-woods-end-dying = Affamées, donc mourantes : { $cards }.
web-north-woods-end-discard = { $count ->
    [one] Puis une carte de ta main va aux piles de mourants.
   *[other] Puis { $count } cartes de ta main vont aux piles de mourants.
  }
web-north-woods-go-on = Continuer sans piocher
web-north-woods-done = Rien de plus
web-north-woods-dying = Mourantes
web-north-woods-bury = D’abord la carte, puis la pile qu’elle recouvre.
web-north-woods-discard = Défausse
web-north-woods-discard-text = Choisis une carte de ta main, puis la pile qu’elle recouvre.
web-north-woods-event-now = Tu peux d’abord utiliser un événement de ta main.
web-north-woods-beneath = Dessous : { $cards }.
web-north-woods-from = dans la pile { $pile }
web-north-woods-have = tu l’as déjà
web-north-woods-have-rank = tu as le { $rank }
web-north-woods-barren = aucune dans la pioche
web-north-woods-enter = Entrée
web-north-woods-plan-none = Rien de mieux en vue.
web-north-woods-plan-do = Faire ces étapes
web-north-woods-plan-habitat = Alors tous les rangs sont là, tous nourris : un Habitat.
web-north-woods-plan-hungry = { $count ->
    [0] Alors personne n’a faim.
    [one] Alors une espèce reste affamée.
   *[other] Alors { $count } espèces restent affamées.
  }

# Ce qui en résulte
web-north-woods-out-fed = Nourrie.
web-north-woods-out-hungry = Affamée.
web-north-woods-out-starves = Alors affamées : { $names }.
web-north-woods-out-relieves = Alors nourries : { $names }.
web-north-woods-out-habitat = Tous les rangs, tous nourris : un Habitat.
web-north-woods-out-takes = Prend : { $names }.
web-north-woods-out-scares = Fait fuir : { $names }.

# En un coup d'œil
web-north-woods-glance = En un coup d’œil
web-north-woods-missing = Rangs qui te manquent : { $ranks }.
web-north-woods-all-ranks = Les huit rangs sont là. Quand tous sont nourris, tu peux annoncer un Habitat.
web-north-woods-known = Bon à savoir
web-north-woods-rivals = Rivaux
web-north-woods-tip = Choisis une carte pour voir ce qu’elle est et où elle peut aller.
web-bot-hunter = fort
web-bot-hunter-help = Essaie son tour dans de nombreux mondes possibles, retient ses cartes et contrarie qui approche de l’Habitat.
