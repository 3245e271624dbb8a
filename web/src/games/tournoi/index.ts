/** What Le Tournoi adds to the generic client. */
import type { GameClient, Mark } from '..';
import { aboutOf } from '../../lib/story';
import Board from './Board.svelte';
import { opensRound } from './model';
import { placesOf } from './pieces';
import { reveal } from './reveal.svelte';
import SeatLine from './SeatLine.svelte';
import { traces } from './traces';

/** The names of a lesson's places; on a phone some lie behind a tab, which is lit instead. */
function mark(place: string): Mark {
  const [kind, at = ''] = place.split(' ');
  switch (kind) {
    case 'hand':
      return at
        ? { at: [`[data-card="${at}"]`, '[data-tab="hand"]'] }
        : { at: ['.arena .cards', '[data-tab="hand"]'] };
    case 'power':
      return { at: [`[data-power="${at}"]`, '[data-tab="powers"]'] };
    case 'battle':
      return { at: [`[data-slot="${at}"]`] };
    case 'pass':
      return { at: ['.button.pass', '[data-tab="powers"]'] };
    case 'zone':
      return { at: ['.arena .zone', '[data-tab="zone"]'] };
    case 'bonus':
      return { at: ['.arena .bonus', '[data-tab="bonus"]'] };
    default:
      return { at: [] };
  }
}

/** What a battle and the end of a round bring is nobody's turn: it is told in one piece. */
const FOUGHT = ['replaced', 'stayed', 'scored-extra', 'took-token'];

const client: GameClient<'tournoi'> = {
  Board,
  SeatLine,
  points: ({ view }, seat) => reveal.totalsOf(view)[seat] ?? null,
  placesOf,
  filed: (line) => (FOUGHT.includes(line.event?.event ?? '') ? null : aboutOf(line)),
  opens: opensRound,
  // The battles, the hand and the power cards offer every choice themselves.
  offers: true,
  // More than two choices are made on the board, where the digits pick cards and battles.
  few: 2,
  // The hand, the power cards and the bonus tokens lie on the board.
  notes: false,
  mark,
  traces,
};
export default client;
