# Les environnements d’apprentissage.

error-env-value = { $key } ne peut pas valoir « { $value } ». Valeurs connues : { $known }.
error-env-bots = { $count ->
    [one] Tu as nommé { $count } bot
   *[other] Tu as nommé { $count } bots
} pour { $seats } autres places : nommes-en un pour toutes, ou un pour chacune.
error-env-games = Un environnement vectoriel a besoin d’au moins une partie, pas de { $count }.
