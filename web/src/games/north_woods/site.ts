/** What North Woods brings to the site: a judge of hunger for a real table. */
import type { GameSite } from '../site';

const site: GameSite<'north_woods'> = {
  pages: {
    '/companion/north-woods': () => import('./companion/Feeding.svelte'),
    '/companion/north-woods/species': () => import('./companion/OwnSpecies.svelte'),
  },
  companion: [
    {
      address: '/companion/north-woods',
      text: 'web-north-woods-companion-title',
      help: 'web-north-woods-companion-help',
    },
    {
      address: '/companion/north-woods/species',
      text: 'web-north-woods-companion-own',
      help: 'web-north-woods-companion-own-help',
    },
  ],
  own: '/companion/north-woods/species',
};
export default site;
