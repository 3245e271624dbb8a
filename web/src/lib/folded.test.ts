import { expect, test } from 'vitest';

import { folded } from './folded';
import type { StoryLine } from './wire';

function line(revision: number, seat: number, id: string): StoryLine {
  return { revision, seat, event: null, text: { as: 'message', id } };
}

test('the same line in a row stands once, another seat or another line begins anew', () => {
  const story = [
    line(1, 0, 'grow'),
    line(2, 0, 'grow'),
    line(3, 1, 'grow'),
    line(4, 1, 'rest'),
    line(5, 1, 'grow'),
  ];
  expect(folded(story).map(({ line: { revision }, times }) => [revision, times])).toEqual([
    [1, 2],
    [3, 1],
    [4, 1],
    [5, 1],
  ]);
});
