/** What the page keeps: the cards in front of one player, the hand and the dying piles. */
import type { Form } from '../../../lib/companion/kept.svelte';
import { fields, flag, listOf, maybe, text, type Read } from '../../../lib/companion/shape';

export const PILES = 3;

const laid = fields({ card: text(40), boom: flag, abundance: flag });
const woods = fields({
  table: listOf(laid, 40),
  hand: listOf(text(40), 20),
  dying: listOf(maybe(text(40)), PILES),
  wolf: flag,
});

export type Laid = Read<typeof laid>;
export type Woods = Read<typeof woods>;

export const FORM: Form<Woods> = {
  name: 'woods',
  version: 1,
  fresh: () => ({ table: [], hand: [], dying: [null, null, null], wolf: false }),
  read: (value) => {
    const read = woods(value);
    return read?.dying.length === PILES ? read : undefined;
  },
};

/** How often a card is used already, wherever it lies. */
export function used(value: Woods, card: string): number {
  const every = [...value.table.map((one) => one.card), ...value.hand, ...value.dying];
  return every.filter((one) => one === card).length;
}

/** Where a card that is picked goes. */
export type Place = 'table' | 'hand' | 'dying';
