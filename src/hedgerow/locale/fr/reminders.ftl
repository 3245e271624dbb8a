# Courriels et notifications pour les joueurs absents. Une ligne finit là où on la finirait à la main.

mail-confirm-subject = Rappels de { $site } : cette adresse est-elle la tienne ?
mail-confirm =
    Bonjour,

    quelqu’un, sans doute toi, a demandé à { $site } d’écrire à cette adresse quand c’est son tour de jouer. Si c’était bien toi, confirme-le ici dans les 24 heures :

    { $url }

    Sinon, ne fais rien. Aucun rappel ne viendra, et l’adresse sera effacée au bout d’un jour.
mail-turn-subject = À toi de jouer : { $game }
mail-turn = C’est à toi de jouer : { $game }.
mail-stop = C’est toi qui as demandé ce rappel. Tu n’en veux plus ? Un seul clic suffit, et ton adresse est effacée :
push-turn = À toi de jouer : { $game }
reminder-host = C’est { $host } qui a ouvert la table.
reminder-waiting = On t’attend.
push-stop = Arrêter les rappels
