/** What the score sheet keeps: parks as they lie on a real table. */
import type { Form } from '../../../lib/companion/kept.svelte';
import { fields, listOf, maybe, oneOf, text, whole, type Read } from '../../../lib/companion/shape';
import type { HabitatsTile } from '../../../lib/generated';
import { ownTiles } from './tiles';

export const GOALS = [
  'biggest_area',
  'many_areas',
  'long_park',
  'diagonal',
  'landscape_types',
  'flora',
  'compact',
  'keep_close',
  'accessibility',
] as const;
export type Goal = (typeof GOALS)[number];

export const MOST = 5;
const REACH = 30;

const put = fields({
  tile: text(40),
  x: whole(-REACH, REACH),
  y: whole(-REACH, REACH),
  turn: whole(0, 3),
});
const player = fields({ name: text(20), entrance: text(40), tiles: listOf(put, 60) });
const sheet = fields({
  players: listOf(player, MOST),
  goals: listOf(maybe(oneOf(...GOALS)), 3),
  own: listOf(ownTiles, 150),
});

export type Put = Read<typeof put>;
export type Player = Read<typeof player>;
export interface Sheet {
  players: Player[];
  goals: (Goal | null)[];
  /** Printed tiles that differ from ours. */
  own: HabitatsTile[];
}

export const ENTRANCES = [
  'entrance-red',
  'entrance-yellow',
  'entrance-black',
  'entrance-white',
  'entrance-brown',
] as const;

export function freshPlayer(taken: readonly Player[]): Player {
  const free = ENTRANCES.find((id) => !taken.some((one) => one.entrance === id));
  return { name: '', entrance: free ?? ENTRANCES[0], tiles: [] };
}

export const FORM: Form<Sheet> = {
  name: 'habitats',
  version: 1,
  fresh: () => ({ players: [freshPlayer([])], goals: [null, null, null], own: [] }),
  read: (value) => {
    const read = sheet(value);
    return read && read.players.length > 0 && read.goals.length === 3 ? read : undefined;
  },
};
