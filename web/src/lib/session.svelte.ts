/** A table as one seat (or a spectator) lives it: the newest state, the story, what is on its way. */
import { Pacer } from './motion/pace';
import { witness } from './proof';
import type { AnyAids } from './generated';
import { Socket, type Status, type Wire } from './socket';
import type {
  ChatLine,
  Choice,
  HintPage,
  Incoming,
  Message,
  Move,
  Outgoing,
  Question,
  StateMessage,
  StoryLine,
  TableInfo,
} from './wire';

export interface Refusal {
  message: Message;
  /** The number of the rule that forbids it, "" where no rule is behind. */
  rule: string;
}

/** A play that is not acknowledged yet; it is sent again after a lost connection. */
interface Pending {
  id: number;
  answers: number;
  move: Move;
  /** On which connection it was last sent. */
  sent: number;
}

/** How long it waits, in milliseconds, before it asks again for what was refused; twice as long each time. */
const PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** What the server says to a wish for a hint about a question that is answered by now. */
const HINT_TOO_LATE = 'error-hints-unasked';

export interface Hooks {
  refused(refusal: Refusal): void;
  /** The story went on while we were there. */
  told(lines: readonly StoryLine[]): void;
  lost(): void;
  /** It does not come back: perhaps the seat is not ours any more. */
  failing(): void;
  reminded(minutes: number): void;
}

/** Which question it is. While a seat is not asked it may be offered something, and that changes. */
export function keyOf(question: Question | null | undefined): string {
  if (!question) return '';
  return `${question.answers}/${question.optional ? 'may' : 'must'}/${question.moves.length}`;
}

/** The story with a state's part of it in place; what a taken-back move had told is dropped. */
export function merged(log: readonly StoryLine[], state: StateMessage): StoryLine[] {
  return [...log.filter((line) => line.revision <= state.since), ...state.events];
}

export class Session {
  state = $state.raw<StateMessage | null>(null);
  table = $state.raw<TableInfo | null>(null);
  log = $state.raw<readonly StoryLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  aids = $state.raw<AnyAids | null>(null);
  choices = $state.raw<{ answers: number; moves: readonly Choice[] } | null>(null);
  /** What a strong player would do about the present question, once somebody asked. */
  hints = $state.raw<{ answers: number; settled: boolean; page: HintPage } | null>(null);
  /** Whether a hint is on its way. */
  hinting = $state(false);
  /** Since when it has been waited for, in the browser's milliseconds. */
  hintsAsked = $state(0);
  /** Whether the last one failed; it is not asked for again without a person's wish. */
  hintsFailed = $state(false);
  status = $state<Status>('connecting');
  /** Whether a move is on its way. */
  sending = $state(false);
  /** How many of our moves the table has not taken. */
  refused = $state(0);
  /** How many moves of others have come and are still to be shown. */
  behind = $state(0);

  private readonly socket: Socket;
  private readonly pacer: Pacer<StateMessage>;
  /** The newest state that has come; the one on show may be older. */
  private newest: StateMessage | null = null;
  private pending: Pending | null = null;
  private next = 1;
  private connection = 0;
  private wantsAids = false;
  private hintId = 0;
  /** Moves that follow each other without a question to the person. */
  private plan: { from: number; to: number; left: readonly Move[] } | null = null;
  /** Down to how many moves of ours are taken back. */
  private undoing: number | null = null;
  /** For which question words were asked, and on which connection. */
  private wordsAsked: { key: string; sent: number } | null = null;
  /** From which revision on the story was asked for that has not come yet. */
  private missing: number | null = null;
  /** Runs while something that was refused waits to be asked for again. */
  private again: ReturnType<typeof setTimeout> | undefined;
  private pause = PAUSE;

  constructor(
    url: string,
    private readonly hooks: Hooks,
    dial?: (url: string) => Wire,
    /** Milliseconds between two moves of others. */
    gap: () => number = () => 0,
  ) {
    this.pacer = new Pacer((state, behind) => {
      this.behind = behind;
      this.show(state);
    }, gap);
    this.socket = new Socket(
      url,
      {
        opened: () => this.opened(),
        received: (message) => this.received(message),
        changed: (status) => (this.status = status),
        refused: () => this.hooks.lost(),
        failing: () => this.hooks.failing(),
      },
      dial,
    );
  }

  get question(): Question | null {
    return this.state?.decisions[0] ?? null;
  }

  /** Make a move of the present decision. */
  play(move: Move): void {
    const question = this.question;
    if (!question || this.pending) return;
    this.pending = { id: this.next++, answers: question.answers, move, sent: 0 };
    this.sending = true;
    this.sendPending();
  }

  /** Make several moves of ours, as long as each is offered; one undo takes them all back. */
  playAll(moves: readonly Move[]): void {
    const [first, ...left] = moves;
    const made = this.state?.made;
    if (first === undefined || made === undefined || this.pending || !this.offers(first)) return;
    this.play(first);
    this.plan = { from: made, to: made + 1, left };
  }

  private offers(move: Move): boolean {
    const wanted = JSON.stringify(move);
    return this.question?.moves.some((each) => JSON.stringify(each) === wanted) ?? false;
  }

  undo(): void {
    if (!this.state?.can_undo) return;
    const { plan } = this;
    this.undoing = plan && this.state.made === plan.to ? plan.from : null;
    this.plan = null;
    this.send({ do: 'undo', id: this.next++ });
  }

  /** Ask what a strong player would do; the answer comes twice, the second one is better. */
  askHints(): void {
    if (!this.question || this.hints || this.hinting || this.hintsFailed) return;
    this.hintId = this.next++;
    this.hintsAsked = Date.now();
    this.hinting = this.send({ do: 'hints', id: this.hintId });
  }

  /** Once more, after it failed. */
  askHintsAgain(): void {
    this.hintsFailed = false;
    this.askHints();
  }

  /** Agree to hints at a table among people, or not. */
  agree(yes: boolean): void {
    this.send({ do: 'agree', id: this.next++, yes });
  }

  say(text: string): void {
    this.send({ do: 'chat', id: this.next++, text });
  }

  contribute(text: string): void {
    this.send({ do: 'contribute', text });
  }

  /** Words for a long list of choices, asked for only when somebody looks at it. */
  askChoices(): void {
    const question = this.question;
    if (!question || question.words || this.choices) return;
    if (this.wordsAsked?.key === keyOf(question)) return;
    const sent = this.send({ do: 'choices' }) ? this.connection : 0;
    this.wordsAsked = { key: keyOf(question), sent };
  }

  /** From now on, what the server works out for this seat comes with every state. */
  wantAids(wanted: boolean): void {
    if (wanted && !this.wantsAids && this.state) this.send({ do: 'aids' });
    this.wantsAids = wanted;
    if (!wanted) this.aids = null;
  }

  hurry(): void {
    this.socket.hurry();
  }

  /** Show at once what others have done meanwhile. */
  skip(): void {
    this.pacer.skip();
  }

  close(): void {
    clearTimeout(this.again);
    this.pacer.close();
    this.socket.close();
  }

  private send(message: Incoming): boolean {
    return this.socket.send(message);
  }

  private opened(): void {
    this.connection += 1;
    this.catchUp(this.newest?.revision ?? 0);
  }

  /** Ask for all that happened since. */
  private catchUp(since: number): void {
    this.missing = since;
    this.send({ do: 'resync', since });
  }

  private sendPending(): void {
    const pending = this.pending;
    if (!pending) return;
    const { id, answers, move } = pending;
    if (this.send({ do: 'play', id, answers, move })) pending.sent = this.connection;
  }

  private received(message: Outgoing): void {
    switch (message.type) {
      case 'state':
        return this.see(message);
      case 'ack':
        return this.settle(message.id);
      case 'refused':
        this.decline(message.id);
        return this.hooks.refused({ message: message.message, rule: message.rule });
      case 'choices':
        if (
          message.answers === this.question?.answers &&
          message.moves.length === this.question.moves.length
        ) {
          this.choices = message;
        }
        return;
      case 'aids':
        this.aids = message.aids;
        this.pause = PAUSE;
        return;
      case 'hints':
        if (message.answers === this.question?.answers) this.hints = message;
        this.hinting = !message.settled;
        return;
      case 'table':
        this.table = message;
        witness(message);
        return;
      case 'chat':
        this.chat = [...this.chat.slice(-199), message];
        return;
      case 'reminder':
        return this.hooks.reminded(message.minutes);
      case 'error':
        if (message.id !== null) this.decline(message.id);
        else if (message.message.id === 'error-rate' && this.askLater()) return;
        // The answer crossed the wish: by the person, or by the board where there was no choice.
        if (message.message.id === HINT_TOO_LATE) return;
        if (message.id === this.hintId) {
          this.hinting = false;
          this.hintsFailed = true;
        }
        return this.hooks.refused({ message: message.message, rule: '' });
      case 'pong':
        return;
    }
  }

  private see(state: StateMessage): void {
    const last = this.newest;
    this.newest = state;
    if (this.missing !== null && state.since <= this.missing) this.missing = null;
    if (last !== null && state.since > last.revision) {
      // Something between was missed: show the position, and ask for the story of it.
      this.catchUp(last.revision);
    }
    this.resume(state);
    // Only moves of others that follow what we saw are worth waiting for.
    const ours = last === null || state.made !== last.made || state.since < last.revision;
    this.pacer.take(
      state,
      state.decisions.some((question) => !question.optional),
    );
    if (ours) this.pacer.skip();
    else this.behind = this.pacer.behind;
  }

  private show(state: StateMessage): void {
    const before = this.state?.revision ?? null;
    const known = new Set(this.log.map((line) => line.revision));
    this.log = merged(this.log, state);
    const asked = keyOf(this.question);
    this.state = state;
    if (keyOf(this.question) !== asked) {
      this.choices = null;
      this.hints = null;
      this.hinting = this.hintsFailed = false;
    }
    this.goOn(state);
    const words = this.wordsAsked;
    if (words && words.key !== keyOf(this.question)) this.wordsAsked = null;
    else if (words && !this.choices && words.sent !== this.connection) {
      this.wordsAsked = null;
      this.askChoices();
    }
    if (before === state.revision) return;
    if (this.wantsAids) this.send({ do: 'aids' });
    // The story so far is not news; only what happens while we watch is told.
    if (before !== null) this.hooks.told(state.events.filter((line) => !known.has(line.revision)));
  }

  /** The next move of a plan, or the next one to take back. */
  private goOn(state: StateMessage): void {
    const { plan } = this;
    if (this.undoing !== null) {
      if (state.made > this.undoing && state.can_undo) this.send({ do: 'undo', id: this.next++ });
      else this.undoing = null;
    } else if (plan && state.made >= plan.to) {
      if (state.made > plan.to) this.plan = null;
      const [next, ...left] = plan.left;
      if (next === undefined || state.made !== plan.to) return;
      if (!this.offers(next)) {
        plan.left = [];
        return;
      }
      this.plan = { from: plan.from, to: plan.to + 1, left };
      this.play(next);
    }
  }

  /**
   * The server heard too much at once, and does not say which message it left out. What nobody has
   * to ask for is asked for again after a pause, without a word to the person.
   */
  private askLater(): boolean {
    const waits = this.missing !== null || this.wantsAids || this.wordsAsked || this.pending;
    if (!waits) return false;
    if (this.again !== undefined) return true;
    this.again = setTimeout(() => this.askAgain(), this.pause);
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
    return true;
  }

  private askAgain(): void {
    this.again = undefined;
    if (this.missing !== null) this.catchUp(this.missing);
    this.sendPending();
    if (this.wantsAids) this.send({ do: 'aids' });
    if (this.wordsAsked && !this.choices) {
      this.wordsAsked = null;
      this.askChoices();
    }
  }

  /** After a lost connection: send the same play again, unless it had arrived. */
  private resume(state: StateMessage): void {
    const pending = this.pending;
    if (!pending) return;
    if (state.made > pending.answers) this.settle(pending.id);
    else if (pending.sent !== this.connection) this.sendPending();
  }

  private decline(id: number): void {
    if (this.pending?.id === id) this.refused += 1;
    this.settle(id);
  }

  private settle(id: number): void {
    if (this.pending?.id !== id) return;
    this.pending = null;
    this.sending = false;
  }
}
