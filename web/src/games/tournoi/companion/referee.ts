/** What the referee keeps: the battle in hand and the score sheets. */
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
import type { TournoiJudgeRequest } from '../../../lib/generated';

export const COLOURS = ['green', 'yellow', 'orange', 'red'] as const;
export type Colour = (typeof COLOURS)[number];
export const BATTLES = 4;
export const ROUNDS = 4;
export const MOST = 4;
export const BONUSES = ['triple', 'trio', 'none'] as const;

const count = whole(0, 99);
const card = fields({ value: text(14), colour: oneOf(...COLOURS) });
const side = fields({
  name: text(20),
  zone: listOf(count, COLOURS.length),
  powers: whole(0, 5),
  tokens: whole(0, 12),
  trio: flag,
  extra: count,
  /** The cards on the battle: one, and a second one for the ghost. */
  cards: listOf(card, 2),
  power: maybe(text(10)),
});
const tournament = fields({
  ghost: flag,
  bonus: oneOf(...BONUSES),
  round: whole(1, ROUNDS),
  lane: whole(0, BATTLES - 1),
  /** On which battle the ghost lays its power card in each round. */
  lanes: listOf(whole(0, BATTLES - 1), ROUNDS),
  players: listOf(side, MOST),
});

export type Side = Read<typeof side>;
export type Tournament = Read<typeof tournament>;

export function freshSide(): Side {
  return {
    name: '',
    zone: [0, 0, 0, 0],
    powers: 5,
    tokens: 0,
    trio: false,
    extra: 0,
    cards: [],
    power: null,
  };
}

function chance(): number {
  return (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % BATTLES;
}

export const FORM: Form<Tournament> = {
  name: 'tournoi',
  version: 1,
  fresh: () => ({
    ghost: false,
    bonus: 'triple',
    round: 1,
    lane: 0,
    lanes: Array.from({ length: ROUNDS }, chance),
    players: [freshSide(), freshSide()],
  }),
  read: (value) => {
    const read = tournament(value);
    const whole =
      read &&
      read.players.length > 1 &&
      read.lanes.length === ROUNDS &&
      read.players.every((one) => one.zone.length === COLOURS.length);
    return whole ? read : undefined;
  },
};

/** Thousandths of a number as people write it, 3,5 or 3.5; null where it is none. */
export function thousandths(written: string): number | null {
  const plain = written.replace(/[\s  ]/g, '').replace(',', '.');
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 1000);
}

export function requestOf(value: Tournament): TournoiJudgeRequest {
  const last = value.players.length - 1;
  return {
    lane: value.lane,
    ghost: value.ghost,
    bonus: value.bonus,
    sides: value.players.map((one, i) => ({
      power: one.power,
      cards: one.cards.slice(0, value.ghost && i === last ? 2 : 1).flatMap((given) => {
        const found = thousandths(given.value);
        return found === null ? [] : [{ value: found, colour: given.colour }];
      }),
    })),
    sheets: value.players.map(({ zone, powers, tokens, trio, extra }) => ({
      zone: zone as [number, number, number, number],
      powers,
      tokens,
      trio,
      extra,
    })),
  };
}
