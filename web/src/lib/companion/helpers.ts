/** What the helpers for any game keep. */
import type { Form } from './kept.svelte';
import { fields, listOf, maybe, text, whole, type Read } from './shape';

const helpers = fields({
  players: listOf(fields({ name: text(20) }), 6),
  first: maybe(whole(0, 5)),
  minutes: whole(1, 60),
});

export type Helpers = Read<typeof helpers>;

export const FORM: Form<Helpers> = {
  name: 'helpers',
  version: 1,
  fresh: () => ({ players: [{ name: '' }, { name: '' }, { name: '' }], first: null, minutes: 5 }),
  read: (value) => {
    const read = helpers(value);
    return read && read.players.length > 1 ? read : undefined;
  },
};

/** One of so many, each as likely: numbers that would favour the first ones are drawn again. */
export function anyOf(count: number, draw: () => number): number {
  const most = Math.floor(256 / count) * count;
  for (;;) {
    const byte = draw();
    if (byte < most) return byte % count;
  }
}

export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
