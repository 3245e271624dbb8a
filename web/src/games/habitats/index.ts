/** What Habitats adds to the generic client. */
import type { GameClient, Mark } from '..';
import Board from './Board.svelte';
import { pointsOf } from './model';
import { placesOf } from './pieces';
import SeatLine from './SeatLine.svelte';
import { traces } from './traces';

/** The names of a lesson's places: "space b2", "cell -1,0", "tile -1,0", "laid", "figure", "goals". */
function mark(place: string): Mark {
  const [kind, at = ''] = place.split(' ');
  switch (kind) {
    case 'space':
      return { at: [`[data-named="${at}"]`] };
    case 'cell':
    case 'tile':
      return { at: [`.ground [data-${kind}="${at}"]`] };
    case 'laid': // the tile that was laid last, wherever that was
      return { at: ['.ground .cell.last'] };
    case 'figure':
      // The whole space: the arrow that says where it looks stands at the edge.
      return { at: ['.stall .space:has([data-figure="0"])'] };
    case 'chosen':
      // On a phone only what it needs: the whole panel leaves no room for the park above it.
      return { at: ['.habitats .chosen.tight .words', '.habitats .side', '.habitats .chosen'] };
    case 'park':
      return { at: ['.habitats .ground[data-panel]'] };
    case 'goals':
      return { at: ['.habitats .years'] };
    default:
      return { at: [] };
  }
}

const client: GameClient<'habitats'> = {
  Board,
  SeatLine,
  points: ({ view }, seat) => pointsOf(view, seat),
  placesOf,
  // On a phone the market and the park offer every choice, so the prompt stays one line.
  offers: true,
  // Every choice stands on the market and the park; the prompt keeps the list of all.
  few: 0,
  // The board shows the goals and the tile to place.
  notes: false,
  mark,
  traces,
};
export default client;
