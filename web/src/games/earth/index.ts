/** What Earth adds to the generic client. */
import type { GameClient } from '..';
import Board from './Board.svelte';
import { placesOf } from './pieces';
import SeatLine from './SeatLine.svelte';

const client: GameClient<'earth'> = {
  Board,
  SeatLine,
  placesOf,
  // A turn begins with the choice of an action; on the others' turns one only follows.
  begins: ({ event }) => event?.event === 'acted',
  // The tableau, the hand and the dock offer every choice, so on a phone the prompt stays one line.
  offers: true,
  // Every choice stands on the board and in its dock; the prompt keeps the list of all.
  few: 0,
  // The board shows goals, animals and Gaia.
  notes: false,
};
export default client;
