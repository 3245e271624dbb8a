/** Addresses and pages: plain links, real history, no library. */
import { PAGES, type LoadPage } from '../games/site';

export interface Route {
  /** A file of pages/, or what loads a game's own page. */
  page: string | LoadPage;
  params: Record<string, string>;
}

const ROUTES: readonly [pattern: string, page: Route['page']][] = [
  ['/', 'Home'],
  ['/games', 'MyGames'],
  ['/new/:game', 'NewTable'],
  ['/table/:id', 'Table'],
  ['/watch/:code', 'Watch'],
  ['/join', 'Join'],
  ['/join/:code', 'Join'],
  ['/confirm/:token', 'Confirm'],
  ['/unsubscribe/:token', 'Unsubscribe'],
  ['/replay/:id', 'Replay'],
  ['/replay/:id/mistakes/:seat', 'Mistakes'],
  ['/review/:id', 'Review'],
  ['/learn', 'Learn'],
  ['/learn/:game', 'Lesson'],
  ['/rules/:game', 'Rules'],
  ['/companion', 'Companion'],
  ['/companion/helpers', 'Helpers'],
  ['/puzzles', 'Puzzles'],
  ['/puzzles/:day', 'Puzzles'],
  ['/puzzles/:game/:code', 'PuzzlesPlay'],
  ['/help', 'How'],
  ['/credits', 'About'],
  ...PAGES,
];

/** The page of an address; every unknown one is the page that says so. */
export function match(path: string): Route {
  const parts = path.replace(/\/+$/, '').split('/');
  for (const [pattern, page] of ROUTES) {
    const wanted = pattern.replace(/\/+$/, '').split('/');
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((piece, i) => {
      const part = parts[i] ?? '';
      if (!piece.startsWith(':')) return piece === part;
      params[piece.slice(1)] = decode(part);
      return part !== '';
    });
    if (fits) return { page, params };
  }
  return { page: 'NotFound', params: {} };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state('/');
  search = $state('');
  route = $derived(match(this.path));

  start(): void {
    this.read();
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.read();
    scrollTo(0, 0);
  }

  /** Change what the address asks for, and stay where one is. */
  stay(search: string): void {
    history.replaceState(null, '', location.pathname + search);
    this.search = search;
  }

  private read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
