# Le Tournoi : questions, coups, événements, résultats.

game-tournoi-name = Le Tournoi
game-tournoi-line = Envoie tes animaux dans quatre batailles, chacun sur son point fort.
game-tournoi-legend =
    Les batailles sont en colonnes, les joueurs en lignes, * est le fantôme. ▒ une carte face cachée, + une carte Pouvoir (▓ face cachée).
    Dessous, les batailles dévoilées et ce qui a été comparé : > la plus grande valeur l’emporte, < la plus petite, ! d’abord le degré de menace, → une autre caractéristique. ★ gagnée, ☆ gardée sans gagner, × annulée.
    Puis les points, la Zone protégée [ ], les cartes Pouvoir en réserve ▮ et jouées ( ) ; ▤ cartes d’un deck, avec celles qu’on sait dessous ; ◇ jetons Bonus.
    ▯ ta main, ▮ tes cartes Pouvoir, avec les numéros pour les nommer.

tournoi-ghost = Fantôme

# Ce qu’on demande
tournoi-prompt-lay = Pose chacune de tes cartes, face cachée, sur une bataille.
tournoi-prompt-power = Pose une carte Pouvoir (sans retour possible) ou n’en pose plus cette manche.
tournoi-prompt-pass = Tu ne poses plus de carte Pouvoir dans cette manche. Confirme, pour que personne ne puisse les compter.
tournoi-prompt-replace = La bataille { $battle } est dévoilée : tu peux jouer la première carte de ton deck à la place de la tienne.

# Coups
tournoi-move-lay = { $card } sur { $battle } ({ $figure })
tournoi-move-power = { $power } sur { $battle }
tournoi-move-pass = Aucune autre carte Pouvoir
tournoi-move-replace = Jouer la première carte du deck
tournoi-move-stay = Garder la carte posée
tournoi-group-powers = Cartes Pouvoir
tournoi-group-replace = Remplacement

# Événements
tournoi-event-round = La manche { $number } commence.
tournoi-event-round-ghost = La manche { $number } commence. La carte Pouvoir du fantôme est sur la bataille { $battle }.
tournoi-event-drew = { $you ->
    [who] Tu pioches ta main.
   *[other] { $who } pioche sa main.
  }
tournoi-event-drew-cards = { $you ->
    [who] Tu pioches
   *[other] { $who } pioche
  } { $cards }.
tournoi-event-laid = { $you ->
    [who] Tu poses
   *[other] { $who } pose
  } une carte face cachée.
tournoi-event-laid-card = { $you ->
    [who] Tu poses
   *[other] { $who } pose
  } { $card } sur la bataille { $battle }.
tournoi-event-pondered = { $you ->
    [who] Tu décides pour tes cartes Pouvoir.
   *[other] { $who } décide pour ses cartes Pouvoir.
  }
tournoi-event-laid-power = { $you ->
    [who] Tu poses
   *[other] { $who } pose
  } { $power } sur la bataille { $battle }.
tournoi-event-passed = { $you ->
    [who] Tu ne poses plus de carte Pouvoir.
   *[other] { $who } ne pose plus de carte Pouvoir.
  }
tournoi-event-turned-up = Bataille { $battle } : { $cards }.
tournoi-event-replaced = { $you ->
    [who] Bataille { $battle } : tu remplaces { $card } par { $by }.
   *[other] Bataille { $battle } : { $who } remplace { $card } par { $by }.
  }
tournoi-event-stayed = { $you ->
    [who] Bataille { $battle } : tu gardes ta carte.
   *[other] Bataille { $battle } : { $who } garde sa carte.
  }
tournoi-event-fought = Bataille { $battle } : gagnée par { $winners }.{ $kept }{ $lost }
tournoi-fought-kept = {" "}Carte gardée quand même : { $holders }.
tournoi-fought-lost = {" "}Perdue par { $holders }.
tournoi-fought-on = { $battle } (jouée sur { $characteristic })
tournoi-fought-threat = { $battle } (la menace d’abord)
tournoi-fought-smallest = { $battle } (la plus petite valeur l’emporte)
tournoi-event-extra = { $you ->
    [who] Tu marques
   *[other] { $who } marque
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour cette victoire.
tournoi-event-token = { $you ->
    [who] Tu prends
   *[other] { $who } prend
  } un jeton Bonus : { $kinds }.
tournoi-event-stand-in = { $you ->
    [who] Tu l’as gagné dans la même manche et prends un jeton de réserve : { $kinds }.
   *[other] { $who } l’a gagné dans la même manche et prend un jeton de réserve : { $kinds }.
  }
tournoi-event-ended = La dernière manche est finie. Points : { $points }.
tournoi-event-ended-short = Il n’y a plus assez de cartes pour une manche. Points : { $points }.
tournoi-points-of = { $you ->
    [who] toi : { $points }
   *[other] { $who } : { $points }
  }
tournoi-shown = { $you ->
    [who] toi : { $card }
   *[other] { $who } : { $card }
  }
tournoi-shown-power = { $you ->
    [who] toi : { $card } avec { $power }
   *[other] { $who } : { $card } avec { $power }
  }
tournoi-holder = { $you ->
    [who] toi avec { $card } ({ $figure })
   *[other] { $who } avec { $card } ({ $figure })
  }
tournoi-scaled = { $figure }, valeur { $how ->
    [double] doublée
    [triple] triplée
    [half] divisée par deux
   *[times] × { $factor }
  }
tournoi-compared = { $scaled } : { $figure }

# Sous les yeux
tournoi-note-trio = Trio gagnant : { $kinds }.
tournoi-note-token = Jeton triple : { $kinds }.
tournoi-note-card = { $id } { $card }, { $colour } : { $figures }.
tournoi-note-power = { $power }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
} : { $effect }

# La fin
tournoi-outcome = Les manches sont finies.
tournoi-outcome-won = Tu bats le fantôme, { $points } à { $ghost }.
tournoi-outcome-shared = Le fantôme et toi partagez la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $ghost } pour le fantôme).
tournoi-outcome-ghost = Le fantôme gagne, { $ghost } à { $points }.
tournoi-score-cards = Animaux protégés ({ $count })
tournoi-score-extra = Points pour des victoires
tournoi-score-trio = Trio gagnant
tournoi-score-tokens = Jetons triples ({ $count })
tournoi-score-powers = Cartes Pouvoir gardées ({ $count })

# Ce qui est sorti, dans une analyse.
tournoi-luck-battles = { $you ->
    [seat] Tu gagnes
   *[other] { $seat } gagne
  } { $won ->
    [one] { $won } bataille
   *[other] { $won } batailles
  } sur { $fought }.
