# hedgerow simulate

simulate-progress = Games of { $game }
simulate-bot = Bot
simulate-seats = Seats held
simulate-wins = Wins
simulate-rate = Wins, %
simulate-interval = 95% interval
simulate-score = Mean score
simulate-decimal = { $whole }.{ $part }
simulate-ending = { $percent }% of the games ({ $games }): { $how }
simulate-total = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions } decisions, { $seconds } s of processor time.

error-simulate-games = At least one game must be played, not { $games }.
error-simulate-processes = At least one process is needed, not { $processes }.
error-simulate-budget = A bot needs a budget of at least 1 ms, not { $budget }.
error-simulate-bots = { $bots } bots are named for { $seats } seats.
error-simulate-illegal = Game { $game }: the bot { $bot } chose “{ $move }”, which is not legal there.
error-simulate-endless = Game { $game } has not ended after { $decisions } decisions. Give the table a limit.
error-simulate-pyarrow = Parquet files need pyarrow: pip install hedgerow[data]
error-simulate-out = { $place } exists already. Choose another folder.
