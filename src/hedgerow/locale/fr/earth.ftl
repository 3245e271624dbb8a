# Earth : questions, coups, événements, ce que font les cartes, résultats.

game-earth-name = Earth
game-earth-line = Fais pousser ton île carte après carte, et chaque action se propage dans tout ton tableau.
game-earth-legend =
    La première ligne nomme les cartes Faune et les écosystèmes communs. Un joueur : S sols, H cartes en main, C compost, E événements, L feuilles, F son rang sur chaque carte Faune, + le bonus du tableau complet. * marque le joueur actif.
    En solo, G est Gaïa, P les cartes de sa pile, puis les numéros des cartes qu’elle a révélées.
    Une carte plantée est son numéro, avec ses germes après s et sa croissance après g. Plus bas : les cartes de ta main et, après ?, celles que tu regardes.

# Ce qu’on demande à un joueur
earth-prompt-choose-island = Choisis ton île et sa face.
earth-prompt-choose-climate = Choisis ton climat et sa face.
earth-prompt-choose-ecosystem = Choisis ton écosystème et sa face.
earth-prompt-acting = { $last ->
    [1] La dernière manche : choisis une action.
   *[0] Choisis une action.
  }
earth-prompt-planting = { $left ->
    [one] { $again ->
        [1] Plantes-tu encore une carte ?
       *[0] Plantes-tu une carte ?
    }
   *[other] Plantes-tu jusqu’à { $left } cartes ?
  }
earth-prompt-along-green = { $who } plante. { $prompt }
earth-prompt-along-red = { $who } composte. { $prompt }
earth-prompt-along-blue = { $who } arrose. { $prompt }
earth-prompt-along-yellow = { $who } fait croître. { $prompt }
earth-prompt-replacing = Quelle carte prend la place du terrain ?
earth-prompt-paying = Comment paies-tu son coût de { $cost } ?
earth-prompt-siting = Où poses-tu la carte ?
earth-prompt-keeping = Garde une de ces cartes ; les autres sont défaussées.
earth-prompt-recalling = Prends une de ces cartes en main ; les autres retournent sur ton compost.
earth-prompt-benefit-green = Choisis ton bénéfice.
earth-prompt-benefit-red = Gagner 2 sols, ou composter 2 cartes de la pioche ?
earth-prompt-benefit-blue = Placer jusqu’à 2 germes, ou gagner 2 sols ?
earth-prompt-benefit-yellow = Piocher 2 cartes, ou placer jusqu’à 2 croissances ?
earth-prompt-ordering = Quelles capacités d’abord : celles de ton île et de ton climat, ou de ton tableau ?
earth-prompt-taking = Prends-tu ce que donne cette capacité ?
earth-prompt-stopped = { $card } : pas utilisable maintenant. Autre chose d’abord ?
earth-prompt-ability = Utilises-tu cette capacité ?
earth-prompt-ability-full = { $piece ->
    [sprout] Aucune de tes cartes n’a de place pour un germe de plus.
    [both] Aucune de tes cartes n’a de place pour un germe ou une croissance de plus.
   *[growth] Aucune de tes cartes n’a de place pour une croissance de plus.
  } Utilises-tu quand même cette capacité ?
earth-prompt-copying = Quelle capacité copies-tu ?
earth-prompt-owing-hand = { $left ->
    [one] Paie en compostant une carte de ta main.
   *[other] Paie en compostant { $left } cartes de ta main.
  }
earth-prompt-owing-sprout = { $left ->
    [one] Paie un germe : de quelle flore ?
   *[other] Paie { $left } germes : de quelle flore ?
  }
earth-prompt-owing-growth = { $left ->
    [one] Paie une croissance : de quelle flore ?
   *[other] Paie { $left } croissances : de quelle flore ?
  }
earth-prompt-placing-sprout = { $left ->
    [one] Place un germe.
   *[other] Place jusqu’à { $left } germes.
  }
earth-prompt-placing-growth = { $left ->
    [one] Place une croissance.
   *[other] Place jusqu’à { $left } croissances.
  }
earth-prompt-placing-sprout-each = { $left ->
    [one] Place un germe.
   *[other] Place jusqu’à un germe sur chacune de ces { $left } cartes.
  }
earth-prompt-placing-growth-each = { $left ->
    [one] Place une croissance.
   *[other] Place jusqu’à une croissance sur chacune de ces { $left } cartes.
  }
earth-prompt-composting = { $left ->
    [one] Compostes-tu une carte de ta main ?
   *[other] Compostes-tu jusqu’à { $left } cartes de ta main ?
  }
earth-prompt-composting-exactly = { $left ->
    [one] Composte une carte de ta main.
   *[other] Composte { $left } cartes de ta main.
  }
earth-prompt-closing = { $last ->
    [1] Avant la fin de la partie : autre chose ?
   *[0] Avant la fin du tour : autre chose ?
  }

# Actions et couleurs
earth-action-green = Planter
earth-action-red = Composter
earth-action-blue = Arroser
earth-action-yellow = Croître
earth-colour-green = verte
earth-colour-red = rouge
earth-colour-blue = bleue
earth-colour-yellow = jaune
earth-colour-multi = multicolore
earth-colour-black = noire
earth-colour-brown = marron

# Coups
earth-move-choose = { $card } (face { $side })
earth-move-act-green = Planter : jusqu’à 2 cartes, puis pioche 4 cartes et gardes-en 1
earth-move-act-red = Composter : gagne 5 sols et composte 2 cartes de la pioche
earth-move-act-blue = Arroser : place jusqu’à 6 germes et gagne 2 sols
earth-move-act-yellow = Croître : pioche 4 cartes et place jusqu’à 2 croissances
earth-move-plant = Planter { $card }
earth-move-replace = Remplacer { $at }
earth-move-pay = Payer { $what }
earth-paid-soil = { $count ->
    [one] { $count } sol
   *[other] { $count } sols
  }
earth-paid-sprout = { $count ->
    [one] un germe
   *[other] { $count } germes
  }
earth-paid-growth = { $count ->
    [one] une croissance
   *[other] { $count } croissances
  }
earth-paid-compost-hand = { $count ->
    [one] une carte de ta main
   *[other] { $count } cartes de ta main
  }
earth-move-site = La poser en { $cell }
earth-move-keep = Garder { $card }
earth-move-compost = Composter { $card }
earth-move-take-soil = Gagner 2 sols
earth-move-take-compost = Composter 2 cartes de la pioche
earth-move-take-sprout = Placer jusqu’à 2 germes
earth-move-take-growth = Placer jusqu’à 2 croissances
earth-move-take-draw = Piocher 2 cartes
earth-move-put-sprout = Poser un germe sur { $at }
earth-move-put-growth = Poser une croissance sur { $at }
earth-move-remove-sprout = Retirer un germe : { $at }
earth-move-remove-growth = Retirer une croissance : { $at }
earth-move-order-first = L’île et le climat d’abord
earth-move-order-last = L’île et le climat à la fin
earth-move-use = Utiliser { $at }. { $ability }
earth-move-all = Prendre tout ce qui est gratuit
earth-move-all-each = En poser sur chacune
earth-move-copy = Copier { $at }. { $ability }
earth-move-skip = Continuer
earth-move-skip-ability = Ne pas utiliser { $at }
earth-move-skip-planting = Ne plus planter
earth-move-skip-planting-any = Ne rien planter
earth-move-skip-pieces = Ne plus rien poser
earth-move-skip-cards = Ne plus en composter
earth-move-skip-walking = S’arrêter ici
earth-move-skip-animals = Aucun animal
earth-move-skip-benefits = Ni l’un ni l’autre
earth-move-skip-offered = Non merci
earth-move-event = Jouer { $card }
earth-move-convert = Changer 3 germes en 2 sols
earth-move-done = Finir mon tour
earth-group-now = Maintenant
earth-group-plant = Planter
earth-group-between = Entre deux capacités

# Où se trouvent les choses
earth-at = { $card } (en { $cell })
earth-cell = l’emplacement { $cell }

# Événements
earth-event-chosen = { $you ->
    [who] Tu as
   *[other] { $who } a
  } choisi une carte de départ.
earth-event-chosen-card = { $you ->
    [who] Tu choisis
   *[other] { $who } choisit
  } { $card }.
earth-event-settled = { $you ->
    [who] Tu commences
   *[other] { $who } commence
  } avec { $cards }.
earth-event-drew = { $you ->
    [who] Tu pioches
   *[other] { $who } pioche
  } { $count ->
    [one] une carte
   *[other] { $count } cartes
  }.
earth-event-drew-cards = { $you ->
    [who] Tu pioches
   *[other] { $who } pioche
  } { $cards }.
earth-event-looked = { $you ->
    [who] Tu regardes
   *[other] { $who } regarde
  } { $count ->
    [one] une carte
   *[other] { $count } cartes
  }.
earth-event-looked-cards = { $you ->
    [who] Tu regardes
   *[other] { $who } regarde
  } { $cards }.
earth-event-kept = { $you ->
    [who] Tu gardes une carte et défausses { $cards }.
   *[other] { $who } garde une carte et défausse { $cards }.
  }
earth-event-kept-card = { $you ->
    [who] Tu gardes { $card } et défausses { $cards }.
   *[other] { $who } garde { $card } et défausse { $cards }.
  }
earth-event-kept-only = { $you ->
    [who] Tu gardes
   *[other] { $who } garde
  } la carte.
earth-event-kept-only-card = { $you ->
    [who] Tu gardes
   *[other] { $who } garde
  } { $card }.
earth-event-recalled = { $you ->
    [who] Tu reprends une carte de ton compost.
   *[other] { $who } reprend une carte de son compost.
  }
earth-event-recalled-card = { $you ->
    [who] Tu reprends { $card } de ton compost.
   *[other] { $who } reprend { $card } de son compost.
  }
earth-event-composted = { $you ->
    [who] Tu compostes une carte de ta main.
   *[other] { $who } composte une carte de sa main.
  }
earth-event-composted-card = { $you ->
    [who] Tu compostes { $card } de ta main.
   *[other] { $who } composte { $card } de sa main.
  }
earth-event-composted-deck = { $you ->
    [who] Tu compostes
   *[other] { $who } composte
  } { $count ->
    [one] une carte de la pioche
   *[other] { $count } cartes de la pioche
  }.
earth-event-compost-discarded = { $you ->
    [who] Tu défausses { $cards } de ton compost.
   *[other] { $who } défausse { $cards } de son compost.
  }
earth-event-acted = { $you ->
    [who] Tu choisis
   *[other] { $who } choisit
  } { $action }.
earth-event-soil-gained = { $you ->
    [who] Tu gagnes
   *[other] { $who } gagne
  } { $count ->
    [one] { $count } sol
   *[other] { $count } sols
  }.
earth-event-soil-paid = { $you ->
    [who] Tu paies
   *[other] { $who } paie
  } { $count ->
    [one] { $count } sol
   *[other] { $count } sols
  }.
earth-event-announced = { $you ->
    [who] Tu t’apprêtes à planter { $card }.
   *[other] { $who } s’apprête à planter { $card }.
  }
earth-event-planted = { $you ->
    [who] Tu plantes
   *[other] { $who } plante
  } { $card } en { $cell }.
earth-event-replacement = { $you ->
    [who] Tu t’apprêtes à remplacer { $at }.
   *[other] { $who } s’apprête à remplacer { $at }.
  }
earth-event-replaced = { $you ->
    [who] Tu compostes { $card } et libères { $cell }.
   *[other] { $who } composte { $card } et libère { $cell }.
  }
earth-event-put-sprout = { $you ->
    [who] Tu poses
   *[other] { $who } pose
  } { $count ->
    [one] un germe sur { $at }
   *[other] { $count } germes sur { $at }
  }.
earth-event-put-growth = { $you ->
    [who] Tu poses
   *[other] { $who } pose
  } { $count ->
    [one] une croissance sur { $at }
   *[other] { $count } croissances sur { $at }
  }.
earth-event-removed-sprout = { $you ->
    [who] Tu retires
   *[other] { $who } retire
  } un germe : { $at }.
earth-event-removed-growth = { $you ->
    [who] Tu retires
   *[other] { $who } retire
  } une croissance : { $at }.
earth-event-used = { $you ->
    [who] Tu utilises
   *[other] { $who } utilise
  } { $at }.
earth-event-skipped = { $you ->
    [who] Tu n’utilises pas { $at }.
   *[other] { $who } n’utilise pas { $at }.
  }
earth-event-played = { $you ->
    [who] Tu joues
   *[other] { $who } joue
  } { $card }.
earth-event-converted = { $you ->
    [who] Tu changes
   *[other] { $who } change
  } 3 germes en sols.
earth-event-reshuffled = { $count ->
    [one] La défausse, une seule carte, devient la pioche.
   *[other] La défausse, { $count } cartes, est mélangée et devient la pioche.
  }
earth-event-claimed = { $you ->
    [who] Tu revendiques
   *[other] { $who } revendique
  } { $fauna } au rang { $rank } : { $points } points.
earth-event-completed = { $you ->
    [who] Tu as rempli ton tableau et prends le bonus. C’est la dernière manche.
   *[other] { $who } a rempli son tableau et prend le bonus. C’est la dernière manche.
  }
earth-event-forfeited = { $you ->
    [who] Tu as rempli ton tableau sans feuille pour le bonus : personne ne l’aura. C’est la dernière manche.
   *[other] { $who } a rempli son tableau sans feuille pour le bonus : personne ne l’aura. C’est la dernière manche.
  }
earth-event-round = La manche { $round } commence.
earth-event-over-tableau = La dernière manche est finie.
earth-event-over-gaia = La dernière carte de Gaïa est jouée.
earth-event-over-limit = La limite de manches est atteinte.

# Sous les yeux
earth-note-fauna = Faune, { $card } : { $goal }
earth-note-shared = Écosystème commun, { $card } : { $scoring }
earth-note-own = Ton écosystème, { $card } : { $scoring }

# Ce qu’est une capacité
earth-ability-green = Verte : { $text }.
earth-ability-red = Rouge : { $text }.
earth-ability-blue = Bleue : { $text }.
earth-ability-yellow = Jaune : { $text }.
earth-ability-multi = Rouge, bleue et jaune à la fois : { $text }.
earth-ability-black = Une fois, à son entrée en jeu : { $text }.
earth-ability-brown = En permanence : { $text }.
earth-ability-scoring = À la fin : { $text }

# Ce que fait une carte : prix et gains à l’impératif, gains à l’infinitif
earth-and = { $first } et { $last }
earth-trade = { $pay } pour { $gain }
earth-pay-soil = { $count ->
    [one] paie { $count } sol
   *[other] paie { $count } sols
  }
earth-pay-sprout = { $count ->
    [one] retire un germe
   *[other] retire { $count } germes
  }
earth-pay-growth = { $count ->
    [one] retire une croissance
   *[other] retire { $count } croissances
  }
earth-pay-canopy = { $count ->
    [one] retire une canopée
   *[other] retire { $count } canopées
  }
earth-pay-compost-hand = { $count ->
    [one] composte une carte de ta main
   *[other] composte { $count } cartes de ta main
  }
earth-pay-compost-discard = { $count ->
    [one] défausse une carte de ton compost
   *[other] défausse { $count } cartes de ton compost
  }
earth-gain-soil = { $count ->
    [one] gagne { $count } sol
   *[other] gagne { $count } sols
  }
earth-gain-sprout = { $count ->
    [one] place un germe
   *[other] place jusqu’à { $count } germes
  }
earth-gain-growth = { $count ->
    [one] place une croissance
   *[other] place jusqu’à { $count } croissances
  }
earth-gain-draw = { $count ->
    [one] pioche une carte
   *[other] pioche { $count } cartes
  }
earth-gain-compost-hand = { $count ->
    [one] composte jusqu’à une carte de ta main
   *[other] composte jusqu’à { $count } cartes de ta main
  }
earth-gain-compost-deck = { $count ->
    [one] composte une carte de la pioche
   *[other] composte { $count } cartes de la pioche
  }
earth-to-soil = { $count ->
    [one] gagner { $count } sol
   *[other] gagner { $count } sols
  }
earth-to-sprout = { $count ->
    [one] placer un germe
   *[other] placer jusqu’à { $count } germes
  }
earth-to-growth = { $count ->
    [one] placer une croissance
   *[other] placer jusqu’à { $count } croissances
  }
earth-to-draw = { $count ->
    [one] piocher une carte
   *[other] piocher { $count } cartes
  }
earth-to-compost-hand = { $count ->
    [one] composter jusqu’à une carte de ta main
   *[other] composter jusqu’à { $count } cartes de ta main
  }
earth-to-compost-deck = { $count ->
    [one] composter une carte de la pioche
   *[other] composter { $count } cartes de la pioche
  }
earth-per-planted = pour chaque { $sort } parmi tes plantations de ce tour, { $text }
earth-if-active = à ton propre tour, { $text }
earth-on-each-sprout-row = { $count ->
    [one] place jusqu’à un germe sur chaque { $type } de cette ligne, cette carte comprise
   *[other] place jusqu’à { $count } germes sur chaque { $type } de cette ligne, cette carte comprise
  }
earth-on-each-sprout-column = { $count ->
    [one] place jusqu’à un germe sur chaque { $type } de cette colonne, cette carte comprise
   *[other] place jusqu’à { $count } germes sur chaque { $type } de cette colonne, cette carte comprise
  }
earth-on-each-growth-row = { $count ->
    [one] place jusqu’à une croissance sur chaque { $type } de cette ligne, cette carte comprise
   *[other] place jusqu’à { $count } croissances sur chaque { $type } de cette ligne, cette carte comprise
  }
earth-on-each-growth-column = { $count ->
    [one] place jusqu’à une croissance sur chaque { $type } de cette colonne, cette carte comprise
   *[other] place jusqu’à { $count } croissances sur chaque { $type } de cette colonne, cette carte comprise
  }
earth-around-sprout = { $count ->
    [one] place un germe sur une flore qui touche cette carte, coins compris
   *[other] place jusqu’à { $count } germes sur les flores qui touchent cette carte, coins compris
  }
earth-around-growth = { $count ->
    [one] place une croissance sur une flore qui touche cette carte, coins compris
   *[other] place jusqu’à { $count } croissances sur les flores qui touchent cette carte, coins compris
  }
earth-recall = regarde les { $count } premières cartes de ton compost, où il en faut au moins une, et prends-en une en main
earth-copy = utilise une autre capacité { $colour } de ton tableau comme si elle se trouvait ici
earth-instead-compost-hand = tu peux payer tout ou partie de son coût en compostant des cartes de ta main, une par sol
earth-instead-sprout = tu peux payer tout ou partie de son coût en germes, un par sol
earth-instead-growth = tu peux payer tout ou partie de son coût en croissances, une par sol
earth-discount = chaque { $sort } te coûte { $count ->
    [one] { $count } sol
   *[other] { $count } sols
  } de moins à planter
earth-replace = pour une de tes plantations, tu peux composter ce terrain et planter gratuitement à sa place une carte avec une capacité { $colour } ; { $count ->
    [0] rien de plus
    [one] pioche ensuite une carte
   *[other] pioche ensuite { $count } cartes
  }
earth-forbid = tu ne peux pas choisir l’action { $action }
earth-wild = elle compte comme chaque type de flore
earth-on-event = chaque fois que tu joues un événement, { $gain }

# Sortes de cartes
earth-kind-card = carte
earth-kind-flora = flore
earth-kind-terrain = carte Terrain
earth-kind-tree = arbre
earth-kind-bush = buisson
earth-kind-herb = herbe
earth-kind-mushroom = champignon
earth-such = { $kind } avec { $extras }
earth-with-sunny = l’habitat ensoleillé
earth-with-wet = l’habitat humide
earth-with-rocky = l’habitat rocheux
earth-with-cold = l’habitat froid
earth-with-ability = une capacité { $colour }
earth-with-name-geography = un lieu dans son nom
earth-with-name-colour = une couleur dans son nom
earth-with-name-animal = un animal dans son nom
earth-with-canopy = une canopée

# Résultats
earth-score-island = Île
earth-score-climate = Climat
earth-score-cards = Cartes plantées
earth-score-events = Événements
earth-score-compost = Compost
earth-score-sprouts = Germes
earth-score-growth = Croissance
earth-score-terrain = Décompte des terrains
earth-score-ecosystems = Écosystèmes
earth-score-fauna = Faune
earth-score-bonus = Premier tableau complet
earth-score-animals = Animaux
earth-outcome-tableau = Un tableau est complet.
earth-outcome-limit = La limite de manches est atteinte.
earth-outcome-teams = A et C ont ensemble { $first } points, B et D en ont { $second }.

# Options
error-earth-six = Earth à { $seats } joueurs demande l’extension Abondance, qui n’est pas ici : de 1 à 5 joueurs.
option-earth-mode = Niveau
option-earth-mode-help = Ce avec quoi tout le monde commence ; les débutants jouent sans écosystème.
option-earth-mode-beginner = Débutant
option-earth-mode-standard = Standard
option-earth-mode-advanced = Avancé
option-earth-animals = Animaux
option-earth-animals-help = Joue avec l’extension Règne animal. Les capacités que nous ne connaissons pas telles qu’imprimées sont reconstituées ou de nous, et le disent.
option-earth-animals-on = avec Règne animal
option-earth-gaia = Gaïa
option-earth-gaia-help = La force de Gaïa ; compte pour un joueur seul.
option-earth-gaia-beginner = Gaïa débutante
option-earth-gaia-medium = Gaïa moyenne
option-earth-gaia-hard = Gaïa difficile
option-earth-gaia-expert = Gaïa experte
option-earth-teams = Équipes
option-earth-teams-help = Deux contre deux, partenaires face à face ; compte à quatre joueurs.
option-earth-teams-on = Équipes
option-earth-solo_animals = Animaux en solo
option-earth-solo_animals-help = Combien d’animaux Gaïa et toi avez chacun ; selon le niveau : deux au niveau avancé ou contre une Gaïa difficile ou experte, sinon un.
option-earth-solo_animals-by_level = Selon le niveau
option-earth-solo_animals-one = Un chacun
option-earth-solo_animals-two = Deux chacun

# Actions
earth-sentence = { $text }.
earth-then = { $first }, puis { $then }
earth-or = { $first }, ou { $last }
earth-gain-planting = { $count ->
    [one] plante jusqu’à une carte
   *[other] plante jusqu’à { $count } cartes
  }
earth-gain-reaping = regarde { $count } cartes et gardes-en une
