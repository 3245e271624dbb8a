/** What North Woods adds to the generic client. */
import type { GameClient, Mark } from '..';
import Board from './Board.svelte';
import { placesOf } from './pieces';
import SeatLine from './SeatLine.svelte';
import { traces } from './traces';

/** What of a rival's turn is told before how it laid its own cards. */
const WEIGHTY: readonly string[] = [
  'seized',
  'adopted',
  'used',
  'aimed',
  'set-alight',
  'hands-passed',
  'habitat',
];

/** What others do in the middle of a turn: they give a card that an event takes. */
const GIVEN: readonly string[] = ['fell', 'spent', 'winter-fell'];

/** The names of a lesson's places; cards, piles and the display count from 1, the hand from 0. */
function mark(place: string): Mark {
  const [kind, at = ''] = place.split(' ');
  switch (kind) {
    case 'hand':
      return { at: [`[data-hand="${at}"]`] };
    case 'display':
    case 'pile':
      return { at: [`[data-${kind}="${Number(at) - 1}"]`] };
    case 'deck':
      return { at: ['[data-deck]'] };
    case 'card':
      return { at: [`[data-lying="0.${Number(at) - 1}"]`] };
    case 'apart':
      return { at: ['.apart.lit', '[data-row="apart"]'] };
    case 'end':
      return { at: ['[data-act="end"]', '[data-opened="end"] .button.primary'] };
    case 'declare':
      return { at: ['[data-act="declare"]'] };
    case 'dock':
      return { at: ['[data-opened]'] };
    case 'ladder':
      return { at: ['.ladder:not(.tiny)'] };
    default:
      return { at: [] };
  }
}

const client: GameClient<'north_woods'> = {
  Board,
  SeatLine,
  // Ranks of eight.
  points: ({ view }, seat) => view.ranks[seat]?.length ?? null,
  placesOf,
  // An event asks others in the middle of one's turn, so no first move of it would do: what is new
  // begins where one's last turn ended.
  begins: ({ event }) => event?.event === 'turn-ended',
  // What a rival's event takes from others is part of what that rival did, whoever gives it.
  under: ({ seat, event }, before) =>
    GIVEN.includes(event?.event ?? '') ? (before ?? seat) : seat,
  matters: ({ event }) => event !== null && WEIGHTY.includes(event.event),
  // The board offers every choice, so on a phone the prompt stays one line.
  offers: true,
  // Every choice stands on the board and in its docked card; the prompt keeps the list of all.
  few: 0,
  // The board shows the hand and what is in question.
  notes: false,
  mark,
  traces,
};
export default client;
