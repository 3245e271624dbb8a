# Les parties par lots, pour accélérateurs.

error-batch-game = { $game } ne se joue pas par lots. Les jeux qui s’y prêtent : { $known }.
error-batch-setups = { $count } mises en place : un lot en utilise de 1 à { $most }.
error-batch-setup-clues = La mise en place { $number } a { $clues } indices au lieu de { $wanted }.
error-batch-setup-opening = La mise en place { $number } ne se joue pas par lots : un indice exclut moins de { $least } cases, et des cubes du début pourraient manquer de place.
error-batch-tournoi-many = { $what ->
    [cards] { $count } cartes
    [power-cards] { $count } cartes Pouvoir différentes
    [tokens] { $count } jetons
    [points] { $count } points supplémentaires
   *[values] { $count } valeurs à classer
}, c’est trop pour un lot : { $most } au plus.
error-batch-tournoi-deck = Un deck de { $count } cartes ne se joue pas par lots : on pourrait en piocher { $needed } dans la partie, et des cartes perdues reviendraient.
