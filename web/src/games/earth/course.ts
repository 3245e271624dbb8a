/** What follows a choice without another click: moves that belong together, and those that go by themselves. */
import { automatic, idle, offered, type Frame, type Move, type Rest, type Run } from './model';

/** Paying comes between a card and its cell: meanwhile the cell is not forgotten. */
const PAYMENTS: readonly Move['do'][] = ['pay', 'remove', 'compost'];
const ASKING: readonly Frame['type'][] = ['paying', 'owing'];

export interface Now {
  /** Of the present question, -1 without one. */
  answers: number;
  /** How many moves the seat has made; less than before means that one was taken back. */
  made: number;
  moves: readonly Move[];
  stack: readonly Frame[];
  /** What is asked about costs nothing. */
  free: boolean;
  /** What is asked about would be paid for nothing. */
  full: boolean;
}

export interface Step {
  move: Move;
  /** Not one of the moves that the person asked for. */
  alone: boolean;
  /** Nothing to look at: there was nothing else to do. */
  idle?: boolean;
}

export class Course {
  private wishes: Move[] = [];
  private sent = -1;
  private made = 0;
  /** After something was taken back nothing goes by itself until the person has moved. */
  private held = false;
  private rest: Rest = null;
  private filling = false;

  /** A person's choice of moves that follow one another: the one to make now, if any. */
  begin(answers: number, moves: readonly Move[]): Move | null {
    this.held = false;
    if (this.sent === answers) {
      this.wishes.push(...moves);
      return null;
    }
    const [first, ...others] = moves;
    const kept =
      first && PAYMENTS.includes(first.do) ? this.wishes.filter((wish) => wish.do === 'site') : [];
    this.wishes = [...others, ...kept];
    if (first) this.sent = answers;
    return first ?? null;
  }

  /** Say what becomes of all the abilities that are left. */
  all(rest: Rest): void {
    this.held = false;
    this.rest = rest;
  }

  /** Let the pieces that are left go where they may. */
  fill(): void {
    this.held = false;
    this.filling = true;
  }

  /** A move was made without a choice. */
  went(answers: number): void {
    this.sent = answers;
  }

  /** The table did not take what was sent: the question stands. */
  failed(answers: number): void {
    if (this.sent !== answers) return;
    this.sent = -1;
    this.wishes = [];
  }

  /** What is made now without another click; null where the person is asked. */
  next(now: Now, run: Run, pausing: boolean): Step | null {
    if (now.made < this.made) {
      this.held = true;
      this.sent = -1;
      this.stop();
    }
    this.made = now.made;
    const frame = now.stack.at(-1) ?? null;
    if (!now.stack.some((one) => one.type === 'activation')) this.rest = null;
    if (frame?.type !== 'placing') this.filling = false;
    if (!now.moves.length || this.sent === now.answers) return null;

    const wish = this.wishes[0];
    if (wish) {
      const move = offered(now.moves, wish);
      if (!move && wish.do === 'site' && frame && ASKING.includes(frame.type)) return null;
      this.wishes = move ? this.wishes.slice(1) : [];
      if (move) return this.send(now, move, false);
    }
    if (this.filling) {
      const puts = now.moves.filter((move) => move.do === 'put');
      if (puts[0]) return this.send(now, puts[0], false);
    }
    if (this.held) return null;
    // Who wants to use all that is left does not mean to pay for nothing.
    if (now.full && this.rest === 'use') return null;
    const move = automatic(now.moves, frame, run, this.rest, now.free, pausing);
    return move && { move, alone: true, ...(idle(now.moves) && { idle: true }) };
  }

  private send(now: Now, move: Move, alone: boolean): Step {
    this.sent = now.answers;
    return { move, alone };
  }

  private stop(): void {
    this.wishes = [];
    this.rest = null;
    this.filling = false;
  }
}
