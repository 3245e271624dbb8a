/** What Cryptid adds to the generic client. */
import type { CryptidMove } from '../../lib/generated';
import type { Message, Move } from '../../lib/wire';

export { default as Board } from './Board.svelte';
export { default as HomeArt } from './HomeArt.svelte';
export { default as ReplayNotes } from './Knew.svelte';
export { default as ReplayScene } from './ReplayScene.svelte';
export { default as SeatLine } from './SeatLine.svelte';

/** What a move may cost, before it is made from the list of all choices. */
export function preview(move: Move): Message | null {
  switch ((move as CryptidMove).do) {
    case 'search':
      return { as: 'message', id: 'web-cryptid-search-cost' };
    case 'ask':
      return { as: 'message', id: 'web-cryptid-ask-cost' };
    default:
      return null;
  }
}
