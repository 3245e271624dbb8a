/** What North Woods brings to the site: a judge of hunger for a real table. */
import type { GameSite, LoadPage } from '../site';

const own: LoadPage = () => import('./companion/OwnBox.svelte');

const site: GameSite<'north_woods'> = {
  pages: {
    '/companion/north-woods': () => import('./companion/Feeding.svelte'),
    '/companion/north-woods/own': own,
    '/companion/north-woods/species': own, // its address when there were only species
  },
  companion: [
    {
      address: '/companion/north-woods',
      text: 'web-north-woods-companion-title',
      help: 'web-north-woods-companion-help',
    },
    {
      address: '/companion/north-woods/own',
      text: 'web-north-woods-companion-own',
      help: 'web-north-woods-companion-own-help',
    },
  ],
  own: {
    address: '/companion/north-woods/own',
    files: {
      'species.toml': 'web-north-woods-own-species',
      'resources.toml': 'web-north-woods-own-resources',
      'events.toml': 'web-north-woods-own-events',
    },
  },
};
export default site;
