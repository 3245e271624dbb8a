/** What Le Tournoi adds to the generic client. */
import type { GameClient } from '..';
import Board from './Board.svelte';
import { placesOf } from './pieces';
import SeatLine from './SeatLine.svelte';

const client: GameClient<'tournoi'> = {
  Board,
  SeatLine,
  placesOf,
  // The battles, the hand and the power cards offer every choice themselves.
  offers: true,
  // More than two choices are made on the board, where the digits pick cards and battles.
  few: 2,
  // The hand, the power cards and the bonus tokens lie on the board.
  notes: false,
};
export default client;
