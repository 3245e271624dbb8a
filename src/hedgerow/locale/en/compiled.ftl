# Games stepped by compiled kernels.

error-compiled-game = { $game } is not compiled. Games that are: { $known }.
