/** What Earth adds to the generic client. */
import type { GameClient, Mark } from '..';
import Board from './Board.svelte';
import { cellAt } from './model';
import { placesOf } from './pieces';
import SeatLine from './SeatLine.svelte';
import { tally } from './tally.svelte';
import { traces } from './traces';

/** The names of a lesson's places. */
function mark(place: string): Mark {
  const [kind, at = ''] = place.split(' ');
  switch (kind) {
    case 'cell':
      return {
        at: [`[data-cell="${cellAt(Number(at[1]) - 1, 'abcdefg'.indexOf(at[0] ?? ''))}"]`],
      };
    case 'hand':
      return { at: [`[data-hand="${at}"]`] };
    case 'choose':
      return { at: [`[data-choose="${at}"]`, `[data-hand="${at}"]`] };
    case 'action':
      return { at: [`[data-action="${at}"]`] };
    case 'actions':
      return { at: ['[data-action]'] };
    case 'goals':
      return { at: ['[data-goal]'] };
    case 'collective':
      return { at: ['.animals', '[data-animal]'] };
    case 'dock':
      return { at: ['[data-opened]'] };
    default:
      return { at: [] };
  }
}

/** What a rival did, rather than what came of it. */
const WEIGHTY: readonly string[] = ['acted', 'planted', 'claimed', 'event-played', 'completed'];

const client: GameClient<'earth'> = {
  Board,
  SeatLine,
  points: (_, seat) => tally.totals.get(seat) ?? null,
  placesOf,
  // A turn begins with the choice of an action; on the others' turns one only follows.
  begins: ({ event }) => event?.event === 'acted',
  matters: ({ event }) => event !== null && WEIGHTY.includes(event.event),
  // The tableau, the hand and the dock offer every choice, so on a phone the prompt stays one line.
  offers: true,
  // Every choice stands on the board and in its dock; the prompt keeps the list of all.
  few: 0,
  optional: ['earth-score-animals', 'earth-score-ecosystems'],
  // The board shows goals, animals and Gaia.
  notes: false,
  mark,
  traces,
};
export default client;
