# hedgerow cryptid explain

explain-clues = { $who } : { $alone ->
    [one] { $alone } indice
   *[other] { $alone } indices
  } d’après ses seuls jetons, { $joint } en rapprochant tous les indices.
explain-item =   – { $item }
explain-hexes = La créature peut vivre { $count ->
    [one] sur une seule case :
   *[other] sur { $count } cases ; les plus probables :
  }
explain-chance =   { $hex } : { $percent } %
explain-setup = Énigme { $id }, { $seats } places : tous les indices se rejoignent en { $cells }.
explain-without =   sans « { $clue } » : { $count ->
    [one] { $count } case, { $cells }
   *[other] { $count } cases, { $cells }
  }
error-explain-game = { $place } : c’est une partie de { $game } ; explain ne connaît que cryptid.
error-explain-to = { $place } : la partie compte { $moves } coups, il n’y a pas de position après { $to }.
error-explain-seat = --seat { $seat } : les places vont de A à { $last }.
error-explain-hex = --hex { $hex } : une case s’écrit colonne-ligne, de 1-1 à 12-9.
error-explain-clue = --clue { $clue } : donne une place et un indice, par exemple « B near2:bear ».
