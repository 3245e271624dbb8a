/** The part of the field that is shown: every row and column with a card or an open cell. */
export const FIELD = 7;

export interface Frame {
  rows: number[];
  columns: number[];
  /** All cells of the frame, row by row. */
  cells: number[];
}

export function bounds(places: readonly number[]): Frame {
  const rows = range(places.map((cell) => Math.floor(cell / FIELD)));
  const columns = range(places.map((cell) => cell % FIELD));
  return {
    rows,
    columns,
    cells: rows.flatMap((row) => columns.map((column) => row * FIELD + column)),
  };
}

function range(numbers: readonly number[]): number[] {
  const low = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - low + 1 }, (_, n) => low + n);
}
