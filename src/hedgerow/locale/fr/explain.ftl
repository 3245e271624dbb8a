# hedgerow cryptid explain

explain-clues = { $who } : { $alone ->
    [one] un indice possible
   *[other] { $alone } indices possibles
  } d’après ses seuls jetons, { $joint ->
    [one] un seul
   *[other] { $joint }
  } en recoupant tous les indices.
explain-item =   – { $item }
explain-hexes = La créature peut vivre { $count ->
    [one] sur une seule case :
   *[other] sur { $count } cases ; les plus probables :
  }
explain-chance =   { $hex } : { $percent } %
explain-setup = Énigme { $id }, { $seats } joueurs : tous les indices se rejoignent en { $cells }.
explain-without =   sans « { $clue } » : { $count ->
    [one] { $count } case, { $cells }
   *[other] { $count } cases, { $cells }
  }
error-explain-game = { $place } : c’est une partie de { $game } ; explain ne connaît que cryptid.
error-explain-to = { $place } : la partie compte { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }, il n’y a pas de position après { $to }.
error-explain-seat = --seat { $seat } : les joueurs vont de A à { $last }.
error-explain-setup = { $place } : l’énigme { $puzzle } à { $seats } joueurs ne peut pas être expliquée, car elle enfreint une règle : { $reason }.
error-explain-fits = { $place } : l’énigme { $puzzle } à { $seats } joueurs ne peut pas être expliquée, car { $count ->
    [0] aucune case ne convient à tous ses indices
   *[other] { $count } cases conviennent à tous ses indices : { $cells }
  }.
error-explain-hex = --hex { $hex } : une case s’écrit colonne-ligne, de 1-1 à 12-9.
error-explain-clue = --clue { $clue } : donne un joueur et un indice, par exemple « B near2:bear ».
