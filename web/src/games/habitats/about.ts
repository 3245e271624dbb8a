/** What a tile does, in words. */
import type { HabitatsFace, HabitatsStanding } from '../../lib/generated';
import { i18n, t } from '../../lib/i18n.svelte';
import { besideOf, key, type Spot } from './model';

export const WANTED = ['grassland', 'forest', 'dryland', 'water', 'flower'] as const;
export type Wanted = (typeof WANTED)[number];

/** What an animal demands: "2 water", "1 grassland". */
export function demandOf(face: HabitatsFace): { what: Wanted; words: string }[] {
  return WANTED.filter((what) => face.demand?.[what]).map((what) => ({
    what,
    words: t(`habitats-demand-${what}`, { count: face.demand?.[what] ?? 0 }),
  }));
}

/** A free cell by its place and by a tile beside it: "1,0, right of the lion". */
export function cellWords(
  tiles: readonly HabitatsStanding[],
  spot: Spot,
  faces: ReadonlyMap<string, HabitatsFace>,
): string {
  const beside = besideOf(tiles, spot);
  if (!beside) return key(spot);
  const face = faces.get(beside.tile);
  // A park has one entrance; the colour it has in the box is not the seat's on the screen.
  return t('web-habitats-cell-beside', {
    at: key(spot),
    side: beside.side,
    kind: face?.kind ?? 'other',
    tile: face?.name[i18n.language] ?? '',
  });
}

/** One sentence about when it scores; `endless` roads keep their whole line empty. */
export function aboutTile(face: HabitatsFace, endless: boolean): string {
  const needs = demandOf(face).map(({ words }) => words);
  if (needs.length) {
    const args = {
      needs: new Intl.ListFormat(i18n.language).format(needs),
      vp: face.vp ?? 0,
    };
    // HAB-39: flowers count by their chains, whatever area they lie in.
    return face.demand?.flower
      ? t('web-habitats-sheet-needs-flowers', args)
      : t('web-habitats-sheet-needs', args);
  }
  switch (face.kind) {
    case 'tower':
      return t(`web-habitats-sheet-tower-${face.tower ?? 'orth'}`, {
        animal: face.animal_vp ?? 0,
        flower: face.flower_vp ?? 0,
      });
    case 'tourist':
      return t(`web-habitats-sheet-tourist-${face.tourist ?? 'BIG'}`);
    case 'road':
      return t('web-habitats-sheet-road', { vp: face.vp ?? 0, endless: endless ? 'yes' : 'no' });
    case 'flower':
      return t('web-habitats-sheet-flower');
    default:
      return t('web-habitats-sheet-entrance');
  }
}

/** A tile's name at the head of a sheet. */
export function capital(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
