# Les pages pour qui a la boîte sur la table.

web-companion-lead = Feuilles de score, arbitres et adversaire pour jouer en solo, sur un téléphone à côté de ta boîte. Ni table ni photo : ce que tu saisis reste sur ton appareil.
web-companion-subtitle = vraie table
web-companion-undo = Annuler
web-companion-share = Partager
web-companion-share-help = Le lien contient tout ce que tu as saisi. Tout est dans l’adresse : notre serveur ne le voit jamais.
web-companion-link = Lien
web-companion-send = Envoyer
web-companion-no-link = Ce navigateur ne sait pas faire de lien.
web-companion-bad-link = Ce lien est abîmé ou vient d’une autre version. Rien n’a changé.
web-companion-opened = Ouvert depuis un lien. Annuler te rend ce que tu avais.
web-companion-unreachable = Le serveur est injoignable : rien n’est compté pour le moment. Ce que tu saisis est gardé.
web-companion-anew = Recommencer
web-companion-kept = Tout reste sur cet appareil jusqu’à ce que tu recommences. Même cela s’annule.
web-companion-players = Joueurs
web-companion-player = Joueur { $letter }
web-companion-add-player = Ajouter un joueur
web-companion-remove-player = Retirer
web-companion-rename = Changer le nom
web-companion-name = Nom
web-companion-done = C’est bon
web-companion-less = Moins : { $what }
web-companion-more = Plus : { $what }
web-companion-nothing-found = Rien ne s’appelle « { $typed } ».
web-companion-total = Total
web-companion-final = Classement final
web-companion-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
  }
web-companion-helpers = Pour tous les jeux
web-companion-helpers-title = Qui commence, et un minuteur
web-companion-helpers-help = Désigne un premier joueur au hasard, et décompte un tour.
web-companion-first = Premier joueur
web-companion-begins = { $name } commence
web-companion-choose-first = Tirer au sort
web-companion-first-help = Certaines règles disent qui commence, le plus jeune par exemple : elles l’emportent.
web-companion-clock = Minuteur
web-companion-start = Démarrer
web-companion-pause = Suspendre
web-companion-reset = Recommencer
web-companion-minutes = Durée en minutes
web-companion-time-up = Le temps est écoulé.

# Ses propres éléments
web-companion-own-lead = Compare chacun avec ce que montre ta boîte. Tout reste ici : joue avec à ta propre table, ou partage-le par un lien.
web-companion-own-count = { $done } comparés sur { $all }
web-companion-own-search = Chercher un nom
web-companion-own-which = Éléments
web-companion-own-change = Choisir une autre ligne
web-companion-own-find = Mots de la ligne
web-companion-own-show = Lesquels
web-companion-own-open = À comparer
web-companion-own-all = Tous
web-companion-own-wrong = Erreurs
web-companion-own-name = Élément
web-companion-own-fields = Ce qu’il montre
web-companion-own-field = { $field } : { $value }
web-companion-own-proposed = supposé
web-companion-own-none = Rien ici.
web-companion-own-mistakes = { $count ->
    [one] Une erreur : pas encore de fichier.
   *[other] { $count } erreurs : pas encore de fichier.
  }
web-companion-own-how = Pour toutes les tables d’un serveur, mets { $file } dans data/{ $game } de son dossier de données.
web-companion-own-save = Enregistrer le fichier
web-companion-own-play = Jouer avec
web-companion-own-source = Connu par : { $source }
web-companion-own-printed = Comme imprimé
