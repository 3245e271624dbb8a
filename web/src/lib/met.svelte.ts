/** Which games this browser has met: the first visit begins with what a game is about. */
const KEY = 'hedgerow-met';

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

class Met {
  private games = $state.raw<readonly string[]>(read());

  has(game: string): boolean {
    return this.games.includes(game);
  }

  add(game: string): void {
    if (this.has(game)) return;
    this.games = [...this.games, game];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.games));
    } catch {
      // Storage is switched off: it is remembered for this visit.
    }
  }
}

export const met = new Met();
