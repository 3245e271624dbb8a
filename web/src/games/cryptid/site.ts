/** What Cryptid brings to the site: set-ups to print or to solve, and a phone for each player. */
import type { GameSite, LoadPage } from '../site';

const puzzle: LoadPage = () => import('./puzzle/Puzzle.svelte');

const site: GameSite<'cryptid'> = {
  pages: {
    '/puzzle': puzzle,
    '/puzzle/:code': puzzle,
    '/companion/cryptid': () => import('./companion/Referee.svelte'),
  },
  companion: [
    {
      address: '/puzzle',
      text: 'web-cryptid-companion-setups',
      help: 'web-cryptid-companion-setups-help',
    },
    {
      address: '/companion/cryptid',
      text: 'web-cryptid-companion-title',
      help: 'web-cryptid-companion-help',
    },
  ],
  plain: { first: 'A' },
};
export default site;
