# Le navigateur : toutes les pages sauf les plateaux des jeux.

# Partout
web-skip = Aller au contenu
web-nav = Navigation
web-home = Retour aux jeux
web-brand-home = Hedgerow, page d’accueil
web-all-games = Tous les jeux
web-rules = Règles
web-settings = Réglages
web-keys = Touches
web-menu = Menu
web-menu-home = Page d’accueil
web-close = Fermer
web-save = Enregistrer
web-copy = Copier
web-copied = Copié
web-add = Ajouter
web-added = Ajouté
web-again = Réessayer
web-reload = Recharger la page
web-loading = Un instant…
web-unreachable = Le serveur ne répond pas pour le moment.
web-page-failed = Cette page n’a pas pu être chargée. Le serveur a peut-être été mis à jour.
web-guest = Invité
web-theme-to-dark = Thème sombre
web-theme-to-light = Thème clair
web-away-title = Pas de connexion
web-lost-title = Il n’y a rien ici
web-lost-text = Aucune page ne porte cette adresse.
web-footer-nav = À propos du site
web-footer-fan = Une création de fans, non officielle. Les jeux appartiennent à leurs auteurs et éditeurs.

# Accueil
web-home-title = Cinq jeux de nature, une table
web-home-line = Joue seul contre des robots, autour d’un écran, ou avec tes amis par un lien.
web-card-seats = { $more ->
    [0] { $low } joueurs
   *[other] { $low } à { $high } joueurs
  }
web-card-minutes = { $minutes } min
web-play-now = Jouer
web-play-now-game = Jouer tout de suite : { $game }
web-play-now-against = contre des robots, niveau { $level }
web-new-table = Nouvelle table
web-new-table-game = Nouvelle table : { $game }
web-game-cryptid-line = Recoupe les indices de chacun pour trouver où vit la créature.
web-game-habitats-name = Habitats
web-game-habitats-line = Bâtis une réserve où chaque animal a le terrain qu’il lui faut.
web-game-tournoi-name = Le Tournoi
web-game-tournoi-line = Envoie tes animaux dans quatre batailles, chacun sur son point fort.
web-game-north-woods-name = North Woods
web-game-north-woods-line = Construis des chaînes alimentaires du rang 1 au rang 8, toutes tes espèces nourries.
web-game-earth-name = Earth
web-game-earth-line = Plante une île de quatre sur quatre et fais-la pousser, couleur par couleur.
web-mine-title = Tes tables
web-mine-none = Rien de commencé. Une table où tu es assis t’attend ici, même si tu fermes la page.
web-mine-with = { $game } avec { $names }
web-mine-bots = { $game } contre des robots
web-mine-turn = à toi de jouer
web-mine-lobby = pas encore commencée
web-mine-over = terminée
web-mine-outdated = jouée avec d’anciennes règles
web-mine-read = Lire
web-mine-resume = Continuer
web-mine-replay = Revoir
web-join-title = Rejoindre par code
web-join-text = Le code ou le lien d’un ami te mène à sa table. Aucun compte à créer.
web-join-code = Code
web-join = Rejoindre
web-join-watch = Un lien de spectateur montre une table sans ses secrets.
web-join-sit = Prendre place
web-join-as-spectator = Regarder en spectateur
web-home-puzzle = L’énigme du jour
web-home-puzzle-text = Chaque jour une nouvelle énigme de Cryptide : résous-la ici, ou monte-la avec ta boîte.
web-home-puzzle-go = La voir
web-how-title = Comment ça marche
web-how-1 = Joue aussitôt contre des robots, ou partage un lien avec tes amis.
web-how-2 = Touche n’importe quoi pour savoir ce que c’est et quelle règle le dit.
web-how-3 = Revois la partie, et vérifie que le mélange était honnête.

# Nouvelle table
web-new-title = Nouvelle table : { $game }
web-new-line = Choisis qui joue, règle deux ou trois choses, et c’est parti.
web-new-around = Autour de la table
web-new-options = Options
web-new-preset = Régler ainsi
web-new-add = Ajouter un joueur
web-new-add-help = Ami, robot ou même écran
web-new-variant = À { $count } joueurs, c’est une variante à nous : le livret n’en parle pas.
web-new-pace = Rappel
web-new-pace-help = Chacun prend son temps ; personne ne perd à l’horloge. Un petit mot peut rappeler.
web-reminder-none = Aucun
web-reminder-5 = après 5 min
web-reminder-60 = après 1 h
web-reminder-1440 = après 1 jour
web-reminder = On t’attend depuis { $minutes } min.
web-new-own = Jouer avec ce que montre ta boîte
web-new-own-help = { $count ->
    [one] Un élément est saisi sur cet appareil. Toute la table joue avec.
   *[other] { $count } éléments sont saisis sur cet appareil. Toute la table joue avec.
  }
web-new-own-wrong = La saisie sur cet appareil contient une erreur : la table prend nos éléments.
web-new-own-look = Voir lesquels
web-own-used = Comme dans la boîte
web-own-used-help = { $count ->
    [one] Un élément est tel qu’imprimé dans la boîte de qui a créé la table. Tout le monde joue avec.
   *[other] { $count } éléments sont tels qu’imprimés dans la boîte de qui a créé la table. Tout le monde joue avec.
  }
web-new-spectators = Spectateurs
web-new-spectators-help = Un lien à part, qui ne montre aucun secret.
web-new-chat = Discussion
web-new-chat-help = De courts messages entre ceux qui sont à la table.
web-new-start = Commencer
web-new-open = Ouvrir la table
web-new-open-help = Tu reçois un lien à partager, et tu commences quand tu veux. Qui vient plus tard prend une place libre.
web-new-rules = Lire les règles
web-option-text = Facultatif
web-slot-me = Moi
web-slot-friend = Ami par lien
web-slot-bot = Robot
web-slot-screen = Même écran
web-slot-friend-title = Un ami
web-slot-screen-title = À côté de toi
web-slot-me-note = Tu es assis ici.
web-slot-friend-note = Tu reçois un lien et un code à partager.
web-slot-screen-note = Tu passes l’écran ; un rideau cache tes secrets.
web-slot-who = Qui joue { $letter }
web-slot-level-is = Niveau du robot { $letter } : { $level }
web-slot-name-hint = Nom
web-slot-name = Nom du joueur { $letter }
web-level-title = De quelle force est { $name } ?
web-level-rating = Cote
web-level-scale = 100 points de plus gagnent environ 64 % des parties.
web-level-others = Autres robots
web-level-all = Pareil pour tous les robots
web-level-at-once = répond tout de suite
web-level-soon = réfléchit un instant
web-level-second = réfléchit environ une seconde
web-lobby-rated = { $who } · { $rating }
web-slot-remove = Retirer le joueur { $letter }
web-sum-title = En résumé
web-sum-seats = { $count ->
    [one] { $count } joueur : { $names }
   *[other] { $count } joueurs : { $names }
}
web-sum-me = toi
web-sum-screen = { $count ->
    [one] une personne à côté de toi
   *[other] { $count } personnes à côté de toi
}
web-sum-friend = { $count ->
    [one] un ami
   *[other] { $count } amis
}
web-sum-bot = { $count ->
    [one] un robot
   *[other] { $count } robots
}
web-sum-minutes = Environ { $minutes } minutes
web-sum-spectators = Les spectateurs sont bienvenus
web-sum-shuffle = Mélange vérifiable à la fin

# Options
option-cryptid-mode = Mode de jeu
option-cryptid-mode-help = En normal, 23 indices possibles. En avancé, 48 : structures noires et indices négatifs en plus.
option-cryptid-mode-normal = Mode normal
option-cryptid-mode-advanced = Mode avancé
option-cryptid-puzzle = Carte
option-cryptid-puzzle-help = Toute neuve, l’une des 54 cartes de la boîte, ou celle d’un code partagé.
option-cryptid-puzzle-generated = Générée
option-cryptid-puzzle-card = Classique
option-cryptid-puzzle-code = Par code
option-cryptid-card = Carte de la boîte
option-cryptid-card-help = Le numéro d’une carte ; 0 en prend une au hasard.
option-cryptid-hints = Indication
option-cryptid-hints-help = N’importe qui peut la proposer entre deux tours. Elle est dévoilée si tous sont d’accord, à un près à quatre ou cinq joueurs.
option-cryptid-first = Premier joueur
option-cryptid-first-help = Qui pose le premier cube et joue le premier tour.
option-cryptid-first-A = Le joueur A commence
option-cryptid-first-B = Le joueur B commence
option-cryptid-first-C = Le joueur C commence
option-cryptid-first-D = Le joueur D commence
option-cryptid-first-E = Le joueur E commence
option-cryptid-first-random = Au hasard
option-cryptid-code = Code partagé
option-cryptid-code-help = L’auteur du code peut connaître les indices.

# Places et robots
web-seats = Joueurs
web-seat-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-seat-name = Joueur { $letter }
web-seat-you = (toi)
web-seat-acts = doit jouer
web-seat-you-act = à ton tour
web-seat-here = devant cet écran
web-seat-friend = ami
web-seat-away = absent pour le moment
web-seat-open = attend un ami
web-seat-free = Place libre
web-seat-bot = robot, { $level }
web-bot-name-A = Rouge-gorge
web-bot-name-B = Troglodyte
web-bot-name-C = Martre
web-bot-name-D = Blaireau
web-bot-name-E = Loutre
web-bot-name-F = Loir

# Salon
web-lobby-title = { $game } : on attend tout le monde
web-lobby-invite = Inviter
web-lobby-link = Lien pour les amis
web-lobby-code = Ou le code
web-lobby-spectate = Lien pour les spectateurs
web-lobby-spectate-help = Les spectateurs voient la table, jamais un secret.
web-lobby-watching = La partie n’a pas encore commencé. Cette page suivra d’elle-même.
web-lobby-start-title = Tout est prêt ?
web-lobby-start = Commencer la partie
web-lobby-full = Tout le monde est là.
web-lobby-open = { $count ->
    [one] Une place est encore libre. La partie peut commencer ; elle attendra au tour de cette place.
   *[other] { $count } places sont encore libres. La partie peut commencer ; elle attendra à leur tour.
}
web-lobby-shuffle = Ta part du mélange
web-lobby-shuffle-help = La table a fixé sa graine secrète ; en voici l’empreinte. Ajoute ce que tu veux : personne n’aura pu choisir le mélange, et tu pourras le vérifier à la fin.
web-lobby-shuffle-field = N’importe quels mots

# Table
web-opening = On dresse la table…
web-side = Tour, joueurs et journal
web-prompt = Que faire maintenant
web-your-turn = À toi
web-waiting = { $count ->
    [0] On attend
    [one] On attend { $names }
   *[other] On attend { $names }
}
web-watching = Tu regardes la partie. { $waits }
web-forced = Il n’y a qu’une chose à faire.
web-choices = Tous les choix
web-choices-search = Chercher parmi les choix
web-choices-loading = Les choix arrivent…
web-choices-none = Aucun choix ne contient ces mots.
web-choices-count = { $count ->
    [one] { $count } choix possible
   *[other] { $count } choix possibles
}
web-confirm-title = Jouer ce coup ?
web-confirm-play = Jouer
web-confirm-back = Revenir
web-undo = Annuler
web-undo-closed = On ne peut annuler qu’un coup qui n’a rien appris à personne.
web-result = Résultat
web-more = Joueurs et journal
web-more-news = Joueurs et journal, { $count ->
    [one] un événement
   *[other] { $count } événements
  } depuis ton dernier tour
web-notes = Sous tes yeux
web-notes-cover = Cacher tes notes
web-notes-covered = C’est caché
web-story = Journal et discussion
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-opening = Mise en place
web-log-round = Tour de table { $round }
web-log-older = Le début se retrouve dans « Revoir la partie », une fois celle-ci finie.
web-since = Depuis ton dernier tour
web-since-none = rien encore
web-since-more = { $count ->
    [one] et une chose de plus
   *[other] et { $count } choses de plus
  }
web-pace-skip = { $count ->
    [one] Passer un coup
   *[other] Passer { $count } coups
  }
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-connected = Connecté
web-reconnecting = Reconnexion…
web-disconnected = Déconnecté
web-lost-seat = Cette place n’est plus à toi, ou la table a disparu.
web-refused = Ce n’est pas permis. { $title }.
web-refused-rule = Lire la règle { $rule }
web-not-member-title = Tu n’es pas assis à cette table
web-not-member-text = Demande le code d’invitation pour la rejoindre, ou le lien des spectateurs pour regarder.
web-seat-code = Quelqu’un a perdu sa place ?
web-seat-code-help = Donne un nouveau code à la place et dis-le à son joueur, qui revient avec lui dans n’importe quel navigateur. Il sert une seule fois, dans la journée, et seulement tant que personne ne joue à cette place.
web-seat-code-give = Donner un nouveau code à la place de { $name }
web-seat-code-for = Code pour la place de { $name }
web-remind = Me prévenir
web-remind-text = Quand c’est à toi de jouer et que tu n’as plus la table ouverte depuis { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  }, nous te prévenons : une fois par tour, et pas deux fois en quelques heures.
web-remind-mail = Par courriel
web-remind-address = Ton adresse de courriel
web-remind-address-help = Tu reçois d’abord un courriel avec un lien, pour que personne ne donne l’adresse de quelqu’un d’autre. Personne à la table ne voit ton adresse. Elle est effacée dès que tu ne veux plus de rappels, et quelque temps après ta dernière partie.
web-remind-ask = M’envoyer le lien
web-remind-asked = Un courriel est en route vers { $address }. Ouvre le lien qu’il contient dans les 24 heures, et les rappels commencent.
web-remind-asked-said = Un courriel est en route.
web-remind-again = Le renvoyer
web-remind-other = Une autre adresse
web-remind-mail-here = Écrire à { $address } quand c’est à moi de jouer à cette table
web-remind-push = Dans ce navigateur
web-remind-push-here = Afficher une notification quand c’est à moi de jouer à cette table, même sans page ouverte
web-remind-push-blocked = Tu as bloqué les notifications de cette page. Autorise-les dans les réglages de ton navigateur, puis reviens.
web-remind-push-no = Ce navigateur ne peut pas afficher de notifications de cette page.
web-remind-stop = Plus aucun rappel, pour aucune table
web-remind-stopped-title = Rappels arrêtés
web-remind-stopped = Tu ne reçois plus de rappels, et ton adresse est effacée.
web-remind-not-stopped = Ça n’a pas marché
web-remind-confirm-title = Est-ce ton adresse ?
web-remind-confirm-text = Tu reçois un courriel quand c’est à toi de jouer et que tu n’es pas là. Chaque courriel a un lien qui arrête tout d’un seul clic.
web-remind-confirm-yes = Oui, préviens-moi
web-remind-confirm-done = C’est fait : nous t’écrirons quand ce sera ton tour.
web-remind-to-table = Aller à la table
web-leave = Quitter la table
web-leave-sure = Ta place devient libre, et ce navigateur oublie ses secrets. On peut la reprendre avec l’invitation.
web-leave-yes = Oui, quitter
web-generic = Ce jeu n’a pas encore de plateau : joue-le par la liste des choix.
web-generic-view = La position, telle que le moteur la dit
web-curtain-title = À { $name } de jouer
web-curtain-text = Passe l’écran. Rien de secret ne se montre avant que la personne suivante soit là.
web-curtain-show = C’est moi, { $name }
web-curtain-undo = { $name } annule le dernier coup

# Touches
web-key-help = Montrer cette aide
web-key-choices = Ouvrir la liste de tous les choix
web-key-digits = Prendre l’un des quelques choix
web-key-arrows = Parcourir la liste, ou le plateau
web-key-enter = Choisir, puis confirmer
web-key-escape-name = Échap
web-key-escape = Revenir, fermer
web-key-undo = Annuler le dernier coup
web-key-tab = D’une chose à la suivante
web-stage-enter = Entrée

# La fin
web-end-you = Tu gagnes !
web-end-wins = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
web-end-draw = Partie nulle
web-end-lost = Pas cette fois
web-end-winner = Vainqueur
web-end-total = Total
web-end-rematch = Revanche
web-end-rematch-join = Rejoindre la revanche
web-end-replay = Revoir la partie
web-end-review = Analyser la partie
web-end-share = Partager la partie
web-end-record = Enregistrer la partie
web-proof-title = Preuve du mélange
web-proof-text = Avant la partie, la table a publié l’empreinte de sa graine secrète. Elle montre maintenant la graine : si les empreintes concordent, personne ne l’a changée en route.
web-proof-good = Vérifié dans ce navigateur : les empreintes concordent.
web-proof-bad = Les empreintes ne concordent pas : ne te fie pas à ce mélange.
web-proof-seen = L’empreinte est bien celle que ce navigateur a vue avant la fin.
web-proof-unseen = Ce navigateur n’a pas vu d’empreinte avant la fin : il ne peut comparer qu’avec ce que le serveur dit maintenant.
web-proof-mine = Ce que ce navigateur a ajouté fait partie du mélange.
web-proof-mine-missing = Ce que ce navigateur a ajouté manque au mélange.
web-proof-commitment = Empreinte (SHA-256) publiée au début
web-proof-seed = Graine secrète
web-proof-part = Ajouté par { $name }
web-proof-none = rien
web-proof-how = Pour vérifier toute la partie sans ce serveur, garde-la et lance :

# Règles
web-rules-title = Règles : { $game }
web-rules-which = Quel jeu
web-rules-choose = Choisis un jeu.
web-term = Ce que disent les règles : { $rule }
web-guide-title = { $game } en une minute
web-guide-goal = Le but
web-guide-turn = Un tour
web-guide-end = La fin
web-guide-start = C’est parti
web-guide-lesson = L’apprendre d’abord pas à pas
web-guide-again = L’aide remontre ceci à tout moment.
web-help = Aide
web-help-title = Aide pour { $game }
web-help-rules = Toutes les règles
web-help-follow = Suivre les autres
web-help-follow-text = Ce que les autres ont déplacé depuis ton dernier tour porte leur lettre sur le plateau. Montre une ligne du journal, et son emplacement s’éclaire. Les réglages disent à quelle allure les coups des autres se suivent.
web-rules-search = Chercher dans les règles
web-rules-none = Aucune règle ne contient ces mots.

# Réglages
web-setting-language = Langue
web-setting-theme = Thème
web-setting-theme-auto = Comme le système
web-setting-theme-light = Clair
web-setting-theme-dark = Sombre
web-setting-size = Taille du texte
web-setting-motion = Mouvement
web-setting-motion-auto = Comme le système
web-setting-motion-calm = Aucun
web-setting-pace = Coups des autres
web-setting-pace-slow = Lents
web-setting-pace-normal = Normaux
web-setting-pace-instant = D’un coup
web-setting-sounds = Sons
web-setting-sounds-help = Une note brève quand c’est à toi.
web-setting-forced = Jouer les coups forcés
web-setting-forced-help = Quand il n’y a qu’une chose à faire, elle se joue d’elle-même.
web-setting-notepad = Bloc-notes
web-setting-notepad-help = Tient à jour ce que les jetons ont exclu.
web-setting-kept = Gardé dans ce navigateur seulement.

# Nom
web-name-title = Ton nom
web-name-label = Comment t’appelle-t-on ?
web-name-help = Vu par ceux de tes tables. Ni compte, ni mot de passe.

# Comment ça marche
web-how-play-title = Jouer tout de suite
web-how-play = « Jouer » dresse une table avec trois robots et te mène au plateau. La phrase du haut dit ce que tu peux faire ; le plateau montre où. « Tous les choix » dit les mêmes coups en mots, pour le clavier et les lecteurs d’écran.
web-how-friends-title = Avec des amis
web-how-friends = Crée une table, choisis « Ami par lien » et envoie le lien ou le code. Tes amis n’ont besoin d’aucun compte. Ferme la page quand tu veux : la table t’attend sous « Tes tables ».
web-how-screen-title = Autour d’un écran
web-how-screen = Avec « Même écran », plusieurs personnes partagent ce navigateur. Entre deux tours, un rideau couvre la table pour que personne ne lise les secrets d’un autre.
web-how-rules-title = Chaque règle a un numéro
web-how-rules = Quand un coup est refusé, le message nomme la règle et l’ouvre. On peut chercher dans les règles à tout moment.
web-how-undo-title = Annuler un coup
web-how-undo = Un coup s’annule tant que personne n’en a rien appris et que nul autre n’a joué. Le bouton le sait.
web-how-shuffle-title = Des mélanges honnêtes
web-how-shuffle = Avant la partie, la table publie l’empreinte de sa graine, et chaque joueur y ajoute quelque chose. À la fin la graine est montrée, et chacun peut vérifier toute la partie avec « hedgerow verify ».
web-how-data-title = Ce qui est gardé
web-how-data = Ton nom, tes tables et leurs coups, sur ce serveur. Deux cookies disent que c’est toi et quelles places sont les tiennes. Rien d’autre n’est recueilli, et rien n’est chargé d’ailleurs.

# À propos
web-about-title = Crédits
web-about-what = Hedgerow est un moteur de règles pour jeux de nature, avec cette table devant : pour jouer, pour résoudre, pour écrire des robots.
web-about-fan-title = Une création de fans, non officielle
web-about-fan = Les jeux appartiennent à leurs auteurs et éditeurs, qui n’ont rien à voir avec ce site. Rien de leurs boîtes n’est montré ici : images et mots sont les nôtres ou viennent des collections libres ci-dessous. Si un jeu te plaît, achète-le : il est meilleur autour d’une vraie table.
web-about-art-title = Images et caractères
web-about-noto = Noto Emoji de Google, licence Apache 2.0
web-about-game-icons = Icônes de game-icons.net par Delapouite, Lorc et d’autres, CC BY 3.0, recolorées
web-about-lucide = Icônes au trait de Lucide, licence ISC
web-about-fonts = Fraunces et Nunito Sans, licence SIL Open Font 1.1
web-about-code-title = Pour les auteurs de robots
web-about-code = Le moteur est un paquet Python sous licence MIT. Robots, simulations et apprentissages suivent les mêmes règles que cette table.
web-about-api = L’interface de ce serveur, en OpenAPI

# Une table dont les règles ne servent plus.
web-old-title = { $game } : une table d’anciennes règles
web-old-new = Nouvelle table
web-old-record = Télécharger l’enregistrement
web-old-board = La dernière position
web-old-no-board = Elle n’a pas été gardée en mots : cela n’existe que depuis une version plus récente du programme.
web-old-later = { $count ->
    [one] Un coup a été joué après cette position.
   *[other] { $count } coups ont été joués après cette position.
}
web-old-log = Ce qui s’est passé
web-old-moves = Les coups

# Où mène l’accueil
web-companion-title = La boîte sur la table
web-puzzles-link = Les énigmes du jour
web-learn = Leçons
web-learn-title = Apprends en jouant
web-learn-of = { $action } : { $game }
web-lesson-offer = Première fois ? Apprends-le en quelques minutes
