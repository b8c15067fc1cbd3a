import { type Json, type Refusal, say } from '@tavern/engine';

/** What is wrong with a state, the first thing that was found: others may follow from it. */
export class Faults {
  first: Refusal | null = null;

  /** `problem`: why, as `inject.<problem>` says it. */
  note(field: string, problem: string, values: { readonly [name: string]: Json } = {}): void {
    const where = `gameEnv.${field}`;
    this.first ??= { ok: false, code: 'bad-state', field: where, why: say(`inject.${problem}`, { field: where, ...values }) };
  }

  refused(refusal: Refusal): void {
    this.first ??= refusal;
  }
}
