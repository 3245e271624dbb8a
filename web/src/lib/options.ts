/** A game's options in words; which of them a game has is the server's to say. */
import { has, t } from './i18n.svelte';
import type { OptionInfo, TableInfo } from './wire';

export type Value = string | number | boolean;

/** Options that count only beside another choice: shown with it, sent with it. */
const ONLY_WITH: Record<string, [name: string, value: Value]> = {
  'cryptid/card': ['puzzle', 'card'],
  'cryptid/code': ['puzzle', 'code'],
};

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

export function counts(game: string, option: OptionInfo, values: Record<string, Value>): boolean {
  const needs = ONLY_WITH[`${game}/${option.name}`];
  return !needs || values[needs[0]] === needs[1];
}

/** What to send: the options that count. */
export function chosen(
  game: string,
  options: readonly OptionInfo[],
  values: Record<string, Value>,
): Record<string, Value> {
  const sent: Record<string, Value> = {};
  for (const option of options) {
    const value = values[option.name];
    if (value !== undefined && counts(game, option, values)) sent[option.name] = value;
  }
  return sent;
}

/** A table in a few words: "Normal, Generated, 4 seats". */
export function subtitle(table: TableInfo): string {
  const words = Object.entries(table.options)
    .filter(([name, value]) => has(`option-${table.game}-${name}-${value}`))
    .map(([name, value]) => choiceName(table.game, name, String(value)));
  return [...words, t('web-seat-count', { count: table.seats.length })].join(' · ');
}
