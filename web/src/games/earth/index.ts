/** What Earth adds to the generic client. */
export { default as Board } from './Board.svelte';
export { default as SeatLine } from './SeatLine.svelte';

/** The tableau, the hand and the dock offer every choice, so on a phone the prompt stays one line. */
export const offers = true;

/** Every choice stands on the board and in its dock; the prompt keeps the list of all. */
export const few = 0;

/** The board shows goals, animals and Gaia. */
export const notes = false;
