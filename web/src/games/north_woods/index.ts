/** What North Woods adds to the generic client. */
import type { GameClient } from '..';
import Board from './Board.svelte';
import { placesOf } from './pieces';
import SeatLine from './SeatLine.svelte';

const client: GameClient<'north_woods'> = {
  Board,
  SeatLine,
  placesOf,
  // The board offers every choice, so on a phone the prompt stays one line.
  offers: true,
  // Every choice stands on the board and in its docked card; the prompt keeps the list of all.
  few: 0,
  // The board shows the hand and what is in question.
  notes: false,
};
export default client;
