/** What Cryptid adds to the generic client. */
import type { GameClient } from '..';
import type { CryptidMove } from '../../lib/generated';
import type { Message } from '../../lib/wire';
import Board from './Board.svelte';
import ReplayNotes from './Knew.svelte';
import ReplayScene from './ReplayScene.svelte';
import SeatLine from './SeatLine.svelte';

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

const client: GameClient<'cryptid'> = {
  Board,
  ReplayNotes,
  ReplayScene,
  SeatLine,
  preview,
};
export default client;
