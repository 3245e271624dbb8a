# North Woods: why a bot made its move.

north-woods-bot-opening = I lay what I can feed and keep the cards I need most.
north-woods-bot-draw = The deck may bring me something better than the display.
north-woods-bot-take = I need { $card } more than the other cards in sight.
north-woods-bot-deny = I take { $card } away: it is the last rank that { $who } needs.
north-woods-bot-keep = Of these cards I need { $card } most.
north-woods-bot-fetch = Of the dying cards I need { $card } most.
north-woods-bot-territory = With { $card } I take a chain, and that is worth more to me than two cards.
north-woods-bot-play-rank = { $card } gives me rank { $rank }, which I lack.
north-woods-bot-food = { $card } can feed one of my species.
north-woods-bot-play-more = I can feed { $card }, and every fed species makes my woods safer.
north-woods-bot-rescue-rank = I can feed { $card }, so I rescue it: that gives me rank { $rank }.
north-woods-bot-rescue-more = I can feed { $card }, so I rescue it.
north-woods-bot-rearrange = I rearrange my chains so that more of my species are fed.
north-woods-bot-on = There it finds food.
north-woods-bot-apart = It needs no other card beneath it.
north-woods-bot-event = { $card } does more now than it would later.
north-woods-bot-hold = { $card } stays in my hand, where no Disease can strike it, until it completes a Habitat.
north-woods-bot-safer = Laid like this, my chains offer less to an aggressor.
north-woods-bot-seize = Of all chains this one of { $who } gains me most.
north-woods-bot-help = There it helps my own chains most.
north-woods-bot-harm = It hurts { $who } most, and that is what I want now.
north-woods-bot-name = A card of rank { $rank } would help me most.
north-woods-bot-adopt = My resource can feed this chain, so I take it in.
north-woods-bot-give = It is the one I can best do without.
north-woods-bot-dying = I cannot feed it any more; on that pile it helps the others least.
north-woods-bot-discard = Of my cards I need { $card } least.
north-woods-bot-cover = There it hides a card that others could use.
north-woods-bot-nothing = There is nothing left to draw.
north-woods-bot-done = I have done all I wanted to do.
north-woods-bot-habitat = All eight ranks lie in front of me and every species is fed.
north-woods-bot-chance = From here I think I win about { $percent ->
    [one] one game
   *[other] { $percent } games
  } in a hundred.
north-woods-bot-sure = I think that wins me the game.
north-woods-bot-close = { $count ->
    [0] { $who } already has all eight ranks
    [one] { $who } lacks only one rank
   *[other] { $who } lacks only { $count } ranks
  }.
