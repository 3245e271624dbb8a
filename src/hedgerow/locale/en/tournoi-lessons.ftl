# The lesson of Le Tournoi. At most about 45 words a step; **bold** marks what matters.

tournoi-lesson-battles = Four battles
tournoi-lesson-battles-text = Each round has four battles: **weight**, **length**, **longevity** and **gestation or incubation**. You and { $b } lay one animal face down on each. The larger value wins.
tournoi-lesson-battles-do = The hippopotamus weighs 2.64 tonnes. Choose it, then lay it on Weight.
tournoi-lesson-battles-done = Nobody sees your card before all are laid.
tournoi-lesson-battles-no-elsewhere = Allowed, but its weight is its strength: lay the hippopotamus on Weight.
tournoi-lesson-battles-no-lighter = Allowed, but for this battle take your heaviest animal, the hippopotamus.

tournoi-lesson-where = Which animal where?
tournoi-lesson-where-text = Every animal has four values and fights with only one of them. Look for its best one. Your giant Pacific octopus is **3 metres** long.
tournoi-lesson-where-do = Lay the octopus on Length.
tournoi-lesson-where-done = For this lesson your tree frog goes on Longevity and your eel on Incubation. Both are weak there: power cards will help them.
tournoi-lesson-where-no-elsewhere = The octopus is not strong there. Its length is its best value.
tournoi-lesson-where-no-other = That one can wait. Lay the octopus on Length first.

tournoi-lesson-junior = Turn a battle round
tournoi-lesson-junior-text = Now come **power cards**: five for the whole game, at most one on each battle. **Junior** turns a battle round, so that the smallest value wins. Your tree frog lives only 22 years.
tournoi-lesson-junior-do = Choose Junior and lay it on Longevity, across your frog.
tournoi-lesson-junior-done = Now the shorter life wins there, unless { $b } lays Junior too: two cancel each other.
tournoi-lesson-junior-no-elsewhere = Your card there does not gain by it. Lay Junior on Longevity.
tournoi-lesson-junior-no-other = That one can wait. Take Junior.
tournoi-lesson-junior-no-pass = Not yet: your frog needs help.

tournoi-lesson-protect = Protect
tournoi-lesson-protect-text = Your European eel cannot win: its eggs hatch after three days. But with **Protect** a card goes into your **protected zone**, whoever wins. And the eel is red, critically endangered.
tournoi-lesson-protect-do = Choose Protect and lay it across your eel.
tournoi-lesson-protect-done = Whatever happens, the eel is yours.
tournoi-lesson-protect-no-elsewhere = That card may win by itself. The eel will not: protect the eel.
tournoi-lesson-protect-no-other = That one can wait. Take Protect.
tournoi-lesson-protect-no-pass = Not yet: protect your eel first.

tournoi-lesson-reveal = Turn the cards up
tournoi-lesson-reveal-text = Power cards that you keep bring a point each at the end, so you need not use them all. Blue ones have effects of their own: choose one to read it. When everybody is ready, the battles are turned up one after the other.
tournoi-lesson-reveal-do = Lay no more power cards, then turn up the battles.
tournoi-lesson-reveal-done = Hippopotamus, octopus and frog win. The eel loses, but Protect keeps it. All four go into your protected zone.
tournoi-lesson-reveal-no-power = Save it for later. This round is well prepared.

tournoi-lesson-points = What counts
tournoi-lesson-points-text = At the end every animal in your zone scores by its **colour**, that is by how threatened it is: green 2, yellow 3, orange 4, red 5. In a battle a tie goes to the more threatened one.
tournoi-lesson-points-do = Which of your animals is worth most?
tournoi-lesson-points-done = Yes, red brings 5 points. Rare animals are worth protecting.
tournoi-lesson-points-pick-eel = The European eel
tournoi-lesson-points-pick-hippo = The hippopotamus
tournoi-lesson-points-pick-hippo-no = The hippopotamus is yellow: 3 points. One of them is red.
tournoi-lesson-points-pick-octopus = The giant Pacific octopus
tournoi-lesson-points-pick-octopus-no = The octopus is green: 2 points. One of them is red.

tournoi-lesson-trio = The winning trio
tournoi-lesson-trio-text = Three kinds of animals are drawn at the start, here **mammals, birds and others**. Whoever has one of each in the protected zone at the end scores **4 points** more. You have a mammal, the hippopotamus.
tournoi-lesson-trio-do = Which kind would help you with the trio?
tournoi-lesson-trio-done = Right. Win with a bird, and only “others” is missing.
tournoi-lesson-trio-pick-bird = A bird
tournoi-lesson-trio-pick-mammal = Another mammal
tournoi-lesson-trio-pick-mammal-no = One mammal is enough for the trio: more of them add nothing to it.
tournoi-lesson-trio-pick-fish = A fish
tournoi-lesson-trio-pick-fish-no = Fish are not in this trio. Look at the three tokens.

tournoi-lesson-round = A round of your own
tournoi-lesson-round-text = Four rounds make a game, each with four new animals. Now play one by yourself. The **whale shark** wins almost anything: 18.7 tonnes, 10 metres.
tournoi-lesson-round-do = Lay the whale shark on Weight or on Length.
tournoi-lesson-round-do-2 = Lay another animal where you like it best.
tournoi-lesson-round-do-3 = And the third one.
tournoi-lesson-round-do-4 = The last one goes where there is room.
tournoi-lesson-round-do-5 = Keep your power cards this time: lay no more.
tournoi-lesson-round-done = Well played. After four rounds the most points win. You can play a whole tournament now.
tournoi-lesson-round-no-shark = It may win there too, but it is sure to win on Weight or Length.
tournoi-lesson-round-no-first = Soon. Begin with the whale shark.
tournoi-lesson-round-no-power = Tempting, but an unused power card is worth a point. Keep them this time.
