/** Words of a game in a sentence, with the rule that explains each. */

export interface Piece {
  text: string;
  /** The rule's number; "" for plain text. */
  rule: string;
  /** What must stay on the line of a word: the comma or full stop after it. */
  tail?: string;
}

/** From "cube=CRY-17, disc=CRY-17": the words and their rules. */
export function termsOf(list: string): Map<string, string> {
  const terms = new Map<string, string>();
  for (const entry of list.split(',')) {
    const [word, rule] = entry.split('=').map((part) => part.trim());
    if (word && rule) terms.set(word.toLowerCase(), rule);
  }
  return terms;
}

/** A sentence in pieces; each word is marked where it stands first, also in the plural. */
export function marked(sentence: string, terms: ReadonlyMap<string, string>): Piece[] {
  if (!terms.size) return [{ text: sentence, rule: '' }];
  const words = [...terms.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<!\\p{L})(${words.map(escape).join('|')})(s?)(?!\\p{L})`, 'giu');
  const pieces: Piece[] = [];
  const seen = new Set<string>();
  let end = 0;
  for (const found of sentence.matchAll(pattern)) {
    const rule = terms.get(found[1]?.toLowerCase() ?? '') ?? '';
    if (!rule || seen.has(rule)) continue;
    seen.add(rule);
    if (found.index > end) pieces.push({ text: sentence.slice(end, found.index), rule: '' });
    end = found.index + found[0].length;
    const tail = /^[^\p{L}\p{N}\s]+/u.exec(sentence.slice(end))?.[0] ?? '';
    pieces.push({ text: found[0], rule, ...(tail && { tail }) });
    end += tail.length;
  }
  if (end < sentence.length) pieces.push({ text: sentence.slice(end), rule: '' });
  return pieces;
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
