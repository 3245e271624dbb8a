# La ligne de commande : play, replay, verify, games.

# Erreurs
error-language = La langue « { $language } » n’existe pas. Langues connues : { $known }.
error-read = { $place } : lecture impossible ({ $detail }).
error-write = { $place } : écriture impossible ({ $detail }).
error-save-exists = { $place } existe déjà ; choisis un autre fichier, pour que rien ne se perde.
error-record-setup = { $place } : { $detail }
error-option-form = « { $text } » n’est pas une option : écris clé=valeur.
error-people = { $people } personnes ne peuvent pas jouer à une table de { $seats }.
error-bots-count = { $given ->
    [one] { $given } bot nommé
   *[other] { $given } bots nommés
  } pour { $wanted ->
    [0] aucune place libre
    [one] { $wanted } place libre
   *[other] { $wanted } places libres
  }.
error-resume-options = Une partie reprise a déjà ses réglages ; retire { $given }.
error-resume-over = { $place } : cette partie est finie ; hedgerow replay la montre.
error-replay-to = { $place } : la position { $to } n’existe pas, les coups vont de 0 à { $last }.
error-replay-seat = Le joueur « { $seat } » n’existe pas. Joueurs connus : { $known }.
error-choice = Le choix { $number } n’existe pas : ils vont de 1 à { $count }.
error-command = « { $text } » n’est ici ni un coup ni une commande, et aucun choix ne le contient. Tape ? pour de l’aide.
error-after = La partie est finie, et « { $text } » n’est pas une commande. Tape ? pour de l’aide.
error-rules-none = Aucune règle ne parle de « { $text } ».
error-rule-unknown = La règle « { $text } » n’existe pas. « règles » les montre toutes.

# Les commandes d’une partie, telles qu’on les tape
play-command-help = aide
play-command-list = liste
play-command-board = plateau
play-command-log = journal
play-command-rules = règles
play-command-rule = règle
play-command-undo = annuler
play-command-why = pourquoi
play-command-hint = conseil
play-command-save = sauver
play-command-quit = quitter

play-help =
    Tu peux taper :
      un coup         dans sa forme courte, comme dans les listes
      un numéro       le choix qui porte ce numéro
      des mots        pour trouver les choix qui les contiennent
      B et un coup    ce que dit un autre joueur ici, même si ce n’est pas son tour
      liste           tous tes choix
      plateau         la table, encore une fois
      journal         toute l’histoire
      règles MOTS     les règles qui parlent de quelque chose
      règle NUMÉRO    une règle en entier (en anglais)
      annuler         annuler ton coup, tant que personne n’en a rien appris
      pourquoi        les raisons des bots
      ? ou conseil    ce que ferait un bon joueur ; la partie enregistrée note la demande
      sauver FICHIER  garder une copie de l’enregistrement
      quitter         partir ; tu pourras reprendre la partie

# Jouer
play-which-game = Quel jeu ?
play-seat-you = { $seat } : toi
play-seat-person = { $seat } : quelqu’un à ce clavier
play-seat-bot = { $seat } : bot ({ $bot })
play-commitment = Le mélange est fixé, et voici son engagement :
play-saving = Chaque coup est enregistré dans { $place }. Jusqu’à la fin de la partie, ce fichier contient tous les secrets : ne l’ouvre pas.
play-narrow = Le dessin fait { $needed } colonnes de large et cette fenêtre { $width } seulement : élargis-la.
play-hand-over = Passe le clavier à { $seat }. { $seat }, appuie sur Entrée quand personne d’autre ne regarde.
play-thinking = { $seat } réfléchit
play-how = { $count ->
    [one] Un seul choix.
   *[other] { $count } choix.
  } Tape un coup (par exemple « { $example } »), des mots pour en chercher, ou ? pour de l’aide.
play-rule-how = « règle NUMÉRO » en montre une en entier.
play-undone = Ton coup est annulé.
play-hint-thinking = J’y réfléchis…
play-hint-percent = { $percent } % de gagner
play-hint-then = puis { $steps }
play-hint-alone = Rien d’autre n’approche.
play-hint-ordinary = Un coup ordinaire ici : { $percent } % ± { $doubt } de gagner, d’après ce que tu vois.
play-why-later = Les raisons d’un bot trahiraient ses secrets ; redemande à la fin de la partie.
play-why-none = Aucun bot n’a donné de raison.
play-saved = L’enregistrement est dans { $place }.
play-wins = { $seat } gagne.
play-shares = { $seat } partage la victoire.
play-score = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
play-score-line = {"   "}{ $label } : { $points }
play-record = L’enregistrement de cette partie est dans { $place }.
play-verify = Pour vérifier le mélange et chaque coup :
play-afterwards = journal, plateau, pourquoi, règles et sauver marchent encore ; quitter pour partir.
play-left = La partie est enregistrée. Pour la reprendre :
play-goodbye = À la prochaine.

# Revoir
replay-at = Après le coup { $at } sur { $moves }
replay-move = { $seat } a joué : { $move }
replay-sees = { $seat } voit : { $note }
replay-to-act = À { $seat } de jouer
replay-old = On ne peut pas la parcourir ici, mais son résultat et ses coups se lisent encore :
replay-old-score = { $seat } : { $total }
replay-note = Note : { $text }
replay-keys = ← → pas à pas   Début Fin aux extrémités   q pour partir

verify-digest = Le fichier est intact : empreinte { $digest }.
verify-commitment = La graine correspond à l’engagement { $commitment }.
verify-contributions = { $count ->
    [0] Aucun joueur n’a contribué au mélange.
    [one] Un joueur a contribué au mélange.
   *[other] { $count } joueurs ont contribué au mélange.
  }
verify-moves = { $count ->
    [0] Aucun coup n’est joué.
    [one] Le seul coup est permis.
   *[other] Les { $count } coups sont tous permis.
  }
verify-outcome = Les coups mènent au résultat annoncé : { $reason }
verify-unfinished = La partie n’est pas finie, et l’enregistrement n’annonce aucun résultat.

# Présenter
games-seats = { $more ->
    [0] { $low } joueurs
   *[other] de { $low } à { $high } joueurs
  }, environ { $minutes } minutes
games-variant-seats = aussi, hors livret, à { $seats } joueurs
games-option = option { $name } : { $values } (sinon { $default })
games-option-free = option { $name } (sinon { $default })
games-preset = préréglage { $name } : { $options }
games-bots = bots : { $bots }

# The desks of games

game-cryptid-desk = Les énigmes de Cryptid : créer, vérifier, expliquer.
game-earth-desk = Earth avec Règne animal : compter les points de tableaux terminés.
game-habitats-desk = Les parcs de Habitats : compter les points de ceux de la table.
game-north_woods-desk = Habitat : North Woods : nourrir une table.
game-tournoi-desk = Le Tournoi : composer et vérifier des decks, regarder les cartes, apporter les tiennes.
desk-working = Un instant
desk-written = Écrit dans { $place }.
error-desk-exists = { $place } existe déjà ; rien n’a été changé.
error-desk-tool = { $game } n’a pas d’outil « { $tool } » sur son bureau. Il y a : { $known }.
