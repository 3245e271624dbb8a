/** Finds things by the beginning of a word of their name, by all words typed, or by their number. */

export interface Findable {
  id: string;
  text: string;
  /** A printed number. */
  number?: string;
}

export interface Hit<T> {
  item: T;
  /** The part of its name that was typed. */
  from: number;
  to: number;
}

/** Without accents and capitals; as many letters as before, so that places agree. */
export function plain(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize('NFD').charAt(0).toLowerCase();
    return bare.length === letter.length ? bare : letter;
  }).join('');
}

/** Where a name has what was typed: at the beginning of a word if it can be, else anywhere. */
function placeOf(name: string, wanted: string): number {
  for (let at = name.indexOf(wanted); at >= 0; at = name.indexOf(wanted, at + 1))
    if (at === 0 || /[\s'’-]/.test(name.charAt(at - 1))) return at;
  return name.indexOf(wanted);
}

export function find<T extends Findable>(items: readonly T[], typed: string, most = 8): Hit<T>[] {
  const wanted = plain(typed.trim());
  if (!wanted) return [];
  const ranked: { rank: number; hit: Hit<T> }[] = [];
  for (const item of items) {
    const name = plain(item.text);
    const at = placeOf(name, wanted);
    const number = item.number ? plain(item.number) : '';
    if (number === wanted) ranked.push({ rank: 0, hit: { item, from: 0, to: 0 } });
    else if (at === 0) ranked.push({ rank: 1, hit: { item, from: 0, to: wanted.length } });
    else if (at > 0 && /[\s'’-]/.test(name.charAt(at - 1)))
      ranked.push({ rank: 2, hit: { item, from: at, to: at + wanted.length } });
    else if (number.startsWith(wanted)) ranked.push({ rank: 3, hit: { item, from: 0, to: 0 } });
    else if (at > 0) ranked.push({ rank: 4, hit: { item, from: at, to: at + wanted.length } });
    else if (wanted.split(/\s+/).every((word) => name.includes(word)))
      ranked.push({ rank: 5, hit: { item, from: 0, to: 0 } });
  }
  return ranked
    .sort((a, b) => a.rank - b.rank || a.hit.item.text.localeCompare(b.hit.item.text))
    .slice(0, most)
    .map(({ hit }) => hit);
}
