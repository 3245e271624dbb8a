# hedgerow cryptid explain

cryptid-explain-clues = { $who } : { $alone ->
    [one] un indice possible
   *[other] { $alone } indices possibles
  } d’après ses seuls jetons, { $joint ->
    [one] un seul
   *[other] { $joint }
  } en recoupant tous les indices.
cryptid-explain-item =   – { $item }
cryptid-explain-hexes = La créature peut vivre { $count ->
    [one] sur une seule case :
   *[other] sur { $count } cases ; les plus probables :
  }
cryptid-explain-chance =   { $hex } : { $percent } %
cryptid-explain-setup = Énigme { $id }, { $seats } joueurs : tous les indices se rejoignent en { $cells }.
cryptid-explain-without =   sans « { $clue } » : { $count ->
    [one] { $count } case, { $cells }
   *[other] { $count } cases, { $cells }
  }
error-cryptid-explain-game = { $place } : c’est une partie de { $game } ; explain ne connaît que cryptid.
error-cryptid-explain-to = { $place } : la partie compte { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }, il n’y a pas de position après { $to }.
error-cryptid-explain-seat = --seat { $seat } : les joueurs vont de A à { $last }.
error-cryptid-explain-setup = { $place } : l’énigme { $puzzle } à { $seats } joueurs ne peut pas être expliquée, car elle enfreint une règle : { $reason }.
error-cryptid-explain-fits = { $place } : l’énigme { $puzzle } à { $seats } joueurs ne peut pas être expliquée, car { $count ->
    [0] aucune case ne convient à tous ses indices
   *[other] { $count } cases conviennent à tous ses indices : { $cells }
  }.
error-cryptid-explain-hex = --hex { $hex } : une case s’écrit colonne-ligne, de 1-1 à 12-9.
error-cryptid-explain-clue = --clue { $clue } : donne un joueur et un indice, par exemple « B near2:bear ».
