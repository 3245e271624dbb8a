/** The Fluent catalogues in the browser: the same messages as in Python, said the same way. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import words from 'virtual:words';

import { letterOf } from './seats';
import type { Arg, Message, Seat } from './wire';

export type Language = 'en' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

const NO_BREAK_SPACE = '\u00a0';
const NO_BREAK_HYPHEN = '\u2011';

export type Say = (message: Message) => string;

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
export function format(
  bundle: FluentBundle,
  message: Message,
  names: readonly string[],
  reader: Seat | null = null,
): string {
  const entry = bundle.getMessage(message.id);
  if (!entry?.value) {
    if (bundle === i18n.bundle) i18n.lacks(message.id);
    return message.id;
  }
  // A message may say "you" by the argument that names the reader.
  const args: Record<string, FluentVariable> = { you: '' };
  for (const [name, arg] of Object.entries(message.args ?? {})) {
    args[name] = argument(bundle, arg, names, reader);
    if (typeof arg === 'object' && arg.as === 'seat' && arg.seat === reader) args.you = name;
  }
  const text = bundle.formatPattern(entry.value, args, []);
  // The catalogue marks names that stay in one line by an attribute: Swamp 6-7.
  return 'unbroken' in entry.attributes ? unbroken(text) : text;
}

/** The name of a place must not come apart at the end of a line: a browser breaks after its hyphen too. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', NO_BREAK_SPACE).replaceAll('-', NO_BREAK_HYPHEN);
}

function argument(
  bundle: FluentBundle,
  arg: Arg,
  names: readonly string[],
  reader: Seat | null,
): string | number {
  if (typeof arg !== 'object') return arg;
  return arg.as === 'seat' ? nameOf(arg.seat, names) : format(bundle, arg, names, reader);
}

function nameOf(seat: Seat, names: readonly string[]): string {
  return names[seat] || letterOf(seat);
}

class I18n {
  language = $state<Language>('en');
  bundle = $state.raw<FluentBundle>(new FluentBundle('en'));
  /** The language that the person has chosen, while its words may still be on their way. */
  private chosen: Language = 'en';
  /** Parts that pages have asked for: they come in every language that is chosen. */
  private readonly wanted = new Set(['site']);
  /** How many parts the bundle has. */
  private parts = 0;
  private readonly loaded = new Map<string, Promise<FluentResource>>();

  /** Speak a language, as soon as all words that are needed are there. */
  async use(language: Language): Promise<void> {
    this.chosen = language;
    await this.load();
    document.documentElement.lang = this.language;
  }

  /** Wait for the words of a game or of a topic, such as lessons; there may be none. */
  async need(part: string): Promise<void> {
    if (part in words.en) this.wanted.add(part);
    await this.load();
  }

  /** A page says what it did not ask for: fetch the words of the game that the id names, or all. */
  lacks(id: string): void {
    const all = Object.keys(words.en);
    const named = all.filter((part) => dashed(`-${id}-`).includes(`-${dashed(part)}-`));
    const missing = (named.length ? named : all).filter((part) => !this.wanted.has(part));
    if (!missing.length || !this.parts) return;
    for (const part of missing) this.wanted.add(part);
    void this.load().catch(() => undefined); // without a network the id stays to be seen
  }

  private async load(): Promise<void> {
    const language = this.chosen;
    const parts = [...this.wanted];
    const resources = await Promise.all(parts.map((part) => this.part(language, part)));
    // Meanwhile another language may have been chosen, or a fuller bundle been made.
    if (language !== this.chosen) return;
    if (language === this.language && parts.length <= this.parts) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources) bundle.addResource(resource);
    this.parts = parts.length;
    this.language = language;
    this.bundle = bundle;
  }

  private part(language: Language, part: string): Promise<FluentResource> {
    const key = `${language}/${part}`;
    const found =
      this.loaded.get(key) ??
      (words[language][part]?.() ?? Promise.resolve({ default: '' })).then(
        (module) => new FluentResource(module.default),
      );
    this.loaded.set(key, found);
    found.catch(() => this.loaded.delete(key));
    return found;
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

/** Says messages with people's names in place of seats, and "you" to the reader where they can. */
export function sayer(names: readonly string[], reader: Seat | null = null): Say {
  return (message) => format(i18n.bundle, message, names, reader);
}

/** A game's name, also for one that is still to come. */
export function gameName(id: string): string {
  return has(`game-${id}-name`) ? t(`game-${id}-name`) : t(`web-game-${dashed(id)}-name`);
}

/** What one does in a game, in a line. */
export function gameLine(id: string): string {
  return t(`web-game-${dashed(id)}-line`);
}

/** A game's id as its messages spell it. */
export function dashed(id: string): string {
  return id.replaceAll('_', '-');
}
