/** What Cryptid brings to the site: set-ups to print or to solve. */
import type { GameSite, LoadPage } from '../site';

const puzzle: LoadPage = () => import('./puzzle/Puzzle.svelte');

const site: GameSite<'cryptid'> = {
  pages: { '/puzzle': puzzle, '/puzzle/:code': puzzle },
  plain: { first: 'A' },
};
export default site;
