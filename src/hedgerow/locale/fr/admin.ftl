# Les commandes admin, backup et restore.
admin-none = Aucune table de ce genre.
admin-column-id = N° de table
admin-column-game = Jeu
admin-column-status = État
admin-column-seats = Places
admin-column-moves = Coups
admin-column-last = Dernier coup
admin-column-created = Création
admin-column-size = Taille
admin-status-lobby = pas commencée
admin-status-playing = en cours
admin-status-over = finie
admin-status-outdated = anciennes règles
admin-seat-bot = { $who } (robot { $bot })
admin-seat-code = { $who } (un code court)
admin-seat-free = { $who } (libre)
admin-options = Réglages
admin-own = Éléments à soi
admin-to-act = À jouer
admin-commitment = Engagement
admin-rematch = Table suivante
admin-invite = Code d’invitation
admin-spectate = Code pour regarder
admin-close-sure = Effacer pour toujours la table { $table } et tous ses coups ?
admin-closed = La table { $table } est effacée ; un serveur en marche le dit en quelques secondes aux personnes qui y sont.
admin-given = La place { $seat } de la table { $table } est libre pour qui vient avec ce code :
admin-given-how = Il sert une seule fois, pendant 24 heures, et ne sera plus montré.
admin-guests = { $guests ->
    [one] { $guests } personne connue
   *[other] { $guests } personnes connues
  }, dont { $tables } avec une table.
admin-guests-oldest = La première est venue le { $when } (UTC).
admin-sizes-lobby = Tables pas commencées
admin-sizes-playing = Parties en cours
admin-sizes-over = Parties finies
admin-sizes-moves = Coups
admin-sizes-chats = Messages
admin-sizes-snapshots = Instantanés
admin-sizes-guests = Personnes
admin-sizes-bytes = Base de données
admin-reminders-mail = Adresses de courriel confirmées
admin-reminders-mail_unconfirmed = Adresses de courriel non confirmées
admin-reminders-push = Navigateurs
admin-reminders-reminders = Tables pour lesquelles ils ont un rappel
admin-reminders-waiting = Messages en attente
admin-vapid-made = { $place } est une nouvelle clé pour Web Push : hedgerow serve --vapid-key { $place }. Garde-la pour toi, et ne la perds pas : les navigateurs abonnés y sont liés.
backup-done = { $place } est une copie entière : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } et { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }. Elle contient tous les secrets : garde-la pour toi.
restore-done = { $place } contient maintenant la copie { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } et { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }.
restore-old = Ce qui s’y trouvait avant est dans { $place }.
error-backup-postgres = Ceci est pour SQLite. Copie un PostgreSQL avec ses propres outils : pg_dump --format=custom --file=FICHIER, et pg_restore.
error-backup-exists = { $place } existe déjà ; nomme un autre fichier, ou remplace-le avec --force.
error-backup-same = { $place } est la base elle-même.
error-backup-damaged = { $place } est abîmé : { $detail }
error-restore-used = Un serveur Hedgerow utilise { $place }. Arrête-le, puis restaure.
error-database-none = Il n’y a pas de base de données à { $place }.
error-database-other = { $place } n’est pas une base de Hedgerow.
error-database-older = { $place } vient d’un Hedgerow plus ancien ({ $detail }). Lance une fois le serveur de celui-ci dessus, ce qui la met à jour.
