# The lesson of North Woods. At most about 45 words a step; **bold** marks what matters.

north-woods-lesson-open = Begin with food
north-woods-lesson-open-text = Gather a living forest: one card of **each rank from 1 to 8**, all fed, and you win. Rank 1 are **resources**, such as fungi: they need no food and feed others. You open with six cards and keep three.
north-woods-lesson-open-do = Choose the fungi in your hand and lay them in front of you.
north-woods-lesson-open-done = Your first food lies open. For this lesson heron and otter were discarded: they lie on the dying piles now, as does what { $b } gave up.
north-woods-lesson-open-no-keep = The fungi are food: do not throw them away, lay them.
north-woods-lesson-open-no-later = You will discard two cards soon. Lay the fungi first.

north-woods-lesson-draw = Draw two cards
north-woods-lesson-draw-text = Each turn begins with **two cards**: from the open display beside the deck, or unseen from the deck.
north-woods-lesson-draw-do = Take the plants from the display.
north-woods-lesson-draw-do-2 = Now draw one card from the deck.
north-woods-lesson-draw-done = The deck gave you aquatic plants: more food. Brown cards are **events**: choose one to read what it does. Each works only once.
north-woods-lesson-draw-no-event = Events can wait. Draw first.
north-woods-lesson-draw-no-coyote = The coyote is strong, but first you need something that feeds. Take the plants.
north-woods-lesson-draw-no-deck = Good, but first take the plants that you can see.
north-woods-lesson-draw-no-open = You may take two open cards. For this lesson, try the deck.

north-woods-lesson-chain = A food chain
north-woods-lesson-chain-text = An animal lies **on the card that feeds it**: always one of lower rank, and each card feeds only **one**. Choose a card to read what it eats. The white-tailed deer, rank 5, eats plants.
north-woods-lesson-chain-do = Play the plants from your hand.
north-woods-lesson-chain-do-2 = Now choose the white-tailed deer, then the plants that will feed it.
north-woods-lesson-chain-do-3 = Lay the deer on the plants.
north-woods-lesson-chain-done = A chain: plants feed the deer. Every chain must stand on a resource or on a fed scavenger.
north-woods-lesson-chain-no-end = Not yet: there is more you can do this turn.
north-woods-lesson-chain-no-fungi = Fungi would feed it too, but you will need them for the next card. Use the plants.
north-woods-lesson-chain-no-apart = On its own, nothing feeds it: the deer would starve at the end of your turn.

north-woods-lesson-rescue = Rescue
north-woods-lesson-rescue-text = Your fungi feed nobody yet. The species on top of a **dying pile** is not lost: if you can feed it at once, you may **rescue** it into your forest, without using a card of your hand.
north-woods-lesson-rescue-do = Rescue the eastern chipmunk: choose it, then the fungi.
north-woods-lesson-rescue-do-2 = Lay the chipmunk on the fungi.
north-woods-lesson-rescue-done = Rank 2 is yours. Under the chipmunk the river otter has come to light.
north-woods-lesson-rescue-no-end = First look at the dying piles: somebody can be saved.

north-woods-lesson-scavenger = Scavengers
north-woods-lesson-scavenger-text = Some animals also eat **carrion**: a species that lies open on a dying pile. One carcass feeds all scavengers and is not used up. So a scavenger needs no card below it.
north-woods-lesson-scavenger-do = The black bear is one, and the dying otter feeds it. Choose the bear and lay it on its own.
north-woods-lesson-scavenger-do-2 = Lay the bear on its own, on no other card.
north-woods-lesson-scavenger-done = Rank 8, fed by carrion. Careful: once no species lies open on the dying piles any more, the bear goes hungry.
north-woods-lesson-scavenger-no-end = The bear can still be played this turn.
north-woods-lesson-scavenger-no-on = That would feed it as well, but it would block that card. Carrion is enough: lay it on its own.

north-woods-lesson-end = End your turn
north-woods-lesson-end-text = You play as many cards as you like, then end the turn. Whoever is still hungry dies, and you keep at most **three cards** in hand. The ladder shows your ranks: 1, 2, 5 and 8.
north-woods-lesson-end-do = Everybody is fed. End your turn.
north-woods-lesson-end-done = Now it is { $b }’s turn. You still need ranks 3, 4, 6 and 7.

north-woods-lesson-hungry = When somebody starves
north-woods-lesson-hungry-text = Two rounds later you have every rank, but the **white-tailed deer** lies apart, hungry. You have another rank 5, the heron. You may let an animal starve: it goes to a dying pile.
north-woods-lesson-hungry-do = End the turn; only the deer is lost.
north-woods-lesson-hungry-do-2 = Put the deer on the empty pile.
north-woods-lesson-hungry-done = The deer is carrion now. All that are left are fed.
north-woods-lesson-hungry-no-feed = The program would lay everything anew. Here the deer may go: end the turn.
north-woods-lesson-hungry-no-move = Your other chains are complete. Leave them alone and end the turn.

north-woods-lesson-habitat = Declare your Habitat
north-woods-lesson-habitat-text = Ranks **1 to 8** lie in front of you, in one chain or in several, and **every species is fed**. That is a Habitat: whoever declares one first wins.
north-woods-lesson-habitat-do = Declare your Habitat.
north-woods-lesson-habitat-done = You have won! Now try a real forest.
north-woods-lesson-habitat-no-end = Do not pass it on: you can win right now.
