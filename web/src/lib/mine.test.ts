import { beforeAll, describe, expect, it } from 'vitest';

import en from './catalogue/en';
import { bundleOf, i18n } from './i18n.svelte';
import {
  byMonth,
  byUrgency,
  matches,
  ownRank,
  tableTitle,
  tallies,
  totals,
  waitingFirst,
} from './mine';
import type { Finished, SeatInfo, TableInfo } from './wire';

const seat = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: 'bot',
  name: '',
  bot: 'novice',
  taken: true,
  mine: false,
  connected: true,
  ...more,
});
const mine = (at: number) => seat(at, { kind: at ? 'screen' : 'me', bot: null, mine: true });
const lea = seat(1, { kind: 'friend', bot: null, name: 'Léa' });
const free = seat(1, { kind: 'friend', bot: null, taken: false });
const game = (seats: SeatInfo[], ranks: number[], more: Partial<Finished> = {}): Finished => ({
  id: 'x',
  game: 'habitats',
  ended: '2026-11-14T10:00:00Z',
  seats,
  ranks,
  totals: ranks.map((rank) => 50 - rank),
  ...more,
});

beforeAll(() => {
  i18n.bundle = bundleOf('en', en);
});

describe('a table in a list', () => {
  const title = (seats: SeatInfo[]) => tableTitle({ game: 'habitats', seats });

  it('says who plays', () => {
    expect(title([mine(0), lea, seat(2)])).toBe('Habitats with Léa');
    expect(title([mine(0), seat(1)])).toBe('Habitats against bots');
    expect(title([mine(0), mine(1), seat(2)])).toBe('Habitats around one screen');
    expect(title([mine(0), free])).toBe('Habitats with friends');
    expect(title([mine(0)])).toBe('Habitats alone');
    expect(title([seat(0), seat(1)])).toBe('Habitats, bots among themselves');
  });

  it('comes first when it waits for me', () => {
    const table = (id: string, status: TableInfo['status'], to_act: number[]) =>
      ({ id, status, to_act, seats: [mine(0), lea] }) as unknown as TableInfo;
    const all = [
      table('old', 'outdated', []),
      table('theirs', 'playing', [1]),
      table('lobby', 'lobby', []),
      table('mine', 'playing', [0]),
    ];
    expect(byUrgency(all).map(({ id }) => id)).toEqual(['mine', 'lobby', 'theirs', 'old']);
    const { waiting, rest } = waitingFirst(all);
    expect(waiting.map(({ id }) => id)).toEqual(['mine']);
    expect(rest.map(({ id }) => id)).toEqual(['lobby', 'theirs', 'old']);
  });

  it('leaves room above the games for the first three that wait', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const all = ids.map((id) => ({ id, status: 'playing', to_act: [0], seats: [mine(0)] }));
    const { waiting, rest } = waitingFirst(all as unknown as TableInfo[]);
    expect([waiting, rest].map((one) => one.map(({ id }) => id).join(''))).toEqual(['abc', 'd']);
  });
});

describe('a finished game', () => {
  it('has my rank and the points, mine first', () => {
    const lost = game([{ ...lea, seat: 0 }, mine(1)], [1, 2]);
    expect([ownRank(lost), totals(lost)]).toEqual([2, '48 : 49']);
    expect(ownRank(game([mine(0), lea], []))).toBe(null);
    expect(totals(game([mine(0)], [1], { totals: [0] }))).toBe('');
  });

  it('is found by opponent and by game, whatever the accents', () => {
    const with_lea = game([mine(0), lea], [1, 2]);
    for (const text of ['', 'lea', 'LÉA', 'habit'])
      expect(matches(with_lea, text), text).toBe(true);
    expect(matches(with_lea, 'tomasz')).toBe(false);
  });

  it('counts for its game and its month', () => {
    const all = [
      game([mine(0), lea], [1, 2]),
      game([mine(0), lea], [2, 1]),
      game([mine(0), lea, seat(2)], [3, 1, 2], { ended: '2026-09-02T10:00:00Z' }),
      game([mine(0), lea], [], { game: 'earth' }),
    ];
    expect(tallies(all)).toEqual([{ game: 'habitats', won: 1, second: 1, later: 1 }]);
    const months = byMonth(all, new Date('2026-11-16T12:00:00Z'), 3);
    expect(months.map(([, count, won]) => [count, won])).toEqual([
      [1, 0],
      [0, 0],
      [3, 1],
    ]);
  });
});
