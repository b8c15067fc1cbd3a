import { type Flat, sameOption } from '@tavern/engine';
import type { TableResult } from '@tavern/host';
import type { AnswerRow } from '../store/store.ts';

interface Known {
  readonly option: unknown;
  readonly result: Promise<TableResult>;
}

/** What clients have sent, by the ids they chose: a repeat, also of one that is still on its way, gets the first one's result. */
export class Answered {
  private readonly known = new Map<string, Known>();

  constructor(log: readonly AnswerRow[]) {
    this.learn(log);
  }

  /** What the log says is final. */
  learn(log: readonly AnswerRow[]): void {
    for (const { seat, clientId, option, frame } of log)
      if (clientId !== undefined) this.known.set(`${seat}:${clientId}`, { option, result: Promise.resolve({ ok: true, frame }) });
  }

  /** The first one's result; 'other' if this is not a repeat of it but another answer under the same id. */
  repeat(seat: number, id: string, option: Flat): Promise<TableResult> | 'other' | null {
    const known = this.known.get(`${seat}:${id}`);
    if (known === undefined) return null;
    return sameOption(known.option as Flat, option) ? known.result : 'other';
  }

  /** Kept while it is on its way, and for good if it is stored. What was refused may be sent again under its id. */
  keep(seat: number, id: string, option: Flat, result: Promise<TableResult>): void {
    const key = `${seat}:${id}`;
    const known = { option, result };
    this.known.set(key, known);
    const forget = (): void => {
      if (this.known.get(key) === known) this.known.delete(key);
    };
    result.then((given) => {
      if (!given.ok) forget();
    }, forget);
  }
}
