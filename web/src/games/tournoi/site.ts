/** What Le Tournoi brings to the site: decks, characteristics of one's own, a referee for a real table. */
import type { GameSite, LoadPage } from '../site';

const decks: LoadPage = () => import('./decks/Decks.svelte');
const cards: LoadPage = () => import('./decks/Cards.svelte');

const site: GameSite<'tournoi'> = {
  pages: {
    '/decks': decks,
    '/decks/:code': decks,
    '/cards': cards,
    '/companion/tournoi': () => import('./companion/Referee.svelte'),
    '/companion/tournoi/own': () => import('./companion/OwnBox.svelte'),
  },
  links: [{ address: '/decks', text: 'web-tournoi-decks-title' }],
  companion: [
    {
      address: '/companion/tournoi',
      text: 'web-tournoi-companion-title',
      help: 'web-tournoi-companion-help',
    },
    { address: '/decks', text: 'web-tournoi-decks-title', help: 'web-tournoi-companion-decks' },
    {
      address: '/companion/tournoi/own',
      text: 'web-tournoi-companion-own',
      help: 'web-tournoi-companion-own-help',
    },
  ],
  own: {
    address: '/companion/tournoi/own',
    files: { 'powers.toml': 'web-tournoi-own-powers', 'tokens.toml': 'web-tournoi-own-tokens' },
  },
  makes: {
    decks: { address: '/decks', text: 'web-tournoi-decks-build' },
    set: { address: '/cards', text: 'web-tournoi-own-build' },
  },
};
export default site;
