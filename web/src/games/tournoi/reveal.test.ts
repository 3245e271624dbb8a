import { beforeEach, describe, expect, it } from 'vitest';

import type { TournoiFight, TournoiView } from '../../lib/generated';
import type { Message } from '../../lib/wire';
import { reveal } from './reveal.svelte';

const figure: Message = { as: 'message', id: 'tournoi-measure' };
type Fighter = TournoiFight['fighters'][number];

/** Side 0 wins every battle for 3 points; side 1 plays a power card in the second. */
function fights(count: number): TournoiFight[] {
  return Array.from({ length: count }, (_, at) => ({
    battle: at + 1,
    characteristic: at + 1,
    fighters: [
      { card: `A${at}`, figure, won: true, gain: 3 },
      { card: `B${at}`, figure, ...(at === 1 ? { power: 'P05', gain: -1 } : {}) },
    ],
  }));
}

const token = { id: 'J01', kinds: [], have: [], owner: null };

function view(round: number, count: number, totals: number[], bonuses: number[]): TournoiView {
  return {
    round,
    pending: { type: 'placement' },
    fights: fights(count),
    tokens: bonuses.some((points) => points > 0) ? [{ ...token, owner: 1 }] : [token],
    sides: totals.map((total, at) => ({
      score: { total, lines: [] },
      bonus: bonuses[at],
      powers: 4,
    })),
  } as unknown as TournoiView;
}

const start = view(0, 0, [5, 5], [0, 0]);
/** Side 1 has taken a token at the end of the round. */
const fought = view(1, 4, [17, 7], [0, 3]);

describe('points while battles are face down', () => {
  beforeEach(() => {
    reveal.table = '';
    reveal.meet('t', start);
  });

  it('are counted battle by battle, and the bonus after the last', () => {
    const seen = [reveal.totalsOf(fought)];
    for (let battle = 0; battle < 4; battle += 1) {
      reveal.turnUp(fought, 1);
      seen.push(reveal.totalsOf(fought));
    }
    expect(seen).toEqual([
      [5, 5],
      [8, 5],
      [11, 4],
      [14, 4],
      [17, 7],
    ]);
  });

  it('leave a bonus token lying until the last battle', () => {
    const seen = [reveal.ownersOf(fought).get('J01')];
    for (let battle = 0; battle < 4; battle += 1) {
      reveal.turnUp(fought, 1);
      seen.push(reveal.ownersOf(fought).get('J01'));
    }
    expect(seen).toEqual([null, null, null, null, 1]);
  });

  it('do not tell who laid a power card on a battle still face down', () => {
    reveal.turnUp(fought, 1);
    expect(reveal.powersOf(fought)).toEqual([4, 5]);
    reveal.turnUp(fought, 1);
    expect(reveal.powersOf(fought)).toEqual([4, 4]);
  });

  it('go on from a stop within a round', () => {
    // The second battle waits: it has cost side 1 its power card, and brought nothing yet.
    const [first, second] = fights(2) as [TournoiFight, TournoiFight];
    const [own, rival] = second.fighters as [Fighter, Fighter];
    const stopped = {
      ...view(0, 2, [8, 4], [0, 0]),
      pending: { type: 'replacement', lane: 1, seats: [0] },
      fights: [first, { ...second, settled: false, fighters: [{ ...own, gain: 0 }, rival] }],
    } as TournoiView;
    expect(reveal.totalsOf(stopped)).toEqual([5, 5]);
    reveal.turnUp(stopped, 2);
    reveal.keep(stopped);
    expect(reveal.totalsOf(fought)).toEqual([11, 4]);
    reveal.turnUp(fought, 2);
    expect(reveal.totalsOf(fought)).toEqual([17, 7]);
  });

  it('are right for who was away for a round', () => {
    const later = view(2, 4, [29, 6], [0, 3]);
    expect(reveal.totalsOf(later)).toEqual([17, 4]);
  });

  it('are those of now for who comes later', () => {
    reveal.table = '';
    reveal.meet('t', fought);
    expect(reveal.totalsOf(fought)).toEqual([17, 7]);
  });
});
