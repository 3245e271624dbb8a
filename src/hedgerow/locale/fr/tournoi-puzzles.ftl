# Les énigmes du Tournoi.
tournoi-puzzle-title-average = Quatre combats, en moyenne
tournoi-puzzle-title-certain = Quatre combats, à coup sûr
tournoi-puzzle-task-average = { $cards ->
    [4] Ton rival pose ces quatre cartes
   *[other] Ton rival pose quatre de ces { $cards } cartes
  }, tous les ordres ont la même chance. { $powers ->
    [0] Pose les tiennes pour le plus de points en moyenne.
   *[other] Pose les tiennes pour le plus de points en moyenne ; une carte pouvoir gardée vaut 1.
  }
tournoi-puzzle-task-certain = { $cards ->
    [4] Ton rival pose ces quatre cartes
   *[other] Ton rival pose quatre de ces { $cards } cartes
  }, dans n’importe quel ordre. { $powers ->
    [0] Pose les tiennes pour le plus de points que personne ne peut te prendre.
   *[other] Pose les tiennes pour le plus de points que personne ne peut te prendre ; une carte pouvoir gardée vaut 1.
  }
tournoi-puzzle-lay = { $card } sur { $battle }
tournoi-puzzle-cover = { $power } sur { $battle }
tournoi-puzzle-keep = Garder les autres cartes pouvoir
tournoi-puzzle-odds = { $beats ->
    [0] { $card } sur { $battle } : ne marque contre aucune carte.
    [one] { $card } sur { $battle } : marque contre { $beats } carte sur { $all }, jusqu’à { $most ->
        [one] { $most } point
       *[other] { $most } points
      }.
   *[other] { $card } sur { $battle } : marque contre { $beats } cartes sur { $all }, jusqu’à { $most ->
        [one] { $most } point
       *[other] { $most } points
      }.
  }
tournoi-puzzle-proof-average = Les { $count } façons de poser les cartes ont été comptées, chaque combat contre les { $rivals } cartes : une seule atteint { $points }, toutes les autres { $second } au plus. Divise par { $rivals } pour la moyenne.
tournoi-puzzle-proof-certain = Les { $count } façons de poser les cartes ont été comptées contre tous les ordres du rival : une seule marque { $points } à coup sûr, toutes les autres { $second } au plus.
tournoi-puzzle-hint-battle = Commence par { $battle }.
tournoi-puzzle-hint-card = Ici : { $step }.
