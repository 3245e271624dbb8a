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

error-deck-code-empty = Il faut un code de deck, et il n’y en a pas.
error-deck-code-letter = Ce code de deck n’est pas bon : « { $letter } » en position { $position } n’est pas un caractère de code.
error-deck-code-version = Ce code de deck est de version { $version } ; ce programme lit la version { $known }.
error-deck-code-checksum = Ce code de deck n’est pas bon : un caractère est faux ou manque.
error-deck-code-other-cards = Ce code de deck a été fait avec d’autres cartes que celles d’ici.
error-deck-of-seat = Deck du joueur { $seat } : { $detail }
error-decks-many = { $count } codes de deck, mais il y a { $seats } decks à cette table.
error-deck-broken = Le deck du joueur { $seat } ne peut pas être joué. { $detail } ({ $rule })
error-deck-text = { $place }, ligne { $line } : ce n’est pas du texte en UTF-8.
error-deck-card = { $place }, ligne { $line }, colonne { $column } : aucune carte ne s’appelle « { $text } ».
error-deck-id = Il n’y a pas de carte avec le numéro « { $text } ».
error-deck-empty = { $place } : il n’y a aucune carte dans ce fichier.
error-deck-name = Aucun deck ne s’appelle « { $text } » : ce n’est ni un fichier, ni un code de deck, ni l’un de ceux-ci : { $known }.

# Erreurs de jeux de cartes

error-set-code = Ce n’est pas le code d’un jeu de cartes, ou il est abîmé.
error-set-code-empty = Il faut le code d’un jeu de cartes, et il n’y en a pas.
error-set-long = Ce jeu de cartes est trop grand : son code a { $length } caractères, { $most } au plus sont possibles.
error-set-few = Ce jeu a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
} il en faut au moins { $needed }.
error-set-mixed = Ces cartes ne peuvent pas être mêlées à celles de la boîte : il faut le poids, la longueur, la longévité et la gestation ou l’incubation, dans cet ordre.
error-csv-empty = { $place } : la première ligne devrait nommer les colonnes, et elle est vide.
error-csv-form = { $place }, ligne { $row } : un guillemet n’est pas fermé, ou quelque chose le suit.
error-csv-header = { $place }, ligne { $row }, colonne { $column } : cette colonne n’a pas de nom.
error-csv-twice = { $place }, ligne { $row }, colonne { $column } : « { $header } » nomme une colonne qui existe déjà.
error-csv-name = { $place }, ligne 1 : il manque une colonne « nom ».
error-csv-four = { $place }, ligne 1 : il faut exactement quatre caractéristiques, et il y en a { $count } : { $names }.
error-csv-cells = { $place }, ligne { $row }, colonne { $column } : { $count ->
    [one] { $count } case
   *[other] { $count } cases
} dans cette ligne, { $wanted } dans la première (« { $header } »).
error-csv-blank = { $place }, ligne { $row }, colonne { $column } « { $header } » : la case est vide.
error-csv-value = { $place }, ligne { $row }, colonne { $column } « { $header } » : « { $text } » n’est pas un nombre qui va dans cette colonne.
error-csv-unit = { $place }, ligne { $row }, colonne { $column } « { $header } » : « { $text } » n’a pas d’unité, et la colonne n’en nomme pas.
error-csv-word = { $place }, ligne { $row }, colonne { $column } « { $header } » : « { $text } » n’est pas l’un de : { $known }.
error-csv-long = { $place }, ligne { $row }, colonne { $column } « { $header } » : plus de { $most } caractères.
error-csv-text = { $place }, ligne { $row }, colonne { $column } « { $header } » : des caractères qu’on ne peut pas montrer.
error-csv-count = { $place } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à jouer ; de 1 à { $most } sont possibles.
error-csv-several = { $count } erreurs. { $mistakes }
error-cards-filter = { $option } : « { $text } » n’est pas l’un de : { $known }.

# La ligne de commande

decks-playable = Un deck jouable : { $cards } cartes Défis, { $powers } cartes Pouvoir.
decks-broken = { $count ->
    [one] { $count } règle de construction n’est pas respectée.
   *[other] { $count } règles de construction ne sont pas respectées.
}
decks-finding = { $place } : { $rule } : { $detail }
decks-finding-advice = { $place } : { $rule }, conseil : { $detail }
decks-finding-lines = { $place }, { $count ->
    [one] ligne { $lines }
   *[other] lignes { $lines }
} : { $rule } : { $detail }
decks-finding-lines-advice = { $place }, { $count ->
    [one] ligne { $lines }
   *[other] lignes { $lines }
} : { $rule }, conseil : { $detail }
decks-code = Code : { $code }
decks-made = Un nouveau deck
decks-column-id = numéro
decks-column-deck = le deck
decks-column-name = nom
decks-column-cards = cartes
decks-column-colour = couleur
decks-column-kind = catégorie
decks-column-effect = effet
decks-column-code = son code
decks-set = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} sur { $names }.
decks-set-aside = { $count ->
    [one] { $count } carte brillante est mise de côté.
   *[other] { $count } cartes brillantes sont mises de côté.
}
decks-set-mixed = Elles comparent ce que comparent celles de la boîte, et peuvent y être mêlées.
decks-none-found = Aucune carte ne convient.
