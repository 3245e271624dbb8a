# hedgerow arena

arena-progress = Deals of { $game }
arena-bot = Bot
arena-rating = Rating
arena-interval = 95% interval
arena-ms = ms a move
arena-games = Games
arena-pair = Pairing
arena-wins = Wins
arena-decided = Decided
arena-yes = yes
arena-no = no
arena-percent = { $percent }%
arena-versus = { $count ->
    [one] { $one } against { $others }
   *[other] { $one } against { $count } × { $others }
}

arena-report-title = { $game }: how strong the bots are
arena-report-line = { $games } games at tables of { $seats }. Each deal was played once for every seat.
arena-report-ratings = Ratings
arena-report-scale = A lead of 100 means about 64% of the games at a table of two. The lines are 95% intervals.
arena-report-pairs = Pairings
arena-report-fair = The share of games won by the bot named first. The dashed line is the fair share.
arena-report-course = How it settled
arena-report-course-note = The share of wins after each deal, with its 95% interval, from 0 to 100%.
arena-report-seats = By seat
arena-report-seats-note = The share of games won by the bot named first, in each seat.
arena-report-made = Made by:

error-arena-seats = A contest needs at least two seats, not { $seats }.
error-arena-games = A deal of { $seats } seats has { $seats } games: { $games } are too few.
error-arena-bots = A contest needs at least two different bots: { $bots }.
error-arena-version = The worker has version { $ours }, the contest needs { $theirs }.
error-arena-other = { $place } is the journal of another contest. Choose another folder, or the same bots, options and seed.
error-arena-journal = { $place }, line { $line }: this is no line of a journal ({ $detail }).
error-arena-openskill = Ratings need the package openskill: pip install hedgerow[arena].
error-arena-ray = Ray is not installed: pip install hedgerow[ray].
error-arena-address = There is no Ray cluster at { $address } ({ $detail }).
