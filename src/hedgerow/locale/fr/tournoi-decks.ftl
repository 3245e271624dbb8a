# Construire son deck, et jouer au Tournoi avec ses propres cartes.

tournoi-box-deck = Deck { $number } de la boîte
tournoi-deck-cards = { $count ->
    [one] { $count } carte Défis
   *[other] { $count } cartes Défis
} : il en faut { $wanted } dans un deck.
tournoi-deck-powers = { $count ->
    [one] { $count } carte Pouvoir
   *[other] { $count } cartes Pouvoir
} : il en faut { $wanted } dans un deck.
tournoi-deck-green = { $count ->
    [one] { $count } carte verte
   *[other] { $count } cartes vertes
} : il en faut { $wanted } dans un deck.
tournoi-deck-yellow = { $count ->
    [one] { $count } carte jaune
   *[other] { $count } cartes jaunes
} : il en faut { $wanted } dans un deck.
tournoi-deck-orange = { $count ->
    [one] { $count } carte orange
   *[other] { $count } cartes orange
} : il en faut { $wanted } dans un deck.
tournoi-deck-red = { $count ->
    [one] { $count } carte rouge
   *[other] { $count } cartes rouges
} : il en faut { $wanted } dans un deck.
tournoi-deck-again = { $card } y est deux fois : il n’y en a qu’un exemplaire.
tournoi-deck-protect = { $count } cartes Protect : { $most } au plus est conseillée.

# Erreurs de decks

error-tournoi-deck-code-empty = Il faut un code de deck, et il n’y en a pas.
error-tournoi-deck-code-letter = Ce code de deck n’est pas bon : « { $letter } » en position { $position } n’est pas un caractère de code.
error-tournoi-deck-code-version = Ce code de deck est de version { $version } ; ce programme lit la version { $known }.
error-tournoi-deck-code-checksum = Ce code de deck n’est pas bon : un caractère est faux ou manque.
error-tournoi-deck-code-other-cards = Ce code de deck a été fait avec d’autres cartes que celles d’ici.
error-tournoi-deck-of-seat = Deck du joueur { $seat } : { $detail }
error-tournoi-decks-many = { $count } codes de deck, mais il y a { $seats } decks à cette table.
error-tournoi-deck-broken = Le deck du joueur { $seat } ne peut pas être joué. { $detail } ({ $rule })
error-tournoi-deck-text = { $place }, ligne { $line } : ce n’est pas du texte en UTF-8.
error-tournoi-deck-card = { $place }, ligne { $line }, colonne { $column } : aucune carte ne s’appelle « { $text } ».
error-tournoi-deck-id = Il n’y a pas de carte avec le numéro « { $text } ».
error-tournoi-deck-empty = { $place } : il n’y a aucune carte dans ce fichier.
error-tournoi-deck-name = Aucun deck ne s’appelle « { $text } » : ce n’est ni un fichier, ni un code de deck, ni l’un de ceux-ci : { $known }.

# Erreurs de jeux de cartes

error-tournoi-set-code = Ce n’est pas le code d’un jeu de cartes, ou il est abîmé.
error-tournoi-set-code-empty = Il faut le code d’un jeu de cartes, et il n’y en a pas.
error-tournoi-set-long = Ce jeu de cartes est trop grand : son code a { $length } caractères, { $most } au plus sont possibles.
error-tournoi-set-few = Ce jeu a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
} il en faut au moins { $needed }.
error-tournoi-set-mixed = Ces cartes ne peuvent pas être mêlées à celles de la boîte : il faut le poids, la longueur, la longévité et la gestation ou l’incubation, dans cet ordre.
error-tournoi-csv-empty = { $place } : la première ligne devrait nommer les colonnes, et elle est vide.
error-tournoi-csv-form = { $place }, ligne { $row } : un guillemet n’est pas fermé, ou quelque chose le suit.
error-tournoi-csv-header = { $place }, ligne { $row }, colonne { $column } : cette colonne n’a pas de nom.
error-tournoi-csv-twice = { $place }, ligne { $row }, colonne { $column } : « { $header } » nomme une colonne qui existe déjà.
error-tournoi-csv-name = { $place }, ligne 1 : il manque une colonne « nom ».
error-tournoi-csv-four = { $place }, ligne 1 : il faut exactement quatre caractéristiques, et il y en a { $count } : { $names }.
error-tournoi-csv-cells = { $place }, ligne { $row }, colonne { $column } : { $count ->
    [one] { $count } case
   *[other] { $count } cases
} dans cette ligne, { $wanted } dans la première (« { $header } »).
error-tournoi-csv-blank = { $place }, ligne { $row }, colonne { $column } « { $header } » : la case est vide.
error-tournoi-csv-value = { $place }, ligne { $row }, colonne { $column } « { $header } » : « { $text } » n’est pas un nombre qui va dans cette colonne.
error-tournoi-csv-unit = { $place }, ligne { $row }, colonne { $column } « { $header } » : « { $text } » n’a pas d’unité, et la colonne n’en nomme pas.
error-tournoi-csv-word = { $place }, ligne { $row }, colonne { $column } « { $header } » : « { $text } » n’est pas l’un de : { $known }.
error-tournoi-csv-long = { $place }, ligne { $row }, colonne { $column } « { $header } » : plus de { $most } caractères.
error-tournoi-csv-text = { $place }, ligne { $row }, colonne { $column } « { $header } » : des caractères qu’on ne peut pas montrer.
error-tournoi-csv-count = { $place } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à jouer ; de 1 à { $most } sont possibles.
error-tournoi-csv-several = { $count } erreurs. { $mistakes }
error-tournoi-cards-filter = { $option } : « { $text } » n’est pas l’un de : { $known }.

# La ligne de commande

tournoi-decks-playable = Un deck jouable : { $cards } cartes Défis, { $powers } cartes Pouvoir.
tournoi-decks-broken = { $count ->
    [one] { $count } règle de construction n’est pas respectée.
   *[other] { $count } règles de construction ne sont pas respectées.
}
tournoi-decks-finding = { $place } : { $rule } : { $detail }
tournoi-decks-finding-advice = { $place } : { $rule }, conseil : { $detail }
tournoi-decks-finding-lines = { $place }, { $count ->
    [one] ligne { $lines }
   *[other] lignes { $lines }
} : { $rule } : { $detail }
tournoi-decks-finding-lines-advice = { $place }, { $count ->
    [one] ligne { $lines }
   *[other] lignes { $lines }
} : { $rule }, conseil : { $detail }
tournoi-decks-code = Code : { $code }
tournoi-decks-made = Un nouveau deck
tournoi-decks-column-id = numéro
tournoi-decks-column-deck = le deck
tournoi-decks-column-name = nom
tournoi-decks-column-cards = cartes
tournoi-decks-column-colour = couleur
tournoi-decks-column-kind = catégorie
tournoi-decks-column-effect = effet
tournoi-decks-column-code = son code
tournoi-decks-set = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} sur { $names }.
tournoi-decks-set-aside = { $count ->
    [one] { $count } carte brillante est mise de côté.
   *[other] { $count } cartes brillantes sont mises de côté.
}
tournoi-decks-set-mixed = Elles comparent ce que comparent celles de la boîte, et peuvent y être mêlées.
tournoi-decks-none-found = Aucune carte ne convient.
