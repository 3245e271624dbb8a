# Les parties jouées par du code compilé.

error-compiled-game = { $game } n’est pas compilé. Les jeux qui le sont : { $known }.
