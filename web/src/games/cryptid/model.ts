/** What the map shows, read off the view: tokens, structures, and the moves that a hex offers. */
import type {
  CryptidEvent,
  CryptidMove,
  CryptidStructure,
  CryptidView,
  Ground,
} from '../../lib/generated';
import { HEXES } from './geometry';

export type Terrain = 'desert' | 'forest' | 'mountain' | 'swamp' | 'water';
export const TERRAINS: readonly Terrain[] = ['water', 'mountain', 'forest', 'swamp', 'desert'];
const OF_LETTER: Record<string, Terrain> = {
  D: 'desert',
  F: 'forest',
  M: 'mountain',
  S: 'swamp',
  W: 'water',
};

export type Colour = CryptidStructure['colour'];
export type Kind = CryptidStructure['kind'];

export interface Cell {
  hex: number;
  terrain: Terrain;
  territory: 'bear' | 'cougar' | null;
  structure: { kind: Kind; colour: Colour } | null;
  /** Researchers. */
  cube: number | null;
  discs: number[];
}

export interface Pieces {
  structures: readonly { kind: Kind; colour: Colour; hex: number }[];
  cubes: readonly (readonly number[])[];
  discs: readonly (readonly number[])[];
}

export const NO_TOKENS = { cubes: [], discs: [] };

export function piecesOf(view: CryptidView): Pieces {
  return {
    structures: view.structures.map((s) => ({ ...s, hex: s.row * 12 + s.col })),
    cubes: view.cubes,
    discs: view.discs,
  };
}

export function cellsOf(ground: Ground, pieces: Pieces): Cell[] {
  const cells: Cell[] = Array.from({ length: HEXES }, (_, hex) => ({
    hex,
    terrain: OF_LETTER[ground.terrain[hex] ?? ''] ?? 'water',
    territory:
      ground.territory[hex] === 'b' ? 'bear' : ground.territory[hex] === 'c' ? 'cougar' : null,
    structure: null,
    cube: null,
    discs: [],
  }));
  for (const { hex, kind, colour } of pieces.structures) {
    const cell = cells[hex];
    if (cell) cell.structure = { kind, colour };
  }
  pieces.cubes.forEach((hexes, who) => {
    for (const hex of hexes) if (cells[hex]) cells[hex].cube = who;
  });
  pieces.discs.forEach((hexes, who) => {
    for (const hex of hexes) cells[hex]?.discs.push(who);
  });
  return cells;
}

export type HexMove = Extract<CryptidMove, { hex: number }>;
export type FreeMove = Exclude<CryptidMove, { hex: number }>;

export interface Offer {
  /** The moves of the present decision, by hex. */
  on: ReadonlyMap<number, readonly HexMove[]>;
  /** Those that no hex shows: the hint, a vote. */
  free: readonly FreeMove[];
  /** Whether a token is to be placed, so that every choice is one hex. */
  placing: 'cube' | 'disc' | null;
}

/** The decision's own moves, sorted; nothing is added and nothing is worked out. */
export function offerOf(moves: readonly CryptidMove[]): Offer {
  const on = new Map<number, HexMove[]>();
  const free: FreeMove[] = [];
  let placing: Offer['placing'] = null;
  for (const move of moves) {
    if (!('hex' in move)) {
      free.push(move);
      continue;
    }
    const here = on.get(move.hex);
    if (here) here.push(move);
    else on.set(move.hex, [move]);
    if (move.do === 'cube' || move.do === 'disc') placing = move.do;
  }
  // Questions first, in the order of the researchers, then the search.
  for (const here of on.values()) here.sort((a, b) => rank(a) - rank(b));
  return { on, free, placing };
}

function rank(move: HexMove): number {
  return move.do === 'ask' ? move.of : 99;
}

/** Whether something happened about the hint, which is between two turns. */
export function aboutHint({ event }: { event: string }): boolean {
  return /^(hint|voted)/.test(event);
}

/** What came of a proposal, if the seat has not played since; undefined if nothing tells. */
export function settledIn<Line extends { seat: number; event: { event: string } | null }>(
  lines: readonly Line[],
  eyes: number | null,
): Line | null | undefined {
  for (const line of lines.toReversed()) {
    if (!line.event) continue;
    if (/^hint-(refused|given)$/.test(line.event.event)) return line;
    if (line.event.event === 'hint-asked' || (line.seat === eyes && !aboutHint(line.event)))
      return null;
  }
  return undefined;
}

/** The hexes that the newest moves touched. */
export function lastHexes(
  events: readonly { revision: number; event: CryptidEvent | null }[],
  revision: number,
): Set<number> {
  const found = new Set<number>();
  for (const line of events) {
    if (line.revision === revision && line.event && 'hex' in line.event) found.add(line.event.hex);
  }
  return found;
}
