/** What Earth brings to the site: a score sheet for a real table, and Gaia for a lone player. */
import type { GameSite } from '../site';

const site: GameSite<'earth'> = {
  pages: {
    '/companion/earth': () => import('./companion/Tableaux.svelte'),
    '/companion/earth/own': () => import('./companion/OwnBox.svelte'),
    '/companion/gaia': () => import('./companion/Gaia.svelte'),
  },
  companion: [
    {
      address: '/companion/earth',
      text: 'web-earth-companion-title',
      help: 'web-earth-companion-help',
    },
    { address: '/companion/gaia', text: 'web-earth-solo-title', help: 'web-earth-solo-help' },
    {
      address: '/companion/earth/own',
      text: 'web-earth-companion-own',
      help: 'web-earth-companion-own-help',
    },
  ],
  own: {
    address: '/companion/earth/own',
    files: { 'animals.toml': 'web-earth-own-animals' },
  },
  first: { seats: 2, options: { mode: 'beginner' } },
};
export default site;
