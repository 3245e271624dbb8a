import { expect, it } from 'vitest';

import type { TournoiView } from '../../lib/generated';
import { travelled } from '../../lib/motion/pieces';
import { piecesOf } from './pieces';

function dealt(...hand: string[]): TournoiView {
  return { seat: 0, hand, terms: { seats: 2, battles: 4 }, sides: [] } as unknown as TournoiView;
}

it('marks no new hand as moved by the rival whose choice settled the last battle', () => {
  const before = piecesOf(dealt(), [], 0);
  const travels = travelled(before, piecesOf(dealt('D01', 'D02', 'D03', 'D04'), [], 0));
  expect(travels).toHaveLength(4);
  expect(travels.every((travel) => travel.unmarked)).toBe(true);
});
