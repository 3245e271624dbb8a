/** Finding cards: by a piece of any name, by colour and category, in an order. */
import type { Sheet } from '../../../lib/generated';

export interface Wish {
  search: string;
  colour: string;
  kind: string;
  /** 'name', or the number of a characteristic, largest first. */
  order: string;
}

/** Without accents, case and the shape of apostrophes. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .toLowerCase();
}

export function found(sheets: readonly Sheet[], wish: Wish, language: 'en' | 'fr'): Sheet[] {
  const words = plain(wish.search).split(/\s+/).filter(Boolean);
  const fits = sheets.filter((sheet) => {
    if (wish.colour && sheet.colour !== wish.colour) return false;
    if (wish.kind && sheet.kind !== wish.kind) return false;
    const names = plain(`${sheet.name.en} ${sheet.name.fr} ${sheet.scientific} ${sheet.game}`);
    return words.every((word) => names.includes(word));
  });
  const at = Number(wish.order);
  return fits.sort((a, b) =>
    wish.order !== 'name' && Number.isInteger(at)
      ? (b.figures[at]?.value ?? 0) - (a.figures[at]?.value ?? 0)
      : a.name[language].localeCompare(b.name[language], language),
  );
}
