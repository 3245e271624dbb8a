import { describe, expect, it } from 'vitest';

import { bytesOf } from './push';

describe('a key', () => {
  it('is read from base64url, with or without its end', () => {
    expect([...bytesOf('-_8')]).toEqual([0xfb, 0xff]);
    expect([...bytesOf('AQIDBA')]).toEqual([1, 2, 3, 4]);
    expect(bytesOf('')).toHaveLength(0);
  });
});
