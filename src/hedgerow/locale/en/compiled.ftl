# Games stepped by compiled kernels.

error-compiled-game = { $game } is not compiled. Games that are: { $known }.

error-compiled-cards = These components are too many to be compiled: at most { $cards } Earth cards, { $abilities } abilities on a card.
