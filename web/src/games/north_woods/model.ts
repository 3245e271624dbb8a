/** What the board draws and offers, from the View, the moves and the aids alone. */
import type {
  NorthWoodsMove,
  NorthWoodsPlaced,
  NorthWoodsView,
  WoodsAids,
  WoodsCard,
  WoodsPlace,
  WoodsPrey,
  WoodsUse,
} from '../../lib/generated';

export type Placed = NorthWoodsPlaced;
export type Move = NorthWoodsMove;
type Do<K extends Move['do']> = Extract<Move, { do: K }>;

/** What a person has in thought. */
export type Pick =
  | { at: 'hand'; index: number; card: string }
  | { at: 'display'; place: number }
  | { at: 'pile'; pile: number }
  | { at: 'lying'; seat: number; slot: number }
  | { at: 'feed' }
  | { at: 'advice' }
  | { at: 'end' };

/** A chain that stands on one card: what lies on it, in one or (under Abundance) two columns. */
export interface Stack {
  base: Placed;
  stems: Placed[][];
}

const ORDER = { resource: 0, fed: 0, scavenging: 2, hungry: 3 } as const;

/** The chains of a table: those on resources first, the hungry last, else as they came. */
export function stacksOf(table: readonly Placed[]): Stack[] {
  const stacks = table
    .filter((card) => card.food === null)
    .map((base) => ({
      base,
      stems: eatersOf(table, base.slot).map((first) => stem(table, first)),
    }));
  const place = ({ base, stems }: Stack) =>
    base.being === 'resource' && !stems.length ? 1 : ORDER[base.being];
  return stacks.sort((a, b) => place(a) - place(b) || a.base.slot - b.base.slot);
}

function eatersOf(table: readonly Placed[], slot: number): Placed[] {
  return table.filter((card) => card.food === slot);
}

function stem(table: readonly Placed[], first: Placed): Placed[] {
  const found = [first];
  for (let next = eatersOf(table, first.slot)[0]; next; next = eatersOf(table, next.slot)[0])
    found.push(next);
  return found;
}

/**
 * The view in which what starves is still hungry: the first that dies would else seem to feed a
 * scavenger that dies with it.
 */
export function asTheyDie(view: NorthWoodsView): NorthWoodsView {
  const frame = view.pending.at(-1);
  if (frame?.type !== 'dying') return view;
  const dies = ({ being, slot }: Placed) => being !== 'resource' && frame.slots.includes(slot);
  return {
    ...view,
    tables: view.tables.map((table, seat) =>
      seat === view.turn
        ? table.map((one) => (dies(one) ? { ...one, being: 'hungry' as const } : one))
        : table,
    ),
  };
}

export function lyingAt(view: NorthWoodsView, seat: number, slot: number): Placed | null {
  return view.tables[seat]?.find((card) => card.slot === slot) ?? null;
}

/** The eight ranks of a seat, from its table alone. */
export function ladderOf(view: NorthWoodsView, seat: number): ('fed' | 'hungry' | 'missing')[] {
  const table = view.tables[seat] ?? [];
  return Array.from({ length: 8 }, (_, i) => {
    const rank = i + 1;
    if (!view.ranks[seat]?.includes(rank)) return 'missing';
    const those = table.filter((card) => card.rank === rank);
    return those.length && those.every((card) => card.being === 'hungry') ? 'hungry' : 'fed';
  });
}

/** Which round is played; the last one stays the last when it is over. */
export function roundOf({ round, rounds }: { round: number; rounds: number }): number {
  return rounds ? Math.min(round + 1, rounds) : round + 1;
}

/** Which ground a card has: its diet, or what it is. */
export function dietOf(card: WoodsCard | undefined): string {
  return card ? (card.diet ?? card.sort) : '';
}

export function same(one: Move, other: Move): boolean {
  return (
    JSON.stringify(one, Object.keys(one).sort()) ===
    JSON.stringify(other, Object.keys(other).sort())
  );
}

export function offered(moves: readonly Move[], move: Move): Move | null {
  return moves.find((one) => same(one, move)) ?? null;
}

export function of<K extends Move['do']>(moves: readonly Move[], kind: K): Do<K>[] {
  return moves.filter((move): move is Do<K> => move.do === kind);
}

/** Something on the board that can be chosen: the moves that do it, one after another. */
export interface Target {
  moves: Move[];
  place?: WoodsPlace | undefined;
  prey?: WoodsPrey | undefined;
}

/** What can be chosen now, by where it is. */
export interface Targets {
  /** By `key(seat, slot)`. */
  lying: Map<string, Target>;
  piles: Map<number, Target>;
  display: Map<number, Target>;
  deck: Target | null;
  apart: Target | null;
  /** Cards of the hand, own cards and piles that a choice begins with. */
  hand: Set<string>;
  begin: Set<string>;
  beginPiles: Set<number>;
}

export function key(seat: number, slot: number): string {
  return `${seat}.${slot}`;
}

function nothing(): Targets {
  return {
    lying: new Map(),
    piles: new Map(),
    display: new Map(),
    deck: null,
    apart: null,
    hand: new Set(),
    begin: new Set(),
    beginPiles: new Set(),
  };
}

/** The use of what is picked, as the aids know it. */
export function useOf(
  aids: WoodsAids | null,
  view: NorthWoodsView,
  pick: Pick | null,
  me: number,
): WoodsUse | null {
  if (!aids) return null;
  const placing = view.pending.at(-1);
  if (placing?.type === 'placing')
    return aids.uses.find((use) => use.slot === placing.slot) ?? null;
  switch (pick?.at) {
    case 'hand':
      return (
        aids.uses.find((use) => use.card === pick.card && use.pile === null && use.slot === null) ??
        null
      );
    case 'pile':
      return aids.uses.find((use) => use.pile === pick.pile) ?? null;
    case 'lying':
      return pick.seat === me ? (aids.uses.find((use) => use.slot === pick.slot) ?? null) : null;
    default:
      return null;
  }
}

/** Everything that glows, and what a click on it does. */
export function targetsOf(
  moves: readonly Move[],
  pick: Pick | null,
  aids: WoodsAids | null,
  view: NorthWoodsView,
  me: number,
): Targets {
  const found = nothing();
  const use = useOf(aids, view, pick, me);
  const placeOn = (on: number | null) => use?.places.find((place) => place.on === on);
  const put = (seat: number, slot: number, target: Target) =>
    found.lying.set(key(seat, slot), target);

  for (const move of moves) {
    switch (move.do) {
      case 'draw':
        found.deck = { moves: [move] };
        break;
      case 'take':
        found.display.set(move.place, { moves: [move] });
        break;
      case 'cover':
        found.piles.set(move.pile, { moves: [move] });
        break;
      case 'on':
        put(me, move.slot, { moves: [move], place: placeOn(move.slot) });
        break;
      case 'apart':
        found.apart = { moves: [move], place: placeOn(null) };
        break;
      case 'seize':
        put(move.seat, move.slot, {
          moves: [move],
          prey: preyOf(aids, null, move.seat, move.slot),
        });
        break;
      case 'aim':
        put(move.seat, move.slot, { moves: [move] });
        break;
      case 'adopt': {
        const frame = view.pending.at(-1);
        if (frame?.type === 'adopting') put(frame.of, move.slot, { moves: [move] });
        break;
      }
      case 'lay':
        found.hand.add(move.card);
        if (pick?.at === 'hand' && pick.card === move.card) {
          if (move.on === null) found.apart = { moves: [move] };
          else put(me, move.on, { moves: [move] });
        }
        break;
      case 'aside':
      case 'territory':
      case 'play':
      case 'use':
        found.hand.add(move.card);
        break;
      case 'lift':
        found.begin.add(key(me, move.slot));
        break;
      case 'rescue':
        found.beginPiles.add(move.pile);
        break;
      case 'bury':
        found.begin.add(key(me, move.slot));
        if (pick?.at === 'lying' && pick.seat === me && pick.slot === move.slot)
          found.piles.set(move.pile, { moves: [move] });
        break;
      case 'discard':
        found.hand.add(move.card);
        if (pick?.at === 'hand' && pick.card === move.card)
          found.piles.set(move.pile, { moves: [move] });
        break;
      default:
    }
  }
  // With one card to give up there is only its pile to choose.
  const buried = of(moves, 'bury');
  const alone = new Set(buried.map((move) => move.slot)).size === 1;
  if (!pick && alone && !of(moves, 'discard').length)
    for (const move of buried) found.piles.set(move.pile, { moves: [move] });
  const first = firstOf(moves, pick, me);
  if (first && use) {
    const current = pick?.at === 'lying' ? lyingAt(view, me, pick.slot)?.food : undefined;
    for (const place of use.places) {
      if (place.on === current) continue;
      // A card from the hand that nothing here could feed lies apart without being asked about.
      const asked = first.do !== 'play' || use.eats.length > 0;
      if (place.on === null)
        found.apart = { moves: asked ? [first, { do: 'apart' }] : [first], place };
      else put(me, place.on, { moves: [first, { do: 'on', slot: place.on }], place });
    }
  }
  if (pick?.at === 'hand') {
    const sent = of(moves, 'territory').find((move) => move.card === pick.card);
    for (const prey of aids?.prey ?? []) {
      if (sent && prey.card === pick.card) {
        put(prey.seat, prey.slot, {
          moves: [sent, { do: 'seize', seat: prey.seat, slot: prey.slot }],
          prey,
        });
      }
    }
  }
  return found;
}

/** The move with which the laying of a picked card begins. */
function firstOf(moves: readonly Move[], pick: Pick | null, me: number): Move | null {
  switch (pick?.at) {
    case 'hand':
      return offered(moves, { do: 'play', card: pick.card });
    case 'pile':
      return offered(moves, { do: 'rescue', pile: pick.pile });
    case 'lying':
      return pick.seat === me ? offered(moves, { do: 'lift', slot: pick.slot }) : null;
    default:
      return null;
  }
}

function preyOf(
  aids: WoodsAids | null,
  card: string | null,
  seat: number,
  slot: number,
): WoodsPrey | undefined {
  return aids?.prey.find(
    (prey) => (card === null || prey.card === card) && prey.seat === seat && prey.slot === slot,
  );
}

/** Cards that leave a pile in one go: the higher one first, so that the other keeps its place. */
export function fetchOrder(chosen: readonly { pile: number; at: number }[]): Do<'fetch'>[] {
  return [...chosen].sort((a, b) => b.at - a.at).map(({ pile, at }) => ({ do: 'fetch', pile, at }));
}

/**
 * The cards of the hand that do something useful now: what would lie fed and take no food from others,
 * resources, and events that nothing bars. What would only starve is allowed too, and does not ask for
 * attention.
 */
export function worthwhile(
  moves: readonly Move[],
  aids: WoodsAids | null,
  cards: ReadonlyMap<string, WoodsCard>,
  table: readonly Placed[] = [],
): Set<string> {
  const found = new Set<string>();
  const hungry = new Set(table.filter((one) => one.being === 'hungry').map((one) => one.slot));
  for (const move of moves) {
    if (move.do === 'lay' || move.do === 'territory') found.add(move.card);
    if (move.do === 'play') {
      const use = aids?.uses.find(
        (one) => one.card === move.card && one.pile === null && one.slot === null,
      );
      const fed = use?.places.some(
        (place) => place.fed && place.starving.every((slot) => hungry.has(slot)),
      );
      if (fed || cards.get(move.card)?.sort === 'resource') found.add(move.card);
    }
    if (move.do === 'use') {
      const event = aids?.events.find((one) => one.card === move.card);
      if (event && !event.barred) found.add(move.card);
    }
  }
  return found;
}

/** How many letters the longer line has when a name is broken in two as evenly as it can be. */
export function longerLine(name: string): number {
  const breaks = [...name.matchAll(/[\s-]/gu)].map(({ 0: sign, index }) => ({
    before: sign === '-' ? index + 1 : index,
    after: name.length - index - 1,
  }));
  return Math.min(name.length, ...breaks.map(({ before, after }) => Math.max(before, after)));
}
