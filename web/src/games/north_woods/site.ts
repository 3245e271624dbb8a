/** What North Woods brings to the site: a judge of hunger for a real table. */
import type { GameSite } from '../site';

const site: GameSite<'north_woods'> = {
  pages: { '/companion/north-woods': () => import('./companion/Feeding.svelte') },
  companion: [
    {
      address: '/companion/north-woods',
      text: 'web-north-woods-companion-title',
      help: 'web-north-woods-companion-help',
    },
  ],
};
export default site;
