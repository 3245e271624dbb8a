# hedgerow arena

arena-progress = Donnes de { $game }
arena-bot = Bots
arena-rating = Cote
arena-interval = Intervalle à 95 %
arena-ms = ms par coup
arena-games = Parties
arena-pair = Rencontre
arena-wins = Victoires
arena-decided = Tranché
arena-yes = oui
arena-no = non
arena-percent = { $percent } %
arena-versus = { $count ->
    [one] { $one } contre { $others }
   *[other] { $one } contre { $count } × { $others }
}

arena-report-title = { $game } : la force des bots
arena-report-line = { $games } parties à des tables de { $seats }. Chaque donne a été jouée une fois par place.
arena-report-ratings = Cotes
arena-report-scale = 100 points d’avance font environ 64 % des parties à deux. Les traits sont des intervalles à 95 %.
arena-report-pairs = Rencontres
arena-report-fair = La part des parties gagnées par le premier nommé. Le pointillé est la part équitable.
arena-report-course = Au fil des donnes
arena-report-course-note = La part des victoires après chaque donne, avec son intervalle à 95 %, de 0 à 100 %.
arena-report-seats = Par place
arena-report-seats-note = La part des parties gagnées par le premier nommé, à chaque place.
arena-report-made = Fait par :

error-arena-seats = Il faut au moins deux joueurs, pas { $seats }.
error-arena-games = Une donne à { $seats } joueurs fait { $seats } parties : { $games }, c’est trop peu.
error-arena-bots = Il faut au moins deux bots différents : { $bots }.
error-arena-version = L’ouvrier a la version { $ours }, il faut { $theirs }.
error-arena-other = { $place } est le journal d’une autre rencontre. Choisis un autre dossier, ou les mêmes bots, options et graine.
error-arena-journal = { $place }, ligne { $line } : ce n’est pas une ligne de journal ({ $detail }).
error-arena-openskill = Les cotes demandent le paquet openskill : pip install hedgerow[arena].
error-arena-ray = Ray n’est pas installé : pip install hedgerow[ray].
error-arena-address = Il n’y a pas de grappe Ray à { $address } ({ $detail }).
