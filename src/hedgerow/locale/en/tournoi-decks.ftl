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

error-deck-code-empty = A deck code is wanted, and there is none.
error-deck-code-letter = This deck code is not right: “{ $letter }” at place { $position } is no character of one.
error-deck-code-version = This deck code is of version { $version }; this program reads version { $known }.
error-deck-code-checksum = This deck code is not right: a character is wrong or missing.
error-deck-code-other-cards = This deck code was made with other cards than those that are here.
error-deck-of-seat = Deck of seat { $seat }: { $detail }
error-decks-many = { $count } deck codes, but there are { $seats } decks at this table.
error-deck-broken = The deck of seat { $seat } cannot be played. { $detail } ({ $rule })
error-deck-text = { $place }, line { $line }: this is not text in UTF-8.
error-deck-card = { $place }, line { $line }, column { $column }: no card is called “{ $text }”.
error-deck-id = There is no card with the id “{ $text }”.
error-deck-empty = { $place }: there is no card in this file.
error-deck-name = No deck is called “{ $text }”: it is neither a file, nor a deck code, nor one of { $known }.

# Errors of own cards

error-set-code = This is not the code of a card set, or it is damaged.
error-set-code-empty = The code of a card set is wanted, and there is none.
error-set-long = This card set is too large: its code has { $length } characters, { $most } are possible.
error-set-few = This card set has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} at least { $needed } are needed.
error-set-mixed = These cards cannot be mixed with those of the box: weight, length, longevity and gestation or incubation are wanted, in this order.
error-csv-empty = { $place }: the first row should name the columns, and it is empty.
error-csv-form = { $place }, row { $row }: a quotation mark is not closed, or something follows it.
error-csv-header = { $place }, row { $row }, column { $column }: this column has no name.
error-csv-twice = { $place }, row { $row }, column { $column }: “{ $header }” names a column that is there already.
error-csv-name = { $place }, row 1: a column “name” is missing.
error-csv-four = { $place }, row 1: exactly four characteristics are wanted, { $count } found: { $names }.
error-csv-cells = { $place }, row { $row }, column { $column }: { $count ->
    [one] { $count } cell
   *[other] { $count } cells
} in this row, { $wanted } in the first (“{ $header }”).
error-csv-blank = { $place }, row { $row }, column { $column } “{ $header }”: nothing is there.
error-csv-value = { $place }, row { $row }, column { $column } “{ $header }”: “{ $text }” is no number that fits this column.
error-csv-unit = { $place }, row { $row }, column { $column } “{ $header }”: “{ $text }” has no unit, and the column names none.
error-csv-word = { $place }, row { $row }, column { $column } “{ $header }”: “{ $text }” is none of { $known }.
error-csv-long = { $place }, row { $row }, column { $column } “{ $header }”: more than { $most } characters.
error-csv-text = { $place }, row { $row }, column { $column } “{ $header }”: characters that cannot be shown.
error-csv-count = { $place }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to play with; 1 to { $most } are possible.
error-csv-several = { $count } mistakes. { $mistakes }
error-cards-filter = { $option }: “{ $text }” is not one of { $known }.

# The command line

decks-playable = A deck to play with: { $cards } Défis cards, { $powers } power cards.
decks-broken = { $count ->
    [one] { $count } deck rule is broken.
   *[other] { $count } deck rules are broken.
}
decks-finding = { $place }: { $rule }: { $detail }
decks-finding-advice = { $place }: { $rule }, advice: { $detail }
decks-finding-lines = { $place }, { $count ->
    [one] line { $lines }
   *[other] lines { $lines }
}: { $rule }: { $detail }
decks-finding-lines-advice = { $place }, { $count ->
    [one] line { $lines }
   *[other] lines { $lines }
}: { $rule }, advice: { $detail }
decks-code = Code: { $code }
decks-made = A new deck
decks-column-id = id
decks-column-deck = deck
decks-column-name = name
decks-column-cards = cards
decks-column-colour = colour
decks-column-kind = category
decks-column-effect = effect
decks-column-code = code
decks-set = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} on { $names }.
decks-set-aside = { $count ->
    [one] { $count } shiny card is put aside.
   *[other] { $count } shiny cards are put aside.
}
decks-set-mixed = They compare what the cards of the box compare, and can be mixed with them.
decks-none-found = No card fits.
