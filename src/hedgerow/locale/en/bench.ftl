# hedgerow bench

bench-progress = Rounds
bench-game = Playouts
bench-decisions = 1000 choices/s
bench-range = low–high
bench-steps = 1000 steps/s
bench-times = ours ÷ this
bench-decimal = { $whole }.{ $part }
bench-counted = Medians of { $rounds } rounds of { $seconds } s of processor time each, contestants in turn. A decision is one seat’s choice; steps count chance events too. Set-up of each game included; “ours” is { $game } with lazy picks, { $seats } seats.
cryptid-bench = Cryptid: normal mode, the cards of the box.
habitats-bench = Habitats: where parks are scored, or explained with all reasons, a choice is one finished park of 21 tiles and the entrance; where tiles are weighed, it is one cell that a tile could go to.
earth-bench = Earth: clone copies a position of a random game; clone, apply also makes its move on the copy. Each counts as a choice.
bench-tuned = OpenSpiel is driven from Python with random.choice and random.choices; “tuned” uses our own dice and a hand-written draw of chance instead.
bench-missing = Not compared: { $package } is not installed (pip install hedgerow[bench], and pygame for PettingZoo’s own games).

error-bench-rounds = At least one round is needed, not { $rounds }.
error-bench-seconds = A round takes more than 0 and at most 3600 seconds, not { $seconds }.
