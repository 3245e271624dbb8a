/** What is drawn on market and park for a move. */
import type { HabitatsMove, HabitatsPlace, HabitatsView } from '../../lib/generated';
import type { Place, Trace } from '../../lib/marks/traces';

/** A cell of the park; while a tile is being taken it lies beside the tiles around it. */
function cell({ x, y }: HabitatsPlace): Place {
  const tile = (dx: number, dy: number) => [`.ground [data-tile="${x + dx},${y + dy}"]`];
  return {
    at: [`.ground [data-cell="${x},${y}"]`],
    near: [
      { at: tile(-1, 0), side: 'right' },
      { at: tile(1, 0), side: 'left' },
      { at: tile(0, -1), side: 'above' },
      { at: tile(0, 1), side: 'below' },
    ],
  };
}

export function traces(view: HabitatsView, moves: readonly HabitatsMove[]): Trace[] {
  const found: Trace[] = [];
  for (const move of moves) {
    if (move.do === 'take') {
      const space = move.row * view.columns + move.column;
      found.push({ from: { at: [`[data-space="${space}"]`] } });
      continue;
    }
    const last = found.at(-1);
    if (last) last.to = cell(move);
    else found.push({ from: { at: ['.side .tile', '.foot .tile'] }, to: cell(move) });
  }
  return found;
}
