import type { Seat } from '@tavern/engine';
import type { SeatQuestion } from './own-eyes.ts';
import type { ShownTable } from './shown-table.ts';

/** Milliseconds to wait before answering. An instant answer would tell others that there was no choice. */
const SOME_TIME = [900, 1_800] as const;

interface Timing {
  after(ms: number, work: () => void): () => void;
  /** From 0 to below 1. */
  random(): number;
}

/** Gives the answer where there is only one, once each time. */
export class Formalities {
  private readonly source: ShownTable;
  private readonly timing: Timing;
  private readonly known = new Map<string, () => void>();

  constructor(source: ShownTable, timing: Timing) {
    this.source = source;
    this.timing = timing;
  }

  answer({ seat, question }: SeatQuestion): void {
    const key = `${seat}:${question.id}`;
    const [only] = question.options;
    if (this.known.has(key) || only === undefined) return;
    const give = (): void => {
      void this.source.answer(seat, question.id, only).then(({ ok }) => ok || this.known.delete(key));
    };
    this.known.set(key, this.timing.after(this.wait(seat), give));
  }

  /** Answers that were not given yet stay open. */
  cancel(): void {
    for (const cancel of this.known.values()) cancel();
    this.known.clear();
  }

  /** At once, if nobody elsewhere could draw conclusions from it. */
  private wait(seat: Seat): number {
    const { own } = this.source;
    const people = this.source.status(seat)?.seats.filter(({ by }) => by === 'person').length ?? own.length;
    const [least, most] = SOME_TIME;
    return people <= own.length ? 0 : least + this.timing.random() * (most - least);
  }
}
