# The browser: the deck builder of Le Tournoi, and one’s own cards.

web-tournoi-decks-lead = Put a deck for Le Tournoi together: 34 animals in the right colours and five power cards. The rules are checked as you go.
web-tournoi-decks-mine = Your deck
web-tournoi-decks-cards = Défis cards
web-tournoi-decks-powers = Power cards
web-tournoi-decks-in-deck = In the deck
web-tournoi-decks-show = What to show
web-tournoi-decks-search = Search for a name
web-tournoi-decks-colour = Threat
web-tournoi-decks-kind = Category
web-tournoi-decks-order = Sort by
web-tournoi-decks-by-name = Name
web-tournoi-decks-any = All
web-tournoi-decks-found = { $count ->
    [0] No card fits.
    [one] { $count } card
   *[other] { $count } cards
}
web-tournoi-decks-add = Add { $card }
web-tournoi-decks-remove = Remove { $card }
web-tournoi-decks-take = Add
web-tournoi-decks-drop = Remove
web-tournoi-decks-of = { $count } of { $all }
web-tournoi-decks-proposed = proposed effect
web-tournoi-decks-totem = Totem card
web-tournoi-decks-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-tournoi-decks-reconstructed = Proposed by us: the printed card is not known here.
web-tournoi-decks-playable = Ready to play.
web-tournoi-decks-broken = Not ready to play:
web-tournoi-decks-advice = Advice:
web-tournoi-decks-lacking = No { $kinds } yet: bonus tokens ask for every category.
web-tournoi-decks-use = Use at a table
web-tournoi-decks-name = Name of the deck
web-tournoi-decks-unnamed = My deck
web-tournoi-decks-keep = Save
web-tournoi-decks-kept = “{ $name }” is saved in this browser.
web-tournoi-decks-code = Share code
web-tournoi-decks-enter = Open a share code
web-tournoi-decks-open = Open
web-tournoi-decks-begin = Begin with
web-tournoi-decks-empty = No cards
web-tournoi-decks-saved = Saved decks
web-tournoi-decks-forget = Delete { $name }
web-tournoi-decks-build = Build a deck

web-tournoi-own-title = Your own cards
web-tournoi-own-lead = Play Le Tournoi with other cards: volcanoes, monuments, creatures of your own. Any cards with four characteristics will do.
web-tournoi-own-file = From a CSV file
web-tournoi-own-columns = One row a card: a column “name”, and four columns for the characteristics, with the unit in brackets. “threat”, “category”, “scientific”, “game” and “shiny” are welcome too; shiny cards are put aside.
web-tournoi-own-example = name,Height (m),Width (km),Last eruption,Danger
    Etna,3357,40,2024,8
    Fuji,3776,50,1707,6
web-tournoi-own-choose = Choose a file
web-tournoi-own-enter = Or open the code of a card set
web-tournoi-own-read = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-tournoi-own-aside = { $count ->
    [one] { $count } shiny card is put aside.
   *[other] { $count } shiny cards are put aside.
}
web-tournoi-own-mix = Mix them with the animals of the box
web-tournoi-own-dealt = Deal them out
web-tournoi-own-common = One common deck
web-tournoi-own-code = Code of the card set
web-tournoi-own-build = Read your own cards from a file

option-tournoi-cards = Cards
option-tournoi-cards-help = The decks of the box, decks you built, cards dealt out to everybody, or one common deck; the last two are played without a bonus.
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
option-tournoi-bonus-help = Winning trio: 4 points at the end for three categories. Triple tokens: 3 points for each token. None is fine for a first game.
option-tournoi-bonus-trio = Winning trio
option-tournoi-bonus-triple = Triple tokens
option-tournoi-bonus-none = None
preset-tournoi-first = First game
preset-tournoi-first-help = Without bonus tokens, as the rulebook advises.
