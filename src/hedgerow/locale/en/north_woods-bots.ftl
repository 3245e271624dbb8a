# North Woods: why a bot made its move.

north-woods-bot-opening = That way I lay what can be fed and keep what I need most.
north-woods-bot-draw = Nothing on the display helps me more than the deck might.
north-woods-bot-take = { $card }: I need nothing else in reach as much.
north-woods-bot-deny = { $card }: that is the rank { $who } still lacks.
north-woods-bot-territory = { $card } can take a chain that is worth more than two cards.
north-woods-bot-plan = It is a step of my turn: { $ranks ->
    [one] { $ranks } rank lies
   *[other] { $ranks } ranks lie
  } in front of me now.
north-woods-bot-event = { $card }: worth more now than later.
north-woods-bot-hold = { $card } stays in my hand, where no Disease can strike it, until it completes a Habitat.
north-woods-bot-safer = Lying there, my chains give an aggressor less.
north-woods-bot-aim = There it does the most.
north-woods-bot-give = I can best do without it.
north-woods-bot-cover = It hides what others could use.
north-woods-bot-done = My turn can bring nothing more.
north-woods-bot-habitat = All ranks, all fed.
north-woods-bot-chance = It leaves me a chance of about { $percent }% to win, as far as I can see.
north-woods-bot-close = { $who } lacks only { $count ->
    [0] a turn
    [one] one rank
   *[other] { $count } ranks
  }.
