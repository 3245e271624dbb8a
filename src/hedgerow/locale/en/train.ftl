# hedgerow train

train-playing = Games of { $game } to learn from
train-measuring = Unused games of { $game }
train-figures = { $games } unused games, { $positions } positions: log loss { $loss } (guessing { $guessing }), area under the curve { $auc }, calibration error { $ece }
train-points = Final points are off by { $points } on average.
train-written = Written to { $file } ({ $kilobytes } KB).

train-report-title = { $game }: chances to win
train-report-line = Measured on { $positions } positions of { $games } games that were not used before.
train-report-plot = Reliability
train-report-note = What the model told against what came true. On the dashed line both are the same. Large circles stand for many positions.
train-report-told = Told
train-report-won = Came true
train-report-count = Positions of a seat
train-report-figures = Figures
train-report-figure = Figure
train-report-value = Value
train-report-ece = Expected calibration error
train-report-auc = Area under the curve
train-report-loss = Log loss
train-report-guessing = Log loss of equal chances

error-train-features = Nobody has said what counts in { $game }: bots/{ $game }/features.py is missing.
error-train-games = Training and measuring need at least one game and one position each.
error-train-none = There is no model at { $file }: train one first.
error-train-numpy = Training needs NumPy: pip install numpy.
