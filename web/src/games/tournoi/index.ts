/** What Le Tournoi adds to the generic client. */
export { default as Board } from './Board.svelte';
export { default as SeatLine } from './SeatLine.svelte';

/** The battles, the hand and the power cards offer every choice themselves. */
export const offers = true;
/** More than two choices are made on the board, where the digits pick cards and battles. */
export const few = 2;
/** The hand, the power cards and the bonus tokens lie on the board. */
export const notes = false;
