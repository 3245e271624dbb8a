# Les mots communs à tous les jeux, et toutes les erreurs du moteur.

list-and = { $first }, { $rest }
list-lines = { $first } { $rest }

error-refused = « { $move } » n’est pas permis (règle { $rule }). { $title }.
error-not-asked = Ce n’est pas à { $seat } de jouer : « { $move } » est impossible.
error-over = La partie est finie : « { $move } » est impossible.
error-stale = Cette réponse vise la question { $given }, alors que la question { $now } est posée.
error-seat-unknown = Le joueur { $seat } n’existe pas : il y en a { $seats }, numérotés à partir de 0.
error-notation = « { $move } » n’est pas un coup de { $game }.
error-undo = { $seat } ne peut rien annuler : depuis, quelqu’un a appris quelque chose ou a joué.

error-game-unknown = Le jeu « { $game } » n’existe pas. Jeux connus : { $known }.
error-seats = { $game } se joue de { $low } à { $high } joueurs, pas à { $seats }.
error-first-seat = Il n’y a pas de joueur { $seat } : les joueurs vont de A à { $last }.
error-option-unknown = { $game } n’a pas d’option « { $key } ». Options connues : { $known }.
error-option-value = Option { $key } : « { $value } » est impossible. { $possible }
error-preset-unknown = { $game } n’a pas de préréglage « { $preset } ». Préréglages connus : { $known }.
error-option-alone = L’option { $key } n’a pas d’effet ici : { $needs }
error-option-choice = Option { $key } : « { $value } » est impossible ici : { $needs }
option-possible-choice = Choisis parmi : { $choices }.
option-possible-flag = Choisis true ou false.
option-possible-number = Choisis un nombre entier de { $low } à { $high }.
option-possible-text = Au plus { $most } caractères.
option-needs = elle ne compte qu’avec { $key }={ $values }.
option-needs-seats = elle ne compte qu’à { $seats ->
    [1] un joueur
   *[other] { $seats } joueurs
}.
error-bot-unknown = Le bot « { $bot } » n’existe pas pour { $game }. Bots connus : { $known }.

error-data = { $place } : { $detail }
error-data-folder = { $place } n’est pas un dossier.

error-record-json = { $place } : ce n’est pas du JSON ({ $detail }).
error-record-form = { $place } : ce n’est pas l’enregistrement d’une partie ({ $detail }).
error-record-format = { $place } : format d’enregistrement inconnu, « { $format } ».
error-record-digest = { $place } : l’empreinte ne correspond pas, le fichier a été modifié ou abîmé.
error-record-version = { $place } : partie jouée avec la version { $rules } des règles, ce programme joue la version { $now }.
error-record-data = { $place } : partie jouée avec d’autres fichiers de composants que ceux d’aujourd’hui ; vois --data.
error-record-move = { $place }, coup { $number } : { $detail }
error-record-commitment = { $place } : la graine ne correspond pas à l’engagement publié avant la partie.
error-record-outcome = { $place } : les coups ne mènent pas au résultat annoncé.

error-own-row = Aucune entrée ne s’appelle « { $entry } ».
error-own-field = { $entry } : { $field } : pas un champ, ou pas une valeur possible.
error-own-file = { $game } n’a pas de fichier de composants « { $file } » à saisir.
error-own-mistake = { $entry } : { $detail }
component-detail = { $text }
component-wrong = { $field } : { $what }
error-own-long = Ces composants dépassent { $most } Kio.
error-own-other = Cette partie de { $game } a déjà d’autres composants à elle.
