import { describe, expect, it } from 'vitest';

import { shortened } from './pictures';

describe('a shortened drawing', () => {
  const path = (d: string) => shortened(`<path d="${d}"/>`).slice(9, -3);

  it('has coordinates to a tenth', () => {
    expect(path('M63.46 40.84s.94-3.66.6-3.9')).toBe('M63.5 40.8s.9-3.7.6-3.9');
  });

  it('keeps numbers apart that only a point divides', () => {
    expect(path('m1.96.97.04-.04 12.5.55')).toBe('m2 1 0 0 12.5.6');
    expect(path('m1.96.5')).toBe('m2 .5');
  });

  it('leaves colours and turns alone', () => {
    const group = '<g opacity=".255" transform="rotate(12.345)"/>';
    expect(shortened(group)).toBe(group);
  });
});
