import { type Flat, sameOption } from '@tavern/engine';
import type { TableResult } from '@tavern/host';
import type { AnswerRow } from '../store/store.ts';

/** An answer that is on its way, or a pass that is kept back. */
interface Given {
  readonly option: Flat;
  readonly result: Promise<TableResult>;
}

/** What clients have sent, by the ids they chose: a repeat, also of one that is still on its way, gets the first one's result. */
export class Answered {
  /** By seat, by id. */
  private readonly known = new Map<number, Map<string, Given | AnswerRow>>();

  constructor(log: readonly AnswerRow[]) {
    for (const row of log) this.learn(row);
  }

  /** What is stored is final. */
  learn(row: AnswerRow): void {
    if (row.clientId !== undefined) this.of(row.seat).set(row.clientId, row);
  }

  /** The first one's result; 'other' if this is not a repeat of it but another answer under the same id. */
  repeat(seat: number, id: string, option: Flat): Promise<TableResult> | 'other' | null {
    const known = this.of(seat).get(id);
    if (known === undefined) return null;
    if (!sameOption(known.option, option)) return 'other';
    return 'result' in known ? known.result : Promise.resolve({ ok: true, frame: known.frame });
  }

  /** Until it is stored, or refused. */
  keep(seat: number, id: string, given: Given): void {
    this.of(seat).set(id, given);
  }

  /** What was refused may be sent again under its id. */
  refused(seat: number, id: string): void {
    const known = this.of(seat).get(id);
    if (known !== undefined && 'result' in known) this.of(seat).delete(id);
  }

  private of(seat: number): Map<string, Given | AnswerRow> {
    let own = this.known.get(seat);
    if (own === undefined) {
      own = new Map();
      this.known.set(seat, own);
    }
    return own;
  }
}
