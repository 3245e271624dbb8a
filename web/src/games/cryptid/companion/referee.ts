/** What a phone keeps at a table of several: the set-up, and whose phone it is. */
import type { Form } from '../../../lib/companion/kept.svelte';
import { fields, maybe, oneOf, text, whole, type Read } from '../../../lib/companion/shape';

const referee = fields({
  code: maybe(text(64)),
  mode: oneOf('normal', 'advanced'),
  seats: whole(2, 5),
  seat: maybe(whole(0, 4)),
});

export type Referee = Read<typeof referee>;

export const FORM: Form<Referee> = {
  name: 'cryptid',
  version: 1,
  fresh: () => ({ code: null, mode: 'normal', seats: 4, seat: null }),
  read: referee,
  // The others choose their own letters.
  shared: (value) => ({ ...value, seat: null }),
};
