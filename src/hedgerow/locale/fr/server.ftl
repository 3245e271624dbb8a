# Le serveur : ce qu’il refuse, ce qu’une table raconte, et les commandes serve et worker.

table-undone = { $you ->
    [seat] Tu annules ton coup.
   *[other] { $seat } annule son coup.
  }
table-hinted = { $you ->
    [seat] Tu as demandé quoi faire.
   *[other] { $seat } a demandé quoi faire.
  }
table-hints-yes = { $seat } accepte les conseils à cette table.
table-hints-no = { $seat } ne veut pas de conseils à cette table.
table-onward = À partir d’ici, la partie est rejouée à la place de { $seat } : ce que { $seat } ne savait pas est redistribué.
table-onward-same = À partir d’ici, la partie est rejouée à la place de { $seat }.

# Erreurs
error-not-found = Il n’y a rien à l’adresse { $path }.
error-method = { $method } n’est pas possible ici.
error-request = La demande ne convient pas : { $detail }.
error-message = Le message ne convient pas : { $detail }.
error-too-large = C’est trop gros : { $most } octets au plus.
error-head = Les en-têtes de cette requête sont trop gros : { $most } octets au plus.
error-url = Cette adresse est trop longue : { $most } caractères au plus.
error-table-unreadable = La table { $table } est illisible : { $detail }.
error-undo-many = On a assez annulé à cette table : { $most } coups.
error-too-long = Le calcul a pris trop de temps. Réessaie dans un instant, ou demande quelque chose de plus petit.
error-rate = C’était trop rapide. Réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-sockets = Trop de connexions depuis une même adresse : { $most } au plus.
error-origin = Une page de { $origin } ne peut pas utiliser ce serveur.
error-host = Ce serveur ne s’appelle pas « { $host } ».
error-store = La table n’a pas pu être enregistrée à l’instant. Réessaie.
error-busy = Trop de monde fait cela au même moment. Réessaie.
error-unexpected = Quelque chose s’est mal passé de notre côté.
error-table-unknown = Il n’y a pas de table « { $table } ».
error-table-outdated = La table { $table } a été jouée avec la version { $rules } des règles. Ce programme joue la version { $now } : on peut encore la lire, mais ni la jouer ni la revoir ici.
error-table-components = La table { $table } a été jouée avec d’autres fichiers de composants que ceux d’aujourd’hui : on peut encore la lire, mais ni la jouer ni la revoir ici.
error-table-current = La table { $table } se joue avec les règles d’aujourd’hui : ouvre-la pour la voir.
error-table-full = Toutes les places de cette table sont prises, ou la partie est finie.
error-no-games = Ce navigateur n’a pas encore de partie : il n’y a rien à emporter.
error-code-unknown = Aucune table n’a le code « { $code } ».
error-seat-token = Cette place n’est pas la tienne, ou tu l’as quittée.
error-not-member = Seules les personnes assises à cette table peuvent faire cela.
error-seat-here = La place { $seat } est occupée : un code ne sert que pour une place dont le joueur est absent.
error-not-host = Seule la personne qui a créé cette table peut faire cela.
error-seat-bot = Un robot occupe la place { $seat } : il n’y a personne à qui donner un code.
error-watching = Tu regardes la partie : seules les personnes assises à la table peuvent faire cela.
error-onward-over = La partie était finie à ce moment : choisis une position plus tôt.
error-hints-off = À cette table, il y a des conseils dès que tout le monde est d’accord.
error-hints-unasked = Il n’y a rien à décider pour l’instant.
error-me-twice = Tu ne peux t’asseoir qu’une fois ; d’autres joueurs peuvent partager ton écran.
error-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-not-over = C’est secret jusqu’à la fin de la partie.
error-chat-off = On ne discute pas à cette table.
error-reminders-off = Ce serveur n’envoie pas de tels rappels.
error-mail-address = On ne peut pas envoyer de courriel à cette adresse.
error-mail-often = Trop d’adresses viennent d’être données, ou celle-ci trop souvent. Regarde dans ses courriels indésirables, ou réessaie demain.
error-push-endpoint = Ce serveur n’utilise pas le service de notifications de ce navigateur.
error-link-unknown = Ce lien est trop ancien, ou il a servi à arrêter les rappels.
error-worker-database = Un worker a besoin du PostgreSQL de ses serveurs : --database postgresql://…
error-database = La base de données est inutilisable : { $detail }
error-extra = Il faut installer une partie de plus : pip install « hedgerow[{ $extra }] » ({ $detail }).
error-port = Le port { $port } de { $host } est inutilisable : { $detail }

# Commandes
serve-unbuilt = Le client web n’est pas encore construit : lance « make play », ou « npm ci » puis « npm run build » dans web/, et recharge cette page.
serve-open = Hedgerow est à l’adresse { $url }
serve-database = Les tables sont gardées dans { $place }
serve-keep = Effacées après le dernier coup : { $lobbies ->
    [0] les tables jamais commencées, jamais
    [one] les tables jamais commencées, au bout de { $lobbies } jour
   *[other] les tables jamais commencées, au bout de { $lobbies } jours
  } ; les parties en cours, { $unfinished ->
    [0] jamais
    [one] au bout de { $unfinished } jour
   *[other] au bout de { $unfinished } jours
  } ; les parties finies, { $finished ->
    [0] jamais
    [one] au bout de { $finished } jour
   *[other] au bout de { $finished } jours
  } (--keep-…).
error-proxy = --proxy { $proxy } : il faut une adresse ou un réseau, par exemple 127.0.0.1 ou 10.0.0.0/8.
error-public-url = --public-url { $url } : il faut une adresse comme https://play.example.org, sans chemin.
error-public-url-missing = Les rappels ont besoin de l’adresse par laquelle on atteint ce serveur : --public-url https://play.example.org
error-public-url-host = --public-url nomme { $host }, mais ce serveur ne répond qu’à d’autres noms : ajoute --allow-host { $host }.
error-smtp-host = { $option } dit comment envoyer des courriels, mais pas où : ajoute --smtp-host.
error-mail-from-missing = Un courriel a besoin d’un expéditeur : --mail-from « Hedgerow <games@example.org> »
error-mail-from = --mail-from { $sender } : il faut une adresse comme games@example.org, avec ou sans nom.
error-smtp-password = Il n’y a pas de mot de passe pour { $user } : donne-le dans HEDGEROW_SMTP_PASSWORD, ou nomme un fichier avec --smtp-password-file.
error-smtp-password-file = --smtp-password-file { $place } est illisible : { $detail }
error-smtp-plain = Le mot de passe pour { $host } voyagerait en clair : utilise --smtp-security starttls ou tls.
error-vapid-key = --vapid-key { $place } n’est pas une clé privée comme en fait « hedgerow admin vapid-key » : { $detail }
serve-reminders = Les joueurs absents depuis { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } peuvent recevoir un rappel { $how ->
    [mail] par courriel
    [push] par leur navigateur
   *[both] par courriel et par leur navigateur
  }.
error-database-used = Un autre serveur Hedgerow utilise { $place }. Arrête-le, donne un autre fichier à celui-ci avec --database, ou passe à PostgreSQL pour plusieurs serveurs.
error-database-newer = { $place } vient d’un Hedgerow plus récent ({ $detail }). Mets celui-ci à jour, ou choisis un autre fichier avec --database.
serve-status = Pour qui gère le serveur : { $url } (chiffres pour Prometheus sous /metrics). Il n’y a pas de mot de passe : que personne d’autre n’y accède.
serve-stop = Ctrl+C l’arrête ; chaque table reprendra là où elle en était.
serve-exposed = Toute personne qui peut joindre { $host } sur ton réseau peut ouvrir cette page, créer des tables et faire tourner des robots sur cette machine. Noms, discussions et coups circulent en clair : au-delà d’un réseau de confiance, mets devant un proxy inverse avec HTTPS, et nomme-le avec --allow-host.
serve-exposed-here = Seule cette machine peut le joindre.
worker-open = Au travail pour les robots de { $place }

# La page d’état, pour qui gère le serveur
status-title = Serveur Hedgerow
status-version = Version installée
status-since = En marche depuis
status-tables = Tables en mémoire
status-sockets = Connexions ouvertes
status-moves = Coups de la dernière minute
status-acks = Coups confirmés
status-bots = Robots
status-quantiles = { $half } ms pour la moitié des { $count } derniers, { $most } ms pour 99 sur 100
status-queue = Robots en attente
status-queue-here = { $count } ici
status-queue-jobs = et { $count } dans la file de tous les serveurs
status-memory = Mémoire
status-megabytes = { $size } Mo
status-database = Base de données
status-size = Sa taille
status-keep-lobbies = Effacées : les tables jamais commencées
status-keep-unfinished = Effacées : les parties en cours
status-keep-finished = Effacées : les parties finies
status-keep-guests = Oubliées : les personnes sans table
status-keep-addresses = Effacées : adresses de rappel de ceux qui n’ont plus de partie
status-reminders = Rappels en attente
status-days = { $days ->
    [0] jamais
    [one] au bout de { $days } jour
   *[other] au bout de { $days } jours
  }
status-refused = Refusé jusqu’ici
status-warnings = Derniers avertissements
status-none = Rien.
status-none-yet = rien encore
status-unknown = inconnu

# Avant une mise à jour
upgrading-checked = Hedgerow { $version } et les parties de { $place } :
upgrading-rules = { $count ->
    [one] { $game } : { $count } partie en cours a la version { $rules } des règles, et ce programme a la version { $now }.
   *[other] { $game } : { $count } parties en cours ont la version { $rules } des règles, et ce programme a la version { $now }.
  }
upgrading-components = { $count ->
    [one] { $game } : { $count } partie en cours (version { $rules } des règles) a d’autres fichiers de composants que ce programme.
   *[other] { $game } : { $count } parties en cours (version { $rules } des règles) ont d’autres fichiers de composants que ce programme.
  }
upgrading-gone = { $count ->
    [one] { $game } : { $count } partie en cours (version { $rules } des règles), et ce programme n’a pas ce jeu.
   *[other] { $game } : { $count } parties en cours (version { $rules } des règles), et ce programme n’a pas ce jeu.
  }
upgrading-over = Parties finies qu’on pourrait encore lire, mais plus rejouer : { $count }.
upgrading-wait = Avec ce programme on pourrait les lire, mais pas les continuer. Laisse-les d’abord se terminer, ou préviens les joueurs.
upgrading-fine = Toutes les parties en cours peuvent continuer.
