/** What is drawn on the map for a move. */
import type { CryptidMove, CryptidView } from '../../lib/generated';
import type { Trace } from '../../lib/marks/traces';

export function traces(view: CryptidView, moves: readonly CryptidMove[]): Trace[] {
  return moves.flatMap((move): Trace[] => {
    if (!('hex' in move)) return [];
    const from = { at: [`[data-hex="${move.hex}"]`], shape: 'hex' as const };
    if (move.do !== 'ask') return [{ from }];
    // Several researchers may be one person's: the seat answers.
    const to = { at: [`[data-dock~="seat:${move.of % view.seats}"]`] };
    return [{ from, to, ghost: false }];
  });
}
