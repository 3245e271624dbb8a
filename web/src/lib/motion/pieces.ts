/** What lies where in a view, and what has moved between two views. */

/** A component of the box (a tile, a card, a cube) and the place where it lies. */
export interface Piece {
  /** The component. Several pieces may be alike: then any of them may be the one that moved. */
  id: string;
  /** The place: `market:3`, or `island:1/5` for the cell 5 of the place `island:1`. */
  at: string;
  /** Where it comes from when it has lain nowhere before, such as the deck. */
  from?: string;
  /** Its move says nothing of its own, so it is not marked. */
  unmarked?: boolean;
  /** Its name, for where no picture of it is in sight. */
  label?: string;
  /** How it looks where no picture of it is in sight: `flight-<look>` is its class. */
  look?: string;
}

export interface Travel {
  id: string;
  /** Where it lay; null where nothing is known of it. */
  from: string | null;
  to: string;
  label: string;
  unmarked: boolean;
  look: string;
}

/** How a board marks the element of a piece: `data-piece={pieceKey(id, at)}`. */
export function pieceKey(id: string, at: string): string {
  return `${id}@${at}`;
}

/** The pieces that lie elsewhere now, and those that have come; what has only gone is not among them. */
export function travelled(before: readonly Piece[], after: readonly Piece[]): Travel[] {
  const stayed = new Map<string, number>();
  for (const { id, at } of before) count(stayed, pieceKey(id, at), 1);
  const come: Piece[] = [];
  for (const piece of after) {
    const key = pieceKey(piece.id, piece.at);
    if (stayed.get(key)) count(stayed, key, -1);
    else come.push(piece);
  }
  const gone = new Map<string, string[]>();
  for (const { id, at } of before) {
    const key = pieceKey(id, at);
    if (!stayed.get(key)) continue;
    count(stayed, key, -1);
    gone.set(id, [...(gone.get(id) ?? []), at]);
  }
  return come.map(({ id, at, from, label, unmarked, look }) => ({
    id,
    from: gone.get(id)?.shift() ?? from ?? null,
    to: at,
    label: label ?? '',
    unmarked: unmarked ?? false,
    look: look ?? '',
  }));
}

function count(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
