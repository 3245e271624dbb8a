/** What Habitats brings to the site: a score sheet for a real table. */
import type { GameSite, LoadPage } from '../site';

const own: LoadPage = () => import('./companion/OwnBox.svelte');

const site: GameSite<'habitats'> = {
  pages: {
    '/companion/habitats': () => import('./companion/ParkSheet.svelte'),
    '/companion/habitats/own': own,
    '/companion/habitats/tiles': own, // its address when there were only tiles
  },
  companion: [
    {
      address: '/companion/habitats',
      text: 'web-habitats-companion-title',
      help: 'web-habitats-companion-help',
    },
    {
      address: '/companion/habitats/own',
      text: 'web-habitats-companion-own',
      help: 'web-habitats-companion-own-help',
    },
  ],
  own: {
    address: '/companion/habitats/own',
    files: {
      'tiles.toml': 'web-habitats-own-tiles',
      'entrances.toml': 'web-habitats-own-entrances',
      'years.toml': 'web-habitats-own-years',
      'market.toml': 'web-habitats-own-market',
    },
  },
  plain: { first: 'A', entrances: 'fixed' },
};
export default site;
