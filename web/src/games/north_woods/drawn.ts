/** Which cards of a hand have come to it in the present turn, from the story as it arrives. */
import type { GameState } from '..';

type Line = GameState<'north_woods'>['events'][number];

interface Note {
  revision: number;
  /** The card that came; ALL where hands changed hands, null where a turn ended. */
  card: string | null;
}

/** Instead of a card: every card of the hand is another than before. */
const ALL = '*';

export class Drawn {
  private notes: Note[] = [];

  /** Read what a state tells; what it tells anew after `since` replaces what was told before. */
  read({ since, events }: { since: number; events: readonly Line[] }, seat: number): string[] {
    this.notes = this.notes.filter((note) => note.revision <= since);
    for (const { revision, event } of events) {
      const card = event ? cardOf(event, seat) : undefined;
      if (card !== undefined) this.notes.push({ revision, card });
    }
    const last = this.notes.findLastIndex((note) => note.card === null);
    return this.notes.slice(last + 1).map((note) => note.card ?? '');
  }
}

/** What an event brings to a seat's hand, null for an end, undefined for anything else. */
function cardOf(event: NonNullable<Line['event']>, seat: number): string | null | undefined {
  switch (event.event) {
    case 'drew-card':
    case 'took':
    case 'spring-kept':
    case 'fetched':
    case 'named':
      return event.seat === seat ? (event.card ?? undefined) : undefined;
    case 'turn-ended':
      return event.seat === seat ? null : undefined;
    case 'hands-passed':
      return ALL;
    default:
      return undefined;
  }
}

/** The places of the hand where those cards are; of several alike, the last ones. */
export function placesOf(hand: readonly string[], drawn: readonly string[]): Set<number> {
  if (drawn.includes(ALL)) return new Set(hand.keys());
  const found = new Set<number>();
  for (const card of drawn) {
    const at = hand.findLastIndex((id, i) => id === card && !found.has(i));
    if (at >= 0) found.add(at);
  }
  return found;
}
