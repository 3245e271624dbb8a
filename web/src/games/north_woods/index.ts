/** What North Woods adds to the generic client. */
export { default as Board } from './Board.svelte';
export { default as SeatLine } from './SeatLine.svelte';

/** The board offers every choice, so on a phone the prompt stays one line. */
export const offers = true;

/** Every choice stands on the board and in its docked card; the prompt keeps the list of all. */
export const few = 0;

/** The board shows the hand and what is in question. */
export const notes = false;
