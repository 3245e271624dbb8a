/** The map of a puzzle with its structures and tokens. */
import type { PuzzleLook } from '../../puzzles';
import { COLUMNS } from '../geometry';
import { cellsOf, type Cell } from '../model';

type Shown = PuzzleLook<'cryptid'>['shown'];

export function cellsIn(shown: Shown): Cell[] {
  return cellsOf(shown.map, {
    structures: shown.structures.map((built) => ({
      ...built,
      hex: built.row * COLUMNS + built.col,
    })),
    cubes: tokensOf(shown, false),
    discs: tokensOf(shown, true),
  });
}

function tokensOf(shown: Shown, disc: boolean): number[][] {
  return Array.from({ length: shown.researchers }, (_, who) =>
    shown.tokens
      .filter((token) => token.researcher === who && token.disc === disc)
      .map((token) => token.hex),
  );
}
