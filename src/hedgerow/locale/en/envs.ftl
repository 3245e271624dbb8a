# Environments for learners.

error-env-value = { $key } cannot be “{ $value }”. Known: { $known }.
error-env-bots = { $count ->
    [one] One bot was named
   *[other] { $count } bots were named
} for { $seats } other seats: name one for all of them, or one for each.
error-env-games = A vector environment needs at least one game, not { $count }.
