/** The new-table page's memory: slots, options and what to send. */
import { takeDraft, type Kept } from './drafts';
import { usualBot } from './levels';
import { choicesOf, chosen, type Value } from './options';
import { takePreset } from './presets';
import { usualSeats } from './start';
import type { GameInfo, NewTable, OptionInfo, WishKind } from './wire';

export interface Slot {
  key: number;
  kind: WishKind;
  bot: string;
  name: string;
}

export class Draft {
  slots = $state<Slot[]>([]);
  values = $state<Record<string, Value>>({});
  spectators = $state(true);
  chat = $state(false);
  reminder = $state<number | null>(null);
  /** Whether to play with what this device has of the owner's printed components. */
  own = $state(true);
  /** What it has, once the server finds no mistake in it. */
  entries = $state.raw<NonNullable<NewTable['own']>>({});
  private next = 0;

  constructor(readonly game: GameInfo) {
    const before = takeDraft(game.id);
    const preset = { ...before?.values, ...takePreset(game.id) };
    for (const option of game.options) {
      this.values[option.name] = preset[option.name] ?? option.default;
    }
    if (before && this.counts.includes(before.slots.length)) this.resume(before);
    else for (let seat = 0; seat < usualSeats(game); seat++) this.add(seat === 0 ? 'me' : 'bot');
  }

  private resume(before: Kept): void {
    const known = this.game.bots.map((bot) => bot.name);
    for (const { kind, bot, name } of before.slots) {
      this.add(kind);
      const slot = this.slots.at(-1);
      if (slot) Object.assign(slot, known.includes(bot) ? { bot, name } : { name });
    }
    this.spectators = before.spectators;
    this.chat = before.chat;
    this.reminder = before.reminder;
  }

  /** What to remember of it where no table is made. */
  get kept(): Kept {
    return {
      slots: this.slots.map(({ kind, bot, name }) => ({ kind, bot, name })),
      values: { ...this.values },
      spectators: this.spectators,
      chat: this.chat,
      reminder: this.reminder,
    };
  }

  /** Every seat count that can be played, the variants too. */
  get counts(): number[] {
    return [...this.game.seats, ...this.game.variant_seats];
  }

  get most(): number {
    return Math.max(...this.counts);
  }

  get least(): number {
    return Math.min(...this.counts);
  }

  /** What an option is set to, or its default where that choice is not there any more. */
  value(option: OptionInfo): Value {
    const value = this.values[option.name] ?? option.default;
    const possible = choicesOf(option, this.values, this.slots.length);
    return option.kind === 'choice' && !possible.includes(String(value)) ? option.default : value;
  }

  add(kind: WishKind = 'bot'): void {
    this.slots.push({ key: this.next++, kind, bot: usualBot(this.game), name: '' });
  }

  /** Every bot plays as this one does. */
  level(slot: Slot): void {
    for (const other of this.slots) other.bot = slot.bot;
  }

  remove(slot: Slot): void {
    this.slots = this.slots.filter((other) => other.key !== slot.key);
  }

  /** A person sits on one seat; who shares the screen has a seat of that kind. */
  become(slot: Slot, kind: WishKind): void {
    if (kind === 'me') {
      for (const other of this.slots) if (other.kind === 'me') other.kind = 'bot';
    }
    slot.kind = kind;
  }

  /** Whether the options are those of a preset. */
  follows(preset: Record<string, Value>): boolean {
    return Object.entries(preset).every(([name, value]) => this.values[name] === value);
  }

  count(kind: WishKind): number {
    return this.slots.filter((slot) => slot.kind === kind).length;
  }

  /** Friends are waited for in the lobby; without any the game begins at once. */
  get atOnce(): boolean {
    return this.count('friend') === 0;
  }

  /** How many components were entered. */
  get entered(): number {
    return Object.values(this.entries).reduce((sum, rows) => sum + Object.keys(rows).length, 0);
  }

  get playsOwn(): boolean {
    return this.own && this.entered > 0;
  }

  request(): NewTable {
    return {
      game: this.game.id,
      options: chosen(this.game.options, { ...this.values }, this.slots.length),
      seats: this.slots.map(({ kind, bot, name }) => ({
        kind,
        ...(kind === 'bot' && { bot }),
        ...(name.trim() && { name: name.trim() }),
      })),
      spectators: this.spectators,
      chat: this.chat,
      reminder_minutes: this.reminder,
      start: this.atOnce,
      ...(this.playsOwn && { own: this.entries }),
    };
  }
}
