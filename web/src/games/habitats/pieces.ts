/** What lies where at a table of Habitats. */
import type { HabitatsEvent, HabitatsView } from '../../lib/generated';
import type { Piece } from '../../lib/motion/pieces';

export function piecesOf(view: HabitatsView): Piece[] {
  const pieces: Piece[] = [];
  view.market.forEach((tile, space) => {
    if (tile) pieces.push({ id: tile, at: `market:${space}`, from: 'stock' });
  });
  view.figures.forEach(({ row, column }, seat) =>
    pieces.push({
      id: `figure-${seat}`,
      at: `market:${row * view.columns + column}`,
      unmarked: true,
    }),
  );
  view.parks.forEach(({ tiles }, seat) => {
    for (const { tile } of tiles) pieces.push({ id: tile, at: `park:${seat}` });
  });
  if (view.hand && view.to_act !== null) pieces.push({ id: view.hand, at: `hand:${view.to_act}` });
  return pieces;
}

/** What an event of the log is about, as elements of the board. */
export function placesOf(event: HabitatsEvent): string[] {
  switch (event.event) {
    case 'taken':
    case 'filled':
    case 'placed':
      return [`[data-piece^="${event.tile}@"]`];
    case 'goal':
      return [`[data-dock="year:${event.year}"]`];
    default:
      return [];
  }
}
