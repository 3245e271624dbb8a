/** What the score sheet keeps: every player's island with its tableau. */
import type { Form } from '../../../lib/companion/kept.svelte';
import {
  fields,
  flag,
  listOf,
  maybe,
  oneOf,
  text,
  whole,
  type Read,
} from '../../../lib/companion/shape';
import type { EarthTableauxRequest } from '../../../lib/generated';

export const MOST = 5;
export const CELLS = 16;
const SIDE = 4;
export const FAUNA = 4;
export const MODES = ['standard', 'advanced', 'beginner'] as const;

const count = whole(0, 999);
const key = maybe(text(8));
const planted = fields({ no: count, sprouts: count, growth: count });
const player = fields({
  name: text(20),
  island: key,
  climate: key,
  ecosystem: key,
  cells: listOf(maybe(planted), CELLS),
  compost: count,
  events: listOf(count, 40),
  soil: count,
  hand: count,
  ranks: listOf(whole(0, 5), FAUNA),
  completed: flag,
  animals: listOf(fields({ id: text(40), stock: count }), 6),
});
const sheet = fields({
  mode: oneOf(...MODES),
  shared: listOf(key, 2),
  fauna: listOf(key, FAUNA),
  players: listOf(player, MOST),
});

export type Planted = Read<typeof planted>;
export type Player = Read<typeof player>;
export type Sheet = Read<typeof sheet>;

export function freshPlayer(): Player {
  return {
    name: '',
    island: null,
    climate: null,
    ecosystem: null,
    cells: Array.from({ length: CELLS }, () => null),
    compost: 0,
    events: [],
    soil: 0,
    hand: 0,
    ranks: [0, 0, 0, 0],
    completed: false,
    animals: [],
  };
}

export const FORM: Form<Sheet> = {
  name: 'earth',
  version: 1,
  fresh: () => ({
    mode: 'standard',
    shared: [null, null],
    fauna: [null, null, null, null],
    players: [freshPlayer()],
  }),
  read: (value) => {
    const read = sheet(value);
    const whole =
      read &&
      read.players.length > 0 &&
      read.shared.length === 2 &&
      read.fauna.length === FAUNA &&
      read.players.every((one) => one.cells.length === CELLS && one.ranks.length === FAUNA);
    return whole ? read : undefined;
  },
};

/** Whose island and climate are known can be scored; where each player stands in the answer. */
export function scored(players: readonly Player[]): (number | null)[] {
  let next = 0;
  return players.map((one) => (one.island && one.climate ? next++ : null));
}

export function requestOf(value: Sheet): EarthTableauxRequest {
  const beginner = value.mode === 'beginner';
  return {
    fauna: value.fauna,
    sheet: {
      mode: value.mode,
      ecosystems: beginner ? [] : value.shared.filter((one) => one !== null),
      seats: value.players
        .filter((one) => one.island && one.climate)
        .map((one) => ({
          island: one.island ?? '',
          climate: one.climate ?? '',
          ecosystem: beginner ? null : one.ecosystem,
          tableau: Array.from({ length: SIDE }, (_, row) =>
            one.cells.slice(row * SIDE, row * SIDE + SIDE),
          ),
          compost: one.compost,
          events: one.events,
          soil: one.soil,
          hand: one.hand,
          fauna: one.ranks.map((rank) => rank || null),
          completed: one.completed,
          animals: one.animals.map(({ id, stock }) => ({
            id,
            stock: { sprout: stock, growth: 0, canopy: 0 },
          })),
        })),
    },
  };
}
