# Mes parties, et leur passage sur un autre appareil
web-games-title = Mes parties
web-home-ways = À voir aussi
web-games-count = { $waiting ->
        [0] Rien ne t’attend
        [one] Une partie t’attend
       *[other] { $waiting } parties t’attendent
    }, { $open } en cours, { $finished } { $finished ->
        [0] terminée
        [one] terminée
       *[other] terminées
    }
web-games-export = Exporter
web-games-waiting = Elles t’attendent
web-games-play = Jouer
web-games-play-at = Jouer : { $game }
web-games-with = avec { $names }
web-games-open = En cours
web-games-go = Ouvrir
web-games-finished = Terminées
web-games-filter-game = Un seul jeu
web-games-filter-who = Adversaire
web-games-all = Tous les jeux
web-games-date = Date
web-games-game = Jeu
web-games-against = Contre
web-games-nobody = personne
web-games-result = Résultat
web-games-do = Ce que tu peux faire
web-games-rank = { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
web-games-replay = Revoir : { $table }
web-games-review = Analyser : { $table }
web-games-accuracy = Précision
web-games-luck = Chance
web-games-again = Revanche : { $table }
web-games-more = { $count } de plus
web-games-line = Au bout de chaque ligne : revoir la partie, l’analyser ou prendre sa revanche.
web-games-no-match = Aucune partie de ce genre pour l’instant.
web-games-none-title = Pas encore de partie
web-games-none = Chaque partie que tu joues reste ici, avec son résultat et de quoi la revoir. Pas besoin de compte.
web-games-none-go = Choisir un jeu
web-games-results = Résultats par jeu
web-games-won = gagnées
web-games-second = deuxième
web-games-later = troisième ou après
web-games-tally = { $game } : { $won } gagnées, { $second } fois deuxième, { $later } fois troisième ou après
web-games-months = Parties par mois
web-games-month = { $month } : { $count } jouées, { $won } gagnées
web-games-rating = Ta cote
web-games-rating-help = Gagnée contre les robots et sans conseil, sur leur échelle : Joueur vaut 1200.
web-games-rated = en { $count ->
        [one] une partie
       *[other] { $count } parties
    }
web-move-title = Sur un autre appareil
web-move-text = Tes parties tiennent à ce navigateur. Un code les emmène toutes dans un autre ; ici, tu ne les as plus.
web-move-give = Obtenir un code
web-move-code = Tape ce code là-bas
web-move-until = Il sert une fois, jusqu’à { $time }.
web-move-have = J’ai un code
web-move-take = Apporter mes parties ici
web-move-done = Tes parties sont ici, maintenant.
web-mine-screen = { $game } autour d’un écran
web-mine-friends = { $game } entre amis
web-mine-alone = { $game } en solitaire
web-mine-watched = { $game }, robots entre eux
web-mine-all = { $count ->
        [0] Mes parties
       *[other] Toutes mes parties ({ $count })
    }

# Invitations et avis
web-invite-title = Une partie t’attend : { $game }
web-invite-qr = Code QR du lien
web-invite-scan = Scanne-le avec un téléphone, ou tapes-y l’adresse.
web-invite-send = Envoyer
web-invite-reach = Les appareils de ton réseau atteignent cette adresse. D’ailleurs, il faut que ton serveur leur soit ouvert.
web-invite-local = Seul cet ordinateur peut ouvrir le lien.
web-invite-local-how = Le serveur n’écoute que cet ordinateur. Pour que d’autres appareils de ton réseau jouent aussi, arrête-le et lance-le ainsi :
web-join-host = { $host } t’invite à jouer : { $game }
web-join-game = On t’invite à jouer : { $game }
web-join-free = { $count ->
        [one] Une place sur { $seats } est libre.
       *[other] { $count } places sur { $seats } sont libres.
    }
web-join-full = Toutes les places sont prises. Si l’une d’elles est à toi, entre ; sinon, tu peux regarder avec un lien de spectateur.
web-notice-offer = Ce navigateur doit-il te prévenir quand c’est ton tour, pendant que tu regardes ailleurs ?
web-notice-yes = Oui, préviens-moi
web-setting-notices = Avis
web-setting-notices-help = Quand c’est ton tour et que la page est hors de vue
