# Le plateau d’Earth dans le navigateur : tableau, main, roue, volet.

web-earth-log-round = Manche { $round }
web-earth-tableau-empty = Rien n’est encore planté.

# La roue
web-earth-wheel = Roue des actions
web-earth-wheel-you = Toi :
web-earth-wheel-active = Joueur actif :
web-earth-wheel-others = Chacun des autres :
web-earth-wheel-gaia = Ensuite Gaïa joue son tour.
web-earth-wheel-then = { $colour ->
    [green] Puis toutes les capacités vertes.
    [red] Puis toutes les capacités rouges.
    [blue] Puis toutes les capacités bleues.
   *[yellow] Puis toutes les capacités jaunes.
  }
web-earth-wheel-choose = Choisis une action pour voir ce qu’elle donne, à toi et aux autres.

# Emplacements et cartes
web-earth-slot-free = Emplacement libre { $at }
web-earth-slot-card = { $card }, { $at }, germes { $sprouts }, croissance { $growth }
web-earth-slot-gain = {""} : { $vp }
web-earth-held = { $card }{ $kind ->
    [event] {""}, événement
   *[plant] {""}, coûte { $cost }
  }
web-earth-hand-none = Aucune carte.

# Ce qu’un choix rapporterait
web-earth-gain-card = { $category } : { $card }
web-earth-gain-none = Rien pour l’instant
web-earth-gain-more = Le reste, ensemble
web-earth-gain-sum = En tout
web-earth-gain-from = Score actuel : de { $from } à { $to }

# Ce qui avance tout seul
web-earth-run = Comment la partie avance
web-earth-run-run = Avancer tout seul
web-earth-run-run-help = Quand il n’y a rien à choisir, la partie avance toute seule ; les capacités gratuites sont utilisées.
web-earth-run-step-help = On te demande chaque étape.
web-earth-run-pausing = Pause pour les événements
web-earth-run-pausing-help = On te demande si tu joues des événements ou si tu changes des germes en sols : avant la fin d’un tour, et devant une capacité inutilisable sans cela.

# Boutons
web-earth-skip = Passer
web-earth-skip-all = Tout passer
web-earth-use = Utiliser
web-earth-copy = Copier
web-earth-take-all = Prendre tout ce qui est gratuit
web-earth-use-all = Tout utiliser
web-earth-use-at = { $card } en { $at }
web-earth-uses-more = { $count ->
    [one] Et encore une ensuite.
   *[other] Et encore { $count } ensuite.
  }
web-earth-convert = Changer 3 germes en 2 sols
web-earth-leaf = Défausser une feuille pour tes animaux
web-earth-leaf-gaia = Défausser une feuille pour tes animaux ; 5 points pour Gaïa
web-earth-fill = Placer le reste pour moi
web-earth-compost = { $count ->
    [0] Composter
    [one] Composter { $count } carte
   *[other] Composter { $count } cartes
  }
web-earth-compost-of = Composter : { $count } sur { $most }
web-earth-back = Revenir aux actions
web-earth-back-ability = Revenir à la capacité
web-earth-choose-action = Choisis une action
web-earth-choose-space = Choisis un emplacement
web-earth-plant = Planter en { $at }
web-earth-keep = Garder { $card }
web-earth-site-before = Meilleur emplacement
web-earth-site-next = Emplacement suivant
web-earth-more-about = En savoir plus : { $card }
web-earth-choose = { $side ->
    [none] Choisir { $card }
   *[other] Choisir { $card } (face { $side })
  }
web-earth-choose-start = Cartes de départ

# La main
web-earth-hand = Ta main
web-earth-offer = { $count ->
    [one] Une carte à regarder
   *[other] { $count } cartes à regarder
  }
web-earth-tools = Trier et filtrer
web-earth-tools-all = Toutes { $count }
web-earth-tools-live = Jouables { $count }
web-earth-tools-kind = { $kind } : { $count }
web-earth-tools-colour = Capacité de couleur { $colour }
web-earth-tools-kinds-tree = Arbres
web-earth-tools-kinds-bush = Buissons
web-earth-tools-kinds-herb = Herbes
web-earth-tools-kinds-mushroom = Champignons
web-earth-tools-kinds-wild = Toute flore
web-earth-tools-kinds-terrain = Cartes Terrain
web-earth-tools-kinds-event = Événements
web-earth-sort = Tri actuel : { $by }
web-earth-sort-cost = Coût
web-earth-sort-points = Valeur
web-earth-sort-kind = Type
web-earth-sort-name = Nom

# La table
web-earth-loading = L’île prend forme
web-earth-your-island = Ton île
web-earth-island-of = { $name } : son île
web-earth-tableaux = Tableaux de chacun
web-earth-you = Toi
web-earth-gaia = Gaïa
web-earth-live-score = Score actuel
web-earth-act = Agir
web-earth-dock = À l’étude
web-earth-counts = Ce que possède ce joueur
web-earth-count-soil = Sols : { $count }
web-earth-count-soil-why = Ils paient les cartes et certaines capacités.
web-earth-count-compost = Compost : { $count }
web-earth-count-compost-why = Des cartes posées face cachée ; chacune vaut un point à la fin.
web-earth-count-leaves = Feuilles restantes : { $count }
web-earth-count-leaves-why = Chacune revendique une carte Faune, ou le bonus du premier tableau complet. Avec les animaux, elle les fait aussi agir.
web-earth-count-hand = Cartes en main : { $count }
web-earth-count-hand-why = Des cartes que personne d’autre ne voit.
web-earth-count-events = Événements joués : { $count }
web-earth-count-events-why = Ils restent à côté du tableau ; leur valeur compte à la fin.

# De quoi il s’agit
web-earth-guide-goal = Fais pousser l’île qui marque le plus : les points viennent des cartes plantées, des germes, des croissances, du compost, des événements, de la faune et des écosystèmes.
web-earth-guide-1 = À ton tour, choisis une des quatre actions : planter, composter, arroser ou faire pousser.
web-earth-guide-2 = Tu en as la forme forte, les autres une plus faible.
web-earth-guide-3 = Puis chacun utilise ses capacités de cette couleur, carte par carte.
web-earth-guide-end = Quand quelqu’un a planté seize cartes, on finit la manche, puis on compte tout.
web-earth-guide-alone = Seul contre Gaïa, la partie finit aussi à sa douzième carte, et il te faut plus de points qu’elle.
web-earth-terms = action=EAR-12, germe=EAR-24, croissance=EAR-24, compost=EAR-33, composte=EAR-33, sol=EAR-19, île=EAR-2, climat=EAR-2, écosystème=EAR-5, capacité=EAR-28, Gaïa revendique=EAR-115
web-earth-replay-stop-start = Mise en place
web-earth-replay-start = Cartes de départ
web-earth-replay-compost = Compost
web-earth-replay-shown = Déjà vues, en main ou au compost
web-earth-replay-full = { $you ->
    [who] Ton tableau est complet
   *[other] Le tableau de { $who } est complet
  }
web-earth-replay-claimed = { $you ->
    [who] Tu arrives premier sur une carte Faune
   *[other] { $who } arrive premier sur une carte Faune
  }
