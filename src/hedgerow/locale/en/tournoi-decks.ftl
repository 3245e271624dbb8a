# Deck building and own cards for Le Tournoi.

tournoi-box-deck = Deck { $number } of the box
tournoi-deck-cards = { $count ->
    [one] { $count } Défis card
   *[other] { $count } Défis cards
}: a deck has { $wanted }.
tournoi-deck-powers = { $count ->
    [one] { $count } power card
   *[other] { $count } power cards
}: a deck has { $wanted }.
tournoi-deck-green = { $count ->
    [one] { $count } green card
   *[other] { $count } green cards
}: a deck has { $wanted }.
tournoi-deck-yellow = { $count ->
    [one] { $count } yellow card
   *[other] { $count } yellow cards
}: a deck has { $wanted }.
tournoi-deck-orange = { $count ->
    [one] { $count } orange card
   *[other] { $count } orange cards
}: a deck has { $wanted }.
tournoi-deck-red = { $count ->
    [one] { $count } red card
   *[other] { $count } red cards
}: a deck has { $wanted }.
tournoi-deck-again = { $card } is there twice: there is one copy of it.
tournoi-deck-protect = { $count } Protect cards: at most { $most } is recommended.

# Errors of decks

error-tournoi-deck-code-empty = A deck code is expected, but there is none.
error-tournoi-deck-code-letter = This deck code is not right: “{ $letter }” at position { $position } cannot be part of one.
error-tournoi-deck-code-version = This deck code is of version { $version }; this program reads version { $known }.
error-tournoi-deck-code-checksum = This deck code is not right: a character is wrong or missing.
error-tournoi-deck-code-other-cards = This deck code was made with other cards than those that are here.
error-tournoi-deck-of-seat = Deck of seat { $seat }: { $detail }
error-tournoi-decks-many = { $count } deck codes, but there are { $seats } decks at this table.
error-tournoi-deck-broken = The deck of seat { $seat } cannot be played. { $detail } ({ $rule })
error-tournoi-deck-text = { $place }, line { $line }: this is not text in UTF-8.
error-tournoi-deck-card = { $place }, line { $line }, column { $column }: no card is called “{ $text }”.
error-tournoi-deck-id = There is no card with the id “{ $text }”.
error-tournoi-deck-empty = { $place }: there is no card in this file.
error-tournoi-deck-name = No deck is called “{ $text }”: it is neither a file, nor a deck code, nor one of { $known }.

# Errors of own cards

error-tournoi-set-code = This is not the code of a card set, or it is damaged.
error-tournoi-set-code-empty = The code of a card set is expected, but there is none.
error-tournoi-set-long = This card set is too large: its code has { $length } characters, { $most } are possible.
error-tournoi-set-few = This card set has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} at least { $needed } are needed.
error-tournoi-set-mixed = These cards cannot be mixed with those of the box: weight, length, longevity and gestation or incubation are expected, in this order.
error-tournoi-csv-empty = { $place }: the first row should name the columns, and it is empty.
error-tournoi-csv-form = { $place }, row { $row }: a quotation mark is not closed, or something follows it.
error-tournoi-csv-header = { $place }, row { $row }, column { $column }: this column has no name.
error-tournoi-csv-twice = { $place }, row { $row }, column { $column }: “{ $header }” names a column that is there already.
error-tournoi-csv-name = { $place }, row 1: a column “name” is missing.
error-tournoi-csv-four = { $place }, row 1: exactly four characteristics are expected, { $count } found: { $names }.
error-tournoi-csv-cells = { $place }, row { $row }, column { $column }: { $count ->
    [one] { $count } cell
   *[other] { $count } cells
} in this row, { $wanted } in the first (“{ $header }”).
error-tournoi-csv-blank = { $place }, row { $row }, column { $column } “{ $header }”: nothing is there.
error-tournoi-csv-value = { $place }, row { $row }, column { $column } “{ $header }”: “{ $text }” is no number that fits this column.
error-tournoi-csv-unit = { $place }, row { $row }, column { $column } “{ $header }”: “{ $text }” has no unit, and the column names none.
error-tournoi-csv-word = { $place }, row { $row }, column { $column } “{ $header }”: “{ $text }” is none of { $known }.
error-tournoi-csv-long = { $place }, row { $row }, column { $column } “{ $header }”: more than { $most } characters.
error-tournoi-csv-text = { $place }, row { $row }, column { $column } “{ $header }”: characters that cannot be shown.
error-tournoi-csv-count = { $place }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to play with; 1 to { $most } are possible.
error-tournoi-csv-several = { $count } mistakes. { $mistakes }
error-tournoi-cards-filter = { $option }: “{ $text }” is not one of { $known }.

# The command line

tournoi-decks-playable = A deck to play with: { $cards } Défis cards, { $powers } power cards.
tournoi-decks-broken = { $count ->
    [one] { $count } deck rule is broken.
   *[other] { $count } deck rules are broken.
}
tournoi-decks-finding = { $place }: { $rule }: { $detail }
tournoi-decks-finding-advice = { $place }: { $rule }, advice: { $detail }
tournoi-decks-finding-lines = { $place }, { $count ->
    [one] line { $lines }
   *[other] lines { $lines }
}: { $rule }: { $detail }
tournoi-decks-finding-lines-advice = { $place }, { $count ->
    [one] line { $lines }
   *[other] lines { $lines }
}: { $rule }, advice: { $detail }
tournoi-decks-code = Code: { $code }
tournoi-decks-made = A new deck
tournoi-decks-column-id = id
tournoi-decks-column-deck = deck
tournoi-decks-column-name = name
tournoi-decks-column-cards = cards
tournoi-decks-column-colour = colour
tournoi-decks-column-kind = category
tournoi-decks-column-effect = effect
tournoi-decks-column-code = code
tournoi-decks-set = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} on { $names }.
tournoi-decks-set-aside = { $count ->
    [one] { $count } shiny card is put aside.
   *[other] { $count } shiny cards are put aside.
}
tournoi-decks-set-mixed = They compare what the cards of the box compare, and can be mixed with them.
tournoi-decks-none-found = No card fits.
