/** What the page against Gaia keeps: round by round what the player did and what she turned up. */
import type { Form } from '../../../lib/companion/kept.svelte';
import { fields, flag, listOf, maybe, oneOf, whole, type Read } from '../../../lib/companion/shape';

export const LEVELS = ['beginner', 'medium', 'hard', 'expert'] as const;
export const ACTIONS = ['green', 'red', 'blue', 'yellow'] as const;
export type Action = (typeof ACTIONS)[number];

const count = whole(0, 200);
const round = fields({
  action: maybe(oneOf(...ACTIONS)),
  soil: count,
  blue: count,
  drawn: count,
  card: maybe(whole(1, 999)),
  each: count,
  claim: maybe(whole(0, 3)),
  rank: whole(1, 2),
  done: flag,
});
const solo = fields({
  level: oneOf(...LEVELS),
  rounds: listOf(round, 20),
  pile: listOf(whole(1, 999), 150),
  leaves: whole(0, 5),
  full: flag,
});

export type Round = Read<typeof round>;
export type Solo = Read<typeof solo>;

export function freshRound(): Round {
  return {
    action: null,
    soil: 0,
    blue: 0,
    drawn: 0,
    card: null,
    each: 0,
    claim: null,
    rank: 1,
    done: false,
  };
}

export const FORM: Form<Solo> = {
  name: 'gaia',
  version: 1,
  fresh: () => ({ level: 'medium', rounds: [freshRound()], pile: [], leaves: 0, full: false }),
  read: (value) => {
    const read = solo(value);
    return read && read.rounds.length > 0 ? read : undefined;
  },
};

/** Your turn, her card, your part in her turn. */
export function stepOf(round: Round): 1 | 2 | 3 {
  if (round.action === null) return 1;
  return round.card === null ? 2 : 3;
}

/** Any of her cards that can still come; `random` gives 0 up to 1. */
export function drawn(left: readonly number[], random: () => number): number | null {
  return left[Math.floor(random() * left.length)] ?? null;
}

export function fairly(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}
