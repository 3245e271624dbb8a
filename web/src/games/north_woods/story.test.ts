import { expect, it } from 'vitest';

import { foremost, since } from '../../lib/story';
import type { StoryLine } from '../../lib/wire';
import client from '.';

function line(seat: number, event: string, seats: Record<string, number> = {}): StoryLine {
  const args = Object.fromEntries(
    Object.entries(seats).map(([name, one]) => [name, { as: 'seat', seat: one }]),
  );
  return {
    round: 1,
    seat,
    event: { event },
    text: { as: 'message', id: event, args },
  } as StoryLine;
}

const told = [
  line(0, 'turn-ended', { who: 0 }),
  line(1, 'used', { who: 1 }),
  line(1, 'fell', { who: 0 }),
  line(1, 'moved', { who: 1 }),
  line(1, 'turn-ended', { who: 1 }),
  line(2, 'used', { who: 2 }),
  line(2, 'hands-passed', { own: 0, to: 1, from: 2 }),
  line(2, 'moved', { who: 2 }),
  line(2, 'turn-ended', { who: 2 }),
];

it("tells what rivals' events did to one, under who used them", () => {
  const found = since(told, 0, client.begins, client.under);
  const ids = [1, 2].map((seat) =>
    foremost(found.get(seat) ?? [], 0, 2, client.matters).map((said) => said.line.text.id),
  );
  expect(ids).toEqual([
    ['used', 'fell'],
    ['used', 'hands-passed'],
  ]);
});

it('tells what an event takes from several under who used it, whoever of them gives it', () => {
  const struck = [
    ...told.slice(0, 2),
    line(3, 'fell', { who: 3 }),
    line(2, 'fell', { who: 2 }),
    line(1, 'moved', { who: 1 }),
    line(1, 'turn-ended', { who: 1 }),
  ];
  const found = since(struck, 0, client.begins, client.under);
  expect([...found].map(([seat, said]) => [seat, said.map((one) => one.line.text.id)])).toEqual([
    [1, ['used', 'fell', 'fell', 'moved', 'turn-ended']],
  ]);
});

it('keeps that while one acts, also when an event has asked a rival', () => {
  const acting = [...told, line(0, 'took', { who: 0 }), line(1, 'fell', { who: 1 })];
  const found = since(acting, 0, client.begins, client.under);
  expect(found.get(2)).toHaveLength(4);
  // What a rival gives up to one's own event is one's own doing.
  expect(found.get(1)).toHaveLength(4);
});
