/** What Habitats brings to the site: a score sheet for a real table. */
import type { GameSite, LoadPage } from '../site';

const GOAL = 'web-habitats-goal-';

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
  means: { year1: GOAL, year2: GOAL, year3: GOAL, second1: GOAL, second2: GOAL, second3: GOAL },
  plain: {
    first: 'A',
    entrances: 'fixed',
    year1: 'random',
    year2: 'random',
    year3: 'random',
    second1: 'random',
    second2: 'random',
    second3: 'random',
  },
};
export default site;
