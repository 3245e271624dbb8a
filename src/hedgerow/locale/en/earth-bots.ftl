# Earth: why a bot made its move.

earth-bot-only = There is no other choice.
earth-bot-start = Of what I was dealt this promises most.
earth-bot-action = { $action }: I played my turn through in my head with each action, and this one brings me most, { $lead ->
    [0] hardly more than the next one
    [one] about { $lead } point more than the next one
   *[other] about { $lead } points more than the next one
  }.
earth-bot-turns = { $action }: I played this turn and my next one through in my head, and this action brings me most, { $lead ->
    [0] hardly more than the next one
    [one] about { $lead } point more than the next one
   *[other] about { $lead } points more than the next one
  }.
earth-bot-playouts = { $action }: I played the game to its end in my head with each action, and this one brings me most, { $lead ->
    [0] hardly more than the next one
    [one] about { $lead } point more than the next one
   *[other] about { $lead } points more than the next one
  }.
earth-bot-best = Of { $count } choices this one brings me most, { $lead ->
    [0] hardly more than the next one
    [one] about { $lead } point more than the next one
   *[other] about { $lead } points more than the next one
  }.
earth-bot-behind = { $lead ->
    [0] By points alone, hardly less than the best choice.
    [one] By points alone, about { $lead } point less than the best choice.
   *[other] By points alone, about { $lead } points less than the best choice.
  }
earth-bot-put = A piece does most good here.
earth-bot-remove = A piece is missed least here.
earth-bot-step = The animal finds most here.
earth-bot-pass = Nothing else that I could do here is worth it.
