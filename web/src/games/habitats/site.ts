/** What Habitats brings to the site: a score sheet for a real table. */
import type { GameSite } from '../site';

const site: GameSite<'habitats'> = {
  pages: {
    '/companion/habitats': () => import('./companion/ParkSheet.svelte'),
    '/companion/habitats/tiles': () => import('./companion/OwnTiles.svelte'),
  },
  companion: [
    {
      address: '/companion/habitats',
      text: 'web-habitats-companion-title',
      help: 'web-habitats-companion-help',
    },
    {
      address: '/companion/habitats/tiles',
      text: 'web-habitats-companion-own',
      help: 'web-habitats-companion-own-help',
    },
  ],
  own: '/companion/habitats/tiles',
  plain: { first: 'A', entrances: 'fixed' },
};
export default site;
