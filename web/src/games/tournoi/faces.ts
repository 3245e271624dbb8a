/** The sheets of all cards at a table, asked for once. */
import { desk } from '../../lib/api';
import type { CardsPage, DecksPage, PowerSheet, TournoiTerms } from '../../lib/generated';
import type { Faces } from './model';

const known = new Map<string, Promise<Faces>>();

export function facesOf(terms: TournoiTerms): Promise<Faces> {
  const set = terms.options.set.trim();
  let found = known.get(set);
  if (!found) {
    found = load(set).catch((error: unknown) => {
      known.delete(set);
      throw error;
    });
    known.set(set, found);
  }
  return found;
}

async function load(set: string): Promise<Faces> {
  const [box, own] = await Promise.all([
    desk('tournoi', 'deck-parts', {}),
    set ? desk('tournoi', 'cards-sheets', { code: set }) : null,
  ]);
  return put(box, own);
}

/** With the power cards that are as in the owner's box. */
export function withPowers(faces: Faces, powers: readonly PowerSheet[]): Faces {
  if (!powers.length) return faces;
  const own = powers.map((sheet): [string, PowerSheet] => [sheet.id, sheet]);
  return { ...faces, powers: new Map([...faces.powers, ...own]) };
}

export function put(box: DecksPage, own: CardsPage | null): Faces {
  return {
    cards: new Map([...box.pool.cards, ...(own?.cards ?? [])].map((sheet) => [sheet.id, sheet])),
    powers: new Map(box.powers.map((sheet) => [sheet.id, sheet])),
    battles: own?.characteristics ?? box.pool.characteristics,
    sources: box.pool.sources,
    own: own !== null && !own.mixable,
  };
}
