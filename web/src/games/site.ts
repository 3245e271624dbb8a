/** What games bring to the site besides their tables: pages, links, words about their options. */
import type { Component } from 'svelte';

import type { GameId } from '.';
import type { Games } from '../lib/generated';
import { i18n } from '../lib/i18n.svelte';

/** Loads a page, which may take the `params` of its address. */
export type LoadPage = () => Promise<{ default: Component<never> }>;

export interface Link {
  address: string;
  /** The id of its message. */
  text: string;
}

/** A page for people with the box on the table. */
export interface CompanionLink extends Link {
  /** The id of the line that says what it does. */
  help: string;
}

/** A value for some of a game's options. */
type Of<G extends GameId, T> = { [option in keyof Games[G]['options']]?: T };

export interface GameSite<G extends GameId = GameId> {
  /** Its own pages by their address, in which ":code" stands for a parameter. */
  pages?: Record<string, LoadPage>;
  /** Links in the footer of every page. */
  links?: readonly Link[];
  /** Its pages for a real table. */
  companion?: readonly CompanionLink[];
  /** The address of the one among them where owners enter what their box prints, and its files:
   * each with the id of what it is called. */
  own?: { address: string; files: Readonly<Record<string, string>> };
  /** The page that makes what an option asks for. */
  makes?: Of<G, Link>;
  /** What the choices of an option mean: the ids of the sentences, less the choice at their end. */
  means?: Of<G, string>;
  /** The gentlest form, which "Play now" starts; otherwise the usual seats and options. */
  first?: { seats?: number; options?: Partial<Games[G]['options']> };
  /** Usual values of options, which the line that describes a table leaves out. */
  plain?: Partial<Games[G]['options']>;
}

// The default export of games/<id>/site.ts is a GameSite<'<id>'>. All of them are part of the first
// download, so they import their pages dynamically.
const FILES = import.meta.glob<GameSite>('./*/site.ts', { eager: true, import: 'default' });

export function siteOf(game: string): GameSite | null {
  return FILES[`./${game}/site.ts`] ?? null;
}

/** The page where owners enter what their box prints, if the game has one. */
export function ownPage(game: string): CompanionLink | null {
  const site = siteOf(game);
  return site?.companion?.find((link) => link.address === site.own?.address) ?? null;
}

/** What a component file is called, in the words of its game. */
export function ownFiles(game: string): { file: string; text: string }[] {
  return Object.entries(siteOf(game)?.own?.files ?? {}).map(([file, text]) => ({ file, text }));
}

export const SITES: readonly GameSite[] = Object.values(FILES);

/** Every game's own pages by their address; each comes with the words of its game. */
export const PAGES: readonly [address: string, page: LoadPage][] = Object.entries(FILES).flatMap(
  ([file, site]) => {
    const game = file.split('/')[1] ?? '';
    return Object.entries(site.pages ?? {}).map(([address, load]): [string, LoadPage] => [
      address,
      async () => (await Promise.all([load(), i18n.need(game)]))[0],
    ]);
  },
);

/** The pages for a real table by their game. */
export const COMPANIONS: readonly { game: string; links: readonly CompanionLink[] }[] =
  Object.entries(FILES).flatMap(([path, { companion }]) =>
    companion ? [{ game: path.split('/')[1] ?? '', links: companion }] : [],
  );
