/** What Cryptid adds to the generic client. */
import type { GameClient, Mark } from '..';
import type { CryptidMove, ReplayChart } from '../../lib/generated';
import { t } from '../../lib/i18n.svelte';
import type { Message } from '../../lib/wire';
import Board from './Board.svelte';
import { COLUMNS } from './geometry';
import ReplayNotes from './Knew.svelte';
import ReplayScene from './ReplayScene.svelte';
import { aboutHint } from './model';
import { placesOf } from './pieces';
import SeatLine from './SeatLine.svelte';
import { traces } from './traces';

/** What a move may cost, before it is made from the list of all choices. */
function preview(move: CryptidMove): Message | null {
  switch (move.do) {
    case 'search':
      return { as: 'message', id: 'web-cryptid-search-cost' };
    case 'ask':
      return { as: 'message', id: 'web-cryptid-ask-cost' };
    default:
      return null;
  }
}

/** Who found the habitat, when and where. */
function wonBy({ outcome, points }: ReplayChart, names: readonly string[]) {
  const found = points.find((point) => point.kind === 'found');
  const hex = found?.lines[0];
  if (!found || !hex) return null;
  return {
    title: t('web-replay-won', { who: names[outcome?.ranks.indexOf(1) ?? -1] ?? '' }),
    text: t('web-replay-won-at', { turn: found.turn, hex }),
  };
}

/** "hex 8-4": column and row, as they are written on the map. */
function mark(place: string): Mark {
  const [, column, row] = /^hex (\d+)-(\d+)$/.exec(place) ?? [];
  if (!column || !row) return { at: [] };
  const hex = (Number(row) - 1) * COLUMNS + Number(column) - 1;
  return { at: [`[data-hex="${hex}"]`], shape: 'hex' };
}

const client: GameClient<'cryptid'> = {
  Board,
  ReplayNotes,
  ReplayScene,
  SeatLine,
  placesOf,
  preview,
  wonBy,
  mark,
  traces,
  // A word about the hint is no turn: what rivals did before it is still news.
  begins: ({ event }) => event !== null && !aboutHint(event),
  // That somebody has voted tells nothing yet.
  matters: ({ event }) => event?.event !== 'voted',
  // Others answer a search: without what they answer it would tell half of what happened.
  under: ({ seat }) => seat,
};
export default client;
