import { expect, test } from 'vitest';

import { aboutOf, foremost, rounds, since } from './story';
import type { StoryLine } from './wire';

let revision = 0;

function line(seat: number, id: string, more: Record<string, string> = {}, round = 1): StoryLine {
  revision += 1;
  const who = { as: 'seat' as const, seat };
  return {
    revision,
    seat,
    round,
    event: null,
    text: { as: 'message', id, args: { who, ...more } },
  };
}

test('a line is about the seat that it names, not about who moved', () => {
  const starved = { ...line(1, 'starved'), seat: 0 };
  expect(aboutOf(starved)).toBe(1);
  const filled = {
    ...starved,
    text: { as: 'message' as const, id: 'filled', args: { tile: 'x' } },
  };
  expect(aboutOf(filled)).toBeNull();
  const researcher = {
    as: 'message' as const,
    id: 'r',
    args: { seat: { as: 'seat' as const, seat: 1 } },
  };
  expect(
    aboutOf({ ...starved, text: { as: 'message', id: 'cube', args: { who: researcher } } }),
  ).toBe(1);
});

test('lines stand by round and by seat', () => {
  const told = [
    line(0, 'takes', { tile: 'heron' }),
    line(0, 'places', { tile: 'heron' }),
    line(1, 'takes', { tile: 'owl' }),
    line(0, 'takes', { tile: 'bee' }, 2),
  ];
  expect(rounds(told).map((one) => [one.round, one.parts.map((part) => part.said.length)])).toEqual(
    [
      [1, [2, 1]],
      [2, [1]],
    ],
  );
});

test('what follows the beginning of a round stands in it, though the move was of the last one', () => {
  const move = [line(0, 'lays'), line(0, 'won'), line(0, 'round'), line(0, 'draws')];
  const told = [...move.map((one) => ({ ...one, revision: 7 })), line(0, 'lays', {}, 2)];
  const found = rounds(told, undefined, (one) => one.text.id === 'round');
  const ids = found.map(({ round, parts }) => [
    round,
    parts.flatMap(({ said }) => said.map((one) => one.line.text.id)),
  ]);
  expect(ids).toEqual([
    [1, ['lays', 'won']],
    [2, ['round', 'draws', 'lays']],
  ]);
});

test('what says nothing new is said once, with its count, while others answer in between', () => {
  const told = [0, 1, 0, 1, 0].map((seat) => line(seat, 'decides'));
  expect(rounds(told)[0]?.parts.map((part) => part.said.map((one) => one.times))).toEqual([
    [3],
    [2],
  ]);
  const again = line(0, 'decides', {}, 2);
  expect(rounds([...told, again])).toHaveLength(2);
});

test('what a seat does again for another reason stands under that one', () => {
  const moss = [line(1, 'uses', { card: 'moss' }), line(1, 'composts')];
  const jaguar = [line(1, 'uses', { card: 'jaguar' }), line(1, 'composts'), line(1, 'composts')];
  const [round] = rounds([...moss, line(0, 'draws'), ...jaguar]);
  const told = round?.parts.map((part) => part.said.map((one) => [one.line.text.id, one.times]));
  expect(told).toEqual([
    [
      ['uses', 1],
      ['composts', 1],
    ],
    [['draws', 1]],
    [
      ['uses', 1],
      ['composts', 2],
    ],
  ]);
});

test('what names a card is folded only in a row', () => {
  const gains = () => line(0, 'gains', { card: 'x' });
  const [round] = rounds([gains(), gains(), line(1, 'draws'), gains()]);
  expect(round?.parts.map((part) => part.said[0]?.times)).toEqual([2, 1, 1]);
});

test('since my last turn: what others did after it, by seat', () => {
  const told = [
    line(1, 'old'),
    line(0, 'mine'),
    line(1, 'takes', { tile: 'owl' }),
    line(2, 'takes', { tile: 'bee' }),
    line(1, 'places', { tile: 'owl' }),
  ];
  const found = since(told, 0);
  expect([...found].map(([seat, said]) => [seat, said.map((one) => one.line.text.id)])).toEqual([
    [1, ['takes', 'places']],
    [2, ['takes']],
  ]);
  // It still stands there while I act.
  expect(since([...told, line(0, 'mine again')], 0)).toEqual(found);
  expect(since([line(0, 'first')], 0).size).toBe(0);
});

test('where others answer, what they answer stands under who asked', () => {
  const told = [line(0, 'mine'), line(2, 'searches'), { ...line(1, 'answers'), seat: 2 }];
  const found = since(told, 0, undefined, ({ seat }) => seat);
  expect([...found].map(([seat, said]) => [seat, said.map((one) => one.line.text.id)])).toEqual([
    [2, ['searches', 'answers']],
  ]);
});

test('what was done to a seat is said before what came later', () => {
  const struck = line(1, 'aims');
  struck.text = { ...struck.text, args: { ...struck.text.args, of: { as: 'seat', seat: 0 } } };
  const told = [line(1, 'draws', { card: 'bee' }), struck, line(1, 'plays'), line(1, 'ends')];
  const said = told.map((one) => ({ line: one, times: 1 }));
  const ids = (eyes: number) => foremost(said, eyes, 2).map((one) => one.line.text.id);
  expect(ids(0)).toEqual(['aims', 'ends']);
  expect(ids(2)).toEqual(['plays', 'ends']);
});

test('of what a rival did the newest that matters is told, then what else is new', () => {
  const [round] = rounds(
    ['acts', 'gains', 'plants', 'draws', 'uses'].map((id, i) => line(1, id, { at: String(i) })),
  );
  const said = round?.parts[0]?.said ?? [];
  const ids = (most: number, ...matter: string[]) =>
    foremost(said, 0, most, ({ text }) => matter.includes(text.id)).map((one) => one.line.text.id);
  expect(ids(2, 'acts', 'plants')).toEqual(['acts', 'plants']);
  expect(ids(2, 'gains', 'plants', 'acts')).toEqual(['gains', 'plants']);
  expect(ids(2, 'plants')).toEqual(['plants', 'uses']);
  expect(foremost(said, 0, 2).map((one) => one.line.text.id)).toEqual(['draws', 'uses']);
});
