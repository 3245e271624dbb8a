/**
 * The Fluent catalogues of the Python package in parts, so that a page fetches what it says and no
 * more: `site` for every page, one part for each game, and one for each topic, whose pages have
 * addresses that begin with it.
 *
 * A file belongs to the game that its name names (`web-earth-cards.ftl`), else to the topic
 * (`web-learn.ftl`), any other to the site; so does `<game>-site.ftl`, with what other pages say of a
 * game, and the game's name from any file.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const WORDS = 'virtual:words';
const LANGUAGES = ['en', 'fr'];
const SITE = 'site';
/** The topics, and other names that their files have. */
const TOPICS: Record<string, string> = {
  companion: 'companion',
  learn: 'learn',
  lessons: 'learn',
  puzzles: 'puzzles',
  replay: 'replay',
};
/** What only the program says, never a page. */
const PROGRAM = new Set(['admin', 'arena', 'batch', 'bench', 'cli', 'envs', 'laws', 'reminders']);
for (const name of ['simulate', 'train']) PROGRAM.add(name);
const NAME = /^game-\w+-name = .*$/gm;

/** The part that a catalogue file belongs to; null for the program's own. */
export function partOf(file: string, games: readonly string[]): string | null {
  const pieces = file.replace(/\.ftl$/, '').split('-');
  if (PROGRAM.has(pieces.join('-'))) return null;
  if (pieces.at(-1) === SITE) return SITE;
  const game = games.find((one) => pieces.includes(one));
  return game ?? pieces.map((piece) => TOPICS[piece]).find(Boolean) ?? SITE;
}

function topics(): string[] {
  return [...new Set(Object.values(TOPICS))];
}

/** Comments are for who writes the catalogue. */
function bare(text: string): string {
  return text.replace(/^#.*\n?/gm, '').replace(/\n{2,}/g, '\n');
}

/** The texts of each part. */
export function partsOf(
  files: Record<string, string>,
  games: readonly string[],
): Record<string, string[]> {
  const parts: Record<string, string[]> = { [SITE]: [] };
  for (const part of [...topics(), ...games]) parts[part] = [];
  for (const [file, text] of Object.entries(files)) {
    const part = partOf(file, games);
    if (part === null) continue;
    if (!games.includes(part)) parts[part]?.push(bare(text));
    else {
      parts[SITE]?.push(...(text.match(NAME) ?? []));
      parts[part]?.push(bare(text).replace(NAME, ''));
    }
  }
  return parts;
}

export function words(locale: string, gamesFolder: string): Plugin {
  const games = readdirSync(gamesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

  return {
    name: 'hedgerow-words',
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${WORDS}`)) return undefined;
      const [, language, part] = id.split('/');
      if (language === undefined || part === undefined) return index(games);
      const folder = join(locale, language);
      const files: Record<string, string> = {};
      for (const file of readdirSync(folder)) {
        if (!file.endsWith('.ftl')) continue;
        this.addWatchFile(join(folder, file));
        files[file] = readFileSync(join(folder, file), 'utf-8');
      }
      const texts = partsOf(files, games)[part] ?? [];
      return `export default ${JSON.stringify(texts.join('\n'))};`;
    },
  };
}

/** How each part of each language is loaded. */
function index(games: readonly string[]): string {
  const languages = LANGUAGES.map((language) => {
    const parts = [SITE, ...topics(), ...games].map(
      (part) => `${JSON.stringify(part)}: () => import('${WORDS}/${language}/${part}')`,
    );
    return `${language}: { ${parts.join(', ')} }`;
  });
  return `export default { ${languages.join(', ')} };`;
}
