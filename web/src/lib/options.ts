/** A game's options in words; which of them a game has, and when they count, is the server's to say. */
import { siteOf, type Link } from '../games/site';
import { has, t } from './i18n.svelte';
import type { OptionInfo, TableInfo } from './wire';

export type Value = string | number | boolean;

/** The page that makes what an option asks for. */
export function madeAt(game: string, name: string): Link | null {
  const makes: Record<string, Link | undefined> = siteOf(game)?.makes ?? {};
  return makes[name] ?? null;
}

export function optionName(game: string, name: string): string {
  return has(`option-${game}-${name}`) ? t(`option-${game}-${name}`) : name;
}

export function optionHelp(game: string, name: string): string {
  return has(`option-${game}-${name}-help`) ? t(`option-${game}-${name}-help`) : '';
}

/** Where the sentences about an option's choices are, whose names alone do not say what they mean. */
export function meant(game: string, name: string): string | undefined {
  const meanings: Record<string, string | undefined> = siteOf(game)?.means ?? {};
  return meanings[name];
}

/** What a choice means, in the words of the game, which are fetched for it. */
export function choiceMeaning(game: string, name: string, choice: string): string {
  const id = `${meant(game, name) ?? ''}${choice}`;
  return id !== choice && has(id) ? t(id) : '';
}

export function choiceName(game: string, name: string, choice: string): string {
  const id = `option-${game}-${name}-${choice}`;
  return has(id) ? t(id) : choice;
}

/** Whether an option has an effect beside the others: it is shown and sent only then. */
export function counts(
  option: Pick<OptionInfo, 'only_with'>,
  values: Record<string, unknown>,
  seats: number,
): boolean {
  const there: Record<string, unknown> = { ...values, seats };
  return (option.only_with ?? []).every((needed) =>
    needed.values.some((value) => value === there[needed.option]),
  );
}

/** The choices of an option that are there beside the others. */
export function choicesOf(
  option: OptionInfo,
  values: Record<string, unknown>,
  seats: number,
): string[] {
  return (option.choices ?? []).filter((choice) =>
    counts({ only_with: option.choice_with?.[choice] ?? [] }, values, seats),
  );
}

/** What to send: the options that count. */
export function chosen(
  options: readonly OptionInfo[],
  values: Record<string, Value>,
  seats: number,
): Record<string, Value> {
  const sent: Record<string, Value> = {};
  for (const option of options) {
    const value = values[option.name];
    if (value === undefined || !counts(option, values, seats)) continue;
    if (option.kind === 'choice' && !choicesOf(option, values, seats).includes(String(value)))
      continue;
    sent[option.name] = value;
  }
  return sent;
}

/** A table in a few words: "Normal, Generated, 4 seats". */
export function subtitle(table: TableInfo): string {
  const plain: Record<string, unknown> = { ...siteOf(table.game)?.plain };
  const words = Object.entries(table.options)
    .filter(([name, value]) => plain[name] !== value)
    .map(([name, value]) => `option-${table.game}-${name}-${value === true ? 'on' : value}`)
    .filter(has)
    .map((id) => t(id));
  if (table.own) words.unshift(t('web-own-used'));
  return [...words, t('web-seat-count', { count: table.seats.length })].join(' · ');
}
