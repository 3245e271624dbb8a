/** Bots to choose from, and the one chosen last, kept in this browser alone. */
import type { BotInfo, GameInfo } from './wire';

const KEY = 'hedgerow-bots';
const LAST = 'last';

/** The bot last played against, by game; `last` is that of any game. */
function kept(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function remember(game: string, bot: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: bot, [LAST]: bot }));
  } catch {
    // Without storage the usual level is offered next time.
  }
}

export function levelsOf(game: GameInfo): BotInfo[] {
  return game.bots.filter((bot) => bot.level);
}

/** The bot of the last game, else the second level: neither a walk-over nor a wall. */
export function usualBot(game: GameInfo): string {
  const levels = levelsOf(game).map((bot) => bot.name);
  const before = kept();
  const own = before[game.id];
  if (game.bots.some((bot) => bot.name === own)) return own as string;
  const last = before[LAST];
  if (levels.includes(last as string)) return last as string;
  return levels[1] ?? levels[0] ?? game.bots.at(-1)?.name ?? 'random';
}

/** For a first game: the bot played against before, else the easiest. */
export function firstBot(game: GameInfo): string {
  return kept()[game.id] ? usualBot(game) : (levelsOf(game)[0]?.name ?? usualBot(game));
}

/** How long a bot thinks, as the id of a message. */
export function pace(bot: BotInfo): string {
  if (bot.ms <= 200) return 'web-level-at-once';
  return bot.ms <= 500 ? 'web-level-soon' : 'web-level-second';
}
