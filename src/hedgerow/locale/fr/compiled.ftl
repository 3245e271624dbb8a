# Les parties jouées par du code compilé.

error-compiled-game = { $game } n’est pas compilé. Les jeux qui le sont : { $known }.

error-compiled-cards = Ces composants sont trop nombreux pour être compilés : { $cards } cartes Terre au plus, et { $abilities } capacités par carte.
