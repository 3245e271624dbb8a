# The browser: the deck builder of Le Tournoi, and one’s own cards.

web-decks-title = Deck builder
web-decks-lead = Put a deck for Le Tournoi together: 34 animals in the right colours and five power cards. The rules are checked as you go.
web-decks-mine = Your deck
web-decks-cards = Défis cards
web-decks-powers = Power cards
web-decks-in-deck = In the deck
web-decks-show = What to show
web-decks-search = Search for a name
web-decks-colour = Threat
web-decks-kind = Category
web-decks-order = Sort by
web-decks-by-name = Name
web-decks-any = All
web-decks-found = { $count ->
    [0] No card fits.
    [one] { $count } card
   *[other] { $count } cards
}
web-decks-add = Add { $card }
web-decks-remove = Remove { $card }
web-decks-take = Add
web-decks-drop = Remove
web-decks-of = { $count } of { $all }
web-decks-proposed = proposed effect
web-decks-totem = Totem card
web-decks-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-decks-reconstructed = Proposed by us: the printed card is not known here.
web-decks-playable = Ready to play.
web-decks-broken = Not ready to play:
web-decks-advice = Advice:
web-decks-lacking = No { $kinds } yet: bonus tokens ask for every category.
web-decks-use = Use at a table
web-decks-name = Name of the deck
web-decks-unnamed = My deck
web-decks-keep = Save
web-decks-kept = “{ $name }” is saved in this browser.
web-decks-code = Share code
web-decks-enter = Open a share code
web-decks-open = Open
web-decks-begin = Begin with
web-decks-empty = No cards
web-decks-saved = Saved decks
web-decks-forget = Delete { $name }
web-decks-build = Build a deck

web-own-title = Your own cards
web-own-lead = Play Le Tournoi with other cards: volcanoes, monuments, creatures of your own. Any cards with four characteristics will do.
web-own-file = From a CSV file
web-own-columns = One row a card: a column “name”, and four columns for the characteristics, with the unit in brackets. “threat”, “category”, “scientific”, “game” and “shiny” are welcome too; shiny cards are put aside.
web-own-example = name,Height (m),Width (km),Last eruption,Danger
    Etna,3357,40,2024,8
    Fuji,3776,50,1707,6
web-own-choose = Choose a file
web-own-enter = Or open the code of a card set
web-own-read = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-own-aside = { $count ->
    [one] { $count } shiny card is put aside.
   *[other] { $count } shiny cards are put aside.
}
web-own-mix = Mix them with the animals of the box
web-own-dealt = Deal them out
web-own-common = One common deck
web-own-code = Code of the card set
web-own-build = Read your own cards from a file

option-tournoi-cards = Cards
option-tournoi-cards-help = The decks of the box, decks you built, cards dealt out to everybody, or one common deck.
option-tournoi-cards-box = The box
option-tournoi-cards-decks = Own decks
option-tournoi-cards-dealt = Dealt out
option-tournoi-cards-common = Common deck
option-tournoi-decks = Deck codes
option-tournoi-decks-help = One for each seat in order, with spaces between; “box” for a deck of the box. Everybody may read the lists.
option-tournoi-set = Card set
option-tournoi-set-help = The code of your own cards; without one, the animals of this program are played.
option-tournoi-mixed = Mixed with the box
option-tournoi-mixed-help = Only where the four characteristics are those of the box, in its order.
option-tournoi-bonus = Biodiversity bonus
option-tournoi-bonus-help = Winning trio: 4 points at the end for three categories. Triple tokens: 3 points for each token. None is fine for a first game, and with other cards.
option-tournoi-bonus-trio = Winning trio
option-tournoi-bonus-triple = Triple tokens
option-tournoi-bonus-none = None
preset-tournoi-first = First game
preset-tournoi-first-help = Without bonus tokens, as the rulebook advises.
