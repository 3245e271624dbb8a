/** A step of a lesson as it is played: the server judges, nothing is kept there. */
import { api } from '../lib/api';
import type { Choice, LessonAnswer, LessonPage, Move, Question, StateMessage } from '../lib/wire';

/** How long something that is shown stays before the next. */
const LOOK = 1600;

type Ask = typeof api.lesson;

export class Learning {
  page = $state.raw<LessonPage | null>(null);
  /** What the last answer was told, until the next one. */
  verdict = $state.raw<LessonPage['verdict']>(null);
  sending = $state(false);
  /** How many answers were not right; a board drops what was chosen for them. */
  refused = $state(0);
  /** Whether "Show me" is at work, and what it does now. */
  showing = $state(false);
  /** Whether it has shown the step, which is now to be done by hand. */
  shown = $state(false);
  failed = $state(false);

  private done: LessonAnswer[] = [];
  /** Counts steps begun, so that an answer to an earlier one is dropped. */
  private turn = 0;

  constructor(
    private readonly game: string,
    private readonly finished: (step: string) => void,
    private readonly ask: Ask = api.lesson,
    private readonly wait: (ms: number) => Promise<void> = pause,
  ) {}

  get state(): StateMessage | null {
    return this.page?.state ?? null;
  }

  /** What is to be done is asked of the seat; what is shown or over is only looked at. */
  get question(): Question | null {
    if (this.showing || !this.page?.task || this.page.task.picks.length) return null;
    return this.page.state.decisions[0] ?? null;
  }

  /** Words come with every question of a lesson. */
  readonly choices: { answers: number; moves: readonly Choice[] } | null = null;

  askChoices(): void {}

  undo(): void {}

  async begin(step: string): Promise<void> {
    this.turn += 1;
    this.verdict = null;
    this.showing = this.shown = false;
    this.done = [];
    await this.fetch(step);
  }

  /** The same step from its beginning. */
  again(): Promise<void> {
    return this.begin(this.page?.step ?? '');
  }

  play(move: Move): void {
    void this.give({ move });
  }

  pick(id: string): void {
    void this.give({ pick: id });
  }

  /** Do the step slowly, then lay it out again for the person. */
  async show(): Promise<void> {
    const step = this.page?.step;
    if (!step || this.showing || this.sending) return;
    await this.begin(step);
    const turn = this.turn;
    this.showing = true;
    for (let task = this.page?.task; task; task = this.page?.task) {
      await this.wait(LOOK);
      if (turn !== this.turn) return;
      await this.fetch(step, task.show);
      if (turn !== this.turn || this.failed) return;
    }
    await this.wait(LOOK);
    if (turn !== this.turn) return;
    await this.begin(step);
    this.shown = true;
  }

  private async give(answer: LessonAnswer): Promise<void> {
    if (this.sending || this.showing || !this.page?.task) return;
    await this.fetch(this.page.step, answer);
    if (this.page && !this.page.task && this.verdict?.kind === 'right') {
      this.finished(this.page.step);
    }
  }

  private async fetch(step: string, answer?: LessonAnswer): Promise<void> {
    const turn = this.turn;
    this.sending = true;
    try {
      const page = await this.ask(this.game, step, this.done, answer);
      if (turn !== this.turn) return;
      this.failed = false;
      this.verdict = page.verdict;
      if (page.verdict && page.verdict.kind !== 'right') this.refused += 1;
      else {
        if (answer) this.done = [...this.done, answer];
        this.page = page;
      }
    } catch {
      if (turn === this.turn) this.failed = true;
    } finally {
      if (turn === this.turn) this.sending = false;
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
