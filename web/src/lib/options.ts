/** A game's options in words; which of them a game has is the server's to say. */
import { has, t } from './i18n.svelte';
import { seatOf } from './seats';
import type { OptionInfo, TableInfo } from './wire';

export type Value = string | number | boolean;

type Condition = [name: string, ...values: Value[]];

const CHOSEN: Condition = ['goals', 'chosen'];
const TWO: Condition = ['yearly', 'two'];

/** Options that count only beside other choices, or with so many seats: shown and sent then. */
const ONLY_WITH: Record<string, Condition[]> = {
  'cryptid/card': [['puzzle', 'card']],
  'cryptid/code': [['puzzle', 'code']],
  'earth/gaia': [['seats', 1]],
  'earth/teams': [['seats', 4]],
  'habitats/colours': [['entrances', 'chosen']],
  'habitats/year1': [CHOSEN],
  'habitats/year2': [CHOSEN],
  'habitats/year3': [CHOSEN],
  'habitats/second1': [CHOSEN, TWO],
  'habitats/second2': [CHOSEN, TWO],
  'habitats/second3': [CHOSEN, TWO],
  'tournoi/decks': [['cards', 'decks']],
  'tournoi/set': [['cards', 'dealt', 'common']],
  'tournoi/mixed': [['cards', 'dealt']],
};

/** Options that name a seat by its letter: only those at the table can be chosen. */
const NAMES_A_SEAT = new Set(['cryptid/first', 'habitats/first']);

/** What goes without saying, so a table's line of words leaves it out. */
const PLAIN: Record<string, Value> = {
  'cryptid/first': 'A',
  'habitats/first': 'A',
  'habitats/entrances': 'fixed',
};

export function choicesOf(game: string, option: OptionInfo, seats: number): string[] {
  const choices = option.choices ?? [];
  if (!NAMES_A_SEAT.has(`${game}/${option.name}`)) return [...choices];
  return choices.filter((choice) => choice.length > 1 || seatOf(choice) < seats);
}

/** Pages that make what an option asks for. */
const MADE_AT: Record<string, [address: string, text: string]> = {
  'tournoi/decks': ['/decks', 'web-decks-build'],
  'tournoi/set': ['/cards', 'web-own-build'],
};

export function madeAt(game: string, name: string): { address: string; text: string } | null {
  const found = MADE_AT[`${game}/${name}`];
  return found ? { address: found[0], text: t(found[1]) } : null;
}

export function optionName(game: string, name: string): string {
  return has(`option-${game}-${name}`) ? t(`option-${game}-${name}`) : name;
}

export function optionHelp(game: string, name: string): string {
  return has(`option-${game}-${name}-help`) ? t(`option-${game}-${name}-help`) : '';
}

export function choiceName(game: string, name: string, choice: string): string {
  const id = `option-${game}-${name}-${choice}`;
  return has(id) ? t(id) : choice;
}

export function counts(
  game: string,
  option: Pick<OptionInfo, 'name'>,
  values: Record<string, unknown>,
  seats: number,
): boolean {
  const needs = ONLY_WITH[`${game}/${option.name}`] ?? [];
  const there: Record<string, unknown> = { ...values, seats };
  return needs.every(([name, ...wanted]) => wanted.some((value) => value === there[name]));
}

/** What to send: the options that count. */
export function chosen(
  game: string,
  options: readonly OptionInfo[],
  values: Record<string, Value>,
  seats: number,
): Record<string, Value> {
  const sent: Record<string, Value> = {};
  for (const option of options) {
    const value = values[option.name];
    if (value === undefined || !counts(game, option, values, seats)) continue;
    // A seat that has been taken away again cannot be chosen any more.
    const gone = option.kind === 'choice' && !choicesOf(game, option, seats).includes(String(value));
    sent[option.name] = gone ? option.default : value;
  }
  return sent;
}

/** A table in a few words: "Normal, Generated, 4 seats". */
export function subtitle(table: TableInfo): string {
  const seats = table.seats.length;
  const words = Object.entries(table.options)
    .filter(([name, value]) => PLAIN[`${table.game}/${name}`] !== value)
    .filter(([name]) => counts(table.game, { name }, table.options, seats))
    .map(([name, value]) => `option-${table.game}-${name}-${value === true ? 'on' : value}`)
    .filter(has)
    .map((id) => t(id));
  return [...words, t('web-seat-count', { count: seats })].join(' · ');
}
