/** What Earth brings to the site: a score sheet for a real table, and Gaia for a lone player. */
import type { GameSite } from '../site';

const site: GameSite<'earth'> = {
  pages: {
    '/companion/earth': () => import('./companion/Tableaux.svelte'),
    '/companion/gaia': () => import('./companion/Gaia.svelte'),
  },
  companion: [
    {
      address: '/companion/earth',
      text: 'web-earth-companion-title',
      help: 'web-earth-companion-help',
    },
    { address: '/companion/gaia', text: 'web-earth-solo-title', help: 'web-earth-solo-help' },
  ],
  first: { seats: 2, options: { mode: 'beginner' } },
};
export default site;
