/** What the board of Earth shows, read off the View and the offered moves alone. */
import type {
  EarthAbility,
  EarthCard,
  EarthEvent,
  EarthGarden,
  EarthHandNote,
  EarthMove,
  EarthPlot,
  EarthView,
} from '../../lib/generated';

export type Move = EarthMove;
export type Frame = EarthGarden['stack'][number];
export type FrameName = Frame['type'];
export type Action = 'green' | 'red' | 'blue' | 'yellow';
export const ACTIONS: readonly Action[] = ['green', 'blue', 'red', 'yellow'];

/** Cells are numbered row by row in a field of 7 by 7; two places beside it hold island and climate. */
export const FIELD = 7;
export const ISLAND = FIELD * FIELD;
export const CLIMATE = ISLAND + 1;
/** How many rows and columns are drawn at full size. */
export const SHOWN = 4;
const START = 2;

/** What a person looks at or thinks about. */
export type Pick =
  | { at: 'hand'; card: number }
  | { at: 'offer'; card: number }
  | { at: 'cell'; cell: number }
  | { at: 'act'; colour: Action }
  | { at: 'key'; key: string };

export interface Window {
  top: number;
  left: number;
}

export function rowOf(cell: number): number {
  return Math.floor(cell / FIELD);
}

export function columnOf(cell: number): number {
  return cell % FIELD;
}

/** As moves and the story name it: columns a to g, rows 1 to 7. */
export function cellName(cell: number): string {
  return `${'abcdefg'[columnOf(cell)] ?? ''}${rowOf(cell) + 1}`;
}

export function cellAt(row: number, column: number): number {
  return row * FIELD + column;
}

/** The row or column at which the drawing begins: all cards in it, and moved as little as can be. */
function edge(places: readonly number[]): number {
  if (!places.length) return START;
  const last = Math.max(...places) - SHOWN + 1;
  return Math.min(Math.max(START, last, 0), Math.min(...places));
}

export function windowOf(plots: readonly EarthPlot[]): Window {
  const cells = plots.map((plot) => plot.cell);
  return { top: edge(cells.map(rowOf)), left: edge(cells.map(columnOf)) };
}

export type Side = 'top' | 'bottom' | 'left' | 'right';

/** On which sides of the drawing a card may still go: there the frame can grow. */
export function growing(window: Window, cells: Iterable<number>): Set<Side> {
  const sides = new Set<Side>();
  for (const cell of cells) {
    if (rowOf(cell) < window.top) sides.add('top');
    if (rowOf(cell) >= window.top + SHOWN) sides.add('bottom');
    if (columnOf(cell) < window.left) sides.add('left');
    if (columnOf(cell) >= window.left + SHOWN) sides.add('right');
  }
  return sides;
}

export interface Grid {
  rows: readonly number[];
  columns: readonly number[];
  /** The first and last row and column that are drawn at full size. */
  window: Window;
}

/** The rows and columns to draw, slim ones outside the window among them. */
export function gridOf(plots: readonly EarthPlot[], open: Iterable<number>): Grid {
  const window = windowOf(plots);
  const sides = growing(window, open);
  const span = (from: number, before: boolean, after: boolean) =>
    Array.from(
      { length: SHOWN + Number(before) + Number(after) },
      (_, i) => from - Number(before) + i,
    );
  return {
    rows: span(window.top, sides.has('top'), sides.has('bottom')),
    columns: span(window.left, sides.has('left'), sides.has('right')),
    window,
  };
}

export function slim(place: number, first: number): boolean {
  return place < first || place >= first + SHOWN;
}

// What may be chosen

export interface Targets {
  /** On one's own tableau. */
  cells: ReadonlyMap<number, readonly Move[]>;
  hand: ReadonlyMap<number, readonly Move[]>;
  offer: ReadonlyMap<number, Move>;
  acts: ReadonlyMap<Action, Move>;
  /** Fauna cards, by their place in the strip. */
  goals: ReadonlyMap<number, Move>;
  /** Start cards and animals, by their code. */
  start: ReadonlyMap<string, Move>;
  /** What has no place on the board: buttons. */
  rest: readonly Move[];
}

function add<K>(map: Map<K, Move[]>, key: K, move: Move): void {
  const there = map.get(key);
  if (there) there.push(move);
  else map.set(key, [move]);
}

export function targetsOf(moves: readonly Move[]): Targets {
  const cells = new Map<number, Move[]>();
  const hand = new Map<number, Move[]>();
  const offer = new Map<number, Move>();
  const acts = new Map<Action, Move>();
  const goals = new Map<number, Move>();
  const start = new Map<string, Move>();
  const rest: Move[] = [];
  for (const move of moves) {
    switch (move.do) {
      case 'site':
      case 'put':
      case 'remove':
      case 'step':
      case 'replace':
        add(cells, move.cell, move);
        break;
      case 'copy':
        // Island and climate lie beside the tableau.
        if (move.cell < ISLAND) add(cells, move.cell, move);
        else rest.push(move);
        break;
      case 'plant':
      case 'compost':
      case 'event':
        add(hand, move.card, move);
        break;
      case 'keep':
        offer.set(move.card, move);
        break;
      case 'act':
        acts.set(move.colour, move);
        break;
      case 'claim':
        goals.set(move.goal, move);
        break;
      case 'choose':
        start.set(move.code, move);
        break;
      default:
        rest.push(move);
    }
  }
  return { cells, hand, offer, acts, goals, start, rest };
}

/** Whether a click on a cell is the whole choice, or something to look at first. */
export function plain(move: Move): boolean {
  return move.do === 'put' || move.do === 'remove' || move.do === 'step';
}

export function same(one: Move, other: Move): boolean {
  const a: Record<string, unknown> = { ...one };
  const b: Record<string, unknown> = { ...other };
  return Object.keys({ ...a, ...b }).every((key) => a[key] === b[key]);
}

/** The offered move that is the wished one. */
export function offered(moves: readonly Move[], wish: Move): Move | null {
  return moves.find((move) => same(move, wish)) ?? null;
}

export function gardenOf(view: EarthView, seat: number): EarthGarden | null {
  return view.gardens[seat] ?? null;
}

/** Whose tableau lies open at first: one's own, or that of whoever acts; Gaia has none. */
export function openAtFirst(view: EarthView, eyes: number | null): number {
  return view.seat ?? eyes ?? (gardenOf(view, view.active) ? view.active : 0);
}

/** What a seat is asked now. */
export function frameOf(view: EarthView, seat: number): Frame | null {
  return gardenOf(view, seat)?.stack.at(-1) ?? null;
}

/** How many cards may be marked to go on the compost together. */
export function mostMarked(frame: Frame | null): number {
  if (frame?.type === 'composting') return frame.left;
  return frame?.type === 'owing' && frame.what === 'hand' ? frame.left : 0;
}

/** The place of the ability that is asked about, -1 for none. */
export function askedPlace(frame: Frame | null): number {
  if (frame?.type === 'activation') return frame.queue[0]?.[0] ?? -1;
  if (frame?.type === 'visiting') return frame.cells[0] ?? -1;
  return -1;
}

/** Where a seat planted last, as far as the newest part of the story tells. */
export function newestCell(
  lines: readonly { event: EarthEvent | null }[],
  seat: number | 'gaia',
): number | null {
  const planted = lines.map((line) => line.event).filter((event) => event?.event === 'planted');
  const last = planted.at(-1);
  return last?.seat === seat ? last.cell : null;
}

/**
 * What a card does in a game with that animal for everybody: of it only that, and of the other
 * animals only what they do for their seat, as of all of them where none is for everybody, alone
 * against Gaia (EAR-120). Where neither is known, all that is on the card.
 */
export function inForce(card: EarthCard, common: EarthCard | null, alone: boolean): EarthAbility[] {
  if (card.kind !== 'animal' || !(common || alone)) return card.abilities;
  const round = !alone && card.key === common?.key;
  return card.abilities.filter((ability) => (ability.colour === 'round') === round);
}

/** Whether what is asked about costs nothing and leaves no choice; the server says so by its prompt. */
export function costsNothing(prompt: string): boolean {
  return prompt.startsWith('earth-prompt-taking');
}

/** Whether what is asked about has a price and brings only pieces without a space; so the prompt says. */
export function findsNoSpace(prompt: string): boolean {
  return prompt === 'earth-prompt-ability-full';
}

// What goes on by itself

export type Run = 'step' | 'run';

/** What the person has said about the abilities that are left. */
export type Rest = 'use' | 'skip' | null;

const PASSES: readonly Move['do'][] = ['skip', 'done', 'all'];

/** Whether there is nothing to do but to go on. */
export function idle(moves: readonly Move[]): boolean {
  return moves.length > 0 && moves.every((move) => PASSES.includes(move.do));
}

/** Whether the ability in question cannot be used now: only an event or a conversion could help. */
export function stopped(moves: readonly Move[], frame: Frame | null): boolean {
  if (frame?.type === 'picking') return !moves.some((move) => move.do === 'copy');
  return (
    (frame?.type === 'activation' || frame?.type === 'sharing') &&
    !moves.some((move) => move.do === 'use')
  );
}

/** The move that is made without asking; null where there is something to choose.
 *
 * `free` says that what is asked about costs nothing, `pausing` that one wants to be asked about
 * events and conversions: before a turn ends, and where an ability cannot be used without.
 */
export function automatic(
  moves: readonly Move[],
  frame: Frame | null,
  run: Run,
  rest: Rest = null,
  free = false,
  pausing = true,
): Move | null {
  const find = (...wanted: Move['do'][]) => {
    const there = wanted.flatMap((one) => moves.filter((move) => move.do === one));
    return there[0] ?? null;
  };
  if (idle(moves)) return find('skip', 'done');
  if (frame?.type === 'activation' && rest)
    return rest === 'use' && free ? find('all', 'use') : find(rest, 'skip');
  if (frame?.type === 'closing' && !pausing) return find('done');
  if (stopped(moves, frame) && !pausing) return run === 'run' ? find('all', 'skip') : find('skip');
  if (run === 'step') return null;
  if (moves.length === 1) return moves[0] ?? null;
  if (free) return !pausing || frame?.type === 'visiting' ? find('all', 'use') : find('use');
  return null;
}

// The hand

export type Sorting = 'cost' | 'points' | 'kind' | 'name';
export const SORTINGS: readonly Sorting[] = ['cost', 'kind', 'points', 'name'];

/** What sorting and filtering need to know of a card. */
export interface Held {
  card: number;
  name: string;
  kind: string;
  cost: number;
  points: number;
  colours: readonly string[];
  /** Something may be done with it now. */
  live: boolean;
}

export type Filter =
  { by: 'all' } | { by: 'live' } | { by: 'kind'; kind: string } | { by: 'colour'; colour: string };

export function filtered(hand: readonly Held[], filter: Filter): Held[] {
  switch (filter.by) {
    case 'all':
      return [...hand];
    case 'live':
      return hand.filter((held) => held.live);
    case 'kind':
      return hand.filter((held) => held.kind === filter.kind);
    case 'colour':
      return hand.filter((held) => held.colours.includes(filter.colour));
  }
}

export function sorted(hand: readonly Held[], sorting: Sorting, kinds: readonly string[]): Held[] {
  const order = (held: Held) => {
    if (sorting === 'cost') return held.cost;
    if (sorting === 'points') return -held.points;
    return sorting === 'kind' ? kinds.indexOf(held.kind) : 0;
  };
  return [...hand].sort((a, b) => order(a) - order(b) || a.name.localeCompare(b.name));
}

/** How many cards there are of each kind and colour, for the chips. */
export function tally(hand: readonly Held[], kinds: readonly string[], colours: readonly string[]) {
  return {
    kinds: kinds
      .map((kind) => ({ kind, count: hand.filter((held) => held.kind === kind).length }))
      .filter((one) => one.count),
    colours: colours.filter((colour) => hand.some((held) => held.colours.includes(colour))),
  };
}

export const KINDS: readonly string[] = [
  'tree',
  'bush',
  'herb',
  'mushroom',
  'wild',
  'terrain',
  'event',
];
export const COLOURS: readonly string[] = [
  'green',
  'red',
  'blue',
  'yellow',
  'multi',
  'black',
  'brown',
];

/** A card of the hand for sorting; none where it is not known yet. */
export function heldOf(
  number: number,
  cards: ReadonlyMap<string, EarthCard>,
  notes: ReadonlyMap<number, EarthHandNote>,
  live: ReadonlySet<number>,
  say: (name: EarthCard['name']) => string,
): Held[] {
  const card = cards.get(String(number));
  if (!card) return [];
  return [
    {
      card: number,
      name: say(card.name),
      kind: card.kind,
      cost: notes.get(number)?.cost ?? card.cost ?? -1,
      points: card.points ?? 0,
      colours: card.abilities.map((ability) => ability.colour),
      live: live.has(number),
    },
  ];
}
