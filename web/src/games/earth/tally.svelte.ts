/** Everybody's score as the board's aids last counted it, for the line of a low window. */
class Tally {
  totals = $state.raw<ReadonlyMap<number, number>>(new Map());
}

export const tally = new Tally();
