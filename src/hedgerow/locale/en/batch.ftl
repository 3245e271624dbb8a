# Batched games for accelerators.

error-batch-game = { $game } cannot be played in batches. Games that can: { $known }.
error-batch-setups = { $count } set-ups: a batch deals from 1 to { $most }.
error-batch-setup-clues = Set-up { $number } has { $clues } clues, expected { $wanted }.
error-batch-setup-opening = Set-up { $number } is not batched: a clue rules out fewer than { $least } hexes, so that cubes of the opening could be skipped.
error-batch-tournoi-many = { $what ->
    [cards] { $count } cards
    [power-cards] { $count } different power cards
    [tokens] { $count } tokens
    [points] { $count } extra points
   *[values] { $count } values to rank
} are too many for a batch: at most { $most }.
error-batch-tournoi-deck = A deck of { $count } cards is not batched: { $needed } could be drawn in a game, and lost cards would come back.
