/** What Habitats adds to the generic client. */
import type { GameClient } from '..';
import Board from './Board.svelte';
import { pointsOf } from './model';
import SeatLine from './SeatLine.svelte';

const client: GameClient<'habitats'> = {
  Board,
  SeatLine,
  points: ({ view }, seat) => pointsOf(view, seat),
  // On a phone the market and the park offer every choice, so the prompt stays one line.
  offers: true,
  // Every choice stands on the market and the park; the prompt keeps the list of all.
  few: 0,
  // The board shows the goals and the tile to place.
  notes: false,
};
export default client;
