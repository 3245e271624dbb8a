# Les environnements d’apprentissage.

error-env-value = { $key } ne peut pas valoir « { $value } ». Valeurs connues : { $known }.
