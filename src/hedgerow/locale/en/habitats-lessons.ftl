# The lesson of Habitats. At most about 45 words a step; **bold** marks what matters.

habitats-lesson-take = Take a tile
habitats-lesson-take-text = You build a wildlife park. Your **figure** stands in the market and looks one way. Each turn you take the first tile **ahead** of it, to its **left** or to its **right**, never the one behind.
habitats-lesson-take-do = Choose the lit flower straight ahead, then take it.
habitats-lesson-take-done = Your figure has moved to where the flower lay. What you can reach next depends on it.
habitats-lesson-take-no-other = You could take that one too. For this lesson, take the flower straight ahead.

habitats-lesson-lay = Lay it in your park
habitats-lesson-lay-text = A new tile must touch your park **side to side**. Only the column below the entrance stays free, for its road. Tiles of one landscape that touch form one **area**.
habitats-lesson-lay-do = Lay the flower on the lit cell above the entrance.
habitats-lesson-lay-done = Two grasslands side by side: an area of 2. And a flower is always worth 1 point.
habitats-lesson-lay-no-other = Allowed too. For this lesson, lay it above the entrance.

habitats-lesson-needs = What an animal needs
habitats-lesson-needs-text = Two turns later you hold a **kudu**. An animal scores only if its needs are met: 3 points for 2 grassland and 1 forest. Every area that touches its tile counts **whole**; its own tile does not count.
habitats-lesson-needs-do = Lay the kudu where it touches your grassland.
habitats-lesson-needs-do-2 = Its grassland is there. What does the kudu still need?
habitats-lesson-needs-done = Yes, one forest beside it; its own does not count. Until then the kudu is hungry and stands **upside down**.
habitats-lesson-needs-no-apart = There it touches no grassland. Lay it beside the entrance or the flower.
habitats-lesson-needs-pick-forest = 1 forest
habitats-lesson-needs-pick-grassland = 1 grassland
habitats-lesson-needs-pick-grassland-no = It touches your area of grassland, entrance and flower: that makes 2. Look at the other sign.
habitats-lesson-needs-pick-water = 1 water
habitats-lesson-needs-pick-water-no = The kudu does not ask for water. Its signs show two grasslands and a forest.

habitats-lesson-wake = Feed a hungry animal
habitats-lesson-wake-text = Some turns later. Your kudu still waits for its **forest**. A tile can be worth much more than its own points when it wakes a neighbour.
habitats-lesson-wake-do = Take the lit forest with the camera.
habitats-lesson-wake-do-2 = Lay it so that it touches the kudu.
habitats-lesson-wake-done = Plus 5: the kudu scores 3 and stands upright, and your watchtower, which sees it, scores 2.
habitats-lesson-wake-no-road = That forest would work as well, but its roads get in the way. Take the one with the camera.
habitats-lesson-wake-no-water = Water does not help the kudu. Take a forest.
habitats-lesson-wake-no-away = There it does not touch the kudu, which stays hungry. Use one of the lit cells.

habitats-lesson-tower = Watchtowers
habitats-lesson-tower-text = A watchtower scores for what it **sees**. This one looks along its diagonals, without end: 2 points for each animal whose needs are met, 1 for each flower. Hungry animals do not count.
habitats-lesson-tower-do = It sees the kudu and nothing else. How much is it worth now?
habitats-lesson-tower-done = Right, 2. Before you fed the kudu it was worth nothing.
habitats-lesson-tower-pick-two = 2 points
habitats-lesson-tower-pick-none = Nothing
habitats-lesson-tower-pick-none-no = The kudu is fed now and stands on a diagonal of the tower, so it counts.
habitats-lesson-tower-pick-eight = 8 points
habitats-lesson-tower-pick-eight-no = The elephant and the others beside it are not on a diagonal, or still hungry.

habitats-lesson-tourists = Tourists and roads
habitats-lesson-tourists-text = A **tourist** (camera) scores 1 point for each other tile of its area (BIG), or for each other area of its landscape (MANY). A **road** (car) touches no tile and scores when the other sides of its tile are taken.
habitats-lesson-tourists-do = This tourist on grassland says MANY. Your other grassland is one area of 3 tiles. What does it score?
habitats-lesson-tourists-done = Right: one other area of grassland, 1 point. What a tile does is said when you choose it.
habitats-lesson-tourists-pick-none = Nothing
habitats-lesson-tourists-pick-none-no = Entrance, flower and elephant are an area of grassland apart from it: that counts.
habitats-lesson-tourists-pick-one = 1 point
habitats-lesson-tourists-pick-three = 3 points
habitats-lesson-tourists-pick-three-no = MANY counts areas, not tiles. The three tiles touch: they are one area.

habitats-lesson-goal = The goal of the year
habitats-lesson-goal-text = A game has three years, each with a goal. At the end of year 1 the **biggest area** wins 3 points here, second place none. { $b } has 6 tiles in one area, you have 3.
habitats-lesson-goal-do = If the year ended now, who would get the 3 points?
habitats-lesson-goal-done = Right. Keep an eye on the goals: they always show who leads.
habitats-lesson-goal-pick-rival = { $b }
habitats-lesson-goal-pick-me = You
habitats-lesson-goal-pick-me-no = Your biggest area has 3 tiles, { $b }’s has 6. Look at the goal of year 1.
habitats-lesson-goal-pick-both = Both of you
habitats-lesson-goal-pick-both-no = Only a tie would be shared. Here 6 beats 3.

habitats-lesson-turn = A whole turn
habitats-lesson-turn-text = Another park, in year 2. Take, then lay: that is a turn. The numbers on the cells show what each place brings your park, with everything it wakes. The **dragonfly** needs 1 water.
habitats-lesson-turn-do = Take the lit dragonfly.
habitats-lesson-turn-do-2 = Lay it where it brings 4 points.
habitats-lesson-turn-done = The dragonfly is fed and more besides. After three years the most points win, park and goals together. You are ready to play.
habitats-lesson-turn-no-road = A good tile as well. For this lesson, take the dragonfly.
habitats-lesson-turn-no-less = You can do better: look for a cell with +4.
