# Earth: when abilities happen, what a card counts as, why a card stays in the hand, Gaia’s cards.

earth-when-green = Whenever anyone plants: { $text }.
earth-when-red = Whenever anyone composts: { $text }.
earth-when-blue = Whenever anyone waters: { $text }.
earth-when-yellow = Whenever anyone grows: { $text }.
earth-when-multi = Whenever anyone composts, waters or grows: { $text }. It counts as a red, a blue and a yellow ability.
earth-when-own = When you choose the action { $action }: { $text }.
earth-when-black = Once, when it is planted: { $text }.
earth-when-brown = Always: { $text }.
earth-when-paying = When you plant it: { $text }.
earth-when-event = When you play it: { $text }.
earth-when-end = At the end: { $text }
earth-when-leaf = With each leaf you use, this animal acts: { $text }
earth-when-round = For everybody at the end of each round: { $text }

earth-tag-geography = place in its name
earth-tag-colour = colour in its name
earth-tag-animal = animal in its name
earth-tag-directional = row, column or neighbours
earth-tag-start = black: its start

earth-why-full = Your tableau is full.
earth-why-soil = It costs { $cost } soil; you have { $soil }.
earth-why-compost = Your compost is empty.
earth-why-price = Its price is out of reach: { $price }.

earth-gaia-cards = { $count ->
    [one] a card for her pile
   *[other] { $count } cards for her pile
  }
earth-gaia-takes = You take part as when another player acts. Then Gaia takes { $what }.
earth-gaia-each-blue-cards = { $what } for each card of yours with a blue ability
earth-gaia-each-cards-drawn = { $what } for each card you drew this turn other than by event cards
earth-gaia-each-soil-gained = { $what } for each soil you gained this turn other than by event cards
earth-gaia-soil-becomes = { $text } Every 10 soil of hers become 5 cards of her compost at once.
earth-gaia-claims-upper = After your own claims, you choose which of the first two fauna cards without her leaf Gaia claims, at the best free rank. A beginner Gaia then misses a turn; an expert Gaia also takes { $left } with the first card, or { $right } with the second.
earth-gaia-claims-lower = After your own claims, you choose which of the last two fauna cards without her leaf Gaia claims, at the best free rank. A beginner Gaia then misses a turn; an expert Gaia also takes { $left } with the third card, or { $right } with the fourth.
