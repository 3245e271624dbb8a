# Earth: why a bot made its move.

earth-bot-only = There is no other choice.
earth-bot-start = Of what I was dealt this promises most.
earth-bot-action = { $action }: I played my turn through with each action, and this one leaves me best, { $lead ->
    [0] hardly ahead of the next one
    [one] about { $lead } point ahead of the next one
   *[other] about { $lead } points ahead of the next one
  }.
earth-bot-turns = { $action }: I played this turn and my next one through, and this action leaves me best, { $lead ->
    [0] hardly ahead of the next one
    [one] about { $lead } point ahead of the next one
   *[other] about { $lead } points ahead of the next one
  }.
earth-bot-playouts = { $action }: I played the game to its end with each action, and this one leaves me best, { $lead ->
    [0] hardly ahead of the next one
    [one] about { $lead } point ahead of the next one
   *[other] about { $lead } points ahead of the next one
  }.
earth-bot-best = Of { $count } choices this one leaves me best, { $lead ->
    [0] hardly ahead of the next one
    [one] about { $lead } point ahead of the next one
   *[other] about { $lead } points ahead of the next one
  }.
earth-bot-put = A piece does most good here.
earth-bot-remove = A piece is missed least here.
earth-bot-step = The animal finds most here.
earth-bot-pass = Nothing else that I could do here is worth it.
