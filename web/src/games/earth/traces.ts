/** What is drawn on island, hand and goals for a move and those that follow it. */
import type { EarthMove, EarthView } from '../../lib/generated';
import type { Place, Trace } from '../../lib/marks/traces';
import { FIELD } from './model';
import { idOf } from './presses';

function cellOf(cell: number): Place {
  const beside = (by: number) => [`[data-cell="${cell + by}"]`];
  return {
    at: [`[data-cell="${cell}"]`, `[data-free="${cell}"]`],
    near: [
      { at: beside(-1), side: 'right' },
      { at: beside(1), side: 'left' },
      { at: beside(-FIELD), side: 'below' },
      { at: beside(FIELD), side: 'above' },
    ],
  };
}

export function traces(view: EarthView, moves: readonly EarthMove[]): Trace[] {
  const found: Trace[] = [];
  const garden = view.seat === null ? undefined : view.gardens[view.seat];
  for (const move of moves) {
    const last = found.at(-1);
    switch (move.do) {
      case 'act':
        found.push({ from: { at: [`[data-action="${move.colour}"]`] } });
        break;
      case 'choose':
        found.push({ from: { at: [`[data-choose="${move.code}"]`] } });
        break;
      case 'plant':
      case 'event':
      case 'keep':
      case 'compost':
        found.push({ from: { at: [`[data-hand="${move.card}"]`] } });
        break;
      case 'site':
        if (last?.from && !last.to) last.to = cellOf(move.cell);
        else found.push({ from: cellOf(move.cell) });
        break;
      case 'pay':
        if (!last) found.push({ from: { at: [`[data-act="${idOf(move)}"]`, '[data-opened]'] } });
        break;
      case 'put':
      case 'remove':
      case 'step':
      case 'replace':
      case 'copy':
        found.push({ from: cellOf(move.cell) });
        break;
      case 'animal':
        found.push({ from: { at: [`[data-animal="${garden?.animals[move.animal] ?? ''}"]`] } });
        break;
      case 'claim':
        found.push({ from: { at: [`[data-dock~="goal:${move.goal}"]`] } });
        break;
      default:
        if (!last) found.push({ from: { at: [`[data-act="${idOf(move)}"]`, '[data-opened]'] } });
    }
  }
  return found;
}
