/** Which cubes and discs lie where on the map. */
import type { CryptidEvent, CryptidView } from '../../lib/generated';
import type { Piece } from '../../lib/motion/pieces';

export function tokenId(kind: 'cube' | 'disc', researcher: number): string {
  return `${kind}-${researcher}`;
}

export function piecesOf(view: CryptidView): Piece[] {
  const pieces: Piece[] = [];
  const lay = (kind: 'cube' | 'disc', all: readonly (readonly number[])[]) =>
    all.forEach((hexes, researcher) => {
      const from = `seat:${researcher % view.seats}`;
      for (const hex of hexes)
        pieces.push({ id: tokenId(kind, researcher), at: `hex:${hex}`, from });
    });
  lay('cube', view.cubes);
  lay('disc', view.discs);
  return pieces;
}

/** The hex that an event is about. */
export function placesOf(event: CryptidEvent): string[] {
  return 'hex' in event ? [`[data-hex="${event.hex}"]`] : [];
}
