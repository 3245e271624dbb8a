/** Tables with sensible defaults: one click to the board. */
import { api } from './api';
import { remember, usualBot } from './levels';
import { router } from './router.svelte';
import type { GameInfo, SeatWish } from './wire';

const USUAL = 4;

/** As many seats as people usually play with. */
export function usualSeats(game: GameInfo): number {
  return game.seats.includes(USUAL) ? USUAL : Math.max(...game.seats);
}

/** Me and bots, started at once. */
export async function playNow(game: GameInfo): Promise<void> {
  const bot = usualBot(game);
  const seats: SeatWish[] = Array.from({ length: usualSeats(game) }, (_, seat) =>
    seat === 0 ? { kind: 'me' } : { kind: 'bot', bot },
  );
  const table = await api.create({
    game: game.id,
    seats,
    start: true,
  });
  remember(game.id, bot);
  router.go(`/table/${table.id}`);
}
