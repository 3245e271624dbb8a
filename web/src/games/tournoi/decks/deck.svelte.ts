/** A deck under construction: what is chosen, what the server says of it, what this browser keeps. */
import { desk } from '../../../lib/api';
import type { DeckPage, DecksPage, TournoiBuildRequest } from '../../../lib/generated';

export interface Kept {
  name: string;
  code: string;
}

const KEY = 'hedgerow-decks';
const MOST = 50;

/** The decks that a browser keeps; what is not understood is dropped. */
export function readKept(text: string | null): Kept[] {
  let given: unknown;
  try {
    given = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(given)) return [];
  return (given as Partial<Kept>[])
    .filter((one) => typeof one?.name === 'string' && typeof one.code === 'string')
    .map(({ name, code }) => ({ name: name ?? '', code: code ?? '' }))
    .slice(0, MOST);
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

type Check = (request: TournoiBuildRequest) => Promise<DeckPage>;
const check: Check = (request) => desk('tournoi', 'deck-build', request);

export class Builder {
  cards = $state.raw<readonly string[]>([]);
  powers = $state.raw<readonly string[]>([]);
  /** What the server says of the deck as it stands; null until it has spoken. */
  verdict = $state.raw<DeckPage | null>(null);
  failed = $state('');
  kept = $state.raw<readonly Kept[]>(readKept(stored()));
  private asked = 0;

  constructor(
    readonly page: DecksPage,
    private readonly check_: Check = check,
  ) {}

  has(id: string): boolean {
    return this.cards.includes(id) || this.powers.includes(id);
  }

  toggleCard(id: string): void {
    this.cards = toggled(this.cards, id);
    void this.review();
  }

  togglePower(id: string): void {
    this.powers = toggled(this.powers, id);
    void this.review();
  }

  begin(cards: readonly string[], powers: readonly string[] = []): void {
    this.cards = cards;
    this.powers = powers;
    void this.review();
  }

  /** Ask for the rules of the deck as it is now; an answer that is out of date is dropped. `said` stays. */
  async review(said = ''): Promise<void> {
    const number = ++this.asked;
    try {
      const verdict = await this.check_({ cards: [...this.cards], powers: [...this.powers] });
      if (number !== this.asked) return;
      this.verdict = verdict;
      this.failed = said;
    } catch (error) {
      if (number === this.asked) this.failed = (error as Error).message;
    }
  }

  /** Take the deck of a code; a code that is none leaves the deck as it is. */
  async open(code: string): Promise<boolean> {
    const number = ++this.asked;
    try {
      const verdict = await this.check_({ code });
      if (number !== this.asked) return false;
      this.cards = verdict.cards;
      this.powers = verdict.powers;
      this.verdict = verdict;
      this.failed = '';
      return true;
    } catch (error) {
      if (number === this.asked) this.failed = (error as Error).message;
      return false;
    }
  }

  /** Keep the deck under a name, in the place of one of the same name. */
  keep(name: string): void {
    if (!this.verdict) return;
    const others = this.kept.filter((one) => one.name !== name);
    this.write([{ name, code: this.verdict.code }, ...others].slice(0, MOST));
  }

  forget(name: string): void {
    this.write(this.kept.filter((one) => one.name !== name));
  }

  private write(kept: Kept[]): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage the decks last as long as the page.
    }
  }
}

function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}
