/**
 * How wide names are, so that a card can have letters as small as its longest word needs. A card's
 * size is known to the style sheet alone, which divides it by these widths.
 */

/** In hundredths of the letters' size, as they are at the width and weight that cards use. */
const WIDE: readonly (readonly [RegExp, number])[] = [
  [/[mwMWœŒæÆ]/u, 84],
  [/[iIjJl’'.-]/u, 32],
  [/[frt ]/u, 35],
  [/\p{Lu}/u, 66],
];
const OTHERS = 53;

function widthOf(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (WIDE.find(([kind]) => kind.test(letter))?.[1] ?? OTHERS),
    0,
  );
}

/**
 * The width of a name on so many lines: that of the longest, in parts of the letters' size.
 * `first` is what stands before it on the first line.
 */
export function nameWidth(name: string, lines: number, first = 0): number {
  // A line may end after a hyphen, but never within a word.
  const parts = name.match(/[^\s-]+-?|-/gu) ?? [];
  const joined = (from: number, to: number) =>
    parts
      .slice(from, to)
      .reduce((line, part) => (line && !line.endsWith('-') ? `${line} ${part}` : line + part), '');
  const least = (from: number, left: number): number => {
    const wide = (to: number) => widthOf(joined(from, to)) + (from === 0 ? first * 100 : 0);
    if (left === 1) return wide(parts.length);
    const ends = parts.map((_, i) => i + 1).slice(from);
    return Math.min(
      ...ends.map((end) =>
        end === parts.length ? wide(end) : Math.max(wide(end), least(end, left - 1)),
      ),
    );
  };
  return parts.length ? least(0, lines) / 100 : 1;
}
