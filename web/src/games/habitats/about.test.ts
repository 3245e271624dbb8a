import { beforeEach, describe, expect, it } from 'vitest';

import en from '../../lib/catalogue/en';
import fr from '../../lib/catalogue/fr';
import type { HabitatsDemand, HabitatsFace } from '../../lib/generated';
import { bundleOf, i18n } from '../../lib/i18n.svelte';
import { aboutTile } from './about';

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
