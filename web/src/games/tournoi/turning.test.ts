import { describe, expect, it } from 'vitest';

import type { TournoiView } from '../../lib/generated';
import { Turning } from './turning.svelte';

/** The start of the second round for the only player: nothing is laid, the last battles are there. */
const view = {
  seat: 0,
  round: 1,
  terms: { seats: 1, rounds: 4, battles: 4 },
  pending: { type: 'placement' },
  fights: Array.from({ length: 4 }, (_, at) => ({
    battle: at + 1,
    characteristic: at + 1,
    fighters: [{ card: `A${at}` }, { card: `B${at}` }],
  })),
  spots: [[], []],
  sides: [{ hand: 4 }, { hand: 0 }],
} as unknown as TournoiView;

describe('the battles of a position to look at', () => {
  it('are those just fought before anybody lays a card', () => {
    const turning = new Turning(
      () => view,
      () => true,
    );
    expect(turning.fought).toBe(true);
    expect(turning.number).toBe(1);
    expect(turning.lanes[0]?.places.map((place) => place.cards)).toEqual([['B0'], ['A0']]);
  });

  it('are those to be laid where the decision is looked at', () => {
    const turning = new Turning(
      () => view,
      () => true,
      () => true,
    );
    expect(turning.fought).toBe(false);
    expect(turning.number).toBe(2);
    expect(turning.lanes.every((lane) => !lane.fight)).toBe(true);
  });
});
