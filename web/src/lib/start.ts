/** Tables with sensible defaults: one click to the board. */
import { api } from './api';
import { remember, usualBot } from './levels';
import type { Value } from './options';
import { router } from './router.svelte';
import { siteOf } from '../games/site';
import type { GameInfo, SeatWish } from './wire';

const USUAL = 4;

/** As many seats as people usually play with. */
export function usualSeats(game: GameInfo): number {
  return game.seats.includes(USUAL) ? USUAL : Math.max(...game.seats);
}

/** Me and bots, started at once, in the form that the game is best met in. */
export async function playNow(game: GameInfo, bot = usualBot(game)): Promise<void> {
  const first = siteOf(game.id)?.first;
  const count = first?.seats ?? usualSeats(game);
  const seats: SeatWish[] = Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: 'me' } : { kind: 'bot', bot },
  );
  const table = await api.create({
    game: game.id,
    seats,
    ...(first?.options && { options: first.options as Record<string, Value> }),
    start: true,
  });
  remember(game.id, bot);
  router.go(`/table/${table.id}`);
}
