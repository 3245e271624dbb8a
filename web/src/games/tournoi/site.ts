/** What Le Tournoi brings to the site: decks to build, characteristics of one's own. */
import type { GameSite, LoadPage } from '../site';

const decks: LoadPage = () => import('./decks/Decks.svelte');
const cards: LoadPage = () => import('./decks/Cards.svelte');

const site: GameSite<'tournoi'> = {
  pages: { '/decks': decks, '/decks/:code': decks, '/cards': cards },
  links: [{ address: '/decks', text: 'web-tournoi-decks-title' }],
  makes: {
    decks: { address: '/decks', text: 'web-tournoi-decks-build' },
    set: { address: '/cards', text: 'web-tournoi-own-build' },
  },
};
export default site;
