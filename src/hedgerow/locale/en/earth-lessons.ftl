# The lesson of Earth. At most about 45 words a step; **bold** marks what matters.

earth-lesson-island = Your island
earth-lesson-island-text = You turn a bare island into a living one. Your **island card** tells what you start with: **soil** to pay with, **cards** in hand, and **compost**, which scores at the end.
earth-lesson-island-do = Keep the side Kauai.
earth-lesson-island-done = Climate and animal were chosen in the same way, and a few cards went onto the compost. Now the first round begins.
earth-lesson-island-no-side = The other side, Vulcano, would do as well. For this lesson, keep Kauai.

earth-lesson-plant = Plant a card
earth-lesson-plant-text = On your turn you choose **one of four actions**. With **Plant** you may plant two cards from your hand. The number beside the brown heap on a card is its price in soil.
earth-lesson-plant-do = Choose the action Plant.
earth-lesson-plant-do-2 = Ginger costs only 1 soil. Choose it, then plant it.
earth-lesson-plant-done = Your first card. It goes in the middle, and you have 5 soil left.
earth-lesson-plant-no-action = A good action too, but first something must grow. Choose Plant.
earth-lesson-plant-no-other = You could plant that. For this lesson, begin with Ginger.
earth-lesson-plant-no-skip = Do not pass it by: plant Ginger first.

earth-lesson-touch = Where it may go
earth-lesson-touch-text = Every further card must **touch** a planted one, by an edge or a corner. In the end your tableau has 4 rows and 4 columns: **16 cards**.
earth-lesson-touch-do = Choose American Beech, for 4 soil, and plant it below Ginger, on **d5**.
earth-lesson-touch-do-2 = Put it below Ginger, on the lit place.
earth-lesson-touch-do-3 = After planting you see four cards and keep one. Keep Wall Screw-Moss.
earth-lesson-touch-done = Planted. { $b } could plant a card too, as you will see next.
earth-lesson-touch-no-other = You could plant that. For this lesson, take American Beech.
earth-lesson-touch-no-skip = You may plant a second card, so do: American Beech.
earth-lesson-touch-no-elsewhere = Allowed too. For this lesson, put it below Ginger.
earth-lesson-touch-no-keep = A fine card. For this lesson, keep Wall Screw-Moss.

earth-lesson-all = Everybody takes part
earth-lesson-all-text = { $b } has chosen **Grow**. The active player gets the strong form of an action, **everybody else a weaker one** at the same time. So you are never just waiting: you may draw 2 cards or place 2 growth.
earth-lesson-all-do = Draw 2 cards.
earth-lesson-all-done = Two more cards for you, in { $b }’s turn. **Growth** goes on the trunk of a plant, **sprouts** on its green squares: both score at the end.
earth-lesson-all-no-growth = Good as well: growth makes plants tall. For this lesson, draw.
earth-lesson-all-no-skip = Do not leave a gift lying there: draw.
earth-lesson-all-no-leaf = Leaves are precious: you need them for goals. Draw instead.

earth-lesson-colours = Four actions, four colours
earth-lesson-colours-text = **Plant** is green, **Compost** (soil) red, **Water** (sprouts) blue, **Grow** (cards, growth) yellow. After an action everybody uses all abilities of **that colour** on their own cards. So plant cards whose colours you will choose often.
earth-lesson-colours-do = Which action wakes a blue ability?
earth-lesson-colours-done = Right, Water, whoever chooses it. Black abilities work once, when you plant the card; brown ones always, or at the end.
earth-lesson-colours-pick-water = The action Water
earth-lesson-colours-pick-grow = The action Grow
earth-lesson-colours-pick-grow-no = Grow is yellow and wakes yellow abilities.
earth-lesson-colours-pick-any = Any action
earth-lesson-colours-pick-any-no = Only abilities of the action’s own colour wake.

earth-lesson-animals = Animals
earth-lesson-animals-text = In a game with animals one of them is **shared**: at the end of each round everybody may use it. The golden eagle turns 1 **growth** into 2 soil. Your own animal wakes when you place a **leaf** on a goal.
earth-lesson-animals-do = Use the golden eagle.
earth-lesson-animals-done = One growth less on Ginger, 2 soil more for you.
earth-lesson-animals-no-skip = You need soil more than growth just now. Use the eagle.
earth-lesson-animals-no-leaf = That would cost a leaf for good, and you need leaves for goals. Use the eagle.

earth-lesson-order = One after the other
earth-lesson-order-text = { $b } chose Grow, so your **yellow** abilities wake, one after the other: row by row from the top, each from left to right. Silver Leaf on top comes first. You may use it or go on.
earth-lesson-order-do = Use Silver Leaf: it pays 1 growth and gains 3 soil.
earth-lesson-order-do-2 = Wall Screw-Moss comes next: growth on the herbs of its column. Put one on each.
earth-lesson-order-done = Two abilities in a turn that was not even yours.
earth-lesson-order-no-skip = It is worth it here: use the ability.
earth-lesson-order-no-one = You may choose the cards one by one. Quicker here: one on each.
earth-lesson-order-no-leaf = Keep your leaves for goals. Use the ability.

earth-lesson-goals = Goals, and the end
earth-lesson-goals-text = Four **fauna cards** set goals for all. Reach one and a **leaf** of yours goes there: 10 points in a first game. When somebody has 16 cards, the round is finished and everything is counted: cards, compost, sprouts, growth, goals.
earth-lesson-goals-do = You reach a goal. What happens?
earth-lesson-goals-done = Exactly, and nothing is taken from you. You are ready for your first island.
earth-lesson-goals-pick-leaf = I place a leaf there
earth-lesson-goals-pick-pay = I give up the cards for it
earth-lesson-goals-pick-pay-no = You keep everything: a goal only looks at what you have.
earth-lesson-goals-pick-never = Nothing, if a rival was first
earth-lesson-goals-pick-never-no = Each of you can claim every goal, for the same 10 points in a first game.
