import { beforeEach, describe, expect, it } from 'vitest';

import en from '../../lib/catalogue/en';
import fr from '../../lib/catalogue/fr';
import type { HabitatsDemand, HabitatsFace, HabitatsStanding } from '../../lib/generated';
import { bundleOf, i18n } from '../../lib/i18n.svelte';
import { aboutTile, cellWords } from './about';

function about(demand: HabitatsDemand, vp: number): string {
  return aboutTile({ kind: 'animal', demand, vp } as HabitatsFace, false);
}

describe('what an animal needs', () => {
  beforeEach(() => {
    i18n.bundle = bundleOf('en', en);
    i18n.language = 'en';
  });

  it('is counted in areas where it is land', () => {
    expect(about({ water: 2 }, 2)).toBe('Needs 2 water in areas next to it, then scores 2 points.');
  });

  it('is counted in chains, not in areas, where it is flowers (HAB-39)', () => {
    const said = about({ flower: 3 }, 4);
    expect(said).toContain('Needs 3 flowers, then scores 4 points.');
    expect(said).toContain('joined to one of these side to side');
    expect(said).not.toContain('area');
    i18n.bundle = bundleOf('fr', fr);
    i18n.language = 'fr';
    expect(about({ flower: 1 }, 2)).toContain('s’enchaînent');
    expect(about({ flower: 1 }, 2)).not.toContain('zone');
  });
});

describe('a free cell in words', () => {
  const tiles = [
    { tile: 'entrance-red', x: 0, y: 0 },
    { tile: 'zebra', x: 1, y: 0 },
  ] as HabitatsStanding[];
  const named = { 'entrance-red': ['red entrance', 'entrée rouge'], zebra: ['zebra', 'zèbre'] };
  const faces = new Map(
    Object.entries(named).map(([tile, [en, fr]]) => {
      const kind = tile === 'zebra' ? 'animal' : 'entrance';
      return [tile, { tile, kind, name: { en, fr } } as HabitatsFace];
    }),
  );
  const told = (x: number, y: number) => cellWords(tiles, { x, y }, faces);

  it('lies beside the entrance, whose colour in the box is not seen, or a named tile', () => {
    i18n.bundle = bundleOf('en', en);
    i18n.language = 'en';
    expect([told(0, 1), told(2, 0)]).toEqual([
      '0,1, above the entrance',
      '2,0, right of the zebra',
    ]);
    i18n.bundle = bundleOf('fr', fr);
    i18n.language = 'fr';
    expect([told(0, 1), told(2, 0)]).toEqual([
      '0,1, au-dessus de l’entrée',
      '2,0, à droite de «\u00a0zèbre\u00a0»',
    ]);
  });
});
