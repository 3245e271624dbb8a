import { describe, expect, it } from 'vitest';

import en from '../lib/catalogue/en';
import { madeAt } from '../lib/options';
import { match } from '../lib/router.svelte';
import { SITES, siteOf, type Link } from './site';

describe('a game’s own pages', () => {
  it('have the addresses that people know', () => {
    for (const address of ['/puzzle', '/puzzle/ABC', '/decks', '/decks/ABC', '/cards']) {
      expect(typeof match(address).page, address).toBe('function');
    }
    expect(match('/puzzle/ABC').params).toEqual({ code: 'ABC' });
    expect(match('/decks/A%20B').params).toEqual({ code: 'A B' });
  });

  it('take no address from another page', () => {
    const addresses = SITES.flatMap((site) => Object.keys(site.pages ?? {}));
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(typeof match(address).page).toBe('function');
  });
});

describe('a link of a game', () => {
  it('leads to a page and has a text', () => {
    const links = SITES.flatMap((site) => {
      const makes: Record<string, Link | undefined> = site.makes ?? {};
      return [...(site.links ?? []), ...Object.values(makes)].filter((link) => link !== undefined);
    });
    expect(links.length).toBeGreaterThan(0);
    for (const { address, text } of links) {
      expect(match(address).page).not.toBe('NotFound');
      expect(en.join('\n')).toMatch(new RegExp(`^${text} =`, 'm'));
    }
  });

  it('stands beside the option that it makes, and no other', () => {
    expect(madeAt('tournoi', 'decks')?.address).toBe('/decks');
    expect(madeAt('tournoi', 'bonus')).toBe(null);
    expect(madeAt('nothing', 'decks')).toBe(null);
    expect(siteOf('nothing')).toBe(null);
  });
});
