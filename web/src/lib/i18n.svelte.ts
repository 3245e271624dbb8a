/** The Fluent catalogues in the browser: the same messages as in Python, said the same way. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { letterOf } from './seats';
import type { Arg, Message, Seat } from './wire';

export type Language = 'en' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

export type Say = (message: Message) => string;

const CATALOGUES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./catalogue/en'),
  fr: () => import('./catalogue/fr'),
};

/** A bundle from catalogue texts; a damaged text is an error, never a silent gap. */
export function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const errors = bundle.addResource(new FluentResource(text));
    if (errors.length) throw errors[0];
  }
  return bundle;
}

/** The text of a message; its id where the catalogue lacks it, so that a gap can be seen. */
export function format(bundle: FluentBundle, message: Message, names: readonly string[]): string {
  const entry = bundle.getMessage(message.id);
  if (!entry?.value) return message.id;
  const args: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(message.args ?? {})) {
    args[name] = argument(bundle, arg, names);
  }
  return bundle.formatPattern(entry.value, args, []);
}

function argument(bundle: FluentBundle, arg: Arg, names: readonly string[]): string | number {
  if (typeof arg !== 'object') return arg;
  return arg.as === 'seat' ? nameOf(arg.seat, names) : format(bundle, arg, names);
}

function nameOf(seat: Seat, names: readonly string[]): string {
  return names[seat] || letterOf(seat);
}

class I18n {
  language = $state<Language>('en');
  bundle = $state.raw<FluentBundle>(new FluentBundle('en'));

  async use(language: Language): Promise<void> {
    const texts = (await CATALOGUES[language]()).default;
    this.bundle = bundleOf(language, texts);
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const i18n = new I18n();

/** What the person speaks: the chosen language, else the browser's, else English. */
export function preferred(languages: readonly string[]): Language {
  for (const tag of languages) {
    const base = tag.toLowerCase().split('-')[0];
    if (base === 'fr' || base === 'en') return base;
  }
  return 'en';
}

/** A message of the client itself: t('web-home-title'). */
export function t(id: string, args: Record<string, Arg> = {}): string {
  return format(i18n.bundle, { as: 'message', id, args }, []);
}

export function has(id: string): boolean {
  return i18n.bundle.hasMessage(id);
}

/** Says messages with people's names in place of seats. */
export function sayer(names: readonly string[]): Say {
  return (message) => format(i18n.bundle, message, names);
}

/** A game's name, also for one that is still to come. */
export function gameName(id: string): string {
  return has(`game-${id}-name`) ? t(`game-${id}-name`) : t(`web-game-${dashed(id)}-name`);
}

/** What one does in a game, in a line. */
export function gameLine(id: string): string {
  return t(`web-game-${dashed(id)}-line`);
}

function dashed(id: string): string {
  return id.replaceAll('_', '-');
}
