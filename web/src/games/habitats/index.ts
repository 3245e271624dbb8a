/** What Habitats adds to the generic client. */
export { default as Board } from './Board.svelte';
export { default as SeatLine } from './SeatLine.svelte';

/** On a phone the market and the park offer every choice, so the prompt stays one line. */
export const offers = true;

/** The board shows the goals and the tile to place. */
export const notes = false;
