# The lesson of Cryptid. At most about 45 words a step; **bold** marks what matters.

cryptid-lesson-creature = One creature, one hex
cryptid-lesson-creature-text = A creature lives on exactly one hex of this map. You, { $b } and { $c } each hold one **clue** about where. Only one hex fits all three clues, and whoever finds it first wins.
cryptid-lesson-creature-do = Your clue says: **on desert or swamp**. Where could the creature live, then?
cryptid-lesson-creature-done = Right. Other clues speak of **stones**, of **shacks**, of their colours, or of the territory of **bears** (dashed rim) and **cougars** (dotted rim).
cryptid-lesson-creature-pick-desert = In a desert (yellow)
cryptid-lesson-creature-pick-forest = In a forest (green)
cryptid-lesson-creature-pick-forest-no = A forest is neither desert nor swamp: your clue rules it out.
cryptid-lesson-creature-pick-water = In water (blue)
cryptid-lesson-creature-pick-water-no = Water is neither desert nor swamp: your clue rules it out.

cryptid-lesson-cube = Place a cube
cryptid-lesson-cube-text = A **cube** says no: by my clue the creature cannot live here. Everybody begins with two cubes. They are always honest, and they stay.
cryptid-lesson-cube-do = Tap the lit forest, then place your cube there.
cryptid-lesson-cube-done = Everybody now knows: your clue rules out that forest. { $b } and { $c } have each placed a cube too.
cryptid-lesson-cube-no-elsewhere = That cube would be honest too. For this lesson, take the lit forest.

cryptid-lesson-no = What a cube says
cryptid-lesson-no-text = { $b } has put a cube on **Swamp 4‑1**. So by { $b }’s clue the creature cannot live there, and every clue that would allow this swamp is out.
cryptid-lesson-no-do = Strike out the two clues that { $b } cannot have.
cryptid-lesson-no-done = Well read. “Within 1” holds for the swamp itself too. Your notepad strikes out such clues for you, cube by cube.
cryptid-lesson-no-pick-swamp-water = On swamp or water
cryptid-lesson-no-pick-near-swamp = Within 1 hex of swamp
cryptid-lesson-no-pick-desert-mountain = On desert or mountain
cryptid-lesson-no-pick-desert-mountain-no = A swamp is neither desert nor mountain, so that clue says no here too: { $b } may still have it.
cryptid-lesson-no-pick-stone = Within 2 hexes of a stone
cryptid-lesson-no-pick-stone-no = There is no stone near that swamp, so that clue says no here too: { $b } may still have it.

cryptid-lesson-ask = Ask a rival
cryptid-lesson-ask-text = On your turn you ask **one rival** about **one hex**: could the creature live here? The answer is honest and open to all. A disc means yes, a cube no.
cryptid-lesson-ask-do = Tap the lit desert and ask { $b }, the blue square.
cryptid-lesson-ask-done = { $b } answers with a disc: yes, it could be here. When a rival asks you, your answer is given for you, just as honestly.
cryptid-lesson-ask-no-other-seat = That would ask { $c }. This time ask { $b }, the blue square.
cryptid-lesson-ask-no-search = A search claims that the creature lives right there. It is far too early for that: ask first.
cryptid-lesson-ask-no-other-hex = You may ask about any hex without a cube. Here, ask { $b } about the lit desert.

cryptid-lesson-yes = What a disc says
cryptid-lesson-yes-text = A **disc** says yes, but only for { $b }’s clue. The creature need not live here: your clue and { $c }’s must fit as well. Still, every clue that forbids this desert is out.
cryptid-lesson-yes-do = Which clue can { $b } no longer have?
cryptid-lesson-yes-done = Exactly. Yes or no: each answer takes away a part of what a rival’s clue can be.
cryptid-lesson-yes-pick-mountain-water = On mountain or water
cryptid-lesson-yes-pick-desert-water = On desert or water
cryptid-lesson-yes-pick-desert-water-no = That clue allows a desert, so it fits the disc: { $b } may still have it.
cryptid-lesson-yes-pick-blue = Within 3 hexes of a blue stone or shack
cryptid-lesson-yes-pick-blue-no = The blue shack stands near enough, so it fits the disc: { $b } may still have it.

cryptid-lesson-price = A no has its price
cryptid-lesson-price-text = If your question brings a **cube**, you pay: you place a cube of your own as well. So you learn something, and the others learn something about you.
cryptid-lesson-price-do = Ask { $c }, the green triangle, about the lit desert.
cryptid-lesson-price-do-2 = A no. Now you owe a cube: place it on the lit water.
cryptid-lesson-price-done = Paid. Of { $c }’s clues only two are left, and your rivals know a little more about yours.
cryptid-lesson-price-no-other-seat = That would ask { $b }. This time ask { $c }, the green triangle.
cryptid-lesson-price-no-search = Not yet: too many hexes are left. Ask { $c } first.
cryptid-lesson-price-no-other-hex = A fair question, but here ask { $c } about the lit desert.
cryptid-lesson-price-no-elsewhere = Honest as well. For this lesson, take the lit water.

cryptid-lesson-split = Ask what splits
cryptid-lesson-split-text = Some questions later { $c }’s clue is clear: within 2 of cougars. { $b } has three left: desert or mountain, desert or water, **within 2 of a stone**. A desert far from stones tells them apart, and does not show the others where you are looking.
cryptid-lesson-split-do = Ask { $b } about **Desert 8‑8** (yes by 2 of 3 clues), not about Swamp 6‑7.
cryptid-lesson-split-do-2 = No again, so it must be the stone. Pay with a cube on the lit water.
cryptid-lesson-split-done = Now you know all three clues, and nobody has seen you look at the hex that matters.
cryptid-lesson-split-no-shows = It would tell you enough. But a disc there would lead the others to the right hex: ask about the desert.
cryptid-lesson-split-no-known = { $c }’s clue is known already, so no answer of { $c } would be news. Ask { $b }.
cryptid-lesson-split-no-search = Almost. You would have to guess: one more question and you know.
cryptid-lesson-split-no-other-hex = Ask { $b } about the lit desert: two of the three clues say yes there, one says no.
cryptid-lesson-split-no-elsewhere = Honest as well. For this lesson, take the lit water.

cryptid-lesson-search = Search and win
cryptid-lesson-search-text = Desert or swamp, near a stone, near cougars: only **Swamp 6‑7** fits. In a **search** all others answer in turn. A single cube ends it, and you pay with one too. All discs, and you win.
cryptid-lesson-search-do = Tap Swamp 6‑7 and search it.
cryptid-lesson-search-done = Found! All clues agree on this hex, and you have won. You know everything for a real game now.
cryptid-lesson-search-no-elsewhere = A rival would put a cube there. Only Swamp 6‑7 fits all three clues.
cryptid-lesson-search-no-ask = No more questions: you know the hex. Search it before somebody else does.
