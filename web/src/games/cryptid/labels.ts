/** Hexes and researchers in words, for people who hear the map and for headings. */
import { t, type Say } from '../../lib/i18n.svelte';
import { letterOf } from '../../lib/seats';
import type { Message } from '../../lib/wire';
import { COLUMNS, nameOf } from './geometry';
import type { Cell, Terrain } from './model';

export function hexMessage(terrain: Terrain, hex: number): Message {
  return { as: 'message', id: `cryptid-hex-${terrain}`, args: { at: nameOf(hex) } };
}

/** A researcher by its seat's name; where a seat plays two, by name and letter. */
export function researcherName(
  who: number,
  researchers: number,
  names: readonly string[],
  say: Say,
): string {
  if (researchers === names.length) return names[who] || letterOf(who);
  const seat = { as: 'seat', seat: who % names.length } as const;
  return say({ as: 'message', id: 'cryptid-researcher', args: { seat, letter: letterOf(who) } });
}

/** What the map itself has on a hex: "bear territory", "white stone". */
export function signsOf(cell: Cell): string[] {
  const signs: string[] = [];
  if (cell.territory === 'bear') signs.push(t('web-cryptid-in-bear'));
  if (cell.territory === 'cougar') signs.push(t('web-cryptid-in-cougar'));
  if (cell.structure) signs.push(t(`web-cryptid-${cell.structure.kind}-${cell.structure.colour}`));
  return signs;
}

/** Everything on a hex: "Mountain 10-7, bear territory, white stone, cube of Léa". */
export function cellLabel(cell: Cell, name: (researcher: number) => string, say: Say): string {
  const parts = [say(hexMessage(cell.terrain, cell.hex)), ...signsOf(cell)];
  if (cell.cube !== null) parts.push(t('web-cryptid-cube-of', { who: name(cell.cube) }));
  for (const who of cell.discs) parts.push(t('web-cryptid-disc-of', { who: name(who) }));
  return parts.join(', ');
}

/** The hex that a line of the story is about, read off its message; null where there is none. */
export function hexOfMessage(message: Message): number | null {
  const hex = message.args?.hex;
  const at = typeof hex === 'object' && hex.as === 'message' ? hex.args?.at : undefined;
  const found = /^(\d+)-(\d+)$/.exec(String(at ?? ''));
  return found ? (Number(found[2]) - 1) * COLUMNS + Number(found[1]) - 1 : null;
}
